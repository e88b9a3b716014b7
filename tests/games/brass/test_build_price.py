"""Shipyards that flip at once and the price of a build (clauses 67 to 70)."""

from typing import Any

import pytest

from tests.games.brass.readings import forbids, purse, tracks
from tests.games.brass.table import Table


def fine_mill(cash: int, **more: Any) -> Table:
    """A may build a cotton3 at Oldham (16 pounds); without more, its coal and its iron come from the tracks."""
    return Table(
        {
            "players": {"A": {"cash": cash, "hand": ["oldham", "oldham"], "piles": {"cotton": "cotton3"}}},
            "links": {"oldham-rochdale": "B", "rochdale-yorkshire": "C"},
            **more,
        }
    )


@pytest.mark.clause("brass.build.shipyard_flip")
def test_a_level_1_shipyard_flips_when_built_and_advances_income_by_2() -> None:
    table = Table(
        {
            "players": {"A": {"hand": ["liverpool", "liverpool"], "piles": {"shipyard": "shipyard1"}}},
            "tiles": {"wigan/1": "B coal2 3"},
            "links": {"liverpool-wigan": "B"},
        }
    )
    table.do("build shipyard liverpool/3 with liverpool")
    assert table.tile("liverpool/3") == "A shipyard1 flipped"
    assert purse(table, "A") == (13, 17, 12)
    assert purse(table, "B") == (30, 0, 10)
    assert table.tile("wigan/1") == "B coal2 2"
    assert tracks(table) == (8, 7)
    assert table.player("A")["piles"]["shipyard"] == 3
    assert table.player("A")["hand"] == ["liverpool"]
    assert table.position["discard"] == ["liverpool"]
    assert (table.turn, table.position["actions"]) == ("A", 1)
    assert [table.player(seat)["begun"] for seat in "ABCD"] == [True, True, False, False]


@pytest.mark.clause("brass.build.shipyard_flip")
def test_a_level_2_shipyard_flips_when_built_and_advances_income_by_1() -> None:
    table = Table(
        {
            "era": "rail",
            "players": {"A": {"hand": ["liverpool", "liverpool"], "piles": {"shipyard": "shipyard2"}}},
            "tiles": {"wigan/1": "B coal2 3", "bolton/3": "C iron2 2"},
            "links": {"liverpool-wigan": "B"},
        }
    )
    table.do("build shipyard liverpool/3 with liverpool")
    assert table.tile("liverpool/3") == "A shipyard2 flipped"
    assert purse(table, "A") == (5, 25, 11)
    assert table.tile("bolton/3") == "C iron2 1"
    assert tracks(table) == (8, 8)


@pytest.mark.clause("brass.build.shipyard_flip")
def test_a_shipyard_is_no_port_and_buys_no_cotton() -> None:
    table = Table(
        {
            "players": {"A": {"hand": ["liverpool", "liverpool"], "piles": {"shipyard": "shipyard1"}}},
            "tiles": {"wigan/1": "B coal2 3", "warrington_runcorn/1": "A cotton1"},
            "links": {"liverpool-wigan": "B", "warrington_runcorn-wigan": "B"},
        }
    )
    table.do("build shipyard liverpool/3 with liverpool")
    assert table.moves("sell") == []
    assert forbids(table, "sell warrington_runcorn/1 to market", "brass.sell.distant_access")


@pytest.mark.clause("brass.build.price")
def test_the_price_is_the_printed_cost_plus_both_track_prices() -> None:
    poor = fine_mill(17)
    assert forbids(poor, "build cotton oldham/1 with oldham", "brass.build.price")
    assert forbids(poor, "combine cotton oldham/1", "brass.build.price")
    assert "build cotton oldham/1 with oldham" in fine_mill(18).moves()
    assert "combine cotton oldham/1" in fine_mill(18).moves()


@pytest.mark.clause("brass.build.price", "brass.build.price_spent")
def test_the_whole_price_leaves_the_cash_and_goes_to_amount_spent() -> None:
    table = fine_mill(18).do("build cotton oldham/1 with oldham")
    assert purse(table, "A") == (0, 18, 10)
    assert tracks(table) == (7, 7)
    assert table.tile("oldham/1") == "A cotton3"
    assert [purse(table, seat) for seat in "BCD"] == [(30, 0, 10)] * 3


@pytest.mark.clause("brass.build.price_spent")
def test_amount_spent_adds_up_over_the_actions_of_a_turn() -> None:
    table = Table(
        {
            "players": {
                "A": {"spent": 5, "hand": ["colne", "oldham"], "piles": {"cotton": "cotton1"}},
                "B": {"spent": 4, "hand": ["coal"]},
                "C": {"hand": ["iron"]},
            },
            "links": {"oldham-rochdale": "B", "rochdale-yorkshire": "C"},
            "order": ["B", "A", "C", "D"],
            "turn": "A",
        }
    )
    table.do("build cotton colne/2 with colne")
    assert purse(table, "A") == (18, 17, 10)
    table.do("build cotton oldham/2 with oldham")
    assert purse(table, "A") == (6, 29, 10)
    assert purse(table, "B") == (30, 4, 10)
    assert table.turn == "C"


