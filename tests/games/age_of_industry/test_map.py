"""Locations, villages, foreign markets and connections (clauses 20 to 24, 27 and 28)."""

from pathlib import Path
from typing import Any

import pytest

from ironmaster.core.errors import ParseError
from tests.games.age_of_industry.scenes import MILL_TWO
from tests.games.age_of_industry.table import GERMANY, NEW_ENGLAND, Table, acting, changed


def place(name: str, board: str = GERMANY) -> Any:
    places: Any = Table(board=board).game.facts.fixtures("en")["places"]
    return next(one for one in places if one["id"] == name)


@pytest.mark.clause("aoi.map.location")
@pytest.mark.parametrize("board", [GERMANY, NEW_ENGLAND])
def test_every_location_has_a_colour_with_its_own_symbol_and_spaces(board: str) -> None:
    places: Any = Table(board=board).game.facts.fixtures("en")["places"]
    locations = [one for one in places if one["kind"] in ("location", "sea")]
    assert all(one["name"] and one["spaces"] for one in locations)
    pairs = {(one["colour"], one["symbol"]) for one in locations}
    assert len(pairs) == len({colour for colour, _ in pairs}) == len({symbol for _, symbol in pairs}) == 6
    assert {colour for colour, _ in pairs} == {"brown", "light_green", "purple", "blue", "yellow", "red"}


@pytest.mark.ruling("R07")
@pytest.mark.clause("aoi.map.location", "aoi.build.limit.counting")
def test_a_market_is_no_space_of_a_location(tmp_path: Path) -> None:
    board = changed(tmp_path, GERMANY, ('id = "breslau"\n', 'id = "breslau"\nmarket = true\n'))
    assert len(place("breslau", board)["spaces"]) == 3 and place("breslau", board)["market"]
    table = acting("yellow cotton", board=board, counters={"breslau/1": "A coal1"})
    assert table.refuses("build cotton breslau/3 with yellow", "aoi.build.limit.small")
    assert table.refuses("build cotton breslau/3 with cotton", "aoi.build.card.industry", "aoi.build.limit.small")
    assert "build cotton stettin/2 with yellow" in table.moves()


@pytest.mark.ruling("R47")
@pytest.mark.clause("aoi.map.market_place")
def test_nothing_is_built_in_a_foreign_market() -> None:
    france = place("france")
    assert (france["kind"], france["colour"], france["spaces"]) == ("market", None, [])
    assert france["market"] and france["distant_port"]
    hand = "cotton iron coal port brown light_green purple blue yellow"
    moves = acting(hand).moves("build", "combine")
    assert {move.split()[0] for move in moves} == {"build", "combine"}
    assert not [move for move in moves if "france/" in move]
    with pytest.raises(ParseError):
        acting(hand).why("combine cotton france/1")


@pytest.mark.ruling("R47")
@pytest.mark.clause("aoi.map.market_place")
def test_a_railway_may_end_at_a_foreign_market_and_earns_by_its_market() -> None:
    table = acting(player={"cash": 13}, counters={"mannheim/1": "A coal1"}).do("railway france-mannheim")
    assert table.position["railways"] == {"france-mannheim": "A"}
    empty = acting(player={"cash": 2}, railways={"france-mannheim": "A"})
    assert empty.player("A")["worth"] == 1, "two for the railway, one for the market: five with the cash"
    assert acting(player={"cash": 1}, railways={"france-mannheim": "A"}).player("A")["worth"] == 0


@pytest.mark.ruling("R47")
@pytest.mark.clause("aoi.map.market_place")
def test_the_market_and_the_symbol_of_a_foreign_market_work() -> None:
    board: dict[str, Any] = {"counters": {"mannheim/2": "A cotton1"}, "railways": {"france-mannheim": "B"}}
    table = acting(**board, markets={"france/market": "cotton"}).do("sell mannheim/2 to france/market")
    assert (table.player("A")["cash"], table.position["markets"]["france/market"]) == (8, "cotton sold")
    bought = acting("cotton", player=MILL_TWO, **board).do("build cotton mannheim/2 with cotton")
    assert (bought.player("A")["spent"], bought.position["coal"]["1"]) == (7, 1)


@pytest.mark.clause("aoi.map.inside", "aoi.supply.local")
def test_spaces_of_one_location_need_no_railway_for_coal() -> None:
    table = acting("light_green", player=MILL_TWO, counters={"mannheim/1": "B coal1 3"})
    table.do("build cotton mannheim/2 with light_green")
    assert (table.counter("mannheim/1"), table.player("A")["spent"]) == ("B coal1 2", 6)
    assert acting("light_green", player=MILL_TWO, counters={"mannheim/1": "B coal1 3"}).refuses(
        "build cotton frankfurt/1 with light_green", "aoi.track.access"
    )


@pytest.mark.clause("aoi.map.inside")
def test_spaces_of_one_location_need_no_railway_for_a_sale() -> None:
    table = acting(counters={"hamburg/3": "A cotton1", "hamburg/1": "B port1", "kiel/1": "C port1"})
    assert table.moves("sell") == ["sell hamburg/3 to hamburg/1"]
    table.do("sell hamburg/3 to hamburg/1")
    assert [table.player(seat)["cash"] for seat in "ABC"] == [8, 5, 0]


@pytest.mark.clause("aoi.map.village")
def test_nothing_is_built_in_a_village() -> None:
    village = place("posen")
    assert (village["kind"], village["colour"], village["spaces"], village["market"]) == ("village", None, [], None)
    hand = "cotton iron coal port brown light_green purple blue yellow"
    assert not [move for move in acting(hand).moves("build", "combine") if "posen/" in move]


