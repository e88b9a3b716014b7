"""Positions: omitted fields, and refusals by field."""

from typing import Any

import pytest

import ironmaster
from ironmaster.core.contract import Game
from tests.games.industria.table import Table, building, players
from tests.games.loading import loses_nothing, refusals_of, why_refused

GAME = ironmaster.game("industria", seats=4)
THREE = ironmaster.game("industria", seats=3)


def refused(position: dict[str, Any], game: Game = GAME) -> tuple[str, str]:
    return why_refused(game, position)


def seats(**everybody: Any) -> dict[str, Any]:
    return {"players": players(**everybody)}


FOUR = ["quarry", "sawmill", "clay_pit", "coal_mine"]
TOO_MANY = ("builds", "players.B.laid")
WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"colour": 1}, "field", "colour"),
    ({"game": "brass"}, "identity", "game"),
    ({"seats": 3}, "identity", "seats"),
    ({"seats": 4.0}, "identity", "seats"),
    ({"rules": {"zero_bid": True}}, "identity", "rules"),
    ({"ruleset": 99}, "identity", "ruleset"),
    ({"epoch": 6}, "range", "epoch"),
    ({"epoch": 0}, "range", "epoch"),
    ({"epoch": "2"}, "type", "epoch"),
    ({"epoch": 2, "round": 3}, "range", "round"),
    ({"epoch": 2, "round": 7}, "range", "round"),
    ({"phase": "sale"}, "choice", "phase"),
    ({"start": "E"}, "seat", "start"),
    ({"hammer": 1}, "seat", "hammer"),
    ({"turn": "a"}, "seat", "turn"),
    ({"players": {"E": {}}}, "seat", "players"),
    ({"players": {"A": {"money": 3}}}, "field", "players.A.money"),
    ({"players": {"A": {"cash": -1}}}, "range", "players.A.cash"),
    ({"players": []}, "type", "players"),
    (seats(A=(5, "mill")), "tile", "players.A.hand"),
    (seats(A=(5, "optics")), "hand", "players.A.hand"),
    ({"epoch": 2, **seats(A=(5, "construction"))}, "hand", "players.A.hand"),
    (seats(A=(5, "", "optics")), "laid", "players.A.laid"),
    (seats(A=(5, "", "raw_wood_1")), "laid", "players.A.laid"),
    (seats(A=(5, "quarry"), B=(5, "quarry")), "twice", "players.B.hand"),
    (seats(A=(5, "quarry quarry")), "twice", "players.A.hand"),
    ({"display": ["quarry"], **seats(A=(5, "quarry"))}, "twice", "display"),
    ({"players": {"A": {"laid": ["quarry"], "late": ["quarry"]}}}, "late", "players.A.late"),
    ({"epoch": 2, "players": {"A": {"late": ["quarry"]}}}, "late", "players.A.late"),
    ({"epoch": 2, "players": {"A": {"laid": ["construction"], "late": ["construction"]}}}, "late", "players.A.late"),
    ({"display": ["optics"]}, "epoch", "display"),
    ({"epoch": 2, "pile": ["quarry"]}, "epoch", "pile"),
    ({"gone": ["optics"]}, "epoch", "gone"),
    ({"display": "quarry"}, "type", "display"),
    ({"display": [3]}, "type", "display"),
    ({"lot": "quarry"}, "lot", "lot"),
    ({"phase": "build", "display": ["quarry"], "lot": "quarry"}, "lot", "lot"),
    ({"display": ["quarry", "sawmill"], "lot": "quarry", "bid": 2}, "range", "bid"),
    ({"display": ["quarry", "sawmill"], "lot": "quarry", "bidder": "B", "bid": 2}, "bidder", "bidder"),
    ({"display": ["quarry", "sawmill"], "lot": "quarry", "bidder": "A", "turn": "C"}, "bidder", "bidder"),
    ({"display": ["quarry"], "lot": "quarry", "bidder": "B", "bid": 9, "turn": "C"}, "range", "bid"),
    ({"display": ["quarry", "sawmill"], "turn": "B"}, "phase", "turn"),
    ({"phase": "reveal", "turn": "B"}, "phase", "turn"),
    ({"built": ["raw"], "phase": "build"}, "choice", "built"),
    ({"display": ["quarry", "sawmill"], "built": ["factory"]}, "phase", "built"),
    ({"phase": "build", "bid": 2}, "phase", "bid"),
    ({"phase": "build", "display": ["quarry"]}, "phase", "display"),
    ({"unit": 1}, "range", "unit"),
    ({"phase": "build", "laying": "quarry"}, "laying", "laying"),
    ({"phase": "build", "laying": "raw_wood_1", **seats(A=(5, "raw_wood_1"))}, "laying", "laying"),
    ({"phase": "build", "laying": "quarry", "built": ["factory"], **seats(A=(5, "quarry"))}, "laying", "laying"),
    ({"phase": "build", "laying": "clay_pit", "unit": 1, **seats(A=(5, "clay_pit"))}, "range", "unit"),
    ({"bank": ["stone"]}, "derived", "bank"),
    ({"players": {"A": {"worth": 40}}}, "derived", "players.A.worth"),
    ({"players": {"A": {"points": 7}}}, "points", "players.A.points"),
    ({"phase": "over"}, "over", "phase"),
    ({"pile": ["quarry"]}, "pile", "pile"),
    ({"round": 1, "display": [*FOUR, "construction"]}, "pile", "round"),
    ({"round": 2, "display": [*FOUR, "construction"]}, "display", "display"),
    ({"phase": "first", "epoch": 2}, "start", "epoch"),
    ({"phase": "first", "players": {"B": {"hand": ["quarry"]}}}, "start", "players.B.hand"),
    ({"phase": "first", "players": {"B": {"cash": 5}}}, "start", "players.B.cash"),
    ({"phase": "reveal", "hammer": "B"}, "hammer", "hammer"),
    ({"display": FOUR, "hammer": "B"}, "hammer", "hammer"),
    ({"display": FOUR[:3], "hammer": "C"}, "hammer", "hammer"),
    ({"round": 1, **seats(A=(5, "", "quarry"))}, "builds", "players.A.laid"),
    ({"round": 2, **seats(A=(5, "", "quarry sawmill"))}, "builds", "players.A.laid"),
    ({"round": 3, "phase": "build", "turn": "B", **seats(B=(5, "", "quarry sawmill clay_pit"))}, *TOO_MANY),
    ({"round": 2, **seats(B=(5, "", "bonus_canal_1 bonus_harbour_1"))}, *TOO_MANY),
    ({"epoch": 3, **seats(B=(5, "", "quarry sawmill clay_pit coal_mine"))}, *TOO_MANY),
    ({"epoch": 2, "round": 4, "players": {"B": {"laid": ["quarry"], "late": ["quarry"]}}}, *TOO_MANY),
    ({"phase": "build", "built": ["bonus"]}, "built", "built"),
    ({"epoch": 2, "phase": "build", "built": ["factory"], **seats(A=(5, "", "quarry"))}, "built", "built"),
    ({"gone": ["quarry"]}, "gone", "gone"),
    ({"epoch": 2, "gone": ["bonus_canal_1"]}, "gone", "gone"),
    ({"gone": ["construction"]}, "gone", "gone"),
    ({"players": {"A": {"cash": 6}}}, "money", "players"),
    ({"round": 2, "players": {"A": {"cash": 9, "laid": ["coal_mine"]}}}, "money", "players"),
]