@pytest.mark.clause("brass.build.price")
def test_cubes_from_mines_and_works_add_nothing_to_the_price() -> None:
    stocked = {"oldham/2": "B coal2 3", "bolton/3": "C iron1 4"}
    assert forbids(fine_mill(15, tiles=stocked), "build cotton oldham/1 with oldham", "brass.build.price")
    table = fine_mill(16, tiles=stocked).do("build cotton oldham/1 with oldham")
    assert purse(table, "A") == (0, 16, 10)
    assert tracks(table) == (8, 8)
    assert (table.tile("oldham/2"), table.tile("bolton/3")) == ("B coal2 2", "C iron1 3")


@pytest.mark.clause("brass.build.price")
def test_free_coal_leaves_the_track_price_of_iron_to_pay() -> None:
    only_coal = {"oldham/2": "B coal2 3"}
    assert forbids(fine_mill(18, tiles=only_coal, iron=4), "build cotton oldham/1 with oldham", "brass.build.price")
    table = fine_mill(19, tiles=only_coal, iron=4).do("build cotton oldham/1 with oldham")
    assert purse(table, "A") == (0, 19, 10)
    assert tracks(table) == (8, 3)


@pytest.mark.clause("brass.build.price")
def test_free_iron_leaves_the_track_price_of_coal_to_pay() -> None:
    only_iron = {"bolton/3": "C iron1 4"}
    assert forbids(fine_mill(18, tiles=only_iron, coal=3), "build cotton oldham/1 with oldham", "brass.build.price")
    table = fine_mill(19, tiles=only_iron, coal=3).do("build cotton oldham/1 with oldham")
    assert purse(table, "A") == (0, 19, 10)
    assert tracks(table) == (2, 8)


@pytest.mark.clause("brass.build.price")
def test_a_tile_without_needs_costs_its_printed_cost() -> None:
    poor = Table({"players": {"A": {"cash": 11, "hand": ["colne", "coal"]}}, "coal": 0, "iron": 0})
    assert forbids(poor, "build cotton colne/1 with colne", "brass.build.price")
    table = Table({"players": {"A": {"cash": 12, "hand": ["colne", "coal"]}}, "coal": 0, "iron": 0})
    table.do("build cotton colne/1 with colne")
    assert purse(table, "A") == (0, 12, 10)
    assert tracks(table) == (0, 0)


def mine_by_the_port(cash: int) -> Table:
    """A may build a coal2 (7 pounds) at Wigan, connected to B's flipped port; three coal spaces are empty."""
    return Table(
        {
            "players": {"A": {"cash": cash, "hand": ["wigan", "wigan"], "piles": {"coal": "coal2"}}},
            "tiles": {"liverpool/1": "B port1 flipped"},
            "links": {"liverpool-wigan": "B"},
            "coal": 5,
        }
    )


@pytest.mark.clause("brass.build.no_self_finance", "brass.build.price")
def test_money_for_filling_the_coal_track_cannot_pay_for_the_mine() -> None:
    assert forbids(mine_by_the_port(6), "build coal wigan/1 with wigan", "brass.build.price")
    table = mine_by_the_port(7).do("build coal wigan/1 with wigan")
    assert purse(table, "A") == (4, 7, 17)
    assert tracks(table) == (8, 8)
    assert table.tile("wigan/1") == "A coal2 flipped"


def works_at_manchester(cash: int) -> Table:
    """A may build an iron2 (7 pounds) at Manchester with B's coal there; four iron spaces are empty."""
    return Table(
        {
            "players": {"A": {"cash": cash, "hand": ["manchester", "manchester"], "piles": {"iron": "iron2"}}},
            "tiles": {"manchester/1": "B coal2 3"},
            "iron": 4,
        }
    )


@pytest.mark.clause("brass.build.no_self_finance", "brass.build.price")
def test_money_for_filling_the_iron_track_cannot_pay_for_the_works() -> None:
    assert forbids(works_at_manchester(6), "build iron manchester/4 with manchester", "brass.build.price")
    table = works_at_manchester(7).do("build iron manchester/4 with manchester")
    assert purse(table, "A") == (6, 7, 13)
    assert tracks(table) == (8, 8)
    assert table.tile("manchester/4") == "A iron2 flipped"


@pytest.mark.clause("brass.build.no_self_finance")
def test_the_money_for_filling_pays_for_the_next_action_at_once() -> None:
    table = mine_by_the_port(7).do("build coal wigan/1 with wigan")
    assert "link preston-wigan" in table.moves()
    table.do("link preston-wigan")
    assert table.player("A")["cash"] == 1


@pytest.mark.clause("brass.build.no_self_finance", "brass.coal.track_condition")
def test_a_new_port_counts_as_built_for_the_next_action() -> None:
    table = Table(
        {
            "players": {"A": {"hand": ["manchester", "warrington_runcorn", "coal"]}},
            "links": {"manchester-warrington_runcorn": "B"},
        }
    )
    assert forbids(table, "build iron manchester/4 with manchester", "brass.coal.track_condition")
    table.do("build port warrington_runcorn/2 with warrington_runcorn")
    assert purse(table, "A") == (24, 6, 10)
    table.do("build iron manchester/4 with manchester")
    assert table.tile("manchester/4") == "A iron1 4"
    assert table.player("A")["cash"] == 18
    assert tracks(table) == (7, 8)
    assert table.tile("warrington_runcorn/2") == "A port1"
