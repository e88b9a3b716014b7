"""Thousands of games advanced together, on as many cores as there are, into arrays that are made once.

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
import select
import subprocess
import sys
from itertools import pairwise
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self, cast

import numpy as np
from numpy.typing import NDArray

from ironmaster.core.contract import Game
from ironmaster.core.errors import IllegalMove, ParseError, SetupError
from ironmaster.core.features import lacking, width_of
from ironmaster.lab.batch_part import ANSWER, ASKED, NUMBER, OFTEN, Part, Shape, awake, rung

MOST = 1 << 20
PATIENCE = 10.0


class Ended(NamedTuple):
    """The games that a step has ended: their rows, and the points and the place of each seat."""

    rows: NDArray[np.int64]
    points: NDArray[np.int32]
    places: NDArray[np.int8]


class Helper:
    """A process that plays some of the rows. It knows nothing of the program that began it, nor runs its main part."""

    def __init__(self, game: Game, shape: Shape, memory: SharedMemory, place: int, rows: tuple[int, int]) -> None:
        path = os.pathsep.join(entry or str(Path.cwd()) for entry in sys.path)
        command = [sys.executable, "-m", "ironmaster.lab.batch_part"]
        self.words = shape.within(memory.buf)["words"][place]
        self.bells = [os.eventfd(0), os.eventfd(0)] if hasattr(os, "eventfd") else []
        self.rung, self.awake = False, awake(shape.processes)
        self.hearing = select.poll() if self.bells else None  # not select.select, which knows the first 1024 files only
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "pass_fds": self.bells}
        self.process = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": path}, **pipes)  # noqa: S603 - ours
        table = {"name": game.spec.name, "seats": game.seats, "board": game.board, "rules": game.rules}
        told = {"game": table, "shape": shape, "memory": memory.name, "place": place, "bells": self.bells}
        if self.hearing is not None:
            self.hearing.register(self.bells[1], select.POLLIN)
            self.hearing.register(cast("Any", self.process.stdout), select.POLLIN)
        self._say(json.dumps({**told, "first": rows[0], "number": rows[1] - rows[0]}))

    def _say(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line.encode() + b"\n")
        self.process.stdin.flush()

    def ask(self, what: str, number: int) -> None:
        """Ask for something to be done, without waiting for it."""
        self.rung = bool(self.bells) and what in OFTEN
        if self.rung:
            self.words[ASKED], self.words[NUMBER] = OFTEN.index(what), number
            os.eventfd_write(self.bells[0], 1)
        else:
            self._say(f"{what} {number}")

    def answer(self) -> Any:
        """What came of what was asked."""
        assert self.process.stdout is not None
        if self.rung and self.hearing is not None and self.bells[1] in rung(self.hearing, self.awake):
            os.eventfd_read(self.bells[1])
            return int(self.words[ANSWER])
        line = self.process.stdout.readline()
        if not line:
            raise EOFError
        return json.loads(line)

    def end(self) -> None:
        """Let it end."""
        for pipe in (self.process.stdin, self.process.stdout):
            with contextlib.suppress(OSError):
                cast("Any", pipe).close()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        for bell in self.bells:
            os.close(bell)
        self.bells = []


class Batch:
    """So many games side by side. Row k is game k: what the seat to act knows, its moves, and the last rewards.

    A game that ends begins anew at once: its row of `over` is True after that step, `rewards` are those of the game
    that has ended, and observation and mask are those of the new one. The games are the same for a seed, whatever the
    number of processes, of which this one is the first.
    """

    def __init__(self, game: Game, games: int, seed: int = 0, processes: int = 1, observe: bool = True) -> None:
        if not 1 <= games <= MOST:
            raise SetupError("lab.games", games=str(games), most=MOST)
        if not 1 <= processes <= games:
            raise SetupError("lab.processes", processes=str(processes), games=games)
        self.game = game
        self.shape = Shape(
            games, game.seats, width_of(game.observation.features()), len(game.actions), observe, processes
        )
        self._cuts = [games * k // processes for k in range(processes + 1)]
        self._memory = SharedMemory(create=True, size=self.shape.size()) if processes > 1 else None
        buffer = bytearray(self.shape.size()) if self._memory is None else self._memory.buf
        self._show(self.shape.within(buffer))
        self._part: Part | None = Part(game, self.shape.within(buffer), 0, self._cuts[1], observe)
        del buffer
        self._helpers: list[Helper] = []
        self._drawn = self._drawing = False
        self._start()
        self.reset(seed)

    def _show(self, arrays: dict[str, NDArray[Any]]) -> None:
        self.observations: NDArray[np.int16] = arrays["observations"]
        self.masks: NDArray[np.int8] = arrays["masks"]
        self.masks.flags.writeable = False  # what they allow is made without asking again
        self.rewards: NDArray[np.float32] = arrays["rewards"]
        self.actors: NDArray[np.int8] = arrays["actors"]
        self.over: NDArray[np.bool_] = arrays["over"]
        self._moves, self._draws = arrays["moves"], arrays["drawn"]
        self._points, self._places = arrays["points"], arrays["places"]

    def _start(self) -> None:
        if self._memory is not None:
            for place, rows in list(enumerate(pairwise(self._cuts)))[1:]:
                self._helpers.append(Helper(self.game, self.shape, self._memory, place, rows))
            self._gather()

    def _gather(self) -> list[Any]:
        """The answers of all helpers."""
        try:
            return [helper.answer() for helper in self._helpers]
        except (EOFError, OSError, ValueError):
            self.close()
            raise SetupError("lab.worker") from None

    def _ask(self, what: str, number: int = 0) -> list[Any]:
        """Have it done in all processes, here too."""
        if self._part is None:
            raise SetupError("lab.worker")
        try:
            with contextlib.suppress(OSError):  # who does not hear does not answer either
                for helper in self._helpers:
                    helper.ask(what, number)
            own = self._part.do(what, number)
            return [own, *self._gather()]
        except BaseException:
            self.close()  # broken off in the middle, the games are no longer at the same step
            raise

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        self._ask("reset", seed)
        self._drawn = False

    def step(self, moves: NDArray[Any]) -> Ended:
        """Make a move in each game. One that is illegal raises `IllegalMove`, and nothing is changed in any game."""
        if self._part is None:
            raise SetupError("lab.worker")
        self._take(moves)
        row = lacking(self.masks, self._moves, self.shape.actions) if self.shape.observed else self._illegal()
        if row >= 0:
            self._refuse(row)
        # whoever had moves drawn for this step will want them for the next one: they are drawn on the way
        self._ask("step", int(self._drawing))
        self._drawn, self._drawing = self._drawing, False
        rows = np.flatnonzero(self.over)
        return Ended(rows, self._points[rows], self._places[rows])

    def _take(self, moves: NDArray[Any]) -> None:
        """Put the moves where they are looked for, if they are numbers of moves."""
        chosen = np.asarray(moves)
        if chosen.shape != (self.shape.games,) or chosen.dtype.kind not in "iu":
            raise SetupError("lab.moves", games=self.shape.games)
        if chosen.dtype != np.int32:
            outside = np.flatnonzero((chosen < 0) | (chosen >= self.shape.actions))
            if len(outside):
                raise ParseError("number", number=int(chosen[outside[0]]), last=self.shape.actions - 1)
        self._moves[:] = chosen

    def _illegal(self) -> int:
        """The first illegal move where there are no masks to look at."""
        found = [row for row in self._ask("illegal") if row >= 0]
        return min(found, default=-1)

    def _refuse(self, row: int) -> None:
        """Say by which rules a move is illegal."""
        move = int(self._moves[row])
        if not 0 <= move < self.shape.actions:
            raise ParseError("number", number=move, last=self.shape.actions - 1)
        owner = int(np.searchsorted(self._cuts, row, side="right")) - 1
        text = self.game.actions.text(move)
        raise IllegalMove(text, self.game.law.why(self.game.views.load(self._position(owner, row)), text))

    def _position(self, owner: int, row: int) -> dict[str, object]:
        if owner == 0 and self._part is not None:
            return self._part.position(row)
        helper = self._helpers[owner - 1]
        helper.ask("position", row)
        return cast("dict[str, object]", helper.answer())

    def sample(self) -> NDArray[np.int32]:
        """A legal move of each game, all equally likely."""
        if not self._drawn:
            self._ask("sample")
        self._drawn, self._drawing = False, True
        return self._draws.copy()

    def close(self) -> None:
        """End the processes. The arrays stay as they are."""
        for helper in self._helpers:
            helper.end()
        self._helpers = []  # which lets go of the shared memory, too
        if self._part is not None:
            self._part.played.let_go()
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
