"""Paying and borrowing in the base game (clauses 18 to 25)."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.steam.table import A_TO_T, Table, at, built, later, lay, moving


def payer(cash: int, income: int = 0, points: int = 0) -> Table:
    """A build in which a seat has laid a first tile, with this much money; tiles cost 2 to 5."""
    table = built(("A", [lay(0, 1, "0-3")]))
    return later(table, players={"A": {"cash": cash, "income": income, "points": points}})


def figures(table: Table, seat: str = "A") -> tuple[int, int, int]:
    """Income, points and cash."""
    return table.income(seat), table.points(seat), table.cash(seat)


def taking(level: int, **player: Any) -> Table:
    """A chooses an action tile; the Locomotive costs four more than the level that it reaches."""
    return Table({"players": {"A": {"locomotive": level, **player}}})


@pytest.mark.ruling("R01")
@pytest.mark.clause("steam.pay.moment")
def test_r01_each_tile_is_paid_when_it_is_laid() -> None:
    table = built(("A", [lay(0, 1, "0-3")]), players={"A": {"cash": 0}})
    seen = []
    for move in (lay(0, 2, "0-3"), lay(0, 3, "0 3"), lay(0, 4, "0-3")):
        seen.append(figures(table.do(move)))
    assert seen == [(-1, 0, 2), (-2, 0, 4), (-2, 0, 2)], "tiles for 3, 3 and 2 dollars"


@pytest.mark.clause("steam.pay.moment")
def test_action_tiles_are_paid_when_they_are_taken() -> None:
    table = taking(1, cash=8).do("take locomotive")
    assert (figures(table), table.turn) == ((0, 0, 2), "B")
    table = taking(1, cash=8).do("take urbanization")
    assert figures(table) == (0, 0, 8), "it is still to be decided"
    assert figures(table.do("pay")) == (0, 0, 2)


@pytest.mark.clause("steam.borrow.when")
def test_loans_are_only_for_payments_that_need_them() -> None:
    game = Table().game
    verbs = {game.actions.text(action).split()[0] for action in range(len(game.actions))}
    assert not verbs & {"borrow", "loan", "capital"}
    assert figures(payer(3).do(lay(0, 2, "0-3"))) == (0, 0, 0), "cash covers it to the last dollar"
    assert figures(payer(0).do("stop")) == (0, 0, 0)


@pytest.mark.clause("steam.borrow.when")
@pytest.mark.parametrize(
    ("table", "moves", "left"),
    [
        (lambda: taking(1, cash=1), ["take locomotive"], (-1, 0, 0)),
        (lambda: taking(1, cash=1), ["take urbanization", "pay"], (-1, 0, 0)),
        (lambda: Table({"phase": "opening"}), ["bid 5", "pass", "pass"], (-1, 0, 0)),
        (lambda: payer(0), [lay(0, 2, "0-3")], (-1, 0, 2)),
        (lambda: moving(cycle=2, players={"A": {"income": -3}}), ["pass", "pass", "pass"], (-4, 0, 2)),
    ],
)
def test_every_payment_that_cash_does_not_cover_is_borrowed_for(
    table: Callable[[], Table], moves: list[str], left: tuple[int, int, int]
) -> None:
    assert figures(table().do(*moves)) == left


@pytest.mark.clause("steam.borrow.when")
def test_city_growth_is_borrowed_for_too() -> None:
    table = Table({"supply": ["red red", *[""] * 11]}).do("take city_growth", "pay")
    assert figures(table) == (-1, 0, 3)


@pytest.mark.clause("steam.borrow.cashfirst")
def test_all_cash_is_used_first() -> None:
    assert figures(taking(1, cash=4).do("take locomotive")) == (-1, 0, 3), "six dollars, two of them missing"
    assert figures(taking(1, cash=1).do("take locomotive")) == (-1, 0, 0), "five missing"


@pytest.mark.clause("steam.borrow.rate")
def test_each_loan_gives_five_and_costs_a_step_of_income() -> None:
    assert figures(taking(4, cash=0, income=3).do("take locomotive")) == (1, 0, 1), "nine dollars"
    assert figures(taking(4, cash=0, income=3, points=7).do("take locomotive")) == (1, 7, 1)
    assert figures(taking(5, cash=0, income=-5).do("take locomotive")) == (-7, 0, 0), "ten dollars"


@pytest.mark.clause("steam.borrow.minimum")
@pytest.mark.parametrize(
    ("level", "cash", "loans", "left"),
    [(1, 1, 1, 0), (1, 0, 2, 4), (1, 2, 1, 1), (5, 0, 2, 0), (4, 0, 2, 1), (3, 0, 2, 2), (2, 0, 2, 3), (1, 5, 1, 4)]
    + [(1, 6, 0, 0), (1, 7, 0, 1)],
)
def test_the_fewest_possible_loans_are_taken(level: int, cash: int, loans: int, left: int) -> None:
    assert figures(taking(level, cash=cash).do("take locomotive")) == (-loans, 0, left)
    assert left <= 4


@pytest.mark.clause("steam.borrow.vp")
def test_at_the_bottom_a_loan_costs_two_points() -> None:
    assert figures(taking(4, cash=1, income=-10, points=6).do("take locomotive")) == (-10, 2, 2), "eight missing"
    assert figures(taking(4, cash=0, income=-9, points=5).do("take locomotive")) == (-10, 3, 1), "nine missing"
    assert figures(taking(1, cash=1, income=-10, points=2).do("take locomotive")) == (-10, 0, 0)


@pytest.mark.clause("steam.borrow.vp")
def test_income_goes_before_points_even_by_a_single_step() -> None:
    assert figures(taking(1, cash=1, income=-9, points=20).do("take locomotive")) == (-10, 20, 0)
    assert figures(taking(5, cash=0, income=-8, points=20).do("take locomotive")) == (-10, 20, 0)


@pytest.mark.ruling("R02")
@pytest.mark.clause("steam.borrow.refuse")
@pytest.mark.parametrize(("points", "offered"), [(0, False), (1, False), (2, True), (3, True)])
def test_r02_at_the_bottom_a_loan_takes_two_points_or_is_refused(points: int, offered: bool) -> None:
    table = payer(0, -10, points)
    assert (lay(0, 2, "0-3") in table.moves()) == offered
    if offered:
        assert figures(table.do(lay(0, 2, "0-3"))) == (-10, points - 2, 2)
    else:
        assert table.refuses(lay(0, 2, "0-3"), "steam.borrow.optional")
        assert table.moves() == ["stop"]


@pytest.mark.clause("steam.borrow.refuse")
def test_the_last_step_of_income_can_still_be_borrowed_on() -> None:
    assert figures(payer(0, -9).do(lay(0, 2, "0-3"))) == (-10, 0, 2)


@pytest.mark.ruling("R03")
@pytest.mark.clause("steam.borrow.optional")
def test_r03_moves_that_loans_cannot_cover_are_not_offered() -> None:
    table = payer(1, -10)
    assert table.moves() == ["stop"]
    for move in (lay(0, 2, "0-3"), lay(0, 5, "3-0")):
        assert table.refuses(move, "steam.borrow.optional")
    broke = {"cash": 1, "income": -10}
    supply = ["red red", *[""] * 11]
    table = Table({"players": {"A": broke}, "supply": supply})
    assert table.refuses("take locomotive", "steam.action.t6.max")
    for tile in ("city_growth", "urbanization"):
        table = Table({"players": {"A": broke}, "supply": supply}).do(f"take {tile}")
        assert table.moves() == ["pass"]
        assert table.refuses("pay", "steam.borrow.optional")


@pytest.mark.clause("steam.borrow.optional")
def test_exactly_affordable_moves_are_offered() -> None:
    table = payer(2, -10)
    offered = table.moves("lay")
    assert lay(0, 5, "3-0") in offered, "two dollars on a plain hex"
    assert table.refuses(lay(0, 2, "0-3"), "steam.borrow.optional")
    table.do(lay(0, 5, "3-0"))
    assert (figures(table), table.moves()) == ((-10, 0, 0), ["stop"])
    broke = {"cash": 6, "income": -10}
    assert Table({"players": {"A": broke}}).do("take urbanization").moves() == ["pay", "pass"]
    assert Table({"players": {"A": {**broke, "cash": 5}}}).do("take urbanization").moves() == ["pass"]


@pytest.mark.clause("steam.borrow.optional")
def test_unaffordable_tiles_are_not_offered() -> None:
    """With three dollars and no loans: straights on plain or river hexes, no crossings, no hills."""
    table = payer(3, -10)
    hexes = {move.split()[1] for move in table.moves("lay")}
    assert at(0, 2) in hexes
    assert not {at(-1, 1), at(1, 1)} & hexes
    assert not any("+" in move for move in table.moves("lay"))


@pytest.mark.clause("steam.borrow.optional")
def test_only_the_income_phase_ruins() -> None:
    table = moving(cycle=2, players={"A": {"income": -10, "cash": 9}}).do("pass", "pass", "pass")
    assert table.player("A")["out"] == 1
    table = moving(cycle=2, players={"A": {"income": -10, "cash": 10}}).do("pass", "pass", "pass")
    assert table.player("A")["out"] == 0


@pytest.mark.clause("steam.borrow.when", "steam.pay.moment")
def test_the_builder_alone_pays() -> None:
    table = built(A_TO_T, turn="B", players={"B": {"cash": 0}}, cash=7).do(lay(1, 0, "5-2"))
    assert [figures(table, seat) for seat in "ABC"] == [(0, 0, 7), (-1, 0, 3), (0, 0, 7)]
