"""The end of the game (clauses 164 to 168)."""

from typing import Any

import pytest

from tests.games.brass.play import last_card
from tests.games.brass.table import Table


def final(rules: dict[str, object] | None = None, **players: dict[str, Any]) -> Table:
    """The game is over; players without figures have nothing."""
    everybody = {letter: {"cash": 0, "income": 10, **players.get(letter, {})} for letter in "ABCD"}
    return last_card("rail", players=everybody, rules=rules, order=["B", "C", "D", "A"], turn="A")


def ranking(table: Table) -> str:
    return "".join("ABCD"[seat] for seat in table.game.law.ranking(table.state))


@pytest.mark.clause("brass.end.trigger")
def test_there_are_no_moves_after_the_rail_era() -> None:
    table = final()
    assert table.turn == "over"
    assert table.position["phase"] == "over"
    assert table.moves() == []
    assert table.refuses("pass", "brass.end.trigger")
    assert table.refuses("loan 10", "brass.end.trigger")
    assert (table.position["era"], table.position["round"]) == ("rail", 8)


@pytest.mark.clause("brass.end.trigger")
def test_the_last_card_of_the_rail_era_must_be_played_first() -> None:
    players = {"A": {"hand": ["coal"]}, "B": {"hand": ["iron"]}}
    table = Table({"era": "rail", "players": players, "pile": 0}).do("pass")
    assert table.turn == "B"
    assert table.do("pass").turn == "over"
    drawn = Table({"era": "rail", "players": {"A": {"hand": ["coal"]}}, "pile": 1}).do("pass")
    assert drawn.turn == "chance"


@pytest.mark.clause("brass.end.winner")
def test_the_most_points_win() -> None:
    table = final(A={"points": 119}, B={"points": 120}, C={"points": 90}, D={"points": 118, "income": 99})
    assert ranking(table) == "BADC"
    assert table.game.law.scores(table.state) == [119, 120, 90, 118]


@pytest.mark.clause("brass.end.winner")
def test_the_points_of_the_last_scoring_decide() -> None:
    assert ranking(final(A={"points": 100}, B={"points": 99, "cash": 20})) == "BACD"


@pytest.mark.clause("brass.end.tie_income")
def test_higher_income_breaks_a_tie() -> None:
    table = final(
        A={"points": 80, "income": 33, "cash": 9}, B={"points": 80, "income": 34}, C={"points": 79, "income": 99}
    )
    assert ranking(table) == "BACD"


@pytest.mark.clause("brass.end.tie_income")
def test_the_same_pounds_are_still_a_tie() -> None:
    players: dict[str, Any] = {"A": {"points": 80, "income": 33}, "B": {"points": 80, "income": 31, "cash": 1}}
    assert ranking(final(**players)) == "BACD"
    assert ranking(final({"tie_income": "space"}, **players)) == "ABCD"


@pytest.mark.clause("brass.end.tie_cash")
def test_cash_breaks_the_next_tie_unreduced_by_scoring() -> None:
    table = final(A={"points": 80, "cash": 14}, B={"points": 80, "cash": 19}, C={"points": 81, "cash": 5})
    assert table.game.law.scores(table.state) == [81, 81, 81, 0]
    assert ranking(table) == "BACD"
    assert [table.player(letter)["cash"] for letter in "ABC"] == [14, 19, 5]


@pytest.mark.clause("brass.end.tie_order", "brass.order.carry_over")
def test_the_next_order_of_play_breaks_the_last_tie() -> None:
    table = final(A={"points": 80, "spent": 8}, B={"points": 80, "spent": 5}, C={"points": 80, "spent": 6})
    assert table.position["order"] == ["D", "B", "C", "A"]
    assert ranking(table) == "BCAD"


@pytest.mark.clause("brass.end.tie_order")
def test_equal_spending_leaves_the_last_order() -> None:
    players = {letter: {"cash": 0, "points": 80, "spent": 5} for letter in "ABCD"}
    table = last_card("rail", players=players, order=["C", "D", "B", "A"], turn="A")
    assert ranking(table) == "CDBA"
