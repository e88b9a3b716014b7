"""Sea lanes, ship spaces and Pennsylvania (clauses 25, 26, 29 and 30)."""

from pathlib import Path
from typing import Any

import pytest

from ironmaster.core.errors import ParseError
from tests.games.age_of_industry.scenes import MILL_THREE, SHIP_TWO, england
from tests.games.age_of_industry.table import GERMANY, NEW_ENGLAND, acting, changed


@pytest.mark.clause("aoi.map.lane")
def test_no_railway_is_built_on_a_lane() -> None:
    counters = {"boston/1": "A port1", "massachusetts_bay/1": "A ship2"}
    table = england(counters=counters)
    assert "railway boston-salem" in table.moves()
    assert not [move for move in table.moves("railway") if "bay" in move]
    for name in ("boston-massachusetts_bay", "massachusetts_bay-salem"):
        with pytest.raises(ParseError):
            table.why(f"railway {name}")
    lanes: Any = table.game.facts.fixtures("en")["lanes"]
    ends = {(lane["a"], lane["b"]) for lane in lanes}
    assert {("massachusetts_bay", "boston"), ("massachusetts_bay", "massachusetts_bay/import")} <= ends


@pytest.mark.clause("aoi.map.lane")
def test_a_lane_earns_nothing_at_the_end() -> None:
    counters = {"boston/1": "A port1", "massachusetts_bay/1": "A ship2"}
    assert england(counters=counters, player={"cash": 4}).player("A")["worth"] == 3
    with_railway: dict[str, Any] = {"counters": counters, "railways": {"boston-salem": "A"}}
    assert england(**with_railway, player={"cash": 1}).player("A")["worth"] == 3, "$2 for it and $1 for the port"
    assert england(**with_railway, player={"cash": 2}).player("A")["worth"] == 4


@pytest.mark.clause("aoi.map.ship_space")
def test_a_ship_space_is_a_location_of_its_own() -> None:
    counters = {"boston/1": "A port1", "boston/3": "A cotton1"}
    table = england("purple ship", player=SHIP_TWO, counters=counters)
    assert table.refuses("build cotton boston/4 with purple", "aoi.build.limit.large")
    assert "build ship massachusetts_bay/1 with ship" in table.moves()
    table.do("build ship massachusetts_bay/1 with purple")
    assert table.counter("massachusetts_bay/1") == "A ship2"


@pytest.mark.clause("aoi.map.ship_space", "aoi.build.card.location")
@pytest.mark.parametrize(
    ("sea", "colour", "port"),
    [
        ("gulf_of_maine", "light_green", "portland/1"),
        ("gulf_of_maine", "light_green", "salem/1"),
        ("massachusetts_bay", "purple", "salem/1"),
        ("nantucket_sound", "red", "new_bedford/1"),
        ("block_island_sound", "red", "new_london/1"),
        ("long_island_sound", "brown", "new_haven/1"),
        ("new_york_bight", "blue", "new_york/2"),
    ],
)
def test_the_card_of_its_colour_serves_a_ship_space(sea: str, colour: str, port: str) -> None:
    colours = "brown light_green purple blue yellow red"
    table = england(colours, player=SHIP_TWO, counters={port: "B port1 flipped"})
    assert [move for move in table.moves("build ship") if sea in move] == [f"build ship {sea}/1 with {colour}"]
    assert table.refuses(f"build ship {sea}/1 with yellow", "aoi.build.card.location")


MARKET = ("market = true\nimports = 4", "imports = 4")
IMPORT = ("imports = 4\nimport_at = [514, 976]\n", "")


@pytest.mark.ruling("R08")
@pytest.mark.clause("aoi.map.ship_space", "aoi.ship.flip_at_once")
def test_r08_a_ship_space_without_import_and_market_flips_its_ship_at_once(tmp_path: Path) -> None:
    board = changed(tmp_path, NEW_ENGLAND, ("market = true\n" + IMPORT[0], ""))
    table = acting("ship", board=board, player=SHIP_TWO, counters={"new_york/1": "A port1"})
    table.do("build ship new_york_bight/1 with ship")
    assert table.counter("new_york_bight/1") == "A ship2 flipped"
    player = table.player("A")
    assert (player["spent"], player["loans"], player["cash"]) == (7, 1, 3 + 10)


@pytest.mark.ruling("R08")
@pytest.mark.clause("aoi.map.ship_space", "aoi.ship.flip")
def test_r08_without_import_the_market_alone_flips_the_ship(tmp_path: Path) -> None:
    board = changed(tmp_path, NEW_ENGLAND, IMPORT)
    counters = {"new_york/1": "A port1", "new_york/3": "A cotton1"}
    open_market = {"new_york_bight/market": "cotton"}
    table = acting("ship", board=board, player=SHIP_TWO, counters=counters, markets=open_market)
    table.do("build ship new_york_bight/1 with ship")
    assert table.counter("new_york_bight/1") == "A ship2"
    table.do("sell new_york/3 to new_york_bight/market")
    assert (table.counter("new_york_bight/1"), table.player("A")["cash"]) == ("A ship2 flipped", 3 + 8 + 10)


