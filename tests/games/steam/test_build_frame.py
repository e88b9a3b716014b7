"""The frame of a build: order, number of tiles, duties (clauses 52 to 56)."""

from itertools import permutations
from typing import Any

import pytest

from tests.games.steam.table import BOTH_GAMES, STANDARD, SUPPLY, Table, actors, at, building, built, lay


def with_tile(tile: str, **rest: Any) -> Table:
    """A builds with action tile 5 or 7, paid for; there are cubes in the supply."""
    tiles = {"A": tile, "B": "engineer", "C": "first_move"}
    players = {"A": {"due": True, **rest.pop("player", {})}}
    return building(tiles=tiles, players=players, **{"supply": SUPPLY, **rest})


@BOTH_GAMES
@pytest.mark.clause("steam.build.order")
def test_without_first_build_all_build_in_order(rules: dict[str, object]) -> None:
    table = building(order=["C", "A", "B"], tiles={"A": "engineer"}, rules=rules)
    assert (actors(table, "stop", 3), table.position["phase"]) == ("CAB", "move")


@pytest.mark.clause("steam.build.order")
@pytest.mark.parametrize(("holder", "turns"), [("A", "ADCB"), ("B", "BDCA"), ("C", "CDBA"), ("D", "DCBA")])
def test_first_build_goes_before_the_others_in_order(holder: str, turns: str) -> None:
    tiles = {"A": "engineer", "B": "first_move", "C": "turn_order", "D": "locomotive", holder: "first_build"}
    table = building(seats=4, order=["D", "C", "B", "A"], tiles=tiles)
    assert actors(table, "stop", 4) == turns


@pytest.mark.clause("steam.build.order")
def test_a_build_is_finished_before_the_next_begins() -> None:
    table = building()
    for move in (lay(0, 1, "0-3"), lay(0, 2, "0-3"), lay(0, 3, "0 3")):
        assert table.turn == "A"
        table.do(move)
    assert table.moves() == ["stop"]
    table.do("stop")
    assert (table.turn, table.position["laid"], table.position["tiles_left"]) == ("B", 0, 3)


@BOTH_GAMES
@pytest.mark.ruling("R44")
@pytest.mark.clause("steam.build.limit")
def test_r44_new_tiles_redirections_and_upgrades_all_count(rules: dict[str, object]) -> None:
    table = built(("A", [lay(0, 1, "0-3"), lay(1, 1, "1-4")]), rules=rules)
    table.do(lay(0, 2, "0-3"), lay(0, 2, "0-3 1-4"), lay(0, 2, "0-5 1-4"))
    assert (table.position["laid"], table.position["tiles_left"], table.moves("lay")) == (3, 0, [])
    assert table.refuses(lay(0, 5, "3-0"), "steam.build.limit")


@BOTH_GAMES
@pytest.mark.ruling("R44")
@pytest.mark.clause("steam.build.limit")
def test_r44_a_new_city_and_growth_do_not_count(rules: dict[str, object]) -> None:
    moves = [lay(0, 1, "0-3"), lay(0, 2, "0-3"), lay(0, 5, "3-0")]
    table = with_tile("urbanization", rules=rules).do(*moves)
    assert table.moves("lay") == []
    table.do("urbanize town_t grey", "supply 1")
    assert table.links == {"city_a/s": "A town_t/n"}
    table = with_tile("urbanization", rules=rules).do("urbanize town_u grey", "supply 1", *moves)
    assert table.position["laid"] == 3
    table = with_tile("city_growth", rules=rules).do("grow city_a", "supply 2", *moves)
    assert table.position["laid"] == 3


@pytest.mark.ruling("R44")
@pytest.mark.clause("steam.build.limit")
def test_r44_the_engineer_has_one_more() -> None:
    table = building(tiles={"A": "engineer"})
    table.do(lay(0, 1, "0-3"), lay(0, 1, "0-2"), lay(0, 1, "0-4"))
    assert table.position["tiles_left"] == 1
    table.do(lay(0, 1, "0-3"))
    assert table.moves() == ["stop"]


@BOTH_GAMES
@pytest.mark.clause("steam.build.optional")
def test_building_is_optional(rules: dict[str, object]) -> None:
    table = building(rules=rules)
    assert "stop" in table.moves()
    table.do("stop", "stop", "stop")
    assert (table.track, table.position["phase"]) == ({}, "move")
    assert [table.cash(seat) for seat in "ABC"] == [30, 30, 30]


@pytest.mark.clause("steam.build.optional")
def test_a_build_may_stop_after_any_tile() -> None:
    table = building().do(lay(0, 1, "0-3"))
    assert "stop" in table.moves()
    assert "stop" in table.do(lay(0, 2, "0-3")).moves()
    assert table.do("stop").turn == "B"


@pytest.mark.clause("steam.build.duty")
@pytest.mark.parametrize(("tile", "move"), [("city_growth", "grow city_c"), ("urbanization", "urbanize town_u purple")])
def test_a_paid_tile_must_be_carried_out(tile: str, move: str) -> None:
    table = with_tile(tile)
    assert table.refuses("stop", "steam.build.duty")
    table.do(lay(0, 1, "0-3"))
    assert table.refuses("stop", "steam.build.duty")
    table.do(move, "supply 1")
    assert table.player("A")["due"] is False
    assert table.do("stop").turn == "B"


