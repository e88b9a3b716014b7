"""Money spent, loans and repaying them (clauses 110 to 117)."""

from typing import Any

import pytest

from tests.games.age_of_industry.rounds import each, gone, last_pass
from tests.games.age_of_industry.table import Table, acting

ROUND: dict[str, object] = {"repay_window": "round"}


def figures(table: Table, seat: str = "A") -> tuple[int, int, int]:
    """Cash, loans and money spent of a seat."""
    player = table.player(seat)
    return player["cash"], player["loans"], player["spent"]


@pytest.mark.clause("aoi.money.spent")
def test_counters_track_cubes_and_railways_are_money_spent() -> None:
    table = acting("light_green", railways={"france-mannheim": "B"}, player={"cash": 9, "display": gone("cotton1")})
    table.do("build cotton mannheim/2 with light_green")
    assert figures(table) == (2, 0, 6 + 1)
    table.do("railway frankfurt-mannheim")
    assert (figures(table), table.turn) == ((1, 0, 8), "B")
    assert figures(table, "B") == (0, 0, 0)


@pytest.mark.clause("aoi.money.spent")
def test_money_spent_adds_up_over_the_round() -> None:
    table = acting("light_green", player={"cash": 9, "spent": 5}).do("build cotton mannheim/2 with light_green")
    assert figures(table) == (5, 0, 9)


@pytest.mark.ruling("R26")
@pytest.mark.clause("aoi.money.not_spent")
def test_repaying_is_no_money_spent() -> None:
    table = acting("ship", player={"cash": 25, "loans": 2, "spent": 3}).do("repay", "repay")
    assert figures(table) == (5, 0, 3)


@pytest.mark.ruling("R26")
@pytest.mark.clause("aoi.money.not_spent")
def test_interest_is_no_money_spent() -> None:
    players = {"A": {"cash": 9, "loans": 9, "spent": 1}, "B": {"spent": 2}, "C": {"spent": 3}}
    table = last_pass({"players": players})
    assert (table.position["order"], each(table, "spent"), each(table, "cash")) == (["A", "B", "C"], [0, 0, 0], [0] * 3)


@pytest.mark.clause("aoi.money.not_spent")
def test_income_does_not_lower_money_spent() -> None:
    table = acting("brown", coal={"1": 0, "2": 1}).do("build coal bohemia/1 with brown")
    assert figures(table) == (10 - 1 + 4 + 4, 1, 1)


@pytest.mark.clause("aoi.loan.on_demand")
def test_loans_are_only_for_payments_that_need_them() -> None:
    words = Table().game.actions
    assert not [text for text in map(words.text, range(len(words))) if "loan" in text or "borrow" in text]
    assert figures(acting("light_green", player={"cash": 4}).do("build cotton mannheim/2 with light_green")) == (
        0,
        0,
        4,
    )


@pytest.mark.clause("aoi.loan.on_demand")
def test_as_many_loans_as_needed_are_taken_any_number_of_times() -> None:
    player = {"display": gone("cotton1", "cotton2")}
    table = acting("purple purple", counters={"essen/1": "C coal1", "essen/4": "B iron1"}, player=player).do(
        "build cotton essen/3 with purple"
    )
    assert figures(table) == (8, 2, 12)
    table = acting("red coal", player={"loans": 7}).do("build cotton leipzig/1 with red", "railway berlin-leipzig")
    assert figures(table) == (5, 8, 5)
    table = acting("red red", player={"cash": 1, "loans": 7})
    table.do("build cotton leipzig/1 with red", "build cotton dresden/1 with red")
    assert figures(table) == (3, 8, 8)


@pytest.mark.ruling("R27")
@pytest.mark.clause("aoi.loan.automatic")
@pytest.mark.parametrize(
    ("cash", "left", "loans"), [(0, 6, 1), (3, 9, 1), (4, 0, 0), (5, 1, 0), (10, 6, 0), (14, 10, 0)]
)
def test_the_fewest_loans_that_cover_a_payment_are_taken_automatically(cash: int, left: int, loans: int) -> None:
    table = acting("light_green", player={"cash": cash}).do("build cotton mannheim/2 with light_green")
    assert figures(table) == (left, loans, 4)


@pytest.mark.ruling("R27")
@pytest.mark.clause("aoi.loan.automatic")
@pytest.mark.parametrize(("cash", "left", "loans"), [(0, 5, 2), (4, 9, 2), (5, 0, 1), (6, 1, 1)])
def test_a_shortage_of_exactly_ten_takes_one_loan(cash: int, left: int, loans: int) -> None:
    player = {"cash": cash, "display": gone("factory0", "factory3")}
    table = acting("purple", counters={"essen/1": "C coal1", "essen/4": "B iron1"}, player=player)
    table.do("build factory essen/3 with purple")
    assert figures(table) == (left, loans, 15)


@pytest.mark.ruling("R28")
@pytest.mark.clause("aoi.loan.units")
def test_four_loans_are_four_single_ones() -> None:
    table = last_pass({"players": {"A": {"cash": 9, "loans": 4}}})
    assert (each(table, "cash")[0], each(table, "loans")[0]) == (5, 4), "a dollar for each"
    assert figures(acting("ship", player={"cash": 15, "loans": 4}).do("repay")) == (5, 3, 0)
    assert each(acting("ship", player={"loans": 4}), "worth")[0] == -20


