"""Chooses the tiles of a hand to build in an epoch, within slots and money."""

from math import log
from typing import Final

MOST: Final = 7
"""The maximum number of tiles in a plan: of more tiles, only the best are considered."""


class Purse:
    """The value of thalers in points, with diminishing returns."""

    def __init__(self, last: float, spare: float, usual: float, ease: float) -> None:
        self.last: float = last
        """The points for a thaler in the final scoring."""
        self.spare: float = spare
        """The additional value of a thaler with the usual amount of money."""
        self.usual: float = usual
        self.ease: float = ease

    def worth(self, thalers: float) -> float:
        """Points that such a purse may become."""
        more = thalers + self.ease
        if more < 1.0:
            more = 1.0
        return thalers * self.last + self.spare * (self.usual + self.ease) * log(more / self.ease)

    def rate(self, thalers: float) -> float:
        """Points that one more thaler is worth."""
        return self.last + self.spare * (self.usual + self.ease) / (thalers + self.ease)


class Plan:
    """Tiles that may be built: what each brings over being left for later, and what it costs."""

    def __init__(self, purse: Purse) -> None:
        self.purse: Purse = purse
        self.gains: list[float] = []
        self.costs: list[float] = []
        self.chances: list[float] = []
        self.technologies: list[int] = []
        """1 for a technology, 0 for a factory."""
        self.later: float = 0.0
        """The total value of the tiles if none is built in this epoch."""

    def copy(self) -> "Plan":
        made = Plan(self.purse)
        made.gains = self.gains[:]
        made.costs = self.costs[:]
        made.chances = self.chances[:]
        made.technologies = self.technologies[:]
        made.later = self.later
        return made

    def add(self, gain: float, cost: float, chance: float, technology: int) -> None:
        """Add a tile. The best tiles come first; if there are too many, the worst is dropped."""
        at = len(self.gains)
        while at > 0 and self.gains[at - 1] - self.costs[at - 1] < gain - cost:
            at -= 1
        self.gains.insert(at, gain)
        self.costs.insert(at, cost)
        self.chances.insert(at, chance)
        self.technologies.insert(at, technology)
        if len(self.gains) > MOST:
            self.gains.pop()
            self.costs.pop()
            self.chances.pop()
            self.technologies.pop()

    def value(self, thalers: float, budget: float, factories: int, technologies: int) -> float:
        """The value of hand and purse, with the best choice of tiles that money and slots allow."""
        return self.later + self._best(0, thalers, budget, factories, technologies)

    def _best(self, at: int, thalers: float, budget: float, factories: int, technologies: int) -> float:
        while at < len(self.gains):
            is_technology = self.technologies[at]
            if self.costs[at] <= budget and (technologies if is_technology else factories) > 0:
                break
            at += 1
        if at == len(self.gains):
            return self.purse.worth(thalers)
        chance, cost = self.chances[at], self.costs[at]
        left = self._best(at + 1, thalers, budget, factories, technologies)
        taken = chance * self.gains[at] + self._best(
            at + 1,
            thalers - chance * cost,
            budget - cost,
            factories - 1 + is_technology,
            technologies - is_technology,
        )
        return taken if taken > left else left
