"""Sources and prices of coal (clauses 71 to 82)."""

from typing import Any

import pytest

from tests.games.brass.readings import forbids, purse, tracks
from tests.games.brass.table import Table

MILL = "build cotton oldham/1 with oldham"
WORKS = "build iron manchester/4 with manchester"


def mill(cash: int = 30, **more: Any) -> Table:
    """A may build a cotton2 at Oldham: 14 pounds and one coal."""
    hand = ["oldham", "oldham"]
    return Table({"players": {"A": {"cash": cash, "hand": hand, "piles": {"cotton": "cotton2"}}}, **more})


def works(cash: int = 30, **more: Any) -> Table:
    """A may build an iron1 at Manchester: 5 pounds and one coal."""
    return Table({"players": {"A": {"cash": cash, "hand": ["manchester", "manchester"]}}, **more})


@pytest.mark.clause("brass.coal.board_first")
def test_a_reachable_mine_must_serve_although_the_track_could() -> None:
    links = {"bury-manchester": "B", "manchester-oldham": "B", "oldham-rochdale": "C", "rochdale-yorkshire": "C"}
    table = mill(14, tiles={"bury/1": "B coal2 1"}, links=links, coal=5).do(MILL)
    assert table.position["pending"] == []
    assert table.tile("oldham/1") == "A cotton2"
    assert table.tile("bury/1") == "B coal2 flipped"
    assert tracks(table) == (5, 8)
    assert purse(table, "A") == (0, 14, 10)
    assert purse(table, "B") == (30, 0, 17)


@pytest.mark.clause("brass.coal.board_first")
def test_a_mine_without_cubes_lets_the_track_serve_and_cannot_be_named_as_source() -> None:
    links = {"bury-manchester": "B", "bolton-manchester": "B", "manchester-oldham": "B"}
    tiles = {"bury/1": "B coal1 2", "bolton/1": "C coal1 2", "manchester/1": "D coal1 flipped"}
    table = mill(tiles=tiles, links=links).do(MILL)
    assert table.moves() == ["coal from bolton/1", "coal from bury/1"]
    assert forbids(table, "coal from manchester/1", "brass.coal.board_first")
    dry = mill(tiles={"bury/1": "B coal1 flipped"}, links={**links, "oldham-rochdale": "C", "rochdale-yorkshire": "C"})
    dry.do(MILL)
    assert tracks(dry) == (7, 8)
    assert purse(dry, "A") == (15, 15, 10)


NEARER = {"oldham-rochdale": "B", "bury-manchester": "A", "manchester-oldham": "A"}


@pytest.mark.clause("brass.coal.nearest")
def test_an_opponents_nearer_mine_comes_before_the_own_farther_one() -> None:
    table = mill(tiles={"rochdale/1": "B coal1 2", "bury/1": "A coal1 2"}, links=NEARER).do(MILL)
    assert table.position["pending"] == []
    assert (table.tile("rochdale/1"), table.tile("bury/1")) == ("B coal1 1", "A coal1 2")


@pytest.mark.clause("brass.coal.nearest")
def test_an_empty_nearer_mine_leaves_the_farther_one_to_serve() -> None:
    table = mill(tiles={"rochdale/1": "B coal1 flipped", "bury/1": "A coal1 2"}, links=NEARER).do(MILL)
    assert (table.tile("rochdale/1"), table.tile("bury/1")) == ("B coal1 flipped", "A coal1 1")
    assert tracks(table) == (8, 8)


