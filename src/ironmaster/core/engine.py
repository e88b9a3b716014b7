"""Which engine runs: extension modules, or the Python files that they are made from."""

from pathlib import Path

from ironmaster.core import contract


def compiled() -> bool:
    """Whether the hot path runs as compiled extension modules."""
    return Path(contract.__file__).suffix != ".py"
