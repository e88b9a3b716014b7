"""A part of the rows of a batch, and the process that plays it.

`python -m ironmaster.lab.batch_part` reads requests from its standard input, one per line, and answers each with a
line of JSON. Observations, moves and results lie in shared memory.
"""

import contextlib
import json
import sys
from multiprocessing import resource_tracker
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ironmaster.core.contract import Game
from ironmaster.core.registry import game_of
from ironmaster.lab.rewards import place_rewards
from ironmaster.observations import mark, packer
from ironmaster.observations.rows import Rows


class Shape(NamedTuple):
    """The sizes of the arrays of a batch."""

    games: int
    seats: int
    width: int
    actions: int
    observed: bool

    def arrays(self) -> dict[str, tuple[tuple[int, ...], Any]]:
        """Shape and type of each."""
        seen = self.games if self.observed else 0
        return {
            "observations": ((seen, self.width), np.int16),
            "masks": ((seen, self.actions), np.int8),
            "rewards": ((self.games, self.seats), np.float32),
            "actors": ((self.games,), np.int8),
            "moves": ((self.games,), np.int32),
            "numbers": ((self.games,), np.float64),
            "drawn": ((self.games,), np.int32),
            "over": ((self.games,), np.bool_),
            "points": ((self.games, self.seats), np.int32),
            "places": ((self.games, self.seats), np.int8),
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


class Part:
    """Some rows of a batch, played in one process."""

    def __init__(self, game: Game, arrays: dict[str, NDArray[Any]], first: int, number: int) -> None:
        self.arrays = arrays
        self.first = first
        self.slice = slice(first, first + number)
        self.rows = Rows(game, first, number)
        self.packer = packer(game.observation.features(), game.seats) if len(arrays["observations"]) else None

    def reset(self, seed: int) -> None:
        """Start all games."""
        self.rows.reset(seed)
        self._show()

    def illegal(self, _: int) -> int:
        """The first row whose move is illegal, -1 if there is none."""
        found = self.rows.illegal(self.arrays["moves"][self.slice].tolist())
        return -1 if found < 0 else self.first + found

    def step(self, _: int) -> None:
        """Make the moves in the array. All of them must be legal."""
        self.rows.step(self.arrays["moves"][self.slice].tolist())
        self._show()

    def draw(self, _: int) -> None:
        """Choose a legal move of each game by its random number."""
        self.arrays["drawn"][self.slice] = self.rows.draw(self.arrays["numbers"][self.slice].tolist())

    def position(self, row: int) -> dict[str, object]:
        """The position of a game."""
        return self.rows.game.views.position(self.rows.states[row - self.first])

    def _show(self) -> None:
        arrays, rows = self.arrays, self.rows
        actors = rows.actors
        arrays["actors"][self.slice] = actors
        if self.packer is not None:
            self.packer.pack(rows.states, actors, actors, arrays["observations"], self.first)
            mark(rows.moves, arrays["masks"], arrays["masks"].shape[1], self.first)
        arrays["over"][self.slice] = False
        arrays["rewards"][self.slice] = 0.0
        for k, points, places in zip(rows.ended, rows.scores, rows.places, strict=True):
            row = self.first + k
            arrays["over"][row] = True
            arrays["points"][row] = points
            arrays["places"][row] = places
            arrays["rewards"][row] = place_rewards(places)

    def do(self, what: str, number: int) -> Any:
        """Answer a request."""
        requests = {
            "step": self.step,
            "draw": self.draw,
            "illegal": self.illegal,
            "reset": self.reset,
            "position": self.position,
        }
        return requests[what](number)


def serve() -> None:
    """Play a part until the input ends. The first line describes it; every further line is a request."""
    requests, answers = sys.stdin.buffer, sys.stdout.buffer
    task = json.loads(requests.readline())
    memory = SharedMemory(task["memory"])
    # The process that created the memory removes it; this one must not.
    resource_tracker.unregister(memory._name, "shared_memory")  # type: ignore[attr-defined]
    arrays = Shape(*task["shape"]).within(memory.buf)
    part = Part(game_of(task["game"]), arrays, task["first"], task["number"])
    answers.write(b"null\n")
    answers.flush()
    for line in requests:
        what, number = line.split()
        answers.write(json.dumps(part.do(what.decode(), int(number))).encode() + b"\n")
        answers.flush()
    del part, arrays
    with contextlib.suppress(BufferError):
        memory.close()


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        serve()
