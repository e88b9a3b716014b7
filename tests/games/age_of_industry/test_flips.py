"""Cubes on counters, and counters that flip (clauses 87 to 92)."""

from typing import Any

import pytest

from tests.games.age_of_industry.scenes import MILL_THREE, MILL_TWO
from tests.games.age_of_industry.table import GERMANY, NEW_ENGLAND, Table, acting


def cash(table: Table) -> list[int]:
    return [table.player(seat)["cash"] for seat in "ABC"]


@pytest.mark.ruling("R40")
@pytest.mark.clause("aoi.cubes.placed")
@pytest.mark.parametrize(
    ("counter", "cubes"), [("coal1", 3), ("coal2", 4), ("coal3", 5), ("iron1", 3), ("iron2", 4), ("iron3", 5)]
)
def test_e14_a_new_mine_or_works_gets_its_printed_cubes(counter: str, cubes: int) -> None:
    industry, level = counter[:4], int(counter[4])
    display = {f"{industry}{lower}": 0 for lower in range(1, level)}
    supplies = {"essen/1": "B coal1 3", "cologne/1": "C iron1 3"}
    space = {"coal": "essen/2", "iron": "essen/3"}[industry]
    table = acting("purple", player={"display": display}, counters=supplies, railways={"cologne-essen": "B"})
    table.do(f"build {industry} {space} with purple")
    assert table.counter(space) == f"A {counter} {cubes}"
    assert table.position["coal"] == table.position["iron"] == {"1": 2, "2": 2, "3": 2}, (
        "from the supply, not the track"
    )


@pytest.mark.ruling("R40")
@pytest.mark.clause("aoi.cubes.placed")
def test_r40_each_of_two_works_of_level_two_gets_four() -> None:
    table = acting("purple purple", player={"display": {"iron1": 0}}, counters={"essen/1": "B coal1 3"})
    table.do("build iron essen/3 with purple", "build iron essen/4 with purple")
    assert (table.counter("essen/3"), table.counter("essen/4")) == ("A iron2 4", "A iron2 4")


@pytest.mark.clause("aoi.cubes.placed")
def test_mills_and_ports_get_no_cubes() -> None:
    table = acting("blue blue").do("build cotton hannover/1 with blue", "build port kiel/1 with blue")
    assert table.position["counters"] == {"kiel/1": "A port1", "hannover/1": "A cotton1"}


@pytest.mark.clause("aoi.flip.empty")
def test_e16_a_mine_flips_at_its_last_cube_and_pays_its_owner_on_anothers_turn() -> None:
    two = acting("light_green", player={"cash": 6, **MILL_TWO}, counters={"mannheim/1": "B coal1 2"})
    two.do("build cotton mannheim/2 with light_green")
    assert (two.counter("mannheim/1"), cash(two)) == ("B coal1 1", [0, 0, 0])
    one = acting("light_green", player={"cash": 6, **MILL_TWO}, counters={"mannheim/1": "B coal1 1"})
    one.do("build cotton mannheim/2 with light_green")
    assert (one.counter("mannheim/1"), cash(one), one.turn) == ("B coal1 flipped", [0, 4, 0], "A")


@pytest.mark.clause("aoi.flip.empty")
def test_a_works_flips_at_its_last_cube() -> None:
    counters = {"essen/1": "C coal1 1", "essen/3": "B iron1 1"}
    table = acting("purple", player={"cash": 12, **MILL_THREE}, counters=counters).do(
        "build cotton essen/4 with purple"
    )
    assert (table.counter("essen/1"), table.counter("essen/3")) == ("C coal1 flipped", "B iron1 flipped")
    assert cash(table) == [0, 5, 4]


@pytest.mark.clause("aoi.flip.empty")
def test_a_railway_takes_the_last_cubes_too() -> None:
    counters = {"essen/1": "B coal2 1", "essen/3": "C iron2 1"}
    table = acting(player={"cash": 1}, counters=counters, railways={"essen-kassel": "A"}).do("railway cologne-essen")
    assert (table.counter("essen/1"), table.counter("essen/3")) == ("B coal2 flipped", "C iron2 flipped")
    assert cash(table) == [0, 7, 8]


@pytest.mark.clause("aoi.flip.empty")
def test_only_the_mine_that_gave_the_cube_flips() -> None:
    counters = {"essen/1": "B coal1 1", "essen/2": "C coal1 1"}
    table = acting("purple", player=MILL_TWO, counters=counters)
    table.do("build cotton essen/3 with purple", "coal from essen/1")
    assert (table.counter("essen/1"), table.counter("essen/2")) == ("B coal1 flipped", "C coal1 1")
    again = acting("purple purple", player={"cash": 20, **MILL_TWO}, counters=counters)
    again.do("build cotton essen/3 with purple", "coal from essen/1", "build cotton essen/4 with purple")
    assert (again.counter("essen/2"), cash(again)) == ("C coal1 flipped", [8, 4, 4])


