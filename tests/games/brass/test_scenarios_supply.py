"""The rulebook's examples of development, demand tracks, external places and rails (scenarios S09, S11, S12, S17)."""

from typing import Any

import pytest

from tests.games.brass.readings import forbids, purse, tracks
from tests.games.brass.table import Table


@pytest.mark.clause("brass.develop.count", "brass.develop.top", "brass.develop.iron", "brass.develop.gone")
def test_s09_development_before_and_after() -> None:
    table = Table(
        {
            "players": {"A": {"hand": ["rochdale"] * 2}, "B": {"hand": ["port"]}},
            "tiles": {
                "colne/1": "A cotton1",
                "bury/1": "A cotton1",
                "preston/3": "B iron1 4",
                "rochdale/1": "B coal1 2",
            },
        }
    )
    assert table.player("A")["piles"] == {"cotton": 10, "port": 8, "coal": 7, "iron": 4, "shipyard": 6}
    table.do("develop cotton", "develop shipyard")
    assert table.tile("preston/3") == "B iron1 2"
    assert purse(table, "A") == (30, 0, 10)
    assert table.player("A")["piles"] == {"cotton": 9, "port": 8, "coal": 7, "iron": 4, "shipyard": 5}
    assert table.refuses("build shipyard liverpool/3 with liverpool", "brass.build.level0")
    table.do("build cotton rochdale/2 with rochdale")
    assert table.tile("rochdale/2") == "A cotton2"
    assert table.player("A")["piles"] == {"cotton": 8, "port": 8, "coal": 7, "iron": 4, "shipyard": 5}


def demand(top: str, iron: int, connected: bool = True) -> Table:
    """Next coal at 2 pounds; A may build the coal tile on top at Wigan."""
    links = {"liverpool-wigan": "C"} if connected else {}
    return Table(
        {
            "players": {"A": {"hand": ["wigan"] * 2, "piles": {"coal": top}}},
            "tiles": {"liverpool/1": "B port1"},
            "links": links,
            "coal": 5,
            "iron": iron,
        }
    )


@pytest.mark.clause("brass.coal.track_price", "brass.iron.track")
@pytest.mark.parametrize("iron", [4, 3])
def test_s11_one_coal_costs_2_and_one_iron_3(iron: int) -> None:
    table = Table(
        {
            "players": {"A": {"hand": ["colne"] * 2, "piles": {"cotton": "cotton3"}}},
            "links": {"colne-yorkshire": "B"},
            "coal": 5,
            "iron": iron,
        }
    )
    table.do("build cotton colne/1 with colne")
    assert purse(table, "A") == (30 - 16 - 2 - 3, 21, 10)
    assert tracks(table) == (4, iron - 1)


@pytest.mark.clause("brass.produce.coal_fill", "brass.produce.fill_money", "brass.produce.fill_order")
@pytest.mark.parametrize(
    ("top", "price", "earned", "tile", "coal", "iron", "income"),
    [
        ("coal1", 5, 3, "A coal1 flipped", 7, 4, 14),
        ("coal2", 7, 4, "A coal2 flipped", 8, 4, 17),
        ("coal3", 11, 4, "A coal3 1", 8, 3, 10),
        ("coal4", 13, 4, "A coal4 2", 8, 3, 10),
    ],
)
def test_s11_a_mine_by_a_port_sends_three_cubes_for_4_pounds(
    top: str, price: int, earned: int, tile: str, coal: int, iron: int, income: int
) -> None:
    table = demand(top, 4).do("build coal wigan/1 with wigan")
    assert purse(table, "A") == (30 - price + earned, price, income)
    assert table.tile("wigan/1") == tile
    assert tracks(table) == (coal, iron)


@pytest.mark.clause("brass.produce.coal_no_port")
def test_s11_a_mine_without_a_port_sends_none() -> None:
    table = demand("coal3", 4, connected=False).do("build coal wigan/1 with wigan")
    assert purse(table, "A") == (19, 11, 10)
    assert table.tile("wigan/1") == "A coal3 4"
    assert tracks(table) == (5, 3)


@pytest.mark.clause("brass.link.adjacent_external", "brass.coal.transit_external")
def test_s12_through_yorkshire() -> None:
    table = Table(
        {
            "players": {"A": {"hand": ["rochdale"] * 2, "piles": {"cotton": "cotton2"}}, "B": {"hand": ["port"]}},
            "tiles": {"colne/1": "B cotton1", "burnley/1": "B coal1 2"},
            "links": {"colne-yorkshire": "A", "burnley-colne": "B"},
        }
    )
    table.do("link rochdale-yorkshire")
    assert table.position["links"]["rochdale-yorkshire"] == "A"
    table.do("build cotton rochdale/1 with rochdale")
    assert table.tile("burnley/1") == "B coal1 1"
    assert tracks(table) == (8, 8)
    assert table.player("A")["cash"] == 30 - 3 - 14


def red(cash: int, coal: int, links: dict[str, str]) -> Table:
    """Red (A) may build a rail ending at Manchester; Q (B) has a flipped port at Warrington & Runcorn."""
    position: dict[str, Any] = {
        "era": "rail",
        "players": {"A": {"cash": cash, "hand": ["iron"] * 2}},
        "tiles": {"stockport/1": "A cotton2", "warrington_runcorn/2": "B port2 flipped"},
        "links": links,
        "coal": coal,
    }
    return Table(position)


@pytest.mark.clause("brass.link.rail_coal_track", "brass.link.rail_cost")
def test_s17_rail_to_manchester_with_track_coal() -> None:
    links = {"manchester-warrington_runcorn": "B"}
    assert forbids(red(6, 6, links), "link manchester-stockport", "brass.link.rail_cost")
    table = red(7, 6, links).do("link manchester-stockport")
    assert purse(table, "A") == (0, 7, 10)
    assert tracks(table) == (5, 8)
    assert table.tile("warrington_runcorn/2") == "B port2 flipped"
    assert purse(table, "B") == (30, 0, 10)
    assert forbids(red(30, 6, {}), "link manchester-stockport", "brass.link.rail_coal_end")
