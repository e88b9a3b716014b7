"""Random positions of Brass; see `tests.games.fuzzing`."""

from typing import Any

import ironmaster
from tests.games.fuzzing import Fuzz, change_test, junk_test

NAMES = (
    "era round phase order turn actions pending players tiles links coal iron cotton market pile discard cash income "
    "points spent begun hand piles game board seats rules ruleset canal rail first draw over A B C D E flipped "
    "shipyard port 0 1 2 3 10 30 wigan oldham wigan/1 oldham/1 lancaster/2 bury-manchester lancaster-scotland brass "
    "lancashire end rail_again sell_again"
)
WORDS = [
    *NAMES.split(),
    *("A coal1", "B coal2 3", "C cotton1", "A iron1 flipped", "D shipyard1 flipped", "A coal1 9", "develop_again 1"),
    *("coal wigan wigan", "place wigan/1 coal1", "lay bury-manchester", "scrap coal", "market oldham/1", "borrow 30"),
]
GAMES = [
    Fuzz(ironmaster.game("brass", seats=3), WORDS),
    Fuzz(ironmaster.game("brass", seats=4, rules={"insolvency": "debt", "first_build": "once"}), WORDS),
]

test_junk_is_refused_or_sound = junk_test(GAMES)
test_a_changed_position_is_refused_or_sound = change_test(GAMES)


def test_small_valid_changes_are_loaded() -> None:
    """Without this, the tests above would also pass if every position were refused."""

    def richer(position: Any) -> None:
        for field in ("cash", "income"):
            position["players"]["A"][field] += 1

    assert GAMES[0].loaded_after(richer) > 20
