"""The fixtures of the table of Brass, as a page gets them."""

from typing import Any

import pytest

import ironmaster
from ironmaster.core.messages import LANGUAGES, has_message
from tests.games.brass.playing import CARDS, POUNDS, Played

FIXTURES: Any = ironmaster.game("brass", seats=4).facts.fixtures("en")
BY_ID = {group: {one["id"]: one for one in FIXTURES[group]} for group in ("places", "lines", "faces", "cards", "eras")}


def test_a_town_shows_its_slots_where_they_lie() -> None:
    blackburn = BY_ID["places"]["blackburn"]
    assert (blackburn["name"], blackburn["kind"], blackburn["discs"]) == ("Blackburn", "town", 0)
    assert blackburn["at"] == [530, 415]
    assert blackburn["slots"][2] == {
        "id": "blackburn/3",
        "name": "Blackburn, slot 3",
        "industries": ["iron"],
        "at": [1, 1],
    }


def test_places_are_towns_externals_and_waypoints() -> None:
    kinds = [place["kind"] for place in FIXTURES["places"]]
    assert [kinds.count(kind) for kind in ("town", "external", "waypoint")] == [19, 3, 3]
    assert all((place["discs"] == 2) == (place["kind"] != "town") for place in FIXTURES["places"])


def test_a_line_shows_its_ends_and_the_place_of_its_markers() -> None:
    line = BY_ID["lines"]["bolton-manchester"]
    assert line == {
        "id": "bolton-manchester",
        "name": "Bolton\u2013Manchester",
        "a": "bolton",
        "b": "manchester",
        "eras": ["canal", "rail"],
        "canal_at": [575, 600],
        "rail_at": [575, 580],
    }
    assert BY_ID["lines"]["ellesmere_port-liverpool"]["rail_at"] is None
    for one in FIXTURES["lines"]:
        assert one["eras"] == [era for era in ("canal", "rail") if one[f"{era}_at"]]
        assert {one["a"], one["b"]} <= set(BY_ID["places"])


def test_a_tile_shows_its_printed_figures() -> None:
    assert BY_ID["faces"]["cotton3"] == {
        "id": "cotton3",
        "name": "cotton mill 3",
        "industry": "cotton",
        "level": 3,
        "cost": 16,
        "coal": 1,
        "iron": 1,
        "cubes": 0,
        "income": 3,
        "points": 9,
        "eras": ["canal", "rail"],
        "number": 3,
    }
    assert FIXTURES["piles"]["shipyard"] == ["shipyard0", "shipyard0", *["shipyard1"] * 2, *["shipyard2"] * 2]
    assert {face for pile in FIXTURES["piles"].values() for face in pile} == set(BY_ID["faces"])


def test_tracks_cards_and_numbers_are_those_of_the_rules() -> None:
    assert FIXTURES["income"] == {"pounds": POUNDS, "start": 10}
    assert FIXTURES["demand"] == {"coal": [1, 1, 2, 2, 3, 3, 4, 4], "iron": [1, 1, 2, 2, 3, 3, 4, 4], "empty": 5}
    assert FIXTURES["cotton"] == {"bonus": [3, 3, 2, 2, 1, 1, 0, 0], "pays": "income"}
    assert sum(tile["count"] for tile in FIXTURES["market"]["tiles"]) == 12
    assert {card["id"]: card["count"] for card in FIXTURES["cards"]} == CARDS
    assert BY_ID["cards"]["iron"]["name"] == "iron works" and BY_ID["cards"]["iron"]["kind"] == "industry"
    assert BY_ID["cards"]["wigan"]["name"] == "Wigan" and BY_ID["cards"]["wigan"]["kind"] == "town"
    assert [loan["pounds"] for loan in FIXTURES["loans"]] == [10, 20, 30]
    assert (FIXTURES["link_markers"], FIXTURES["cash"], FIXTURES["hand"]) == (14, 30, 8)


def test_switches_change_the_printed_figures() -> None:
    fixtures: Any = ironmaster.game("brass", rules={"dm_bonus": "cash"}).facts.fixtures("en")
    assert fixtures["cotton"]["pays"] == "cash"


@pytest.mark.parametrize("seats", [3, 4])
def test_fixtures_show_the_number_of_rounds_of_an_era(played: Played, seats: int) -> None:
    fixtures: Any = ironmaster.game("brass", seats=seats).facts.fixtures("en")
    rounds = {(step.after["era"], step.after["round"]) for step in played(seats, 1)} - {("canal", 0), ("rail", 0)}
    wanted = {(era["id"], number) for era in fixtures["eras"] for number in range(1, era["rounds"] + 1)}
    assert rounds == wanted


def test_every_face_in_a_view_has_a_fixture(played: Played) -> None:
    tiles = {tile.split()[1] for step in played(4, 1) for tile in step.after["tiles"].values()}
    assert len(tiles) > 5 and tiles <= set(BY_ID["faces"])


def test_fixtures_show_how_certain_each_part_is() -> None:
    assert FIXTURES["confidence"]["layout"] == FIXTURES["confidence"]["tiles"] == "verified"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_are_translated(lang: str) -> None:
    assert all(has_message("brass", lang, key) for key in ("era-canal", "era-rail", "tile"))
