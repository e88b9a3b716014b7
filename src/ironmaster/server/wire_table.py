"""What goes over the wire about a table beside the play itself: what is printed, and what a reader looks up."""

from typing import Any

from msgspec import Struct


class BoardSheet(Struct, kw_only=True):
    """A board with all that is fixed and printed; a confidence other than `verified` must be shown to people."""

    game: str
    title: str
    board: str
    name: str
    confidence: str
    note: str
    seats: int
    fixtures: dict[str, Any]
