"""Sources and prices of iron (clauses 83 to 86)."""

from typing import Any

import pytest

from tests.games.brass.readings import forbids, purse, tracks
from tests.games.brass.table import Table

MINE = "build coal burnley/1 with burnley"


def developer(cash: int = 30, **more: Any) -> Table:
    """A may develop; all cards in hand are alike, so no discard is asked."""
    return Table({"players": {"A": {"cash": cash, "hand": ["cotton"] * 3}}, **more})


def miner(cash: int = 30, **more: Any) -> Table:
    """A may build a coal3 at Burnley, far from everything: 8 pounds and one iron."""
    hand = ["burnley", "burnley"]
    return Table({"players": {"A": {"cash": cash, "hand": hand, "piles": {"coal": "coal3"}}}, **more})


@pytest.mark.clause("brass.iron.board_first")
def test_a_single_works_anywhere_must_serve_a_build() -> None:
    assert forbids(miner(7, tiles={"preston/3": "B iron1 2"}), MINE, "brass.build.price")
    table = miner(8, tiles={"preston/3": "B iron1 2"}, iron=3).do(MINE)
    assert table.position["pending"] == []
    assert table.tile("preston/3") == "B iron1 1"
    assert tracks(table) == (8, 3)
    assert purse(table, "A") == (0, 8, 10)


@pytest.mark.clause("brass.iron.board_first")
def test_a_single_works_must_serve_a_development() -> None:
    table = developer(0, tiles={"preston/3": "B iron1 2"}, iron=3).do("develop cotton")
    assert table.position["pending"] == ["end", "develop_again 1"]
    assert table.tile("preston/3") == "B iron1 1"
    assert tracks(table) == (8, 3)
    assert purse(table, "A") == (0, 0, 10)


@pytest.mark.clause("brass.iron.board_first")
def test_with_all_works_empty_the_track_price_is_charged() -> None:
    empty = {"preston/3": "B iron1 flipped", "bolton/3": "A iron1 flipped"}
    assert forbids(miner(8, tiles=empty), MINE, "brass.build.price")
    table = miner(9, tiles=empty).do(MINE)
    assert purse(table, "A") == (0, 9, 10)
    assert tracks(table) == (8, 7)
    assert forbids(developer(0, tiles=empty), "develop cotton", "brass.develop.iron")
    assert "develop cotton" in developer(1, tiles=empty).moves()


@pytest.mark.clause("brass.iron.any_works")
def test_any_works_with_a_cube_may_be_chosen_without_connection_or_payment() -> None:
    tiles = {"preston/3": "B iron1 2", "bolton/3": "A iron1 3", "rochdale/3": "C iron1 flipped"}
    table = miner(8, tiles=tiles).do(MINE)
    assert table.moves() == ["iron from bolton/3", "iron from preston/3"]
    assert table.turn == "A"
    assert [table.why(move) for move in table.moves()] == [[], []]
    assert forbids(table, "iron from rochdale/3", "brass.iron.any_works")
    assert forbids(table, "iron from manchester/4", "brass.iron.any_works")
    assert forbids(table, "develop cotton", "brass.iron.any_works")
    table.do("iron from preston/3")
    assert (table.tile("preston/3"), table.tile("bolton/3")) == ("B iron1 1", "A iron1 3")
    assert [purse(table, seat) for seat in "ABCD"] == [(0, 8, 10), (30, 0, 10), (30, 0, 10), (30, 0, 10)]
    assert table.tile("burnley/1") == "A coal3 4"


@pytest.mark.clause("brass.iron.any_works")
def test_the_own_works_may_be_chosen_although_a_linked_works_is_near() -> None:
    tiles = {"blackburn/3": "B iron1 2", "preston/3": "A iron1 3"}
    table = miner(8, tiles=tiles, links={"blackburn-burnley": "B"}).do(MINE)
    assert table.moves() == ["iron from blackburn/3", "iron from preston/3"]
    table.do("iron from preston/3")
    assert (table.tile("blackburn/3"), table.tile("preston/3")) == ("B iron1 2", "A iron1 2")


@pytest.mark.clause("brass.iron.any_works")
def test_no_works_is_chosen_when_no_action_needs_iron() -> None:
    table = developer(tiles={"preston/3": "B iron1 2"})
    assert forbids(table, "iron from preston/3", "brass.iron.any_works")


PRICES = [(8, 1), (7, 1), (6, 2), (5, 2), (4, 3), (3, 3), (2, 4), (1, 4)]


@pytest.mark.clause("brass.iron.track")
@pytest.mark.parametrize(("cubes", "price"), PRICES)
def test_the_cheapest_cube_on_the_track_is_bought_for_a_build_without_any_port(cubes: int, price: int) -> None:
    assert forbids(miner(7 + price, iron=cubes), MINE, "brass.build.price")
    table = miner(8 + price, iron=cubes).do(MINE)
    assert purse(table, "A") == (0, 8 + price, 10)
    assert tracks(table) == (8, cubes - 1)


@pytest.mark.clause("brass.iron.track", "brass.develop.iron")
@pytest.mark.parametrize(("cubes", "price"), PRICES)
def test_the_cheapest_cube_on_the_track_is_bought_for_a_development(cubes: int, price: int) -> None:
    assert forbids(developer(price - 1, iron=cubes), "develop port", "brass.develop.iron")
    table = developer(price, iron=cubes).do("develop port")
    assert purse(table, "A") == (0, price, 10)
    assert tracks(table) == (8, cubes - 1)


@pytest.mark.clause("brass.iron.track")
def test_from_an_empty_track_iron_costs_5_and_the_track_stays_empty() -> None:
    assert forbids(miner(12, iron=0), MINE, "brass.build.price")
    table = miner(13, iron=0).do(MINE)
    assert purse(table, "A") == (0, 13, 10)
    assert tracks(table) == (8, 0)
    assert forbids(developer(4, iron=0), "develop port", "brass.develop.iron")
    twice = developer(10, iron=0).do("develop port", "develop port")
    assert purse(twice, "A") == (0, 10, 10)
    assert tracks(twice) == (8, 0)


@pytest.mark.clause("brass.iron.works_flip")
@pytest.mark.parametrize(("level", "steps"), [(1, 3), (2, 3), (3, 2), (4, 1)])
def test_works_flip_with_their_last_cube_and_their_owners_income_advances(level: int, steps: int) -> None:
    table = developer(tiles={"preston/3": f"B iron{level} 1"}, iron=5).do("develop cotton")
    assert table.tile("preston/3") == f"B iron{level} flipped"
    assert purse(table, "B") == (30, 0, 10 + steps)
    assert purse(table, "A") == (30, 0, 10)
    assert tracks(table) == (8, 5)
    assert table.turn == "A"


@pytest.mark.clause("brass.iron.works_flip")
def test_works_with_a_cube_left_do_not_flip() -> None:
    table = developer(tiles={"preston/3": "B iron1 2"}).do("develop cotton")
    assert table.tile("preston/3") == "B iron1 1"
    assert purse(table, "B") == (30, 0, 10)
