"""The screen: a terminal, or a pipe without colours, clearing and prompts."""

import os
import sys
from contextlib import AbstractContextManager, nullcontext
from typing import Final

from rich.console import Console
from rich.status import Status
from rich.text import Text

PIPE_WIDTH: Final = 100
CLEAR: Final = "\x1b[H\x1b[2J"
FORGET: Final = "\x1b[3J"
STYLES: Final = {"head": "dim", "strong": "bold", "dim": "dim"}
SEATS: Final = ("bold cyan", "bold yellow", "bold magenta", "bold green", "bold blue", "bold red", "bold", "bold")


class Terminal(Console):
    """A console that ignores a closed pipe, as with `| head`."""

    def on_broken_pipe(self) -> None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(0)


def console(*, plain: bool = False) -> Console:
    """A console on standard output."""
    return Terminal(
        no_color=plain or None,
        highlight=False,
        markup=False,
        emoji=False,
        soft_wrap=False,
        width=None if sys.stdout.isatty() or "COLUMNS" in os.environ else PIPE_WIDTH,
    )


class Screen:
    """Shows a game and reads the input."""

    def __init__(self, *, plain: bool = False, interactive: bool | None = None) -> None:
        self.console = console(plain=plain)
        self.plain = plain
        both = sys.stdin.isatty() and sys.stdout.isatty()
        self.interactive = both if interactive is None else interactive
        """Whether input and output are a terminal; only then is the screen cleared."""
        if self.interactive and sys.stdin.isatty():
            import readline  # noqa: F401 - importing it gives input() a line editor

    def say(self, text: str, style: str = "") -> None:
        """Print a text without markup, wrapped at words."""
        self.console.print(Text(text, style=style))

    def ask(self, prompt: str) -> str | None:
        """Read a line, None at the end of the input. In a pipe the line is echoed."""
        if self.interactive:
            try:
                return input(prompt).strip()
            except EOFError:
                self.console.print()
                return None
        line = sys.stdin.readline()
        if not line:
            return None
        self.console.print(Text(f"{prompt}{line.strip()}"))
        return line.strip()

    def waiting(self, text: str) -> AbstractContextManager[object]:
        """Show a spinner on standard error, only on a terminal."""
        if not self.interactive or self.plain:
            return nullcontext()
        return Status(text, console=Console(stderr=True))

    def clear(self) -> None:
        """Clear the screen."""
        if self.interactive and not self.plain:
            self._send(CLEAR)

    def hide(self) -> None:
        """Clear the screen and its scrollback, so that the next player cannot see the cards."""
        if self.interactive:
            self._send(CLEAR + FORGET)

    def room(self, used: int) -> int | None:
        """How many lines are left on the screen; None for a pipe."""
        return max(4, self.console.height - used) if self.interactive else None

    def _send(self, codes: str) -> None:
        self.console.file.write(codes)
        self.console.file.flush()