@pytest.mark.clause("brass.coal.nearest", "brass.coal.tie", "brass.def.connected")
def test_farther_and_unconnected_mines_are_refused_each_by_its_clause() -> None:
    tiles = {"bury/1": "B coal1 2", "bolton/1": "C coal1 2", "rochdale/1": "D coal1 2", "wigan/1": "A coal1 2"}
    links = {"bury-manchester": "B", "bolton-manchester": "C", "manchester-oldham": "D", "oldham-rochdale": "D"}
    table = works(tiles=tiles, links=links).do(WORKS)
    assert table.moves() == ["coal from bolton/1", "coal from bury/1"]
    assert [table.why(move) for move in table.moves()] == [[], []]
    assert forbids(table, "coal from rochdale/1", "brass.coal.nearest")
    assert forbids(table, "coal from wigan/1", "brass.def.connected")
    assert forbids(table, "pass", "brass.coal.tie")


@pytest.mark.clause("brass.coal.distance")
def test_the_shortest_chain_counts_where_two_chains_lead_to_a_mine() -> None:
    tiles = {"bolton/1": "B coal1 2", "warrington_runcorn/1": "C coal1 2"}
    roundabout = {
        "manchester-oldham": "A",
        "bury-manchester": "B",
        "bolton-bury": "C",
        "manchester-warrington_runcorn": "D",
    }
    three_links = mill(tiles=tiles, links=roundabout).do(MILL)
    assert three_links.position["pending"] == []
    assert (three_links.tile("bolton/1"), three_links.tile("warrington_runcorn/1")) == ("B coal1 2", "C coal1 1")
    two_links = mill(tiles=tiles, links={**roundabout, "bolton-manchester": "D"}).do(MILL)
    assert two_links.moves() == ["coal from bolton/1", "coal from warrington_runcorn/1"]


@pytest.mark.clause("brass.coal.distance")
def test_links_of_all_players_count_alike() -> None:
    tiles = {"bolton/1": "A coal1 2", "rochdale/1": "B coal1 2"}
    links = {"manchester-oldham": "C", "oldham-rochdale": "D", "bury-manchester": "A", "bolton-bury": "A"}
    table = works(tiles=tiles, links=links).do(WORKS)
    assert table.moves() == ["coal from bolton/1", "coal from rochdale/1"]


@pytest.mark.clause("brass.coal.distance")
def test_a_long_line_counts_as_one_link_like_a_short_one() -> None:
    tiles = {"bury/1": "B coal1 2", "warrington_runcorn/1": "C coal1 2"}
    table = works(tiles=tiles, links={"bury-manchester": "B", "manchester-warrington_runcorn": "B"}).do(WORKS)
    assert table.moves() == ["coal from bury/1", "coal from warrington_runcorn/1"]


@pytest.mark.clause("brass.coal.tie")
def test_the_builder_chooses_among_mines_equally_near() -> None:
    tiles = {"bury/1": "B coal2 1", "bolton/1": "C coal2 1", "rochdale/1": "D coal1 2"}
    links = {"bury-manchester": "B", "bolton-manchester": "C", "manchester-oldham": "D", "oldham-rochdale": "D"}
    table = works(tiles=tiles, links=links).do(WORKS)
    assert table.turn == "A"
    assert table.position["pending"] == ["end", "place manchester/4 iron1", "coal manchester manchester"]
    assert table.moves() == ["coal from bolton/1", "coal from bury/1"]
    assert table.tile("manchester/4") is None
    table.do("coal from bury/1")
    assert (table.tile("bury/1"), table.tile("bolton/1")) == ("B coal2 flipped", "C coal2 1")
    assert [table.player(seat)["income"] for seat in "ABCD"] == [10, 17, 10, 10]
    assert table.tile("manchester/4") == "A iron1 4"
    assert (table.turn, table.position["actions"], table.position["pending"]) == ("A", 1, [])


@pytest.mark.clause("brass.coal.tie")
def test_two_mines_of_one_town_are_equally_near() -> None:
    table = works(tiles={"bury/1": "B coal1 2", "bury/2": "C coal2 3"}, links={"bury-manchester": "D"}).do(WORKS)
    assert table.moves() == ["coal from bury/1", "coal from bury/2"]
    table.do("coal from bury/2")
    assert (table.tile("bury/1"), table.tile("bury/2")) == ("B coal1 2", "C coal2 2")


