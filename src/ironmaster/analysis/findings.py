"""What an analysis finds, as plain data: words of the game, numbers and names, in no language."""

from typing import Final

from msgspec import Struct

from ironmaster.analysis.reasons import Reason

INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
GRADES: Final = (INACCURACY, MISTAKE, BLUNDER)
SHARES: Final = (0.1, 0.2, 0.4)
"""How much of the judge's spread a move must lose to be called so. In an even game between two, half-way through, a
spread is about half a win: these are some 5, 10 and 20 games in a hundred.
"""


def grade(loss: float, spread: float) -> str:
    """What a loss is called; empty for one too small for a name.

    >>> grade(7.0, 16.0), grade(0.5, 16.0)
    ('blunder', '')
    """
    named = [name for name, share in zip(GRADES, SHARES, strict=True) if loss >= share * spread]
    return named[-1] if named else ""


class Decision(Struct, frozen=True):
    """One decision of a seat that had a choice."""

    place: int
    """How many entries the log had before it: `match.at(place)` is what the seat had to decide in."""
    seat: int
    played: str
    best: str
    """The best move that the search found; the one played if nothing better was found."""
    margin: float
    """By how many points the seat might expect to be ahead at the end after the best move."""
    loss: float
    """How much less it might expect after the move played; 0 if that is within two errors."""
    error: float
    """The standard error of the loss within the search."""
    grade: str = ""
    """One of GRADES, or empty."""
    made: list[str] = []
    """Of graded moves: what the seat did until its action was whole."""
    better: list[str] = []
    """Of graded moves: the whole action that begins with the best move."""
    reasons: list[Reason] = []
    """Of graded moves: what speaks for the better one."""


class Standing(Struct, frozen=True):
    """How the game stood between two turns."""

    place: int
    """The length of the log."""
    forecast: list[float]
    """The points that each seat might expect to have at the end."""
    chances: list[float]
    """The chance of each seat to win."""


class Summary(Struct, frozen=True):
    """One seat's game."""

    seat: int
    decisions: int
    lost: float
    """Points lost in all."""
    inaccuracies: int
    mistakes: int
    blunders: int
    worst: list[int]
    """The places of the decisions that lost most, the worst first."""
    points: dict[str, int]
    """What its points are for, by part of the scoring."""

    @property
    def mean(self) -> float:
        """Points lost in one decision."""
        return self.lost / self.decisions if self.decisions else 0.0


class Analysis(Struct, frozen=True):
    """A whole game, judged move by move."""

    game: str
    board: str
    seats: int
    rules: dict[str, object]
    entries: int
    over: bool
    scores: list[int]
    places: list[int]
    """The place of each seat, 1 for the first; those that tie share one."""
    spread: float
    """By how many points a forecast lead tends to be wrong: the judge's own doubt."""
    decisions: list[Decision]
    standings: list[Standing]
    summaries: list[Summary]
    ruleset: int = 1
    """By which the game was played; analyses that were stored when there was one ruleset do not say."""
