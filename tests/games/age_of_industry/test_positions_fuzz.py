"""Random positions of Age of Industry; see `tests.games.fuzzing`."""

from typing import Any

import ironmaster
from tests.games.age_of_industry.table import GERMANY, NEW_ENGLAND
from tests.games.fuzzing import Fuzz, change_test, junk_test

NAMES = (
    "round phase order turn actions pending players counters railways imports markets coal iron face_up deck discard "
    "cash loans spent points worth hand display game board seats rules ruleset first deal repay over A B C D E flipped "
    "sold rebuilt cotton goods both none factory port ship red blue deck 0 1 2 3 9 coal1 iron2 factory0 ship2 end "
    "refill sell_again essen boston kiel/1 essen/1 berlin/1 boston/1 salem/1 gulf_of_maine/1 gulf_of_maine/import "
    "gulf_of_maine/market france/market canada/market hamburg-kiel boston-salem age_of_industry germany"
)
WORDS = [
    *NAMES.split(),
    *("A coal1", "B coal2 3", "C cotton1", "A iron1 flipped", "B port1", "A ship2", "A ship2 rebuilt", "A coal1 9"),
    *("cotton sold", "none sold", "take 1", "draw", "discard", "coal essen essen", "iron boston salem"),
    *("counter essen/1 coal1", "counter salem/1 port1", "lay boston-salem", "scrap coal1"),
]
GAMES = [
    Fuzz(ironmaster.game("age_of_industry", seats=3, board=NEW_ENGLAND), WORDS, ("worth",)),
    Fuzz(
        ironmaster.game("age_of_industry", seats=4, board=GERMANY, rules={"repay_window": "round"}), WORDS, ("worth",)
    ),
    Fuzz(ironmaster.game("age_of_industry", seats=2, board=NEW_ENGLAND, rules={"edition": "first"}), WORDS, ("worth",)),
]

test_junk_is_refused_or_sound = junk_test(GAMES)
test_a_changed_position_is_refused_or_sound = change_test(GAMES)


def test_small_valid_changes_are_loaded() -> None:
    """Without this, the tests above would also pass if every position were refused."""

    def richer(position: Any) -> None:
        for field in ("cash", "loans", "spent"):
            position["players"]["A"][field] += 1

    assert GAMES[0].loaded_after(richer) > 20
