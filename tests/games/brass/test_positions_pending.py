"""The pending field of positions of Brass: only legal states that an action can leave are accepted."""

from typing import Any

import pytest

import ironmaster
from ironmaster.core.contract import CHANCE, FastDice
from ironmaster.core.referee import refereed_playout
from tests.games.loading import loaded, why_refused

GAME = ironmaster.game("brass", seats=3)
SETTING: dict[str, Any] = {
    "turn": "A",
    "players": {
        "A": {"hand": ["oldham", "wigan", "cotton"], "piles": {"cotton": 8, "iron": 3}},
        "B": {"hand": ["oldham", "wigan"]},
        "C": {"hand": ["bury"]},
    },
    "tiles": {
        "oldham/1": "A cotton2",
        "liverpool/1": "B port1",
        "wigan/1": "B coal1 2",
        "bury/1": "C coal1 1",
        "preston/3": "A iron1 4",
    },
    "links": {"liverpool-wigan": "A", "manchester-oldham": "A", "bolton-bury": "B"},
}
TWO_TAKEN: dict[str, Any] = {
    **SETTING,
    "actions": 1,
    "players": {**SETTING["players"], "A": {"hand": ["oldham", "wigan", "cotton"], "piles": {"cotton": 7, "iron": 3}}},
}
RAIL: dict[str, Any] = {
    "era": "rail",
    "players": {"A": {"hand": ["oldham", "wigan"]}},
    "tiles": {"wigan/1": "A coal2 3"},
    "links": {"warrington_runcorn-wigan": "A"},
}

SOUND: list[tuple[dict[str, Any], list[str]]] = [
    (SETTING, ["end", "discard"]),
    (SETTING, ["end", "borrow 30", "discard"]),
    (SETTING, ["end", "lay bolton-manchester", "discard"]),
    (SETTING, ["end", "develop_again 1", "scrap coal", "iron", "discard"]),
    (SETTING, ["end", "develop_again 1"]),
    (TWO_TAKEN, ["end", "place rochdale/1 cotton2", "discard", "discard"]),
    (RAIL, ["end", "rail_again", "lay preston-wigan", "coal preston wigan", "discard"]),
    (RAIL, ["end", "rail_again"]),
]


@pytest.mark.parametrize(("setting", "pending"), SOUND)
def test_a_possible_pending_state_is_loaded_and_played_on(setting: dict[str, Any], pending: list[str]) -> None:
    state = loaded(GAME, {**setting, "pending": pending})
    refereed_playout(GAME, state, FastDice(1))


def test_chance_may_be_pending() -> None:
    links = {"manchester-oldham": "A", "manchester-stockport": "A", "macclesfield-stockport": "A"}
    linked = {**SETTING, "links": {**links, "macclesfield-midlands": "B"}}
    state = GAME.views.load({**linked, "pending": ["end", "sell_again", "market oldham/1"]})
    assert GAME.law.to_act(state) == CHANCE
    assert len(GAME.law.outcomes(state)) == 5
    empty = {**linked, "cotton": 8, "pending": ["end", "sell_again", "market oldham/1"]}
    assert why_refused(GAME, empty) == ("pending", "pending")
    assert GAME.views.load({**empty, "pending": []})


