"""Cubes of new mines and works, and the demand tracks they fill (clauses 87 to 94)."""

from typing import Any

import pytest

from tests.games.brass.readings import purse, tracks
from tests.games.brass.table import Table

WIGAN = "build coal wigan/1 with wigan"
WORKS = "build iron manchester/4 with manchester"
PORT = {"liverpool/1": "B port1 flipped"}


def miner(top: str, cash: int = 30, **more: Any) -> Table:
    """A may build the coal tile on top at Wigan."""
    return Table({"players": {"A": {"cash": cash, "hand": ["wigan"] * 2, "piles": {"coal": top}}}, **more})


def by_the_port(top: str, coal: int, cash: int = 30) -> Table:
    """The same, with Wigan linked to B's flipped port at Liverpool."""
    return miner(top, cash, tiles=PORT, links={"liverpool-wigan": "C"}, coal=coal)


def smelter(top: str, iron: int, cash: int = 30) -> Table:
    """A may build the iron tile on top at Manchester with B's coal there; nothing is linked."""
    return Table(
        {
            "players": {"A": {"cash": cash, "hand": ["manchester"] * 2, "piles": {"iron": top}}},
            "tiles": {"manchester/1": "B coal2 3"},
            "iron": iron,
        }
    )


@pytest.mark.clause("brass.produce.cubes")
@pytest.mark.parametrize(("level", "cubes", "price"), [(1, 2, 5), (2, 3, 7), (3, 4, 9), (4, 5, 11)])
def test_a_new_mine_holds_its_printed_cubes(level: int, cubes: int, price: int) -> None:
    table = miner(f"coal{level}").do(WIGAN)
    assert table.tile("wigan/1") == f"A coal{level} {cubes}"
    assert purse(table, "A") == (30 - price, price, 10)


@pytest.mark.clause("brass.produce.cubes", "brass.produce.iron_fill")
@pytest.mark.parametrize(("level", "cubes", "price"), [(1, 4, 5), (2, 4, 7), (3, 5, 9), (4, 6, 12)])
def test_new_works_hold_their_printed_cubes_while_the_track_is_full(level: int, cubes: int, price: int) -> None:
    table = smelter(f"iron{level}", 8).do(WORKS)
    assert table.tile("manchester/4") == f"A iron{level} {cubes}"
    assert purse(table, "A") == (30 - price, price, 10)
    assert tracks(table) == (8, 8)


@pytest.mark.clause("brass.produce.coal_fill")
def test_a_mine_connected_to_a_port_fills_the_empty_spaces_and_keeps_the_rest() -> None:
    table = by_the_port("coal3", 6).do(WIGAN)
    assert table.tile("wigan/1") == "A coal3 2"
    assert tracks(table) == (8, 7)
    assert purse(table, "A") == (23, 9, 10)
    assert purse(table, "B") == (30, 0, 10)
    assert table.tile("liverpool/1") == "B port1 flipped"


@pytest.mark.clause("brass.produce.coal_fill")
def test_the_filling_cannot_be_declined() -> None:
    table = by_the_port("coal3", 6).do(WIGAN)
    assert table.position["pending"] == []
    assert (table.turn, table.position["actions"]) == ("A", 1)


@pytest.mark.clause("brass.produce.coal_fill")
def test_a_mine_by_the_port_keeps_all_cubes_while_the_track_is_full() -> None:
    table = by_the_port("coal2", 8).do(WIGAN)
    assert table.tile("wigan/1") == "A coal2 3"
    assert tracks(table) == (8, 8)
    assert purse(table, "A") == (23, 7, 10)


@pytest.mark.clause("brass.produce.coal_fill")
def test_an_unflipped_port_counts_and_stays_unflipped() -> None:
    table = miner("coal2", tiles={"liverpool/2": "B port1"}, links={"liverpool-wigan": "C"}, coal=7).do(WIGAN)
    assert table.tile("wigan/1") == "A coal2 2"
    assert table.tile("liverpool/2") == "B port1"
    assert purse(table, "A") == (24, 7, 10)


@pytest.mark.clause("brass.produce.coal_fill")
def test_a_port_in_the_same_town_counts_without_any_link() -> None:
    table = Table(
        {
            "players": {"A": {"hand": ["warrington_runcorn"] * 2}},
            "tiles": {"warrington_runcorn/2": "B port1"},
            "coal": 7,
        }
    )
    table.do("build coal warrington_runcorn/1 with warrington_runcorn")
    assert table.tile("warrington_runcorn/1") == "A coal1 1"
    assert tracks(table) == (8, 8)
    assert purse(table, "A") == (26, 5, 10)


