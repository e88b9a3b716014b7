"""Views: a seat gets what it may know and nothing else, and a sampled state cannot be told from the real one."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from ironmaster.core.contract import OVER, FastDice, Game, State

from .cases import CASES, OPEN, SECRET, Case, trail

WATCHER = -1
EVERY = 9


def looked_at(case: Case) -> list[State]:
    """Some states of a trail, its first and last among them."""
    states = trail(case).states
    return [*states[::EVERY], states[-1]]


def leaves(data: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every value that is no object, with the way to it."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from leaves(value, (*path, key))
    else:
        yield path, data


def private(game: Game, s: State, seat: int) -> dict[tuple[str, ...], Any]:
    """What the seat sees and a watcher does not."""
    public = dict(leaves(game.views.view(s, WATCHER)))
    return {path: value for path, value in leaves(game.views.view(s, seat)) if public.get(path) != value}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_views_are_plain_data(case: Case) -> None:
    game = trail(case).game
    for state in looked_at(case):
        for seat in range(WATCHER, game.seats):
            view = game.views.view(state, seat)
            assert json.loads(json.dumps(view)) == view


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_sampled_state_gives_the_same_view_and_the_same_moves(case: Case) -> None:
    game, differing = trail(case).game, 0
    for place, state in enumerate(looked_at(case)):
        for seat in range(WATCHER, game.seats):
            view = game.views.view(state, seat)
            kept = json.dumps(view)
            guesses = [
                game.views.sample(view, FastDice(place)),
                game.views.resample(state, seat, FastDice(1000 + place)),
            ]
            for guess in guesses:
                assert game.views.view(guess, seat) == view
                assert not game.law.audit(guess)
                assert game.law.to_act(guess) == game.law.to_act(state)
                if 0 <= seat == game.law.to_act(state):
                    assert game.law.moves(guess) == game.law.moves(state)
                differing += guess.key() != state.key()
            assert json.dumps(view) == kept, "sampling changed the view"
    assert (differing > 10) == (case in SECRET), (
        "no sample differed from the real state: nothing is hidden, or sample peeks"
    )


@pytest.mark.parametrize("case", SECRET, ids=str)
def test_what_is_private_to_one_seat_is_in_nobody_else_s_view(case: Case) -> None:
    game, secrets = trail(case).game, 0
    for state in looked_at(case):
        public = dict(leaves(game.views.view(state, WATCHER)))
        for seat in range(game.seats):
            hidden = private(game, state, seat)
            secrets += len(hidden)
            for other in set(range(game.seats)) - {seat}:
                shown = dict(leaves(game.views.view(state, other)))
                for path in hidden:
                    assert shown.get(path) == public.get(path), f"{other} sees {'.'.join(path)} of {seat}"
    assert secrets > game.seats


@pytest.mark.parametrize("case", SECRET, ids=str)
def test_a_view_is_the_watcher_s_view_and_the_seat_s_own_secrets(case: Case) -> None:
    """With everything hidden dealt anew, only what is private to the seat itself may change in its view."""
    game, changed = trail(case).game, 0
    for place, state in enumerate(looked_at(case)):
        shuffled = game.views.sample(game.views.view(state, WATCHER), FastDice(place))
        for seat in range(game.seats):
            before, after = dict(leaves(game.views.view(state, seat))), dict(leaves(game.views.view(shuffled, seat)))
            own = {*private(game, state, seat), *private(game, shuffled, seat)}
            different = {path for path in before.keys() | after.keys() if before.get(path) != after.get(path)}
            assert different <= own, f"{seat} sees {different - own} change"
            changed += len(different)
    assert changed > game.seats


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_views_of_all_seats_together_show_what_the_position_shows(case: Case) -> None:
    """Nothing is in a view that is not in the position, and a seat's secrets are the position's own values."""
    game = trail(case).game
    for state in looked_at(case):
        whole = dict(leaves(game.views.position(state)))
        for seat in range(game.seats):
            for path, value in private(game, state, seat).items():
                assert whole[path] == value


@pytest.mark.parametrize("case", SECRET, ids=str)
def test_different_dice_sample_different_states(case: Case) -> None:
    game = trail(case).game
    state = next(
        state
        for state in trail(case).states
        if game.law.to_act(state) != OVER
        and game.views.sample(game.views.view(state, 0), FastDice(0)).key() != state.key()
    )
    view = game.views.view(state, 0)
    assert len({game.views.sample(view, FastDice(seed)).key() for seed in range(10)}) > 1
    assert game.views.sample(view, FastDice(7)).key() == game.views.sample(view, FastDice(7)).key()


@pytest.mark.parametrize("case", OPEN, ids=str)
def test_where_nothing_is_secret_everybody_sees_everything(case: Case) -> None:
    game = trail(case).game
    for state in looked_at(case):
        views = [game.views.view(state, seat) for seat in range(WATCHER, game.seats)]
        assert all(view == game.views.position(state) for view in views)
        assert all(game.views.sample(view, FastDice(1)).key() == state.key() for view in views)
