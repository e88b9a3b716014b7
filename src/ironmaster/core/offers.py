"""Moves that are offered, while they are being found."""

from typing import Any, Final

Offer = list[Any]
"""They are numbers; called so, they pass from a game's tables to an offer as the objects that they are."""

MANY: Final = 64
"""As many as most turns offer at most."""


def plain_room_for(number: int) -> Offer:  # noqa: ARG001
    """An empty offer. Only a compiled one can have room beforehand."""
    return []


try:
    from ironmaster.core import packing

    room_for = packing.room_for
except ImportError:
    room_for = plain_room_for
