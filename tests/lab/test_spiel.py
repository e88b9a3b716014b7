"""The games pass OpenSpiel's own simulation test, and its search plays them."""

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import ironmaster
from ironmaster import lab
from ironmaster.core.errors import IronmasterError
from ironmaster.lab.spiel import rules_as_text, rules_from

NAMES = ironmaster.names()
RULES: dict[str, dict[str, object]] = {"brass": {"dm_bonus": "cash", "virtual_two_way": False}}


def dealt(game: Any, seed: int = 3, moves: int = 0) -> Any:
    """A state in which a player decides."""
    state, dice = game.new_initial_state(), random.Random(seed)
    while state.is_chance_node() or moves:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, chances)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
            moves -= 1
    return state


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_own_simulation_with_serialisation(name: str) -> None:
    pyspiel.random_sim_test(lab.openspiel_game(name, rules=RULES.get(name)), 1, True, False)


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_search_plays_it(name: str) -> None:
    game = lab.openspiel_game(name)
    state = dealt(game)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(4))
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.0,
        max_simulations=4,
        max_world_samples=-1,
        random_state=np.random.RandomState(4),
        evaluator=evaluator,
    )
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_is_indistinguishable_for_its_player(name: str) -> None:
    state = dealt(lab.openspiel_game(name), moves=9)
    secret = ironmaster.spec_of(name).secrets
    for player in range(state.num_players()):
        others = [state.resample_from_infostate(player, random.Random(seed).random) for seed in range(4)]
        for other in others:
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert bool(secret) == any(other.held.state.key() != state.held.state.key() for other in others)


def seen(state: Any, player: int) -> list[str]:
    """The observations of a player, move by move and outcome by outcome."""
    return str(state.information_state_string(player)).split(":")[1].split()


@pytest.mark.parametrize("name", [name for name in NAMES if ironmaster.spec_of(name).secrets])
def test_information_states_remember_and_hide(name: str) -> None:
    """Each player remembers its own draws in their order, and no draw of another player."""
    game = lab.openspiel_game(name, seats=3)
    state, dice, known = game.new_initial_state(), random.Random(3), []
    for _ in range(120):
        chance = state.is_chance_node()
        action = dice.choice(state.legal_actions())
        who = state.held.table.views.known_to(state.held.state, action)
        assert chance or who < 0
        known.append((action, who))
        state.apply_action(action)
    assert {who for _, who in known} == {-1, 0, 1, 2}
    for player in range(3):
        assert seen(state, player) == [str(action) if who in (-1, player) else "?" for action, who in known]
    assert len(state.observation_tensor(0)) == game.observation_tensor_shape()[0]


def test_resampled_players_remember_no_private_draws() -> None:
    state = dealt(lab.openspiel_game("brass", seats=3), moves=9)
    other = state.resample_from_infostate(1, random.Random(2).random)
    assert seen(other, 1) == seen(state, 1) and seen(other, 0) != seen(state, 0)
    public = [one if one == another else "?" for one, another in zip(seen(state, 0), seen(state, 2), strict=True)]
    assert seen(other, 0) == seen(other, 2) == public
    again = pickle.loads(pickle.dumps(other.resample_from_infostate(2, random.Random(4).random).held))
    assert [again.seen_by(player).split() for player in range(3)] == [public] * 3


@pytest.mark.parametrize("name", NAMES)
def test_calls_from_python_match_openspiel(name: str) -> None:
    """Some calls do not go through OpenSpiel's C++ code: the results are the same."""
    state, dice, kinds = lab.openspiel_game(name).new_initial_state(), random.Random(5), set()
    for _ in range(4000):
        kinds.add(state.current_player() if state.current_player() < 0 else "player")
        assert state.is_chance_node() == pyspiel.State.is_chance_node(state)
        assert state.is_terminal() == pyspiel.State.is_terminal(state)
        assert state.legal_actions() == pyspiel.State.legal_actions(state)
        for player in range(state.num_players()):
            assert state.legal_actions(player) == pyspiel.State.legal_actions(state, player)
        if state.is_terminal():
            break
        state.apply_action(dice.choice(state.legal_actions()))
    assert kinds == {int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL), "player"}


def test_a_clone_is_independent() -> None:
    state = dealt(lab.openspiel_game("industria"))
    other, before = state.clone(), state.information_state_string(0)
    other.apply_action(other.legal_actions()[0])
    assert state.information_state_string(0) == before != other.information_state_string(0)


def test_a_state_is_pickled_whole() -> None:
    state = dealt(lab.openspiel_game("brass", seats=3, rules={"dm_bonus": "cash"}), moves=7)
    again = pickle.loads(pickle.dumps(state.held))
    held = state.held
    assert (again.state.key(), again.past, again.recalls) == (held.state.key(), held.past, held.recalls)
    assert again.table.rules == {"dm_bonus": "cash"}


def test_games_are_loaded_by_name_with_the_same_arguments() -> None:
    rules = {"dm_bonus": "cash", "virtual_two_way": False}
    game = lab.openspiel_game("brass", seats=3, rules=rules)
    again = pyspiel.load_game(str(game))
    assert again.num_players() == 3 and again.table.rules == rules
    assert rules_from("brass", rules_as_text(rules)) == rules
    for wrong in ({"seats": 9}, {"board": "atlantis"}, {"rules": {"nothing": 1}}):
        with pytest.raises(IronmasterError):
            lab.openspiel_game("brass", **wrong)
