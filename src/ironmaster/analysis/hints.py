"""Hints: the moves that a search likes best, and why. Made from what the seat to act may know, never from a state."""

from typing import Final

from msgspec import Struct

from ironmaster.analysis.reasons import End, Reason, end_of, reasons
from ironmaster.bots.contract import Budget
from ironmaster.bots.master import ponder
from ironmaster.bots.prospects import Prospect
from ironmaster.bots.seeing import judge_for
from ironmaster.core.contract import Dice, Game

KINDS: Final = 4
"""With how many other kinds of move one is compared."""


class Hint(Struct, frozen=True):
    """A move that may be good, in the words of the game, numbers and names of terms; `told` puts it in words."""

    move: str
    line: list[str]
    """The move and those that should follow it until the action that it begins is whole."""
    margin: float
    """By how many points the seat may expect to be ahead at the end; negative: behind."""
    error: float
    """The standard error of the margin within the search; how far the judge itself is wrong is not in it."""
    share: float
    """How much of the search went into this move, from 0 to 1: what the search thinks best gets most of it."""
    reasons: list[Reason]


def hints(view: dict[str, object], moves: list[str], dice: Dice, budget: Budget, most: int = 3) -> list[Hint]:
    """The best moves for the seat to act, the best first, each from a search of the given budget over all of them."""
    judge = judge_for(view)
    game = judge.game
    state = game.views.sample(view, dice)
    found = [one for one in ponder(view, dice, budget) if game.actions.text(one.move) in moves]
    seat, visits = game.law.to_act(state), sum(one.visits for one in found)
    ends: dict[int, End] = {}

    def end(move: int) -> End:
        if move not in ends:
            ends[move] = end_of(judge, state, move)
        return ends[move]

    return [
        Hint(
            move=game.actions.text(one.move),
            line=game.actions.texts(end(one.move).line[: end(one.move).whole]),
            margin=one.margin,
            error=one.error,
            share=one.visits / visits,
            reasons=reasons(judge, seat, end(one.move), [end(other) for other in rivals(game, found, one.move)]),
        )
        for one in found[:most]
    ]


def rivals(game: Game, found: list[Prospect], move: int) -> list[int]:
    """What a move is compared with: the best of each other kind or, where all are of one kind, the best others."""
    best: dict[str, int] = {}
    for one in found:
        best.setdefault(_kind(game, one.move), one.move)
    best.pop(_kind(game, move))
    return list(best.values())[:KINDS] or [one.move for one in found if one.move != move][:KINDS]


def _kind(game: Game, move: int) -> str:
    return game.facts.elements(move)[0].id
