"""Tuning of Age of Industry changed reconstructed figures only, and contradicts nothing known about the maps."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from ironmaster.games.age_of_industry.board import SPACES, Board, Pieces, pieces_of, read_board
from tests.games.age_of_industry.table import GERMANY, NEW_ENGLAND

KNOWN: dict[str, Any] = tomllib.loads((Path(__file__).parent / "known_age_of_industry.toml").read_text("utf-8"))
RECONSTRUCTED = "reconstructed"


def pieces() -> Pieces:
    return pieces_of(read_board("germany"))


def test_known_figures_of_the_counters_match_their_sources() -> None:
    counters = {f"{one.industry}{one.level}": one for one in pieces().counter}
    assert set(KNOWN["counter"]) == set(counters)
    for name, figures in KNOWN["counter"].items():
        sure = {field for field, grade in counters[name].confidence.items() if grade != RECONSTRUCTED}
        assert sure - {"level"} == set(figures), f"{name}: known figures and figures marked as certain"
        assert {field: getattr(counters[name], field) for field in figures} == figures
    assert sum(one.number for one in pieces().counter) == 35


def test_known_figures_of_tracks_cards_and_markets_match_their_sources() -> None:
    paper = pieces()
    coal, iron = paper.track["coal"], paper.track["iron"]
    assert coal.spaces.count(1) == KNOWN["track"]["coal"]["row_1"]
    assert (coal.empty, iron.empty) == (KNOWN["track"]["coal"]["empty"], KNOWN["track"]["iron"]["empty"])
    industries = {industry for takes in SPACES.values() for industry in takes}
    assert sorted(card.number for card in paper.card if card.id in industries) == KNOWN["deck"]["industry"]
    assert [card.number for card in paper.card if card.id not in industries] == KNOWN["deck"]["location"]
    assert sorted(one.number for one in paper.market if one.takes) == KNOWN["market"]["some"]
    assert [one.number for one in paper.market if not one.takes] == [KNOWN["market"]["none"]]
    assert paper.railways == 12


def test_changed_figures_are_reconstructed_ones() -> None:
    first = {(one.industry, one.level): one for one in pieces_of(read_board(GERMANY)).counter}
    changed = [
        (one, field)
        for one in pieces().counter
        for field in ("number", "buildable", "cost", "coal", "iron", "cubes", "profit")
        if getattr(one, field) != getattr(first[one.industry, one.level], field)
    ]
    assert len(changed) == 20
    assert all(one.confidence[field] == RECONSTRUCTED for one, field in changed)


def changed_places(name: str, before: str) -> set[tuple[str, str]]:
    """The fields of places that differ, apart from the grammar of their names."""
    first = {place.id: place for place in read_board(before).place}
    return {
        (place.id, field)
        for place in read_board(name).place
        for field in place.__struct_fields__
        if field != "name" and getattr(place, field) != getattr(first[place.id], field)
    }


def test_nothing_but_import_coal_changed_on_the_maps() -> None:
    assert changed_places("germany", GERMANY) == set()
    seas = {place.id: place for place in read_board("new_england").place if place.kind == "sea"}
    assert changed_places("new_england", NEW_ENGLAND) == {(sea, "imports") for sea in seas}
    assert all(place.confidence["rest"] == RECONSTRUCTED for place in seas.values())
    for name, before in (("germany", GERMANY), ("new_england", NEW_ENGLAND)):
        assert read_board(name).connection == read_board(before).connection


def spaces(board: Board, place: str) -> list[str]:
    return next(one.spaces for one in board.place if one.id == place)


def test_germany_matches_the_rulebooks() -> None:
    board = read_board("germany")
    told = {place: spaces(board, place) for place in ("kiel", "cologne", "belgium", "poland", "bohemia")}
    assert told == {
        "kiel": ["port"],
        "cologne": ["open", "open"],
        "belgium": ["coal"],
        "poland": ["coal"],
        "bohemia": ["coal"],
    }
    assert "port" in spaces(board, "danzig") and "port" in spaces(board, "hamburg")
    assert len(spaces(board, "munchen")) <= 3 and "coal" in spaces(board, "mannheim")
    brown = {place.id for place in board.place if place.colour == "brown"}
    assert brown == {"bohemia", "stuttgart", "augsburg", "munchen", "regensburg"}
    assert {place.id for place in board.place if place.distant_port} >= {"france", "bohemia"}
    sure = [set(one.between) for one in board.connection if one.confidence != RECONSTRUCTED]
    assert sure == [{"bohemia", "regensburg"}]
    assert not any("ship" in place.spaces for place in board.place)


def test_new_england_matches_rulebooks_and_reports() -> None:
    board = read_board("new_england")
    assert Counter(kind for place in board.place for kind in place.spaces)["coal"] == 2
    assert spaces(board, "pennsylvania").count("coal") == 2 and "open" in spaces(board, "pennsylvania")
    assert [place.id for place in board.place if not place.transit] == ["pennsylvania"]
    seas = [place for place in board.place if place.kind == "sea"]
    assert any(sea.colour == "purple" and "boston" in sea.lanes for sea in seas)
    assert any(sea.colour == "light_green" for sea in seas)
    assert all(sea.market and sea.imports for sea in seas)
