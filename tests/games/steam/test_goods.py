"""The goods phase and the locomotive (clauses 128 to 132)."""

from typing import Any

import pytest

from tests.games.steam.lattice import carrying, chain, row, start_of
from tests.games.steam.phases import each
from tests.games.steam.table import STANDARD, Table, moving

BOTH = pytest.mark.parametrize("rules", [{}, STANDARD])


def turns(table: Table, *moves: str) -> str:
    """The seats that make these moves, one after the other."""
    seats = ""
    for move in moves:
        seats += table.turn
        table.do(move)
    return seats


@BOTH
@pytest.mark.clause("steam.goods.rounds", "steam.std.goods")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_seat_acts_once_in_each_of_two_rounds(seats: int, rules: dict[str, object]) -> None:
    table = moving(seats=seats, rules=rules)
    assert turns(table, *["pass"] * seats) == "ABCDE"[:seats]
    assert (table.position["cycle"], table.position["phase"]) == (2, "move")
    assert turns(table, *["pass"] * (seats - 1)) == "ABCD"[: seats - 1]
    assert table.position["phase"] == "move"
    table.do("pass")
    assert (table.position["phase"], table.position["cycle"]) == ("capital" if rules else "actions", 1)


@pytest.mark.clause("steam.goods.rounds")
def test_an_operation_is_a_delivery_an_upgrade_or_a_pass() -> None:
    table = row("A", level=1, players={"A": {"locomotive": 1}})
    assert table.moves() == ["deliver t5 red", "upgrade", "pass"]
    table.do("upgrade")
    assert table.turn == "B"
    table = row("A", level=1).do("deliver t5 red", "points")
    assert table.turn == "B"


@pytest.mark.clause("steam.goods.rounds")
def test_nothing_else_is_done_in_the_goods_phase() -> None:
    table = moving()
    for move in ("stop", "lay c2 n-s", "take engineer", "income"):
        assert table.refuses(move, "steam.goods.rounds")


@pytest.mark.clause("steam.goods.order")
@pytest.mark.parametrize(("order", "holder", "then"), [("ABC", "C", "CAB"), ("BCA", "A", "ABC"), ("BCA", "C", "CBA")])
def test_the_first_move_tile_leads_both_rounds(order: str, holder: str, then: str) -> None:
    table = moving(order=list(order), tiles={holder: "first_move"})
    assert turns(table, *["pass"] * 6) == then * 2


@pytest.mark.clause("steam.goods.order")
def test_without_the_tile_the_order_is_that_of_the_turn() -> None:
    assert turns(moving(order=list("CAB")), *["pass"] * 6) == "CABCAB"


@BOTH
@pytest.mark.clause("steam.goods.upgrade", "steam.std.goods")
def test_an_upgrade_is_one_level_free_and_without_points(rules: dict[str, object]) -> None:
    table = moving(rules=rules, players={"A": {"cash": 3, "locomotive": 2}}).do("upgrade")
    player = table.player("A")
    assert (player["locomotive"], player["cash"], player["points"], player["income"]) == (3, 3, 0, 0)
    assert each(table, "locomotive") == [3, 1, 1]


@pytest.mark.clause("steam.goods.upgrade")
def test_a_second_upgrade_in_the_same_turn_is_refused() -> None:
    table = moving().do("upgrade", "pass", "upgrade")
    assert table.refuses("upgrade", "steam.goods.upgrade")
    assert (table.turn, table.moves()) == ("A", ["pass"])
    table.do("pass")
    assert (table.turn, table.moves()) == ("B", ["upgrade", "pass"])
    table.do("upgrade", "pass")
    assert each(table, "locomotive") == [2, 2, 2]
    assert each(table, "upgraded") == [False, False, False], "the next turn allows an upgrade again"


