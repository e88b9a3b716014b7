"""The demand tracks: buying cubes and selling them on building (clauses 73 to 86)."""

from typing import Any

import pytest

from tests.games.age_of_industry.scenes import EMPTY, FULL, MILL_THREE, MILL_TWO, MINE_TWO, WORKS_TWO, england
from tests.games.age_of_industry.table import Table, acting


def money(table: Table) -> tuple[int, int, int]:
    """The cash, loans and spending of A."""
    player = table.player("A")
    return player["cash"], player["loans"], player["spent"]


@pytest.mark.ruling("R20")
@pytest.mark.clause("aoi.track.when")
def test_r20_a_cube_is_bought_if_no_connected_source_has_one() -> None:
    stranded = {"poland/1": "B coal1 3", "mannheim/1": "C coal1 flipped"}
    position: dict[str, Any] = {"player": {"cash": 7, **MILL_TWO}, "railways": {"france-mannheim": "B"}}
    table = acting("light_green", counters=stranded, **position).do("build cotton mannheim/2 with light_green")
    assert (money(table), table.position["coal"]) == ((0, 0, 7), {"1": 1, "2": 2, "3": 2})
    assert table.counter("poland/1") == "B coal1 3"
    connected = {"mannheim/1": "C coal1 1"}
    table = acting("light_green", counters=connected, **position).do("build cotton mannheim/2 with light_green")
    assert (money(table), table.position["coal"]) == ((1, 0, 6), FULL)


@pytest.mark.clause("aoi.track.access")
def test_a_port_on_the_spot_or_by_rail_gives_access() -> None:
    port = {"hamburg/1": "B port1"}
    build = "build cotton hannover/1 with blue"
    assert acting("blue", player=MILL_TWO, counters=port).why(build) == ["aoi.track.access"]
    assert acting("blue", player=MILL_TWO, railways={"hamburg-hannover": "C"}).why(build) == ["aoi.track.access"]
    table = acting("blue", player=MILL_TWO, counters=port, railways={"hamburg-hannover": "C"}).do(build)
    assert money(table) == (3, 1, 7)
    table = acting("blue", player=MILL_TWO, counters=port).do("build cotton hamburg/3 with blue")
    assert money(table) == (3, 1, 7)


@pytest.mark.clause("aoi.track.access")
def test_e13_the_symbol_gives_access_to_all_connected_players() -> None:
    green: dict[str, Any] = {"player": MILL_TWO, "railways": {"france-mannheim": "C"}}
    assert money(acting("light_green", **green).do("build cotton mannheim/2 with light_green")) == (3, 1, 7)
    frankfurt = "build cotton frankfurt/1 with light_green"
    assert acting("light_green", **green).why(frankfurt) == ["aoi.track.access"]
    joined = acting("light_green", player=MILL_TWO, railways={"france-mannheim": "C", "frankfurt-mannheim": "B"})
    assert money(joined.do(frankfurt)) == (3, 1, 7)


@pytest.mark.clause("aoi.track.access")
def test_the_symbol_at_the_place_itself_gives_access() -> None:
    mine_three = {"cash": 7, "display": {"coal1": 0, "coal2": 0}}
    table = acting("brown", player=mine_three).do("build coal bohemia/1 with brown")
    assert (money(table), table.position["iron"]["1"]) == ((0, 0, 7), 1)
    assert acting("yellow", player=mine_three).why("build coal poland/1 with yellow") == ["aoi.track.access"]


@pytest.mark.clause("aoi.track.any_port")
@pytest.mark.parametrize("port", ["B port1", "B port1 flipped", "C port3", "A port1 flipped"])
@pytest.mark.parametrize("railway", ["A", "B", "C"])
def test_anybodys_port_serves_either_side_up(port: str, railway: str) -> None:
    table = acting("blue", player=MILL_TWO, counters={"bremen/1": port}, railways={"bremen-hannover": railway})
    table.do("build cotton hannover/2 with blue")
    assert (money(table), table.counter("bremen/1")) == ((3, 1, 7), port)


