"""Coal and iron from the map (clauses 62 to 72)."""

from pathlib import Path
from typing import Any

import pytest

from tests.games.age_of_industry.scenes import FACTORY, FIRST, MILL_THREE, MILL_TWO, PORT_TWO, SHIP_TWO, england
from tests.games.age_of_industry.table import GERMANY, Table, acting, changed


def by(owner: str, *railways: str) -> dict[str, str]:
    return dict.fromkeys(railways, owner)


@pytest.mark.clause("aoi.supply.sources")
def test_a_flipped_mine_supplies_nothing() -> None:
    counters = {"essen/1": "B coal1 flipped", "belgium/1": "B coal1 2"}
    railways = by("C", "cologne-essen", "belgium-cologne")
    table = acting("purple", player=MILL_TWO, counters=counters, railways=railways)
    table.do("build cotton cologne/1 with purple")
    assert (table.counter("essen/1"), table.counter("belgium/1")) == ("B coal1 flipped", "B coal1 1")
    empty = {"essen/1": "B coal1 flipped"}
    assert acting("purple", player=MILL_TWO, counters=empty, railways=railways).refuses(
        "build cotton cologne/1 with purple", "aoi.track.access"
    )


@pytest.mark.clause("aoi.supply.sources")
def test_coal_comes_from_mines_and_iron_from_works() -> None:
    counters = {"essen/1": "B coal1", "essen/2": "C coal1", "essen/3": "B iron1", "cologne/2": "C iron1"}
    table = acting("purple", player=MILL_THREE, counters=counters, railways=by("B", "cologne-essen"))
    table.do("build cotton essen/4 with purple")
    assert table.moves() == ["coal from essen/1", "coal from essen/2"]
    assert table.refuses("coal from essen/3", "aoi.supply.sources")
    assert table.refuses("coal from belgium/1", "aoi.supply.sources")
    table.do("coal from essen/2")
    assert (table.counter("essen/2"), table.counter("essen/3")) == ("C coal1 2", "B iron1 2")


@pytest.mark.clause("aoi.supply.sources")
def test_import_coal_without_a_ship_supplies_nothing() -> None:
    counters = {"boston/1": "B port1"}
    table = england("purple", player=MILL_TWO, counters=counters, rules=FIRST).do("build cotton boston/3 with purple")
    assert (table.player("A")["spent"], table.position["coal"]["1"]) == (7, 1)
    assert table.position["imports"]["massachusetts_bay/import"] == 3
    shipped = {**counters, "massachusetts_bay/1": "B ship2"}
    table = england("purple", player=MILL_TWO, counters=shipped, rules=FIRST).do("build cotton boston/3 with purple")
    assert (table.player("A")["spent"], table.position["coal"]["1"]) == (6, 2)
    assert table.position["imports"]["massachusetts_bay/import"] == 2


@pytest.mark.clause("aoi.supply.any_owner")
@pytest.mark.parametrize("owner", ["B", "C"])
def test_a_rivals_cube_costs_nothing(owner: str) -> None:
    players = {"B": {"cash": 3}, "C": {"cash": 2}}
    counters = {"mannheim/1": f"{owner} coal1 3"}
    table = acting("light_green", player={"cash": 6, **MILL_TWO}, players=players, counters=counters)
    table.do("build cotton mannheim/2 with light_green")
    assert [table.player(seat)["cash"] for seat in "ABC"] == [0, 3, 2]
    assert table.counter("mannheim/1") == f"{owner} coal1 2"
    assert table.turn == "A", "no permission is needed"


@pytest.mark.clause("aoi.supply.any_owner", "aoi.supply.route")
def test_e11_coal_comes_from_poland_over_railways_of_two() -> None:
    railways = {"berlin-magdeburg": "A", "berlin-posen": "B", "poland-posen": "B"}
    table = acting("cotton", player=MILL_TWO, counters={"poland/1": "B coal1 3"}, railways=railways)
    table.do("build cotton magdeburg/1 with cotton")
    assert table.counter("poland/1") == "B coal1 2"
    assert (table.player("A")["spent"], table.player("B")["cash"]) == (6, 0)


