"""Types of requests and responses for hints and analyses."""

from typing import Literal

from msgspec import Struct

from ironmaster.server.wire import Index, Seat

Grade = Literal["inaccuracy", "mistake", "blunder"]


class HintForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """A request for hints, with the index that the player saw."""

    seat: Seat
    at: Index


class HintCard(Struct, kw_only=True):
    """A recommended move: `moves` also holds the following moves that complete its action. `why` gives the reasons."""

    moves: list[str]
    text: str
    margin: float
    """The expected lead of the seat at the end, in points."""
    error: float
    """The standard error of the margin within the search."""
    share: float
    """The share of the search spent on this move, 0 to 1."""
    why: str


class HintSheet(Struct, kw_only=True):
    """The best moves for the seat to act, the best first."""

    at: int
    seat: str
    hints: list[HintCard]


class MomentCard(Struct, kw_only=True):
    """A decision that lost many points. `index` is the state in which it was made."""

    index: int
    turn: int
    chapter: str
    seat: str
    grade: Grade
    played: str
    better: str
    loss: float
    error: float
    why: str


class SeatAnalysis(Struct, kw_only=True):
    """The game of one seat: its chances at every index of the analysis, and what its decisions lost."""

    seat: str
    chances: list[float]
    """Chance of winning, 0 to 1."""
    forecast: list[float]
    """Expected points at the end."""
    decisions: int
    lost: float
    inaccuracies: int
    mistakes: int
    blunders: int


class AnalysisSheet(Struct, kw_only=True):
    """The analysis of a finished game, or its progress: `done` of `of` decisions are evaluated."""

    status: Literal["none", "working", "done", "failed"]
    done: int = 0
    of: int = 0
    index: list[int] = []
    """The indexes at which the seat to act changed, and the end."""
    seats: list[SeatAnalysis] = []
    moments: list[MomentCard] = []
