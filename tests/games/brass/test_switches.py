"""The switches, each in a position in which its value makes a difference."""

from typing import Any

import pytest

from ironmaster.games.brass.rules import SWITCHES
from tests.games.brass.play import draw_cards, last_card, pass_action
from tests.games.brass.table import Table


def alone(hand: list[str], rules: dict[str, object], **position: Any) -> Table:
    """A to act with this hand and the other given fields."""
    player = {"hand": hand, **position.pop("player", {})}
    return Table({"players": {"A": player}, **position}, rules=rules)


@pytest.mark.parametrize("number", range(12))
def test_every_switch_is_known_with_its_default_first(number: int) -> None:
    known = [
        ("by", ("rulings", "letter"), "R46"),
        ("dm_bonus", ("income_spaces", "cash"), "R01"),
        ("cover_scarcity", ("both", "either"), "R02"),
        ("rail_coal", ("min_end", "chosen_end"), "R03"),
        ("first_build", ("empty_board", "once"), "R06"),
        ("virtual_link", ("reached", "own"), "R47"),
        ("virtual_two_way", (True, False), "R07"),
        ("canal_tile_is_network", (False, True), "R09"),
        ("port_cover", ("slot_order", "always"), "R16"),
        ("port_sales", ("next_action", "next_round"), "R45"),
        ("insolvency", ("waive", "debt"), "R10"),
        ("tie_income", ("pounds", "space"), "R13"),
    ]
    assert len(SWITCHES) == len(known)
    assert tuple(SWITCHES[number]) == (*known[number], ())


@pytest.mark.clause("brass.sell.distant_payment")
@pytest.mark.parametrize(
    ("rules", "income", "cash"),
    [({}, 17, 30), ({"dm_bonus": "income_spaces"}, 17, 30), ({"dm_bonus": "cash"}, 15, 32)],
)
def test_dm_bonus(rules: dict[str, object], income: int, cash: int) -> None:
    table = alone(["coal"] * 2, rules, tiles={"preston/2": "A cotton1", "preston/1": "B port1"})
    table.do("sell preston/2 to market", "market 2")
    assert (table.player("A")["income"], table.player("A")["cash"]) == (income, cash)
    assert table.player("A")["spent"] == 0


def covering(rules: dict[str, object], coal: int, other: str) -> Table:
    tiles = {"wigan/1": "B coal2 flipped", "bury/1": other}
    return alone(["wigan"] * 2, rules, player={"piles": {"coal": "coal3"}}, tiles=tiles, coal=coal)


@pytest.mark.clause("brass.cover.opponent_scarcity")
@pytest.mark.parametrize(
    ("coal", "other"), [(1, "C coal2 flipped"), (0, "C coal2 1")], ids=["cube on the track", "cube on the board"]
)
def test_cover_scarcity_with_one_source_left(coal: int, other: str) -> None:
    both = covering({}, coal, other)
    assert both.refuses("build coal wigan/1 with wigan", "brass.cover.opponent_scarcity")
    assert covering({"cover_scarcity": "both"}, coal, other).moves("build coal wigan/1") == []
    either = covering({"cover_scarcity": "either"}, coal, other).do("build coal wigan/1 with wigan")
    assert either.tile("wigan/1") == "A coal3 4"
    assert (either.player("A")["cash"], either.player("A")["spent"]) == (21, 9)
    assert either.player("B")["income"] == 10


@pytest.mark.clause("brass.cover.opponent_scarcity")
@pytest.mark.parametrize("value", ["both", "either"])
def test_cover_scarcity_with_no_or_both_sources(value: str) -> None:
    table = covering({"cover_scarcity": value}, 0, "C coal2 flipped")
    assert table.do("build coal wigan/1 with wigan").tile("wigan/1") == "A coal3 4"
    full = covering({"cover_scarcity": value}, 1, "C coal2 1")
    assert full.refuses("build coal wigan/1 with wigan", "brass.cover.opponent_scarcity")