@pytest.mark.clause("aoi.map.village", "aoi.supply.nearest")
def test_a_route_through_a_village_counts_both_links() -> None:
    railways = {"berlin-posen": "B", "poland-posen": "B", "berlin-dresden": "C", "chemnitz-dresden": "C"}
    mines = {"poland/1": "B coal1 3", "chemnitz/1": "C coal1 3"}
    table = acting("red", player=MILL_TWO, counters=mines, railways=railways).do("build cotton berlin/1 with red")
    assert table.moves() == ["coal from poland/1", "coal from chemnitz/1"]
    nearer = {**mines, "breslau/1": "B coal1 3"}
    table = acting("red", player=MILL_TWO, counters=nearer, railways={**railways, "berlin-breslau": "B"})
    table.do("build cotton berlin/1 with red")
    assert (table.counter("breslau/1"), table.counter("poland/1")) == ("B coal1 2", "B coal1 3")


@pytest.mark.clause("aoi.map.connection")
@pytest.mark.parametrize("owner", ["A", "B", "C"])
def test_a_connection_holds_one_railway(owner: str) -> None:
    works = {"kassel/1": "A cotton1", "kassel/2": "B iron1", "essen/1": "C coal1", "essen/3": "A iron1"}
    table = acting(counters=works, railways={"essen-kassel": owner})
    assert table.refuses("railway essen-kassel", "aoi.map.connection")
    assert table.refuses("railway kassel-essen", "aoi.map.connection")
    assert "railway frankfurt-kassel" in table.moves()
    table.do("railway frankfurt-kassel")
    assert table.position["railways"]["frankfurt-kassel"] == "A"
    assert table.refuses("railway frankfurt-kassel", "aoi.map.connection")


@pytest.mark.clause("aoi.map.connection")
def test_only_printed_connections_take_a_railway() -> None:
    table = acting(counters={"kassel/1": "A cotton1"})
    assert sorted(table.moves("railway")) == [
        "railway erfurt-kassel",
        "railway essen-kassel",
        "railway frankfurt-kassel",
        "railway hannover-kassel",
    ]
    with pytest.raises(ParseError):
        table.why("railway berlin-kassel")


@pytest.mark.clause("aoi.map.distant_port")
def test_a_distant_port_gives_access_to_the_tracks_but_takes_no_goods() -> None:
    position: dict[str, Any] = {"railways": {"france-mannheim": "B"}, "counters": {"mannheim/2": "A cotton1"}}
    for market, clause in (
        ("none", "aoi.sell.no_demand"),
        ("goods", "aoi.sell.market_kind"),
        ("cotton sold", "aoi.sell.one_each"),
    ):
        table = acting(**position, markets={"france/market": market})
        assert table.moves("sell") == []
        assert table.refuses("sell mannheim/2 to france/market", clause)
    bohemia: dict[str, Any] = {"railways": {"bohemia-regensburg": "B"}, "counters": {"regensburg/1": "A cotton1"}}
    assert acting(**bohemia).moves("sell") == []
    table = acting("brown", player=MILL_TWO, **bohemia).do("build cotton regensburg/1 with brown")
    assert (table.player("A")["spent"], table.position["coal"]["1"]) == (7, 1)


CHAIN = {"hannover-magdeburg": "A", "berlin-magdeburg": "B", "berlin-stettin": "C"}


@pytest.mark.ruling("R09")
@pytest.mark.clause("aoi.map.connected", "aoi.supply.route")
def test_a_chain_of_several_owners_connects_and_a_gap_does_not() -> None:
    port = {"stettin/1": "B port1"}
    table = acting("blue", player=MILL_TWO, counters=port, railways=CHAIN).do("build cotton hannover/1 with blue")
    assert (table.player("A")["spent"], table.position["coal"]["1"]) == (7, 1)
    for gap in CHAIN:
        broken = {name: owner for name, owner in CHAIN.items() if name != gap}
        table = acting("blue", player=MILL_TWO, counters=port, railways=broken)
        assert table.refuses("build cotton hannover/1 with blue", "aoi.track.access")


@pytest.mark.ruling("R09")
@pytest.mark.clause("aoi.map.connected", "aoi.supply.route")
def test_the_same_chain_serves_cubes_and_sales() -> None:
    counters = {"hannover/2": "A cotton1", "stettin/1": "B port1", "stettin/2": "C iron1 3"}
    table = acting(counters=counters, railways=CHAIN)
    assert table.moves("sell") == ["sell hannover/2 to stettin/1"]
    mill_three = {"display": {"cotton1": 0, "cotton2": 0}}
    table = acting("cotton", player=mill_three, counters=counters, railways=CHAIN)
    table.do("build cotton hannover/2 with cotton")
    assert (table.player("A")["spent"], table.counter("stettin/2")) == (13, "C iron1 2"), "iron by rail, coal bought"
    for gap in CHAIN:
        broken = acting(counters=counters, railways={name: CHAIN[name] for name in CHAIN if name != gap})
        assert broken.refuses("sell hannover/2 to stettin/1", "aoi.sell.route")


@pytest.mark.clause("aoi.map.connected")
def test_railways_join_everything_they_touch_in_any_order() -> None:
    counters = {"kassel/1": "A cotton1", "hamburg/1": "B port1", "essen/1": "B coal1", "essen/3": "C iron1"}
    table = acting(counters=counters, railways={"hamburg-hannover": "B", "essen-kassel": "A"})
    assert table.moves("sell") == []
    table.do("railway hannover-kassel")
    assert table.moves("sell") == ["sell kassel/1 to hamburg/1"]