@pytest.mark.clause("brass.produce.coal_fill")
def test_an_external_place_at_the_end_of_a_chain_counts_as_a_port() -> None:
    table = Table(
        {
            "players": {"A": {"hand": ["oldham"] * 2}},
            "links": {"oldham-rochdale": "B", "rochdale-yorkshire": "C"},
            "coal": 7,
        }
    )
    table.do("build coal oldham/2 with oldham")
    assert table.tile("oldham/2") == "A coal1 1"
    assert tracks(table) == (8, 8)
    assert purse(table, "A") == (26, 5, 10)


@pytest.mark.clause("brass.produce.coal_no_port")
def test_a_mine_without_a_port_keeps_all_cubes_although_the_track_is_empty() -> None:
    table = Table({"players": {"A": {"hand": ["bury", "coal"], "piles": {"coal": "coal2"}}}, "coal": 0})
    table.do("build coal bury/1 with bury")
    assert table.tile("bury/1") == "A coal2 3"
    assert tracks(table) == (0, 8)
    assert purse(table, "A") == (23, 7, 10)


@pytest.mark.clause("brass.produce.coal_no_port")
def test_links_that_lead_to_no_built_port_fill_nothing() -> None:
    tiles = {"preston/1": "B port2"}
    links = {"liverpool-wigan": "B", "southport-wigan": "B", "warrington_runcorn-wigan": "B"}
    table = miner("coal2", era="rail", tiles=tiles, links=links, coal=2).do(WIGAN)
    assert table.tile("wigan/1") == "A coal2 3"
    assert tracks(table) == (2, 8)
    assert purse(table, "A") == (23, 7, 10)


@pytest.mark.clause("brass.produce.iron_fill")
def test_new_works_fill_the_empty_spaces_without_any_connection() -> None:
    table = smelter("iron1", 5).do(WORKS)
    assert table.tile("manchester/4") == "A iron1 1"
    assert tracks(table) == (8, 8)
    assert purse(table, "A") == (29, 5, 10)
    assert table.position["pending"] == []


@pytest.mark.clause("brass.produce.fill_money")
def test_filling_pays_the_printed_prices_and_leaves_amount_spent_alone() -> None:
    table = by_the_port("coal3", 5, cash=9).do(WIGAN)
    assert purse(table, "A") == (4, 9, 10)
    assert table.tile("wigan/1") == "A coal3 1"
    assert tracks(table) == (8, 7)


@pytest.mark.clause("brass.produce.fill_order", "brass.produce.fill_money")
@pytest.mark.parametrize(
    ("top", "price", "before", "after", "earned", "left", "steps"),
    [
        ("coal1", 5, 0, 2, 4 + 4, "flipped", 4),
        ("coal1", 5, 3, 5, 3 + 2, "flipped", 4),
        ("coal2", 7, 1, 4, 4 + 3 + 3, "flipped", 7),
        ("coal3", 9, 2, 6, 3 + 3 + 2 + 2, "flipped", 6),
        ("coal4", 11, 0, 5, 4 + 4 + 3 + 3 + 2, "flipped", 5),
        ("coal4", 11, 4, 8, 2 + 2 + 1 + 1, "1", 0),
    ],
)
def test_coal_fills_the_dearest_empty_spaces_first(
    top: str, price: int, before: int, after: int, earned: int, left: str, steps: int
) -> None:
    table = by_the_port(top, before).do(WIGAN)
    assert tracks(table)[0] == after
    assert purse(table, "A") == (30 - price + earned, price, 10 + steps)
    assert table.tile("wigan/1") == f"A {top} {left}"


@pytest.mark.clause("brass.produce.fill_order", "brass.produce.fill_money")
@pytest.mark.parametrize(
    ("top", "price", "before", "after", "earned", "left", "steps"),
    [
        ("iron1", 5, 3, 7, 3 + 2 + 2 + 1, "flipped", 3),
        ("iron2", 7, 0, 4, 4 + 4 + 3 + 3, "flipped", 3),
        ("iron3", 9, 1, 6, 4 + 3 + 3 + 2 + 2, "flipped", 2),
        ("iron4", 12, 2, 8, 3 + 3 + 2 + 2 + 1 + 1, "flipped", 1),
        ("iron4", 12, 3, 8, 3 + 2 + 2 + 1 + 1, "1", 0),
    ],
)
def test_iron_fills_the_dearest_empty_spaces_first(
    top: str, price: int, before: int, after: int, earned: int, left: str, steps: int
) -> None:
    table = smelter(top, before).do(WORKS)
    assert tracks(table) == (8, after)
    assert purse(table, "A") == (30 - price + earned, price, 10 + steps)
    assert table.tile("manchester/4") == f"A {top} {left}"


