"""Generalised advantage estimation for every seat of a game at once."""

from typing import Any


def advantages(values: Any, rewards: Any, over: Any, horizon: float) -> Any:
    """The advantage of each seat at each step of a game, with a discount of 1.

    The first axis is time, the last one seats. `values` has one step more than `rewards`, and `over` marks the steps
    after which a game ended. The advantage of a seat is computed at every step, also when another seat decides, because
    the decisions of opponents change its expected result. Accepts NumPy arrays and tensors.

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
