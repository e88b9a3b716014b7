"""Lists in which the legal moves are collected."""

from typing import Any

Offer = list[Any]
"""A list of ints. It is typed Any so that compiled code passes the int objects of a game's tables on unchanged."""