@pytest.mark.clause("brass.coal.same_location")
def test_a_mine_in_the_town_itself_needs_no_link() -> None:
    table = works(5, tiles={"manchester/1": "B coal1 2"}).do(WORKS)
    assert table.tile("manchester/1") == "B coal1 1"
    assert table.tile("manchester/4") == "A iron1 4"
    assert purse(table, "A") == (0, 5, 10)
    assert tracks(table) == (8, 8)


@pytest.mark.clause("brass.coal.same_location")
def test_a_mine_in_the_town_itself_beats_any_other() -> None:
    tiles = {"manchester/3": "B coal1 2", "bury/1": "A coal1 2"}
    table = works(tiles=tiles, links={"bury-manchester": "A"}).do(WORKS)
    assert table.position["pending"] == []
    assert (table.tile("manchester/3"), table.tile("bury/1")) == ("B coal1 1", "A coal1 2")


@pytest.mark.clause("brass.coal.free_use")
def test_neither_the_mine_nor_the_way_is_paid_for() -> None:
    table = mill(tiles={"bury/1": "B coal2 3"}, links={"bury-manchester": "C", "manchester-oldham": "D"}).do(MILL)
    assert [purse(table, seat) for seat in "ABCD"] == [(16, 14, 10), (30, 0, 10), (30, 0, 10), (30, 0, 10)]
    assert table.turn == "A"


@pytest.mark.clause("brass.coal.transit_external", "brass.coal.board_first")
def test_coal_comes_through_yorkshire_before_the_track_that_yorkshire_opens() -> None:
    table = Table(
        {
            "players": {"A": {"cash": 14, "hand": ["rochdale", "rochdale"], "piles": {"cotton": "cotton2"}}},
            "tiles": {"burnley/1": "B coal2 1"},
            "links": {"burnley-colne": "B", "colne-yorkshire": "C", "rochdale-yorkshire": "D"},
        }
    )
    table.do("build cotton rochdale/1 with rochdale")
    assert table.tile("burnley/1") == "B coal2 flipped"
    assert purse(table, "A") == (0, 14, 10)
    assert tracks(table) == (8, 8)


@pytest.mark.clause("brass.coal.transit_external")
def test_coal_comes_through_the_midlands_and_northwich() -> None:
    table = Table(
        {
            "players": {"A": {"cash": 14, "hand": ["stockport", "stockport"], "piles": {"cotton": "cotton2"}}},
            "tiles": {"warrington_runcorn/1": "B coal1 2"},
            "links": {
                "ellesmere_port-warrington_runcorn": "B",
                "ellesmere_port-northwich": "B",
                "midlands-northwich": "C",
                "macclesfield-midlands": "C",
                "macclesfield-stockport": "D",
            },
        }
    )
    table.do("build cotton stockport/2 with stockport")
    assert table.tile("warrington_runcorn/1") == "B coal1 1"
    assert tracks(table) == (8, 8)


@pytest.mark.clause("brass.coal.track_condition")
def test_the_track_serves_when_mines_with_coal_are_not_connected() -> None:
    table = works(
        tiles={"bury/1": "B coal1 2", "warrington_runcorn/2": "C port1"},
        links={"manchester-warrington_runcorn": "D"},
    ).do(WORKS)
    assert table.tile("bury/1") == "B coal1 2"
    assert tracks(table) == (7, 8)
    assert purse(table, "A") == (24, 6, 10)


@pytest.mark.clause("brass.coal.track_condition")
def test_without_a_connected_mine_or_port_nothing_that_needs_coal_is_built() -> None:
    table = works(
        tiles={"bury/1": "B coal1 2", "bolton/1": "C coal1 flipped", "preston/1": "C port1"},
        links={"bolton-manchester": "B", "manchester-warrington_runcorn": "B", "warrington_runcorn-wigan": "B"},
    )
    assert forbids(table, WORKS, "brass.coal.track_condition")
    assert forbids(table, "combine iron manchester/4", "brass.coal.track_condition")
    assert table.moves("build iron") == []


