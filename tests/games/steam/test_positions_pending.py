"""The pending field of positions of Steam: only states that an action can leave are accepted."""

from typing import Any

import pytest

import ironmaster
from ironmaster.core.contract import FastDice
from tests.games.fuzzing import play_on
from tests.games.loading import loaded, why_refused
from tests.games.steam.lattice import LATTICE, net
from tests.games.steam.phases import SUPPLY
from tests.games.steam.table import STANDARD, TB

GAMES = {
    "base": ironmaster.game("steam", seats=3, board=TB),
    "standard": ironmaster.game("steam", seats=3, board=TB, rules=STANDARD),
    "lattice": ironmaster.game("steam", seats=3, board=LATTICE),
}


def players(tile: str, level: int = 1, **more: object) -> dict[str, Any]:
    """A with an action tile, the others with tiles that have no effect here."""
    return {
        "A": {"tile": tile, "locomotive": level, "cash": 9, **more},
        "B": {"tile": "turn_order"},
        "C": {"tile": "engineer"},
    }


TAKING = {"players": {"A": {"tile": "city_growth", "cash": 9}}, "supply": SUPPLY}
TAKING_SEVENTH = {"players": {"A": {"tile": "urbanization"}}, "supply": SUPPLY}
GROWN = {"round": 6, "phase": "build", "players": players("city_growth"), "grown": ["city_a"], "supply": SUPPLY}
PLACED = {
    "round": 6,
    "phase": "build",
    "players": players("urbanization"),
    "new_cities": {"town_t": "grey"},
    "supply": SUPPLY,
}
CROSS = net("t4 t5 A", "t5 red B", "t4 u4 A", "u4 u5 A", "u5 blue A", "t5 u5 C", cities={"t4": "grey"})
CARRYING = {"round": 6, "phase": "move", "players": players("locomotive", 4), "goods": {"t4": "red blue"}, **CROSS}
"""A red cube of t4 goes by t5, or round by u4 and u5; a blue one as well."""
MOVED = {"round": 6, "phase": "move", "players": players("locomotive", 6)}
RED, BLUE = "route t4 red", "route t4 blue"

SOUND: list[tuple[str, dict[str, Any], list[str]]] = [
    ("base", TAKING, ["next", "pay"]),
    ("base", TAKING_SEVENTH, ["next", "pay"]),
    ("base", GROWN, ["supply city_a"]),
    ("standard", GROWN, ["supply city_a"]),
    ("base", PLACED, ["supply town_t"]),
    ("standard", {**PLACED, "laid": 1}, ["supply town_t"]),
    ("lattice", CARRYING, ["next", RED]),
    ("lattice", CARRYING, ["next", BLUE]),
    ("lattice", CARRYING, ["next", f"{BLUE} t4/s"]),
    ("lattice", CARRYING, ["next", f"{BLUE} t4/se"]),
    ("base", MOVED, ["next", "score A 6"]),
    ("base", MOVED, ["next", "score B 3", "score A 3"]),
    ("base", MOVED, ["next", "score C 1", "score B 2", "score A 2"]),
    ("base", MOVED, ["next", "score C 2", "score B 2"]),
    ("base", MOVED, ["next", "score C 3"]),
    ("standard", {**MOVED, "cycle": 2, "round": 10}, ["next", "score A 1"]),
]


@pytest.mark.parametrize(("kind", "setting", "pending"), SOUND)
def test_a_possible_pending_state_is_loaded_and_played_on(
    kind: str, setting: dict[str, Any], pending: list[str]
) -> None:
    game = GAMES[kind]
    state = loaded(game, {**setting, "pending": pending})
    assert game.views.load(game.views.position(state)).key() == state.key()
    play_on(game, state, FastDice(1))