@pytest.mark.clause("aoi.flip.by_track")
@pytest.mark.parametrize(
    ("gaps", "laid", "paid"),
    [
        ({"1": 0, "2": 1}, "A coal1 flipped", 1 + 1 + 2 + 4),
        ({"1": 0, "2": 0}, "A coal1 flipped", 2 + 2 + 1 + 4),
        ({"1": 0}, "A coal1 1", 1 + 1),
    ],
)
def test_a_mine_whose_cubes_all_go_to_the_track_flips_at_once(gaps: dict[str, int], laid: str, paid: int) -> None:
    table = acting("brown", player={"cash": 1}, coal=gaps).do("build coal bohemia/1 with brown")
    assert (table.counter("bohemia/1"), table.player("A")["cash"]) == (laid, paid)


@pytest.mark.clause("aoi.flip.by_track")
def test_a_works_whose_cubes_all_go_to_the_track_flips_at_once() -> None:
    players = {"C": {"hand": ["blue"], "cash": 2}}
    position: dict[str, Any] = {"turn": "C", "players": players, "counters": {"hamburg/1": "B port1"}}
    table = Table({**position, "iron": {"1": 0, "2": 1}}).do("build iron hamburg/3 with blue")
    assert (table.counter("hamburg/3"), cash(table)) == ("C iron1 flipped", [0, 0, 1 + 1 + 2 + 5])


@pytest.mark.clause("aoi.flip.profit")
@pytest.mark.parametrize(
    ("maker", "profit"), [("cotton1", 8), ("cotton2", 11), ("cotton3", 20), ("factory3", 16), ("factory5", 27)]
)
def test_income_of_mills_and_factories(maker: str, profit: int) -> None:
    table = acting(counters={"hamburg/3": f"A {maker}", "hamburg/1": "B port2"}).do("sell hamburg/3 to hamburg/1")
    assert (table.counter("hamburg/3"), cash(table)) == (f"A {maker} flipped", [profit, 8, 0])


@pytest.mark.clause("aoi.flip.profit")
@pytest.mark.parametrize(("port", "profit"), [("port1", 5), ("port2", 8), ("port3", 13)])
def test_income_of_ports(port: str, profit: int) -> None:
    table = acting(counters={"hamburg/3": "A cotton1", "hamburg/1": f"C {port}"}).do("sell hamburg/3 to hamburg/1")
    assert (table.counter("hamburg/1"), cash(table)) == (f"C {port} flipped", [8, 0, profit])


@pytest.mark.clause("aoi.flip.profit")
@pytest.mark.parametrize(
    ("mine", "works", "coal", "iron"), [("coal1", "iron1", 4, 5), ("coal2", "iron2", 7, 8), ("coal3", "iron3", 12, 13)]
)
def test_income_of_mines_and_works(mine: str, works: str, coal: int, iron: int) -> None:
    counters = {"essen/1": f"B {mine} 1", "essen/3": f"C {works} 1"}
    table = acting("purple", player={"cash": 12, **MILL_THREE}, counters=counters).do(
        "build cotton essen/4 with purple"
    )
    assert cash(table) == [0, coal, iron]


@pytest.mark.clause("aoi.flip.profit")
@pytest.mark.parametrize(("ship", "profit"), [("ship2", 10), ("ship4", 18)])
def test_income_of_ships(ship: str, profit: int) -> None:
    counters = {"boston/3": "A cotton1", "boston/1": "C port1", "massachusetts_bay/1": f"B {ship}"}
    position: dict[str, Any] = {"counters": counters, "imports": {"massachusetts_bay/import": 0}}
    table = acting(board=NEW_ENGLAND, **position, markets={"massachusetts_bay/market": "cotton"})
    table.do("sell boston/3 to massachusetts_bay/market")
    assert (table.counter("massachusetts_bay/1"), cash(table)) == (f"B {ship} flipped", [8, profit, 0])


@pytest.mark.clause("aoi.flip.profit")
def test_a_profit_counts_neither_as_spent_nor_against_it() -> None:
    counters = {"mannheim/1": "A coal1 1"}
    railway = {"frankfurt-mannheim": "A"}
    table = acting("cotton", player={"cash": 6, **MILL_TWO}, counters=counters, railways=railway)
    table.do("build cotton frankfurt/1 with cotton")
    assert (table.player("A")["cash"], table.player("A")["spent"]) == (4, 6)


