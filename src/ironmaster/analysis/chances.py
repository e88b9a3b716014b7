"""From forecast points to chances of winning."""

from math import erf, exp, sqrt
from typing import Final

SHRINKING: Final = 1.0 / 3.0
STEPS: Final = 160
LOW: Final = -8.0
HIGH: Final = 6.0
"""How far below and above the highest forecast is looked, in errors of one seat."""


def chances(forecast: list[float], spread: float, left: float, shrinking: float = SHRINKING) -> list[float]:
    """The chance of each seat to end with most points.

    `spread` is by how many points a lead at the end tends to differ from the one forecast at the start, `left` which
    share of the game is still to be played. What is still to come of that error shrinks with the cube root of what is
    left: were it only chance, it would be the square root, but judges also err by whose turn it is, and late as well
    (`bench/chances` has the figures). The points of each seat are taken to be normal around its forecast and
    independent of the others'; the error of a lead is that of two seats together.

    >>> [round(chance, 2) for chance in chances([50.0, 40.0, 40.0], 16.0, 0.5)]
    [0.67, 0.17, 0.17]
    """
    scale = spread * left**shrinking / sqrt(2.0)
    if scale <= 0.0:
        return _shared(forecast)
    top = max(forecast)
    found = [0.0] * len(forecast)
    for step in range(STEPS):
        place = top + scale * (LOW + (HIGH - LOW) * (step + 0.5) / STEPS)
        apart = [(place - points) / scale for points in forecast]
        below = [0.5 * (1.0 + erf(one / sqrt(2.0))) for one in apart]
        for seat, one in enumerate(apart):
            reached = exp(-0.5 * one * one)
            for other, chance in enumerate(below):
                if other != seat:
                    reached *= chance
            found[seat] += reached
    return [one / sum(found) for one in found]


def _shared(forecast: list[float]) -> list[float]:
    return settled([1 if points == max(forecast) else 2 for points in forecast])


def settled(places: list[int]) -> list[float]:
    """The chances once the game is over: those who share the first place share the win.

    >>> settled([2, 1, 1])
    [0.0, 0.5, 0.5]
    """
    first = places.count(1)
    return [1.0 / first if place == 1 else 0.0 for place in places]
