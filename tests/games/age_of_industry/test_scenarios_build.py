"""The rulebooks' examples of building: cards, spaces, levels, prices (scenarios E01 to E10)."""

import pytest

from tests.games.age_of_industry.rounds import each, gone
from tests.games.age_of_industry.table import NEW_ENGLAND, Table, acting

SUPPLY = {"essen/1": "B coal1", "essen/3": "B iron1"}


def places(table: Table) -> set[str]:
    """Where something may be built with one card."""
    return {move.split()[2].partition("/")[0] for move in table.moves("build")}


def industries(table: Table, space: str) -> list[str]:
    """The industries that may be built on a space by both actions together."""
    return [move.split()[1] for move in table.moves("combine") if move.split()[2] == space]


@pytest.mark.clause("aoi.flow.first_round", "aoi.order.sort", "aoi.interest.amount", "aoi.loan.on_demand")
def test_e01_the_first_round() -> None:
    yellow, red = {"hand": ["cotton"]}, {"hand": ["iron"]}
    table = Table({"round": 1, "face_up": ["ship", "ship"], "players": {"A": yellow, "B": red}})
    table.do("build cotton leipzig/1 with cotton", "build iron stuttgart/2 with iron")
    assert (table.counter("leipzig/1"), table.counter("stuttgart/2")) == ("A cotton1", "B iron1 3")
    assert (each(table, "spent"), each(table, "loans"), each(table, "cash")) == ([4, 2, 0], [1, 1, 0], [6, 8, 0])
    assert table.turn == "C"
    table.do("take ship", "take ship", "draw red", "draw red")
    assert (table.position["order"], table.position["round"]) == (["C", "B", "A"], 2), "red before yellow"
    assert each(table, "cash") == [5, 7, 0]


@pytest.mark.clause("aoi.build.reach.rail", "aoi.build.card.industry")
def test_e02a_an_own_railway_leads_to_kassel() -> None:
    red = acting("cotton", counters={"kiel/1": "A port1"}, railways={"hannover-kassel": "A"})
    assert {"build cotton kassel/1 with cotton", "build cotton kassel/2 with cotton"} <= set(red.moves())
    green = acting("cotton", counters={"kiel/1": "A port1"}, railways={"hannover-kassel": "C"})
    assert green.moves("build") == []
    assert green.refuses("build cotton kassel/1 with cotton", "aoi.build.card.industry")


@pytest.mark.clause("aoi.build.reach.second", "aoi.build.reach.own_space")
def test_e02b_a_second_counter_in_a_large_place() -> None:
    counters = {"essen/1": "A coal1"}
    table = acting("coal cotton", counters=counters)
    cotton = ["build cotton essen/3 with cotton", "build cotton essen/4 with cotton"]
    assert table.moves("build") == [*cotton, "build coal essen/2 with coal"]
    table = acting("coal cotton", counters=counters, player={"display": gone("coal1")})
    assert table.moves("build") == [*cotton, "build coal essen/1 with coal", "build coal essen/2 with coal"]


@pytest.mark.clause("aoi.build.reach.ship", "aoi.build.reach.first")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_e03_a_ship_card(edition: str) -> None:
    def red(**counters: str) -> Table:
        spaces = {name.replace("__", "/"): words for name, words in counters.items()}
        return acting(
            "ship",
            board=NEW_ENGLAND,
            counters=spaces,
            player={"display": gone("ship0")},
            rules={"edition": edition},
        )

    move = "build ship massachusetts_bay/1 with ship"
    assert red(boston__1="A port1").moves("build") == [move]
    rival = red(boston__1="B port1", albany__1="A cotton1")
    assert move in rival.moves() if edition == "first" else rival.refuses(move, "aoi.build.reach.ship")
    assert move in red(boston__1="B port1").moves()


