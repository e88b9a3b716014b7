"""Random positions of Industria; see `tests.games.fuzzing`."""

from typing import Any

import ironmaster
from tests.games.fuzzing import Fuzz, change_test, junk_test

NAMES = (
    "epoch round phase start hammer turn lot bid bidder built laying unit display pile gone bank players cash points "
    "worth hand laid late game board seats rules ruleset first reveal auction build over A B C D E factory technology "
    "bonus raw 0 1 2 3 5 9 15 16 industria quarry sawmill clay_pit coal_mine ironworks optics textile_mill steel_mill "
    "construction steam_engine raw_wood_1 raw_stone_1 bonus_canal_1 bonus_harbour_1 internet robotics stone wood iron"
)
WORDS = NAMES.split()
GAMES = [
    Fuzz(ironmaster.game("industria", seats=3), WORDS, ("worth", "points")),
    Fuzz(
        ironmaster.game("industria", seats=4, rules={"raw_tile_cash": "build", "zero_bid": True}),
        WORDS,
        ("worth", "points"),
    ),
    Fuzz(
        ironmaster.game("industria", seats=2, rules={"two_seats": True, "raw_tile_cash": "any"}),
        WORDS,
        ("worth", "points"),
    ),
]

test_junk_is_refused_or_sound = junk_test(GAMES)
test_a_changed_position_is_refused_or_sound = change_test(GAMES)


def test_small_valid_changes_are_loaded() -> None:
    """Without this, the tests above would also pass if every position were refused."""

    def richer(position: Any) -> None:
        position["players"]["A"]["cash"] += 1

    assert GAMES[0].loaded_after(richer) > 15
