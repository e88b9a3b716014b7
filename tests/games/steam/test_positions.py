"""Positions of Steam as JSON: omitted fields, and refusals by field."""

import json
from typing import Any

import pytest

import ironmaster
from ironmaster.core.contract import CHANCE, OVER, FastDice
from ironmaster.core.errors import PositionError
from ironmaster.core.position import read_position
from tests.games.loading import described, loaded, refusals_of, refused, why_refused
from tests.games.steam.table import STANDARD, TB
from tests.games.steam.whole import played

GAME = ironmaster.game("steam", seats=3, board=TB)
RANDOM = ironmaster.game("steam", seats=3, board=TB, rules={"order": "random"})
BIDS = ironmaster.game("steam", seats=3, board=TB, rules=STANDARD)
TILES = {"A": {"tile": "turn_order"}, "B": {"tile": "engineer"}, "C": {"tile": "locomotive"}}
OPEN: dict[str, Any] = {"round": 2, "track": {"c2": "n-s"}, "incomplete": {"city_a/s": "A c2/s"}}
"""A run of A from city A to the south."""
LINKED: dict[str, Any] = {
    "round": 2,
    "track": {"c2": "n-s", "c3": "n-s", "town_t": "n"},
    "links": {"city_a/s": "A town_t/n"},
}


def test_omitted_fields_are_as_at_the_start_of_the_first_turn() -> None:
    whole = described(GAME, {})
    assert (whole["round"], whole["phase"], whole["order"], whole["turn"]) == (1, "actions", ["A", "B", "C"], "A")
    assert (whole["cycle"], whole["laid"], whole["tiles_left"], whole["free_pass"]) == (1, 0, 0, None)
    nobody = dict.fromkeys("ABC")
    assert whole["auction"] == {"bid": None, "bidder": None, "in": [], "bids": nobody, "places": []}
    for field in ("pending", "track", "links", "incomplete", "goods", "new_cities", "grown"):
        assert not whole[field]
    assert whole["supply"] == [""] * 12
    assert whole["bag"] == {"red": 20, "blue": 20, "yellow": 20, "purple": 20, "grey": 16}
    assert whole["players"]["B"] == {
        **dict.fromkeys(("cash", "income", "points", "worth", "links", "incomplete", "out"), 0),
        **dict.fromkeys(("due", "begun", "upgraded"), False),
        "locomotive": 1,
        "tile": None,
    }


def test_the_phases_are_those_of_the_game() -> None:
    every = {"goods", "actions", "over"}
    for game, phases in ((GAME, {"first", "opening"}), (RANDOM, {"deal"}), (BIDS, {"deal", "capital", "bidding"})):
        for phase in every | phases:
            assert described(game, {"phase": phase})["phase"] == phase
        for phase in {"first", "opening", "deal", "capital", "bidding"} - phases:
            assert why_refused(game, {"phase": phase}) == ("choice", "phase")


def test_before_the_first_turn_the_round_is_none() -> None:
    for game, phase, turn in (
        (GAME, "goods", None),
        (GAME, "first", None),
        (GAME, "opening", "A"),
        (BIDS, "deal", None),
    ):
        whole = described(game, {"phase": phase})
        assert (whole["round"], whole["turn"]) == (0, turn)
    for game, phase, first in ((BIDS, "capital", 1), (BIDS, "bidding", 1), (GAME, "over", 10)):
        assert described(game, {"phase": phase})["round"] == first


def test_an_omitted_auction_has_all_seats_and_no_bid() -> None:
    bidding = described(BIDS, {"phase": "bidding", "order": ["B", "C", "A"]})
    assert bidding["turn"] == "B"
    assert bidding["auction"] == {
        "bid": None,
        "bidder": None,
        "in": ["A", "B", "C"],
        "bids": dict.fromkeys("ABC"),
        "places": [None] * 3,
    }
    placed = described(BIDS, {"phase": "bidding", "auction": {"places": [None, None, "A"]}, "turn": "B"})
    assert placed["auction"]["in"] == ["B", "C"]
    second = described(GAME, {"phase": "opening", "auction": {"places": ["B", None, None]}})
    assert (second["auction"]["in"], second["auction"]["places"]) == (["A", "C"], ["B", None, None])


