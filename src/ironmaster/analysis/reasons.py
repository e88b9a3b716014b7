"""Why one move is better than another: where each leads by the end of the turn, term by term of the judge's account."""

from typing import Any, Final, NamedTuple

from msgspec import Struct

from ironmaster.bots.judging import Judge
from ironmaster.bots.turn import TurnSearch
from ironmaster.core.contract import Game, State

MOST: Final = 3
"""Reasons that are given for one move."""
WORTH_SAYING: Final = 0.02
"""The least that a reason must bring, as a share of the judge's spread."""
WIDTH: Final = 16
BEAM: Final = 4
LONGEST: Final = 12


class Reason(Struct, frozen=True):
    """What speaks for a move, and how many points of the margin it is worth.

    Either a term of the seat's own account that rises, or another seat whose forecast falls.
    """

    points: float
    term: str = ""
    """The term of the judge's account; empty where the reason is another seat."""
    seat: int = -1
    """The other seat that is hindered, -1 where the reason is a term."""


class End(NamedTuple):
    """Where a seat's turn leads if it begins with a certain move and goes on sensibly."""

    line: list[int]
    """All moves of the turn."""
    whole: int
    """How many of them make the action whole that the first one begins."""
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
    """What speaks for one end of a turn against the mean of others, the most important first."""
    if not others:
        return []
    gains = [mine - theirs for mine, theirs in zip(end.account, _mean([one.account for one in others]), strict=True)]
    found = [Reason(points, term=term) for term, points in zip(judge.terms, gains, strict=True)]
    usual = _mean([one.forecast for one in others])
    for other, weight in _weights(usual, seat).items():
        found.append(Reason(weight * (usual[other] - end.forecast[other]), seat=other))
    telling = [one for one in found if one.points >= WORTH_SAYING * judge.spread]
    return sorted(telling, key=lambda one: -one.points)[:MOST]


def _mean(rows: list[list[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def _weights(forecast: list[float], seat: int) -> dict[int, float]:
    """How much of a fall of each other seat is gained: the margin is half before the best, half before the mean."""
    others = [other for other in range(len(forecast)) if other != seat]
    best = max(others, key=lambda other: forecast[other])
    return {other: 0.5 / len(others) + (0.5 if other == best else 0.0) for other in others}
