"""The scoring line by line: links, tiles and cash of each era."""

from collections import Counter
from typing import Any

import pytest

import ironmaster
from ironmaster.core.awards import Award
from ironmaster.core.contract import Game
from ironmaster.core.elements import Element
from ironmaster.core.messages import LANGUAGES, has_message
from tests.games.brass.playing import Played, Step
from tests.games.brass.table import Table

DISCS = {"yorkshire": 2, "midlands": 2, "scotland": 2, "blackpool": 2, "southport": 2, "northwich": 2}
POINTS = {face["id"]: face["points"] for face in ironmaster.game("brass").facts.fixtures("en")["faces"]}  # type: ignore[attr-defined]
PARTS = ("canal-links", "canal-tiles", "rail-links", "rail-tiles", "cash")


def last_move(era: str, tiles: dict[str, str], links: dict[str, str], **cash: int) -> list[Award]:
    """The awards of the pass that ends an era on a table with these pieces."""
    players: dict[str, Any] = {seat: {"cash": cash.get(seat, 0), "income": 10} for seat in "ABCD"}
    players["A"]["hand"] = ["coal"]
    table = Table({"era": era, "actions": 1, "pile": 0, "tiles": tiles, "links": links, "players": players})
    return table.game.facts.awards(table.state, table.game.actions.number("pass"))


def lines(awards: list[Award], seat: int, lang: str = "en") -> list[tuple[str, int, str, str]]:
    return [(award.part, award.points, award.clause, award.sentence(lang)) for award in awards if award.seat == seat]


@pytest.mark.clause("brass.score.link", "brass.score.tile", "brass.score.cash")
def test_each_link_and_tile_has_its_line_and_cash_none_in_the_canal_era() -> None:
    tiles = {"bolton/1": "A cotton2 flipped", "manchester/1": "B coal2 2", "bolton/3": "B iron1 flipped"}
    awards = last_move("canal", tiles, {"bolton-manchester": "A", "colne-yorkshire": "B"}, A=99)
    assert lines(awards, 0) == [
        ("canal-links", 2, "brass.score.link", "Bolton\u2013Manchester: 2 discs in Bolton, 0 in Manchester"),
        ("canal-tiles", 5, "brass.score.tile", "cotton mill 2 in Bolton"),
    ]
    assert lines(awards, 1) == [
        ("canal-links", 2, "brass.score.link", "Colne\u2013Yorkshire: 0 discs in Colne, 2 in Yorkshire"),
        ("canal-tiles", 3, "brass.score.tile", "iron works 1 in Bolton"),
        ("canal-tiles", 0, "brass.score.tile", "coal mine 2 in Manchester, not flipped"),
    ]
    assert awards[0].elements == (Element("line", "bolton-manchester"),)
    assert [award.elements for award in awards if award.part == "canal-tiles"] == [
        (Element("slot", slot),) for slot in ("bolton/1", "bolton/3", "manchester/1")
    ]


@pytest.mark.clause("brass.score.cash")
def test_cash_is_counted_when_the_rail_era_ends() -> None:
    awards = last_move("rail", {"oldham/1": "C cotton2 flipped"}, {"oldham-rochdale": "C"}, A=39, C=10)
    assert lines(awards, 0) == [("cash", 3, "brass.score.cash", "£39 in hand, 1 point for each £10")]
    assert lines(awards, 2) == [
        ("rail-links", 1, "brass.score.link", "Oldham\u2013Rochdale: 1 disc in Oldham, 0 in Rochdale"),
        ("rail-tiles", 5, "brass.score.tile", "cotton mill 2 in Oldham"),
        ("cash", 1, "brass.score.cash", "£10 in hand, 1 point for each £10"),
    ]
    french = "39\xa0£ en main, 1 point par tranche de 10\xa0£"
    assert lines(awards, 0, "fr") == [("cash", 3, "brass.score.cash", french)]
    assert awards[-1].elements == ()


@pytest.mark.clause("brass.score.cash")
def test_debts_neither_earn_nor_cost_points() -> None:
    players = {"A": {"cash": -25, "hand": ["coal"]}}
    position = {"era": "rail", "actions": 1, "pile": 0, "players": players}
    table = Table(position, rules={"insolvency": "debt"})
    awards = table.game.facts.awards(table.state, table.game.actions.number("pass"))
    assert lines(awards, 0) == [("cash", 0, "brass.score.cash", "−£25, no points")]
    assert lines(awards, 0, "fr") == [("cash", 0, "brass.score.cash", "−25\xa0£, aucun point")]


@pytest.mark.clause("brass.score.when")
def test_a_move_that_ends_no_era_scores_nothing() -> None:
    tiles = {"bolton/1": "A cotton2 flipped"}
    for pile, hand in ((1, ["coal"]), (0, ["coal", "iron"]), (0, ["coal", "iron", "port"])):
        table = Table({"pile": pile, "tiles": tiles, "players": {"A": {"hand": hand}}})
        assert table.game.facts.awards(table.state, table.game.actions.number("pass")) == []


