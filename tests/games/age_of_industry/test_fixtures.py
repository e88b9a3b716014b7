"""The fixtures of the table of Age of Industry, as a page gets them."""

from typing import Any

import pytest

import ironmaster
from tests.games.age_of_industry.playing import CARDS, played
from tests.games.age_of_industry.table import GERMANY, NEW_ENGLAND
from tests.games.asking import are_translated

BOARDS = [GERMANY, NEW_ENGLAND]


def printed(board: str, lang: str = "en", **rules: object) -> Any:
    return ironmaster.game("age_of_industry", seats=3, board=board, rules=rules).facts.fixtures(lang)


def by_id(fixtures: Any, group: str) -> dict[str, Any]:
    return {one["id"]: one for one in fixtures[group]}


LAND, SEA = printed(GERMANY), printed(NEW_ENGLAND)


def test_a_location_shows_its_colour_and_the_industries_of_its_spaces() -> None:
    boston = by_id(SEA, "places")["boston"]
    assert (boston["name"], boston["kind"], boston["at"]) == ("Boston", "location", [734.0, 589.0])
    assert (boston["colour"], boston["symbol"], boston["transit"]) == ("purple", "diamond", True)
    assert (boston["market"], boston["import"], boston["distant_port"]) == (None, None, False)
    assert boston["spaces"][1] == {"id": "boston/2", "name": "Boston, space 2", "kind": "port", "takes": ["port"]}
    assert boston["spaces"][2]["takes"] == ["cotton", "factory", "iron"]
    assert [space["kind"] for space in by_id(LAND, "places")["essen"]["spaces"]] == ["coal", "coal", "open", "open"]


def test_a_sea_shows_its_ship_its_market_and_its_import_space() -> None:
    bight = by_id(SEA, "places")["new_york_bight"]
    assert (bight["kind"], bight["spaces"][0]["takes"]) == ("sea", ["ship"])
    assert bight["market"] == {"id": "new_york_bight/market", "name": "market in the New York Bight"}
    name = "import space of the New York Bight"
    assert bight["import"] == {"id": "new_york_bight/import", "name": name, "at": [514.0, 976.0], "cubes": 4}


def test_places_are_of_four_kinds() -> None:
    counted = {}
    for name, fixtures in (("germany", LAND), ("new_england", SEA)):
        kinds = [place["kind"] for place in fixtures["places"]]
        counted[name] = [kinds.count(kind) for kind in ("location", "market", "village", "sea")]
    assert counted == {"germany": [27, 6, 5, 0], "new_england": [18, 2, 6, 6]}
    for place in LAND["places"] + SEA["places"]:
        assert bool(place["spaces"]) == bool(place["colour"]) == bool(place["symbol"])
        assert bool(place["spaces"]) == (place["kind"] in ("location", "sea"))
        assert bool(place["import"]) == (place["kind"] == "sea")


@pytest.mark.parametrize("fixtures", [LAND, SEA])
def test_a_map_has_eight_markets_and_distant_ports(fixtures: Any) -> None:
    assert len([place for place in fixtures["places"] if place["market"]]) == 8
    distant = {place["id"] for place in fixtures["places"] if place["distant_port"]}
    assert distant == ({"bohemia", "france", "holland", "austria"} if fixtures is LAND else {"canada", "the_west"})


def test_nothing_passes_through_pennsylvania_unless_the_switch_says_so() -> None:
    closed = [place["id"] for place in SEA["places"] if not place["transit"]]
    assert closed == ["pennsylvania"]
    assert all(place["transit"] for place in printed(NEW_ENGLAND, penn_transit=True)["places"])
    assert all(place["transit"] for place in LAND["places"])


@pytest.mark.parametrize("fixtures", [LAND, SEA])
def test_a_connection_joins_two_places_by_land(fixtures: Any) -> None:
    places = by_id(fixtures, "places")
    for line in fixtures["lines"]:
        assert line["id"] == f"{line['a']}-{line['b']}"
        assert line["name"] == f"{places[line['a']]['name']}\u2013{places[line['b']]['name']}"
        assert "sea" not in (places[line["a"]]["kind"], places[line["b"]]["kind"])


def test_lanes_go_from_seas_to_ports_and_to_import_spaces() -> None:
    places = by_id(SEA, "places")
    harbours = {place["id"] for place in SEA["places"] for space in place["spaces"] if space["kind"] == "port"}
    imports = {place["import"]["id"] for place in SEA["places"] if place["import"]}
    assert all(places[lane["a"]]["kind"] == "sea" and lane["b"] in harbours | imports for lane in SEA["lanes"])
    assert {lane["b"] for lane in SEA["lanes"]} == harbours | imports
    assert [lane["b"] for lane in SEA["lanes"] if lane["a"] == "long_island_sound"] == [
        *("new_haven", "new_york", "long_island_sound/import")
    ]
    assert LAND["lanes"] == []


