"""The entry point: gathers the commands."""

from ironmaster.cli.app import run

__all__ = ("run",)
