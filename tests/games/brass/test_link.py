"""Building canals and rails: places, prices and coal (clauses 105 to 114)."""

from typing import Any

import pytest

from tests.games.brass.readings import forbids, purse, tracks
from tests.games.brass.table import Table


def canals(cash: int = 30, hand: tuple[str, ...] = ("iron", "iron"), **more: Any) -> Table:
    """The canal era, A to act."""
    return Table({"players": {"A": {"cash": cash, "hand": list(hand)}}, **more})


def rails(cash: int = 30, rules: dict[str, object] | None = None, **more: Any) -> Table:
    """The rail era, A to act with cards all alike."""
    return Table({"era": "rail", "players": {"A": {"cash": cash, "hand": ["iron"] * 3}}, **more}, rules=rules)


@pytest.mark.clause("brass.link.type")
def test_canals_go_on_canal_lines_and_rails_on_rail_lines() -> None:
    canal = canals(tiles={"lancaster/1": "A port1", "liverpool/1": "A port1"})
    assert canal.moves("link") == ["link ellesmere_port-liverpool", "link lancaster-preston", "link liverpool-wigan"]
    assert forbids(canal, "link barrow_in_furness-lancaster", "brass.link.type")
    rail = rails(tiles={"lancaster/1": "A port2", "liverpool/1": "A port2"})
    assert rail.moves("link") == [
        *("link barrow_in_furness-lancaster", "link lancaster-preston", "link lancaster-scotland"),
        *("link liverpool-southport", "link liverpool-warrington_runcorn", "link liverpool-wigan"),
    ]
    assert forbids(rail, "link ellesmere_port-liverpool", "brass.link.type")


@pytest.mark.clause("brass.link.free_line")
def test_a_built_line_is_closed_to_all_players() -> None:
    position: dict[str, Any] = {
        "players": {"A": {"hand": ["iron", "iron"]}, "B": {"hand": ["iron"]}},
        "tiles": {"bolton/1": "A cotton1", "bolton/2": "B cotton1"},
        "links": {"bolton-manchester": "B"},
    }
    assert forbids(Table(position), "link bolton-manchester", "brass.link.free_line")
    assert forbids(Table({**position, "turn": "B"}), "link bolton-manchester", "brass.link.free_line")
    assert Table(position).moves("link") == ["link bolton-bury"]


@pytest.mark.clause("brass.link.adjacent")
def test_a_canal_touches_an_own_tile_or_an_own_canal() -> None:
    table = canals(tiles={"liverpool/1": "A port1"})
    assert table.moves("link") == ["link ellesmere_port-liverpool", "link liverpool-wigan"]
    assert forbids(table, "link preston-wigan", "brass.link.adjacent")
    table.do("link liverpool-wigan")
    assert table.position["links"] == {"liverpool-wigan": "A"}
    assert table.moves("link") == [
        *("link blackburn-wigan", "link ellesmere_port-liverpool", "link preston-wigan"),
        "link warrington_runcorn-wigan",
    ]


@pytest.mark.clause("brass.link.adjacent")
def test_links_and_tiles_of_others_give_no_start() -> None:
    table = canals(
        tiles={"liverpool/1": "A port1", "preston/1": "B port1"},
        links={"liverpool-wigan": "B"},
    )
    assert table.moves("link") == ["link ellesmere_port-liverpool"]
    assert forbids(table, "link preston-wigan", "brass.link.adjacent")
    assert forbids(table, "link fleetwood-preston", "brass.link.adjacent")


@pytest.mark.clause("brass.link.adjacent")
def test_an_own_rail_far_from_any_own_tile_is_a_start_at_both_its_ends() -> None:
    table = rails(links={"burnley-colne": "A"}, tiles={"burnley/1": "B coal2 3"})
    assert table.moves("link") == ["link blackburn-burnley", "link burnley-bury", "link colne-yorkshire"]