@pytest.mark.parametrize(("position", "case", "where"), WRONG)
def test_an_impossible_position_is_refused_by_field(position: dict[str, Any], case: str, where: str) -> None:
    assert refused(position) == (case, where)


def test_tiles_in_the_box_lie_in_no_other_place() -> None:
    assert refused({"epoch": 4, "players": {"A": {"hand": ["internet"]}}}, THREE) == ("box", "players.A.hand")
    assert refused({"epoch": 5}, THREE) == ("range", "epoch")


def test_without_tiles_on_display_the_building_is_to_come() -> None:
    """No seat can build, so the next round is about to begin."""
    assert Table({}).position["phase"] == "reveal"


def test_omitted_fields_get_defaults() -> None:
    table = Table({"display": ["quarry", "sawmill"]})
    position = table.position
    assert (position["epoch"], position["round"], position["phase"]) == (1, 1, "auction")
    assert (position["start"], position["hammer"], table.turn) == ("A", "A", "A")
    assert (table.cash, table.points) == ([5] * 4, [0] * 4)
    assert len(position["pile"]) == 8
    assert position["gone"] == [], "the other two of the first four are nowhere: they cannot have left the game"


def test_the_round_follows_from_the_tiles_named() -> None:
    known = "quarry sawmill clay_pit coal_mine iron_ore_mine"
    table = Table({"display": ["brickyard"], **seats(A=(5, known), B=5, C=5, D=5)})
    assert table.position["round"] == 2
    assert Table({"epoch": 2, "phase": "build", **seats(A=(5, "ironworks"))}).position["round"] == 4


