"""What goes over the wire about a table beside the play itself: what is printed, and what a reader looks up."""

from typing import Any

from msgspec import Struct

from ironmaster.server.store.rows import Status
from ironmaster.server.wire import LinkKind, Named, SeatCard


class LinkSheet(Struct, kw_only=True):
    """Where a link leads and what it gives: a seat to play or to look over, or none."""

    kind: LinkKind
    seat: str | None
    title: str
    game: str
    board: str
    status: Status
    seats: list[SeatCard]


class BoardSheet(Struct, kw_only=True):
    """A board with all that is fixed and printed; a confidence other than `verified` must be shown to people."""

    game: str
    title: str
    board: str
    name: str
    confidence: str
    note: str
    seats: int
    secrets: bool
    """Whether a seat may hold what the others must not see."""
    translated: bool
    """Whether the game says everything in the language that was asked for; what it does not is in English."""
    menus: list[list[Named]]
    fixtures: dict[str, Any]


class CellText(Struct, kw_only=True):
    """A short text; `owner` is the seat whose colour it bears, `emphasis` is `head`, `strong`, `dim` or nothing.

    `element` is the thing on the table that the cell shows, as offers name it.
    """

    text: str
    owner: str
    emphasis: str
    element: Named | None


class PanelCard(Struct, kw_only=True):
    """A titled table; `beside`: it may stand to the right of the one before where there is room."""

    title: str
    rows: list[list[CellText]]
    beside: bool


class SeatFigure(Struct, kw_only=True):
    """A figure of each seat at one moment."""

    name: str
    label: str
    values: dict[str, int]


class PanelSheet(Struct, kw_only=True):
    """All that a reader may see of a table, in words, and the figures of the seats."""

    index: int
    seat: str | None
    chapter: str
    panels: list[PanelCard]
    figures: list[SeatFigure]


class ChapterMark(Struct, kw_only=True):
    """A part of the game, such as a round, and the index at which it begins."""

    index: int
    name: str


class FigureLine(Struct, kw_only=True):
    """A figure over the game: for each seat a value at every index of the sheet."""

    name: str
    label: str
    values: dict[str, list[int]]


class FigureSheet(Struct, kw_only=True):
    """How the seats stood whenever another one was to act, and at the end. Moves that were taken back are left out."""

    index: list[int]
    chapters: list[ChapterMark]
    figures: list[FigureLine]


class AwardLine(Struct, kw_only=True):
    """Points and what they are for: the rule, the things on the table, and the index at which they came."""

    text: str
    points: int
    clause: str
    elements: list[Named]
    index: int


class ScoredPart(Struct, kw_only=True):
    """A part of the scoring; every seat has the same parts, also where nothing stands in them."""

    part: str
    title: str
    points: int
    lines: list[AwardLine]


class SeatScoring(Struct, kw_only=True):
    """The points of a seat: those it began with, which is none in most games, and those of all parts are the total."""

    seat: str
    total: int
    start: int
    parts: list[ScoredPart]


class ScoringSheet(Struct, kw_only=True):
    """Every point so far and what it was for."""

    index: int
    seats: list[SeatScoring]