@pytest.mark.clause("aoi.track.own_new_port")
def test_a_new_port_buys_its_own_cubes() -> None:
    table = acting("port", player={"cash": 5, "display": {"port1": 0}}).do("build port danzig/1 with port")
    assert (money(table), table.counter("danzig/1"), table.position["coal"]["1"]) == ((0, 0, 5), "A port2", 1)
    both = {"cash": 9, "display": {"port1": 0, "port2": 0}}
    table = acting("port", player=both).do("build port danzig/1 with port")
    assert (money(table), table.counter("danzig/1")) == ((0, 0, 9), "A port3")
    assert (table.position["coal"]["1"], table.position["iron"]["1"]) == (1, 1)


@pytest.mark.clause("aoi.track.own_new_port")
def test_a_port_built_over_an_own_one_buys_its_cubes_too() -> None:
    player = {"cash": 5, "display": {"port1": 0}}
    table = acting("port", player=player, counters={"danzig/1": "A port1 flipped"}).do("build port danzig/1 with port")
    assert (money(table), table.counter("danzig/1"), table.position["coal"]["1"]) == ((0, 0, 5), "A port2", 1)


@pytest.mark.clause("aoi.track.own_new_port", "aoi.supply.forced_map")
def test_a_new_port_takes_a_connected_cube_first() -> None:
    table = acting(
        "port",
        player={"cash": 5, "display": {"port1": 0}},
        counters={"breslau/1": "B coal1 2"},
        railways={"breslau-posen": "B", "danzig-posen": "B"},
    ).do("build port danzig/1 with port")
    assert (money(table), table.counter("breslau/1"), table.position["coal"]) == ((1, 0, 4), "B coal1 1", FULL)


@pytest.mark.clause("aoi.track.ship")
@pytest.mark.parametrize("port", ["A port1", "B port1 flipped"])
def test_a_ship_buys_its_iron_through_the_port_of_its_lane(port: str) -> None:
    player = {"cash": 13, "display": {"ship0": 0, "ship2": 0}}
    table = england("brown", player=player, counters={"new_haven/1": port}).do(
        "build ship long_island_sound/1 with brown"
    )
    assert (money(table), table.position["iron"]["1"]) == ((0, 0, 13), 1)
    assert table.position["imports"]["long_island_sound/import"] == 1


@pytest.mark.clause("aoi.track.ship")
def test_a_ship_buys_its_iron_at_the_price_of_the_track() -> None:
    player = {"cash": 15, "display": {"ship0": 0, "ship2": 0}}
    iron = {"1": 0, "2": 0, "3": 1}
    table = england("red", player=player, counters={"providence/1": "B port1"}, iron=iron)
    table.do("build ship block_island_sound/1 with red")
    assert (money(table), table.position["iron"]) == ((0, 0, 15), EMPTY)


@pytest.mark.clause("aoi.track.cheapest")
@pytest.mark.parametrize(
    ("rows", "price", "left"),
    [
        ((2, 2, 2), 1, (1, 2, 2)),
        ((1, 2, 2), 1, (0, 2, 2)),
        ((0, 2, 2), 2, (0, 1, 2)),
        ((0, 1, 2), 2, (0, 0, 2)),
        ((0, 0, 2), 3, (0, 0, 1)),
        ((0, 0, 1), 3, (0, 0, 0)),
        ((2, 0, 1), 1, (1, 0, 1)),
        ((0, 0, 0), 4, (0, 0, 0)),
    ],
)
@pytest.mark.parametrize("cube", ["coal", "iron"])
def test_the_cheapest_cube_is_bought_at_its_row(
    cube: str, rows: tuple[int, ...], price: int, left: tuple[int, ...]
) -> None:
    track: dict[str, Any] = {cube: dict(zip("123", rows, strict=True))}
    table = acting("blue", player={"cash": 30, **MILL_THREE}, counters={"hamburg/1": "B port1"}, **track)
    table.do("build cotton hamburg/3 with blue")
    assert money(table) == (30 - 12 - 1 - price, 0, 12 + 1 + price)
    other = "iron" if cube == "coal" else "coal"
    assert (tuple(table.position[cube].values()), table.position[other]["1"]) == (left, 1)


