"""The end of the canal era (clauses 158 to 163)."""

import pytest

from tests.games.brass.play import draw_cards, last_card
from tests.games.brass.table import Table

FOURTEEN = [
    "blackburn-burnley",
    "blackburn-wigan",
    "bolton-bury",
    "bolton-manchester",
    "burnley-colne",
    "bury-manchester",
    "colne-yorkshire",
    "fleetwood-preston",
    "lancaster-preston",
    "manchester-oldham",
    "manchester-stockport",
    "oldham-rochdale",
    "preston-wigan",
    "rochdale-yorkshire",
]


@pytest.mark.clause("brass.era.links")
def test_all_canals_leave_and_the_markers_come_back() -> None:
    links = dict.fromkeys(FOURTEEN, "A") | {"liverpool-wigan": "B"}
    table = last_card("canal", links=links, tiles={"wigan/1": "A coal2 3", "liverpool/1": "B port2"})
    assert table.position["links"] == {}
    draw_cards(table, {"A": ["cotton"] * 8})
    assert table.turn == "A"
    assert table.moves("link") == [
        "link blackburn-wigan",
        "link bolton-wigan",
        "link liverpool-wigan",
        "link preston-wigan",
        "link southport-wigan",
        "link warrington_runcorn-wigan",
    ]
    table.do("link liverpool-wigan")
    assert table.tile("wigan/1") == "A coal2 2"


@pytest.mark.clause("brass.era.links")
def test_old_canals_connect_nothing_and_open_no_town() -> None:
    tiles = {"preston/2": "A cotton2", "lancaster/1": "B port2"}
    table = last_card("canal", links={"lancaster-preston": "A"}, tiles=tiles)
    draw_cards(table)
    assert table.turn == "A"
    assert table.moves("sell") == []
    assert table.refuses("sell preston/2 to lancaster/1", "brass.sell.port_connected")
    assert table.refuses("link barrow_in_furness-lancaster", "brass.link.adjacent")
    assert table.moves("link") == ["link lancaster-preston"], "the port of Lancaster brings coal"


@pytest.mark.clause("brass.era.level1")
def test_level_1_tiles_leave_for_good() -> None:
    tiles = {
        "wigan/1": "A coal1 2",
        "bury/1": "A cotton1 flipped",
        "oldham/1": "B cotton1",
        "liverpool/3": "B shipyard1 flipped",
        "preston/1": "C port1",
        "preston/3": "D iron1 4",
    }
    table = last_card("canal", tiles=tiles)
    assert table.position["tiles"] == {}
    assert table.player("A")["piles"] == {"cotton": 11, "port": 8, "coal": 6, "iron": 4, "shipyard": 6}
    assert table.player("B")["piles"] == {"cotton": 11, "port": 8, "coal": 7, "iron": 4, "shipyard": 3}
    assert (table.position["coal"], table.position["iron"]) == (8, 8)


@pytest.mark.clause("brass.era.level1")
def test_cubes_and_ports_of_removed_tiles_are_unusable() -> None:
    tiles = {"wigan/1": "B coal1 2", "preston/1": "C port1", "preston/2": "A cotton2", "preston/3": "B iron1 4"}
    table = last_card("canal", tiles=tiles, links={"preston-wigan": "A"}, iron=5)
    draw_cards(table, {"A": ["cotton"] * 8})
    assert table.turn == "A"
    assert table.position["tiles"] == {"preston/2": "A cotton2"}
    assert table.moves("sell", "link") == []
    assert table.refuses("sell preston/2 to market", "brass.sell.distant_access")
    assert table.refuses("link preston-wigan", "brass.link.rail_coal_end")
    table.do("develop cotton", "stop")
    assert (table.player("A")["cash"], table.position["iron"]) == (28, 4)


@pytest.mark.clause("brass.era.survivors")
def test_higher_tiles_stay_with_side_and_cubes() -> None:
    tiles = {
        "wigan/1": "A coal2 2",
        "bury/1": "A cotton2 flipped",
        "preston/1": "B port2",
        "preston/3": "C iron3 5",
        "blackburn/1": "D coal4 flipped",
    }
    table = last_card("canal", tiles={**tiles, "oldham/1": "C cotton1"})
    assert table.position["tiles"] == tiles


