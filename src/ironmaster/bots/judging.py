"""What somebody who knows a game thinks of it: how a position will end, and which moves look good at a glance.

A judge reads a state that its owner sampled from a view, so whatever it says of another seat it says of cards that the
owner only guessed. All numbers are points of the game. A network may stand in for a judge: it is asked for the same.
"""

from typing import Generic

from mypy_extensions import mypyc_attr

from ironmaster.bots.margins import margin
from ironmaster.core.contract import Game, S


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[S]):
    """Knows the scores alone: it takes a position for what it has scored so far, and a move for what it scores."""

    def __init__(self, game: Game, terms: tuple[str, ...] = ("scored",), spread: float = 15.0) -> None:
        self.game: Game = game
        self.terms: tuple[str, ...] = terms
        """What an account is made of, by name; `bots/<game>/locale` says what each is called."""
        self.spread: float = spread
        """By how many points a lead at the end tends to differ from what was forecast: the scale of a margin."""

    def account(self, s: S, seat: int) -> list[float]:
        """The points that a seat may expect to have at the end, term by term."""
        return [float(self.game.law.scores(s)[seat])]

    def forecast(self, s: S) -> list[float]:
        """The points that each seat may expect to have at the end: the sums of the accounts."""
        return [sum(self.account(s, seat)) for seat in range(self.game.seats)]

    def leanings(self, s: S, moves: list[int]) -> list[float]:
        """How good each move of the seat to act looks at a glance, in points; only differences matter."""
        law = self.game.law
        seat = law.to_act(s)
        found: list[float] = []
        for move in moves:
            after = s.copy()
            law.apply(after, move)
            found.append(margin(self.forecast(after), seat))
        return found
