"""The evaluation of one decision: compares the played move with the best one of a search, given the seat's view."""

from math import hypot
from typing import Final, NamedTuple

from msgspec.structs import replace

from ironmaster.analysis.reasons import end_of, reasons
from ironmaster.analysis.results import Decision, grade
from ironmaster.bots.contract import Budget
from ironmaster.bots.lookup import judge_for
from ironmaster.bots.prospects import Prospect, prospects
from ironmaster.bots.settings import settings_of
from ironmaster.bots.tree import Tree
from ironmaster.core.contract import FastDice

SIGNIFICANT: Final = 2.0
"""A loss counts only if it exceeds this many standard errors."""
FORCING_PRIOR: Final = 1e9
"""A prior so high that the search visits only this move."""


class Question(NamedTuple):
    """A decision to evaluate, in a form that can be sent to a worker process."""

    place: int
    seat: int
    view: dict[str, object]
    played: str
    made: list[str]
    seed: int


def evaluate(question: Question, budget: Budget) -> Decision:
    """Evaluate a decision. With a budget of iterations, the same seed gives the same result."""
    judge, dice = judge_for(question.view), FastDice(question.seed)
    game = judge.game
    state = game.views.sample(question.view, dice)
    played = game.actions.number(question.played)
    tree = Tree(judge, state, dice, settings_of(game))
    best, chosen = _compare(tree, played, budget)
    error = hypot(best.error, chosen.error)
    lost = best.margin - chosen.margin
    loss = lost if best.move != played and lost > SIGNIFICANT * error else 0.0
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


def _compare(tree: Tree, played: int, budget: Budget) -> tuple[Prospect, Prospect]:
    """The best move and the played one. Half of the budget is for the search; the other half gives the played move as
    many visits as the best one, so that both are judged equally well.
    """
    half = -(-budget.iterations // 2)
    tree.run(budget.seconds / 2, half)
    best = prospects(tree)[0]
    child = tree.root.children[played]
    lacking = best.visits - child.visits
    if lacking > 0:
        child.prior = FORCING_PRIOR
        tree.run(budget.seconds / 2, lacking)
    found = {one.move: one for one in prospects(tree)}
    return found[best.move], found[played]
