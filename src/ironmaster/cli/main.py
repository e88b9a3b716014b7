"""The entry point: gathers the commands."""

from ironmaster.cli import (
    games,
    play,
    replay,
    rules,
)
from ironmaster.cli.app import run

__all__ = (
    "games",
    "play",
    "replay",
    "rules",
    "run",
)
