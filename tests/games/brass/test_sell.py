"""Selling cotton to ports (clauses 123 to 131)."""

from typing import Any

import pytest

from tests.games.brass.table import Table

TO_COAST = {
    "bolton-manchester": "B",
    "bury-manchester": "C",
    "manchester-warrington_runcorn": "D",
    "ellesmere_port-warrington_runcorn": "B",
    "ellesmere_port-liverpool": "C",
}
MILLS = {"bolton/1": "A cotton1", "bury/1": "A cotton1", "manchester/1": "A cotton1"}
PORTS = {"ellesmere_port/1": "C port1", "liverpool/1": "D port2", "warrington_runcorn/2": "B port1"}


def selling(tiles: dict[str, str], links: dict[str, str] | None = None, **rest: Any) -> Table:
    """A to act with three equal cards, so that no discard is asked."""
    return Table({"players": {"A": {"hand": ["cotton"] * 3}}, "tiles": tiles, "links": links or {}, **rest})


def incomes(table: Table) -> list[int]:
    return [table.player(letter)["income"] for letter in "ABCD"]


def cash(table: Table) -> list[int]:
    return [table.player(letter)["cash"] for letter in "ABCD"]


@pytest.mark.clause("brass.sell.own_mills")
def test_only_own_unflipped_mills_are_offered() -> None:
    tiles = {
        "manchester/1": "A cotton1",
        "manchester/2": "B cotton1",
        "bolton/1": "A cotton1 flipped",
        "bury/1": "A coal1 2",
        "warrington_runcorn/2": "C port1",
    }
    table = selling(tiles, TO_COAST)
    assert table.moves("sell") == ["sell manchester/1 to warrington_runcorn/2", "sell manchester/1 to market"]
    assert table.refuses("sell manchester/2 to warrington_runcorn/2", "brass.sell.own_mills")
    assert table.refuses("sell manchester/2 to market", "brass.sell.own_mills")
    assert table.refuses("sell bolton/1 to warrington_runcorn/2", "brass.sell.own_mills")
    assert table.refuses("sell bolton/1 to market", "brass.sell.own_mills")
    assert table.refuses("sell bury/1 to market", "brass.sell.own_mills")
    assert table.refuses("sell oldham/1 to market", "brass.sell.own_mills")


@pytest.mark.clause("brass.sell.own_mills")
def test_a_sale_leaves_the_mills_of_others_alone() -> None:
    tiles = {"manchester/1": "A cotton1", "manchester/2": "B cotton1", "warrington_runcorn/2": "C port1"}
    table = selling(tiles, TO_COAST).do("sell manchester/1 to warrington_runcorn/2")
    assert table.tile("manchester/1") == "A cotton1 flipped"
    assert table.tile("manchester/2") == "B cotton1"
    assert incomes(table) == [15, 10, 13, 10]


@pytest.mark.clause("brass.sell.own_mills")
def test_without_an_unflipped_mill_no_sale_is_offered() -> None:
    table = selling({"preston/2": "A cotton1 flipped", "preston/1": "B port1", "preston/3": "C iron1 4"})
    assert table.moves("sell") == []
    assert table.refuses("sell preston/2 to preston/1", "brass.sell.own_mills")


@pytest.mark.clause("brass.sell.any_number")
def test_three_mills_sell_to_three_ports_for_one_card() -> None:
    table = selling({**MILLS, **PORTS}, TO_COAST)
    assert len(table.moves("sell")) == 12
    table.do("sell manchester/1 to liverpool/1")
    assert table.turn == "A"
    assert table.moves() == [
        "sell bolton/1 to ellesmere_port/1",
        "sell bolton/1 to warrington_runcorn/2",
        "sell bolton/1 to market",
        "sell bury/1 to ellesmere_port/1",
        "sell bury/1 to warrington_runcorn/2",
        "sell bury/1 to market",
        "stop",
    ]
    table.do("sell bolton/1 to ellesmere_port/1", "sell bury/1 to warrington_runcorn/2")
    assert [table.tile(slot) for slot in MILLS] == ["A cotton1 flipped"] * 3
    assert [table.tile(slot) for slot in PORTS] == ["C port1 flipped", "D port2 flipped", "B port1 flipped"]
    assert incomes(table) == [25, 13, 13, 13]
    assert cash(table) == [30, 30, 30, 30]
    assert table.player("A")["hand"] == ["cotton", "cotton"]
    assert table.position["discard"] == ["cotton"]
    assert (table.turn, table.position["actions"], table.position["pending"]) == ("A", 1, [])
    assert table.moves("sell", "stop") == []


@pytest.mark.clause("brass.sell.any_number")
def test_the_seller_may_stop_after_one_sale() -> None:
    table = selling({**MILLS, **PORTS}, TO_COAST)
    assert table.refuses("stop", "brass.turn.menu")
    table.do("sell bury/1 to liverpool/1", "stop")
    assert table.tile("bury/1") == "A cotton1 flipped"
    assert table.tile("liverpool/1") == "D port2 flipped"
    assert [table.tile(slot) for slot in ("bolton/1", "manchester/1")] == ["A cotton1", "A cotton1"]
    assert [table.tile(slot) for slot in ("ellesmere_port/1", "warrington_runcorn/2")] == ["C port1", "B port1"]
    assert incomes(table) == [15, 10, 10, 13]
    assert (table.turn, table.position["actions"]) == ("A", 1)
    assert len(table.player("A")["hand"]) == 2
    assert "sell bolton/1 to ellesmere_port/1" in table.moves()


