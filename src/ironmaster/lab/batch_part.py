"""Some rows of a batch, and the process that plays them.

`python -m ironmaster.lab.batch_part` is told what to do on its standard input, and answers each line with one. What is
asked at every step goes another way where there is one: numbers in the shared memory, and a bell for each side. A pipe
tells the system that its writer is about to sleep, which then puts the reader on the same core.
"""

import contextlib
import json
import os
import select
import sys
import time
from multiprocessing import resource_tracker
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ironmaster.core.contract import Game
from ironmaster.core.features import store
from ironmaster.core.registry import game as make_game
from ironmaster.core.rows import Rows
from ironmaster.lab.rewards import place_rewards

OFTEN: Final = ("step", "sample", "illegal")
"""What is asked by the bell."""
ASKED, NUMBER, ANSWER = range(3)
"""What lies in the shared memory for it."""
AWAKE: Final = 0.0002
"""Seconds for which whoever waits for a bell stays awake, where each process has a core: waking takes long."""


class Shape(NamedTuple):
    """What the arrays of a batch are like."""

    games: int
    seats: int
    width: int
    actions: int
    observed: bool
    processes: int

    def arrays(self) -> dict[str, tuple[tuple[int, ...], Any]]:
        """Shape and type of each."""
        seen = self.games if self.observed else 0
        return {
            "observations": ((seen, self.width), np.int16),
            "masks": ((seen, self.actions), np.int8),
            "rewards": ((self.games, self.seats), np.float32),
            "actors": ((self.games,), np.int8),
            "moves": ((self.games,), np.int32),
            "drawn": ((self.games,), np.int32),
            "over": ((self.games,), np.bool_),
            "points": ((self.games, self.seats), np.int32),
            "places": ((self.games, self.seats), np.int8),
            "words": ((self.processes, 8), np.int64),
        }

    def size(self) -> int:
        """Bytes of all of them."""
        return sum(_bytes(shape, kind) for shape, kind in self.arrays().values())

    def within(self, buffer: Any) -> dict[str, NDArray[Any]]:
        """The arrays, one after the other in a buffer."""
        found, at = {}, 0
        for name, (shape, kind) in self.arrays().items():
            found[name] = np.ndarray(shape, kind, buffer, at)
            at += _bytes(shape, kind)
        return found


def _bytes(shape: tuple[int, ...], kind: Any) -> int:
    plain = int(np.prod(shape)) * int(np.dtype(kind).itemsize)
    return (plain + 63) // 64 * 64


def awake(processes: int) -> float:
    """How long to stay awake for a bell where so many processes work together."""
    return AWAKE if processes <= (os.cpu_count() or 1) else 0.0


def rung(hearing: "select.poll", seconds: float) -> list[int]:
    """Who rings, or has something to say; so long it is listened for without going to sleep."""
    found, end = hearing.poll(0), time.perf_counter() + seconds
    while not found and time.perf_counter() < end:
        found = hearing.poll(0)
    return [number for number, _ in found or hearing.poll()]


class Part:
    """Some rows of a batch, played in one process."""

    def __init__(self, game: Game, arrays: dict[str, NDArray[Any]], first: int, number: int, observed: bool) -> None:
        self.arrays = arrays
        self.first = first
        self.rows = slice(first, first + number)
        observations, masks = (arrays["observations"], arrays["masks"]) if observed else (None, None)
        self.played = Rows(game, first, number, observations, masks, arrays["drawn"])
        self.moves = arrays["moves"][self.rows]
        self.ended: list[int] = []

    def reset(self, seed: int) -> None:
        """Begin all games."""
        store(self.arrays["actors"], self.first, self.played.reset(seed))
        self.arrays["rewards"][self.rows] = 0.0
        self.arrays["over"][self.rows] = False
        self.ended = []

    def illegal(self, _: int) -> int:
        """The first row whose move is illegal, -1 if there is none."""
        found = self.played.illegal(self.moves.tolist())
        return -1 if found < 0 else self.first + found

    def step(self, draw: int) -> None:
        """Make the moves that lie in the array, all of them legal, and draw the next ones if asked to."""
        arrays = self.arrays
        for row in self.ended:
            arrays["over"][row] = False
            arrays["rewards"][row] = 0.0
        ended: list[int] = []
        scores: list[list[int]] = []
        places: list[list[int]] = []
        actors = self.played.step(self.moves.tolist(), bool(draw), ended, scores, places)
        store(arrays["actors"], self.first, actors)
        self.ended = [self.first + k for k in ended]
        for row, points, order in zip(self.ended, scores, places, strict=True):
            arrays["over"][row] = True
            arrays["points"][row] = points
            arrays["places"][row] = order
            arrays["rewards"][row] = place_rewards(order)

    def sample(self, _: int) -> None:
        """Draw a legal move of each game, all equally likely."""
        self.played.sample()

    def position(self, row: int) -> dict[str, object]:
        """The position of a game."""
        return self.played.game.views.position(self.played.states[row - self.first])

    def do(self, what: str, number: int) -> Any:
        """What is asked, wherever it is asked."""
        asked = {
            "step": self.step,
            "sample": self.sample,
            "illegal": self.illegal,
            "reset": self.reset,
            "position": self.position,
        }
        return asked[what](number)


def serve() -> None:
    """Play a part until nobody asks any more: first which one it is, then what to do."""
    asked, answers = sys.stdin.buffer, sys.stdout.buffer
    told = json.loads(asked.readline())
    memory = SharedMemory(told["memory"])
    # It belongs to the process that made it, which takes it away; this one must not.
    resource_tracker.unregister(memory._name, "shared_memory")  # type: ignore[attr-defined]
    shape = Shape(*told["shape"])
    arrays = shape.within(memory.buf)
    part = Part(make_game(**told["game"]), arrays, told["first"], told["number"], shape.observed)
    answers.write(b"null\n")
    answers.flush()
    words, (bell, ready) = arrays["words"][told["place"]], told["bells"] or (-1, -1)
    hearing, patience = select.poll() if bell >= 0 else None, awake(shape.processes)
    if hearing is not None:
        hearing.register(bell, select.POLLIN)
        hearing.register(asked, select.POLLIN)
    while True:
        if hearing is not None and bell in rung(hearing, patience):
            os.eventfd_read(bell)
            words[ANSWER] = part.do(OFTEN[words[ASKED]], int(words[NUMBER])) or 0
            os.eventfd_write(ready, 1)
            continue
        line = asked.readline()
        if not line:
            break
        what, number = line.split()
        answers.write(json.dumps(part.do(what.decode(), int(number))).encode() + b"\n")
        answers.flush()
    part.played.let_go()
    del part, words, arrays
    with contextlib.suppress(BufferError):
        memory.close()


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        serve()
