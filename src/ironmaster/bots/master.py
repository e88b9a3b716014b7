"""The bot `master`: searches a tree of decisions over sampled states within its time."""

import atexit
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from functools import cache

from ironmaster.bots.chance import seed_from
from ironmaster.bots.contract import Budget
from ironmaster.bots.lookup import Changes, judge_for
from ironmaster.bots.prospects import Prospect, merged, prospects
from ironmaster.bots.settings import settings_of
from ironmaster.bots.tree import Tree
from ironmaster.core.child_process import follow_parent
from ironmaster.core.contract import Dice, FastDice

View = dict[str, object]


class Master:
    """Searches until its time is over."""

    name = "master"

    def __init__(self, budget: Budget | None = None, changes: Changes = ()) -> None:
        self.budget = budget or Budget()
        self.changes = changes
        self._next: tuple[View, Tree] | None = None
        """The view that it expects if its turn goes on, and the tree for it."""
        self.thought: list[Prospect] = []
        """The results of its last search for each move; empty if there was only one move."""

    def choose(self, view: View, moves: list[str], dice: Dice) -> str:
        actions = judge_for(view, self.changes).game.actions
        known = self._next[1] if self._next and self._next[0] == view else None
        if len(moves) == 1:
            self.thought = []
            self._go_on(known, actions.number(moves[0]))
            return moves[0]
        if self.budget.processes > 1:
            self.thought = search(view, dice, self.budget, self.changes, decide=True)
            return actions.text(self.thought[0].move)
        tree = known or new_tree(view, seed_from(dice), self.changes)
        left = max(1, self.budget.iterations - tree.root.visits) if self.budget.iterations else 0
        tree.run(self.budget.seconds, left, decide=True)
        self.thought = prospects(tree)
        move = self.thought[0].move
        self._go_on(tree, move)
        return actions.text(move)

    def _go_on(self, tree: Tree | None, move: int) -> None:
        """Keep the part of the tree for the rest of the turn."""
        further = tree.after(move) if tree else None
        self._next = (further.game.views.view(further.state, further.seat), further) if further else None


def search(view: View, dice: Dice, budget: Budget, changes: Changes = (), *, decide: bool = False) -> list[Prospect]:
    """Search, and return what is known of each move of the seat to act, the best first.

    Several processes grow a tree each. With `decide`, the search stops as soon as the best move is certain.
    """
    seeds = [seed_from(dice) for _ in range(budget.processes)]
    share = -(-budget.iterations // budget.processes)
    if budget.processes == 1:
        return grow(view, seeds[0], budget.seconds, share, changes, decide)
    waiting = [_pool().submit(grow, view, seed, budget.seconds, share, changes, decide) for seed in seeds]
    return merged([one.result() for one in waiting])


def grow(view: View, seed: int, seconds: float, iterations: int, changes: Changes, decide: bool) -> list[Prospect]:
    """Grow one tree."""
    tree = new_tree(view, seed, changes)
    tree.run(seconds, iterations, decide)
    return prospects(tree)


def new_tree(view: View, seed: int, changes: Changes) -> Tree:
    """A new tree."""
    judge, dice = judge_for(view, changes), FastDice(seed)
    return Tree(judge, judge.game.views.sample(view, dice), dice, settings_of(judge.game, changes))


@cache
def _pool() -> ProcessPoolExecutor:
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(multiprocessing.cpu_count(), context, follow_parent)
    atexit.register(pool.shutdown, wait=False, cancel_futures=True)
    return pool
