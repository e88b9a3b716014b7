"""Tells whether the engine runs compiled or as plain Python."""

from pathlib import Path

from ironmaster.core import contract


def compiled() -> bool:
    """Whether the performance-critical modules run as compiled extensions."""
    return Path(contract.__file__).suffix != ".py"
