"""The entry point: imports all commands."""

from ironmaster.cli import (
    admin,
    analyse,
    arena,
    balance,
    bot,
    conform,
    games,
    open_table,
    play,
    replay,
    rules,
    selfplay,
    serve,
    simulate,
    train,
)
from ironmaster.cli.app import run

__all__ = (
    "admin",
    "analyse",
    "arena",
    "balance",
    "bot",
    "conform",
    "games",
    "open_table",
    "play",
    "replay",
    "rules",
    "run",
    "selfplay",
    "serve",
    "simulate",
    "train",
)
