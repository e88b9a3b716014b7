"""Observations as numbers: what a seat may know and nothing else, within bounds, the same from C and from Python."""

from array import array
from dataclasses import replace
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from ironmaster.core import features
from ironmaster.core.contract import FastDice, Game, State
from ironmaster.core.engine import compiled
from ironmaster.core.features import PlainPacker, packer, width_of

from .cases import SECRET, Case, defaults, trail

CASES = defaults()
EVERY = 7
FILLED = (features.LIST, features.HOLDERS, features.FRAMES, features.FIRST, features.SECOND)


def looked_at(case: Case) -> list[State]:
    """Some states of a trail, its first and last among them."""
    states = trail(case).states
    return [*states[::EVERY], states[-1]]


def written(game: Game, s: State, seat: int) -> "array[int]":
    """The observation of a seat."""
    parts = game.observation.features()
    out = array("h", [-999]) * width_of(parts)
    packer(parts, game.seats).pack(s, game.law.to_act(s), seat, out, 0)
    return out


def named(game: Game, numbers: "array[int]") -> dict[str, list[int]]:
    """The parts of an observation by name."""
    found, at = {}, 0
    for part in game.observation.features():
        found[part.name] = numbers[at : at + part.length].tolist()
        at += part.length
    return found


@pytest.mark.parametrize("case", CASES, ids=str)
def test_parts_have_names_words_and_bounds(case: Case) -> None:
    parts = trail(case).game.observation.features()
    assert len({part.name for part in parts}) == len(parts)
    for part in parts:
        assert part.name.isidentifier() and part.about and part.length > 0
        assert features.LOWEST <= part.low < part.high <= features.HIGHEST


@pytest.mark.parametrize("case", CASES, ids=str)
def test_observations_lie_within_their_bounds_without_being_cut(case: Case) -> None:
    game = trail(case).game
    wide = [replace(part, low=features.LOWEST, high=features.HIGHEST) for part in game.observation.features()]
    plain = PlainPacker([part.part() for part in wide], game.seats)
    out = array("h", [0]) * width_of(wide)
    for state in looked_at(case):
        for seat in range(game.seats):
            plain.pack(state, game.law.to_act(state), seat, out, 0)
            for part, numbers in zip(game.observation.features(), named(game, out).values(), strict=True):
                filler = part.how in FILLED
                kept = [number for number in numbers if number != features.LOWEST or not filler]
                assert all(part.low <= number <= part.high for number in kept), (part.name, numbers)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_compiled_and_plain_packers_write_the_same(case: Case) -> None:
    game = trail(case).game
    parts = game.observation.features()
    plain = PlainPacker([part.part() for part in parts], game.seats)
    for state in looked_at(case):
        for seat in range(game.seats):
            out = array("h", [7]) * width_of(parts)
            plain.pack(state, game.law.to_act(state), seat, out, 0)
            assert out == written(game, state, seat)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_state_is_read_where_it_lies_as_by_its_names(case: Case) -> None:
    """What has the same things, but not in the memory of a compiled state, looks the same."""
    game = trail(case).game
    parts = game.observation.features()
    names = {name for part in parts for name in part.part()[-1]}
    writer: Any = packer(parts, game.seats)
    for state in looked_at(case):
        same, key = SimpleNamespace(**{name: getattr(state, name) for name in names}), state.key()
        for seat in range(game.seats):
            out = array("h", [7]) * width_of(parts)
            writer.pack(same, game.law.to_act(state), seat, out, 0)
            assert out == written(game, state, seat)
        assert state.key() == key
    if compiled():
        assert not writer.direct
        writer.pack(state, 0, 0, out, 0)
        assert writer.direct, "what a compiled state has is found in its memory"


@pytest.mark.parametrize("case", SECRET, ids=str)
def test_what_is_hidden_does_not_change_an_observation(case: Case) -> None:
    game, differing = trail(case).game, 0
    for place, state in enumerate(looked_at(case)):
        for seat in range(game.seats):
            other = game.views.resample(state, seat, FastDice(place))
            differing += other.key() != state.key()
            assert written(game, other, seat) == written(game, state, seat)
    assert differing > 5


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_known_changes_an_observation(case: Case) -> None:
    """Two states after one another look different to the seat that decided, unless only others learned something."""
    game = trail(case).game
    same = total = 0
    for before, after in pairwise(trail(case).states):
        actor = game.law.to_act(before)
        if actor >= 0:
            total += 1
            same += written(game, before, actor) == written(game, after, actor)
    assert same <= total * 0.02


@pytest.mark.parametrize("case", CASES, ids=str)
def test_own_things_come_first(case: Case) -> None:
    game = trail(case).game
    for state in looked_at(case):
        points = game.law.scores(state)
        for seat in range(game.seats):
            parts = named(game, written(game, state, seat))
            assert parts["points"] == points[seat:] + points[:seat]
            actor = game.law.to_act(state)
            assert parts["acting"] == [0 if actor < 0 else 1 + (actor - seat) % game.seats]
