"""The entry point: gathers the commands."""

from ironmaster.cli import admin, bench, games, opening, play, replay, rules, serve, simulate
from ironmaster.cli.app import run

__all__ = ("admin", "bench", "games", "opening", "play", "replay", "rules", "run", "serve", "simulate")
