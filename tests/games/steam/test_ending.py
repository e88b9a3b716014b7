"""The next order, the end and the final score (clauses 158 to 164)."""

from typing import Any

import pytest

from tests.games.steam.lattice import LATTICE, chain, net
from tests.games.steam.phases import SUPPLY, each, ended, ranking, settled
from tests.games.steam.table import STANDARD, at

BOTH = pytest.mark.parametrize("rules", [{}, STANDARD])
TEN = (*chain("AAAAAA"), "yellow u1 A", "u1 u2 A", "u2 u3 A", "u3 u4 A")
TILES = ("turn_order", "first_move", "engineer", "first_build", "city_growth", "locomotive", "urbanization")


def final(**player: Any) -> int:
    """The final figures of A."""
    return ended(players={"A": {"cash": 30, **player}}).points()


@pytest.mark.clause("steam.next.order")
@pytest.mark.parametrize(
    ("tiles", "order"),
    [("6473", "DBAC"), ("7654", "DCBA"), ("1345", "ABCD"), ("5173", "BDAC"), ("4613", "CDAB"), ("6472", "DBAC")],
)
def test_the_next_order_is_that_of_the_tiles(tiles: str, order: str) -> None:
    held = {seat: TILES[int(tile) - 1] for seat, tile in zip("ABCD", tiles, strict=True)}
    table = settled(seats=4, order="DABC", tiles=held)
    assert table.position["order"] == list(order)
    assert (table.turn, table.position["phase"]) == (order[0], "actions")


@pytest.mark.clause("steam.next.order")
def test_e23_next_order() -> None:
    """Stan, Marc, Didier and Fred are A, B, C and D."""
    tiles = {"A": "locomotive", "B": "first_build", "C": "urbanization", "D": "first_move"}
    table = settled(seats=4, order="DABC", tiles=tiles)
    assert table.position["order"] == ["D", "B", "A", "C"]


@BOTH
@pytest.mark.clause("steam.next.prepare")
def test_all_tiles_come_back_and_the_turn_marker_moves_on(rules: dict[str, object]) -> None:
    table = settled(rules=rules, round=4, players={seat: {"cash": 20} for seat in "ABC"}, supply=SUPPLY)
    assert (table.position["round"], each(table, "tile")) == (5, [None, None, None])
    if rules:
        table.do("capital 0", "capital 0", "capital 0", "free_pass", "pass", "pass")
    assert table.moves() == [f"take {tile}" for tile in TILES]


@BOTH
@pytest.mark.clause("steam.next.prepare")
def test_nothing_else_is_reset(rules: dict[str, object]) -> None:
    position: dict[str, Any] = {
        "track": {at(0, 1): "n-s", at(1, 0): "se-nw"},
        "links": {"city_a/se": "A city_d/nw"},
        "incomplete": {"city_a/s": "B c2/s"},
        "goods": {"city_a": "red"},
        "grown": ["city_c"],
        "supply": SUPPLY,
        "new_cities": {"town_u": "red"},
    }
    players = {seat: {"cash": 20, "points": 3, "locomotive": 2} for seat in "ABC"}
    table = settled(rules=rules, players=players, **position)
    assert {key: table.position[key] for key in position} == position
    assert (each(table, "cash"), each(table, "points")) == ([18 if rules else 20] * 3, [3, 3, 3])
    assert each(table, "locomotive") == [2, 2, 2]


@BOTH
@pytest.mark.clause("steam.final.income_pos", "steam.std.same")
@pytest.mark.parametrize(("income", "points"), [(5, 2), (1, 0), (10, 5), (2, 1), (3, 1), (0, 0)])
def test_two_steps_of_income_are_a_point(income: int, points: int, rules: dict[str, object]) -> None:
    table = ended(rules=rules, players={"A": {"income": income, "cash": 9}})
    assert (table.points(), table.player("A")["worth"]) == (points, points)


@BOTH
@pytest.mark.clause("steam.final.income_neg", "steam.std.same")
@pytest.mark.parametrize(("income", "points"), [(-2, 16), (-1, 18), (-10, 0), (0, 20)])
def test_a_step_of_debt_costs_two_points(income: int, points: int, rules: dict[str, object]) -> None:
    assert ended(rules=rules, players={"A": {"income": income, "cash": 11, "points": 20}}).points() == points


@pytest.mark.ruling("R27")
@pytest.mark.clause("steam.final.income_neg")
def test_r27_the_final_score_may_be_negative() -> None:
    position = net("t4 t5 A", "t5 red A")
    table = ended(board=LATTICE, players={"A": {"income": -3, "cash": 3, "points": 1}}, **position)
    assert table.points() == 1 - 6 + 2
    assert final(income=-10, points=0) == -20


