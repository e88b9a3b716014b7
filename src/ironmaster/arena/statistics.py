"""Statistics of a tournament. The games of one deal are correlated, so the deal is the unit of all estimates."""

from collections.abc import Callable, Sequence
from functools import cache
from math import atan, cos, exp, inf, log, pi, sin, sqrt
from random import Random
from statistics import NormalDist, fmean, variance
from typing import Final, NamedTuple

from ironmaster.arena.results import Result

CONFIDENCE: Final = 0.95
ROUNDS: Final = 200
"""The number of bootstrap samples for the intervals of ratings."""
NORMAL: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
"""Half the width of a 95 % interval in standard errors, for many values."""
ELO: Final = 400 / log(10)
MIDDLE: Final = 1500.0


class Interval(NamedTuple):
    """A mean and its 95 % confidence interval, which is infinite for a single value."""

    mean: float
    low: float
    high: float


Deals = list[list[Result]]


def by_deal(results: Sequence[Result]) -> Deals:
    """The results of each deal."""
    deals: dict[int, list[Result]] = {}
    for one in results:
        deals.setdefault(one.deal, []).append(one)
    return [deals[deal] for deal in sorted(deals)]


def meetings(one: Result, a: int, b: int) -> list[tuple[int, int]]:
    """All pairs of a seat of one entrant and a seat of the other."""
    return [(i, j) for i, k in enumerate(one.lineup) for j, m in enumerate(one.lineup) if (k, m) == (a, b)]


def ahead(one: Result, i: int, j: int) -> float:
    """1 if seat i finished ahead of seat j, 0.5 if they share a place."""
    return 1.0 if one.places[i] < one.places[j] else 0.5 if one.places[i] == one.places[j] else 0.0


def means(deals: Deals, a: int, b: int, of: Callable[[Result, int, int], float]) -> list[float]:
    """The mean of something over all meetings of two entrants, deal by deal."""
    found = [[of(one, i, j) for one in deal for i, j in meetings(one, a, b)] for deal in deals]
    return [fmean(values) for values in found if values]


@cache
def width(values: int) -> float:
    """Half the width of a 95 % interval in standard errors, from Student's t distribution.

    It is nearly thirteen for two values, and about two for many.
    """
    low, high = 0.0, 20.0
    while high - low > 1e-9:
        middle = (low + high) / 2
        low, high = (middle, high) if _within(middle, values - 1) < CONFIDENCE else (low, middle)
    return high


def _within(t: float, freedom: int) -> float:
    """The probability that |T| < t for Student's t: a finite sum for integer degrees of freedom."""
    angle = atan(t / sqrt(freedom))
    odd = freedom % 2
    term = cos(angle) if odd else 1.0
    total = 0.0
    for k in range(1 + odd, freedom, 2):
        total += term
        term *= cos(angle) ** 2 * k / (k + 1)
    total *= sin(angle)
    return 2 / pi * (angle + total) if odd else total


def share(values: list[float]) -> Interval:
    """The mean of shares with Wilson's interval. The number of trials is estimated from the variance between deals."""
    if not values:
        return Interval(0.5, 0.0, 1.0)
    mean = fmean(values)
    spread = variance(values) / len(values) if len(values) > 1 else 0.0
    # If all deals have the same share, each counts as one trial.
    trials = mean * (1 - mean) / spread if spread else float(len(values))
    trials = max(1.0, trials)
    sure = width(len(values)) if spread else NORMAL
    square = sure * sure
    middle = (mean + square / (2 * trials)) / (1 + square / trials)
    half = sure / (1 + square / trials) * sqrt(mean * (1 - mean) / trials + square / (4 * trials * trials))
    return Interval(mean, max(0.0, middle - half), min(1.0, middle + half))


def mean_of(values: list[float]) -> Interval:
    """The mean of numbers with its interval."""
    if not values:
        return Interval(0.0, 0.0, 0.0)
    mean = fmean(values)
    half = width(len(values)) * sqrt(variance(values) / len(values)) if len(values) > 1 else inf
    return Interval(mean, mean - half, mean + half)


def ratings(deals: Deals, entrants: int, seed: int) -> list[Interval]:
    """Elo ratings of all entrants: 400 points more mean finishing ahead ten times out of eleven.

    Intervals come from a bootstrap over deals. If a few deals all went the same way, the interval would be too narrow.
    So two artificial deals with opposite results may be drawn as well.
    """
    wins = [_wins(deal, entrants) for deal in deals]
    middle = _strengths(wins, entrants)
    if len(wins) < 2:
        return [Interval(strength, -inf, inf) for strength in middle]
    random = Random(seed)
    drawn = [*wins, *_opposite_deals(wins, entrants)]
    trials = [_strengths(random.choices(drawn, k=len(wins)), entrants) for _ in range(ROUNDS)]
    found = []
    for entrant in range(entrants):
        values = sorted(trial[entrant] for trial in trials)
        low, high = values[int(0.025 * len(values))], values[min(len(values) - 1, int(0.975 * len(values)))]
        found.append(Interval(middle[entrant], min(low, middle[entrant]), max(high, middle[entrant])))
    return found


Wins = list[list[float]]


def _wins(deal: list[Result], entrants: int) -> Wins:
    """How often each entrant finished ahead of each other in a deal. A game counts once for each pair."""
    table = [[0.0] * entrants for _ in range(entrants)]
    for one in deal:
        for a in range(entrants):
            for b in range(entrants):
                pairs = meetings(one, a, b) if a != b else []
                if pairs:
                    table[a][b] += fmean(ahead(one, i, j) for i, j in pairs)
    return table


def _opposite_deals(deals: list[Wins], entrants: int) -> list[Wins]:
    """Two artificial deals of average size: entrants finish in their order in one, and reversed in the other."""
    met = [[fmean(deal[a][b] + deal[b][a] for deal in deals) for b in range(entrants)] for a in range(entrants)]
    others = range(entrants)
    return [[[met[a][b] if (b - a) * way > 0 else 0.0 for b in others] for a in others] for way in (1, -1)]


def _strengths(deals: list[Wins], entrants: int) -> list[float]:
    """Bradley-Terry strengths by maximum likelihood; half a win each way keeps them finite."""
    wins = [[0.5 + sum(deal[a][b] for deal in deals) for b in range(entrants)] for a in range(entrants)]
    strength = [1.0] * entrants
    for _ in range(300):
        before = strength[:]
        for a in range(entrants):
            won = sum(wins[a][b] for b in range(entrants) if b != a)
            met = sum((wins[a][b] + wins[b][a]) / (strength[a] + strength[b]) for b in range(entrants) if b != a)
            strength[a] = won / met if met else 1.0
        scale = exp(fmean(log(one) for one in strength))
        strength = [one / scale for one in strength]
        if max(abs(now - was) / was for now, was in zip(strength, before, strict=True)) < 1e-6:
            break
    return [MIDDLE + ELO * log(one) for one in strength]
