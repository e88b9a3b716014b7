"""The entry point: gathers the commands."""

from ironmaster.cli import games as _games
from ironmaster.cli import play as _play
from ironmaster.cli import replay as _replay
from ironmaster.cli import rules as _rules
from ironmaster.cli.app import run

__all__ = ("run",)
del _games
del _play
del _replay
del _rules
