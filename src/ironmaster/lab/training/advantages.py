"""Generalised advantage estimation for every seat of a game at once."""

from typing import Any


def advantages(values: Any, rewards: Any, over: Any, horizon: float) -> Any:
    """What each seat gained, at each step of a game, over what the network expected for it.

    The discount is 1. The first axis is time, the last one seats; `values` has one step more than `rewards`, and
    `over` says after which steps a game ended. Every seat's expectation is compared at every step of the game's own
    timeline, whose turn it is: what the opponents do to a seat comes between its own decisions. Takes arrays of NumPy
    or tensors.

    >>> import numpy as np
    >>> values = np.array([[0.5, 0.0], [0.25, 0.0], [9.0, 9.0]])
    >>> rewards = np.array([[0.0, 0.0], [1.0, -1.0]])
    >>> advantages(values, rewards, np.array([0.0, 1.0]), 1.0).tolist()
    [[0.5, -1.0], [0.75, -1.0]]
    """
    found = values[:-1] * 0
    last = found[0]
    for step in reversed(range(len(rewards))):
        goes_on = (1 - over[step])[..., None]
        last = rewards[step] - values[step] + goes_on * (values[step + 1] + horizon * last)
        found[step] = last
    return found
