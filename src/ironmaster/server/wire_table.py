"""Types of responses about a table: links, board, text panels, figures and scoring."""

from typing import Any

from msgspec import Struct

from ironmaster.server.store.rows import Status
from ironmaster.server.wire import LinkKind, Named, SeatCard


class LinkSheet(Struct, kw_only=True):
    """The table of a link, and what the link gives access to."""

    kind: LinkKind
    seat: str | None
    title: str
    game: str
    board: str
    status: Status
    seats: list[SeatCard]


class BoardSheet(Struct, kw_only=True):
    """A board with everything printed on it. A client must show a `confidence` other than `verified` to people."""

    game: str
    title: str
    board: str
    name: str
    confidence: str
    note: str
    seats: int
    secrets: bool
    """Whether seats have hidden information, such as a hand of cards."""
    translated: bool
    """Whether all texts of the game exist in the requested language; missing ones are in English."""
    menus: list[list[Named]]
    fixtures: dict[str, Any]


class CellText(Struct, kw_only=True):
    """A short text. `owner` is the seat whose colour it has; `emphasis` is `head`, `strong`, `dim` or empty.

    `element` is the thing on the table that the cell shows, as offers name it.
    """

    text: str
    owner: str
    emphasis: str
    element: Named | None


class PanelCard(Struct, kw_only=True):
    """A titled table of texts. If `beside` is true, it may be placed to the right of the previous one."""

    title: str
    rows: list[list[CellText]]
    beside: bool


class SeatFigure(Struct, kw_only=True):
    """A figure of each seat at one moment."""

    name: str
    label: str
    values: dict[str, int]


class PanelSheet(Struct, kw_only=True):
    """The table as text, as far as the reader may see it, and the figures of the seats."""

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
    """A figure over the game: for each seat, a value at every index of the sheet."""

    name: str
    label: str
    values: dict[str, list[int]]


class FigureSheet(Struct, kw_only=True):
    """Figures at every change of the seat to act, and at the end. Moves that were taken back are left out."""

    index: list[int]
    chapters: list[ChapterMark]
    figures: list[FigureLine]


class AwardLine(Struct, kw_only=True):
    """Points and their reason: the rule, the elements, and the index at which they were scored."""

    text: str
    points: int
    clause: str
    elements: list[Named]
    index: int


class ScoredPart(Struct, kw_only=True):
    """A part of the scoring. Every seat has the same parts, even if they are empty."""

    part: str
    title: str
    points: int
    lines: list[AwardLine]


class SeatScoring(Struct, kw_only=True):
    """The points of a seat. `total` is `start` (0 in most games) plus the points of all parts."""

    seat: str
    total: int
    start: int
    parts: list[ScoredPart]


class ScoringSheet(Struct, kw_only=True):
    """All points so far and their reasons."""

    index: int
    seats: list[SeatScoring]