@pytest.mark.clause("aoi.track.cheapest")
def test_cubes_are_bought_one_after_the_other() -> None:
    track = {"1": 1, "2": 2, "3": 2}
    counters = {"hamburg/1": "B port1", "bremen/1": "C port1"}
    table = acting("blue blue", player={"cash": 20, **MILL_TWO}, counters=counters, coal=track)
    table.do("build cotton hamburg/3 with blue")
    assert money(table) == (13, 0, 7)
    table.do("build cotton bremen/2 with blue")
    assert (money(table), table.position["coal"]) == ((5, 0, 15), {"1": 0, "2": 1, "3": 2})


@pytest.mark.clause("aoi.track.empty")
def test_any_number_of_cubes_can_be_bought_for_four_when_the_track_is_empty() -> None:
    counters = {"hamburg/1": "B port1", "bremen/1": "C port1"}
    table = acting("blue blue", player={"cash": 20, **MILL_TWO}, counters=counters, coal=EMPTY)
    table.do("build cotton hamburg/3 with blue")
    assert (money(table), table.position["coal"]) == ((10, 0, 10), EMPTY)
    table.do("build cotton bremen/2 with blue")
    assert (money(table), table.position["coal"]) == ((0, 0, 20), EMPTY)
    both = acting("blue", player={"cash": 20, **MILL_THREE}, counters=counters, coal=EMPTY, iron=EMPTY)
    both.do("build cotton hamburg/3 with blue")
    assert (money(both), both.position["coal"], both.position["iron"]) == ((0, 0, 20), EMPTY, EMPTY)


@pytest.mark.clause("aoi.track.spent")
def test_e18_bought_cubes_count_as_spent() -> None:
    counters = {"augsburg/1": "A iron1 3"}
    table = acting(player={"cash": 2}, counters=counters, railways={"augsburg-regensburg": "A"})
    table.do("railway bohemia-regensburg")
    assert (money(table), table.counter("augsburg/1"), table.position["coal"]["1"]) == ((0, 0, 2), "A iron1 2", 1)
    build = acting("blue", player={"spent": 3, **MILL_TWO}, counters={"hamburg/1": "B port1"})
    assert money(build.do("build cotton hamburg/3 with blue")) == (3, 1, 3 + 7)


@pytest.mark.ruling("R41")
@pytest.mark.clause("aoi.track.fill.when")
def test_cubes_move_to_the_track_only_when_the_counter_is_built() -> None:
    gaps = {"1": 0, "2": 2, "3": 2}
    table = acting("purple", player={"cash": 10}, coal=gaps).do("build coal essen/1 with purple")
    assert (table.counter("essen/1"), table.position["coal"], money(table)) == ("A coal1 3", gaps, (9, 0, 1))
    table.do("railway essen-holland")
    assert (table.counter("essen/1"), table.position["coal"], money(table)) == ("A coal1 3", gaps, (8, 0, 2))
    joined = acting("purple", player={"cash": 10}, coal=gaps, railways={"essen-holland": "B"})
    joined.do("build coal essen/1 with purple")
    assert (joined.counter("essen/1"), joined.position["coal"], money(joined)) == ("A coal1 1", FULL, (11, 0, 1))


@pytest.mark.clause("aoi.track.fill.when")
def test_an_older_mine_stays_as_it_is_when_another_is_built() -> None:
    counters = {"essen/1": "A coal1 3"}
    gaps = {"1": 1, "2": 2, "3": 2}
    table = acting("purple", counters=counters, coal=gaps, railways={"essen-holland": "B"})
    table.do("build coal essen/2 with purple")
    assert (table.counter("essen/1"), table.counter("essen/2")) == ("A coal1 3", "A coal1 2")