@pytest.mark.clause("brass.coal.track_condition", "brass.build.price")
def test_coal_that_cannot_be_had_is_not_counted_in_the_price() -> None:
    assert forbids(mill(14), MILL, "brass.coal.track_condition")
    assert forbids(mill(13), MILL, "brass.coal.track_condition", "brass.build.price")


@pytest.mark.clause("brass.coal.track_condition")
@pytest.mark.parametrize(
    ("town", "slot", "line"),
    [
        ("colne", "colne/1", "colne-yorkshire"),
        ("macclesfield", "macclesfield/1", "macclesfield-midlands"),
        ("lancaster", "lancaster/2", "lancaster-scotland"),
    ],
)
def test_an_external_place_alone_opens_the_track(town: str, slot: str, line: str) -> None:
    players = {"A": {"hand": [town, town], "piles": {"cotton": "cotton2"}}}
    cut_off = Table({"era": "rail", "players": players})
    assert forbids(cut_off, f"build cotton {slot} with {town}", "brass.coal.track_condition")
    table = Table({"era": "rail", "players": players, "links": {line: "B"}})
    table.do(f"build cotton {slot} with {town}")
    assert purse(table, "A") == (15, 15, 10)
    assert tracks(table) == (7, 8)


@pytest.mark.clause("brass.coal.track_condition")
def test_a_port_that_opens_the_track_stays_unflipped_and_earns_nothing() -> None:
    port = {"warrington_runcorn/2": "C port1"}
    table = works(tiles=port, links={"manchester-warrington_runcorn": "D"}).do(WORKS)
    assert table.tile("warrington_runcorn/2") == "C port1"
    assert purse(table, "C") == (30, 0, 10)


@pytest.mark.clause("brass.coal.track_condition")
@pytest.mark.parametrize("port", ["A port1", "B port1", "B port1 flipped"])
def test_a_port_of_anyone_in_the_town_itself_opens_the_track(port: str) -> None:
    owner = port[0]
    table = Table({"players": {"C": {"hand": ["preston", "preston"]}}, "turn": "C", "tiles": {"preston/1": port}})
    table.do("build iron preston/3 with preston")
    assert purse(table, "C") == (24, 6, 10)
    assert purse(table, owner) == (30, 0, 10)
    assert table.tile("preston/1") == port


PRICES = [(8, 1), (7, 1), (6, 2), (5, 2), (4, 3), (3, 3), (2, 4), (1, 4)]
YORKSHIRE = {"oldham-rochdale": "B", "rochdale-yorkshire": "B"}


@pytest.mark.clause("brass.coal.track_price", "brass.build.price")
@pytest.mark.parametrize(("cubes", "price"), PRICES)
def test_the_cheapest_cube_on_the_track_is_bought_at_its_price(cubes: int, price: int) -> None:
    assert forbids(mill(13 + price, links=YORKSHIRE, coal=cubes), MILL, "brass.build.price")
    table = mill(14 + price, links=YORKSHIRE, coal=cubes).do(MILL)
    assert purse(table, "A") == (0, 14 + price, 10)
    assert tracks(table) == (cubes - 1, 8)


def rails(cash: int, coal: int) -> Table:
    """A may build rails from Rochdale and Yorkshire with coal from the track only."""
    return Table(
        {
            "era": "rail",
            "players": {"A": {"cash": cash, "hand": ["oldham"] * 2}},
            "links": {"rochdale-yorkshire": "A"},
            "coal": coal,
        }
    )


