"""States: copies are independent, play always ends, the referee is content, positions lose nothing."""

import json

import pytest

from ironmaster.core.contract import CHANCE, OVER, FastDice, Game, State
from ironmaster.core.referee import refereed_playout

from .cases import CASES, LONGEST, Case, decisions, game_of, step, trail

SAME_END = ("via", "dealt")
"""Verbs that may end alike: two ways of a cube over links of the same owners, two last tiles that give one order."""


def taken(game: Game, s: State, action: int) -> State:
    """The state after an action on a copy."""
    after = s.copy()
    if game.law.to_act(s) == CHANCE:
        game.law.settle(after, action)
    else:
        game.law.apply(after, action)
    return after


def options(game: Game, s: State) -> list[int]:
    """All that may come next."""
    return [outcome for outcome, _ in game.law.outcomes(s)] if game.law.to_act(s) == CHANCE else game.law.moves(s)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_earlier_states_never_change(case: Case) -> None:
    game, dice = game_of(case), FastDice(3)
    state = game.law.start()
    kept = []
    while game.law.to_act(state) != OVER:
        going_on, staying = state.copy(), state.copy()
        kept += [(state, state.key()), (staying, state.key())]
        step(game, going_on, dice)
        state = going_on
    assert len(kept) > 20
    for place, (old, key) in enumerate(kept):
        assert old.key() == key, f"state {place // 2} changed while a copy of it was played on"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_copy_goes_its_own_way(case: Case) -> None:
    game, states, steps = trail(case)
    for state, (_, action) in zip(states, steps, strict=False):
        key = state.key()
        assert state.copy().key() == key
        after = taken(game, state, action)
        assert after.key() != key, f"{game.actions.text(action)} changed nothing"
        assert state.key() == key, f"{game.actions.text(action)} on a copy changed the original"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_different_actions_lead_to_different_states(case: Case) -> None:
    game = game_of(case)
    looked_at = 0
    for state in trail(case).states[::7]:
        if game.law.to_act(state) == OVER:
            continue
        actions = [action for action in options(game, state) if game.facts.elements(action)[0].id not in SAME_END]
        looked_at += len(actions)
        assert len({taken(game, state, action).key() for action in actions}) == len(actions)
    assert looked_at > 100


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_games_end_with_a_content_referee(case: Case, seed: int) -> None:
    game = game_of(case)
    state = game.law.start()
    made, offered = refereed_playout(game, state, FastDice(seed), LONGEST)
    assert game.law.to_act(state) == OVER
    assert offered > made > 10


@pytest.mark.parametrize("case", CASES, ids=str)
def test_whoever_must_act_has_a_move_and_only_then(case: Case) -> None:
    game, states, _ = trail(case)
    for state in states[:-1]:
        actor = game.law.to_act(state)
        assert actor == CHANCE or 0 <= actor < game.seats
        assert options(game, state)
    assert game.law.to_act(states[-1]) == OVER
    assert {game.law.to_act(state) for state in decisions(trail(case))} == set(range(game.seats))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_positions_lose_nothing(case: Case) -> None:
    game, states, _ = trail(case)
    for place, state in enumerate(states):
        text = json.dumps(game.views.position(state))
        loaded = game.views.load(json.loads(text))
        assert loaded.key() == state.key(), f"state {place}"
        assert json.dumps(game.views.position(loaded)) == text


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_loaded_state_plays_on_like_the_original(case: Case) -> None:
    game, states, steps = trail(case)
    for start in range(0, len(steps), max(1, len(steps) // 6)):
        state = game.views.load(game.views.position(states[start]))
        for place in range(start, min(start + 40, len(steps))):
            assert game.law.to_act(state) == steps[place][0]
            assert options(game, state) == options(game, states[place])
            state = taken(game, state, steps[place][1])
            assert state.key() == states[place + 1].key()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_scores_and_ranking_name_every_seat_once(case: Case) -> None:
    game, states, _ = trail(case)
    for state in states[:: len(states) // 20]:
        assert len(game.law.scores(state)) == game.seats
        assert sorted(game.law.ranking(state)) == list(range(game.seats))
        left = game.law.out(state)
        assert game.law.to_act(state) not in left
        assert set(game.law.ranking(state)[game.seats - len(left) :]) == set(left)
    scores, ranking = game.law.scores(states[-1]), game.law.ranking(states[-1])
    inside = [scores[seat] for seat in ranking if seat not in game.law.out(states[-1])]
    assert inside == sorted(inside, reverse=True)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_asking_changes_nothing(case: Case) -> None:
    game, states, _ = trail(case)
    for state in states[:: len(states) // 20]:
        key = state.key()
        game.views.position(state)
        game.law.audit(state)
        game.law.scores(state).clear()
        game.law.ranking(state).clear()
        for seat in range(-1, game.seats):
            game.views.view(state, seat).clear()
        if game.law.to_act(state) != OVER:
            options(game, state).clear()
        assert state.key() == key
