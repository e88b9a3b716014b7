"""Thousands of games that advance together on several cores, with results in arrays that are allocated once.

>>> from ironmaster import lab
>>> with lab.batch("industria", seats=4, games=8, seed=5) as batch:
...     for _ in range(100):
...         ended = batch.step(batch.sample())
>>> batch.observations.shape, batch.masks.shape, batch.rewards.shape
((8, 143), (8, 354), (8, 4))
"""

import contextlib
import json
import os
import subprocess
import sys
from itertools import pairwise
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from ironmaster.core.contract import Game
from ironmaster.core.errors import IllegalMove, ParseError, SetupError
from ironmaster.lab.batch_part import Part, Shape
from ironmaster.observations import width_of

MOST = 1 << 20
PATIENCE = 10.0


class Ended(NamedTuple):
    """The games that a step has ended: their rows, and the points and the place of each seat."""

    rows: NDArray[np.int64]
    points: NDArray[np.int32]
    places: NDArray[np.int8]


class WorkerProcess:
    """A process that plays some of the rows. It does not import the program that started it."""

    def __init__(self, game: Game, shape: Shape, memory: SharedMemory, rows: tuple[int, int]) -> None:
        path = os.pathsep.join(entry or str(Path.cwd()) for entry in sys.path)
        command = [sys.executable, "-m", "ironmaster.lab.batch_part"]
        env = {**os.environ, "PYTHONPATH": path}
        self.process = subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603 - ours
        task = {"game": game.setup.identity(), "shape": shape, "memory": memory.name}
        self._say(json.dumps({**task, "first": rows[0], "number": rows[1] - rows[0]}))

    def _say(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line.encode() + b"\n")
        self.process.stdin.flush()

    def ask(self, what: str, number: int) -> None:
        """Send a request, without waiting for the answer."""
        self._say(f"{what} {number}")

    def answer(self) -> Any:
        """The answer to the last request."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise EOFError
        return json.loads(line)

    def end(self) -> None:
        """End the process."""
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            with contextlib.suppress(OSError):
                pipe.close()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Batch:
    """Games side by side. Row k is game k: what the seat to act knows, its legal moves, and the last rewards.

    A game that ends starts again at once: its row of `over` is True after that step, `rewards` are those of the game
    that has ended, and observation and mask are those of the new game. The games are the same for the same seed, for
    any number of processes. This process is one of them.
    """

    def __init__(self, game: Game, games: int, seed: int = 0, processes: int = 1, observe: bool = True) -> None:
        if not 1 <= games <= MOST:
            raise SetupError("lab.games", games=str(games), most=MOST)
        if not 1 <= processes <= games:
            raise SetupError("lab.processes", processes=str(processes), games=games)
        self.game = game
        self.shape = Shape(games, game.seats, width_of(game.observation.features()), len(game.actions), observe)
        self._rows = np.arange(games)
        self._cuts = [games * k // processes for k in range(processes + 1)]
        self._memory = SharedMemory(create=True, size=self.shape.size()) if processes > 1 else None
        buffer = bytearray(self.shape.size()) if self._memory is None else self._memory.buf
        self._show(self.shape.within(buffer))
        self._part: Part | None = Part(game, self.shape.within(buffer), 0, self._cuts[1])
        del buffer
        self._workers: list[WorkerProcess] = []
        self._start()
        self.reset(seed)

    def _show(self, arrays: dict[str, NDArray[Any]]) -> None:
        self.observations: NDArray[np.int16] = arrays["observations"]
        self.masks: NDArray[np.int8] = arrays["masks"]
        self.masks.flags.writeable = False  # moves that they allow are made without another check
        self.rewards: NDArray[np.float32] = arrays["rewards"]
        self.actors: NDArray[np.int8] = arrays["actors"]
        self.over: NDArray[np.bool_] = arrays["over"]
        self._moves, self._numbers, self._drawn = arrays["moves"], arrays["numbers"], arrays["drawn"]
        self._points, self._places = arrays["points"], arrays["places"]

    def _start(self) -> None:
        if self._memory is not None:
            for rows in list(pairwise(self._cuts))[1:]:
                self._workers.append(WorkerProcess(self.game, self.shape, self._memory, rows))
            self._gather()

    def _gather(self) -> list[Any]:
        """The answers of all workers."""
        try:
            return [worker.answer() for worker in self._workers]
        except (EOFError, OSError, ValueError):
            self.close()
            raise SetupError("lab.worker") from None

    def _ask(self, what: str, number: int = 0) -> list[Any]:
        """Send a request to all processes, including this one, and return all answers."""
        if self._part is None:
            raise SetupError("lab.worker")
        try:
            with contextlib.suppress(OSError):  # a process that has ended does not answer either
                for worker in self._workers:
                    worker.ask(what, number)
            own = self._part.do(what, number)
            return [own, *self._gather()]
        except BaseException:
            self.close()  # the games are no longer at the same step
            raise

    def reset(self, seed: int) -> None:
        """Start all games again."""
        self._ask("reset", seed)
        self._random = np.random.default_rng(seed)

    def step(self, moves: NDArray[Any]) -> Ended:
        """Make a move in each game. One that is illegal raises `IllegalMove`, and nothing is changed in any game."""
        if self._part is None:
            raise SetupError("lab.worker")
        self._take(moves)
        row = self._illegal()
        if row >= 0:
            self._refuse(row)
        self._ask("step")
        rows = np.flatnonzero(self.over)
        return Ended(rows, self._points[rows], self._places[rows])

    def _take(self, moves: NDArray[Any]) -> None:
        """Copy the moves to shared memory. Raises an error if they are not numbers of moves."""
        chosen = np.asarray(moves)
        if chosen.shape != (self.shape.games,) or chosen.dtype.kind not in "iu":
            raise SetupError("lab.moves", games=self.shape.games)
        outside = np.flatnonzero((chosen < 0) | (chosen >= self.shape.actions))
        if len(outside):
            raise ParseError("number", number=int(chosen[outside[0]]), last=self.shape.actions - 1)
        self._moves[:] = chosen

    def _illegal(self) -> int:
        """The first row with an illegal move, or -1."""
        if self.shape.observed:
            found = np.flatnonzero(self.masks[self._rows, self._moves] == 0).tolist()
        else:
            found = [row for row in self._ask("illegal") if row >= 0]
        return min(found, default=-1)

    def _refuse(self, row: int) -> None:
        """Raise an error that names the rules that forbid a move."""
        owner = int(np.searchsorted(self._cuts, row, side="right")) - 1
        text = self.game.actions.text(int(self._moves[row]))
        raise IllegalMove(text, self.game.law.why(self.game.views.load(self._position(owner, row)), text))

    def _position(self, owner: int, row: int) -> dict[str, object]:
        if owner == 0 and self._part is not None:
            return self._part.position(row)
        worker = self._workers[owner - 1]
        worker.ask("position", row)
        found: dict[str, object] = worker.answer()
        return found

    def sample(self) -> NDArray[np.int32]:
        """A random legal move of each game."""
        self._random.random(out=self._numbers)
        self._ask("draw")
        return self._drawn.copy()

    def close(self) -> None:
        """End the processes. The arrays stay as they are."""
        for worker in self._workers:
            worker.end()
        self._workers = []
        self._part = None
        if self._memory is not None:
            memory, self._memory = self._memory, None
            self._show({name: array.copy() for name, array in self.shape.within(memory.buf).items()})
            with contextlib.suppress(BufferError):
                memory.close()
            memory.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