def test_without_a_turn_the_first_to_build_or_move_acts() -> None:
    for phase, tile in (("build", "first_build"), ("move", "first_move")):
        whole = described(GAME, {"phase": phase, "players": {**TILES, "C": {"tile": tile}}})
        assert whole["turn"] == "C"
        later = described(GAME, {"phase": phase, "turn": "A", "players": {**TILES, "C": {"tile": tile}}})
        assert later["turn"] == "A"
    assert described(GAME, {"phase": "build", "players": TILES})["tiles_left"] == 3
    own = {"track": {"c2": "n-s"}, "incomplete": {"city_a/s": "B c2/s new"}, "laid": 1}
    assert described(GAME, {"phase": "build", "turn": "B", "players": TILES, **own})["tiles_left"] == 3


def test_a_seat_with_track_of_its_own_has_laid_its_first_tile() -> None:
    assert described(GAME, OPEN)["players"]["A"]["begun"]
    assert why_refused(GAME, {**OPEN, "players": {"A": {"begun": False}}}) == ("audit", "-")
    claimed = {**LINKED, "track": {"c2": "n-s", "c3": "n-s"}, "new_cities": {"town_t": "grey"}}
    assert not described(GAME, {**claimed, "players": {"A": {"begun": False}}})["players"]["A"]["begun"]


def test_unplaced_cubes_lie_in_the_bag() -> None:
    whole = described(GAME, {"goods": {"city_a": "red blue red"}, "supply": ["grey grey", *[""] * 11]})
    assert whole["bag"] == {"red": 18, "blue": 19, "yellow": 20, "purple": 20, "grey": 14}
    assert whole["goods"] == {"city_a": "red red blue"}, "in the order of the colours"


def test_track_may_be_written_in_any_order() -> None:
    turned = described(GAME, {**OPEN, "track": {"c2": "s-n"}})
    assert turned["track"] == {"c2": "n-s"}
    assert turned["incomplete"] == {"city_a/s": "A c2/s"}
    either = [
        described(GAME, {**LINKED, "links": links})
        for links in ({"city_a/s": "A town_t/n"}, {"town_t/n": "A city_a/s"})
    ]
    assert either[0] == either[1]
    assert (either[0]["players"]["A"]["links"], either[0]["stock"]["T11"]) == (
        1,
        described(GAME, {})["stock"]["T11"] - 1,
    )


def test_identity_may_be_omitted_but_must_match() -> None:
    identity = GAME.setup.identity()
    assert loaded(GAME, {**identity, **OPEN}).key() == loaded(GAME, OPEN).key()
    wrong: dict[str, list[object]] = {
        "game": ["brass", None],
        "board": ["northeast", 1],
        "seats": [4, "3", 3.0, True],
        "rules": [{"game": "standard"}, [], None],
        "ruleset": [99, "1", True],
    }
    for field, values in wrong.items():
        for value in values:
            assert why_refused(GAME, {**identity, field: value}) == ("identity", field)


BUILD: dict[str, Any] = {"phase": "build", "players": TILES}
MOVE: dict[str, Any] = {"phase": "move", "players": TILES}
BIDDING: dict[str, Any] = {"phase": "opening", "turn": "B"}
OUT: dict[str, Any] = {"players": {**TILES, "C": {"out": 1}}}

WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"house": 1}, "field", "house"),
    ({"": 1}, "field", ""),
    ({"phase": "lunch"}, "choice", "phase"),
    ({"phase": 6}, "choice", "phase"),
    ({"round": 0}, "range", "round"),
    ({"round": 11}, "range", "round"),
    ({"round": True}, "type", "round"),
    ({"phase": "first", "round": 1}, "range", "round"),
    ({"order": ["A", "B"]}, "order", "order"),
    ({"order": ["A", "B", "B"]}, "order", "order"),
    ({"order": ["A", "B", "D"]}, "seat", "order"),
    ({"order": "ABC"}, "type", "order"),
    ({"turn": "D"}, "seat", "turn"),
    ({"turn": 10**5000}, "seat", "turn"),
    ({"phase": "over", "turn": "A"}, "phase", "turn"),
    ({"phase": "goods", "turn": "A"}, "phase", "turn"),
    ({**OUT, "turn": "C"}, "turn", "turn"),
    ({**OUT, "order": ["A", "B", "C"]}, "order", "order"),
    ({"players": {"C": {"out": 1, "tile": "first_build"}}}, "turn", "players.C.tile"),
    ({"cycle": 2}, "range", "cycle"),
    ({**MOVE, "cycle": 3}, "range", "cycle"),
    ({**MOVE, "cycle": 0}, "range", "cycle"),
    ({"laid": 1}, "range", "laid"),
    ({**BUILD, "laid": 5}, "range", "laid"),
    ({**BUILD, "laid": 1}, "laid", "laid"),
    ({"free_pass": "D"}, "seat", "free_pass"),
    ({"free_pass": "A"}, "free_early", "free_pass"),
    ({"round": 2, "free_pass": "A"}, "audit", "-"),
    ({"auction": []}, "type", "auction"),
    ({"auction": {"gavel": 1}}, "field", "auction.gavel"),
    ({"auction": {"bid": 0}}, "phase", "auction"),
    ({"auction": {"bidder": "A"}}, "phase", "auction"),
    ({"auction": {"in": ["A"]}}, "phase", "auction"),
    ({"auction": {"in": False}}, "phase", "auction"),
    ({"auction": {"places": ["A", "B", "C"]}}, "phase", "auction"),
    ({"auction": {"bids": {"A": 1}}}, "phase", "auction"),
    ({"auction": {"bids": {"D": 1}}}, "seat", "auction.bids"),
    ({"auction": {"bids": 3}}, "type", "auction.bids"),
    ({**BIDDING, "auction": {"bid": 51}}, "range", "auction.bid"),
    ({**BIDDING, "auction": {"bid": "3"}}, "type", "auction.bid"),
    ({**BIDDING, "auction": {"bidder": "D"}}, "seat", "auction.bidder"),
    ({**BIDDING, "auction": {"bids": {"A": -1}}}, "range", "auction.bids.A"),
    ({**BIDDING, "auction": {"places": ["A"]}}, "places", "auction.places"),
    ({**BIDDING, "auction": {"places": "ABC"}}, "places", "auction.places"),
    ({**BIDDING, "auction": {"places": [None, "D", None]}}, "seat", "auction.places"),
    ({**BIDDING, "auction": {"in": ["A", "D"]}}, "seat", "auction.in"),
    ({**BIDDING, "auction": {"in": "AB"}}, "type", "auction.in"),
    ({**BIDDING, "auction": {"in": ["A"]}}, "audit", "-"),
    ({**BIDDING, "auction": {"bid": 3}}, "audit", "-"),
    ({**BIDDING, "auction": {"bid": 3, "bidder": "A", "bids": {"A": 2}}}, "audit", "-"),
    ({**BIDDING, "auction": {"bid": 3, "bidder": "B", "bids": {"B": 3}}}, "audit", "-"),
    ({**BIDDING, "players": {"A": {"cash": 1}}}, "audit", "-"),
    ({"phase": "first", "players": TILES}, "audit", "-"),
    ({"phase": "goods", "goods": {"city_b": "red red"}}, "audit", "-"),
    ({"new_cities": "town_t"}, "type", "new_cities"),
    ({"new_cities": {"nowhere": "red"}}, "place", "new_cities.nowhere"),
    ({"new_cities": {"city_a": "red"}}, "town", "new_cities.city_a"),
    ({"new_cities": {"town_t": "green"}}, "choice", "new_cities.town_t"),
    ({"new_cities": {"town_t": ["red"]}}, "choice", "new_cities.town_t"),
    ({"new_cities": {"town_t": "red", "town_u": "red"}}, "new_cities", "new_cities.town_u"),
    ({"grown": "city_a"}, "type", "grown"),
    ({"grown": ["nowhere"]}, "place", "grown"),
    ({"grown": ["town_t"]}, "grown", "grown"),
    ({"grown": ["city_a", "city_a"]}, "grown", "grown"),
    ({"track": []}, "type", "track"),
    ({"track": {"z9": "n-s"}}, "hex", "track.z9"),
    ({"track": {"c2": "n-up"}}, "track", "track.c2"),
    ({"track": {"c2": ""}}, "track", "track.c2"),
    ({"track": {"c2": 10**5000}}, "track", "track.c2"),
    ({"track": {"c2": "n+s"}}, "track", "track.c2"),
    ({"track": {"c2": "n-s+ne-se+sw-nw"}}, "track", "track.c2"),
    ({"track": {"town_t": "n-s"}}, "track", "track.town_t"),
    ({"track": {"city_a": "n-s"}}, "track", "track.city_a"),
    ({"track": {"town_t": "n+s"}, "new_cities": {"town_t": "red"}}, "track", "track.town_t"),
    ({"track": {"c5": "n-s"}}, "loose", "track.c5"),
    ({"links": 1}, "type", "links"),
    ({**LINKED, "links": {"city_a": "A town_t/n"}}, "port", "links.city_a"),
    ({**LINKED, "links": {"city_a/s": "A town_t"}}, "port", "links.city_a/s"),
    ({**LINKED, "links": {"city_a/s": "A"}}, "run", "links.city_a/s"),
    ({**LINKED, "links": {"city_a/s": None}}, "run", "links.city_a/s"),
    ({**LINKED, "links": {"city_a/s": "A city_a/s"}}, "run", "links.city_a/s"),
    ({**LINKED, "links": {"city_a/s": "A city_b/n"}}, "run", "links.city_a/s"),
    ({**LINKED, "links": {"city_a/s": "D town_t/n"}}, "seat", "links.city_a/s"),
    ({**LINKED, "links": {"city_a/s": "A town_t/n", "town_t/n": "B city_a/s"}}, "run", "links.town_t/n"),
    ({**LINKED, "links": {}}, "unnamed", "links"),
    ({"new_cities": {"town_u": "grey"}, "links": {"town_u/n": "A city_d/s"}}, "run", "links.town_u/n"),
    ({**OPEN, "links": {"city_a/s": "A town_t/n"}, "incomplete": {}}, "run", "links.city_a/s"),
    ({**OPEN, "incomplete": {}}, "unnamed", "incomplete"),
    ({**OPEN, "incomplete": []}, "type", "incomplete"),
    ({**OPEN, "incomplete": {"city_a": "A c2/s"}}, "port", "incomplete.city_a"),
    ({**OPEN, "incomplete": {"city_a/s": "A c2/n"}}, "run", "incomplete.city_a/s"),
    ({**OPEN, "incomplete": {"city_a/s": "A c2/s old"}}, "run", "incomplete.city_a/s"),
    ({**OPEN, "incomplete": {"city_a/s": "A c2/s new new"}}, "run", "incomplete.city_a/s"),
    ({**OPEN, "incomplete": {"city_a/s": 3}}, "run", "incomplete.city_a/s"),
    ({**OPEN, "incomplete": {"city_a/s": "D c2/s"}}, "seat", "incomplete.city_a/s"),
    ({**OPEN, "incomplete": {"city_a/s": "A c2/s new"}}, "audit", "-"),
    ({**OPEN, **OUT, "incomplete": {"city_a/s": "C c2/s"}}, "audit", "-"),
    ({"goods": []}, "type", "goods"),
    ({"goods": {"nowhere": "red"}}, "place", "goods.nowhere"),
    ({"goods": {"town_t": "red"}}, "city", "goods.town_t"),
    ({"goods": {"city_a": "green"}}, "cubes", "goods.city_a"),
    ({"goods": {"city_a": ["red"]}}, "cubes", "goods.city_a"),
    ({"goods": {"city_a": "red " * 31}}, "cubes", "goods.city_a"),
    ({"goods": {"city_a": "red " * 21}}, "too_many", "goods"),
    ({"supply": ["red red"]}, "spaces", "supply"),
    ({"supply": ["green", *[""] * 11]}, "cubes", "supply.1"),
    ({"supply": [None] * 12}, "type", "supply"),
    ({"supply": ["red", *[""] * 11]}, "audit", "-"),
    ({"bag": {"red": 20}}, "derived", "bag"),
    ({"bag": 96}, "derived", "bag"),
    ({"bag": {"red": 20.0, "blue": 20, "yellow": 20, "purple": 20, "grey": 16}}, "derived", "bag"),
    ({"stock": {}}, "derived", "stock"),
    ({"tiles_left": 3}, "derived", "tiles_left"),
    ({"tiles_left": False}, "derived", "tiles_left"),
    ({"players": []}, "type", "players"),
    ({"players": {"D": {}}}, "seat", "players"),
    ({"players": {"A": 30}}, "type", "players.A"),
    ({"players": {"A": {"gold": 1}}}, "field", "players.A.gold"),
    ({"players": {"A": {"cash": -1}}}, "range", "players.A.cash"),
    ({"players": {"A": {"cash": 10**9}}}, "range", "players.A.cash"),
    ({"players": {"A": {"income": 11}}}, "range", "players.A.income"),
    ({"players": {"A": {"income": -11}}}, "range", "players.A.income"),
    ({"players": {"A": {"points": -1}}}, "range", "players.A.points"),
    ({"phase": "over", "players": {"A": {"points": -21}}}, "range", "players.A.points"),
    ({"players": {"A": {"locomotive": 0}}}, "range", "players.A.locomotive"),
    ({"players": {"A": {"locomotive": 7}}}, "range", "players.A.locomotive"),
    ({"players": {"A": {"out": 3}}}, "range", "players.A.out"),
    ({"round": 2, "players": {"A": {"out": 2}}}, "audit", "-"),
    ({"round": 2, "players": {"A": {"out": 1}, "B": {"out": 2}}}, "audit", "-"),
    ({"players": {"A": {"tile": "conductor"}}}, "choice", "players.A.tile"),
    ({"players": {"A": {"tile": 3}}}, "choice", "players.A.tile"),
    ({"players": {"A": {"due": 1}}}, "type", "players.A.due"),
    ({"players": {"A": {"begun": None}}}, "type", "players.A.begun"),
    ({"players": {"A": {"upgraded": "yes"}}}, "type", "players.A.upgraded"),
    ({"players": {"A": {"upgraded": True}}}, "audit", "-"),
    ({"players": {"A": {"due": True}}}, "audit", "-"),
    ({"players": {"A": {"tile": "engineer"}}}, "audit", "-"),
    ({**BUILD, "turn": "B", "players": {**TILES, "A": {"tile": "city_growth", "due": True}}}, "audit", "-"),
    ({**BUILD, "players": {**TILES, "A": {"tile": "engineer"}}}, "audit", "-"),
    ({"players": {"A": {"worth": 1}}}, "derived", "players.A.worth"),
    ({"players": {"A": {"links": True}}}, "derived", "players.A.links"),
    ({"players": {"A": {"incomplete": 0.0}}}, "derived", "players.A.incomplete"),
    ({"phase": "over", "round": 9}, "over_early", "round"),
    ({"players": {"A": {"out": 1}}}, "out_early", "players.A.out"),
    ({**OPEN, "round": 1}, "tiles_early", "track"),
    ({**BUILD, "turn": "B", "new_cities": {"town_t": "red", "town_u": "blue"}}, "cities_early", "new_cities"),
    ({"new_cities": {"town_t": "red"}}, "cities_early", "new_cities"),
    ({"grown": ["city_a"]}, "grown_early", "grown"),
    ({"round": 3, "grown": ["city_a", "city_b", "city_c"]}, "grown_early", "grown"),
    ({"players": {"A": {"begun": True}}}, "begun_early", "players.A.begun"),
    ({"goods": {"city_a": "red " * 9}}, "many_cubes", "goods.city_a"),
    (
        {**BUILD, "turn": "B", "track": {"c2": "n-s"}, "incomplete": {"city_a/s": "- c2/s"}},
        "unowned_early",
        "incomplete.city_a/s",
    ),
    ({"players": {"A": {"locomotive": 2}}}, "level_early", "players.A.locomotive"),
    ({"round": 2, "players": {"A": {"locomotive": 4}}}, "level_early", "players.A.locomotive"),
    (
        {"round": 2, "players": {"A": {"locomotive": 3}, "B": {"locomotive": 3}, "C": {"locomotive": 2}}},
        "levels_early",
        "players",
    ),
    ({"players": {"A": {"points": 1}}}, "points_early", "players"),
    ({"round": 2, "players": {"A": {"points": 30}, "B": {"income": 7}}}, "points_early", "players"),
]


