"""Seats as letters A, B, C..., independent of names, colours and language."""

from typing import Final

LETTERS: Final = "ABCDEFGH"


def letter(seat: int) -> str:
    """The letter of a seat.

    >>> letter(0), letter(3)
    ('A', 'D')
    """
    return LETTERS[seat]


def seat_of(text: str, seats: int) -> int:
    """The seat with a letter, -1 if there is none.

    >>> seat_of("B", 3), seat_of("D", 3)
    (1, -1)
    """
    return LETTERS.find(text) if len(text) == 1 and text in LETTERS[:seats] else -1
