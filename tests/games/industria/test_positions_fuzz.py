"""Positions of Industria at random; see `tests.games.fuzzing`."""

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import ironmaster
from tests.games.fuzzing import Fuzz

NAMES = (
    "epoch round phase start hammer turn lot bid bidder built laying unit display pile gone bank players cash points "
    "worth hand laid late game board seats rules ruleset first reveal auction build over A B C D E factory technology "
    "bonus raw 0 1 2 3 5 9 15 16 industria quarry sawmill clay_pit coal_mine ironworks optics textile_mill steel_mill "
    "construction steam_engine raw_wood_1 raw_stone_1 bonus_canal_1 bonus_harbour_1 internet robotics stone wood iron"
)
WORDS = NAMES.split()
GAMES = [
    Fuzz(ironmaster.game("industria", seats=3), WORDS),
    Fuzz(ironmaster.game("industria", seats=4, rules={"raw_tile_cash": "build", "zero_bid": True}), WORDS),
    Fuzz(ironmaster.game("industria", seats=2, rules={"two_seats": True, "raw_tile_cash": "off"}), WORDS),
]


@given(fuzz=st.sampled_from(GAMES), position=GAMES[0].junk_positions)
@settings(derandomize=True, deadline=None, max_examples=300)
def test_junk_is_refused_or_sound(fuzz: Fuzz, position: dict[str, Any]) -> None:
    fuzz.check(position, 1)


@given(data=st.data(), fuzz=st.sampled_from(GAMES))
@settings(derandomize=True, deadline=None, max_examples=400)
def test_a_changed_position_is_refused_or_sound(data: st.DataObject, fuzz: Fuzz) -> None:
    fuzz.check_changed(data)


def test_small_changes_that_make_sense_are_loaded() -> None:
    """The tests above would also pass if everything were refused."""
    loaded = 0
    for text in GAMES[0].real[::10]:
        position = json.loads(text)
        position["players"]["A"]["cash"] += 1
        for derived in ("worth", "points"):
            del position["players"]["A"][derived]
        loaded += GAMES[0].check(position, 3)
    assert loaded > 15
