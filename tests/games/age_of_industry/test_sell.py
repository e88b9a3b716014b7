"""Selling cotton and goods to ports and markets (clauses 132 to 143)."""

from typing import Any, Final

import pytest

from tests.games.age_of_industry.rounds import each
from tests.games.age_of_industry.table import NEW_ENGLAND, Table, acting

RAILS: Final = {"berlin-stettin": "B", "berlin-magdeburg": "C", "berlin-posen": "B", "danzig-posen": "C"}
MILLS: Final = {"berlin/1": "A cotton1", "magdeburg/1": "A cotton2"}


def selling(counters: dict[str, str], railways: dict[str, str] | None = None, **position: Any) -> Table:
    """A to sell; by default Berlin is joined to Magdeburg, Stettin and Danzig by rivals' railways."""
    return acting("ship ship", counters=counters, railways=RAILS if railways is None else railways, **position)


@pytest.mark.clause("aoi.sell.action")
def test_one_action_makes_any_number_of_sales_without_a_card() -> None:
    ports = {"stettin/1": "B port1", "danzig/1": "C port1", "danzig/2": "A port2"}
    table = selling({**MILLS, "berlin/2": "A factory3", **ports})
    table.do("sell magdeburg/1 to stettin/1")
    assert (table.turn, table.position["actions"]) == ("A", 2)
    table.do("sell berlin/2 to danzig/2")
    assert table.moves() == ["sell berlin/1 to danzig/1", "stop"]
    table.do("sell berlin/1 to danzig/1")
    assert (table.turn, table.position["actions"], table.position["pending"]) == ("A", 1, [])
    assert (table.hand("A"), each(table, "spent")) == (["ship", "ship"], [0, 0, 0])
    assert each(table, "cash") == [11 + 16 + 8 + 8, 5, 5]


@pytest.mark.ruling("R12")
@pytest.mark.clause("aoi.sell.action")
def test_an_action_must_sell_something() -> None:
    table = selling(MILLS)
    assert table.moves("sell", "stop") == []
    assert table.refuses("stop", "aoi.flow.mandatory")


@pytest.mark.clause("aoi.sell.action")
def test_the_seller_may_stop_after_one_sale() -> None:
    table = selling({**MILLS, "stettin/1": "B port1", "danzig/1": "C port1"}).do("sell berlin/1 to danzig/1")
    assert table.refuses("pass", "aoi.sell.action")
    assert table.refuses("railway berlin-leipzig", "aoi.sell.action")
    assert table.refuses("sell berlin/1 to stettin/1", "aoi.sell.action")
    table.do("stop")
    assert (table.counter("magdeburg/1"), table.counter("stettin/1")) == ("A cotton2", "B port1")
    assert (table.turn, table.position["actions"], each(table, "cash")) == ("A", 1, [8, 0, 5])


@pytest.mark.clause("aoi.sell.action")
def test_only_own_unused_mills_and_factories_sell() -> None:
    counters = {
        "berlin/1": "B cotton1",
        "berlin/2": "A cotton1 flipped",
        "magdeburg/1": "A iron1",
        "berlin/3": "C factory3",
        "berlin/4": "A factory3",
        "stettin/1": "B port2",
    }
    table = selling(counters)
    assert table.moves("sell") == ["sell berlin/4 to stettin/1"]
    for maker in ("berlin/1", "berlin/2", "magdeburg/1", "berlin/3", "leipzig/1"):
        assert table.refuses(f"sell {maker} to stettin/1", "aoi.sell.action")


@pytest.mark.ruling("R32")
@pytest.mark.clause("aoi.sell.route")
def test_a_chain_of_anybodys_railways_leads_to_the_outlet() -> None:
    counters, sale = {"magdeburg/1": "A cotton1", "danzig/1": "B port1"}, "sell magdeburg/1 to danzig/1"
    assert selling(counters).do(sale).counter("danzig/1") == "B port1 flipped"
    for missing in ("berlin-magdeburg", "berlin-posen", "danzig-posen"):
        rails = {line: owner for line, owner in RAILS.items() if line != missing}
        assert selling(counters, rails).refuses(sale, "aoi.sell.route")


