"""The Gymnasium environments pass Gymnasium's own check, and a vector environment equals single ones."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import SyncVectorEnv

import ironmaster
from ironmaster import lab
from ironmaster.core.errors import IllegalMove, SetupError
from ironmaster.lab.gym import gym_id

NAMES = ironmaster.names()


@pytest.mark.parametrize("name", NAMES)
def test_gymnasiums_own_check(name: str) -> None:
    check_env(gymnasium.make(gym_id(name), seat=None).unwrapped)
    check_env(gymnasium.make(gym_id(name), illegal="random", bots="random").unwrapped)


@pytest.mark.parametrize("illegal", ["lose", "random"])
@pytest.mark.parametrize("name", NAMES)
def test_a_vector_environment_equals_single_environments(name: str, illegal: str) -> None:
    own = lab.vector_env(name, num_envs=3, seat=None, illegal=illegal)
    reference = SyncVectorEnv([lambda: lab.gymnasium_env(name, seat=None, illegal=illegal) for _ in range(3)])
    told, wanted = own.reset(seed=4), reference.reset(seed=4)
    assert data_equivalence(told, wanted)
    dice, ended = np.random.default_rng(1), 0
    seen: Any = told[0]
    for _ in range(120):
        masks = seen["action_mask"]
        moves = np.array(
            [dice.choice(np.flatnonzero(row)) if row.any() and dice.random() > 0.03 else 0 for row in masks]
        )
        step, expected = own.step(moves), reference.step(moves)
        assert data_equivalence(step, expected)
        seen, ended = step[0], ended + int(step[2].sum())
    assert ended > 1
    own.close()
    reference.close()


def test_a_seat_plays_a_whole_game_against_bots() -> None:
    env = lab.gymnasium_env("industria", seats=3, bots=["apprentice", "random"], seat=1)
    seen, info = env.reset(seed=3)
    over, dice = False, np.random.default_rng(3)
    while not over:
        assert env.action_masks().tolist() == seen["action_mask"].astype(bool).tolist()
        seen, reward, over, cut, info = env.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))
        assert not cut
    assert info["place"] in (1, 2, 3) and reward in (-1.0, 0.0, 1.0)


def test_illegal_moves_lose_are_replaced_or_raise() -> None:
    lost = lab.gymnasium_env("brass", seats=4, illegal="lose")
    lost.reset(seed=1)
    stop = lost.game.actions.number("stop")
    _, reward, over, _, info = lost.step(stop)
    assert (reward, over) == (-1.0, True) and "[brass." in info["refusal"]
    mended = lab.gymnasium_env("brass", seats=4, illegal="random")
    mended.reset(seed=1)
    _, reward, over, _, info = mended.step(stop)
    assert (reward, over) == (0.0, False) and info["refusal"]
    strict = lab.gymnasium_env("brass", seats=4, illegal="error")
    strict.reset(seed=1)
    with pytest.raises(IllegalMove):
        strict.step(stop)


@pytest.mark.parametrize(
    "options",
    [
        {"bots": ["random"]},
        {"bots": "nobody"},
        {"seat": 4},
        {"illegal": "shrug"},
        {"reward": "x"},
        {"render_mode": "x"},
    ],
)
def test_wrong_options_are_reported(options: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        lab.gymnasium_env("brass", seats=4, **options)
    with pytest.raises(SetupError):
        lab.vector_env("brass", num_envs=0)