@pytest.mark.clause("brass.cover.opponent_scarcity")
def test_cover_scarcity_either_for_iron() -> None:
    tiles = {"bolton/3": "B iron2 flipped", "bolton/1": "C coal2 2"}
    rest: dict[str, Any] = {"player": {"piles": {"iron": "iron3"}}, "tiles": tiles, "iron": 4}
    assert alone(["bolton"] * 2, {}, **dict(rest)).moves("build iron") == []
    table = alone(["bolton"] * 2, {"cover_scarcity": "either"}, **dict(rest)).do("build iron bolton/3 with bolton")
    assert table.tile("bolton/3") == "A iron3 1"
    assert table.player("A")["cash"] == 30 - 9 + 2 + 2 + 1 + 1


def rail_at_bolton(rules: dict[str, object], bolton: str = "B coal2 3") -> Table:
    tiles = {"bolton/1": bolton, "bury/1": "C coal2 3", "manchester/1": "A cotton2"}
    return alone(["port"] * 2, rules, era="rail", tiles=tiles, links={"bury-manchester": "D"}, player={"cash": 5})


@pytest.mark.clause("brass.link.rail_coal_source")
def test_rail_coal_from_the_mine_nearest_to_either_end() -> None:
    table = rail_at_bolton({}).do("link bolton-manchester")
    assert (table.tile("bolton/1"), table.tile("bury/1")) == ("B coal2 2", "C coal2 3")
    assert table.position["links"] == {"bolton-manchester": "A", "bury-manchester": "D"}
    assert (table.player("A")["cash"], table.player("A")["spent"]) == (0, 5)


@pytest.mark.clause("brass.link.rail_coal_source")
def test_rail_coal_from_the_mine_nearest_to_the_chosen_end() -> None:
    table = rail_at_bolton({"rail_coal": "chosen_end"}).do("link bolton-manchester")
    assert table.moves() == ["coal from bolton/1", "coal from bury/1"]
    table.do("coal from bury/1")
    assert (table.tile("bolton/1"), table.tile("bury/1")) == ("B coal2 3", "C coal2 2")
    assert table.position["links"]["bolton-manchester"] == "A"
    assert (table.player("A")["cash"], table.player("A")["spent"]) == (0, 5)


@pytest.mark.clause("brass.link.rail_coal_source", "brass.link.rail_coal_track")
def test_a_chosen_end_without_a_mine_does_not_open_the_track() -> None:
    table = rail_at_bolton({"rail_coal": "chosen_end"}, "B coal2 flipped").do("link bolton-manchester")
    assert table.tile("bury/1") == "C coal2 2"
    assert table.position["coal"] == 8
    tiles = {"bolton/1": "B coal2 3", "manchester/1": "A cotton2", "warrington_runcorn/2": "C port2"}
    links = {"manchester-warrington_runcorn": "D"}
    port = alone(["port"] * 2, {"rail_coal": "chosen_end"}, era="rail", tiles=tiles, links=links, player={"cash": 5})
    port.do("link bolton-manchester")
    assert (port.tile("bolton/1"), port.position["coal"]) == ("B coal2 2", 8)


@pytest.mark.clause("brass.coal.nearest")
def test_rail_coal_does_not_touch_builds() -> None:
    tiles = {"bolton/1": "B coal2 3", "bury/1": "C coal2 3"}
    rest: dict[str, Any] = {"tiles": tiles, "links": {"bolton-bury": "D"}, "player": {"piles": {"iron": "iron2"}}}
    table = alone(["bolton"] * 2, {"rail_coal": "chosen_end"}, **rest).do("build iron bolton/3 with bolton")
    assert (table.tile("bolton/1"), table.tile("bury/1")) == ("B coal2 2", "C coal2 3")


def at_rail_start(rules: dict[str, object]) -> Table:
    """A builds a first tile in the last canal round with an industry card; no piece of A's is left in the rail era."""
    players = {"A": {"hand": ["cotton"] * 2, "piles": {"port": "port2"}}, "B": {}}
    table = Table({"players": players, "round": 8, "pile": 0}, rules=rules)
    assert len(table.places("build cotton")) == 13
    table.do("build cotton oldham/1 with cotton")
    assert table.moves("build") == [], "one tile stands, no canal leads away"
    table.do("pass")
    assert (table.position["era"], table.position["tiles"]) == ("rail", {})
    draw_cards(table, {"A": ["port"]})
    for _ in range(6):
        pass_action(table)
    assert (table.turn, table.position["round"]) == ("A", 1)
    return table