@pytest.mark.clause("aoi.track.fill.when")
def test_a_new_port_does_not_move_cubes_of_older_counters() -> None:
    table = acting("blue", counters={"hamburg/3": "B iron1 3"}, iron=EMPTY).do("build port hamburg/1 with blue")
    assert (table.counter("hamburg/3"), table.position["iron"]) == ("B iron1 3", EMPTY)


@pytest.mark.clause("aoi.track.fill.access")
def test_the_new_counter_must_be_at_or_connected_to_a_port_or_the_symbol() -> None:
    poland = acting("yellow", coal=EMPTY).do("build coal poland/1 with yellow")
    assert (poland.counter("poland/1"), poland.position["coal"]) == ("A coal1 3", EMPTY)
    bohemia = acting("brown", coal={"1": 0, "2": 2, "3": 2}).do("build coal bohemia/1 with brown")
    assert (bohemia.counter("bohemia/1"), bohemia.position["coal"]) == ("A coal1 1", FULL)


@pytest.mark.clause("aoi.track.fill.access")
@pytest.mark.parametrize("port", ["B port1", "C port2 flipped", "A port1"])
def test_owner_and_side_of_the_port_do_not_matter(port: str) -> None:
    railways = {"danzig-posen": "B", "poland-posen": "C"}
    gaps = {"1": 0, "2": 2, "3": 2}
    table = acting("yellow", counters={"danzig/2": port}, railways=railways, coal=gaps)
    table.do("build coal poland/1 with yellow")
    assert (table.counter("poland/1"), table.position["coal"], table.counter("danzig/2")) == ("A coal1 1", FULL, port)
    works = acting("yellow", counters={"danzig/2": port}, railways={"danzig-stettin": "C"}, iron=gaps)
    works.do("build iron stettin/2 with yellow")
    assert (works.counter("stettin/2"), works.position["iron"]) == ("A iron1 1", FULL)


@pytest.mark.clause("aoi.track.fill.amount", "aoi.track.fill.pay")
def test_e15_as_many_cubes_move_as_there_are_gaps() -> None:
    table = acting("brown", player={"cash": 3, **MINE_TWO}, coal={"1": 0, "2": 1, "3": 2})
    table.do("build coal bohemia/1 with brown")
    assert (table.counter("bohemia/1"), table.position["coal"]) == ("A coal2 1", FULL)
    assert money(table) == (1 + 1 + 2, 0, 3)


@pytest.mark.clause("aoi.track.fill.amount", "aoi.flip.by_track")
def test_as_many_cubes_move_as_the_counter_has() -> None:
    table = acting("brown", player={"cash": 1}, coal={"1": 0, "2": 0, "3": 1}).do("build coal bohemia/1 with brown")
    assert (table.counter("bohemia/1"), table.position["coal"]) == ("A coal1 flipped", {"1": 0, "2": 2, "3": 2})
    assert money(table) == (3 + 2 + 2 + 4, 0, 1)


@pytest.mark.clause("aoi.track.fill.amount")
def test_moving_cubes_to_the_track_is_mandatory() -> None:
    table = acting("brown", coal={"1": 1, "2": 2, "3": 2}).do("build coal bohemia/1 with brown")
    assert (table.counter("bohemia/1"), table.position["pending"], table.position["actions"]) == ("A coal1 2", [], 1)
    full = acting("brown").do("build coal bohemia/1 with brown")
    assert (full.counter("bohemia/1"), money(full)) == ("A coal1 3", (9, 1, 1))


@pytest.mark.clause("aoi.track.fill.pay")
def test_the_builder_is_paid_at_once_and_has_spent_no_less() -> None:
    table = acting("blue", player={"cash": 2, "spent": 5}, counters={"hamburg/1": "B port1"}, iron={"1": 0, "2": 1})
    table.do("build iron hamburg/3 with blue")
    assert (table.counter("hamburg/3"), money(table)) == ("A iron1 flipped", (2 + 1 + 1 + 5, 0, 7))
    assert [table.player(seat)["cash"] for seat in "BC"] == [0, 0]
    assert table.position["iron"] == FULL and table.position["coal"] == FULL


