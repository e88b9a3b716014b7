"""The result of an analysis as plain data, independent of language."""

from typing import Final

from msgspec import Struct

from ironmaster.analysis.reasons import Reason

INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
GRADES: Final = (INACCURACY, MISTAKE, BLUNDER)
SHARES: Final = (0.1, 0.2, 0.4)
"""The loss that each grade needs, as a share of the spread of the judge. In an even game of two, half-way through, one
spread is worth about half a win, so these are about 5, 10 and 20 percent of a win.
"""


def grade(loss: float, spread: float) -> str:
    """The grade of a loss; empty if it is small.

    >>> grade(7.0, 16.0), grade(0.5, 16.0)
    ('blunder', '')
    """
    named = [name for name, share in zip(GRADES, SHARES, strict=True) if loss >= share * spread]
    return named[-1] if named else ""


class Decision(Struct, frozen=True):
    """The evaluation of one decision."""

    place: int
    """The log length before it: `match.at(place)` is the state of the decision."""
    seat: int
    played: str
    best: str
    """The best move found; the played one if nothing better was found."""
    margin: float
    """The expected lead at the end, in points, after the best move."""
    loss: float
    """How much smaller that lead is after the played move; 0 if the difference is within two errors."""
    error: float
    """The standard error of the loss within the search."""
    grade: str = ""
    """One of GRADES, or empty."""
    made: list[str] = []
    """For graded moves: the moves until the action was complete."""
    better: list[str] = []
    """For graded moves: the action that begins with the best move."""
    reasons: list[Reason] = []
    """For graded moves: why the best move is better."""


class Standing(Struct, frozen=True):
    """Forecast and chances between two turns."""

    place: int
    """The length of the log."""
    forecast: list[float]
    """The expected points of each seat at the end."""
    chances: list[float]
    """The chance of each seat to win."""


class Summary(Struct, frozen=True):
    """The summary of one seat."""

    seat: int
    decisions: int
    lost: float
    """Points lost in total."""
    inaccuracies: int
    mistakes: int
    blunders: int
    worst: list[int]
    """The places of the decisions that lost most, the worst first."""
    points: dict[str, int]
    """Its points by part of the scoring."""

    @property
    def mean(self) -> float:
        """Points lost per decision."""
        return self.lost / self.decisions if self.decisions else 0.0


class Analysis(Struct, frozen=True):
    """The analysis of a whole game."""

    game: str
    board: str
    seats: int
    rules: dict[str, object]
    entries: int
    over: bool
    scores: list[int]
    places: list[int]
    """The place of each seat, 1 for the first; tied seats share a place."""
    spread: float
    """The standard error, in points, of a lead that the judge forecasts."""
    decisions: list[Decision]
    standings: list[Standing]
    summaries: list[Summary]
    ruleset: int = 1
    """The ruleset of the game. Analyses that were stored before there were several rulesets lack it."""