@pytest.mark.ruling("R32")
@pytest.mark.clause("aoi.sell.route")
def test_a_railway_alone_is_no_outlet_and_an_empty_space_no_port() -> None:
    table = selling({**MILLS, "stettin/2": "C iron1"})
    assert table.moves("sell") == []
    assert table.refuses("sell berlin/1 to stettin/1", "aoi.sell.route")
    assert table.refuses("sell berlin/1 to stettin/2", "aoi.sell.route")


@pytest.mark.clause("aoi.sell.route")
def test_a_market_needs_a_route_as_a_port_does() -> None:
    counters, markets = {"berlin/1": "A cotton1"}, {"poland/market": "cotton", "russia/market": "cotton"}
    table = selling(counters, {**RAILS, "poland-posen": "C"}, markets=markets)
    assert table.moves("sell") == ["sell berlin/1 to poland/market"]
    assert table.refuses("sell berlin/1 to russia/market", "aoi.sell.route")


@pytest.mark.clause("aoi.sell.route")
def test_a_port_in_the_same_place_needs_no_railway() -> None:
    table = selling({"stettin/2": "A cotton1", "stettin/1": "B port1", "kiel/1": "B port1"}, {})
    assert table.moves("sell") == ["sell stettin/2 to stettin/1"]


@pytest.mark.clause("aoi.sell.route")
def test_a_lane_carries_goods_between_ports_with_a_ship_between() -> None:
    counters = {"boston/3": "A cotton1", "boston/1": "C port1 flipped", "salem/1": "B port1"}
    ship, sale = {"massachusetts_bay/1": "B ship2 flipped"}, "sell boston/3 to salem/1"
    assert selling(counters, {}, board=NEW_ENGLAND).refuses(sale, "aoi.sell.route")
    table = selling({**counters, **ship}, {}, board=NEW_ENGLAND)
    assert table.moves("sell") == [sale]
    landless = {space: words for space, words in counters.items() if space != "boston/1"}
    assert selling({**landless, **ship}, {}, board=NEW_ENGLAND).refuses(sale, "aoi.sell.route")


@pytest.mark.clause("aoi.sell.route")
def test_no_goods_pass_through_pennsylvania() -> None:
    rails = {"albany-pennsylvania": "B", "new_york-pennsylvania": "B"}
    counters = {"albany/1": "A cotton1", "pennsylvania/3": "A cotton1", "new_york/1": "C port1"}
    table = selling(counters, rails, board=NEW_ENGLAND)
    assert table.moves("sell") == ["sell pennsylvania/3 to new_york/1"]
    assert table.refuses("sell albany/1 to new_york/1", "aoi.map.pennsylvania")


@pytest.mark.clause("aoi.sell.free_choice")
def test_the_outlet_need_not_be_the_nearest() -> None:
    counters = {"stettin/2": "A cotton1", "stettin/1": "B port1", "danzig/2": "C port1"}
    table = selling(counters, {"danzig-stettin": "B", "danzig-russia": "B"}, markets={"russia/market": "both"})
    assert table.moves("sell") == [
        "sell stettin/2 to stettin/1",
        "sell stettin/2 to danzig/2",
        "sell stettin/2 to russia/market",
    ]
    table.do("sell stettin/2 to russia/market")
    assert (table.counter("stettin/1"), table.counter("danzig/2")) == ("B port1", "C port1")


@pytest.mark.clause("aoi.sell.port_one")
def test_a_port_of_level_one_takes_cotton_only() -> None:
    table = selling({"berlin/1": "A factory3", "berlin/2": "A cotton3", "stettin/1": "A port1"})
    assert table.moves("sell") == ["sell berlin/2 to stettin/1"]
    assert table.refuses("sell berlin/1 to stettin/1", "aoi.sell.port_one")


@pytest.mark.clause("aoi.sell.port_higher")
@pytest.mark.parametrize("level", [2, 3])
def test_a_higher_port_takes_either_once(level: int) -> None:
    counters = {"berlin/1": "A factory3", "berlin/2": "A cotton1", "stettin/1": f"B port{level}"}
    sales = ["sell berlin/1 to stettin/1", "sell berlin/2 to stettin/1"]
    for sale, cash in zip(sales, (16, 8), strict=True):
        table = selling(counters)
        assert table.moves("sell") == sales
        table.do(sale)
        assert table.moves("sell") == []
        assert each(table, "cash") == [cash, 8 if level == 2 else 13, 0]


