"""Loans (clauses 138 to 143)."""

from functools import cache

import pytest

from ironmaster.core.errors import ParseError
from tests.games.brass.play import draw_cards, pass_round
from tests.games.brass.table import Table

LOANS = ["loan 10", "loan 20", "loan 30"]


def borrower(income: int = 20, **rest: object) -> Table:
    """A to act with two equal cards; B waits."""
    players = {"A": {"hand": ["coal", "coal"], "income": income}, "B": {"hand": ["iron"]}}
    return Table({"players": players, **rest})


@pytest.mark.clause("brass.loan.amount")
def test_three_loans_are_offered() -> None:
    table = borrower()
    assert table.moves("loan") == LOANS
    for pounds in (0, 5, 15, 40, 100):
        assert table.refuses(f"loan {pounds}", "brass.loan.amount")


@pytest.mark.clause("brass.loan.amount")
@pytest.mark.parametrize(("pounds", "cash"), [(10, 17), (20, 27), (30, 37)])
def test_the_loan_is_paid_at_once(pounds: int, cash: int) -> None:
    players = {"A": {"hand": ["coal", "coal"], "cash": 7}, "B": {"hand": ["iron"]}}
    table = Table({"players": players}).do(f"loan {pounds}")
    assert table.player("A")["cash"] == cash
    assert table.player("B")["cash"] == 30
    assert table.player("A")["hand"] == ["coal"]
    assert table.position["discard"] == ["coal"]
    assert (table.turn, table.position["actions"], table.position["pending"]) == ("A", 1, [])


@pytest.mark.clause("brass.loan.amount", "brass.turn.menu")
def test_one_loan_for_each_action() -> None:
    table = borrower(20).do("loan 20")
    assert table.player("A")["cash"] == 50
    table.do("loan 30")
    assert table.player("A")["cash"] == 80
    assert table.player("A")["income"] == 10
    assert table.player("A")["hand"] == []
    assert table.turn == "B"


@pytest.mark.clause("brass.loan.amount")
def test_the_card_for_a_loan_is_chosen() -> None:
    table = Table({"players": {"A": {"hand": ["bury", "coal", "iron"]}}}).do("loan 10")
    assert table.moves() == ["discard bury", "discard coal", "discard iron"]
    assert [table.why(move) for move in table.moves()] == [[], [], []]
    assert table.refuses("discard colne", "brass.cards.discard")
    assert table.refuses("pass", "brass.cards.discard")
    table.do("discard coal")
    assert table.player("A")["cash"] == 40
    assert table.player("A")["income"] == 9
    assert table.player("A")["hand"] == ["bury", "iron"]
    assert table.position["discard"] == ["coal"]


@pytest.mark.clause("brass.loan.step", "brass.loan.landing")
@pytest.mark.parametrize(
    ("space", "pounds", "landing"),
    [
        (35, 10, 33),
        (10, 30, 7),
        (10, 10, 9),
        (15, 10, 14),
        (16, 10, 14),
        (16, 20, 12),
        (18, 30, 12),
        (11, 10, 10),
        (12, 10, 10),
        (13, 20, 10),
        (31, 10, 30),
        (33, 10, 30),
        (34, 10, 33),
        (60, 10, 57),
        (61, 10, 60),
        (61, 20, 57),
        (64, 30, 54),
        (65, 10, 64),
        (96, 10, 92),
        (97, 10, 96),
        (99, 10, 96),
        (99, 30, 88),
        (3, 30, 0),
    ],
)
def test_the_disc_lands_on_the_foremost_space_of_the_bracket(space: int, pounds: int, landing: int) -> None:
    table = borrower(space).do(f"loan {pounds}")
    assert table.player("A")["income"] == landing
    assert table.player("A")["cash"] == 30 + pounds


@pytest.mark.clause("brass.loan.step")
def test_a_loan_costs_a_pound_of_income_for_each_ten() -> None:
    players = {"A": {"hand": ["coal"], "income": 35}, "B": {"hand": ["iron"] * 2}}
    table = Table({"players": players, "actions": 1, "pile": 0, "order": ["B", "C", "D", "A"], "turn": "A"})
    table.do("loan 10")
    assert table.position["round"] == 3
    assert table.player("A")["cash"] == 30 + 10 + 11


@pytest.mark.clause("brass.loan.floor")
@pytest.mark.parametrize(("space", "offered"), [(0, 0), (1, 1), (2, 2), (3, 3)])
def test_income_may_not_fall_below_minus_ten(space: int, offered: int) -> None:
    table = borrower(space)
    assert table.moves("loan") == LOANS[:offered]
    assert [table.why(loan) for loan in LOANS] == [[]] * offered + [["brass.loan.floor"]] * (3 - offered)


@pytest.mark.clause("brass.loan.floor")
def test_a_loan_down_to_the_floor_closes_the_bank() -> None:
    table = borrower(2).do("loan 20")
    assert table.player("A")["income"] == 0
    assert table.moves("loan") == []
    assert table.refuses("loan 10", "brass.loan.floor")


@pytest.mark.clause("brass.loan.ban")
def test_no_loan_in_the_rail_era_once_the_pile_is_empty() -> None:
    closed = borrower(era="rail", pile=0)
    assert closed.moves("loan") == []
    assert closed.why("loan 10") == ["brass.loan.ban"]
    assert closed.refuses("loan 30", "brass.loan.ban")
    assert borrower(era="rail", pile=1).moves("loan") == LOANS
    assert borrower(era="canal", pile=0).moves("loan") == LOANS


@pytest.mark.clause("brass.loan.ban", "brass.loan.floor")
def test_ban_and_floor_are_both_named() -> None:
    assert borrower(0, era="rail", pile=0).why("loan 10") == ["brass.loan.ban", "brass.loan.floor"]


@cache
def rounds_with_loans(seats: int) -> dict[str, list[int]]:
    """The rounds of each era at whose start a loan is offered, in a game where all players pass."""
    table = Table({"phase": "first", "round": 0}, seats=seats).do("first A")
    found: dict[str, list[int]] = {"canal": [], "rail": [], "canal without": [], "rail without": []}
    draw_cards(table)
    while table.turn != "over":
        offered = table.moves("loan")
        assert offered in ([], LOANS)
        found[table.position["era"] + ("" if offered else " without")].append(table.position["round"])
        pass_round(table)
    return found


@pytest.mark.clause("brass.loan.ban")
@pytest.mark.parametrize(("seats", "last_with", "last"), [(4, 4, 8), (3, 6, 10)])
def test_loans_stop_when_the_rail_pile_is_drawn(seats: int, last_with: int, last: int) -> None:
    assert rounds_with_loans(seats) == {
        "canal": list(range(1, last + 1)),
        "canal without": [],
        "rail": list(range(1, last_with + 1)),
        "rail without": list(range(last_with + 1, last + 1)),
    }


@pytest.mark.clause("brass.loan.no_repay", "brass.order.what_counts")
def test_a_loan_is_not_money_spent() -> None:
    table = borrower(20).do("loan 30")
    assert table.player("A")["spent"] == 0
    table.do("loan 10")
    assert table.player("A")["spent"] == 0


@pytest.mark.clause("brass.loan.no_repay")
def test_nothing_repays_a_loan() -> None:
    table = borrower(20).do("loan 30")
    assert {move.split()[0] for move in table.moves()} <= {"build", "combine", "develop", "loan", "pass"}
    with pytest.raises(ParseError):
        table.why("repay 30")
    with pytest.raises(ParseError):
        table.why("loan -10")