@pytest.mark.clause("brass.era.survivors", "brass.income.no_reduction")
def test_cash_points_and_income_stay() -> None:
    tiles = {
        "wigan/1": "A coal1 flipped",
        "bury/1": "A cotton1 flipped",
        "preston/1": "A port1 flipped",
        "blackburn/3": "A iron1 flipped",
        "oldham/1": "B cotton2 flipped",
    }
    players = {"A": {"cash": 17, "income": 26}, "B": {"cash": 3, "income": 14}}
    table = last_card("canal", players=players, tiles=tiles)
    assert [table.player("A")[field] for field in ("cash", "income", "points")] == [17, 26, 9]
    assert [table.player("B")[field] for field in ("cash", "income", "points")] == [3, 14, 5]
    draw_cards(table)
    assert [table.player("A")[field] for field in ("cash", "income", "points")] == [25, 26, 9], "rail round 1 pays"
    assert [table.player("B")[field] for field in ("cash", "income", "points")] == [5, 14, 5]


@pytest.mark.clause("brass.era.piles", "brass.build.blocked_pile")
def test_level_1_tiles_in_piles_stay_and_block() -> None:
    piles = {"cotton": 11, "port": 7, "coal": 7, "iron": 4, "shipyard": 5}
    table = last_card("canal", players={"A": {"piles": piles}}, tiles={"preston/1": "B port2 flipped"})
    assert table.player("A")["piles"] == piles
    draw_cards(table, {"A": ["preston", "preston"]})
    assert table.player("A")["piles"] == piles
    assert table.refuses("build cotton preston/2 with preston", "brass.build.era_limits")
    assert table.refuses("combine shipyard birkenhead/1", "brass.build.level0")


@pytest.mark.clause("brass.era.distant_reset")
def test_the_market_pile_is_complete_and_the_marker_on_top() -> None:
    table = last_card("canal", cotton=8, market=[0, 1, 2, 2, 1])
    assert table.position["cotton"] == 0
    assert table.position["market"] == [2, 2, 4, 3, 1]
    kept = last_card("canal", cotton=3, market=[2, 1, 3, 3, 1])
    assert (kept.position["cotton"], kept.position["market"]) == (0, [2, 2, 4, 3, 1])


@pytest.mark.clause("brass.era.tracks_keep")
def test_the_demand_tracks_are_not_reset() -> None:
    table = last_card("canal", coal=3, iron=0, tiles={"wigan/1": "A coal1 2", "preston/3": "B iron1 4"})
    assert (table.position["coal"], table.position["iron"]) == (3, 0)
    draw_cards(table)
    assert (table.position["coal"], table.position["iron"]) == (3, 0)


@pytest.mark.clause("brass.era.survivors", "brass.cards.shuffle_all", "brass.cards.deal", "brass.cards.set_aside")
def test_all_cards_are_dealt_again() -> None:
    table = last_card("canal", discard=["bury", "ellesmere_port", "fleetwood"])
    assert table.position["discard"] == []
    assert (table.position["pile"], table.position["round"], table.position["phase"]) == (64, 0, "draw")
    weights = {table.game.actions.text(number): weight for number, weight in table.game.law.outcomes(table.state)}
    assert (weights["draw bury"], weights["draw coal"], sum(weights.values())) == (1, 5, 66)
    assert draw_cards(table) == ["A"] * 8 + ["B"] * 8 + ["C"] * 8 + ["D"] * 8
    assert (table.position["pile"], table.position["round"], table.position["actions"]) == (32, 1, 2)


@pytest.mark.clause("brass.cards.set_aside", "brass.cards.deal")
def test_the_rail_deal_for_three() -> None:
    table = last_card("canal", seats=3)
    assert table.position["pile"] == 60
    assert draw_cards(table) == ["A"] * 8 + ["B"] * 8 + ["C"] * 8
    assert table.position["pile"] == 36


@pytest.mark.clause("brass.flow.action_phase_end")
def test_the_era_goes_on_while_a_card_is_left() -> None:
    players = {"A": {"hand": ["coal"]}, "D": {"hand": ["iron"]}}
    table = Table({"players": players, "pile": 0, "round": 8}).do("pass")
    assert (table.position["era"], table.turn) == ("canal", "D")
    table.do("pass")
    assert (table.position["era"], table.turn) == ("rail", "chance")
    piled = Table({"players": {"A": {"hand": ["coal"]}}, "pile": 1, "round": 4}).do("pass")
    assert (piled.position["era"], piled.turn) == ("canal", "chance")
