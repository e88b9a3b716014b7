"""A progress bar."""

import sys
from time import monotonic
from types import TracebackType
from typing import Final

from rich.console import Console
from rich.progress import Progress, TaskID

PATIENCE: Final = 2.0
"""Seconds before a bar appears."""
PAUSE: Final = 0.25
"""Seconds between two updates of the bar."""


class Meter:
    """Shows progress on standard error, only on a terminal, and only if the work takes a while."""

    def __init__(self, label: str, total: int) -> None:
        self._label = label
        self._total = total
        self._due = monotonic() + PATIENCE if sys.stderr.isatty() else float("inf")
        self._bar: Progress | None = None
        self._task = TaskID(0)

    def __enter__(self) -> "Meter":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._bar is not None:
            self._bar.stop()

    def reach(self, done: int) -> None:
        """Report how much of the total is done."""
        now = monotonic()
        if now < self._due:
            return
        self._due = now + PAUSE
        if self._bar is None:
            self._bar = Progress(console=Console(stderr=True), auto_refresh=False, transient=True)
            self._task = self._bar.add_task(self._label, total=self._total)
            self._bar.start()
        self._bar.update(self._task, completed=done, refresh=True)