@pytest.mark.clause("steam.final.income_pos", "steam.final.income_neg")
@pytest.mark.parametrize(("income", "change"), [(5, 2), (-2, -4), (0, 0)])
def test_e24_income_to_points(income: int, change: int) -> None:
    assert final(income=income, points=10) == 10 + change


@pytest.mark.clause("steam.final.income_neg")
def test_income_is_settled_in_the_last_turn_before_it_is_scored() -> None:
    table = ended(players={"A": {"income": -1, "cash": 0, "points": 10}})
    assert (table.points(), table.income(), table.cash()) == (6, -2, 4)


@BOTH
@pytest.mark.clause("steam.final.links", "steam.std.same")
def test_every_completed_link_is_a_point_and_no_other(rules: dict[str, object]) -> None:
    position = net(*TEN, "u4 u5 B", "u5 blue -", open_ends=("v2 v3 A", "v3 v4 A", "v1 v2 A"))
    players = {seat: {"cash": 9} for seat in "ABC"}
    table = ended(rules=rules, board=LATTICE, players=players, **position)
    assert each(table, "points") == [10, 1, 0]


@pytest.mark.clause("steam.final.links")
def test_a_link_of_any_length_is_worth_one_point() -> None:
    table = ended(
        track={at(0, 1): "n-s", at(0, 2): "n-s", "town_t": "n", at(1, 0): "se-nw"},
        links={"city_a/s": "A town_t/n", "city_a/se": "B city_d/nw"},
    )
    assert each(table, "points") == [1, 1, 0]


@pytest.mark.clause("steam.final.links")
def test_e25_final_score() -> None:
    table = ended(board=LATTICE, players={"A": {"points": 37, "income": -1, "cash": 5}}, **net(*TEN))
    assert table.points() == 45


@BOTH
@pytest.mark.clause("steam.final.nothing_else")
@pytest.mark.parametrize("more", [{"cash": 500}, {"cash": 20, "locomotive": 6}])
def test_money_and_locomotives_are_worth_nothing(more: dict[str, int], rules: dict[str, object]) -> None:
    poor = ended(rules=rules, players={"A": {"points": 7, "income": 4, "cash": 20}})
    rich = ended(rules=rules, players={"A": {"points": 7, "income": 4, **more}})
    assert poor.points() == rich.points() == 9


@pytest.mark.clause("steam.final.nothing_else")
def test_cubes_are_worth_nothing() -> None:
    table = ended(goods={"city_a": "red red"}, supply=SUPPLY)
    assert each(table, "points") == [0, 0, 0]


@BOTH
@pytest.mark.clause("steam.final.tie", "steam.std.same")
def test_the_most_points_win(rules: dict[str, object]) -> None:
    players = {
        "A": {"points": 44, "income": 6, "cash": 20},
        "B": {"points": 45, "income": 6, "cash": 20},
        "C": {"points": 50, "cash": 20},
    }
    table = ended(rules=rules, players=players)
    assert (each(table, "points"), ranking(table)) == ([47, 48, 50], "CBA")


@BOTH
@pytest.mark.clause("steam.final.tie")
def test_equal_points_go_to_the_higher_income(rules: dict[str, object]) -> None:
    players = {
        "A": {"points": 44, "income": 2, "cash": 9},
        "B": {"points": 44, "income": 3, "cash": 9},
        "C": {"points": 45, "cash": 9},
    }
    table = ended(rules=rules, players=players)
    assert (each(table, "points"), ranking(table)) == ([45, 45, 45], "BAC")


@BOTH
@pytest.mark.ruling("R36")
@pytest.mark.clause("steam.final.tie", "steam.std.values")
@pytest.mark.parametrize(("tiles", "then"), [("641", "CBA"), ("146", "ABC"), ("375", "ACB"), ("614", "BCA")])
def test_r36_then_to_the_lower_tile_of_the_last_turn(tiles: str, then: str, rules: dict[str, object]) -> None:
    held = {seat: TILES[int(tile) - 1] for seat, tile in zip("ABC", tiles, strict=True)}
    players = {seat: {"points": 45, "income": 2, "cash": 9} for seat in "ABC"}
    table = ended(rules=rules, tiles=held, players=players)
    assert ranking(table) == then
    assert sorted(table.game.law.places(table.state)) == [1, 2, 3], "exactly one winner"
