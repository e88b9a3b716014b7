"""The results of a search for each move at the root, in a form that processes can send and add up."""

from math import sqrt
from typing import NamedTuple

from ironmaster.bots.tree import Tree


class Prospect(NamedTuple):
    """A move: its number of visits, and the sums of the margins and of their squares, in points."""

    move: int
    visits: int
    total: float
    squares: float

    @property
    def margin(self) -> float:
        """The expected margin at the end, in points."""
        return self.total / self.visits

    @property
    def error(self) -> float:
        """The standard error of the margin."""
        if self.visits < 2:
            return sqrt(self.squares)
        variance = max(self.squares / self.visits - self.margin**2, 0.0)
        return sqrt(variance / (self.visits - 1))


def prospects(tree: Tree) -> list[Prospect]:
    """Every visited move, the most visited first."""
    spread = tree.judge.spread
    found = [
        Prospect(move, child.visits, child.total * spread, child.squares * spread * spread)
        for move, child in tree.root.children.items()
        if child.visits
    ]
    return _ordered(found)


def merged(parts: list[list[Prospect]]) -> list[Prospect]:
    """The combined results of several searches."""
    sums: dict[int, Prospect] = {}
    for one in (prospect for part in parts for prospect in part):
        was = sums.get(one.move, Prospect(one.move, 0, 0.0, 0.0))
        sums[one.move] = Prospect(one.move, was.visits + one.visits, was.total + one.total, was.squares + one.squares)
    return _ordered(list(sums.values()))


def _ordered(found: list[Prospect]) -> list[Prospect]:
    return sorted(found, key=lambda one: (-one.visits, -one.margin, one.move))