@pytest.mark.clause("brass.link.adjacent_external")
def test_a_link_starts_from_an_external_place_that_an_own_link_reaches() -> None:
    own = canals(links={"colne-yorkshire": "A"})
    assert own.moves("link") == ["link burnley-colne", "link rochdale-yorkshire"]
    own.do("link rochdale-yorkshire")
    assert own.position["links"] == {"colne-yorkshire": "A", "rochdale-yorkshire": "A"}
    others = canals(tiles={"colne/1": "A cotton1"}, links={"colne-yorkshire": "B"})
    assert others.moves("link") == ["link burnley-colne"]
    assert forbids(others, "link rochdale-yorkshire", "brass.link.adjacent")


@pytest.mark.clause("brass.link.adjacent_external")
def test_a_link_starts_from_a_place_without_slots_that_an_own_link_reaches() -> None:
    table = canals(links={"ellesmere_port-northwich": "A"})
    assert "link midlands-northwich" in table.moves()
    table.do("link midlands-northwich")
    assert "link macclesfield-midlands" in table.moves()


@pytest.mark.clause("brass.link.needs_presence")
def test_without_tile_and_link_on_the_board_no_link_is_built() -> None:
    first = canals(round=1)
    assert first.moves("link") == []
    assert forbids(first, "link liverpool-wigan", "brass.link.adjacent", "brass.link.needs_presence")
    rail = rails(round=1, tiles={"wigan/1": "B coal2 3"})
    assert rail.moves("link") == []
    assert forbids(rail, "link liverpool-wigan", "brass.link.adjacent", "brass.link.needs_presence")


@pytest.mark.clause("brass.setup.links")
def test_without_a_link_marker_left_no_link_is_built() -> None:
    thirteen = [
        *("blackburn-burnley", "blackburn-wigan", "bolton-bury", "bolton-manchester", "burnley-colne"),
        *("bury-manchester", "colne-yorkshire", "ellesmere_port-northwich", "ellesmere_port-warrington_runcorn"),
        *("fleetwood-preston", "lancaster-preston", "liverpool-wigan", "macclesfield-stockport"),
    ]
    table = rails(links=dict.fromkeys(thirteen, "A")).do("link preston-wigan")
    assert len(table.position["links"]) == 14
    assert (table.position["pending"], table.position["actions"]) == ([], 1)
    assert purse(table, "A") == (24, 6, 10)
    assert table.moves("link") == []
    assert forbids(table, "link southport-wigan", "brass.setup.links")
    one_more = rails(links=dict.fromkeys(thirteen[:-1], "A")).do("link preston-wigan")
    assert one_more.position["pending"] == ["end", "rail_again"]
    one_more.do("link southport-wigan")
    assert len(one_more.position["links"]) == 14


@pytest.mark.clause("brass.link.canal_cost")
def test_a_canal_costs_3_and_no_coal() -> None:
    poor = canals(2, tiles={"wigan/1": "A coal1 2"})
    assert poor.moves("link") == []
    assert forbids(poor, "link liverpool-wigan", "brass.link.canal_cost")
    table = canals(3, tiles={"wigan/1": "A coal1 2"}).do("link liverpool-wigan")
    assert purse(table, "A") == (0, 3, 10)
    assert table.tile("wigan/1") == "A coal1 2"
    assert tracks(table) == (8, 8)


@pytest.mark.clause("brass.link.canal_cost")
def test_one_canal_is_the_whole_action() -> None:
    table = canals(hand=("iron", "port", "port"), tiles={"wigan/1": "A coal1 2"}).do("link liverpool-wigan")
    assert table.position["pending"] == ["end", "lay liverpool-wigan", "discard"]
    assert table.position["links"] == {}
    assert table.moves() == ["discard port", "discard iron"]
    table.do("discard iron")
    assert table.position["links"] == {"liverpool-wigan": "A"}
    assert (table.position["pending"], table.position["actions"], table.turn) == ([], 1, "A")
    assert forbids(table, "stop", "brass.turn.menu")
    assert table.player("A")["hand"] == ["port", "port"]
    assert table.position["discard"] == ["iron"]


BOLTON = {"bolton/2": "A cotton2"}


