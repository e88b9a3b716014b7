"""The rulebooks' examples of cubes, tracks, loans, railways and ships (scenarios E11 to E18, E25 to E28, E30)."""

import pytest

from tests.games.age_of_industry.rounds import each, gone
from tests.games.age_of_industry.scenes import FULL
from tests.games.age_of_industry.table import NEW_ENGLAND, Table, acting


@pytest.mark.clause("aoi.supply.route", "aoi.supply.any_owner")
def test_e11_polish_coal_for_magdeburg() -> None:
    railways = {"berlin-magdeburg": "A", "berlin-posen": "B", "poland-posen": "B"}
    counters = {"poland/1": "B coal1 3", "kiel/1": "A port1"}
    table = acting("cotton", counters=counters, railways=railways, player={"display": gone("cotton1")})
    table.do("build cotton magdeburg/1 with cotton")
    assert (table.counter("magdeburg/1"), table.counter("poland/1")) == ("A cotton2", "B coal1 2")
    assert (each(table, "spent"), each(table, "cash"), each(table, "loans")) == ([6, 0, 0], [4, 0, 0], [1, 0, 0])


def regensburg() -> Table:
    railways = {
        "bohemia-regensburg": "B",
        "munchen-regensburg": "A",
        "augsburg-regensburg": "C",
        "augsburg-stuttgart": "C",
        "mannheim-stuttgart": "A",
    }
    counters = {
        "bohemia/1": "B coal1 1",
        "mannheim/1": "A coal1",
        "munchen/1": "A iron1 1",
        "augsburg/1": "C iron1 1",
    }
    return acting("brown", counters=counters, railways=railways, player={"display": gone("factory0")})


@pytest.mark.clause("aoi.supply.nearest", "aoi.supply.tie", "aoi.flip.empty", "aoi.build.limit.small")
def test_e12_a_factory_in_regensburg() -> None:
    table = regensburg().do("build factory regensburg/1 with brown")
    assert table.counter("bohemia/1") == "B coal1 flipped", "the nearest coal is taken automatically"
    assert table.counter("mannheim/1") == "A coal1 3"
    assert table.moves() == ["iron from augsburg/1", "iron from munchen/1"]
    table.do("iron from munchen/1")
    assert (table.counter("munchen/1"), table.counter("augsburg/1")) == ("A iron1 flipped", "C iron1 1")
    assert (table.counter("regensburg/1"), each(table, "spent")) == ("A factory3", [8, 0, 0])
    assert (each(table, "cash"), each(table, "loans")) == ([10 - 8 + 5, 4, 0], [1, 0, 0])
    table = regensburg()
    assert table.refuses("build factory munchen/2 with brown", "aoi.build.limit.small")
    assert "build factory munchen/1 with brown" in table.moves()


@pytest.mark.clause("aoi.track.access", "aoi.track.any_port")
def test_e13_the_way_to_france() -> None:
    def red(place: str, railways: dict[str, str]) -> Table:
        player = {"display": gone("cotton1")}
        table = acting("light_green", railways={"france-mannheim": "C", **railways}, player=player)
        return table.do(f"build cotton {place} with light_green") if place else table

    for table in (red("mannheim/2", {}), red("frankfurt/1", {"frankfurt-mannheim": "B"})):
        assert (each(table, "spent")[0], table.position["coal"]) == (6 + 1, {**FULL, "1": 1})
    assert red("", {}).refuses("build cotton frankfurt/1 with light_green", "aoi.track.access")


@pytest.mark.clause("aoi.cubes.placed")
def test_e14_cubes_on_new_counters() -> None:
    table = acting("purple purple", player={"display": gone("iron1")}).do("build coal essen/1 with purple")
    assert table.counter("essen/1") == "A coal1 3"
    table.do("build iron essen/3 with purple")
    assert table.counter("essen/3") == "A iron2 4"
    assert (table.position["coal"], table.position["iron"]) == (FULL, FULL)


@pytest.mark.clause("aoi.track.fill.amount", "aoi.track.fill.pay")
def test_e15_a_mine_fills_the_track() -> None:
    table = acting(
        "yellow",
        counters={"stettin/1": "C port1"},
        railways={"breslau-posen": "B", "posen-stettin": "B"},
        coal={"1": 0, "2": 1},
        player={"cash": 3, "display": gone("coal1")},
    )
    table.do("build coal breslau/1 with yellow")
    assert (table.counter("breslau/1"), table.position["coal"]) == ("A coal2 1", FULL)
    assert (each(table, "cash"), each(table, "loans")[0], each(table, "spent")[0]) == ([4, 0, 0], 0, 3)


@pytest.mark.clause("aoi.flip.empty")
def test_e16_the_last_cube_of_another() -> None:
    table = acting("purple", counters={"essen/1": "B coal1 1"}, player={"display": gone("cotton1")})
    table.do("build cotton essen/3 with purple")
    assert (table.counter("essen/1"), each(table, "cash"), table.turn) == ("B coal1 flipped", [4, 4, 0], "A")