@pytest.mark.clause("aoi.supply.route")
@pytest.mark.parametrize("gap", ["berlin-magdeburg", "berlin-posen", "poland-posen"])
def test_a_gap_keeps_the_cube_away(gap: str) -> None:
    railways = {"berlin-magdeburg": "A", "berlin-posen": "B", "poland-posen": "C"}
    del railways[gap]
    table = acting("red", player=MILL_TWO, counters={"poland/1": "B coal1 3"}, railways=railways)
    assert table.why("build cotton magdeburg/1 with red") == ["aoi.track.access"]


@pytest.mark.clause("aoi.supply.route")
def test_an_unconnected_source_cannot_be_chosen() -> None:
    counters = {"essen/1": "B coal1", "essen/2": "C coal1", "poland/1": "A coal1"}
    table = acting("purple", player=MILL_TWO, counters=counters).do("build cotton essen/3 with purple")
    assert table.refuses("coal from poland/1", "aoi.supply.route")


E12 = {
    "bohemia/1": "B coal1 1",
    "mannheim/1": "A coal1 2",
    "munchen/1": "A iron1 1",
    "augsburg/1": "C iron1 1",
}
BAVARIA = by(
    "C", "bohemia-regensburg", "munchen-regensburg", "augsburg-regensburg", "augsburg-stuttgart", "mannheim-stuttgart"
)


@pytest.mark.clause("aoi.supply.nearest", "aoi.supply.tie", "aoi.flip.empty")
def test_e12_nearest_coal_and_a_choice_of_iron() -> None:
    table = acting("brown", player={"cash": 8, **FACTORY}, counters=E12, railways=BAVARIA)
    table.do("build factory regensburg/1 with brown")
    assert table.counter("bohemia/1") == "B coal1 flipped"
    assert table.moves() == ["iron from augsburg/1", "iron from munchen/1"]
    table.do("iron from munchen/1")
    assert (table.counter("mannheim/1"), table.counter("munchen/1")) == ("A coal1 2", "A iron1 flipped")
    assert (table.counter("augsburg/1"), table.counter("regensburg/1")) == ("C iron1 1", "A factory3")
    assert [table.player(seat)["cash"] for seat in "ABC"] == [5, 4, 0]
    assert table.player("A")["spent"] == 8


@pytest.mark.clause("aoi.supply.nearest")
def test_e12_in_munich_the_limit_stands_in_the_way() -> None:
    table = acting("brown", player=FACTORY, counters=E12, railways=BAVARIA)
    assert table.why("build factory munchen/2 with brown") == ["aoi.build.limit.small"]
    assert "build factory munchen/1 with brown" in table.moves()


@pytest.mark.clause("aoi.supply.nearest")
def test_the_nearest_source_serves_even_if_a_farther_one_is_the_own() -> None:
    counters = {"breslau/1": "B coal1 2", "poland/1": "A coal1 2", "chemnitz/1": "A coal1 2"}
    railways = by("A", "berlin-breslau", "breslau-poland", "berlin-leipzig", "chemnitz-leipzig")
    table = acting("red", player=MILL_TWO, counters=counters, railways=railways).do("build cotton berlin/1 with red")
    assert (table.counter("breslau/1"), table.counter("poland/1")) == ("B coal1 1", "A coal1 2")
    both = {**counters, "breslau/2": "C coal1 1"}
    table = acting("red", player=MILL_TWO, counters=both, railways=railways).do("build cotton berlin/1 with red")
    assert table.refuses("coal from poland/1", "aoi.supply.nearest")
    assert table.refuses("coal from chemnitz/1", "aoi.supply.nearest")


@pytest.mark.clause("aoi.supply.nearest")
def test_the_shortest_way_counts_where_there_are_two() -> None:
    counters = {"essen/1": "B coal1 2", "mannheim/1": "B coal1 2"}
    railways = by("C", "cologne-essen", "essen-kassel", "frankfurt-kassel", "cologne-frankfurt", "frankfurt-mannheim")
    table = acting("purple", player=MILL_TWO, counters=counters, railways=railways)
    table.do("build cotton cologne/1 with purple")
    assert (table.counter("essen/1"), table.counter("mannheim/1")) == ("B coal1 1", "B coal1 2")
    table = acting("light_green", player=MILL_TWO, counters=counters, railways=railways)
    table.do("build cotton frankfurt/1 with light_green")
    assert (table.counter("essen/1"), table.counter("mannheim/1")) == ("B coal1 2", "B coal1 1")