@pytest.mark.clause("brass.link.rail_cost")
def test_a_rail_with_free_coal_costs_5() -> None:
    tiles = {**BOLTON, "bolton/1": "B coal2 3"}
    assert forbids(rails(4, tiles=tiles), "link bolton-manchester", "brass.link.rail_cost")
    table = rails(5, tiles=tiles).do("link bolton-manchester")
    assert purse(table, "A") == (0, 5, 10)
    assert table.tile("bolton/1") == "B coal2 2"
    assert tracks(table) == (8, 8)
    assert table.position["links"] == {"bolton-manchester": "A"}
    assert table.player("A")["hand"] == ["iron", "iron"]
    assert (table.position["pending"], table.position["actions"]) == ([], 1)


@pytest.mark.clause("brass.link.rail_cost", "brass.link.rail_coal_track")
@pytest.mark.parametrize(("coal", "price"), [(8, 6), (5, 7), (0, 10)])
def test_a_rail_with_track_coal_costs_5_and_the_track_price(coal: int, price: int) -> None:
    position: dict[str, Any] = {"tiles": {"rochdale/1": "A cotton2"}, "coal": coal}
    assert forbids(rails(price - 1, **position), "link rochdale-yorkshire", "brass.link.rail_cost")
    table = rails(price, **position).do("link rochdale-yorkshire")
    assert purse(table, "A") == (0, price, 10)
    assert tracks(table) == (max(0, coal - 1), 8)


@pytest.mark.clause("brass.link.rail_coal_end")
@pytest.mark.parametrize("mine", ["bolton/1", "manchester/1"])
def test_coal_at_either_end_serves_without_the_new_rail(mine: str) -> None:
    table = rails(5, tiles={**BOLTON, mine: "B coal2 3"}).do("link bolton-manchester")
    assert table.tile(mine) == "B coal2 2"
    assert purse(table, "A") == (0, 5, 10)


@pytest.mark.clause("brass.link.rail_coal_end")
def test_without_coal_or_port_at_either_end_no_rail_is_built() -> None:
    tiles = {**BOLTON, "bury/1": "B coal2 3", "blackburn/1": "B coal2 flipped", "liverpool/1": "C port2"}
    table = rails(tiles=tiles, links={"blackburn-wigan": "B"})
    assert forbids(table, "link bolton-manchester", "brass.link.rail_coal_end")
    assert forbids(table, "link blackburn-bolton", "brass.link.rail_coal_end")
    assert table.moves("link") == ["link bolton-bury"]


@pytest.mark.clause("brass.link.rail_coal_source")
def test_the_mine_nearest_to_either_end_is_forced() -> None:
    tiles = {**BOLTON, "bolton/1": "B coal2 3", "bury/1": "A coal2 3"}
    table = rails(tiles=tiles, links={"bury-manchester": "A"}).do("link bolton-manchester")
    assert table.position["pending"] == ["end", "rail_again"]
    assert (table.tile("bolton/1"), table.tile("bury/1")) == ("B coal2 2", "A coal2 3")


@pytest.mark.clause("brass.link.rail_coal_source")
def test_mines_equally_near_to_their_ends_are_the_builders_choice() -> None:
    tiles = {
        **BOLTON,
        "bolton/1": "B coal2 1",
        "manchester/1": "C coal2 1",
        "bury/1": "D coal2 3",
        "wigan/1": "D coal2",
    }
    table = rails(tiles=tiles, links={"bury-manchester": "A"}).do("link bolton-manchester")
    assert table.turn == "A"
    assert table.position["pending"] == ["end", "rail_again", "lay bolton-manchester", "coal bolton manchester"]
    assert table.moves() == ["coal from bolton/1", "coal from manchester/1"]
    assert forbids(table, "coal from bury/1", "brass.coal.nearest", "brass.link.rail_coal_source")
    assert forbids(table, "coal from wigan/1", "brass.def.connected")
    assert table.position["links"] == {"bury-manchester": "A"}
    table.do("coal from manchester/1")
    assert (table.tile("bolton/1"), table.tile("manchester/1")) == ("B coal2 1", "C coal2 flipped")
    assert [table.player(seat)["income"] for seat in "ABCD"] == [10, 10, 17, 10]
    assert table.position["links"] == {"bury-manchester": "A", "bolton-manchester": "A"}