@pytest.mark.clause("brass.build.card.first_build")
def test_first_build_comes_back_with_an_empty_board() -> None:
    for rules in ({}, {"first_build": "empty_board"}):
        table = at_rail_start(dict(rules))
        assert "build port fleetwood/1 with port" in table.moves()
        table.do("build port fleetwood/1 with port")
        assert table.tile("fleetwood/1") == "A port2"


@pytest.mark.clause("brass.build.card.first_build")
def test_first_build_once_does_not_come_back() -> None:
    table = at_rail_start({"first_build": "once"})
    assert [move for move in table.moves("build") if move.endswith("with port")] == []
    assert table.refuses("build port fleetwood/1 with port", "brass.build.card.network_rail")


@pytest.mark.clause("brass.build.card.first_build")
@pytest.mark.parametrize(
    ("begun", "value", "allowed"),
    [
        (False, "empty_board", True),
        (True, "empty_board", True),
        (False, "once", True),
        (True, "once", False),
    ],
)
def test_first_build_on_an_empty_board(begun: bool, value: str, allowed: bool) -> None:
    rest: dict[str, Any] = {"era": "rail", "player": {"begun": begun, "piles": {"port": "port2"}}}
    table = alone(["port"] * 2, {"first_build": value}, **rest)
    everywhere = ["ellesmere_port/1", "fleetwood/1", "lancaster/1", "liverpool/1", "liverpool/2", "liverpool/4"]
    everywhere += ["preston/1", "warrington_runcorn/2"]
    assert table.moves("build") == [f"build port {slot} with port" for slot in everywhere if allowed]
    if not allowed:
        assert table.refuses("build port liverpool/1 with port", "brass.build.card.network_rail")


@pytest.mark.clause("brass.build.card.virtual_link")
@pytest.mark.parametrize(
    ("rules", "allowed"), [({}, True), ({"virtual_two_way": True}, True), ({"virtual_two_way": False}, False)]
)
def test_virtual_two_way_decides_from_birkenhead_to_liverpool(rules: dict[str, object], allowed: bool) -> None:
    links = {"birkenhead-ellesmere_port": "A"}
    table = alone(["port"] * 2, rules, era="rail", links=links, player={"piles": {"port": "port2"}})
    assert table.places("build port") == ({"liverpool", "ellesmere_port"} if allowed else {"ellesmere_port"})
    if allowed:
        table.do("build port liverpool/2 with port")
        assert table.tile("liverpool/2") == "A port2"
        assert table.player("A")["cash"] == 23
    else:
        assert table.refuses("build port liverpool/2 with port", "brass.build.card.network_rail")


@pytest.mark.clause("brass.build.card.virtual_link")
@pytest.mark.parametrize("value", [True, False])
def test_virtual_link_always_leads_to_birkenhead(value: bool) -> None:
    links = {"liverpool-wigan": "A", "birkenhead-ellesmere_port": "B", "ellesmere_port-warrington_runcorn": "B"}
    links["warrington_runcorn-wigan"] = "C"
    rest: dict[str, Any] = {"tiles": {"wigan/1": "D coal2 2"}, "player": {"piles": {"shipyard": "shipyard2"}}}
    table = alone(["shipyard"] * 2, {"virtual_two_way": value}, era="rail", links=links, **rest)
    table.do("build shipyard birkenhead/1 with shipyard")
    assert table.tile("birkenhead/1") == "A shipyard2 flipped"
    assert (table.tile("wigan/1"), table.player("A")["cash"]) == ("D coal2 1", 30 - 25 - 1)