@pytest.mark.clause("steam.build.duty")
def test_each_is_carried_out_once() -> None:
    table = with_tile("city_growth").do("grow city_c", "supply 1")
    assert table.refuses("grow city_a", "steam.action.pass")
    table = with_tile("urbanization").do("urbanize town_t red", "supply 1")
    assert table.refuses("urbanize town_u blue", "steam.action.pass")


@pytest.mark.ruling("R22")
@pytest.mark.clause("steam.build.duty")
def test_r22_growth_that_another_has_made_impossible_lapses() -> None:
    table = building(
        tiles={"A": "urbanization", "B": "city_growth", "C": "engineer"},
        players={"A": {"due": True}, "B": {"due": True}},
        supply=["red blue", *[""] * 11],
        cash=5,
    )
    table.do("urbanize town_t grey", "supply 1", "stop")
    assert (table.turn, table.moves("grow")) == ("B", [])
    assert table.refuses("grow city_a", "steam.supply.empty")
    table.do("stop")
    assert (table.cash("B"), table.player("B")["due"], table.turn) == (5, False, "C")


@pytest.mark.ruling("R22")
@pytest.mark.clause("steam.build.duty")
def test_r22_a_new_city_comes_without_cubes_when_the_supply_is_empty() -> None:
    table = with_tile("urbanization", supply=[""] * 12)
    assert table.refuses("stop", "steam.build.duty")
    table.do("urbanize town_t grey")
    assert (table.position["pending"], table.position["goods"]) == ([], {})
    assert "stop" in table.moves()


@pytest.mark.ruling("R22")
@pytest.mark.clause("steam.build.duty")
def test_r22_a_tile_that_is_impossible_when_taken_cannot_be_paid() -> None:
    table = Table({"players": {"A": {"cash": 20}}}).do("take city_growth")
    assert table.moves() == ["pass"]
    assert table.refuses("pay", "steam.supply.empty")
    cities = ["city_a", "city_b", "city_c", "city_d"]
    table = Table({"supply": SUPPLY, "grown": cities}).do("take city_growth")
    assert table.moves() == ["pass"]
    table = Table({"supply": SUPPLY, "grown": cities[:3]}).do("take city_growth")
    assert table.moves() == ["pay", "pass"]


@pytest.mark.ruling("R22")
@pytest.mark.clause("steam.build.duty")
def test_r22_a_new_city_that_would_close_a_loop_is_no_action_to_pay_for() -> None:
    line = built(
        ("A", [lay(0, 1, "0-3"), lay(0, 2, "0-3"), lay(0, 3, "0 2")]),
        ("A", [lay(1, 3, "5-4"), lay(0, 4, "1-0")]),
    )
    runs = {key: line.position[key] for key in ("track", "links", "incomplete")}
    table = Table({"supply": SUPPLY, "new_cities": {"town_u": "red"}, **runs}).do("take urbanization")
    assert table.moves() == ["pass"]
    assert table.refuses("pay", "steam.urban.noloop")
    assert Table({"supply": SUPPLY, **runs}).do("take urbanization").moves() == ["pay", "pass"]


@pytest.mark.clause("steam.build.duty")
def test_growth_lapses_when_every_city_has_a_marker() -> None:
    table = with_tile("city_growth", grown=["city_a", "city_b", "city_c", "city_d"])
    assert table.do("stop").turn == "B"


@pytest.mark.clause("steam.build.duty")
def test_the_standard_game_has_no_duties() -> None:
    for tile in ("city_growth", "urbanization"):
        table = with_tile(tile, rules=STANDARD).do("stop")
        assert (table.turn, table.player("A")["due"]) == ("B", False)


@BOTH_GAMES
@pytest.mark.ruling("R41")
@pytest.mark.clause("steam.build.free_order")
@pytest.mark.parametrize("steps", sorted(set(permutations(["tile", "tile", "city"]))))
def test_r41_the_new_city_comes_before_between_or_after_the_tiles(
    steps: tuple[str, ...], rules: dict[str, object]
) -> None:
    tiles = iter([lay(0, 1, "0-3"), lay(0, 2, "0-3")])
    table = with_tile("urbanization", rules=rules)
    for step in steps:
        table.do(*([next(tiles)] if step == "tile" else ["urbanize town_t grey", "supply 1"]))
    assert table.links == {"city_a/s": "A town_t/n"}
    assert table.position["goods"] == {"town_t": "red blue"}


@BOTH_GAMES
@pytest.mark.clause("steam.build.free_order")
@pytest.mark.parametrize("steps", sorted(set(permutations(["tile", "tile", "growth"]))))
def test_growth_comes_before_between_or_after_the_tiles(steps: tuple[str, ...], rules: dict[str, object]) -> None:
    tiles = iter([lay(0, 1, "0-3"), lay(0, 2, "0-4")])
    table = with_tile("city_growth", rules=rules)
    for step in steps:
        table.do(*([next(tiles)] if step == "tile" else ["grow city_d", "supply 2"]))
    assert table.incomplete == {"city_a/s": f"A {at(0, 2)}/sw new"}
    assert table.position["goods"] == {"city_d": "grey grey"}


@pytest.mark.ruling("R41")
@pytest.mark.clause("steam.build.free_order")
def test_r41_it_comes_in_the_holders_own_build_alone() -> None:
    table = with_tile("urbanization", turn="B", order=["B", "A", "C"])
    assert table.refuses("urbanize town_t grey", "steam.urban.where")
    assert table.moves("urbanize") == []
    table.do("stop")
    assert table.moves("urbanize") != []
    table = with_tile("city_growth", turn="B", order=["B", "A", "C"])
    assert table.refuses("grow city_a", "steam.growth.do")