@pytest.mark.clause("brass.produce.fill_timing")
def test_a_later_link_to_a_port_moves_no_cube() -> None:
    table = Table(
        {
            "players": {"A": {"hand": ["coal"] * 2}},
            "tiles": {"wigan/1": "A coal2 3", **PORT},
            "coal": 0,
        }
    )
    table.do("link liverpool-wigan")
    assert table.tile("wigan/1") == "A coal2 3"
    assert tracks(table) == (0, 8)
    assert purse(table, "A") == (27, 3, 10)


@pytest.mark.clause("brass.produce.fill_timing")
def test_a_port_built_later_moves_no_cube() -> None:
    table = Table(
        {
            "players": {"A": {"hand": ["liverpool"] * 2}},
            "tiles": {"wigan/1": "B coal2 3"},
            "links": {"liverpool-wigan": "B"},
            "coal": 0,
        }
    )
    table.do("build port liverpool/1 with liverpool")
    assert table.tile("wigan/1") == "B coal2 3"
    assert tracks(table) == (0, 8)
    assert [purse(table, seat) for seat in "AB"] == [(24, 6, 10), (30, 0, 10)]


@pytest.mark.clause("brass.produce.fill_timing")
def test_spaces_emptied_later_are_not_filled_by_mines_already_built() -> None:
    table = Table(
        {
            "players": {"A": {"hand": ["rochdale"] * 2, "piles": {"cotton": "cotton2"}}},
            "tiles": {"wigan/1": "B coal2 3", **PORT},
            "links": {"liverpool-wigan": "B", "rochdale-yorkshire": "C"},
        }
    )
    table.do("build cotton rochdale/1 with rochdale")
    assert tracks(table) == (7, 8)
    assert table.tile("wigan/1") == "B coal2 3"
    assert purse(table, "A") == (15, 15, 10)


@pytest.mark.clause("brass.produce.fill_timing")
def test_only_the_tile_being_built_fills_the_track() -> None:
    mines = miner("coal1", tiles={"wigan/2": "B coal2 3", **PORT}, links={"liverpool-wigan": "C"}, coal=4).do(WIGAN)
    assert (mines.tile("wigan/1"), mines.tile("wigan/2")) == ("A coal1 flipped", "B coal2 3")
    assert tracks(mines) == (6, 8)
    works = Table(
        {
            "players": {"A": {"hand": ["manchester"] * 2}},
            "tiles": {"manchester/1": "B coal2 3", "bolton/3": "B iron1 4"},
            "iron": 2,
        }
    )
    works.do(WORKS)
    assert (works.tile("manchester/4"), works.tile("bolton/3")) == ("A iron1 flipped", "B iron1 4")
    assert tracks(works) == (8, 6)


@pytest.mark.clause("brass.produce.fill_flip")
def test_a_mine_that_gives_all_cubes_to_the_track_flips_within_the_action() -> None:
    table = by_the_port("coal2", 5).do(WIGAN)
    assert table.tile("wigan/1") == "A coal2 flipped"
    assert purse(table, "A") == (27, 7, 17)
    assert tracks(table) == (8, 8)
    assert (table.turn, table.position["actions"]) == ("A", 1)


@pytest.mark.clause("brass.produce.fill_flip")
def test_works_that_give_all_cubes_to_the_track_flip_within_the_action() -> None:
    table = smelter("iron2", 4).do(WORKS)
    assert table.tile("manchester/4") == "A iron2 flipped"
    assert purse(table, "A") == (29, 7, 13)
    assert tracks(table) == (8, 8)


@pytest.mark.clause("brass.produce.fill_flip")
def test_a_tile_without_cubes_of_its_own_does_not_flip_when_built() -> None:
    table = Table({"players": {"A": {"hand": ["preston"] * 2}}})
    table.do("build port preston/1 with preston")
    assert table.tile("preston/1") == "A port1"
    assert purse(table, "A") == (24, 6, 10)


@pytest.mark.clause("brass.produce.fill_flip", "brass.coal.track_condition")
@pytest.mark.parametrize(("before", "price", "after"), [(5, 15, 7), (6, 14, 8)])
def test_after_the_filling_a_mine_serves_only_with_a_cube_left(before: int, price: int, after: int) -> None:
    table = Table(
        {
            "players": {
                "A": {"hand": ["wigan", "warrington_runcorn"], "piles": {"coal": "coal2", "cotton": "cotton2"}},
                "B": {"hand": ["port"]},
            },
            "tiles": PORT,
            "links": {"liverpool-wigan": "C", "warrington_runcorn-wigan": "C"},
            "coal": before,
        }
    )
    table.do(WIGAN)
    spent = table.player("A")["spent"]
    table.do("build cotton warrington_runcorn/1 with warrington_runcorn")
    assert table.player("A")["spent"] - spent == price
    assert table.tile("wigan/1") == "A coal2 flipped"
    assert tracks(table) == (after, 8)
