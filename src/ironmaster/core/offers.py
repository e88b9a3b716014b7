"""Lists in which the legal moves are collected."""

from typing import Any, Final

Offer = list[Any]
"""A list of ints. It is typed Any so that compiled code passes the int objects of a game's tables on unchanged."""

MANY: Final = 64
"""The capacity for an offer: few turns have more moves."""


def plain_room_for(number: int) -> Offer:  # noqa: ARG001
    """An empty offer, without reserved capacity: plain Python cannot reserve any."""
    return []


try:
    from ironmaster.core import packing

    room_for = packing.room_for
except ImportError:
    room_for = plain_room_for
