"""Rewards of the seats at the end of a game."""

from collections.abc import Callable
from functools import cache

from ironmaster.core.errors import SetupError


def place_rewards(places: list[int]) -> list[float]:
    """1 for the first place, -1 for the last, evenly spaced in between. Tied seats share the rewards of their places.

    The rewards add up to zero.

    >>> place_rewards([2, 1, 2, 4])
    [0.0, 1.0, 0.0, -1.0]
    """
    return list(_worth(tuple(places)))


@cache
def _worth(places: tuple[int, ...]) -> tuple[float, ...]:
    last = len(places) - 1
    return tuple(1.0 - (2.0 * (place - 1) + places.count(place) - 1) / last for place in places)


def by_place(_scores: list[int], places: list[int]) -> list[float]:
    """By place (`place_rewards`)."""
    return place_rewards(places)


def by_win(_scores: list[int], places: list[int]) -> list[float]:
    """1 for the winner and 0 for the others. Several winners share the 1."""
    return [1.0 / places.count(1) if place == 1 else 0.0 for place in places]


def by_points(scores: list[int], _places: list[int]) -> list[float]:
    """Points at the end."""
    return [float(score) for score in scores]


def by_margin(scores: list[int], _places: list[int]) -> list[float]:
    """Points minus those of the best other seat."""
    return [float(score - max(scores[:seat] + scores[seat + 1 :])) for seat, score in enumerate(scores)]


Reward = Callable[[list[int], list[int]], list[float]]
"""Makes rewards from the points and places of all seats."""
REWARDS: dict[str, Reward] = {"place": by_place, "win": by_win, "points": by_points, "margin": by_margin}


def reward_of(name: str) -> Reward:
    """The reward of that name."""
    if name not in REWARDS:
        raise SetupError("lab.reward", reward=name[:80], known=", ".join(REWARDS))
    return REWARDS[name]
