"""Observations of every game: the same from C and from Python, and unclipped under default rules."""

from array import array
from dataclasses import replace

import pytest

from ironmaster.conformance.cases import Case
from ironmaster.core import features
from ironmaster.core.contract import Game, State
from ironmaster.observations import packer, width_of
from ironmaster.observations.plain import PlainPacker
from tests.games.players import DEFAULTS as CASES
from tests.games.players import trial_of

EVERY = 7
FILLED = (features.LIST, features.HOLDERS, features.FRAMES, features.FIRST, features.SECOND)


def looked_at(case: Case) -> list[State]:
    """Some states of a playout, including the first and the last."""
    states = trial_of(case).playout().states
    return [*states[::EVERY], states[-1]]


def written(game: Game, s: State, seat: int) -> "array[int]":
    """The observation of a seat."""
    parts = game.observation.features()
    out = array("h", [-999]) * width_of(parts)
    packer(parts, game.seats).pack([s], [game.law.to_act(s)], [seat], out, 0)
    return out


def named(game: Game, numbers: "array[int]") -> dict[str, list[int]]:
    """The parts of an observation by name."""
    found, at = {}, 0
    for part in game.observation.features():
        found[part.name] = numbers[at : at + part.length].tolist()
        at += part.length
    return found


@pytest.mark.parametrize("case", CASES, ids=str)
def test_observations_lie_within_their_bounds_without_being_cut(case: Case) -> None:
    game = trial_of(case).game
    wide = [replace(part, low=features.LOWEST, high=features.HIGHEST) for part in game.observation.features()]
    plain = PlainPacker([part.part() for part in wide], game.seats)
    out = array("h", [0]) * width_of(wide)
    for state in looked_at(case):
        for seat in range(game.seats):
            plain.pack([state], [game.law.to_act(state)], [seat], out, 0)
            for part, numbers in zip(game.observation.features(), named(game, out).values(), strict=True):
                filler = part.how in FILLED
                kept = [number for number in numbers if number != features.LOWEST or not filler]
                assert all(part.low <= number <= part.high for number in kept), (part.name, numbers)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_compiled_and_plain_packers_write_the_same(case: Case) -> None:
    game = trial_of(case).game
    parts = game.observation.features()
    plain = PlainPacker([part.part() for part in parts], game.seats)
    for state in looked_at(case):
        for seat in range(game.seats):
            out = array("h", [7]) * width_of(parts)
            plain.pack([state], [game.law.to_act(state)], [seat], out, 0)
            assert out == written(game, state, seat)
