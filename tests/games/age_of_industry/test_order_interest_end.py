"""The new turn order, interest and the end of the game (clauses 158 to 166)."""

from typing import Any

import pytest

from tests.games.age_of_industry.rounds import each, final, last_pass
from tests.games.age_of_industry.table import Table


def ordered(order: str, **spent: int) -> str:
    """The turn order after a round with these amounts spent."""
    players = {seat: {"spent": dollars} for seat, dollars in spent.items()}
    table = last_pass({"order": list(order), "players": players}, seats=len(order))
    return "".join(table.position["order"])


@pytest.mark.clause("aoi.order.sort")
@pytest.mark.parametrize(
    ("spent", "then"),
    [
        ({"A": 4, "B": 2, "C": 0}, "CBA"),
        ({"A": 2, "B": 4, "C": 9}, "ABC"),
        ({"A": 9, "B": 0, "C": 4}, "BCA"),
        ({"A": 10, "B": 9, "C": 11}, "BAC"),
    ],
)
def test_the_lowest_spender_is_first(spent: dict[str, int], then: str) -> None:
    assert ordered("ABC", **spent) == then


@pytest.mark.clause("aoi.order.sort")
def test_the_new_order_starts_with_its_first_player() -> None:
    table = last_pass({"players": {"A": {"spent": 4}, "B": {"spent": 2}, "C": {"spent": 3}}})
    assert (table.turn, table.position["round"], table.position["actions"]) == ("B", 3, 2)


@pytest.mark.ruling("R36")
@pytest.mark.clause("aoi.order.tie")
@pytest.mark.parametrize(
    ("order", "spent", "then"),
    [
        ("DBCA", {"A": 5, "B": 5, "C": 5, "D": 5}, "DBCA"),
        ("DBCA", {"A": 5, "B": 5, "C": 1, "D": 5}, "CDBA"),
        ("CADB", {"A": 7, "B": 2, "C": 7, "D": 2}, "DBCA"),
        ("ABCD", {}, "ABCD"),
        ("ECADB", {"A": 1, "B": 3, "C": 3, "D": 1, "E": 2}, "ADECB"),
    ],
)
def test_equal_spenders_keep_their_order(order: str, spent: dict[str, int], then: str) -> None:
    assert ordered(order, **spent) == then


@pytest.mark.clause("aoi.order.reset")
def test_money_spent_counts_for_one_round_only() -> None:
    table = last_pass({"players": {"A": {"spent": 9, "hand": ["ship"] * 2}, "B": {"spent": 3}}})
    assert (each(table, "spent"), table.position["order"]) == ([0, 0, 0], ["C", "B", "A"])


@pytest.mark.clause("aoi.order.reset")
def test_totals_are_cleared_before_interest_is_paid() -> None:
    rules: dict[str, object] = {"repay_window": "round"}
    table = last_pass({"players": {"A": {"spent": 9, "cash": 10, "loans": 1}}}, rules=rules)
    assert (table.position["phase"], each(table, "spent"), each(table, "cash")) == ("repay", [0, 0, 0], [10, 0, 0])


@pytest.mark.clause("aoi.interest.amount")
def test_every_loan_costs_a_dollar_a_round() -> None:
    players = {"A": {"cash": 8, "loans": 3}, "B": {"cash": 8}, "C": {"cash": 5, "loans": 5}}
    table = last_pass({"players": players})
    assert (each(table, "cash"), each(table, "loans")) == ([5, 8, 0], [3, 0, 5])


@pytest.mark.clause("aoi.interest.amount")
def test_the_first_round_has_interest_too() -> None:
    table = last_pass({"round": 1, "players": {"A": {"cash": 6, "loans": 1}}})
    assert (each(table, "cash"), table.position["round"], table.position["actions"]) == ([5, 0, 0], 2, 2)


@pytest.mark.clause("aoi.interest.borrow")
def test_a_loan_for_interest_bears_no_interest_yet() -> None:
    table = last_pass({"players": {"A": {"loans": 2}, "B": {"cash": 1, "loans": 2}, "C": {"cash": 2, "loans": 2}}})
    assert (each(table, "cash"), each(table, "loans")) == ([8, 9, 0], [3, 3, 2])
    again = last_pass({"players": {"A": {"cash": 8, "loans": 3}}})
    assert (each(again, "cash")[0], each(again, "loans")[0]) == (5, 3)


