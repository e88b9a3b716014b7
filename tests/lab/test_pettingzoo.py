"""The PettingZoo environments pass PettingZoo's own tests and match our games."""

import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils import parallel_to_aec

import ironmaster
from ironmaster import lab
from ironmaster.core.errors import IllegalMove, ParseError, SetupError
from ironmaster.lab.aec import TableEnv

NAMES = ironmaster.names()
OURS = "Observation is not a NumPy array|Observation space for each agent probably|all zeros"
"""Expected warnings: environments with a mask that PettingZoo does not know by name, and players not to move."""


def random_play(env: Any, seed: int) -> list[tuple[str, int]]:
    """A whole game of random moves: the moves with their seats."""
    env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    made = []
    for agent in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        move = None if over or cut else int(dice.choice(np.flatnonzero(seen["action_mask"])))
        if move is not None:
            made.append((agent, move))
        env.step(move)
    return made


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoos_own_tests(name: str) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", OURS)
        api_test(lab.pettingzoo_env(name), num_cycles=300)
        seed_test(lambda: lab.pettingzoo_env(name), num_cycles=100)
        render_test(lambda render_mode: lab.pettingzoo_env(name, render_mode=render_mode))


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoos_own_tests_of_the_parallel_form(name: str) -> None:
    def parallel(**options: Any) -> Any:
        return lab.parallel_env(name, illegal="random", **options)

    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", OURS)
        max_cycles_test(
            SimpleNamespace(parallel_env=parallel, env=lambda **options: parallel_to_aec(parallel(**options)))
        )
        parallel_api_test(parallel(), num_cycles=150)


@pytest.mark.parametrize("name", NAMES)
def test_the_environment_plays_the_same_game(name: str) -> None:
    env = lab.pettingzoo_env(name)
    assert env.metadata["name"] == f"ironmaster_{name}_v{lab.VERSION}"
    made = random_play(env, 3)
    game, state = env.game, env.runner.state
    assert env.agents == [] and len(made) > 5
    assert random_play(env, 3) == made != random_play(env, 4)
    assert game.law.to_act(state) == ironmaster.OVER


def test_the_mask_matches_the_legal_moves_and_infos_have_texts() -> None:
    env = lab.pettingzoo_env("brass", seats=3, rules={"dm_bonus": "cash"})
    env.reset(seed=1)
    seen = env.observe(env.agent_selection)
    assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(env.moves())
    assert env.words(env.moves()[0]).split()[0] in ("build", "link", "develop", "sell", "loan", "pass", "combine")
    waiting = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.observe(waiting)["action_mask"].any()
    assert env.observation_space("seat_0")["observation"].shape == seen["observation"].shape


def test_layout_names_every_number() -> None:
    where = lab.layout("brass", seats=4)
    env = lab.pettingzoo_env("brass", seats=4)
    env.reset(seed=2)
    seen = env.observe("seat_1")["observation"]
    assert seen[where["cash"]].tolist() == [30] * 4
    assert seen[where["hand"]].sum() == seen[where["hand_size"]][0] == 8
    assert max(part.stop for part in where.values()) == len(seen)


def test_an_illegal_action_is_refused_by_its_rule() -> None:
    env = lab.pettingzoo_env("brass", seats=4)
    env.reset(seed=1)
    agent = env.agent_selection
    with pytest.raises(IllegalMove):
        env.step(env.game.actions.number("stop"))
    assert env.agent_selection == agent
    parallel = lab.parallel_env("brass", seats=4)
    parallel.reset(seed=1)
    with pytest.raises(ParseError):
        parallel.step(dict.fromkeys(parallel.agents, parallel.wait))


@pytest.mark.parametrize("reward", ["place", "win", "points", "margin"])
def test_rewards_at_the_end(reward: str) -> None:
    env = lab.pettingzoo_env("steam", seats=3, reward=reward)
    env.reset(seed=5)
    while env.runner.actor >= 0:
        env.step(env.moves()[0])
    places = env.game.law.places(env.runner.state)
    scores = env.game.law.scores(env.runner.state)
    worth = [env.rewards[agent] for agent in env.possible_agents]
    assert [env.infos[agent]["points"] for agent in env.possible_agents] == scores
    first = [seat for seat, place in enumerate(places) if place == 1]
    if reward in ("place", "win"):
        assert [seat for seat, value in enumerate(worth) if value == max(worth)] == first
        assert sum(worth) == pytest.approx({"place": 0, "win": 1}[reward])
    elif reward == "points":
        assert worth == scores
    else:
        assert worth[first[0]] == scores[first[0]] - sorted(scores)[-2]


@pytest.mark.parametrize(
    "options", [{"reward": "fame"}, {"render_mode": "cinema"}, {"seats": 9}, {"board": "atlantis"}, {"rules": {"x": 1}}]
)
def test_wrong_options_are_reported(options: dict[str, Any]) -> None:
    with pytest.raises((SetupError, ironmaster.IronmasterError)):
        lab.pettingzoo_env("brass", **options)


def test_an_observation_does_not_change_later() -> None:
    env: Any = lab.pettingzoo_env("steam", seats=3)
    env.reset(seed=3)
    held = []
    for _ in range(90):
        seen = env.last()[0]
        held.append((seen, {key: array.copy() for key, array in seen.items()}))
        env.step(env.moves()[-1])
    for seen, before in held:
        assert all((seen[key] == before[key]).all() for key in before)


def test_methods_of_subclasses_are_called() -> None:
    class Counting(TableEnv):
        steps = 0

        def step(self, action: int | None) -> None:
            self.steps += 1
            super().step(action)

    env: Any = Counting(ironmaster.game("brass", seats=4))
    env.reset(seed=1)
    while not any(env.terminations.values()):
        env.step(np.int64(env.moves()[0]))
    assert env.steps > 100


def test_games_can_be_cut_short() -> None:
    env = lab.pettingzoo_env("brass", seats=4, max_cycles=2)
    env.reset(seed=1)
    steps = 0
    while not any(env.truncations.values()):
        env.step(env.moves()[0])
        steps += 1
    assert steps == 8
    for _ in range(4):
        env.step(None)
    assert env.agents == []
