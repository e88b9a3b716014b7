"""Why one move is better than others: compares the ends of the turn, term by term of the judge's account."""

from typing import Any, Final, NamedTuple

from msgspec import Struct

from ironmaster.bots.judging import Judge
from ironmaster.bots.turn import TurnSearch
from ironmaster.core.contract import Game, State

MOST_REASONS: Final = 3
LEAST_SHARE: Final = 0.02
"""The least value of a reason, as a share of the judge's spread."""
WIDTH: Final = 16
BEAM: Final = 4
LONGEST: Final = 12


class Reason(Struct, frozen=True):
    """A reason for a move, and its share of the margin in points.

    It is either a term of the seat's own account that rises, or another seat whose forecast falls.
    """

    points: float
    term: str = ""
    """The term of the account; empty if the reason is another seat."""
    seat: int = -1
    """The hindered seat; -1 if the reason is a term."""


class End(NamedTuple):
    """The end of a turn that begins with a certain move and continues with the best moves of a beam search."""

    line: list[int]
    """All moves of the turn."""
    whole: int
    """How many of them complete the action of the first one."""
    account: list[float]
    """The seat's own account, term by term."""
    forecast: list[float]


def end_of(judge: Judge[Any], s: State, move: int) -> End:
    """The end of the turn of the seat to act, after this move."""
    game = judge.game
    seat = game.law.to_act(s)
    line, after = [move], s.copy()
    game.law.apply(after, move)
    if game.law.to_act(after) == seat:
        best = TurnSearch(judge, WIDTH, BEAM, LONGEST).lines(after, seat)[0]
        line, after = [move, *best.moves], best.state
    return End(line, _whole(game, s, line), judge.account(after, seat), judge.forecast(after))


def _whole(game: Game, s: State, line: list[int]) -> int:
    seat, state = game.law.to_act(s), s.copy()
    for made, move in enumerate(line, 1):
        game.law.apply(state, move)
        if game.law.to_act(state) != seat or not game.law.unfinished(state):
            return made
    return len(line)


def reasons(judge: Judge[Any], seat: int, end: End, others: list[End]) -> list[Reason]:
    """The reasons for one end of a turn compared with the mean of others, most important first."""
    if not others:
        return []
    gains = [mine - theirs for mine, theirs in zip(end.account, _mean([one.account for one in others]), strict=True)]
    found = [Reason(points, term=term) for term, points in zip(judge.terms, gains, strict=True)]
    usual = _mean([one.forecast for one in others])
    for other, weight in _weights(usual, seat).items():
        found.append(Reason(weight * (usual[other] - end.forecast[other]), seat=other))
    relevant = [one for one in found if one.points >= LEAST_SHARE * judge.spread]
    return sorted(relevant, key=lambda one: -one.points)[:MOST_REASONS]


def _mean(rows: list[list[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def _weights(forecast: list[float], seat: int) -> dict[int, float]:
    """The weight of each other seat in the margin: half of it is the lead over the best, half that over the mean."""
    others = [other for other in range(len(forecast)) if other != seat]
    best = max(others, key=lambda other: forecast[other])
    return {other: 0.5 / len(others) + (0.5 if other == best else 0.0) for other in others}
