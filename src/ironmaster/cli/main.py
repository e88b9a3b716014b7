"""The entry point: gathers the commands."""

from ironmaster.cli import (
    admin,
    analyse,
    arena,
    bench,
    bot,
    conform,
    games,
    opening,
    play,
    replay,
    rules,
    selfplay,
    serve,
    simulate,
)
from ironmaster.cli.app import run

__all__ = (
    "admin",
    "analyse",
    "arena",
    "bench",
    "bot",
    "conform",
    "games",
    "opening",
    "play",
    "replay",
    "rules",
    "run",
    "selfplay",
    "serve",
    "simulate",
)
