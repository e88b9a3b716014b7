"""Spaces, limits, levels and prices (clauses 49 to 61)."""

from typing import Any

import pytest

from tests.games.age_of_industry.table import GERMANY, NEW_ENGLAND, Table, acting

DEVELOPED = {"factory0": 0, "ship0": 0}
EVERY_COLOUR = "brown light_green purple blue yellow red"


def industries(table: Table, space: str) -> set[str]:
    """The industries that can be built on a space, with any card or both actions."""
    return {move.split()[1] for move in table.moves("build", "combine") if move.split()[2] == space}


def with_everything(board: str = GERMANY, **position: Any) -> Table:
    """A has every location card, and no level 0 is left."""
    return acting(EVERY_COLOUR, board=board, player={"display": DEVELOPED}, **position)


@pytest.mark.clause("aoi.build.space.open")
def test_e05_an_open_space_takes_mill_factory_and_works() -> None:
    cubes = {"essen/1": "B coal1", "essen/3": "B iron1"}
    for space in ("cologne/1", "cologne/2"):
        table = with_everything(counters=cubes, railways={"cologne-essen": "B"})
        assert industries(table, space) == {"cotton", "factory", "iron"}
        for other, clause in (("coal", "coal"), ("port", "port"), ("ship", "ship")):
            assert table.refuses(f"build {other} {space} with purple", f"aoi.build.space.{clause}")
            assert table.refuses(f"combine {other} {space}", f"aoi.build.space.{clause}")


@pytest.mark.clause("aoi.build.space.coal", "aoi.build.space.open")
def test_e06_a_coal_space_takes_a_mine_alone() -> None:
    table = with_everything()
    assert industries(table, "belgium/1") == {"coal"}
    for other, clause in (("cotton", "open"), ("factory", "open"), ("iron", "open"), ("port", "port")):
        assert table.refuses(f"build {other} belgium/1 with purple", f"aoi.build.space.{clause}")
        assert table.why(f"combine {other} belgium/1") == [f"aoi.build.space.{clause}"], "cubes are not chosen"
    mines = {move.split()[2] for move in table.moves("build coal")}
    assert mines == {
        *("poland/1", "breslau/1", "breslau/2", "chemnitz/1", "mannheim/1", "essen/1", "essen/2"),
        *("belgium/1", "saarbrucken/1", "bohemia/1"),
    }


@pytest.mark.clause("aoi.build.space.port")
def test_e07_a_port_space_takes_a_port_alone() -> None:
    table = with_everything()
    assert industries(table, "kiel/1") == {"port"}
    for other, clause in (("cotton", "open"), ("coal", "coal"), ("iron", "open"), ("factory", "open")):
        assert table.refuses(f"build {other} kiel/1 with blue", f"aoi.build.space.{clause}")
    ports = {move.split()[2] for move in table.moves("build port")}
    assert ports == {
        *("kiel/1", "hamburg/1", "hamburg/2", "bremen/1", "rostock/1", "stettin/1", "danzig/1", "danzig/2"),
    }


@pytest.mark.clause("aoi.build.space.ship")
def test_a_ship_space_takes_a_ship_alone_and_needs_a_port() -> None:
    table = with_everything(NEW_ENGLAND, counters={"portland/1": "B port1"})
    assert industries(table, "gulf_of_maine/1") == {"ship"}
    for other, clause in (("cotton", "open"), ("port", "port"), ("coal", "coal")):
        assert table.refuses(f"build {other} gulf_of_maine/1 with light_green", f"aoi.build.space.{clause}")
    assert {move.split()[2] for move in table.moves("build ship", "combine ship")} == {"gulf_of_maine/1"}


@pytest.mark.clause("aoi.build.space.ship")
def test_e08_without_a_port_no_card_builds_a_ship() -> None:
    player = {"display": DEVELOPED}
    ways = ("build ship gulf_of_maine/1 with light_green", "build ship gulf_of_maine/1 with ship")
    table = acting("light_green ship", board=NEW_ENGLAND, player=player, counters={"boston/1": "B port1"})
    for way in (*ways, "combine ship gulf_of_maine/1"):
        assert table.refuses(way, "aoi.build.space.ship")
    for port in ("B port1", "B port1 flipped", "C port2", "A port1"):
        for place in ("portland/1", "salem/1"):
            counters = {place: port, "albany/1": "A cotton1"}
            table = acting("light_green ship", board=NEW_ENGLAND, player=player, counters=counters)
            assert {ways[0], "combine ship gulf_of_maine/1"} <= set(table.moves())
            assert (ways[1] in table.moves()) == (port[0] == "A")