UNSOUND: list[tuple[dict[str, Any], list[str]]] = [
    *((SETTING, [word]) for word in ("", "discard", "end end", "END", "coal", "coal wigan", "dance", "\n")),
    (SETTING, ["end", "end"]),
    (SETTING, ["end", "discard", "end"]),
    (SETTING, ["end", "iron"]),
    (SETTING, ["end", "coal wigan wigan"]),
    (SETTING, ["end", "coal wigan nowhere"]),
    (SETTING, ["end", "market oldham/1"]),
    (SETTING, ["end", "sale oldham/1 liverpool/1"]),
    (SETTING, ["end", "discard", "discard"]),
    (SETTING, ["end", "borrow 15", "discard"]),
    (SETTING, ["end", "borrow 0", "discard"]),
    (SETTING, ["end", "borrow 31", "discard"]),
    (SETTING, ["end", "borrow -10", "discard"]),
    ({**SETTING, "players": {"A": {"hand": ["oldham"], "income": 0}}}, ["end", "borrow 10", "discard"]),
    (SETTING, ["end", "lay manchester-oldham", "discard"]),
    (SETTING, ["end", "lay lancaster-scotland", "discard"]),
    (SETTING, ["end", "lay colne-yorkshire", "discard"]),
    (SETTING, ["end", "develop_again 0"]),
    (SETTING, ["end", "develop_again 2"]),
    (SETTING, ["end", "scrap gold"]),
    ({**SETTING, "players": {"A": {"hand": ["oldham"], "piles": {"iron": 0}}}}, ["end", "scrap iron"]),
    (TWO_TAKEN, ["end", "place rochdale/1 cotton3", "discard"]),
    (TWO_TAKEN, ["end", "place rochdale/1 port1", "discard"]),
    (SETTING, ["end", "place wigan/1 coal1", "discard"]),
    (TWO_TAKEN, ["end", "place oldham/2 cotton2", "discard"]),
    (TWO_TAKEN, ["end", "place rochdale/1 cotton2", "coal rochdale oldham"]),
    (TWO_TAKEN, ["end", "place rochdale/1 cotton2", "coal rochdale rochdale"]),
    (TWO_TAKEN, ["end", "place rochdale/1 cotton2", "coal rochdale rochdale", "iron"]),
    (SETTING, ["end", "sell_again", "sale oldham/1 liverpool/1"]),
    (SETTING, ["end", "sell_again", "sale oldham/1 oldham/2"]),
    (SETTING, ["end", "sell_again", "market oldham/1"]),
    (SETTING, ["end", "sell_again", "market wigan/1"]),
    ({**SETTING, "phase": "income"}, ["end", "discard"]),
    ({**SETTING, "phase": "draw"}, ["end"]),
    (SETTING, ["end", "place rochdale/1 cotton2", "discard", "discard"]),
    ({**TWO_TAKEN, "turn": "C"}, ["end", "place rochdale/1 cotton2", "discard", "discard"]),
    ({"players": {}}, ["end", "discard"]),
    ({**RAIL, "tiles": {"wigan/1": "A coal2 flipped"}}, ["end", "lay preston-wigan", "coal preston wigan"]),
    ({**RAIL, "tiles": {}}, ["end", "rail_again", "lay preston-wigan", "coal preston wigan"]),
]


@pytest.mark.parametrize("number", range(len(UNSOUND)))
def test_an_impossible_pending_state_is_refused(number: int) -> None:
    setting, pending = UNSOUND[number]
    assert why_refused(GAME, {**setting, "pending": pending}) == ("pending", "pending")


@pytest.mark.parametrize("pending", ["end", {"end": 1}, [1], [None], [["end"]], 3])
def test_pending_is_a_list_of_texts(pending: object) -> None:
    assert why_refused(GAME, {**SETTING, "pending": pending}) == ("type", "pending")


def test_the_test_positions_are_valid() -> None:
    for setting, _ in UNSOUND:
        assert GAME.views.load({**setting, "pending": []})


def test_cubes_that_cannot_be_paid_are_not_pending() -> None:
    poor = {"players": {"A": {"hand": ["oldham", "wigan"], "cash": 0}}, "iron": 0}
    assert why_refused(GAME, {**poor, "pending": ["end", "scrap coal", "iron"]}) == ("pending", "pending")
    rich = {"players": {"A": {"hand": ["oldham", "wigan"], "cash": 5}}, "iron": 0}
    players: Any = GAME.views.position(GAME.views.load({**rich, "pending": ["end", "scrap coal", "iron"]}))["players"]
    assert (players["A"]["cash"], players["A"]["piles"]["coal"]) == (0, 6)