@pytest.mark.clause("brass.sell.any_number")
def test_ports_and_market_mix_in_any_order() -> None:
    table = selling({**MILLS, **PORTS}, TO_COAST)
    table.do("sell bury/1 to market", "market 0", "sell manchester/1 to liverpool/1", "sell bolton/1 to market")
    table.do("market 1")
    assert [table.tile(slot) for slot in MILLS] == ["A cotton1 flipped"] * 3
    assert incomes(table) == [10 + 5 + 3 + 5 + 5 + 3, 10, 10, 13]
    assert (table.position["cotton"], table.position["market"]) == (1, [1, 1, 4, 3, 1])
    assert (table.position["actions"], len(table.player("A")["hand"])) == (1, 2)


@pytest.mark.clause("brass.sell.any_number")
def test_nothing_but_sales_continues_a_sell_action() -> None:
    table = selling({**MILLS, **PORTS}, TO_COAST).do("sell bury/1 to liverpool/1")
    assert table.refuses("loan 10", "brass.turn.two_cards")
    assert table.refuses("pass", "brass.turn.two_cards")
    assert table.refuses("link macclesfield-stockport", "brass.turn.two_cards")
    assert table.refuses("develop cotton", "brass.turn.two_cards")
    assert table.refuses("sell bury/1 to ellesmere_port/1", "brass.sell.own_mills")
    assert table.refuses("sell bolton/1 to liverpool/1", "brass.sell.target")


@pytest.mark.clause("brass.sell.any_number")
def test_the_card_of_a_sale_is_chosen_once() -> None:
    position = {"players": {"A": {"hand": ["bury", "coal", "port"]}}, "tiles": {**MILLS, **PORTS}, "links": TO_COAST}
    table = Table(position).do("sell bury/1 to liverpool/1")
    assert table.moves() == ["discard bury", "discard port", "discard coal"]
    table.do("discard coal")
    assert table.tile("bury/1") == "A cotton1 flipped"
    table.do("sell bolton/1 to ellesmere_port/1", "stop")
    assert table.player("A")["hand"] == ["bury", "port"]
    assert table.position["discard"] == ["coal"]


@pytest.mark.clause("brass.sell.target")
def test_an_unflipped_port_and_the_market_are_both_offered() -> None:
    table = selling({"preston/2": "A cotton1", "preston/1": "B port1"})
    assert table.moves("sell") == ["sell preston/2 to preston/1", "sell preston/2 to market"]


@pytest.mark.clause("brass.sell.target", "brass.sell.distant_access")
def test_a_flipped_port_leaves_only_the_market() -> None:
    table = selling({"preston/2": "A cotton1", "preston/1": "B port1 flipped"})
    assert table.moves("sell") == ["sell preston/2 to market"]
    assert table.refuses("sell preston/2 to preston/1", "brass.sell.target")


@pytest.mark.clause("brass.sell.target")
def test_a_slot_without_a_port_tile_is_no_target() -> None:
    table = selling({"preston/2": "A cotton1", "preston/3": "B iron1 4"})
    assert table.moves("sell") == []
    assert table.refuses("sell preston/2 to preston/1", "brass.sell.target")
    assert table.refuses("sell preston/2 to preston/3", "brass.sell.target")
    assert table.refuses("sell preston/2 to barrow_in_furness/1", "brass.sell.target")


@pytest.mark.clause("brass.sell.port_connected")
def test_cotton_travels_over_the_links_of_others() -> None:
    links = {"oldham-rochdale": "B", "manchester-oldham": "C", "manchester-warrington_runcorn": "B"}
    table = selling({"rochdale/1": "A cotton1", "warrington_runcorn/2": "D port1"}, links)
    table.do("sell rochdale/1 to warrington_runcorn/2")
    assert table.tile("rochdale/1") == "A cotton1 flipped"
    assert table.tile("warrington_runcorn/2") == "D port1 flipped"
    assert incomes(table) == [15, 10, 10, 13]


@pytest.mark.clause("brass.sell.port_connected")
def test_a_gap_in_the_links_forbids_the_sale() -> None:
    links = {"oldham-rochdale": "A", "manchester-warrington_runcorn": "A"}
    table = selling({"rochdale/1": "A cotton1", "warrington_runcorn/2": "A port1"}, links)
    assert table.moves("sell") == []
    assert table.refuses("sell rochdale/1 to warrington_runcorn/2", "brass.sell.port_connected")


@pytest.mark.clause("brass.sell.port_connected")
def test_mill_and_port_of_one_town_need_no_link() -> None:
    table = selling({"preston/2": "A cotton1", "preston/1": "B port1", "lancaster/1": "C port1"})
    assert table.refuses("sell preston/2 to lancaster/1", "brass.sell.port_connected")
    table.do("sell preston/2 to preston/1")
    assert table.tile("preston/2") == "A cotton1 flipped"
    assert table.tile("preston/1") == "B port1 flipped"
    assert table.tile("lancaster/1") == "C port1"