@pytest.mark.clause("aoi.build.space.single")
def test_an_occupied_space_is_taken() -> None:
    table = acting(
        "light_green", player={"display": {"cotton1": 0}}, counters={"kassel/1": "B cotton1", "kassel/2": "C iron1"}
    )
    assert table.refuses("build iron kassel/1 with light_green", "aoi.over.rival")
    assert table.refuses("build cotton kassel/1 with light_green", "aoi.over.rival")
    assert table.refuses("build iron kassel/2 with light_green", "aoi.over.higher")
    assert table.refuses("combine iron kassel/1", "aoi.over.rival")
    own = acting("light_green", counters={"kassel/1": "A cotton1"})
    assert own.refuses("build cotton kassel/1 with light_green", "aoi.over.higher")


@pytest.mark.clause("aoi.build.limit.small")
@pytest.mark.parametrize(
    ("first", "second", "card"),
    [
        ("kassel/1", "kassel/2", "light_green"),
        ("munchen/1", "munchen/3", "brown"),
        ("munchen/3", "munchen/2", "brown"),
    ],
)
def test_one_space_in_a_place_of_up_to_three(first: str, second: str, card: str) -> None:
    table = acting(
        f"{card} iron", counters={first: "A cotton1"}, railways={"augsburg-munchen": "A", "erfurt-kassel": "A"}
    )
    for way in (f"build iron {second} with {card}", f"build iron {second} with iron", f"combine iron {second}"):
        assert table.refuses(way, "aoi.build.limit.small")
        assert table.why(way) == ["aoi.build.limit.small"]
    rival = acting(f"{card} iron", counters={first: "B cotton1"})
    assert f"build iron {second} with {card}" in rival.moves()


@pytest.mark.clause("aoi.build.limit.small")
def test_the_limit_is_one_for_other_seats_too() -> None:
    players = {"B": {"hand": ["light_green"]}}
    table = Table({"turn": "B", "players": players, "counters": {"kassel/1": "B cotton1", "frankfurt/1": "A cotton1"}})
    assert table.refuses("build iron kassel/2 with light_green", "aoi.build.limit.small")
    assert "build iron frankfurt/2 with light_green" in table.moves()


@pytest.mark.clause("aoi.build.limit.large")
def test_two_spaces_in_a_place_of_four() -> None:
    table = acting("red red", player={"cash": 20}, counters={"berlin/1": "A cotton1", "berlin/4": "B cotton1"})
    table.do("build iron berlin/2 with red")
    assert table.counter("berlin/2") == "A iron1 3"
    assert table.why("build iron berlin/3 with red") == ["aoi.build.limit.large"]
    table = acting("red", counters={"berlin/1": "A cotton1", "berlin/3": "A iron1 flipped"})
    assert table.refuses("combine iron berlin/2", "aoi.build.limit.large")


@pytest.mark.ruling("R07")
@pytest.mark.clause("aoi.build.limit.counting")
def test_flipped_counters_count_and_rivals_do_not() -> None:
    flipped = acting("light_green", counters={"kassel/1": "A cotton1 flipped"})
    assert flipped.refuses("build iron kassel/2 with light_green", "aoi.build.limit.small")
    rivals = {"berlin/1": "B cotton1", "berlin/2": "B iron1", "berlin/3": "C cotton1"}
    assert "build iron berlin/4 with red" in acting("red", counters=rivals).moves()


@pytest.mark.clause("aoi.build.limit.counting")
def test_building_over_an_own_counter_does_not_raise_the_count() -> None:
    counters = {"berlin/1": "A iron1", "berlin/2": "A cotton1"}
    player = {"display": {"cotton1": 0}}
    table = acting(
        "red red", player=player, counters={**counters, "breslau/1": "B coal1"}, railways={"berlin-breslau": "B"}
    )
    assert {move.split()[2] for move in table.moves("build cotton berlin")} == {"berlin/1", "berlin/2"}
    table.do("build cotton berlin/1 with red")
    assert table.counter("berlin/1") == "A cotton2"
    assert table.refuses("build iron berlin/3 with red", "aoi.build.limit.large")