CHOSEN: dict[str, object] = {"rail_coal": "chosen_end"}


@pytest.mark.clause("brass.link.rail_coal_source")
def test_by_the_switch_the_nearest_mine_of_each_end_is_offered() -> None:
    tiles = {**BOLTON, "bolton/1": "B coal2 3", "bury/1": "A coal2 3", "rochdale/1": "C coal2 3"}
    links = {"bury-manchester": "A", "manchester-oldham": "C", "oldham-rochdale": "C"}
    table = rails(5, rules=CHOSEN, tiles=tiles, links=links).do("link bolton-manchester")
    assert table.moves() == ["coal from bolton/1", "coal from bury/1"]
    assert forbids(table, "coal from rochdale/1", "brass.coal.nearest", "brass.link.rail_coal_source")
    table.do("coal from bury/1")
    assert (table.tile("bolton/1"), table.tile("bury/1")) == ("B coal2 3", "A coal2 2")
    assert purse(table, "A") == (0, 5, 10)


@pytest.mark.clause("brass.link.rail_coal_source")
def test_by_the_switch_a_mine_reached_from_one_end_only_is_forced() -> None:
    tiles = {**BOLTON, "bury/1": "B coal2 3", "rochdale/1": "C coal2 3"}
    links = {"bury-manchester": "A", "manchester-oldham": "C", "oldham-rochdale": "C"}
    table = rails(5, rules=CHOSEN, tiles=tiles, links=links).do("link bolton-manchester")
    assert table.position["pending"] == []
    assert (table.tile("bury/1"), table.tile("rochdale/1")) == ("B coal2 2", "C coal2 3")


@pytest.mark.clause("brass.link.rail_coal_source", "brass.coal.board_first")
@pytest.mark.parametrize("rules", [{}, CHOSEN])
def test_no_end_opens_the_track_while_the_other_end_reaches_a_mine(rules: dict[str, object]) -> None:
    tiles = {**BOLTON, "burnley/1": "B coal2 3", "warrington_runcorn/2": "C port2"}
    links = {"bolton-bury": "B", "burnley-bury": "B", "manchester-warrington_runcorn": "C"}
    table = rails(5, rules=rules, tiles=tiles, links=links).do("link bolton-manchester")
    assert table.position["pending"] == []
    assert table.tile("burnley/1") == "B coal2 2"
    assert tracks(table) == (8, 8)
    assert purse(table, "A") == (0, 5, 10)


@pytest.mark.clause("brass.link.rail_coal_source", "brass.coal.nearest")
def test_by_the_switch_a_build_still_takes_the_nearest_mine() -> None:
    table = Table(
        {
            "era": "rail",
            "players": {"A": {"hand": ["manchester"] * 2, "piles": {"iron": "iron2"}}},
            "tiles": {"bury/1": "B coal2 3", "rochdale/1": "C coal2 3"},
            "links": {"bury-manchester": "A", "manchester-oldham": "C", "oldham-rochdale": "C"},
        },
        rules=CHOSEN,
    )
    table.do("build iron manchester/4 with manchester")
    assert (table.tile("bury/1"), table.tile("rochdale/1")) == ("B coal2 2", "C coal2 3")


@pytest.mark.clause("brass.link.rail_coal_track")
def test_without_a_mine_one_end_with_a_port_opens_the_track() -> None:
    tiles = {**BOLTON, "bury/1": "B coal2 3", "warrington_runcorn/2": "C port2"}
    links = {"manchester-warrington_runcorn": "C"}
    assert forbids(rails(6, tiles=tiles, links=links, coal=6), "link bolton-manchester", "brass.link.rail_cost")
    table = rails(7, tiles=tiles, links=links, coal=6).do("link bolton-manchester")
    assert purse(table, "A") == (0, 7, 10)
    assert purse(table, "C") == (30, 0, 10)
    assert tracks(table) == (5, 8)
    assert (table.tile("bury/1"), table.tile("warrington_runcorn/2")) == ("B coal2 3", "C port2")