def test_points_follow_from_laid_tiles() -> None:
    table = building(2, A=(5, "ironworks", "clay_pit construction"), B=(5, "", "coal_mine"))
    assert table.points[:2] == [4, 1]
    everybody = players(A=(5, "ironworks", "clay_pit construction"))
    everybody["A"]["late"] = ["clay_pit"]
    late = Table({"epoch": 2, "phase": "build", "players": everybody})
    assert (late.points[0], late.player("A")["late"]) == (3, ["clay_pit"])


def test_a_position_with_a_standing_bid() -> None:
    auction = {"display": ["quarry", "sawmill"], "lot": "quarry", "turn": "D", "bid": 3, "bidder": "C"}
    table = Table({**auction, **seats(A=5, B=5, C=5, D=5)})
    assert table.moves() == ["bid 4", "bid 5", "pass"]


REACHABLE: list[dict[str, Any]] = [
    {"display": FOUR[:3], "hammer": "B"},
    {"display": FOUR[:1], "hammer": "D"},
    {"round": 2, **seats(A=(5, "", "quarry"))},
    {"round": 3, "phase": "build", "turn": "C", **seats(B=(0, "", "quarry sawmill clay_pit"))},
    {"round": 3, "phase": "build", "built": ["factory"], **seats(A=(0, "", "quarry sawmill clay_pit"))},
    {"epoch": 2, "round": 5, "players": {"B": {"laid": ["quarry"], "late": ["quarry"]}}},
    {"gone": ["raw_wood_1"]},
    {"epoch": 2, "gone": ["construction"]},
    {"round": 2, "players": {"A": {"cash": 6, "laid": ["coal_mine"]}}},
]


@pytest.mark.parametrize("position", REACHABLE)
def test_a_position_that_a_game_can_reach_is_loaded(position: dict[str, Any]) -> None:
    """The other side of each bound."""
    assert GAME.law.audit(GAME.views.load(position)) == []


def test_money_for_raw_material_tiles_counts() -> None:
    cashing = ironmaster.game("industria", seats=4, rules={"raw_tile_cash": "any"})
    position: dict[str, Any] = {"players": {"A": {"cash": 6}}, "gone": ["raw_wood_1"]}
    assert refused(position) == ("money", "players")
    assert cashing.views.load(position)
    more = {"players": {"A": {"cash": 8}}, "gone": ["raw_wood_1"]}
    assert refused(more, cashing) == ("money", "players")


def test_the_round_follows_from_the_tiles_laid() -> None:
    for laid, round_ in (("", 1), ("quarry", 2), ("quarry sawmill", 3)):
        assert Table({"display": ["clay_pit"], **seats(A=(5, "", laid))}).position["round"] == round_


@pytest.mark.parametrize("game", [GAME, THREE])
def test_positions_of_whole_games_are_restored_completely(game: Game) -> None:
    loses_nothing(game, 7)


def test_every_refusal_of_a_position_is_tested() -> None:
    elsewhere = {"box"}
    of_texts_and_other_games = {"json", "duplicate", "order", "audit"}
    assert {case for _, case, _ in WRONG} | elsewhere | of_texts_and_other_games == refusals_of("industria")