@pytest.mark.clause("brass.coal.track_price", "brass.link.double_cost")
def test_two_cubes_of_one_action_are_bought_one_after_the_other_at_rising_prices() -> None:
    table = rails(18, 7).do("link oldham-rochdale")
    assert purse(table, "A") == (12, 6, 10)
    table.do("link colne-yorkshire")
    assert purse(table, "A") == (0, 18, 10)
    assert tracks(table) == (5, 8)
    poor = rails(17, 7).do("link oldham-rochdale")
    assert poor.position["pending"] == []
    assert purse(poor, "A") == (11, 6, 10)


@pytest.mark.clause("brass.coal.track_empty")
def test_from_an_empty_track_coal_costs_5_and_the_track_stays_empty() -> None:
    assert forbids(mill(18, links=YORKSHIRE, coal=0), MILL, "brass.build.price")
    table = mill(19, links=YORKSHIRE, coal=0).do(MILL)
    assert purse(table, "A") == (0, 19, 10)
    assert tracks(table) == (0, 8)
    twice = rails(25, 0).do("link oldham-rochdale", "link colne-yorkshire")
    assert purse(twice, "A") == (0, 25, 10)
    assert tracks(twice) == (0, 8)


@pytest.mark.clause("brass.coal.track_empty", "brass.coal.track_condition")
def test_from_an_empty_track_too_coal_needs_a_port() -> None:
    table = mill(coal=0, links={"oldham-rochdale": "B"})
    assert forbids(table, MILL, "brass.coal.track_condition")


@pytest.mark.clause("brass.coal.cube_return")
def test_a_used_cube_leaves_the_board_and_goes_to_no_track() -> None:
    tiles = {"oldham/2": "B coal2 3", "bury/1": "C coal1 2"}
    table = mill(tiles=tiles, coal=4, iron=3, links={"bury-manchester": "B", "manchester-oldham": "B"}).do(MILL)
    assert table.position["tiles"] == {"oldham/1": "A cotton2", "oldham/2": "B coal2 2", "bury/1": "C coal1 2"}
    assert tracks(table) == (4, 3)


@pytest.mark.clause("brass.coal.mine_flip")
@pytest.mark.parametrize(("level", "steps"), [(1, 4), (2, 7), (3, 6), (4, 5)])
def test_a_mine_flips_with_its_last_cube_and_its_owners_income_advances(level: int, steps: int) -> None:
    table = mill(tiles={"oldham/2": f"B coal{level} 1"}).do(MILL)
    assert table.tile("oldham/2") == f"B coal{level} flipped"
    assert purse(table, "B") == (30, 0, 10 + steps)
    assert purse(table, "A") == (16, 14, 10)
    assert (table.turn, table.position["actions"]) == ("A", 1)


@pytest.mark.clause("brass.coal.mine_flip")
def test_a_mine_with_a_cube_left_does_not_flip() -> None:
    table = mill(tiles={"oldham/2": "B coal2 2"}).do(MILL)
    assert table.tile("oldham/2") == "B coal2 1"
    assert purse(table, "B") == (30, 0, 10)


@pytest.mark.clause("brass.coal.mine_flip", "brass.iron.any_works")
def test_coal_is_taken_and_the_mine_flips_before_iron_is_chosen() -> None:
    table = Table(
        {
            "players": {"A": {"hand": ["oldham", "oldham"], "piles": {"cotton": "cotton3"}}},
            "tiles": {"oldham/2": "B coal2 1", "bolton/3": "C iron1 1", "preston/3": "D iron1 1"},
        }
    )
    table.do(MILL)
    assert table.position["pending"] == ["end", "place oldham/1 cotton3", "iron"]
    assert table.moves() == ["iron from bolton/3", "iron from preston/3"]
    assert table.tile("oldham/2") == "B coal2 flipped"
    assert [table.player(seat)["income"] for seat in "ABCD"] == [10, 17, 10, 10]
    table.do("iron from preston/3")
    assert [table.player(seat)["income"] for seat in "ABCD"] == [10, 17, 10, 13]
    assert table.tile("oldham/1") == "A cotton3"