@pytest.mark.clause("aoi.interest.borrow")
def test_many_loans_may_need_more_than_one_for_their_interest() -> None:
    table = last_pass({"players": {"A": {"cash": 1, "loans": 21}}})
    assert (each(table, "cash")[0], each(table, "loans")[0]) == (0, 23)
    table = last_pass({"players": {"A": {"loans": 21}}})
    assert (each(table, "cash")[0], each(table, "loans")[0]) == (9, 24)


@pytest.mark.ruling("R45")
@pytest.mark.clause("aoi.end.trigger")
@pytest.mark.parametrize(
    ("deck", "a", "b", "c", "over"),
    [
        (0, 0, 3, 1, True),
        (0, 2, 0, 2, True),
        (0, 1, 1, 0, True),
        (0, 1, 1, 1, False),
        (1, 0, 0, 0, False),
        (20, 0, 1, 1, False),
    ],
)
def test_the_game_ends_with_an_empty_deck_and_an_empty_hand(deck: int, a: int, b: int, c: int, over: bool) -> None:
    hands = {"A": ["coal"] * a, "B": ["red"] * b, "C": ["ship"] * (c + 1)}
    table = last_pass({"deck": deck, "players": {seat: {"hand": hand} for seat, hand in hands.items()}})
    assert (table.turn == "over", table.position["phase"]) == (over, "over" if over else "actions")
    assert table.position["round"] == (2 if over else 3)


@pytest.mark.clause("aoi.end.trigger")
def test_there_are_no_moves_after_the_end() -> None:
    table = final({})
    assert (table.turn, table.moves()) == ("over", [])
    assert table.refuses("pass", "aoi.end.moment")
    assert table.refuses("take deck", "aoi.end.moment")


@pytest.mark.ruling("R37")
@pytest.mark.clause("aoi.end.moment")
def test_the_round_is_played_out_before_the_game_ends() -> None:
    hands = {"A": {"hand": ["coal"]}, "B": {"hand": ["red"] * 3}, "C": {"hand": ["ship"] * 3}}
    table = Table({"deck": 0, "actions": 1, "players": hands}).do("pass")
    assert (table.hand("A"), table.turn) == ([], "B")
    table.do("pass", "pass", "pass")
    assert table.turn == "C"
    assert table.do("pass").turn == "over"


@pytest.mark.ruling("R37")
@pytest.mark.clause("aoi.end.moment")
def test_a_hand_refilled_before_the_end_of_the_round_is_not_empty() -> None:
    hands: dict[str, Any] = {"A": {"hand": ["coal"]}, "B": {"hand": ["red"] * 3}, "C": {"hand": ["ship"] * 3}}
    table = Table({"deck": 0, "face_up": ["brown", "blue"], "players": hands})
    table.do("pass", "take brown", "take blue", "pass", "pass", "pass", "pass")
    assert (table.turn, table.position["round"], table.hand("A")) == ("A", 3, ["brown", "blue"])


@pytest.mark.ruling("R37")
@pytest.mark.clause("aoi.end.moment")
def test_order_and_interest_of_the_last_round_are_played() -> None:
    players = {"A": {"cash": 9, "loans": 0, "spent": 5}, "B": {"cash": 6, "loans": 1, "spent": 7}, "C": {"spent": 6}}
    table = final({"players": players})
    assert (table.position["order"], each(table, "cash"), each(table, "points")) == (
        ["A", "C", "B"],
        [9, 5, 0],
        [1, -4, 0],
    )


@pytest.mark.clause("aoi.end.faceup")
@pytest.mark.parametrize("face_up", [["coal", "red"], ["coal", None], [None, None]])
def test_face_up_cards_do_not_delay_the_end(face_up: list[str | None]) -> None:
    table = final({"face_up": face_up})
    assert (table.turn, table.position["face_up"]) == ("over", face_up)


@pytest.mark.clause("aoi.end.hands")
@pytest.mark.parametrize("cards", [0, 9])
def test_cards_left_in_hand_are_worth_nothing(cards: int) -> None:
    hand = ["coal"] * min(cards, 7) + ["red"] * max(cards - 7, 0)
    table = final({"players": {"A": {"cash": 12, "hand": hand}}})
    assert each(table, "points") == [2, 0, 0]
