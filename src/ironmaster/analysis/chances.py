"""Chances of winning from forecast points."""

from math import erf, exp, sqrt
from typing import Final

SHRINKING: Final = 1.0 / 3.0
STEPS: Final = 160
LOW: Final = -8.0
HIGH: Final = 6.0
"""The range of integration below and above the highest forecast, in standard errors of one seat."""


def chances(forecast: list[float], spread: float, left: float, shrinking: float = SHRINKING) -> list[float]:
    """The chance of each seat to end with the most points.

    `spread` is the standard error, in points, of a lead forecast at the start. `left` is the share of the game that is
    still to be played. The error shrinks with the cube root of `left`: pure chance would give the square root, but
    judges also misjudge whose turn it is, and late positions (see `bench/chances`). The points of each seat are
    modelled as independent and normal around its forecast; the error of a lead combines those of two seats.

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
    """The chances after the end of the game: seats that share the first place share the win.

    >>> settled([2, 1, 1])
    [0.0, 0.5, 0.5]
    """
    first = places.count(1)
    return [1.0 / first if place == 1 else 0.0 for place in places]