@pytest.mark.clause("aoi.supply.tie")
@pytest.mark.parametrize(
    ("chosen", "left"), [("leipzig/1", ("B iron1 1", "C iron1 2")), ("dresden/1", ("B iron1 2", "C iron1 1"))]
)
def test_equally_near_sources_are_the_builders_choice(chosen: str, left: tuple[str, str]) -> None:
    counters = {"leipzig/1": "B iron1 2", "dresden/1": "C iron1 2", "breslau/1": "B coal1"}
    railways = by("B", "berlin-leipzig", "berlin-dresden", "berlin-breslau")
    table = acting("red", player=FACTORY, counters=counters, railways=railways).do("build factory berlin/1 with red")
    assert (table.turn, table.moves()) == ("A", ["iron from leipzig/1", "iron from dresden/1"])
    assert table.refuses("pass", "aoi.supply.tie")
    table.do(f"iron from {chosen}")
    assert (table.counter("leipzig/1"), table.counter("dresden/1")) == left


@pytest.mark.clause("aoi.supply.local")
def test_a_source_on_the_spot_comes_first() -> None:
    counters = {"mannheim/1": "B coal1 2", "saarbrucken/1": "A coal1 2"}
    railways = by("A", "mannheim-saarbrucken")
    table = acting("light_green", player=MILL_TWO, counters=counters, railways=railways)
    table.do("build cotton mannheim/2 with light_green")
    assert (table.counter("mannheim/1"), table.counter("saarbrucken/1")) == ("B coal1 1", "A coal1 2")
    two = {"essen/1": "B coal1", "essen/2": "C coal1", "belgium/1": "A coal1"}
    table = acting("purple", player=MILL_TWO, counters=two, railways=by("B", "belgium-cologne", "cologne-essen"))
    table.do("build cotton essen/3 with purple")
    assert table.moves() == ["coal from essen/1", "coal from essen/2"]


LANES = {"new_york/1": "B port1", "new_haven/1": "B port1", "long_island_sound/1": "B ship2"}
IRON_BY_SEA = {**LANES, "new_haven/2": "C iron1 3"}


def iron_for_new_york(railways: dict[str, str], **works: str) -> Table:
    """A mill of level 3 in New York: iron comes over two lanes, or by rail from the places named."""
    counters = {**IRON_BY_SEA, **{f"{place}/1": owner for place, owner in works.items()}}
    table = england("blue", player=MILL_THREE, counters=counters, railways=railways)
    return table.do("build cotton new_york/3 with blue")


@pytest.mark.clause("aoi.supply.lane_count")
def test_a_lane_counts_as_one_link() -> None:
    tie = iron_for_new_york(by("C", "new_york-poughkeepsie", "albany-poughkeepsie"), albany="B iron1 3")
    assert tie.moves() == ["iron from new_haven/2", "iron from albany/1"]
    nearer = iron_for_new_york(by("C", "bridgeport-new_york"), bridgeport="B iron1 3")
    assert (nearer.counter("bridgeport/1"), nearer.counter("new_haven/2")) == ("B iron1 2", "C iron1 3")
    far = by("C", "bridgeport-new_york", "bridgeport-pittsfield", "pittsfield-springfield")
    farther = iron_for_new_york(far, springfield="B iron1 3")
    assert (farther.counter("springfield/1"), farther.counter("new_haven/2")) == ("B iron1 3", "C iron1 2")


def coal_for_new_york(*railways: str, **position: Any) -> Table:
    """A mill of level 2 in New York, with import coal at sea and a mine in Pennsylvania."""
    counters = {"new_york/1": "B port1", "new_york_bight/1": "C ship2", "pennsylvania/1": "B coal1 3"}
    railway = by("C", *railways)
    table = england("blue", player=MILL_TWO, counters={**counters, **position}, railways=railway)
    return table.do("build cotton new_york/3 with blue")


@pytest.mark.clause("aoi.supply.import")
def test_import_coal_lies_two_lanes_from_a_port() -> None:
    tie = coal_for_new_york("new_york-poughkeepsie", "pennsylvania-poughkeepsie")
    assert tie.moves() == ["coal from pennsylvania/1", "coal from new_york_bight/import"]
    tie.do("coal from new_york_bight/import")
    assert (tie.position["imports"]["new_york_bight/import"], tie.counter("pennsylvania/1")) == (3, "B coal1 3")
    mine = coal_for_new_york("new_york-pennsylvania")
    assert (mine.position["imports"]["new_york_bight/import"], mine.counter("pennsylvania/1")) == (4, "B coal1 2")
    far = coal_for_new_york("bridgeport-new_york", "bridgeport-poughkeepsie", "pennsylvania-poughkeepsie")
    assert (far.position["imports"]["new_york_bight/import"], far.counter("pennsylvania/1")) == (3, "B coal1 3")