def test_a_counter_shows_its_printed_figures() -> None:
    mill = by_id(SEA, "faces")["cotton2"]
    assert (mill["name"], mill["industry"], mill["level"], mill["number"]) == ("cotton mill 2", "cotton", 2, 2)
    assert (mill["cost"], mill["coal"], mill["iron"], mill["cubes"], mill["profit"]) == (6, 1, 0, 0, 11)
    assert mill["confidence"].keys() >= {"cost", "profit", "level"}
    assert [face["id"] for face in SEA["faces"] if not face["buildable"]] == ["factory0", "ship0"]
    assert LAND["faces"] == SEA["faces"], "the display is the same on every map"


def test_industries_have_a_name_and_a_short_one() -> None:
    words = [(one["id"], one["name"], one["short"]) for one in LAND["industries"]]
    assert words[2:4] == [("iron", "iron works", "iron"), ("coal", "coal mine", "coal")]
    assert {face["industry"] for face in LAND["faces"]} == {one["id"] for one in LAND["industries"]}


def test_tracks_cards_market_counters_and_numbers_are_those_of_the_rules() -> None:
    track = {"spaces": [1, 1, 2, 2, 3, 3], "empty": 4}
    assert LAND["tracks"] == {"coal": track, "iron": track}
    assert {card["id"]: card["number"] for card in LAND["cards"]} == CARDS
    cards = by_id(LAND, "cards")
    assert (cards["iron"]["kind"], cards["iron"]["symbol"]) == ("industry", None)
    assert (cards["blue"]["kind"], cards["blue"]["symbol"]) == ("location", "star")
    assert LAND["deck"] == {"id": "deck", "name": "the deck", "cards": 66, "face_up": 2}
    takes = {kind["id"]: (kind["takes"], kind["number"]) for kind in LAND["demands"]}
    assert takes["both"] == (["cotton", "goods"], 3) and takes["none"] == ([], 3)
    assert sum(number for _, number in takes.values()) == 18
    numbers = ("railways", "railway_price", "loan", "interest", "unpaid_loan_points", "cash_per_point")
    assert [LAND[name] for name in numbers] == [12, 1, 10, 1, 5, 5]
    more = ("railway_income", "hand_limit", "actions", "actions_in_first_round")
    assert [LAND[name] for name in more] == [2, 9, 2, 1]


@pytest.mark.parametrize("board", BOARDS)
def test_every_element_of_a_view_has_a_fixture(board: str) -> None:
    fixtures = printed(board)
    spaces = {space["id"] for place in fixtures["places"] for space in place["spaces"]}
    markets = {place["market"]["id"] for place in fixtures["places"] if place["market"]}
    imports = {place["import"]["id"] for place in fixtures["places"] if place["import"]}
    end = played(1, 3, board)[-1].after
    assert len(end["counters"]) > 5 and set(end["counters"]) <= spaces
    assert {words.split()[1] for words in end["counters"].values()} <= set(by_id(fixtures, "faces"))
    assert len(end["railways"]) > 3 and set(end["railways"]) <= set(by_id(fixtures, "lines"))
    assert set(end["markets"]) == markets and set(end["imports"]) == imports
    assert {words.split()[0] for words in end["markets"].values()} <= set(by_id(fixtures, "demands"))
    assert set(end["players"]["A"]["display"]) == set(by_id(fixtures, "faces"))
    assert set(end["discard"]) <= set(by_id(fixtures, "cards"))


def test_names_are_translated() -> None:
    french = printed(NEW_ENGLAND, "fr")
    assert by_id(french, "places")["gulf_of_maine"]["name"] == "Golfe du Maine"
    assert by_id(french, "places")["boston"]["spaces"][0]["name"] == "Boston, case 1"
    assert by_id(french, "faces")["cotton1"]["name"] == "filature de coton 1"
    assert by_id(french, "demands")["none"]["name"] == "pas de demande"
    assert by_id(french, "industries")["coal"]["short"] == "char"
    assert french["deck"]["name"] == "la pioche"
    industries = [one["id"] for one in SEA["industries"]]
    assert are_translated(
        "age_of_industry", *(f"{what}-{industry}" for industry in industries for what in ("name", "short"))
    )