@pytest.mark.clause("aoi.track.fill.pay")
def test_the_builder_is_paid_whichever_seat_it_is() -> None:
    players = {"C": {"hand": ["brown"], "cash": 1}}
    table = Table({"turn": "C", "players": players, "coal": {"1": 1}}).do("build coal bohemia/1 with brown")
    assert [table.player(seat)["cash"] for seat in "ABC"] == [0, 0, 1]


@pytest.mark.ruling("R21")
@pytest.mark.clause("aoi.track.fill.order")
@pytest.mark.parametrize(
    ("rules", "paid", "left"),
    [({}, 5, {"1": 1, "2": 2, "3": 2}), ({"refill_order": "cheapest"}, 4, {"1": 2, "2": 1, "3": 2})],
)
@pytest.mark.parametrize("edition", ["second", "first"])
def test_r21_the_dearest_gaps_are_filled_first(
    edition: str, rules: dict[str, object], paid: int, left: dict[str, int]
) -> None:
    rules = {"edition": edition, **rules}
    table = acting("brown", player={"cash": 1}, coal={"1": 0, "2": 0, "3": 2}, rules=rules)
    table.do("build coal bohemia/1 with brown")
    assert (money(table), table.position["coal"]) == ((paid + 4, 0, 1), left)
    port = {"hamburg/1": "B port1"}
    works = acting("blue", player={"cash": 2}, counters=port, iron={"1": 0, "2": 0, "3": 2}, rules=rules)
    works.do("build iron hamburg/3 with blue")
    assert (money(works), works.position["iron"]) == ((paid + 5, 0, 2), left)


@pytest.mark.ruling("R22")
@pytest.mark.clause("aoi.track.fill.after_cost")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_a_ship_pays_its_coal_before_any_reaches_the_track(edition: str) -> None:
    position: dict[str, Any] = {"counters": {"boston/1": "A port1"}, "markets": {"massachusetts_bay/market": "cotton"}}
    player = {"cash": 6, "display": {"ship0": 0}}
    rules: dict[str, object] = {"edition": edition}
    table = england("ship", player=player, coal={"1": 1, "2": 0, "3": 0}, rules=rules, **position)
    table.do("build ship massachusetts_bay/1 with ship")
    assert table.position["coal"] == {"1": 1, "2": 0, "3": 2}
    assert (money(table), table.position["imports"]["massachusetts_bay/import"]) == ((6, 0, 6), 0)


@pytest.mark.ruling("R14", "R22")
@pytest.mark.clause("aoi.track.fill.after_cost")
@pytest.mark.parametrize(("sea", "port"), [("massachusetts_bay", "boston/1"), ("gulf_of_maine", "portland/1")])
def test_e27_one_cube_pays_one_fills_the_gap_one_is_left(sea: str, port: str) -> None:
    table = england("ship", player={"display": {"ship0": 0}}, counters={port: "A port1"}, coal={"1": 1})
    table.do(f"build ship {sea}/1 with ship")
    assert (table.position["imports"][f"{sea}/import"], table.position["coal"]) == (1, FULL)
    assert money(table) == (4 + 1, 1, 6)


@pytest.mark.ruling("R14")
@pytest.mark.clause("aoi.track.fill.after_cost")
def test_works_pay_their_coal_before_their_iron_moves() -> None:
    table = acting("blue", player={"cash": 1, **WORKS_TWO}, counters={"hamburg/1": "B port1"}, iron=EMPTY)
    table.do("build iron hamburg/3 with blue")
    assert (table.counter("hamburg/3"), table.position["iron"]) == ("A iron2 flipped", {"1": 0, "2": 2, "3": 2})
    assert (money(table), table.position["coal"]["1"]) == ((6 + 3 + 3 + 2 + 2 + 8, 1, 5), 1)
