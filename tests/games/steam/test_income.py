"""Income, expenses and bankruptcy in the base game (clauses 150 to 157)."""

from typing import Any

import pytest

from tests.games.steam.phases import each, ranking, settled
from tests.games.steam.table import at, building, lay, moving

RUINED = {"income": -10, "cash": 0, "points": 3}
"""A seat that owes $10 and cannot raise it."""
OUT = {"out": 1, "tile": None}


def after(income: int, cash: int, points: int) -> tuple[int, int, int]:
    """A's income, cash and points after the income phase."""
    table = settled(players={"A": {"income": income, "cash": cash, "points": points}})
    assert each(table, "out") == [0, 0, 0]
    return table.income(), table.cash(), table.points()


@pytest.mark.clause("steam.income.order")
@pytest.mark.parametrize(("order", "out"), [("ABCD", [1, 2, 0, 0]), ("DBAC", [2, 1, 0, 0]), ("CBDA", [2, 1, 0, 0])])
def test_seats_settle_in_order(order: str, out: list[int]) -> None:
    table = settled(seats=4, order=order, players={"A": RUINED, "B": RUINED})
    assert each(table, "out") == out


@pytest.mark.clause("steam.income.order")
def test_every_seat_settles_by_its_own_level() -> None:
    incomes = {"A": {"income": 3}, "B": {"income": -2, "cash": 7}, "C": {"cash": 4}}
    table = settled(players=incomes)
    assert (each(table, "cash"), each(table, "income")) == ([3, 5, 4], [3, -2, 0])


@pytest.mark.clause("steam.income.order")
def test_the_bill_is_fixed_before_loans_are_taken() -> None:
    assert after(-9, 0, 2) == (-10, 1, 0), "nine, though the loan lowers the income to -10"


@pytest.mark.clause("steam.income.positive")
@pytest.mark.parametrize(("income", "cash"), [(4, 4), (1, 1), (10, 10), (0, 0)])
def test_a_positive_income_is_received(income: int, cash: int) -> None:
    assert after(income, 0, 5) == (income, cash, 5)
    assert after(income, 6, 5) == (income, 6 + cash, 5)


@pytest.mark.clause("steam.income.negative")
@pytest.mark.parametrize(
    ("income", "cash", "then"),
    [
        (-1, 0, (-2, 4)),
        (-5, 5, (-5, 0)),
        (-5, 6, (-5, 1)),
        (-5, 4, (-6, 4)),
        (-5, 0, (-6, 0)),
        (-6, 0, (-8, 4)),
        (-6, 1, (-7, 0)),
        (-10, 10, (-10, 0)),
    ],
)
def test_loans_cover_the_missing_part_of_a_negative_income(income: int, cash: int, then: tuple[int, int]) -> None:
    assert after(income, cash, 1) == (*then, 1)


@pytest.mark.clause("steam.income.positive", "steam.income.negative")
def test_e22_income() -> None:
    table = settled(players={"A": {"income": 2}, "B": {"income": -1}})
    assert (each(table, "cash")[:2], each(table, "income")[:2]) == ([2, 4], [2, -2])


@pytest.mark.clause("steam.income.vp")
@pytest.mark.parametrize(
    ("income", "cash", "points", "then"),
    [
        (-10, 3, 5, (-10, 3, 1)),
        (-10, 5, 2, (-10, 0, 0)),
        (-10, 0, 4, (-10, 0, 0)),
        (-9, 0, 3, (-10, 1, 1)),
        (-8, 0, 5, (-10, 2, 5)),
    ],
)
def test_at_the_bottom_a_loan_costs_two_points(income: int, cash: int, points: int, then: tuple[int, int, int]) -> None:
    assert after(income, cash, points) == then


@pytest.mark.clause("steam.bankrupt.base")
@pytest.mark.parametrize(
    ("income", "cash", "points", "out"),
    [
        (-10, 0, 3, 1),
        (-10, 0, 4, 0),
        (-9, 0, 0, 1),
        (-9, 0, 1, 1),
        (-9, 0, 2, 0),
        (-9, 3, 0, 1),
        (-9, 4, 0, 0),
        (-10, 5, 1, 1),
        (-10, 5, 2, 0),
        (-10, 9, 0, 1),
        (-10, 10, 0, 0),
    ],
)
def test_a_seat_that_cannot_borrow_enough_is_bankrupt(income: int, cash: int, points: int, out: int) -> None:
    table = settled(players={"A": {"income": income, "cash": cash, "points": points}})
    assert table.player("A")["out"] == out
    if (income, cash) == (-9, 4):
        assert (table.income(), table.cash()) == (-10, 0)


@pytest.mark.clause("steam.bankrupt.base")
def test_n06_ruin_in_two_turns() -> None:
    table = settled(players={"A": {"income": -10, "points": 4}})
    assert (table.points(), table.income(), table.player("A")["out"]) == (0, -10, 0)
    table.do("take turn_order", "take first_move", "take engineer", *["stop"] * 3, *["pass"] * 6)
    assert (table.player("A")["out"], table.position["order"]) == (1, ["B", "C"])


