"""Chance: it brings only what it may, and as often as the weights say."""

import pytest

from ironmaster.core.contract import CHANCE, FastDice, Game, State

from .cases import CASES, DEFAULTS, Case, trail

THROWS = 3000


def chances(case: Case) -> list[State]:
    """The states of a trail in which chance speaks."""
    game, states, _ = trail(case)
    return [state for state in states if game.law.to_act(state) == CHANCE]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_only_outcomes_are_drawn_and_drawing_changes_nothing(case: Case) -> None:
    game, dice = trail(case).game, FastDice(5)
    states = chances(case)
    assert states
    for state in states:
        key = state.key()
        outcomes = [outcome for outcome, _ in game.law.outcomes(state)]
        assert len(set(outcomes)) == len(outcomes)
        for _ in range(5):
            assert game.law.draw(state, dice) in outcomes
        assert state.key() == key


@pytest.mark.parametrize("case", CASES, ids=str)
def test_weights_are_positive_and_outcomes_stable(case: Case) -> None:
    game = trail(case).game
    for state in chances(case):
        outcomes = game.law.outcomes(state)
        assert outcomes == game.law.outcomes(state)
        assert all(type(weight) is int and weight > 0 for _, weight in outcomes)


def smallest(game: Game, states: list[State]) -> State:
    """Of the states that leave chance a choice of unequal weights (or any choice), the one with fewest outcomes."""
    open_ones = [state for state in states if len(game.law.outcomes(state)) > 1]
    uneven = [state for state in open_ones if len({weight for _, weight in game.law.outcomes(state)}) > 1]
    return min(uneven or open_ones, key=lambda state: len(game.law.outcomes(state)))


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
def test_outcomes_are_as_frequent_as_their_weights_say(case: Case) -> None:
    game, dice = trail(case).game, FastDice(6)
    state = smallest(game, chances(case))
    outcomes = game.law.outcomes(state)
    total = sum(weight for _, weight in outcomes)
    seen = dict.fromkeys((outcome for outcome, _ in outcomes), 0)
    for _ in range(THROWS):
        seen[game.law.draw(state, dice)] += 1
    expected = {outcome: THROWS * weight / total for outcome, weight in outcomes}
    surprise = sum((seen[outcome] - wanted) ** 2 / wanted for outcome, wanted in expected.items())
    freedom = len(outcomes) - 1
    assert surprise < freedom + 4 * (2 * freedom) ** 0.5 + 4, f"chi-square {surprise:.1f} with {freedom} degrees"


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
def test_the_same_dice_bring_the_same_outcome(case: Case) -> None:
    game = trail(case).game
    drawn = set()
    for state in chances(case)[:20]:
        for seed in range(10):
            first, second = game.law.draw(state, FastDice(seed)), game.law.draw(state, FastDice(seed))
            assert first == second
            drawn.add(first)
    assert len(drawn) > 1
