"""Lists of moves that are being collected."""

from typing import Any

Offer = list[Any]
"""The moves are ints. With this type mypyc passes on the objects that a game's tables hold, without unboxing them."""
