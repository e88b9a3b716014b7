"""The table of Steam in a terminal: every hex appears once on the map, and every name is unique."""

import re
from typing import Any

import pytest

import ironmaster
from ironmaster.core.messages import LANGUAGES
from ironmaster.core.panels import Panel
from tests.games.steam.lattice import row
from tests.games.steam.phases import acting
from tests.games.steam.table import A_TO_T, STANDARD, TB, Table, built, moving
from tests.games.steam.whole import played

BOARDS = [TB, "northeast", "ruhr", "rust_belt"]
ON_MAP = re.compile(r"[A-Za-zÀ-ÿ.'’-]{1,4}|·|~|\^~?")


def panels(table: Table, lang: str = "en") -> dict[str, Panel]:
    return {panel.title: panel for panel in table.game.facts.panels(table.position, lang)}


def texts(panel: Panel) -> list[list[str]]:
    return [[cell.text for cell in row] for row in panel.rows]


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_hex_lies_once_in_its_column_and_row(board: str, lang: str) -> None:
    table = Table(board=board)
    fixtures: Any = table.game.facts.fixtures(lang)
    letters, *grid = texts(panels(table, lang)["Map" if lang == "en" else "Carte"])
    found = {}
    for height, (_, *cells) in enumerate(grid):
        for column, text in enumerate(cells):
            if text:
                assert ON_MAP.fullmatch(text), text
                found[column, height] = text
    low = min(2 * one["r"] + one["q"] for one in fixtures["hexes"])
    assert set(found) == {(one["q"], 2 * one["r"] + one["q"] - low) for one in fixtures["hexes"]}
    assert letters[1:] == [chr(ord("A") + column) for column in range(len(letters) - 1)]
    for one in fixtures["hexes"]:
        text = found[one["q"], 2 * one["r"] + one["q"] - low]
        if one["kind"] != "plain":
            name = one["name"].replace(" ", "")[:4]
            assert text == (name.upper() if one["kind"] == "city" else name.lower())
        else:
            hill, river = one["terrain"] == "hill", one["river"]
            assert text == ("^" * hill + "~" * river or "·")


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_places_have_the_same_abbreviation(board: str, lang: str) -> None:
    fixtures: Any = ironmaster.game("steam", seats=3, board=board).facts.fixtures(lang)
    names = [one["name"].replace(" ", "")[:4].lower() for one in fixtures["hexes"] if one["kind"] != "plain"]
    assert len(set(names)) == len(names)


def test_track_and_its_owner_are_on_the_map() -> None:
    cells = {cell.text: cell for row in panels(built(A_TO_T))["Map"].rows for cell in row}
    assert {"n-s", "t n+s"} <= set(cells)
    run = built(("B", ["lay c2 n-s"]))
    (shown,) = [cell for row in panels(run)["Map"].rows for cell in row if cell.text == "n-s"]
    assert shown.owner == "B"
    city = acting("urbanization").do("urbanize town_t grey")
    assert "T" in [cell.text for row in panels(city)["Map"].rows[2:] for cell in row if cell.emphasis == "strong"]


def test_links_cities_and_tiles() -> None:
    table = built(A_TO_T)
    shown = panels(table)
    assert texts(shown["Links"]) == [["A", "A\u2013T, T to T (S)"]]
    assert ["A", "red", "-"] in texts(shown["Cities"])
    assert texts(shown["Action tiles"])[:3] == [
        *(["1", "Turn Order", "A"], ["2", "First Move", "B"], ["3", "Engineer", "-"])
    ]
    grown = acting("city_growth")
    assert ["5", "City Growth", "A (due)"] in texts(panels(grown)["Action tiles"])
    grown.do("grow city_a", "supply 1")
    assert ["A", "red", "red, blue (grown)"] in texts(panels(grown)["Cities"])
    assert texts(panels(grown)["Goods supply"])[:2] == [["1", "-"], ["2", "grey, grey"]]


def test_the_stock_of_tiles() -> None:
    stock = texts(panels(acting("urbanization").do("urbanize town_t red", "supply 1"))["In stock"])
    assert stock[:2] == [
        ["New Cities", "1 blue, 1 yellow, 1 purple, 4 grey"],
        ["City Growth markers", "10"],
    ]


def test_players_stand_in_turn_order_the_bankrupt_last() -> None:
    table = Table({"order": ["C", "A"], "turn": "C", "players": {"B": {"out": 1}, "A": {"income": -3, "cash": 4}}})
    rows = texts(panels(table)["Players, in turn order"])
    assert [row[0].strip() for row in rows[1:]] == ["▶ C", "A", "B (bankrupt)"]
    assert rows[2][1:5] == ["$4", "−3", "0", "−6"]


def test_the_auction_shows_places_and_bids() -> None:
    table = Table({"phase": "opening"}).do("bid 3", "bid 4")
    assert texts(panels(table)["Auction"]) == [
        *(["Place", "Player", "Bid"], ["1", "-", "-"], ["2", "-", "-"], ["3", "-", "-"]),
        *(["", "A", "$3"], ["", "B", "$4"], ["", "C", "-"]),
    ]
    bidding = Table({"phase": "bidding", "players": {seat: {"cash": 9} for seat in "ABC"}}, rules=STANDARD)
    bidding.do("bid 2", "bid 3", "pass")
    assert texts(panels(bidding)["Auction"])[3:] == [["3", "C", "-"], ["", "A", "$2"], ["", "B", "$3"]]
    assert "Auction" not in panels(Table())


TO_T = {"c2": "n-s", "c3": "n-s", "town_t": "n"}


@pytest.mark.parametrize(
    ("table", "english", "french"),
    [
        (Table(), "Turn 1 of 10 · A takes an action tile", "Tour 1 sur 10 · A prend une tuile action"),
        (Table({"phase": "first"}), "Setting up · the table is being set up", ""),
        (Table({"phase": "opening"}), "Setting up · A bids for a place", ""),
        (Table({"phase": "over"}), "End of the game", "Fin de la partie"),
        (moving(cycle=2, round=3), "Turn 3 of 10 · A moves goods, round 2", ""),
        (
            acting("urbanization", laid=3, track=TO_T, links={"city_a/s": "A town_t/n"}),
            "Turn 9 of 10 · A builds, no more tiles",
            "Tour 9 sur 10 · A construit, plus de tuile",
        ),
        (row("AB", level=2), "Turn 9 of 10 · A moves goods, round 1", ""),
    ],
)
def test_the_first_line_describes_the_phase(table: Table, english: str, french: str) -> None:
    titles = [table.game.facts.panels(table.position, lang)[0].title for lang in ("en", "fr")]
    assert titles[0] == english
    assert not french or titles[1] == french


@pytest.mark.parametrize("kind", ["base", "standard"])
def test_every_position_of_a_game_can_be_drawn(kind: str) -> None:
    game = ironmaster.game("steam", seats=3, board=TB, rules={"game": kind})
    for step in played(2, 3, kind)[::5]:
        for lang in LANGUAGES:
            drawn = [cell.text for panel in game.facts.panels(step.after, lang) for row in panel.rows for cell in row]
            assert not [text for text in drawn if re.search(r"[{}]|-\d", text)]