@pytest.mark.clause("aoi.loan.repay")
def test_a_loan_is_repaid_for_ten_dollars_and_no_action() -> None:
    table = acting("ship", player={"cash": 21, "loans": 3}).do("repay")
    assert (figures(table), table.position["actions"], table.turn) == ((11, 2, 0), 2, "A")
    assert table.hand("A") == ["ship"]
    table.do("repay")
    assert (figures(table), table.position["actions"]) == ((1, 1, 0), 2)
    assert table.refuses("repay", "aoi.loan.repay")


@pytest.mark.clause("aoi.loan.repay")
@pytest.mark.parametrize(("cash", "loans", "legal"), [(10, 1, True), (9, 1, False), (10, 0, False), (99, 0, False)])
def test_repaying_needs_a_loan_and_ten_dollars(cash: int, loans: int, legal: bool) -> None:
    table = acting("ship", player={"cash": cash, "loans": loans})
    assert "repay" in table.moves() if legal else table.refuses("repay", "aoi.loan.repay")
    if legal:
        assert figures(table.do("repay")) == (0, 0, 0)


@pytest.mark.clause("aoi.loan.repay_window")
def test_loans_are_repaid_before_between_and_after_the_actions() -> None:
    table = acting("ship ship", player={"cash": 35, "loans": 4})
    assert table.refuses("end", "aoi.flow.mandatory")
    table.do("repay", "pass", "repay", "pass")
    assert (table.turn, table.moves(), table.position["actions"]) == ("A", ["repay", "end"], 0)
    assert table.refuses("pass", "aoi.flow.turn")
    table.do("repay")
    assert (table.turn, figures(table), table.position["actions"]) == ("B", (5, 1, 0), 2)


@pytest.mark.clause("aoi.loan.repay_window")
def test_the_turn_ends_automatically_when_nothing_can_be_repaid() -> None:
    assert acting("ship", actions=1, player={"cash": 9, "loans": 1}).do("pass").turn == "B"
    assert acting("ship", actions=1, player={"cash": 99}).do("pass").turn == "B"
    asked = acting("ship", actions=1, player={"cash": 10, "loans": 1}).do("pass")
    assert asked.turn == "A"
    assert (asked.do("end").turn, figures(asked)) == ("B", (10, 1, 0))


@pytest.mark.clause("aoi.loan.repay_window")
def test_loans_are_repaid_in_the_own_turn_only() -> None:
    table = acting("ship", turn="B", player={"cash": 50, "loans": 2}, players={"B": {"hand": ["ship"]}})
    assert table.refuses("repay", "aoi.loan.repay")
    assert (each(table, "cash")[0], each(table, "loans")[0]) == (50, 2)


@pytest.mark.clause("aoi.loan.repay_window")
def test_no_loan_is_repaid_within_an_action() -> None:
    table = acting("ship coal", player={"cash": 50, "loans": 2}).do("pass")
    assert table.moves() == ["discard coal", "discard ship"]
    assert table.refuses("repay", "aoi.flow.card_cost")


@pytest.mark.ruling("R29")
@pytest.mark.clause("aoi.loan.repay_window")
def test_only_the_switch_lets_all_players_repay_before_interest() -> None:
    players = {"A": {"cash": 30, "loans": 2, "spent": 5}, "B": {"cash": 10, "loans": 1, "spent": 2}}
    usual = last_pass({"players": players})
    assert (each(usual, "cash"), each(usual, "loans"), usual.position["round"]) == ([28, 9, 0], [2, 1, 0], 3)
    table = last_pass({"players": players}, rules=ROUND)
    assert (table.position["phase"], table.position["order"], table.turn) == ("repay", ["C", "B", "A"], "B")
    assert each(table, "spent") == [0, 0, 0]
    assert table.refuses("pass", "aoi.loan.repay_window")
    table.do("repay")
    assert (table.turn, table.moves()) == ("A", ["repay", "end"])
    table.do("repay", "end")
    assert (each(table, "cash"), each(table, "loans")) == ([19, 0, 0], [1, 0, 0])
    assert (table.turn, table.position["phase"], table.position["round"]) == ("C", "actions", 3)


@pytest.mark.ruling("R29")
@pytest.mark.clause("aoi.loan.repay_window")
def test_the_switch_skips_players_who_cannot_repay() -> None:
    players = {"A": {"cash": 9, "loans": 2}, "B": {"cash": 10}}
    table = last_pass({"players": players}, rules=ROUND)
    assert (table.position["round"], table.turn, each(table, "cash")) == (3, "A", [7, 10, 0])


@pytest.mark.clause("aoi.loan.same_turn")
def test_a_loan_repaid_in_its_turn_costs_nothing() -> None:
    def played(*moves: str) -> Table:
        """C, the last in turn order, builds a mine that flips at once."""
        hand: dict[str, Any] = {"C": {"hand": ["brown"]}}
        table = Table({"turn": "C", "actions": 1, "players": hand, "coal": {"1": 0, "2": 1}})
        return table.do("build coal bohemia/1 with brown", *moves)

    assert figures(played(), "C") == (17, 1, 1)
    repaid = played("repay")
    assert (figures(repaid, "C"), repaid.position["round"]) == ((7, 0, 0), 3)
    assert figures(played("end"), "C") == (16, 1, 0)