UNSOUND: list[tuple[str, dict[str, Any], list[str]]] = [
    *(("base", MOVED, [word]) for word in ("", "next", "next next", "NEXT", "pay", "route", "score", "dance", "\n")),
    ("base", MOVED, ["next", "next"]),
    ("base", MOVED, ["score A 1"]),
    ("base", MOVED, ["next", "score A 1", "next"]),
    ("base", MOVED, ["next", "pay"]),
    ("base", TAKING, ["pay"]),
    ("base", TAKING, ["next", "pay", "pay"]),
    ("base", {**TAKING, "players": {"A": {"tile": "engineer"}}}, ["next", "pay"]),
    ("base", {**TAKING, "players": {"A": {"tile": "city_growth", "due": True}}}, ["next", "pay"]),
    ("standard", {**TAKING, "players": {"A": {"tile": "city_growth", "due": True}}}, ["next", "pay"]),
    ("standard", {**TAKING, "players": {"A": {"tile": "city_growth"}}}, ["next", "pay"]),
    ("base", GROWN, ["next", "supply city_a"]),
    ("base", GROWN, ["supply"]),
    ("base", GROWN, ["supply city_b"]),
    ("base", GROWN, ["supply nowhere"]),
    ("base", GROWN, ["supply town_t"]),
    ("base", GROWN, ["supply city_a", "supply city_a"]),
    ("base", {**GROWN, "turn": "B"}, ["supply city_a"]),
    ("base", {**GROWN, "supply": [""] * 12}, ["supply city_a"]),
    ("base", {**GROWN, "players": players("city_growth", due=True)}, ["supply city_a"]),
    ("base", {**GROWN, "players": players("urbanization")}, ["supply city_a"]),
    ("base", {**PLACED, "players": players("city_growth")}, ["supply town_t"]),
    ("base", PLACED, ["supply town_u"]),
    ("base", {**PLACED, "phase": "move"}, ["supply town_t"]),
    ("base", {"phase": "over"}, ["next"]),
    ("base", {"phase": "opening"}, ["next"]),
    ("base", {"phase": "first"}, ["next"]),
    ("standard", {"phase": "capital"}, ["next"]),
    ("lattice", CARRYING, [RED]),
    ("lattice", CARRYING, ["next", "route t4"]),
    ("lattice", CARRYING, ["next", "route t4 green"]),
    ("lattice", CARRYING, ["next", "route t4 yellow"]),
    ("lattice", CARRYING, ["next", "route t9 red"]),
    ("lattice", CARRYING, ["next", "route t5 red"]),
    ("lattice", CARRYING, ["next", "route blue red"]),
    ("lattice", CARRYING, ["next", f"{RED} t4/up"]),
    ("lattice", CARRYING, ["next", f"{RED} t4/n"]),
    ("lattice", CARRYING, ["next", f"{RED} t5/se"]),
    ("lattice", CARRYING, ["next", f"{RED} t4/se t5/nw"]),
    ("lattice", CARRYING, ["next", f"{RED} t4/se t5/se red/nw"]),
    ("lattice", {**CARRYING, "players": players("locomotive", 1)}, ["next", RED]),
    ("lattice", {**CARRYING, "turn": "C"}, ["next", RED]),
    ("lattice", CARRYING, ["next", RED, RED]),
    ("base", MOVED, ["next", "score A 0"]),
    ("base", MOVED, ["next", "score A 7"]),
    ("base", MOVED, ["next", "score A 12"]),
    ("base", MOVED, ["next", "score A one"]),
    ("base", MOVED, ["next", "score D 1"]),
    ("base", MOVED, ["next", "score A 3", "score B 3"]),
    ("base", MOVED, ["next", "score B 1", "score C 1", "score A 2"]),
    ("base", MOVED, ["next", "score B 2", "score A 1"]),
    ("base", MOVED, ["next", "score B 1", "score A 1", "score A 1"]),
    ("base", MOVED, ["next", "score C 2", "score B 2", "score A 3"]),
    ("base", MOVED, ["next", "score C 4"]),
    ("base", {**MOVED, "players": players("locomotive", 1)}, ["next", "score B 1", "score A 1"]),
    (
        "base",
        {**MOVED, "players": {**players("locomotive", 6), "C": {"out": 1}}},
        ["next", "score C 1", "score A 1"],
    ),
]


@pytest.mark.parametrize("number", range(len(UNSOUND)))
def test_an_impossible_pending_state_is_refused(number: int) -> None:
    kind, setting, pending = UNSOUND[number]
    assert why_refused(GAMES[kind], {**setting, "pending": pending}) == ("pending", "pending")


def test_the_test_positions_are_valid() -> None:
    """Except for a tile that is still to be paid: its holder must have been asked."""
    for kind, setting, _ in UNSOUND:
        if setting.get("phase"):
            assert loaded(GAMES[kind], {**setting, "pending": []})


@pytest.mark.parametrize("pending", ["next", {"next": 1}, [1], [None], [["next"]], 3])
def test_pending_is_a_list_of_texts(pending: object) -> None:
    assert why_refused(GAMES["base"], {**MOVED, "pending": pending}) == ("type", "pending")
