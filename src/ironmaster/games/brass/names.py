"""The names of the things of Brass, with the grammar that sentences need."""

from collections.abc import Sequence
from typing import Final

from ironmaster.core.messages import AVAILABLE
from ironmaster.core.naming import Called, Value
from ironmaster.core.refusal import name, named
from ironmaster.games.brass.board import Board

GAME: Final = "brass"
Places = dict[str, Called]
"""The printed names of the places by id."""


def places_of(board: Board) -> Places:
    """The name of each place. One that is printed alike for all languages is a plain text in the board file."""
    return {
        place.id: Called({"en": place.name} if isinstance(place.name, str) else place.name) for place in board.place
    }


def line_of(places: Places, line: str) -> Called:
    """A line by the places that it joins."""
    start, end = line.split("-")
    return named(GAME, "line", start=places[start], end=places[end])


def card_of(places: Places, card: str) -> Value:
    """The name of a card: that of its place, or that of its industry."""
    return places.get(card, f"@{card}")


def money_of(pounds: int) -> Called:
    """A sum of money."""
    return named(GAME, "debt" if pounds < 0 else "sum", pounds=abs(pounds))


def face_of(industry: str, level: int) -> Called:
    """An industry with its level."""
    return named(GAME, "tile", industry=f"@{industry}", level=level)


def listed(things: Sequence[Value]) -> Called:
    """Several names, each once, separated by commas."""
    texts = {lang: ", ".join(dict.fromkeys(str(name(GAME, lang, one)) for one in things)) for lang in AVAILABLE}
    return Called(texts)