@pytest.mark.clause("aoi.sell.market_kind", "aoi.sell.no_demand")
@pytest.mark.parametrize(
    ("kind", "cotton", "goods"),
    [("cotton", True, False), ("goods", False, True), ("both", True, True), ("none", False, False)],
)
def test_a_market_buys_the_goods_it_shows(kind: str, cotton: bool, goods: bool) -> None:
    counters = {"berlin/1": "A cotton1", "berlin/2": "A factory3"}
    table = selling(counters, {"berlin-posen": "B", "poland-posen": "B"}, markets={"poland/market": kind})
    clause = "aoi.sell.no_demand" if kind == "none" else "aoi.sell.market_kind"
    for sale, legal in (("sell berlin/1 to poland/market", cotton), ("sell berlin/2 to poland/market", goods)):
        assert sale in table.moves() if legal else table.refuses(sale, clause)


@pytest.mark.clause("aoi.sell.no_demand")
def test_a_market_without_demand_is_never_sold_to() -> None:
    table = selling({"berlin/1": "A cotton1", "stettin/1": "B port1"}, {**RAILS, "poland-posen": "C"})
    assert table.position["markets"]["poland/market"] == "none"
    assert table.moves("sell") == ["sell berlin/1 to stettin/1"]
    assert table.refuses("sell berlin/1 to poland/market", "aoi.sell.no_demand")


@pytest.mark.clause("aoi.sell.one_each")
def test_a_port_or_market_serves_one_sale() -> None:
    counters = {**MILLS, "berlin/2": "A factory3", "stettin/1": "B port2"}
    table = selling(counters, {**RAILS, "poland-posen": "C"}, markets={"poland/market": "both"})
    table.do("sell berlin/1 to stettin/1")
    assert table.refuses("sell magdeburg/1 to stettin/1", "aoi.sell.one_each")
    table.do("sell magdeburg/1 to poland/market")
    assert table.position["markets"]["poland/market"] == "both sold"
    assert table.position["pending"] == [], "the factory has no outlet left"
    assert table.refuses("sell berlin/2 to poland/market", "aoi.sell.one_each")
    assert table.refuses("sell berlin/2 to stettin/1", "aoi.sell.one_each")


@pytest.mark.clause("aoi.sell.one_each")
def test_a_used_outlet_stays_used_in_later_rounds() -> None:
    counters = {"berlin/1": "A cotton1", "magdeburg/1": "A cotton1", "stettin/1": "B port1"}
    position = {"markets": {"poland/market": "cotton"}, "turn": "A", "order": ["B", "C", "A"], "actions": 1}
    table = selling(counters, {**RAILS, "poland-posen": "C"}, players={"B": {"hand": ["coal"] * 2}}, **position)
    table.do("sell berlin/1 to poland/market", "stop")
    assert (table.position["round"], table.turn) == (3, "B")
    assert table.position["markets"]["poland/market"] == "cotton sold"
    table = selling(counters | {"stettin/1": "B port1 flipped"}, round=9)
    assert table.refuses("sell magdeburg/1 to stettin/1", "aoi.sell.one_each")


@pytest.mark.clause("aoi.sell.profit")
@pytest.mark.parametrize(("owner", "cash"), [("A", [8 + 5, 0, 0]), ("B", [8, 5, 0]), ("C", [8, 0, 5])])
def test_seller_and_owner_of_the_port_take_their_profits_at_once(owner: str, cash: list[int]) -> None:
    table = selling({**MILLS, "stettin/1": f"{owner} port1", "danzig/1": "C port2"}).do("sell berlin/1 to stettin/1")
    assert table.moves("stop"), "the action is still under way"
    assert each(table, "cash") == cash
    assert (table.counter("berlin/1"), table.counter("stettin/1")) == ("A cotton1 flipped", f"{owner} port1 flipped")


