"""Weighing one decision: what was played against the best that a search finds, from what the seat could know then."""

from math import hypot
from typing import Final, NamedTuple

from msgspec.structs import replace

from ironmaster.analysis.reasons import end_of, reasons
from ironmaster.analysis.results import Decision, grade
from ironmaster.bots.contract import Budget
from ironmaster.bots.prospects import Prospect, prospects
from ironmaster.bots.seeing import judge_for
from ironmaster.bots.settings import settings_of
from ironmaster.bots.tree import Tree
from ironmaster.core.contract import FastDice

CERTAIN: Final = 2.0
"""How many errors a loss must exceed to count."""
SURELY: Final = 1e9
"""A prior that sends every visit to its move."""


class Question(NamedTuple):
    """A decision to be weighed, in a form that processes can send."""

    place: int
    seat: int
    view: dict[str, object]
    played: str
    made: list[str]
    seed: int


def weigh(question: Question, budget: Budget) -> Decision:
    """The decision with what it lost. The same for the same seed where the budget counts iterations."""
    judge, dice = judge_for(question.view), FastDice(question.seed)
    game = judge.game
    state = game.views.sample(question.view, dice)
    played = game.actions.number(question.played)
    tree = Tree(judge, state, dice, settings_of(game))
    best, chosen = _compared(tree, played, budget)
    error = hypot(best.error, chosen.error)
    lost = best.margin - chosen.margin
    loss = lost if best.move != played and lost > CERTAIN * error else 0.0
    name = grade(loss, judge.spread)
    found = Decision(
        place=question.place,
        seat=question.seat,
        played=question.played,
        best=game.actions.text(best.move) if loss else question.played,
        margin=best.margin if loss else chosen.margin,
        loss=loss,
        error=error,
    )
    if not name:
        return found
    better, other = end_of(judge, state, best.move), end_of(judge, state, played)
    return replace(
        found,
        grade=name,
        made=question.made,
        better=game.actions.texts(better.line[: better.whole]),
        reasons=reasons(judge, question.seat, better, [other]),
    )


def _compared(tree: Tree, played: int, budget: Budget) -> tuple[Prospect, Prospect]:
    """The best move and the one played: half of the budget seeks, the other half gives what was played as many visits
    as the best had, so that neither is judged by a shorter look.
    """
    half = -(-budget.iterations // 2)
    tree.run(budget.seconds / 2, half)
    best = prospects(tree)[0]
    child = tree.root.children[played]
    lacking = best.visits - child.visits
    if lacking > 0:
        child.prior = SURELY
        tree.run(budget.seconds / 2, lacking)
    found = {one.move: one for one in prospects(tree)}
    return found[best.move], found[played]