@pytest.mark.clause("steam.goods.upgrade")
@pytest.mark.parametrize("level", [5, 6])
def test_the_highest_level_is_six(level: int) -> None:
    table = moving(players={"A": {"locomotive": level}})
    if level == 6:
        assert table.refuses("upgrade", "steam.goods.upgrade")
        assert table.moves() == ["pass"]
    else:
        assert table.do("upgrade").player("A")["locomotive"] == 6


@BOTH
@pytest.mark.clause("steam.goods.upgrade")
def test_the_locomotive_tile_does_not_use_up_the_upgrade(rules: dict[str, object]) -> None:
    players = {seat: {"cash": 20} for seat in "ABC"}
    table = Table({"phase": "actions", "players": players}, rules=rules)
    table.do("take locomotive", "take engineer", "take turn_order", "stop", "stop", "stop", "upgrade")
    assert (table.player("A")["locomotive"], table.cash()) == (3, 20 if rules else 14)


@BOTH
@pytest.mark.clause("steam.goods.pass")
def test_passing_twice_changes_nothing(rules: dict[str, object]) -> None:
    table = row("AB", rules=rules)
    before = {key: table.position[key] for key in ("players", "goods", "bag", "links", "track", "supply")}
    table.do("pass", "pass", "pass", "pass", "pass")
    assert {key: table.position[key] for key in before} == before
    assert table.moves("pass") == ["pass"]


@pytest.mark.clause("steam.loco.reach")
@pytest.mark.parametrize("links", range(1, 7))
@pytest.mark.parametrize("level", range(1, 7))
def test_e17_a_cube_uses_as_many_links_as_the_level(level: int, links: int) -> None:
    table = row("A" * links, level=level)
    if links <= level:
        table.do(start_of("A" * links), "points")
        assert table.points() == links
    else:
        assert table.refuses(start_of("A" * links), "steam.loco.reach")


@pytest.mark.clause("steam.loco.reach")
@pytest.mark.parametrize("owners", ["AB", "BA", "A-", "-A"])
def test_links_of_others_and_unowned_links_count_for_the_reach(owners: str) -> None:
    assert start_of(owners) in row(owners, level=2).moves()
    assert row(owners, level=1).refuses(start_of(owners), "steam.loco.reach")


@pytest.mark.clause("steam.loco.reach")
def test_the_movers_level_counts_and_no_others() -> None:
    table = row("AA", level=1, players={"B": {"locomotive": 6}})
    assert table.refuses("deliver t4 red", "steam.loco.reach")
    table = row("BB", level=6, players={"B": {"locomotive": 1}}, turn="B")
    assert table.refuses("deliver t4 red", "steam.loco.reach")


@pytest.mark.clause("steam.loco.reach")
def test_the_reach_is_used_up_along_the_way() -> None:
    detour = ("t4 t5 A", "t5 red A", "t4 u4 A", "u4 u5 A", "u5 red A")
    position: dict[str, Any] = {"cities": {"t4": "grey"}, "goods": {"t4": "red"}}
    table = carrying(*detour, level=3, **position).do("deliver t4 red")
    assert table.moves() == ["via t4/se", "via t4/s"]
    assert carrying(*detour, level=2, **position).do("deliver t4 red").position["pending"] == ["next", "score A 2"]


@pytest.mark.clause("steam.goods.upgrade", "steam.loco.reach")
def test_e18_an_upgrade_in_the_second_round() -> None:
    table = carrying(
        *chain("AA"),
        cities={"t4": "grey"},
        goods={"t4": "red", "red": "blue"},
        level=5,
        tiles={"A": "locomotive", "B": "first_move", "C": "engineer"},
        round=10,
    )
    table.do("pass", "deliver t4 red", "points", "pass", "pass")
    assert table.moves() == ["upgrade", "pass"]
    table.do("upgrade")
    player = table.player("A")
    assert (player["locomotive"], player["points"], player["income"]) == (6, 2, 0)
    later = Table({"players": {"A": {"locomotive": 6, "cash": 50}}})
    assert later.refuses("take locomotive", "steam.action.t6.max")