@pytest.mark.ruling("R08")
@pytest.mark.clause("aoi.map.ship_space", "aoi.ship.flip")
def test_r08_without_market_the_coal_alone_flips_the_ship(tmp_path: Path) -> None:
    board = changed(tmp_path, NEW_ENGLAND, MARKET)
    counters = {"new_york/1": "B port1", "new_york_bight/1": "B ship2", "new_york/3": "C iron1 2"}
    table = acting("blue blue", board=board, player=MILL_THREE, counters=counters, imports={"new_york_bight/import": 1})
    table.do("build cotton new_york/4 with blue")
    assert (table.counter("new_york_bight/1"), table.player("B")["cash"]) == ("B ship2 flipped", 10)


PASSAGE = {
    "new_york/1": "B port1",
    "new_haven/1": "B port1",
    "long_island_sound/1": "B ship2",
    "new_haven/2": "C iron1 3",
}
"""Iron in New Haven, one ship and two ports away from New York."""


@pytest.mark.ruling("R10")
@pytest.mark.clause("aoi.map.lane_usable", "aoi.map.connected", "aoi.supply.lane_count")
@pytest.mark.parametrize("edition", ["second", "first"])
@pytest.mark.parametrize("side", ["", " flipped"])
def test_cubes_pass_from_port_to_port_over_a_ship(side: str, edition: str) -> None:
    counters = {space: words + (side if "iron" not in words else "") for space, words in PASSAGE.items()}
    imports = {"long_island_sound/import": 0}
    markets = {"long_island_sound/market": "goods sold" if side else "goods"}
    position: dict[str, Any] = {"counters": counters, "imports": imports, "markets": markets}
    position["rules"] = {"edition": edition}
    table = england("blue", player=MILL_THREE, **position).do("build cotton new_york/3 with blue")
    assert (table.counter("new_haven/2"), table.player("A")["spent"]) == ("C iron1 2", 13), "the coal is bought"
    assert table.position["iron"]["1"] == 2


@pytest.mark.ruling("R10")
@pytest.mark.clause("aoi.map.lane_usable")
@pytest.mark.parametrize("missing", ["new_haven/1", "long_island_sound/1"])
def test_without_the_other_port_or_the_ship_nothing_passes(missing: str) -> None:
    counters = {space: words for space, words in PASSAGE.items() if space != missing}
    table = england("blue", player=MILL_THREE, counters=counters)
    table.do("build cotton new_york/3 with blue")
    assert (table.counter("new_haven/2"), table.position["iron"]["1"]) == ("C iron1 3", 1)


@pytest.mark.ruling("R10")
@pytest.mark.clause("aoi.map.lane_usable")
def test_without_the_own_port_nothing_comes_ashore() -> None:
    counters = {space: words for space, words in PASSAGE.items() if space != "new_york/1"}
    table = england("blue", player=MILL_THREE, counters=counters)
    assert table.refuses("build cotton new_york/3 with blue", "aoi.track.access")


@pytest.mark.ruling("R01")
@pytest.mark.clause("aoi.map.lane_usable", "aoi.map.connected")
def test_goods_pass_over_lanes_by_the_same_test() -> None:
    counters = {"new_york/3": "A cotton1", "new_york/1": "B port1 flipped", "long_island_sound/1": "C ship2"}
    harbour = {**counters, "new_haven/1": "B port1"}
    assert england(counters=harbour).moves("sell") == ["sell new_york/3 to new_haven/1"]
    assert england(counters={**harbour, "new_york/1": "B port1"}).moves("sell") == [
        "sell new_york/3 to new_haven/1",
        "sell new_york/3 to new_york/1",
    ]
    del harbour["long_island_sound/1"]
    assert england(counters=harbour).refuses("sell new_york/3 to new_haven/1", "aoi.sell.route")
    table = england(counters=counters, markets={"long_island_sound/market": "cotton"})
    assert table.moves("sell") == ["sell new_york/3 to long_island_sound/market"]


@pytest.mark.clause("aoi.map.lane_usable")
def test_a_lane_opens_with_its_last_missing_piece() -> None:
    sale = "sell new_york/3 to new_haven/1"
    counters = {"new_york/3": "A cotton1", "new_york/1": "B port1", "new_haven/1": "B port1"}
    table = england("brown", player=SHIP_TWO, counters=counters)
    assert sale not in table.moves()
    assert sale in table.do("build ship long_island_sound/1 with brown").moves()
    counters = {"new_york/3": "A cotton1", "new_york/1": "B port1", "long_island_sound/1": "B ship2"}
    table = england("brown", counters=counters)
    assert sale not in table.moves()
    assert sale in table.do("build port new_haven/1 with brown").moves()


THROUGH = {"new_york-pennsylvania": "A", "albany-pennsylvania": "B"}
IRON = {"pennsylvania/1": "B coal1 3", "new_york/3": "C iron1 3"}


