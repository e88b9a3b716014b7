"""Thousands of games advanced together, on as many cores as there are, into arrays that are made once.

>>> from ironmaster import lab
>>> with lab.batch("industria", seats=4, games=8, seed=5) as batch:
...     for _ in range(100):
...         ended = batch.step(batch.sample())
>>> batch.observations.shape, batch.masks.shape, batch.rewards.shape
((8, 143), (8, 354), (8, 4))
"""

import contextlib
import multiprocessing as mp
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, NamedTuple, Self, cast

import numpy as np
from numpy.typing import NDArray

from ironmaster.core.contract import Game
from ironmaster.core.errors import IllegalMove, ParseError, SetupError
from ironmaster.core.features import width_of
from ironmaster.core.registry import game as make_game
from ironmaster.core.rows import Rows
from ironmaster.lab.rewards import place_rewards

MOST = 1 << 20


class Ended(NamedTuple):
    """The games that a step has ended: their rows, and the points and the place of each seat."""

    rows: NDArray[np.int64]
    points: NDArray[np.int32]
    places: NDArray[np.int8]


class Shape(NamedTuple):
    """What the arrays of a batch are like."""

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

    def __init__(self, game: Game, arrays: dict[str, NDArray[Any]], first: int, number: int, observed: bool) -> None:
        self.arrays = arrays
        self.rows = slice(first, first + number)
        seen = (arrays["observations"], arrays["masks"]) if observed else (None, None)
        self.played = Rows(game, first, number, *seen)

    def reset(self, seed: int) -> None:
        """Begin all games."""
        self.arrays["actors"][self.rows] = self.played.reset(seed)
        self.arrays["rewards"][self.rows] = 0.0
        self.arrays["over"][self.rows] = False

    def step(self) -> None:
        """Make the moves that lie in the array."""
        arrays, rows = self.arrays, self.rows
        ended: list[int] = []
        scores: list[list[int]] = []
        places: list[list[int]] = []
        arrays["actors"][rows] = self.played.step(arrays["moves"][rows].tolist(), ended, scores, places)
        if np.any(arrays["over"][rows]):
            arrays["rewards"][rows] = 0.0
            arrays["over"][rows] = False
        if ended:
            where = np.array(ended) + rows.start
            arrays["over"][where] = True
            arrays["points"][where] = scores
            arrays["places"][where] = places
            arrays["rewards"][where] = [place_rewards(found) for found in places]

    def sample(self) -> None:
        """Put a legal move of each game into the array, all equally likely."""
        self.arrays["moves"][self.rows] = self.played.sample()

    def position(self, row: int) -> dict[str, object]:
        """The position of a game."""
        runner = self.played.runners[row - self.rows.start]
        return runner.game.position(runner.state)

    def do(self, kind: str, value: int) -> object:
        """What is asked, wherever it is asked."""
        if kind == "position":
            return self.position(value)
        if kind == "reset":
            self.reset(value)
        elif kind == "step":
            self.step()
        else:
            self.sample()
        return None


def _work(pipe: Connection, identity: dict[str, Any], shape: Shape, memory: str, first: int, number: int) -> None:
    """What a process does until it is told to stop, or nobody is left to tell it."""
    shared = SharedMemory(memory)
    try:
        part = Part(make_game(**identity), shape.within(shared.buf), first, number, shape.observed)
        with contextlib.suppress(EOFError, KeyboardInterrupt, BrokenPipeError):
            while (asked := pipe.recv()) is not None:
                pipe.send(part.do(*asked))
        part.played.let_go()
        del part
    finally:
        with contextlib.suppress(BufferError):
            shared.close()