@pytest.mark.clause("aoi.build.card.location")
def test_e04_a_brown_card() -> None:
    table = acting("brown")
    assert places(table) == {"bohemia", "stuttgart", "augsburg", "munchen", "regensburg"}
    assert table.refuses("build cotton leipzig/1 with brown", "aoi.build.card.location")


@pytest.mark.clause("aoi.build.space.open")
def test_e05_cologne() -> None:
    for space in ("cologne/1", "cologne/2"):
        assert industries(acting("ship"), space) == ["cotton", "iron"], "level 0 is in the way"
        level = {"display": gone("factory0")}
        assert industries(acting("ship", player=level), space) == ["cotton", "iron"], "no cube is available"
        table = acting("ship", counters=SUPPLY, railways={"cologne-essen": "C"}, player=level)
        assert industries(table, space) == ["cotton", "factory", "iron"]
        assert table.refuses(f"combine coal {space}", "aoi.build.space.coal")
        assert table.refuses(f"combine port {space}", "aoi.build.space.port")


@pytest.mark.clause("aoi.build.space.coal")
def test_e06_belgium() -> None:
    railways = {"cologne-essen": "C", "belgium-cologne": "C"}
    table = acting("purple", counters=SUPPLY, railways=railways, player={"display": gone("factory0", "ship0")})
    assert industries(table, "belgium/1") == ["coal"]
    assert "build coal belgium/1 with purple" in table.moves()
    assert table.refuses("build iron belgium/1 with purple", "aoi.build.space.open")


@pytest.mark.clause("aoi.build.space.port")
def test_e07_kiel() -> None:
    table = acting("blue", player={"display": gone("factory0", "ship0")})
    assert industries(table, "kiel/1") == ["port"]
    assert "build port kiel/1 with blue" in table.moves()
    assert table.refuses("build cotton kiel/1 with blue", "aoi.build.space.open")


@pytest.mark.clause("aoi.build.space.ship", "aoi.build.card.location")
def test_e08_a_light_green_ship() -> None:
    move = "build ship gulf_of_maine/1 with light_green"
    red = {"display": gone("ship0")}
    table = acting("light_green", board=NEW_ENGLAND, counters={"portland/1": "B port1"}, player=red)
    assert table.do(move).counter("gulf_of_maine/1") == "A ship2"
    assert acting("light_green", board=NEW_ENGLAND, player=red).refuses(move, "aoi.build.space.ship")


@pytest.mark.clause("aoi.build.level.lowest")
def test_e09_the_lowest_level_first() -> None:
    hands = {"B": {"hand": ["ship"] * 4}, "C": {"hand": ["blue"] * 4}}
    table = acting("brown brown coal", players=hands, railways={"bohemia-regensburg": "C"})
    table.do("build cotton augsburg/1 with brown")
    assert table.counter("augsburg/1") == "A cotton1"
    assert table.player("A")["display"]["cotton1"] == 1
    table.do("develop cotton1", "discard coal", *["pass"] * 8, "build cotton regensburg/1 with brown")
    display = table.player("A")["display"]
    assert [display[face] for face in ("cotton1", "cotton2", "cotton3")] == [0, 1, 2]
    assert table.counter("regensburg/1") == "A cotton2"


@pytest.mark.clause("aoi.build.price")
@pytest.mark.parametrize(
    ("levels", "price", "coal", "iron"),
    [((), 4, 3, 3), (("cotton1",), 6, 2, 3), (("cotton1", "cotton2"), 12, 2, 2)],
)
def test_e10_the_price_of_cotton(levels: tuple[str, ...], price: int, coal: int, iron: int) -> None:
    table = acting("purple", counters=SUPPLY, player={"cash": 15, "display": gone(*levels)})
    table.do("build cotton essen/4 with purple")
    assert (each(table, "cash")[0], each(table, "spent")[0]) == (15 - price, price)
    assert (table.counter("essen/1"), table.counter("essen/3")) == (f"B coal1 {coal}", f"B iron1 {iron}")