@pytest.mark.clause("aoi.flip.once")
def test_flipped_mills_and_ports_are_used_up() -> None:
    counters = {
        "hamburg/3": "A cotton1 flipped",
        "bremen/2": "A cotton1",
        "hamburg/1": "B port1",
        "bremen/1": "C port1 flipped",
    }
    table = acting(counters=counters, railways={"bremen-hamburg": "B"})
    assert table.moves("sell") == ["sell bremen/2 to hamburg/1"]
    assert table.refuses("sell hamburg/3 to hamburg/1", "aoi.sell.action")
    assert table.refuses("sell bremen/2 to bremen/1", "aoi.sell.one_each")
    table.do("sell bremen/2 to hamburg/1")
    assert (table.moves("sell"), cash(table)) == ([], [8, 5, 0])
    assert table.counter("bremen/1") == "C port1 flipped"


@pytest.mark.clause("aoi.flip.once")
def test_a_flipped_mine_or_works_supplies_no_more() -> None:
    counters = {"essen/1": "B coal1 flipped", "essen/3": "C iron1 flipped"}
    table = acting("purple", player=MILL_TWO, counters=counters)
    assert table.why("build cotton essen/4 with purple") == ["aoi.track.access"]
    railway = acting(counters={**counters, "essen/4": "A cotton1"}, railways={"essen-kassel": "A"})
    assert railway.refuses("railway cologne-essen", "aoi.rail.later")


@pytest.mark.clause("aoi.flip.once")
def test_a_flipped_ship_pays_no_second_time() -> None:
    counters = {"boston/3": "A cotton1", "boston/1": "A port1", "massachusetts_bay/1": "B ship2 flipped"}
    table = acting(board=NEW_ENGLAND, counters=counters, markets={"massachusetts_bay/market": "cotton sold"})
    table.do("sell boston/3 to boston/1")
    assert (table.counter("massachusetts_bay/1"), table.player("B")["cash"]) == ("B ship2 flipped", 0)


@pytest.mark.clause("aoi.flip.still_there")
def test_a_flipped_counter_occupies_its_space_and_counts_for_the_limit() -> None:
    rival = acting("light_green", counters={"kassel/1": "B cotton1 flipped"})
    assert rival.why("build iron kassel/1 with light_green") == ["aoi.over.rival"]
    own = acting("light_green", counters={"kassel/1": "A cotton1 flipped"})
    assert own.why("build iron kassel/2 with light_green") == ["aoi.build.limit.small"]


@pytest.mark.clause("aoi.flip.still_there")
@pytest.mark.parametrize("side", ["", " flipped"])
def test_a_flipped_counter_counts_for_rail_income_and_points(side: str) -> None:
    counters = {"kassel/1": f"B cotton2{side}", "hannover/2": f"A cotton3{side}"}
    for money, points in ((0, 0), (1, 1)):
        table = acting(player={"cash": money}, counters=counters, railways={"hannover-kassel": "A"})
        assert table.player("A")["worth"] == 3 + points, "$2 + $1 + $1 of the railway make $4"
        assert table.player("B")["worth"] == 2


@pytest.mark.clause("aoi.flip.still_there")
def test_a_flipped_port_still_gives_access_to_the_track() -> None:
    table = acting("blue", player={"cash": 7, **MILL_TWO}, counters={"hamburg/1": "B port1 flipped"}, board=GERMANY)
    table.do("build cotton hamburg/3 with blue")
    assert (table.player("A")["cash"], table.position["coal"]["1"]) == (0, 1)


@pytest.mark.clause("aoi.flip.still_there")
def test_flipped_port_and_ship_still_carry() -> None:
    counters = {
        "new_york/3": "A cotton1",
        "new_york/1": "B port1 flipped",
        "long_island_sound/1": "B ship2 flipped",
        "new_haven/1": "C port1",
    }
    table = acting(board=NEW_ENGLAND, counters=counters)
    assert table.moves("sell") == ["sell new_york/3 to new_haven/1"]
    rebuilt = {**counters, "long_island_sound/1": "B ship4 rebuilt"}
    assert acting(board=NEW_ENGLAND, counters=rebuilt).moves("sell") == ["sell new_york/3 to new_haven/1"]


@pytest.mark.clause("aoi.flip.still_there")
def test_a_flipped_counter_is_still_a_counter_on_the_map() -> None:
    table = acting("cotton iron", counters={"essen/3": "A cotton1 flipped"})
    assert [move.split()[2] for move in table.moves("build iron")] == ["essen/4"], "reach of the second counter"
    assert "railway cologne-essen" in table.moves()