@pytest.mark.clause("aoi.build.limit.counting")
def test_building_over_a_rivals_counter_raises_the_count() -> None:
    position: dict[str, Any] = {"coal": {"1": 0, "2": 0, "3": 0}, "player": {"display": {"coal1": 0}}}
    mine = {"chemnitz/1": "B coal1 flipped"}
    free = acting("red", counters=mine, **position)
    assert "build coal chemnitz/1 with red" in free.moves()
    full = acting("red", counters={**mine, "chemnitz/2": "A cotton1"}, **position)
    assert full.why("build coal chemnitz/1 with red") == ["aoi.build.limit.small"]
    large = {"essen/1": "B coal1 flipped", "essen/3": "A cotton1"}
    assert "build coal essen/1 with purple" in acting("purple", counters=large, **position).moves()
    filled = acting("purple", counters={**large, "essen/4": "A iron1"}, **position)
    assert filled.why("build coal essen/1 with purple") == ["aoi.build.limit.large"]


@pytest.mark.clause("aoi.build.level.lowest")
def test_e09_the_lowest_level_left_is_laid() -> None:
    table = acting("cotton cotton").do("build cotton kassel/1 with cotton")
    assert (table.counter("kassel/1"), table.player("A")["display"]["cotton1"]) == ("A cotton1", 1)
    left = {"cotton1": 0, "cotton2": 1, "cotton3": 2}
    port: dict[str, Any] = {"counters": {"hamburg/1": "B port1"}}
    table = acting("blue", player={"display": left}, **port).do("build cotton hamburg/3 with blue")
    assert table.counter("hamburg/3") == "A cotton2"
    assert [table.player("A")["display"][face] for face in left] == [0, 0, 2]
    skipped = acting("blue", player={"display": {"cotton1": 0, "cotton2": 0}}, **port)
    assert skipped.do("build cotton hamburg/3 with blue").counter("hamburg/3") == "A cotton3"
    later = acting("blue", player={"display": {"cotton3": 0}}, **port)
    assert later.do("build cotton hamburg/3 with blue").counter("hamburg/3") == "A cotton1"


@pytest.mark.clause("aoi.build.level.lowest")
def test_the_own_display_counts_not_a_rivals() -> None:
    players = {"B": {"hand": ["light_green"], "display": {"iron1": 0}}, "A": {"display": {"iron1": 1}}}
    position: dict[str, Any] = {"turn": "B", "players": players, "counters": {"mannheim/1": "C coal1 2"}}
    table = Table(position).do("build iron mannheim/2 with light_green")
    assert table.counter("mannheim/2") == "B iron2 4"
    assert (table.player("B")["display"]["iron2"], table.player("A")["display"]["iron1"]) == (1, 1)


@pytest.mark.clause("aoi.build.level.lowest")
def test_without_a_counter_left_the_industry_cannot_be_built() -> None:
    nothing = {"port1": 0, "port2": 0, "port3": 0}
    table = acting("port blue", player={"display": nothing})
    assert table.moves("build port", "combine port") == []
    assert table.why("build port kiel/1 with port") == ["aoi.build.level.lowest"]
    one = acting("port", player={"display": {**nothing, "port3": 1}}, counters={"hamburg/1": "B port1"})
    assert "build port hamburg/2 with port" in one.moves()


@pytest.mark.ruling("R18")
@pytest.mark.clause("aoi.build.level.zero")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_level_zero_blocks_its_industry(edition: str) -> None:
    rules: dict[str, object] = {"edition": edition}
    cubes: dict[str, Any] = {"counters": {"hamburg/1": "B port1"}, "rules": rules}
    for left in (2, 1):
        table = acting("factory blue", player={"display": {"factory0": left}}, **cubes)
        assert table.moves("build factory", "combine factory") == []
        assert table.why("build factory hamburg/3 with blue") == ["aoi.build.level.zero"]
        assert table.why("combine factory hamburg/3") == ["aoi.build.level.zero"]
    table = acting("factory blue", player={"display": {"factory0": 0}}, **cubes)
    assert table.do("build factory hamburg/3 with blue").counter("hamburg/3") == "A factory3"


@pytest.mark.ruling("R18")
@pytest.mark.clause("aoi.build.level.zero", "aoi.setup.display")
def test_the_one_ship_of_level_zero_blocks_ships() -> None:
    port: dict[str, Any] = {"board": NEW_ENGLAND, "counters": {"boston/1": "A port1"}}
    table = acting("ship", **port)
    assert table.why("build ship massachusetts_bay/1 with ship") == ["aoi.build.level.zero"]
    table = acting("ship ship", **port).do("develop ship0", "build ship massachusetts_bay/1 with ship")
    assert table.counter("massachusetts_bay/1") == "A ship2"