@pytest.mark.clause("aoi.supply.import")
def test_import_coal_needs_a_port_and_is_free_for_all_players() -> None:
    table = coal_for_new_york(**{"long_island_sound/1": "B ship2"})
    assert table.moves() == ["coal from long_island_sound/import", "coal from new_york_bight/import"]
    for no_ship in ("massachusetts_bay", "gulf_of_maine"):
        assert table.refuses(f"coal from {no_ship}/import", "aoi.supply.sources")
    table.do("coal from long_island_sound/import")
    assert [table.player(seat)["cash"] for seat in "ABC"] == [4, 0, 0]
    no_port = {"long_island_sound/1": "C ship2", "new_haven/1": "B port1"}
    table = england("blue", player=MILL_TWO, counters=no_port)
    assert table.why("build cotton new_york/3 with blue") == ["aoi.track.access"]
    assert table.refuses("build cotton new_york/3 with blue", "aoi.track.access")


@pytest.mark.clause("aoi.supply.import", "aoi.supply.route")
def test_import_coal_of_a_ship_out_of_reach_cannot_be_chosen() -> None:
    table = coal_for_new_york(
        **{"long_island_sound/1": "B ship2", "salem/1": "C port1", "massachusetts_bay/1": "B ship2"}
    )
    assert table.refuses("coal from massachusetts_bay/import", "aoi.supply.route")
    assert table.refuses("coal from gulf_of_maine/import", "aoi.supply.sources")


@pytest.mark.clause("aoi.supply.forced_map")
def test_the_track_is_no_choice_while_a_connected_source_has_a_cube() -> None:
    counters = {"hamburg/1": "B port1", "hannover/1": "A iron1 1", "chemnitz/1": "B coal1"}
    railways = by("B", "hamburg-hannover")
    table = acting("blue", player=MILL_THREE, counters=counters, railways=railways)
    table.do("build cotton hamburg/3 with blue")
    assert table.counter("hannover/1") == "A iron1 flipped"
    assert (table.position["iron"], table.position["coal"]) == ({"1": 2, "2": 2, "3": 2}, {"1": 1, "2": 2, "3": 2})
    assert table.player("A")["spent"] == 13


@pytest.mark.clause("aoi.supply.each_cube")
@pytest.mark.parametrize(
    ("counters", "coal", "iron"),
    [
        ({"essen/1": "B coal1 3"}, 2, 1),
        ({"essen/3": "B iron1 3"}, 1, 2),
        ({"essen/1": "B coal1 3", "essen/3": "B iron1 3"}, 2, 2),
        ({}, 1, 1),
    ],
)
def test_coal_and_iron_are_supplied_each_on_its_own(counters: dict[str, str], coal: int, iron: int) -> None:
    table = acting("purple", player=MILL_THREE, counters=counters, railways=by("C", "essen-holland"))
    table.do("build cotton essen/4 with purple")
    assert (table.position["coal"]["1"], table.position["iron"]["1"]) == (coal, iron), "a map cube goes to no track"
    assert table.player("A")["spent"] == 12 + (2 - coal) + (2 - iron)
    for space in counters:
        assert str(table.counter(space)).endswith(" 2")


@pytest.mark.clause("aoi.supply.each_cube")
def test_coal_is_chosen_before_iron() -> None:
    counters = {"essen/1": "B coal1", "essen/2": "C coal1", "essen/3": "B iron1"}
    table = acting("purple", player=MILL_THREE, counters=counters).do("build cotton essen/4 with purple")
    assert table.refuses("iron from essen/3", "aoi.supply.each_cube")


@pytest.mark.ruling("R22")
@pytest.mark.clause("aoi.supply.building_itself")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_a_ship_pays_its_coal_from_its_own_import(edition: str) -> None:
    rules: dict[str, object] = {"edition": edition}
    table = england("ship", player={"cash": 6, **SHIP_TWO}, counters={"boston/1": "A port1"}, rules=rules)
    table.do("build ship massachusetts_bay/1 with ship")
    assert table.position["imports"]["massachusetts_bay/import"] == 2
    assert (table.player("A")["cash"], table.player("A")["loans"]) == (0, 0)
    assert table.position["coal"] == {"1": 2, "2": 2, "3": 2}


