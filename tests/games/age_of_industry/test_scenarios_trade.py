"""The rulebooks' examples of selling, developing, drawing, turn order and the end (scenarios E19 to E24, E29)."""

from typing import Final

import pytest

from tests.games.age_of_industry.rounds import each, final, last_pass, ranking
from tests.games.age_of_industry.table import NEW_ENGLAND, Table, acting


def three_sales(market: str) -> Table:
    counters = {
        "leipzig/1": "A factory3",
        "berlin/1": "A cotton1",
        "magdeburg/1": "A cotton1",
        "danzig/1": "A port1",
        "hamburg/1": "B port1",
    }
    yellow = ("berlin-leipzig", "berlin-posen", "poland-posen", "danzig-posen")
    railways = dict.fromkeys(yellow, "B") | {"hannover-magdeburg": "A", "hamburg-hannover": "A"}
    return acting("ship", counters=counters, railways=railways, markets={"poland/market": market})


@pytest.mark.clause("aoi.sell.action", "aoi.sell.profit", "aoi.sell.port_one", "aoi.sell.market_kind")
def test_e19_three_sales() -> None:
    table = three_sales("goods")
    table.do("sell leipzig/1 to poland/market", "sell berlin/1 to danzig/1", "sell magdeburg/1 to hamburg/1")
    assert each(table, "cash") == [16 + 8 + 8 + 5, 5, 0]
    assert table.position["counters"] == {
        "hamburg/1": "B port1 flipped",
        "danzig/1": "A port1 flipped",
        "berlin/1": "A cotton1 flipped",
        "magdeburg/1": "A cotton1 flipped",
        "leipzig/1": "A factory3 flipped",
    }
    assert (table.position["markets"]["poland/market"], table.position["actions"]) == ("goods sold", 1)
    table = three_sales("cotton")
    assert not table.moves("sell leipzig/1")
    assert table.refuses("sell leipzig/1 to poland/market", "aoi.sell.market_kind")
    assert table.refuses("sell leipzig/1 to danzig/1", "aoi.sell.port_one")


@pytest.mark.clause("aoi.ship.market_open", "aoi.ship.flip", "aoi.sell.through_port")
def test_e20_a_port_or_the_market_of_a_ship() -> None:
    def red(**counters: str) -> Table:
        return acting(
            "ship",
            board=NEW_ENGLAND,
            counters={"lowell/1": "A cotton1", "boston/1": "B port1"}
            | {f"{sea}/1": words for sea, words in counters.items()},
            railways={"boston-lowell": "A"},
            markets={"massachusetts_bay/market": "cotton"},
            imports={"massachusetts_bay/import": 0},
        )

    table = red(massachusetts_bay="A ship2")
    assert table.moves("sell") == ["sell lowell/1 to boston/1", "sell lowell/1 to massachusetts_bay/market"]
    table.do("sell lowell/1 to massachusetts_bay/market")
    assert (table.counter("lowell/1"), table.counter("massachusetts_bay/1")) == (
        "A cotton1 flipped",
        "A ship2 flipped",
    )
    assert (table.position["markets"]["massachusetts_bay/market"], table.counter("boston/1")) == (
        "cotton sold",
        "B port1",
    )
    assert each(table, "cash") == [8 + 10, 0, 0]
    assert red().moves("sell") == ["sell lowell/1 to boston/1"]


@pytest.mark.clause("aoi.dev.zero", "aoi.dev.action")
def test_e21_two_developments() -> None:
    supply = {"essen/1": "B coal1", "essen/3": "B iron1"}
    hands = {"B": {"hand": ["ship"] * 2}, "C": {"hand": ["blue"] * 2}}
    table = acting("ship ship purple", counters=supply, players=hands)
    table.do("develop factory0", "discard ship", "develop factory0", "discard ship")
    display = table.player("A")["display"]
    assert [display[face] for face in ("factory0", "factory3", "factory5")] == [0, 2, 2]
    assert (table.position["discard"], table.hand("A"), table.turn) == (["ship", "ship"], ["purple"], "B")
    table.do("pass", "pass", "pass", "pass", "build factory essen/4 with purple")
    assert table.counter("essen/4") == "A factory3"


@pytest.mark.clause("aoi.order.sort", "aoi.order.tie")
def test_e22_the_new_turn_order() -> None:
    spent = {"A": 5, "B": 12, "C": 5, "D": 9}
    table = last_pass({"players": {seat: {"spent": dollars} for seat, dollars in spent.items()}}, seats=4)
    assert table.position["order"] == ["A", "C", "D", "B"], "blue, green, red, yellow"


COUNTERS: Final = {
    "frankfurt/1": "A factory3",
    "mannheim/1": "A coal2",
    "stuttgart/1": "A cotton2 flipped",
    "cologne/1": "A iron2 flipped",
    "frankfurt/2": "B cotton1 flipped",
    "cologne/2": "B cotton1 flipped",
    "saarbrucken/2": "B iron1 flipped",
    "augsburg/1": "B iron2 flipped",
}
RED: Final = {
    "frankfurt-mannheim": 5,
    "frankfurt-wurzburg": 5,
    "mannheim-stuttgart": 4,
    "france-mannheim": 4,
    "stuttgart-wurzburg": 4,
}
YELLOW: Final = {
    "cologne-frankfurt": 6,
    "cologne-saarbrucken": 5,
    "belgium-cologne": 5,
    "augsburg-munchen": 3,
    "augsburg-regensburg": 3,
    "augsburg-nuremberg": 3,
}


@pytest.mark.clause("aoi.score.rail", "aoi.score.counters", "aoi.score.cash", "aoi.score.winner")
def test_e23_the_final_scoring() -> None:
    railways = dict.fromkeys(RED, "A") | dict.fromkeys(YELLOW, "B")
    table = final({"counters": COUNTERS, "railways": railways})
    assert each(table, "cash") == [22, 25, 0]
    assert each(table, "points") == [4 + 9, 5 + 5, 0]
    assert ranking(table) == "ABC"
    without = final({"counters": COUNTERS})
    assert each(without, "points") == [9, 5, 0]
    for line, dollars in {**RED, **YELLOW}.items():
        assert each(final({"counters": COUNTERS, "railways": {line: "C"}}), "cash") == [0, 0, dollars]


@pytest.mark.clause("aoi.draw.limit")
def test_e24_a_hand_of_eight() -> None:
    table = acting("ship ship ship ship red red red red", face_up=["coal", "brown"]).do("take brown", "draw blue")
    assert (len(table.hand("A")), table.position["actions"]) == (9, 1)
    assert (table.position["face_up"], table.moves("take")) == (["coal", "blue"], [])


@pytest.mark.clause("aoi.end.trigger", "aoi.end.faceup")
def test_e29_the_end() -> None:
    hands = {"A": {"hand": ["coal"] * 3}, "B": {"hand": ["red"] * 3}}
    table = last_pass({"deck": 0, "face_up": ["blue", "brown"], "players": hands})
    assert (table.turn, table.position["face_up"], len(table.hand("A"))) == ("over", ["blue", "brown"], 3)
    hands["C"] = {"hand": ["ship"] * 2}
    assert last_pass({"deck": 0, "face_up": ["blue", "brown"], "players": hands}).turn == "A"