@pytest.mark.clause("aoi.over.own", "aoi.build.space.port")
def test_e17_building_over_own_counters() -> None:
    counters = {"essen/4": "A cotton1", "kiel/1": "A port1", "essen/1": "B coal1", "essen/3": "B iron1"}
    table = acting("factory cotton", counters=counters, player={"display": gone("factory0", "cotton1")})
    assert table.refuses("build cotton kiel/1 with cotton", "aoi.build.space.open")
    assert table.refuses("build factory kiel/1 with factory", "aoi.build.space.open")
    table.do("build factory essen/4 with factory")
    assert (table.counter("essen/4"), table.counter("kiel/1")) == ("A factory3", "A port1")


@pytest.mark.clause("aoi.rail.ends", "aoi.rail.track", "aoi.track.spent")
def test_e18_a_railway_to_bohemia() -> None:
    table = acting(
        "ship", counters={"augsburg/1": "A iron1"}, railways={"augsburg-regensburg": "A"}, player={"cash": 5}
    )
    table.do("railway bohemia-regensburg")
    assert (table.counter("augsburg/1"), table.position["coal"]) == ("A iron1 2", {**FULL, "1": 1})
    assert (each(table, "cash")[0], each(table, "spent")[0], table.position["iron"]) == (3, 2, FULL)


@pytest.mark.clause("aoi.loan.same_turn", "aoi.flip.by_track")
def test_e25_borrowed_and_repaid_in_one_turn() -> None:
    players = {"C": {"hand": ["brown"]}}
    table = Table({"turn": "C", "actions": 1, "players": players, "coal": {"1": 0, "2": 1}})
    table.do("build coal bohemia/1 with brown")
    assert (each(table, "cash")[2], each(table, "loans")[2]) == (9 + 4 + 4, 1)
    assert (table.counter("bohemia/1"), table.position["coal"], table.turn) == ("C coal1 flipped", FULL, "C")
    table.do("repay")
    assert (each(table, "cash")[2], each(table, "loans")[2], table.position["round"]) == (7, 0, 3)


@pytest.mark.clause("aoi.map.pennsylvania", "aoi.supply.route")
def test_e26_no_way_through_pennsylvania() -> None:
    railways = {"new_york-pennsylvania": "B", "albany-pennsylvania": "B"}
    counters = {"new_york/3": "B iron1", "pennsylvania/1": "C coal1"}

    def blue(**more: str) -> Table:
        spaces = {**counters, **{name.replace("__", "/"): words for name, words in more.items()}}
        level = gone("cotton1", "cotton2")
        return acting("blue", board=NEW_ENGLAND, counters=spaces, railways=railways, player={"display": level})

    assert blue().refuses("build cotton albany/1 with blue", "aoi.map.pennsylvania")
    nearer = blue(pennsylvania__4="C iron1").do("build cotton albany/1 with blue")
    assert (nearer.counter("pennsylvania/4"), nearer.counter("new_york/3")) == ("C iron1 2", "B iron1 3")
    table = blue().do("build cotton pennsylvania/3 with blue")
    assert (table.counter("new_york/3"), table.counter("pennsylvania/1")) == ("B iron1 2", "C coal1 2")


@pytest.mark.clause("aoi.ship.import_placed", "aoi.ship.self_coal", "aoi.ship.import_to_track")
def test_e27_a_first_ship() -> None:
    table = acting(
        "ship",
        board=NEW_ENGLAND,
        counters={"boston/1": "A port1"},
        coal={"1": 1},
        player={"cash": 6, "display": gone("ship0")},
    )
    table.do("build ship massachusetts_bay/1 with ship")
    assert table.position["imports"]["massachusetts_bay/import"] == 3 - 1 - 1
    assert (table.position["coal"], each(table, "cash")[0], each(table, "spent")[0]) == (FULL, 1, 6)


@pytest.mark.clause("aoi.ship.rebuild")
def test_e28_a_rebuilt_ship() -> None:
    table = acting(
        "ship",
        board=NEW_ENGLAND,
        counters={"boston/1": "B port1", "massachusetts_bay/1": "A ship2 flipped"},
        markets={"massachusetts_bay/market": "goods sold"},
        player={"cash": 14, "display": gone("ship0", "ship2")},
    )
    table.do("build ship massachusetts_bay/1 with ship")
    assert table.counter("massachusetts_bay/1") == "A ship4 rebuilt"
    assert table.position["imports"]["massachusetts_bay/import"] == 0
    assert table.position["markets"]["massachusetts_bay/market"] == "goods sold"
    assert (table.position["coal"]["1"], table.position["iron"]["1"]) == (1, 1)
    assert (each(table, "cash")[0], each(table, "spent")[0], each(table, "worth")[0]) == (0, 14, 4)


@pytest.mark.clause("aoi.rail.first", "aoi.rail.later", "aoi.rail.track")
def test_e30_railways_out_of_essen() -> None:
    table = acting("ship", counters={"essen/1": "A coal1"}, player={"cash": 5}).do("railway cologne-essen")
    assert (each(table, "cash")[0], table.counter("essen/1")) == (4, "A coal1 3")
    assert table.refuses("railway belgium-cologne", "aoi.rail.later")
    table.do("railway essen-holland")
    assert (each(table, "cash")[0], each(table, "spent")[0]) == (2, 1 + 1 + 1)
    assert (table.counter("essen/1"), table.position["iron"]) == ("A coal1 2", {**FULL, "1": 1})
