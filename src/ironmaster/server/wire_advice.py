"""What goes over the wire when the server thinks for people: hints, and the analysis of a game."""

from typing import Literal

from msgspec import Struct

from ironmaster.server.wire import Index, Seat

Grade = Literal["inaccuracy", "mistake", "blunder"]


class HintForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """For which seat a hint is wanted, at the index that the player saw."""

    seat: Seat
    at: Index


class HintCard(Struct, kw_only=True):
    """A move that may be good: it and those that should follow until the action is whole, and what speaks for it."""

    moves: list[str]
    text: str
    margin: float
    """By how many points the seat may expect to be ahead of the others at the end."""
    error: float
    """The standard error of the margin within the search."""
    share: float
    """How much of the search went into this move, 0 to 1."""
    why: str


class HintSheet(Struct, kw_only=True):
    """The best moves for the seat to act, the best first."""

    at: int
    seat: str
    hints: list[HintCard]


class MomentCard(Struct, kw_only=True):
    """A decision that lost much: at `index` the table stands as it was to be decided in."""

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
    """One seat's game: how it stood at every index of the sheet, and what its decisions lost."""

    seat: str
    chances: list[float]
    """Of winning, 0 to 1."""
    forecast: list[float]
    """Points to be expected at the end."""
    decisions: int
    lost: float
    inaccuracies: int
    mistakes: int
    blunders: int


class AnalysisSheet(Struct, kw_only=True):
    """The analysis of a game that has ended, or how far it has come: `done` of so many decisions are weighed."""

    status: Literal["none", "working", "done", "failed"]
    done: int = 0
    of: int = 0
    index: list[int] = []
    """Where another seat was to act, and the end."""
    seats: list[SeatAnalysis] = []
    moments: list[MomentCard] = []