@pytest.mark.clause("steam.bankrupt.effect")
def test_a_bankrupt_seat_is_left_out_of_all_later_phases() -> None:
    table = settled(round=1, players={"B": RUINED})
    assert (table.position["order"], table.turn, table.position["phase"]) == (["A", "C"], "A", "actions")
    player = table.player("B")
    assert (player["cash"], player["tile"], player["links"], player["incomplete"]) == (0, None, 0, 0)
    seats = ""
    for move in ("take engineer", "take first_move", "stop", "stop", "pass", "pass", "pass", "pass"):
        seats += table.turn
        table.do(move)
    assert seats == "ACACCACA"
    assert (table.position["round"], table.position["order"]) == (3, ["C", "A"])


@pytest.mark.clause("steam.bankrupt.effect")
def test_its_action_tile_has_no_part_in_the_next_order() -> None:
    tiles = {"A": "turn_order", "B": "first_build", "C": "first_move", "D": "urbanization"}
    table = settled(seats=4, tiles=tiles, players={"A": RUINED})
    assert table.position["order"] == ["C", "B", "D"]
    assert {"take turn_order", "take urbanization"} <= set(table.moves("take"))


@pytest.mark.ruling("R29")
@pytest.mark.clause("steam.bankrupt.effect")
def test_r29_bankrupt_seats_rank_last_and_the_later_out_the_higher() -> None:
    rich = {"points": 90, **OUT}
    players: dict[str, dict[str, Any]] = {"A": rich, "B": {"points": 60, "out": 2, "tile": None}}
    table = moving(seats=4, round=8, order=["C", "D"], turn="D", cycle=2, players=players).do("pass")
    assert (table.turn, ranking(table)) == ("over", "CDBA")
    table = settled(seats=5, round=7, order="EDCBA", players={"B": RUINED, "D": RUINED, "A": {"points": 1}})
    assert ranking(table) == "ACEBD"


@pytest.mark.clause("steam.bankrupt.links")
def test_completed_links_stay_without_owner_and_incomplete_ones_become_free() -> None:
    table = settled(
        players={"B": RUINED},
        track={at(1, 0): "se-nw", at(0, 1): "n-s", at(0, 5): "n-s"},
        links={"city_a/se": "B city_d/nw"},
        incomplete={"city_a/s": "B c2/s", "city_b/n": "C c6/n"},
    )
    assert table.links == {"city_a/se": "- city_d/nw"}
    assert table.incomplete == {"city_a/s": "- c2/s", "city_b/n": "C c6/n"}
    assert each(table, "links") == [0, 0, 0]


@pytest.mark.clause("steam.bankrupt.links")
def test_a_free_run_can_be_claimed_but_an_unowned_link_cannot() -> None:
    table = building(
        players={"B": OUT, "C": {"begun": True}},
        turn="C",
        track={at(1, 0): "se-nw", at(0, 1): "n-s"},
        links={"city_a/se": "- city_d/nw"},
        incomplete={"city_a/s": "- c2/s"},
    )
    assert table.refuses(lay(1, 0, "5-3"), "steam.upgrade.what")
    table.do(lay(0, 2, "0-3"), "stop")
    assert table.incomplete == {"city_a/s": "C c3/s"}
    assert table.links == {"city_a/se": "- city_d/nw"}


@pytest.mark.ruling("R29")
@pytest.mark.clause("steam.bankrupt.last_seat")
@pytest.mark.parametrize(("order", "cash"), [("ABC", 7), ("ACB", 12), ("CBA", 12)])
def test_r29_the_last_seat_wins_at_once_and_settles_nothing_more(order: str, cash: int) -> None:
    players = {"A": {**RUINED, "points": 3}, "B": RUINED, "C": {"income": 5, "cash": 7}}
    table = settled(order=order, round=4, players=players)
    assert (table.turn, table.position["phase"], table.position["round"]) == ("over", "over", 4)
    assert (ranking(table)[0], table.cash("C"), table.points("C")) == ("C", cash, 2)


@pytest.mark.clause("steam.bankrupt.last_seat")
def test_the_last_of_two_seats_ends_the_game_too() -> None:
    players: dict[str, dict[str, Any]] = {"A": OUT, "B": RUINED, "C": {"income": -10}}
    table = moving(order=["B", "C"], turn="C", cycle=2, players=players).do("pass")
    assert (table.turn, each(table, "out"), ranking(table)) == ("over", [1, 2, 0], "CBA")


@pytest.mark.clause("steam.bankrupt.last_seat")
def test_two_seats_play_on() -> None:
    table = settled(players={"A": RUINED})
    assert (table.turn, table.position["order"], table.position["phase"]) == ("B", ["B", "C"], "actions")