@pytest.mark.clause("brass.score.when")
def test_the_last_two_cards_played_at_once_end_the_era() -> None:
    players = {"A": {"hand": ["coal", "coal"]}}
    table = Table({"pile": 0, "actions": 2, "tiles": {"bolton/1": "B cotton2 flipped"}, "players": players})
    move = table.game.actions.number("combine coal wigan/1")
    assert [(award.seat, award.points) for award in table.game.facts.awards(table.state, move)] == [(1, 5), (0, 0)]
    table.do("combine coal wigan/1")
    assert table.position["era"] == "rail" and table.player("B")["points"] == 5


@pytest.mark.clause("brass.score.when")
def test_a_sale_that_chance_ends_is_scored_with_its_outcome() -> None:
    players = {"A": {"hand": ["coal"]}}
    tiles = {"colne/1": "A cotton1", "oldham/1": "A cotton2"}
    links = {"colne-yorkshire": "A"}
    table = Table({"pile": 0, "actions": 1, "tiles": tiles, "links": links, "players": players, "cotton": 7})
    sale = table.game.actions.number("sell colne/1 to market")
    assert table.game.facts.awards(table.state, sale) == []
    table.do("sell colne/1 to market")
    assert table.turn == "chance"
    awards = table.game.facts.awards(table.state, table.game.actions.number("market 0"))
    assert [(award.part, award.points) for award in awards] == [
        ("canal-links", 3),
        ("canal-tiles", 3),
        ("canal-tiles", 0),
    ]
    table.do("market 0")
    assert table.player("A")["points"] == 6


# Whole games


def counted(position: Any) -> dict[tuple[str, str], int]:
    """The points of each seat for links, tiles and cash, counted from the position alone."""
    found: Counter[tuple[str, str]] = Counter()
    flipped = [slot.partition("/")[0] for slot, tile in position["tiles"].items() if tile.endswith("flipped")]
    for line, owner in position["links"].items():
        found[owner, "links"] += sum(DISCS.get(place, 0) + flipped.count(place) for place in line.split("-"))
    for tile in position["tiles"].values():
        owner, face, *state = tile.split()
        found[owner, "tiles"] += POINTS[face] if state == ["flipped"] else 0
    for seat, player in position["players"].items():
        found[seat, "cash"] += max(0, player["cash"]) // 10
    return {key: points for key, points in found.items() if points}


def awarded(game: Game, steps: tuple[Step, ...]) -> dict[str, dict[tuple[str, str], int]]:
    """The awards of a whole game, added up by era, seat and part."""
    state, found = game.law.start(), {"canal": Counter[tuple[str, str]](), "rail": Counter[tuple[str, str]]()}
    for step in steps:
        action = game.actions.number(step.text)
        for award in game.facts.awards(state, action):
            assert award.part in PARTS
            era, _, part = award.part.rpartition("-")
            found[era or "rail"]["ABCD"[award.seat], part] += award.points
        (game.law.settle if step.actor == "chance" else game.law.apply)(state, action)
    return {era: {key: points for key, points in sums.items() if points} for era, sums in found.items()}


@pytest.mark.clause("brass.score.record", "brass.score.tile_twice")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_awards_account_for_every_point(played: Played, seats: int, seed: int) -> None:
    steps = played(seats, seed)
    sums = awarded(ironmaster.game("brass", seats=seats), steps)
    end = steps[-1].after
    assert sums["rail"] == counted(end)
    turned = next(step.after for step in steps if step.after["era"] == "rail")
    canal = {seat: sum(n for (who, _), n in sums["canal"].items() if who == seat) for seat in end["players"]}
    assert canal == {seat: player["points"] for seat, player in turned["players"].items()}
    total = {seat: n + sum(m for (who, _), m in sums["rail"].items() if who == seat) for seat, n in canal.items()}
    assert total == {seat: player["points"] for seat, player in end["players"].items()}
    assert sum(total.values()) > 10


def test_figures_are_points_income_in_pounds_and_cash() -> None:
    players = {"A": {"points": 7, "income": 32, "cash": 12}, "B": {"income": 3}}
    table = Table({"era": "rail", "players": players})
    figures = table.game.facts.figures(table.state)
    assert {name: values[:2] for name, values in figures.items()} == {
        "points": [7, 0],
        "income": [11, -7],
        "cash": [12, table.player("B")["cash"]],
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_parts_lines_and_figures_are_translated(lang: str) -> None:
    keys = [f"part-{part}" for part in PARTS] + [f"figure-{name}" for name in ("points", "income", "cash")]
    keys += [f"award-{kind}" for kind in ("link", "tile", "unflipped", "cash", "debt")]
    assert all(has_message("brass", lang, key) for key in keys)