class Batch:
    """So many games side by side. Row k is game k: what the seat to act knows, its moves, and the last rewards.

    A game that ends begins anew at once: its row of `over` is True after that step, `rewards` are those of the game
    that has ended, and observation and mask are those of the new one. The games are the same for a seed, whatever the
    number of processes.
    """

    def __init__(self, game: Game, games: int, seed: int = 0, processes: int = 1, observe: bool = True) -> None:
        if not 1 <= games <= MOST:
            raise SetupError("lab.games", games=str(games), most=MOST)
        if not 1 <= processes <= games:
            raise SetupError("lab.processes", processes=str(processes), games=games)
        self.game = game
        self.shape = Shape(games, game.seats, width_of(game.features()), len(game.actions), observe)
        self._memory: SharedMemory | None = None
        self._cuts = [games * k // processes for k in range(processes + 1)]
        self._pipes: list[Connection] = []
        self._workers: list[Any] = []
        self._part: Part | None = None
        if processes == 1:
            arrays = self.shape.within(bytearray(self.shape.size()))
            self._part = Part(game, arrays, 0, games, observe)
        else:
            self._memory = SharedMemory(create=True, size=self.shape.size())
            arrays = self.shape.within(self._memory.buf)
            self._start()
        self.observations: NDArray[np.int16] = arrays["observations"]
        self.masks: NDArray[np.int8] = arrays["masks"]
        self.rewards: NDArray[np.float32] = arrays["rewards"]
        self.actors: NDArray[np.int8] = arrays["actors"]
        self.over: NDArray[np.bool_] = arrays["over"]
        self._moves, self._points, self._places = arrays["moves"], arrays["points"], arrays["places"]
        self.reset(seed)

    def _start(self) -> None:
        assert self._memory is not None
        context = mp.get_context("spawn")
        identity = {
            "name": self.game.spec.name,
            "seats": self.game.seats,
            "board": self.game.board,
            "rules": self.game.rules,
        }
        for first, last in pairwise(self._cuts):
            here, there = context.Pipe()
            asked = (there, identity, self.shape, self._memory.name, first, last - first)
            worker = context.Process(target=_work, args=asked, daemon=True)
            worker.start()
            there.close()
            self._pipes.append(here)
            self._workers.append(worker)

    def _ask(self, kind: str, value: int = 0, only: int | None = None) -> object:
        """Ask all processes, or one of them; the last answer."""
        if self._part is not None:
            return self._part.do(kind, value)
        asked = self._pipes if only is None else [self._pipes[only]]
        try:
            for pipe in asked:
                pipe.send((kind, value))
            return [pipe.recv() for pipe in asked][-1]
        except (EOFError, OSError):
            self.close()
            raise SetupError("lab.worker") from None

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        self._ask("reset", seed)

    def step(self, moves: NDArray[Any]) -> Ended:
        """Make a move in each game. One that is illegal raises `IllegalMove`, and nothing is changed in any game.

        Without observations there is no mask to look at before: the games up to the illegal move have gone on, and
        where processes play, the batch is closed.
        """
        if self.shape.observed:
            self._check(moves)
        self._moves[:] = moves
        self._ask("step")
        rows = np.flatnonzero(self.over)
        return Ended(rows, self._points[rows], self._places[rows])

    def _check(self, moves: NDArray[Any]) -> None:
        """Without masks each game checks for itself, one after the other."""
        chosen = np.asarray(moves)
        if chosen.shape != (self.shape.games,) or not np.issubdtype(chosen.dtype, np.integer):
            raise SetupError("lab.moves", games=self.shape.games)
        outside = np.flatnonzero((chosen < 0) | (chosen >= self.shape.actions))
        if len(outside):
            raise ParseError("number", number=int(chosen[outside[0]]), last=self.shape.actions - 1)
        wrong = np.flatnonzero(self.masks[np.arange(self.shape.games), chosen] == 0)
        if len(wrong):
            self._refuse(int(wrong[0]), self.game.actions.text(int(chosen[wrong[0]])))

    def _refuse(self, row: int, text: str) -> None:
        """Say by which rules a move is illegal."""
        owner = int(np.searchsorted(self._cuts, row, side="right")) - 1
        position = cast("dict[str, object]", self._ask("position", row, only=owner))
        raise IllegalMove(text, self.game.why(self.game.load(position), text))

    def sample(self) -> NDArray[np.int32]:
        """A legal move of each game, all equally likely."""
        self._ask("sample")
        return self._moves.copy()

    def close(self) -> None:
        """End the processes. The arrays stay as they are."""
        for pipe in self._pipes:
            with contextlib.suppress(OSError):
                pipe.send(None)
            pipe.close()
        for worker in self._workers:
            worker.join(10)
        self._pipes, self._workers = [], []
        if self._memory is not None:
            memory, self._memory = self._memory, None
            for name, array in self.shape.within(memory.buf).items():
                kept = array.copy()
                setattr(self, name if hasattr(self, name) else f"_{name}", kept)
            del array
            with contextlib.suppress(BufferError):
                memory.close()
            memory.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
