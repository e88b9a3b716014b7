"""Observations and moves of a game as spaces of Gymnasium."""

import numpy as np
from gymnasium import spaces

from ironmaster.core.contract import Game


def observation_space(game: Game) -> spaces.Dict:
    """What a seat may know, and the mask of its moves."""
    parts = game.observation.features()
    low = np.concatenate([np.full(part.length, part.low, np.int16) for part in parts])
    high = np.concatenate([np.full(part.length, part.high, np.int16) for part in parts])
    mask = spaces.Box(0, 1, (len(game.actions),), np.int8)
    return spaces.Dict({"observation": spaces.Box(low, high, dtype=np.int16), "action_mask": mask})


def action_space(game: Game) -> spaces.Discrete:
    """All moves that a game can offer, by number; `game.actions` has their texts."""
    return spaces.Discrete(len(game.actions))