@pytest.mark.clause("aoi.sell.profit")
@pytest.mark.parametrize(
    ("maker", "profit"), [("cotton1", 8), ("cotton2", 11), ("cotton3", 20), ("factory3", 16), ("factory5", 27)]
)
def test_a_market_pays_nothing_itself(maker: str, profit: int) -> None:
    rails = {"berlin-posen": "B", "poland-posen": "C"}
    table = selling({"berlin/1": f"A {maker}"}, rails, markets={"poland/market": "both"})
    table.do("sell berlin/1 to poland/market")
    assert each(table, "cash") == [profit, 0, 0]


@pytest.mark.clause("aoi.sell.permission")
def test_the_owner_of_a_port_has_no_say_and_a_sale_is_optional() -> None:
    table = selling({**MILLS, "berlin/2": "B cotton1", "stettin/1": "B port1", "danzig/1": "A port1"})
    table.do("sell berlin/1 to stettin/1")
    assert table.turn == "A"
    assert table.refuses("sell berlin/2 to danzig/1", "aoi.sell.action")
    table.do("stop")
    assert (table.turn, table.counter("berlin/2")) == ("A", "B cotton1")


BAY: Final = {"boston-lowell": "C"}
SHIPPED: Final = {"lowell/1": "A cotton1", "boston/1": "B port1", "massachusetts_bay/1": "C ship2"}
SALE: Final = "sell lowell/1 to massachusetts_bay/market"


@pytest.mark.ruling("R10")
@pytest.mark.clause("aoi.sell.through_port")
@pytest.mark.parametrize(("port", "ship"), [("", ""), (" flipped", ""), ("", " flipped"), (" flipped", " flipped")])
def test_port_and_ship_on_the_way_are_a_way_only(port: str, ship: str) -> None:
    counters = {**SHIPPED, "boston/1": f"B port1{port}", "massachusetts_bay/1": f"C ship2{ship}"}
    counters["salem/1"] = "C port2"
    sale = SALE if not ship else "sell lowell/1 to salem/1"
    markets = {"massachusetts_bay/market": "cotton sold" if ship else "cotton"}
    table = selling(counters, BAY, board=NEW_ENGLAND, markets=markets).do(sale)
    assert (table.counter("boston/1"), table.counter("massachusetts_bay/1")) == (f"B port1{port}", f"C ship2{ship}")
    assert each(table, "cash")[:2] == [8, 0]


@pytest.mark.ruling("R10")
@pytest.mark.clause("aoi.sell.through_port")
def test_a_port_that_takes_no_goods_lets_them_pass() -> None:
    counters = {**SHIPPED, "lowell/1": "A factory3"}
    table = selling(counters, BAY, board=NEW_ENGLAND, markets={"massachusetts_bay/market": "goods"})
    assert table.moves("sell") == [SALE]
    assert table.refuses("sell lowell/1 to boston/1", "aoi.sell.port_one")


@pytest.mark.ruling("R10")
@pytest.mark.clause("aoi.sell.through_port")
def test_the_land_end_of_the_lane_needs_a_port() -> None:
    markets = {"massachusetts_bay/market": "cotton"}
    portless = {"lowell/1": "A cotton1", "salem/1": "B port1", "massachusetts_bay/1": "C ship2"}
    assert selling(portless, BAY, board=NEW_ENGLAND, markets=markets).refuses(SALE, "aoi.sell.route")
    assert SALE in selling(portless, {"lowell-salem": "C"}, board=NEW_ENGLAND, markets=markets).moves()


@pytest.mark.clause("aoi.sell.updates")
@pytest.mark.parametrize(("owner", "cash"), [("A", [8 + 10, 0, 0]), ("C", [8, 0, 10])])
def test_a_ship_flips_between_two_sales(owner: str, cash: list[int]) -> None:
    counters = {**SHIPPED, "lowell/2": "B iron1", "salem/1": "B port1", "worcester/1": "A cotton1"}
    counters["massachusetts_bay/1"] = f"{owner} ship2"
    table = selling(
        counters,
        {**BAY, "boston-worcester": "B"},
        board=NEW_ENGLAND,
        markets={"massachusetts_bay/market": "cotton"},
        imports={"massachusetts_bay/import": 0},
    )
    table.do(SALE)
    assert (table.counter("massachusetts_bay/1"), each(table, "cash")) == (f"{owner} ship2 flipped", cash)
    assert table.moves() == ["sell worcester/1 to boston/1", "sell worcester/1 to salem/1", "stop"]