@pytest.mark.ruling("R43")
@pytest.mark.clause("aoi.build.price")
@pytest.mark.parametrize(
    ("industry", "level", "money", "coal", "iron"),
    [
        ("cotton", 1, 4, 0, 0),
        ("cotton", 2, 6, 1, 0),
        ("cotton", 3, 12, 1, 1),
        ("factory", 3, 8, 1, 1),
        ("factory", 5, 15, 1, 1),
        ("iron", 1, 2, 0, 0),
        ("iron", 2, 4, 1, 0),
        ("iron", 3, 7, 1, 0),
        ("coal", 1, 1, 0, 0),
        ("coal", 2, 3, 0, 0),
        ("coal", 3, 6, 0, 1),
        ("port", 1, 2, 0, 0),
        ("port", 2, 4, 1, 0),
        ("port", 3, 7, 1, 1),
    ],
)
def test_e10_the_cost_of_every_counter(industry: str, level: int, money: int, coal: int, iron: int) -> None:
    """Each cube is taken from a mine or works at the place itself, so the price is the printed one."""
    lower = {f"{industry}{step}": 0 for step in range(level) if f"{industry}{step}" in acting().player("A")["display"]}
    cubes = {"chemnitz/1": "B coal1 3", "berlin/1": "C iron1 3", "danzig/1": "C port1"}
    railways = dict.fromkeys(
        ["chemnitz-leipzig", "berlin-leipzig", "berlin-stettin", "danzig-stettin", "berlin-breslau"], "B"
    )
    space = {"coal": "breslau/2", "port": "stettin/1"}.get(industry, "leipzig/1")
    table = acting("red", player={"cash": money, "display": lower}, counters=cubes, railways=railways)
    table.do(f"combine {industry} {space}")
    laid = table.counter(space)
    assert laid is not None and laid.split()[1] == f"{industry}{level}"
    assert (table.player("A")["cash"], table.player("A")["loans"], table.player("A")["spent"]) == (0, 0, money)
    assert table.counter("chemnitz/1") == f"B coal1 {3 - coal}"
    assert table.counter("berlin/1") == f"C iron1 {3 - iron}"


@pytest.mark.clause("aoi.build.price")
@pytest.mark.parametrize(("level", "money", "iron"), [(2, 6, 0), (4, 12, 1)])
def test_the_cost_of_ships(level: int, money: int, iron: int) -> None:
    display = {f"ship{lower}": 0 for lower in (0, 2) if lower < level}
    counters = {"new_york/1": "A port1", "new_york/3": "B iron1 3"}
    table = acting("ship", board=NEW_ENGLAND, player={"cash": money, "display": display}, counters=counters)
    table.do("build ship new_york_bight/1 with ship")
    assert (table.counter("new_york_bight/1"), table.player("A")["cash"]) == (f"A ship{level}", 0)
    assert table.counter("new_york/3") == f"B iron1 {3 - iron}"
    assert table.position["imports"]["new_york_bight/import"] == 4 - 1


@pytest.mark.clause("aoi.build.price.affordable")
def test_money_never_forbids_a_build_but_a_missing_cube_does() -> None:
    display = {"cotton1": 0, "cotton2": 0}
    table = acting("blue", player={"display": display}, counters={"hamburg/1": "B port1"})
    table.do("build cotton hamburg/3 with blue")
    player = table.player("A")
    assert (player["loans"], player["cash"], player["spent"]) == (2, 6, 14)
    rich = acting("blue", player={"cash": 100, "display": {"cotton1": 0}}, counters={"kiel/1": "B port1"})
    assert rich.why("build cotton hamburg/3 with blue") == ["aoi.track.access"]


@pytest.mark.clause("aoi.build.placed")
@pytest.mark.parametrize(
    ("move", "price", "laid"),
    [
        ("build cotton hamburg/3 with blue", 4, "A cotton1"),
        ("build iron hamburg/3 with blue", 2, "A iron1 3"),
        ("build port hamburg/2 with blue", 2, "A port1"),
    ],
)
def test_a_new_counter_lies_unflipped_and_earns_nothing(move: str, price: int, laid: str) -> None:
    market = {"poland/market": "both"}
    table = acting("blue", player={"cash": 10}, counters={"hamburg/1": "B port1"}, markets=market).do(move)
    assert table.counter(move.split()[2]) == laid
    assert [table.player(seat)["cash"] for seat in "ABC"] == [10 - price, 0, 0]
    assert table.player("A")["spent"] == price
