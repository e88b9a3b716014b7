"""Random positions of Steam; see `tests.games.fuzzing`."""

from typing import Any

import ironmaster
from tests.games.fuzzing import Fuzz, change_test, junk_test
from tests.games.steam.playing import lively
from tests.games.steam.table import TB

NAMES = (
    "round phase order turn cycle laid tiles_left free_pass auction pending players track links incomplete goods "
    "new_cities grown supply bag stock bid bidder in bids places cash income points worth locomotive tile due begun "
    "upgraded out game board seats rules ruleset first deal opening capital bidding actions build move over A B C D - "
    "turn_order first_move engineer first_build city_growth urbanization red blue yellow purple grey 0 1 2 9 next pay "
    "city_a city_b city_c city_d town_t town_u c2 c3 b2 city_a/s town_t/n city_b/n town_u/s n-s n-se n+s n-s+ne-sw"
)
WORDS = [
    *NAMES.split(),
    *("A town_t/n", "B city_b/n", "- city_a/s", "A c2/s", "A c3/n new", "- c2/s", "red red blue", "grey grey"),
    *("supply city_a", "supply town_t", "score A 1", "score B 3", "route city_a red", "route city_b blue city_b/n"),
]
PLAYER = ("worth", "links", "incomplete")
TABLE = ("tiles_left", "bag", "stock")


def fuzz(seats: int, **rules: object) -> Fuzz:
    game = ironmaster.game("steam", seats=seats, board=TB, rules=rules)
    return Fuzz(game, WORDS, PLAYER, of_table=TABLE, play=lively)


GAMES = [fuzz(3), fuzz(4, game="standard"), fuzz(5, order="random")]

test_junk_is_refused_or_sound = junk_test(GAMES, 120)
test_a_changed_position_is_refused_or_sound = change_test(GAMES, 250)


def test_small_valid_changes_are_loaded() -> None:
    """Without this, the tests above would also pass if every position were refused."""

    def richer(position: Any) -> None:
        late = position["round"] > 1
        position["players"]["A"]["points"] += late
        position["players"]["B"]["locomotive"] += late and position["players"]["B"]["locomotive"] < 2

    assert GAMES[0].loaded_after(richer) == len(GAMES[0].real[::10]) > 10