@pytest.mark.ruling("R11")
@pytest.mark.clause("aoi.map.pennsylvania")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_e26_nothing_passes_through_pennsylvania(edition: str) -> None:
    rules: dict[str, object] = {"edition": edition}
    table = england("blue", player=MILL_THREE, counters=IRON, railways=THROUGH, rules=rules)
    assert table.refuses("build cotton albany/1 with blue", "aoi.map.pennsylvania")
    table.do("build cotton pennsylvania/3 with blue")
    assert (table.counter("new_york/3"), table.counter("pennsylvania/1")) == ("C iron1 2", "B coal1 2")


@pytest.mark.ruling("R11")
@pytest.mark.clause("aoi.map.pennsylvania")
def test_a_switch_opens_pennsylvania() -> None:
    table = england("blue", player=MILL_THREE, counters=IRON, railways=THROUGH, rules={"penn_transit": True})
    table.do("build cotton albany/1 with blue")
    assert (table.counter("new_york/3"), table.counter("pennsylvania/1")) == ("C iron1 2", "B coal1 2")
    assert table.player("A")["spent"] == 12


@pytest.mark.clause("aoi.map.pennsylvania")
def test_pennsylvania_supplies_others_and_is_supplied_from_afar() -> None:
    mill_two = {"display": {"cotton1": 0}}
    table = england("blue", player=mill_two, counters=IRON, railways=THROUGH).do("build cotton albany/1 with blue")
    assert (table.counter("pennsylvania/1"), table.player("A")["spent"]) == ("B coal1 2", 6)
    far = {"pennsylvania/1": "B coal1 3", "bridgeport/1": "C iron1 3"}
    railways = {**THROUGH, "bridgeport-new_york": "B"}
    table = england("blue", player=MILL_THREE, counters=far, railways=railways)
    table.do("build cotton pennsylvania/3 with blue")
    assert table.counter("bridgeport/1") == "C iron1 2"


@pytest.mark.clause("aoi.map.pennsylvania")
def test_no_track_is_reached_through_pennsylvania() -> None:
    mill_two = {"display": {"cotton1": 0}}
    port = {"new_york/1": "B port1"}
    table = england("blue", player=mill_two, counters=port, railways=THROUGH)
    assert table.refuses("build cotton albany/1 with blue", "aoi.map.pennsylvania")
    table.do("build cotton pennsylvania/3 with blue")
    assert table.player("A")["spent"] == 7


@pytest.mark.clause("aoi.map.pennsylvania")
def test_goods_leave_pennsylvania_but_do_not_pass_through_it() -> None:
    counters = {"pennsylvania/3": "A cotton1", "albany/1": "A cotton1", "new_york/1": "B port1"}
    table = england(counters=counters, railways=THROUGH)
    assert table.moves("sell") == ["sell pennsylvania/3 to new_york/1"]
    assert table.refuses("sell albany/1 to new_york/1", "aoi.map.pennsylvania")
    opened = england(counters=counters, railways=THROUGH, rules={"penn_transit": True})
    assert opened.moves("sell") == ["sell albany/1 to new_york/1", "sell pennsylvania/3 to new_york/1"]


@pytest.mark.clause("aoi.map.pennsylvania", "aoi.supply.nearest")
def test_the_forbidden_way_is_not_the_nearest() -> None:
    counters = {**IRON, "springfield/1": "C iron1 3"}
    railways = {**THROUGH, "albany-pittsfield": "B", "pittsfield-springfield": "B"}
    railways |= {"albany-poughkeepsie": "C", "bridgeport-poughkeepsie": "C", "bridgeport-new_york": "C"}
    table = england("blue", player=MILL_THREE, counters=counters, railways=railways)
    table.do("build cotton albany/1 with blue")
    assert (table.counter("springfield/1"), table.counter("new_york/3")) == ("C iron1 2", "C iron1 3")
    opened = england("blue", player=MILL_THREE, counters=counters, railways=railways, rules={"penn_transit": True})
    opened.do("build cotton albany/1 with blue")
    assert opened.moves() == ["iron from springfield/1", "iron from new_york/3"]


@pytest.mark.clause("aoi.map.pennsylvania", "aoi.supply.building_itself")
def test_a_port_under_construction_gets_nothing_through_pennsylvania() -> None:
    counters = {"pennsylvania/1": "B coal1 3", "albany/1": "C iron1 3"}
    port_three = {"cash": 8, "display": {"port1": 0, "port2": 0}}
    table = england("blue", player=port_three, counters=counters, railways=THROUGH).do(
        "build port new_york/1 with blue"
    )
    assert (table.counter("albany/1"), table.counter("pennsylvania/1")) == ("C iron1 3", "B coal1 2")
    assert (table.player("A")["cash"], table.player("A")["spent"], table.position["iron"]["1"]) == (0, 8, 1)


@pytest.mark.clause("aoi.map.lane", "aoi.option.map")
def test_germany_has_no_sea() -> None:
    moves = acting("ship yellow blue", board=GERMANY, player=SHIP_TWO, counters={"danzig/1": "A port1"}).moves()
    assert not [move for move in moves if " ship " in move]