@pytest.mark.clause("brass.sell.port_flip_both")
def test_a_port_sale_flips_both_tiles_and_moves_both_incomes() -> None:
    table = selling({"preston/2": "A cotton2", "preston/1": "B port1"}).do("sell preston/2 to preston/1")
    assert table.tile("preston/2") == "A cotton2 flipped"
    assert table.tile("preston/1") == "B port1 flipped"
    assert incomes(table) == [14, 13, 10, 10]
    assert cash(table) == [30, 30, 30, 30]
    assert [table.player(letter)["spent"] for letter in "ABCD"] == [0, 0, 0, 0]
    assert table.position["cotton"] == 0
    assert table.position["market"] == [2, 2, 4, 3, 1]


@pytest.mark.clause("brass.sell.port_flip_both")
def test_a_port_serves_one_sale_only() -> None:
    table = selling(
        {"preston/1": "B port1", "preston/2": "A cotton1", "lancaster/2": "A cotton1"}, {"lancaster-preston": "A"}
    )
    table.do("sell lancaster/2 to preston/1")
    assert table.moves() == ["sell preston/2 to market", "stop"]
    assert table.refuses("sell preston/2 to preston/1", "brass.sell.target")


@pytest.mark.clause("brass.sell.port_flip_both")
def test_own_mill_and_own_port_advance_the_seller_twice() -> None:
    links = {"lancaster-preston": "B"}
    table = selling({"preston/2": "A cotton4", "lancaster/1": "A port3"}, links).do("sell preston/2 to lancaster/1")
    assert incomes(table) == [16, 10, 10, 10]
    assert table.tile("lancaster/1") == "A port3 flipped"


@pytest.mark.clause("brass.sell.port_flip_both")
def test_a_port_is_not_flipped_by_carrying_coal() -> None:
    tiles = {"preston/1": "B port1", "lancaster/2": "A cotton1"}
    hand = {"hand": ["preston"] * 2, "piles": {"iron": "iron1"}}
    table = Table({"players": {"A": hand}, "tiles": tiles}).do("build iron preston/3 with preston")
    assert table.tile("preston/3") == "A iron1 4"
    assert table.position["coal"] == 7
    assert table.tile("preston/1") == "B port1"


@pytest.mark.clause("brass.sell.port_any_owner")
def test_the_owner_of_the_port_has_no_say() -> None:
    tiles = {"preston/2": "A cotton1", "preston/1": "B port1"}
    players = {"A": {"hand": ["coal"]}, "B": {"hand": ["iron"]}}
    table = Table({"players": players, "tiles": tiles, "actions": 1}).do("sell preston/2 to preston/1")
    assert table.turn == "B"
    assert table.position["actions"] == 2
    assert table.tile("preston/1") == "B port1 flipped"
    assert incomes(table) == [15, 13, 10, 10]


@pytest.mark.clause("brass.sell.external_not_port_tile")
def test_an_external_location_gives_the_market_and_nothing_else() -> None:
    table = selling({"colne/1": "A cotton1"}, {"colne-yorkshire": "B"})
    assert table.moves("sell") == ["sell colne/1 to market"]
    table.do("sell colne/1 to market", "market 2")
    assert table.tile("colne/1") == "A cotton1 flipped"
    assert incomes(table) == [17, 10, 10, 10]


@pytest.mark.clause("brass.sell.distant_access")
def test_the_market_needs_a_port_tile_or_an_external_location() -> None:
    away = selling({"colne/1": "A cotton1", "preston/1": "B port1"}, {"burnley-colne": "A"})
    assert away.moves("sell") == []
    assert away.refuses("sell colne/1 to market", "brass.sell.distant_access")
    far = selling({"burnley/1": "A cotton1"}, {"burnley-colne": "A", "colne-yorkshire": "C"})
    assert far.moves("sell") == ["sell burnley/1 to market"]


@pytest.mark.clause("brass.sell.distant_access")
def test_a_waypoint_gives_no_access_to_the_market() -> None:
    links = {"ellesmere_port-northwich": "A", "ellesmere_port-warrington_runcorn": "A"}
    table = selling({"warrington_runcorn/1": "A cotton1"}, links)
    assert table.moves("sell") == []
    assert table.refuses("sell warrington_runcorn/1 to market", "brass.sell.distant_access")
    reached = selling({"warrington_runcorn/1": "A cotton1"}, {**links, "midlands-northwich": "B"})
    assert reached.moves("sell") == ["sell warrington_runcorn/1 to market"]


@pytest.mark.clause("brass.sell.distant_choice")
def test_a_market_sale_beside_an_unflipped_port_leaves_the_port() -> None:
    table = selling({"preston/2": "A cotton1", "preston/1": "B port1"}).do("sell preston/2 to market", "market 1")
    assert table.tile("preston/2") == "A cotton1 flipped"
    assert table.tile("preston/1") == "B port1"
    assert incomes(table) == [18, 10, 10, 10]
