"""The points of a delivery (clauses 145 to 149)."""

import pytest

from tests.games.steam.lattice import row, start_of
from tests.games.steam.phases import each
from tests.games.steam.table import STANDARD


@pytest.mark.clause("steam.points.count")
@pytest.mark.parametrize("owners", ["A", "AAAAAA", "AB", "AAABB", "ABCABC", "ABC---", "CA"])
@pytest.mark.parametrize("rules", [{}, STANDARD])
def test_every_owner_has_a_point_for_each_used_link(owners: str, rules: dict[str, object]) -> None:
    table = row(owners, rules=rules).do(start_of(owners))
    while "points" in table.moves():
        table.do("points")
    assert each(table, "points") == [owners.count(seat) for seat in "ABC"]
    assert (each(table, "income"), table.turn) == ([0, 0, 0], "B")


@pytest.mark.clause("steam.points.choice")
@pytest.mark.parametrize(("choice", "income", "points"), [("income", 4, 5), ("points", 1, 8)])
def test_all_points_go_to_income_or_all_to_points(choice: str, income: int, points: int) -> None:
    table = row("AAA", players={"A": {"income": 1, "points": 5}}).do("deliver t3 red")
    assert table.moves() == ["income", "points"]
    for other in ("pass", "upgrade", "deliver t3 red"):
        assert table.refuses(other, "steam.points.choice")
    table.do(choice)
    assert (table.income(), table.points(), table.turn) == (income, points, "B")


@pytest.mark.clause("steam.points.choice")
@pytest.mark.parametrize(("first", "second"), [("income", "points"), ("points", "income"), ("income", "income")])
def test_every_scorer_chooses_for_itself(first: str, second: str) -> None:
    table = row("AAB").do("deliver t3 red", first)
    assert table.turn == "B"
    table.do(second)
    assert each(table, first)[0] == 2
    assert each(table, second)[1] == 1
    assert sum(each(table, "income")) + sum(each(table, "points")) == 3


@pytest.mark.clause("steam.points.choice", "steam.points.count")
def test_e21_a_shared_delivery() -> None:
    table = row("AABAB", level=5).do(start_of("AABAB"), "income")
    assert (table.turn, table.income()) == ("B", 3)
    table.do("points")
    assert (each(table, "income"), each(table, "points")) == ([3, 0, 0], [0, 2, 0])


@pytest.mark.ruling("R42")
@pytest.mark.clause("steam.points.order")
@pytest.mark.parametrize(
    ("order", "owners", "mover", "first_move", "then"),
    [
        ("ABCD", "CBDC", "C", "", "CBD"),
        ("ABCD", "CDBC", "C", "", "CBD"),
        ("DCBA", "CDBC", "C", "", "CDB"),
        ("BADC", "ABCD", "A", "", "ABDC"),
        ("ABCD", "DABD", "D", "D", "DAB"),
        ("ABCD", "ADBA", "A", "D", "ABD"),
    ],
)
def test_r42_the_mover_chooses_first_and_the_others_in_order(
    order: str, owners: str, mover: str, first_move: str, then: str
) -> None:
    tiles = {first_move: "first_move"} if first_move else {}
    levels = {seat: {"locomotive": 4} for seat in "ABCD"}
    table = row(owners, seats=4, level=4, order=list(order), turn=mover, players=levels, tiles=tiles)
    table.do(start_of(owners))
    asked = ""
    while "points" in table.moves():
        asked += table.turn
        table.do("points")
    assert asked == then


@pytest.mark.ruling("R25")
@pytest.mark.clause("steam.points.cap")
@pytest.mark.parametrize(("before", "after"), [(6, 9), (7, 10), (8, 10), (9, 10), (-10, -7)])
def test_r25_income_ends_at_ten_and_the_excess_is_lost(before: int, after: int) -> None:
    table = row("AAA", players={"A": {"income": before, "points": 4}}).do("deliver t3 red", "income")
    assert (table.income(), table.points()) == (after, 4)


@pytest.mark.ruling("R25")
@pytest.mark.clause("steam.points.cap")
def test_r25_at_the_top_points_are_the_only_choice() -> None:
    table = row("AAA", players={"A": {"income": 10, "points": 4}}).do("deliver t3 red")
    assert (table.income(), table.points(), table.turn, table.moves("income")) == (10, 7, "B", [])
    table = row("ABC", players={"B": {"income": 10}, "C": {"income": 9}}).do("deliver t3 red")
    assert (table.turn, each(table, "points")) == ("A", [0, 0, 0])
    table.do("income")
    assert (table.turn, each(table, "points"), each(table, "income")) == ("C", [0, 1, 0], [1, 10, 9])
    assert table.do("income").income("C") == 10


@pytest.mark.clause("steam.points.track")
@pytest.mark.parametrize(("before", "links", "after"), [(49, 5, 54), (99, 3, 102), (49, 1, 50), (149, 6, 155)])
def test_points_have_no_upper_limit(before: int, links: int, after: int) -> None:
    table = row("A" * links, players={"A": {"points": before}}).do(start_of("A" * links), "points")
    assert table.points() == after
