"""Tells whether the engine runs compiled or as plain Python."""

from pathlib import Path

from ironmaster.core import contract


def compiled() -> bool:
    """Whether the hot path runs as compiled extension modules."""
    return Path(contract.__file__).suffix != ".py"
