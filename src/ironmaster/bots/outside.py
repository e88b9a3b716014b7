"""A bot that is an external program in any language: one line of JSON as request, one as response.

`{"view": …, "moves": […], "seed": …, "seconds": …}` → `{"move": "…"}`. Its input ends when it is no longer needed.
"""

import shlex
import subprocess
import threading
import weakref
from collections.abc import Callable
from contextlib import suppress
from typing import IO, Final

import msgspec

from ironmaster.bots.chance import seed_from
from ironmaster.bots.contract import Budget
from ironmaster.core.contract import Dice
from ironmaster.core.errors import IronmasterError, SetupError

PREFIX: Final = "run:"
MARGIN: Final = 10.0
"""Seconds that a program has to start and to answer, in addition to its thinking time."""
GRACE: Final = 1.0
LONGEST: Final = 65_536
"""Bytes of an answer."""


class BotError(IronmasterError):
    """An external bot did not answer correctly; its program has been ended."""

    kind = "bot"


class _Answer(msgspec.Struct):
    move: str


class OutsideBot:
    """Plays with an external program, which is started at the first decision."""

    def __init__(self, command: str, budget: Budget | None = None) -> None:
        self.name = f"{PREFIX}{command}"
        self.command = command
        self.seconds = (budget or Budget()).seconds
        self._words = _split(command)
        self._program: _Program | None = None

    def choose(self, view: dict[str, object], moves: list[str], dice: Dice) -> str:
        asked = {"view": view, "moves": moves, "seed": seed_from(dice), "seconds": self.seconds}
        if self._program is None:
            self._program = _Program(self.command, self._words)
        try:
            return self._read(self._program.ask(msgspec.json.encode(asked), self.seconds + MARGIN), moves)
        except BotError:
            self._program.end()
            self._program = None
            raise

    def _read(self, line: bytes, moves: list[str]) -> str:
        try:
            move = msgspec.json.decode(line, type=_Answer).move
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise BotError("bots.garbage", command=self.command, said=line[:80].decode("utf-8", "replace")) from None
        if move not in moves:
            raise BotError("bots.move", command=self.command, move=move[:200])
        return move


def _split(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words:
        raise SetupError("bots.command", command=command)
    return words


class _Program:
    """A running program."""

    def __init__(self, command: str, words: list[str]) -> None:
        self.command = command
        try:
            process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603
        except OSError as error:
            raise BotError("bots.start", command=command, problem=error.strerror or "") from None
        self._process = process
        self.end = weakref.finalize(self, _end, process)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and return the program's answer."""
        answers: list[bytes] = []
        asking = threading.Thread(target=_ask, args=(self._process, line, answers), daemon=True)
        asking.start()
        asking.join(seconds)
        if asking.is_alive():
            raise BotError("bots.late", command=self.command, seconds=round(seconds))
        if not answers or not answers[0]:
            raise BotError("bots.ended", command=self.command)
        if not answers[0].endswith(b"\n") and len(answers[0]) > LONGEST:
            raise BotError("bots.long", command=self.command, most=LONGEST)
        return answers[0]


def _ask(process: subprocess.Popen[bytes], line: bytes, answers: list[bytes]) -> None:
    """Runs in a thread, because a program that neither reads nor writes would block the caller."""
    stdin, stdout = _pipes(process)
    with suppress(OSError, ValueError):  # it has ended, or is being ended
        stdin.write(line + b"\n")
        stdin.flush()
        answers.append(stdout.readline(LONGEST + 1))


def _pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes]]:
    assert process.stdin is not None and process.stdout is not None
    return process.stdin, process.stdout


_ENDING: Final[tuple[Callable[[subprocess.Popen[bytes]], object], ...]] = (
    subprocess.Popen.poll,
    subprocess.Popen.terminate,
    subprocess.Popen.kill,
)


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a program: close its input, then terminate it, then kill it. Closing pipes can block: use threads."""
    closing = threading.Thread(target=_pipes(process)[0].close, daemon=True)
    closing.start()
    closing.join(GRACE)
    for end in _ENDING:
        end(process)
        with suppress(subprocess.TimeoutExpired):
            process.wait(GRACE)
            break
    closed = threading.Thread(target=_pipes(process)[1].close, daemon=True)
    closed.start()
    closed.join(GRACE)