@pytest.mark.clause("brass.build.card.network_canal")
@pytest.mark.parametrize(
    ("rules", "allowed"),
    [({}, False), ({"canal_tile_is_network": False}, False), ({"canal_tile_is_network": True}, True)],
)
def test_canal_tile_is_network(rules: dict[str, object], allowed: bool) -> None:
    table = alone(["coal"] * 2, rules, tiles={"bolton/1": "A coal1 1"}, player={"piles": {"coal": "coal2"}})
    if not allowed:
        assert table.moves("build") == []
        assert table.refuses("build coal bolton/1 with coal", "brass.build.card.network_canal")
    else:
        assert table.moves("build") == ["build coal bolton/1 with coal"]
        table.do("build coal bolton/1 with coal")
        assert table.tile("bolton/1") == "A coal2 3"
        assert table.player("A")["cash"] == 23


def insolvent(rules: dict[str, object], income: int, cash: int, **position: Any) -> Table:
    """Round 3 begins; A has this income and cash."""
    players = {"A": {"hand": ["coal"], "income": income, "cash": cash}, "B": {"hand": ["iron"] * 2}}
    return Table({"players": players, "turn": "B", "actions": 1, "pile": 0, **position}, rules=rules).do("pass")


@pytest.mark.clause("brass.income.insolvent")
@pytest.mark.parametrize(("rules", "cash"), [({}, 0), ({"insolvency": "waive"}, 0), ({"insolvency": "debt"}, -5)])
def test_insolvency(rules: dict[str, object], cash: int) -> None:
    table = insolvent(rules, 2, 3)
    assert table.player("A")["cash"] == cash
    assert (table.turn, table.position["round"]) == ("A", 3)


@pytest.mark.clause("brass.income.insolvent")
def test_debt_comes_only_when_no_tile_is_left() -> None:
    table = insolvent({"insolvency": "debt"}, 2, 1, tiles={"bury/1": "A coal1 2"})
    assert table.turn == "A"
    assert table.moves() == ["liquidate bury/1"]
    table.do("liquidate bury/1")
    assert table.player("A")["cash"] == 1 + 2 - 8


@pytest.mark.clause("brass.income.insolvent", "brass.income.liquidate_minimal")
def test_a_debtor_with_income_keeps_his_tiles() -> None:
    table = insolvent({"insolvency": "debt"}, 15, -5, tiles={"bury/1": "A coal1 2"})
    assert table.turn == "A"
    assert table.position["phase"] == "actions"
    assert table.player("A")["cash"] == -2
    assert table.tile("bury/1") == "A coal1 2"
    even = insolvent({"insolvency": "debt"}, 10, -5, tiles={"bury/1": "A coal1 2"})
    assert (even.position["phase"], even.player("A")["cash"]) == ("actions", -5)


@pytest.mark.clause("brass.income.insolvent", "brass.develop.iron")
def test_a_debtor_may_take_free_actions() -> None:
    rules: dict[str, object] = {"insolvency": "debt"}
    table = alone(["coal"] * 2, rules, player={"cash": -5}, tiles={"preston/3": "B iron1 4"})
    table.do("develop cotton", "stop")
    assert (table.player("A")["cash"], table.tile("preston/3")) == (-5, "B iron1 3")
    assert table.player("A")["piles"]["cotton"] == 11
    dear = alone(["coal"] * 2, rules, player={"cash": -5})
    assert dear.refuses("develop cotton", "brass.develop.iron")


@pytest.mark.clause("brass.score.cash", "brass.income.insolvent")
def test_debt_costs_no_points() -> None:
    table = last_card("rail", players={"A": {"cash": -25, "points": 7}}, rules={"insolvency": "debt"})
    assert table.player("A")["points"] == 7


@pytest.mark.clause("brass.end.tie_income")
@pytest.mark.parametrize(("rules", "first"), [({}, 1), ({"tie_income": "pounds"}, 1), ({"tie_income": "space"}, 0)])
def test_tie_income(rules: dict[str, object], first: int) -> None:
    players = {
        "A": {"points": 80, "income": 33, "cash": 4},
        "B": {"points": 80, "income": 31, "cash": 5},
        "C": {"points": 79, "income": 99, "cash": 9},
        "D": {"points": 80, "income": 30, "cash": 9},
    }
    table = last_card("rail", players=players, rules=rules)
    assert table.game.law.ranking(table.state) == [first, 1 - first, 3, 2]
