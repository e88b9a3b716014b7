"""What the end of a game is worth to each seat."""

from collections.abc import Callable
from functools import cache

from ironmaster.core.errors import SetupError


def place_rewards(places: list[int]) -> list[float]:
    """1 for the first, -1 for the last, the others evenly in between; who shares a place shares what it is worth.

    The sum is zero.

    >>> place_rewards([2, 1, 2, 4])
    [0.0, 1.0, 0.0, -1.0]
    """
    return list(_worth(tuple(places)))


@cache
def _worth(places: tuple[int, ...]) -> tuple[float, ...]:
    last = len(places) - 1
    return tuple(1.0 - (2.0 * (place - 1) + places.count(place) - 1) / last for place in places)


def by_place(_scores: list[int], places: list[int]) -> list[float]:
    """By the place alone (`place_rewards`)."""
    return place_rewards(places)


def by_win(_scores: list[int], places: list[int]) -> list[float]:
    """1 for the winner and 0 for the others; several winners share it."""
    return [1.0 / places.count(1) if place == 1 else 0.0 for place in places]


def by_points(scores: list[int], _places: list[int]) -> list[float]:
    """Points at the end."""
    return [float(score) for score in scores]


def by_margin(scores: list[int], _places: list[int]) -> list[float]:
    """Points less those of the best of the others."""
    return [float(score - max(scores[:seat] + scores[seat + 1 :])) for seat, score in enumerate(scores)]


Reward = Callable[[list[int], list[int]], list[float]]
"""Of the points and places of all seats."""
REWARDS: dict[str, Reward] = {"place": by_place, "win": by_win, "points": by_points, "margin": by_margin}


def reward_of(name: str) -> Reward:
    """How the end is rewarded."""
    if name not in REWARDS:
        raise SetupError("lab.reward", reward=name[:80], known=", ".join(REWARDS))
    return REWARDS[name]
