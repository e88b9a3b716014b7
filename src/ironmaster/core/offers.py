"""The type of lists that collect legal moves."""

from typing import Any

Offer = list[Any]
"""A list of ints. It is typed Any so that compiled code passes the int objects of a game's tables on unchanged."""