@pytest.mark.clause("aoi.supply.building_itself", "aoi.supply.import")
@pytest.mark.parametrize(
    ("sea", "port", "printed"),
    [
        ("gulf_of_maine", "portland/1", 3),
        ("nantucket_sound", "fall_river/1", 2),
        ("block_island_sound", "new_london/1", 2),
        ("long_island_sound", "new_york/2", 2),
        ("new_york_bight", "new_york/1", 4),
    ],
)
def test_every_ship_finds_the_printed_coal_of_its_own_import(sea: str, port: str, printed: int) -> None:
    table = england("ship", player={"cash": 6, **SHIP_TWO}, counters={port: "A port1"})
    table.do(f"build ship {sea}/1 with ship")
    shipped = {name: cubes for name, cubes in table.position["imports"].items() if cubes}
    assert shipped == {f"{sea}/import": printed - 1}
    assert (table.player("A")["cash"], table.player("A")["spent"]) == (0, 6)


@pytest.mark.ruling("R19")
@pytest.mark.clause("aoi.supply.building_itself")
def test_r19_a_port_lands_import_coal_at_its_own_place() -> None:
    counters = {"portland/1": "B port1", "gulf_of_maine/1": "B ship2"}
    table = england("purple", player={"cash": 4, **PORT_TWO}, counters=counters).do("build port salem/1 with purple")
    assert (table.counter("salem/1"), table.position["imports"]["gulf_of_maine/import"]) == ("A port2", 2)
    assert (table.player("A")["cash"], table.position["coal"]["1"]) == (0, 2)
    two = {**counters, "boston/1": "B port1", "massachusetts_bay/1": "C ship2"}
    table = england("purple", player=PORT_TWO, counters=two).do("build port salem/1 with purple")
    assert table.moves() == ["coal from gulf_of_maine/import", "coal from massachusetts_bay/import"]
    table.do("coal from gulf_of_maine/import")
    imports = table.position["imports"]
    assert (imports["gulf_of_maine/import"], imports["massachusetts_bay/import"]) == (2, 3)


@pytest.mark.ruling("R19")
@pytest.mark.clause("aoi.supply.building_itself")
def test_a_ship_fetches_iron_over_its_own_lanes() -> None:
    counters = {"new_york/1": "A port1", "new_york/3": "C iron1 3"}
    player = {"cash": 12, "display": {"ship0": 0, "ship2": 0}}
    table = england("ship", player=player, counters=counters).do("build ship long_island_sound/1 with ship")
    assert (table.counter("new_york/3"), table.position["iron"]["1"], table.player("A")["cash"]) == ("C iron1 2", 2, 0)


@pytest.mark.clause("aoi.supply.building_itself")
def test_a_mine_cannot_use_the_coal_it_will_bring(tmp_path: Path) -> None:
    line = 'industry = "coal"\nlevel = 1\nnumber = 2\ncost = 1\ncoal = '
    board = changed(tmp_path, GERMANY, (f"{line}0", f"{line}1"))
    refused = acting("coal yellow", board=board)
    assert refused.refuses("build coal poland/1 with yellow", "aoi.track.access")
    table = acting("brown", board=board).do("build coal bohemia/1 with brown")
    assert (table.counter("bohemia/1"), table.player("A")["spent"]) == ("A coal1 2", 1 + 1)
    assert (table.position["coal"]["1"], table.player("A")["cash"]) == (2, 10 - 2 + 1), "one cube fills the gap it left"


@pytest.mark.clause("aoi.supply.building_itself")
def test_works_cannot_use_the_iron_they_will_bring(tmp_path: Path) -> None:
    line = 'industry = "iron"\nlevel = 1\nnumber = 2\ncost = 2\ncoal = 0\niron = '
    board = changed(tmp_path, GERMANY, (f"{line}0", f"{line}1"))
    assert acting("light_green", board=board).refuses("build iron kassel/1 with light_green", "aoi.track.access")
    helped = acting("light_green", board=board, counters={"kassel/2": "B iron1 1"})
    helped.do("build iron kassel/1 with light_green")
    assert (helped.counter("kassel/1"), helped.counter("kassel/2")) == ("A iron1 3", "B iron1 flipped")
