"""Judges: they forecast the scores of a position, and evaluate moves quickly.

A judge reads a state that a bot has sampled from a view, so the hidden cards of other seats are only guesses. All
numbers are points of the game. A network can replace a judge: it has the same methods.
"""

from typing import Generic

from mypy_extensions import mypyc_attr

from ironmaster.bots.margins import margin
from ironmaster.core.contract import Game, S


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[S]):
    """A judge for any game: it values a position by the present scores, and a move by the scores after it."""

    def __init__(self, game: Game, terms: tuple[str, ...] = ("scored",), spread: float = 15.0) -> None:
        self.game: Game = game
        self.terms: tuple[str, ...] = terms
        """The names of the terms of an account. `bots/<game>/locale` has the words for them."""
        self.spread: float = spread
        """The typical error of a forecast lead in points: the scale of margins."""

    def account(self, s: S, seat: int) -> list[float]:
        """The expected final points of a seat, term by term."""
        return [float(self.game.law.scores(s)[seat])]

    def forecast(self, s: S) -> list[float]:
        """The expected final points of each seat: the sums of the accounts."""
        return [sum(self.account(s, seat)) for seat in range(self.game.seats)]

    def leanings(self, s: S, moves: list[int]) -> list[float]:
        """A quick value for each move of the seat to act, in points. Only differences matter."""
        law = self.game.law
        seat = law.to_act(s)
        found: list[float] = []
        for move in moves:
            after = s.copy()
            law.apply(after, move)
            found.append(margin(self.forecast(after), seat))
        return found
