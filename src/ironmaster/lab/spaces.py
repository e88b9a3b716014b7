"""Observations and moves of a game as spaces of Gymnasium."""

from functools import partial
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ironmaster.core.contract import Game
from ironmaster.core.features import width_of
from ironmaster.core.runner import Runner


def observation_space(game: Game) -> spaces.Dict:
    """What a seat may know, and the mask of its moves."""
    parts = game.observation.features()
    low = np.concatenate([np.full(part.length, part.low, np.int16) for part in parts])
    high = np.concatenate([np.full(part.length, part.high, np.int16) for part in parts])
    mask = spaces.Box(0, 1, (len(game.actions),), np.int8)
    return spaces.Dict({"observation": spaces.Box(low, high, dtype=np.int16), "action_mask": mask})


def action_space(game: Game) -> spaces.Discrete:
    """Every move that a game can ever offer, by number; `game.actions` has the words."""
    return spaces.Discrete(len(game.actions))


def room(length: int, actions: int) -> dict[str, NDArray[Any]]:
    """Room for an observation, and a clean mask."""
    return {"observation": np.empty(length, np.int16), "action_mask": np.zeros(actions, np.int8)}


def supplied(runner: Runner) -> None:
    """Have a runner give observations of its game."""
    length, actions = width_of(runner.game.observation.features()), runner.actions
    runner.packer.supply(partial(room, length, actions), actions)
