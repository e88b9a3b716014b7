"""Hints: the best moves of a search, and the reasons. They use the view of a seat, never the full state."""

from typing import Final

from msgspec import Struct

from ironmaster.analysis.reasons import End, Reason, end_of, reasons
from ironmaster.bots.contract import Budget
from ironmaster.bots.lookup import judge_for
from ironmaster.bots.master import search
from ironmaster.bots.prospects import Prospect
from ironmaster.core.contract import Dice, Game

KINDS: Final = 4
"""How many other kinds of moves a move is compared with."""


class Hint(Struct, frozen=True):
    """A recommended move as plain data; `hint_text` makes sentences of it."""

    move: str
    line: list[str]
    """The move and the following ones that complete its action."""
    margin: float
    """The expected lead at the end, in points; negative if behind."""
    error: float
    """The standard error of the margin within the search. It does not include the error of the judge."""
    share: float
    """The share of the search spent on this move, 0 to 1. The best move gets the most."""
    reasons: list[Reason]


def hints(view: dict[str, object], moves: list[str], dice: Dice, budget: Budget, most: int = 3) -> list[Hint]:
    """The best moves for the seat to act, best first, from one search with the given budget."""
    judge = judge_for(view)
    game = judge.game
    state = game.views.sample(view, dice)
    found = [one for one in search(view, dice, budget) if game.actions.text(one.move) in moves]
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
    """The moves to compare a move with: the best of each other kind or, if there is only one kind, the best others."""
    best: dict[str, int] = {}
    for one in found:
        best.setdefault(_kind(game, one.move), one.move)
    best.pop(_kind(game, move))
    return list(best.values())[:KINDS] or [one.move for one in found if one.move != move][:KINDS]


def _kind(game: Game, move: int) -> str:
    return game.facts.elements(move)[0].id