@pytest.mark.parametrize("number", range(len(WRONG)))
def test_an_impossible_position_is_refused_by_field(number: int) -> None:
    position, case, where = WRONG[number]
    assert why_refused(GAME, position) == (case, where)


def test_a_refused_position_changes_nothing() -> None:
    before = loaded(GAME, OPEN).key()
    for position, _, _ in WRONG:
        refused(GAME, position)
    assert loaded(GAME, OPEN).key() == before


def test_a_hex_has_one_tile() -> None:
    with pytest.raises(PositionError) as caught:
        GAME.views.load(read_position('{"track": {"c2": "n-s", "c2": "n-se"}}'))
    assert (caught.value.case, caught.value.params["where"]) == ("duplicate", "c2")


def test_a_position_may_be_a_finished_game() -> None:
    players = {"A": {"points": -20}, "B": {"points": 12}, "C": {"points": 40, "out": 1}}
    state = loaded(GAME, {"phase": "over", "players": players})
    assert GAME.law.to_act(state) == OVER
    assert (GAME.law.scores(state), GAME.law.ranking(state)) == ([-20, 12, 40], [1, 0, 2])


def test_loading_does_not_change_its_argument() -> None:
    position = {"phase": "goods", "order": ["B", "A", "C"], "goods": {"city_a": "red red blue"}}
    before = json.dumps(position)
    state = loaded(GAME, position)
    while GAME.law.to_act(state) == CHANCE:
        GAME.law.settle(state, GAME.law.draw(state, FastDice(1)))
    assert json.dumps(position) == before


@pytest.mark.parametrize(("seed", "kind"), [(1, "base"), (2, "standard")])
def test_positions_of_whole_games_are_restored_completely(seed: int, kind: str) -> None:
    game = BIDS if kind == "standard" else GAME
    for step in played(seed, 3, kind):
        assert json.loads(json.dumps(step.after)) == step.after
        assert game.views.position(game.views.load(step.after)) == step.after


def test_every_refusal_of_a_position_is_tested() -> None:
    in_other_files = {"json", "pending"}
    elsewhere = {"identity", "duplicate"}
    assert {case for _, case, _ in WRONG} | elsewhere | in_other_files == refusals_of("steam")
