"""The entry point: gathers the commands."""

from ironmaster.cli import (
    bench,
    simulate,
)
from ironmaster.cli.app import run

__all__ = (
    "bench",
    "run",
    "simulate",
)
