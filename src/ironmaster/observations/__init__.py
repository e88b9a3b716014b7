"""Observations of games as arrays of 16-bit numbers, their legal moves as masks, and many games side by side.

What an observation holds is declared in `core/features.py`. The laboratory and the bots that are neural networks write
observations with a packer: the compiled one (`packing.c`) if it was built, otherwise the one in Python (`plain.py`).
"""

from collections.abc import Sequence

from ironmaster.core.features import Feature
from ironmaster.observations.plain import Packs, PlainPacker, plain_mark

try:
    from ironmaster.observations import packing

    COMPILED = True
except ImportError:
    COMPILED = False

mark = packing.mark if COMPILED else plain_mark


def packer(features: Sequence[Feature], seats: int) -> Packs:
    """A packer of observations that are made of these parts."""
    parts = [feature.part() for feature in features]
    return packing.Packer(parts, seats) if COMPILED else PlainPacker(parts, seats)


def width_of(features: Sequence[Feature]) -> int:
    """How many numbers an observation has."""
    return sum(feature.length for feature in features)
