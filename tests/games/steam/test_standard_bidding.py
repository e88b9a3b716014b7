"""The standard game: first order, capital and bidding for the order (clauses 165 to 178)."""

from typing import Any

import pytest

from tests.games.steam.phases import each, settled
from tests.games.steam.table import STANDARD, Table, building, lay, moving

LENIENT: dict[str, object] = {"game": "standard", "lenient": "on"}


def bidding(seats: int = 4, cash: int = 10, **position: Any) -> Table:
    """The auction of the turn order; the first in the old order is asked first."""
    players = {seat: {"cash": cash, **position.get("players", {}).get(seat, {})} for seat in "ABCDEF"[:seats]}
    return Table({"round": 2, "phase": "bidding", **position, "players": players}, seats=seats, rules=STANDARD)


def capital(**player: int) -> Table:
    """The capital phase, A first."""
    return Table({"phase": "capital", "players": {"A": player}}, rules=STANDARD)


@pytest.mark.clause("steam.std.same")
def test_setup_and_length_are_those_of_the_base_game() -> None:
    for seats, rounds in ((3, 10), (4, 8), (5, 7)):
        last = settled(seats=seats, round=rounds, rules=STANDARD, players={"A": {"cash": 9}})
        assert last.turn == "over"
        going_on = settled(seats=seats, round=rounds - 1, rules=STANDARD)
        assert (going_on.position["phase"], going_on.position["round"]) == ("capital", rounds)


@pytest.mark.clause("steam.std.same")
def test_a_turn_of_the_standard_game_from_capital_to_the_next() -> None:
    table = Table({"phase": "capital", "round": 1}, rules=STANDARD)
    phases = [table.position["phase"]]
    for move in (
        *("capital 2", "capital 1", "capital 0", "bid 0", "pass", "pass"),
        *("take first_build", "take engineer", "take locomotive"),
        *("lay c2 n-s", "stop", "stop", "stop", *["pass"] * 6),
    ):
        table.do(move)
        if table.position["phase"] != phases[-1]:
            phases.append(table.position["phase"])
    assert phases == ["capital", "bidding", "actions", "build", "move", "capital"]
    assert table.position["round"] == 2


@pytest.mark.clause("steam.std.order0")
def test_the_first_order_is_that_of_the_dealt_tiles_by_number() -> None:
    table = Table({"phase": "deal"}, seats=4, rules=STANDARD)
    table.do("dealt city_growth", "dealt first_move", "dealt urbanization", "dealt engineer")
    assert (table.position["order"], table.position["phase"]) == (["B", "D", "A", "C"], "capital")
    assert (each(table, "cash"), each(table, "tile")) == ([0, 0, 0, 0], [None] * 4)
    assert (table.turn, table.position["round"], table.position["free_pass"]) == ("B", 1, None)


@pytest.mark.clause("steam.std.values")
@pytest.mark.parametrize("order", ["ABC", "CBA", "BCA"])
def test_tiles_do_not_set_the_next_order(order: str) -> None:
    table = settled(order=order, rules=STANDARD, players={seat: {"cash": 5} for seat in "ABC"})
    assert table.position["order"] == list(order)
    assert (table.turn, table.position["phase"]) == (order[0], "capital")


@pytest.mark.clause("steam.std.noborrow")
def test_outside_the_capital_phase_everything_is_paid_from_cash() -> None:
    assert building(cash=1, rules=STANDARD).moves("lay") == []
    assert building(cash=1, rules=STANDARD).refuses(lay(0, 1, "0-3"), "steam.std.build")
    assert bidding(cash=0).moves() == ["bid 0", "pass"]
    table = building(cash=2, rules=STANDARD).do(lay(0, 1, "0-3"))
    assert (table.cash(), table.income()) == (0, 0)


@pytest.mark.clause("steam.std.noborrow")
def test_capital_cannot_be_raised_later() -> None:
    assert building(rules=STANDARD).refuses("capital 1", "steam.build.order")
    assert bidding().refuses("capital 1", "steam.std.bid.raise")
    assert moving(rules=STANDARD).refuses("capital 1", "steam.goods.rounds")


@pytest.mark.clause("steam.std.capital")
@pytest.mark.parametrize("loans", [0, 1, 3, 10])
def test_any_number_of_loans_for_a_step_of_income_each(loans: int) -> None:
    table = capital(cash=4).do(f"capital {loans}")
    assert (table.cash(), table.income(), table.points(), table.turn) == (4 + 5 * loans, -loans, 0, "B")


@pytest.mark.clause("steam.std.capital")
def test_each_seat_is_asked_once_in_order() -> None:
    table = Table({"phase": "capital", "order": ["C", "A", "B"]}, rules=STANDARD)
    seats = ""
    for loans in (1, 0, 2):
        seats += table.turn
        table.do(f"capital {loans}")
    assert (seats, each(table, "cash"), table.position["phase"]) == ("CAB", [0, 10, 5], "bidding")
    assert Table({"phase": "capital"}, rules=STANDARD).refuses("pass", "steam.std.capital")


@pytest.mark.clause("steam.std.capital.floor")
@pytest.mark.parametrize(
    ("income", "points", "most"),
    [(-8, 3, 3), (-10, 0, 0), (-10, 1, 0), (-10, 2, 1), (-10, 5, 2), (0, 0, 10), (4, 1, 14), (-9, 2, 2)],
)
def test_loans_are_limited_by_income_and_points(income: int, points: int, most: int) -> None:
    table = capital(income=income, points=points)
    assert table.moves() == [f"capital {loans}" for loans in range(most + 1)]
    assert table.refuses(f"capital {most + 1}", "steam.std.capital.floor")


@pytest.mark.clause("steam.std.capital.floor")
@pytest.mark.parametrize(("loans", "income", "points"), [(1, -9, 3), (2, -10, 3), (3, -10, 1)])
def test_income_goes_first_and_points_after_it(loans: int, income: int, points: int) -> None:
    table = capital(income=-8, points=3).do(f"capital {loans}")
    assert (table.income(), table.points(), table.cash()) == (income, points, 5 * loans)


@pytest.mark.ruling("R39")
@pytest.mark.clause("steam.std.lenient")
def test_r39_the_lenient_game_lends_for_track_and_upkeep() -> None:
    table = building(cash=1, rules=LENIENT).do(lay(0, 1, "0-3"))
    assert (table.cash(), table.income()) == (4, -1)
    players = {"A": {"locomotive": 3, "points": 9}}
    paid = settled(rules=LENIENT, players=players)
    assert (paid.cash(), paid.income(), paid.points()) == (2, -1, 9)
    strict = settled(rules=STANDARD, players=players)
    assert (strict.cash(), strict.income(), strict.points()) == (1, 0, 7)


@pytest.mark.ruling("R39")
@pytest.mark.clause("steam.std.lenient")
def test_r39_the_lenient_game_does_not_lend_for_bids() -> None:
    position = {"phase": "bidding", "players": {"A": {"cash": 3}}}
    table = Table(position, rules=LENIENT)
    assert table.refuses("bid 4", "steam.std.bid.raise")
    assert "bid 3" in table.moves()
    free = Table({"phase": "actions"}, rules=LENIENT).do("take locomotive")
    assert (free.cash(), free.income(), free.player("A")["locomotive"]) == (0, 0, 2)


@pytest.mark.clause("steam.std.bid.start")
@pytest.mark.parametrize("order", ["ABCD", "CADB"])
def test_bidding_starts_with_the_first_and_goes_round_in_order(order: str) -> None:
    table = bidding(order=list(order))
    seats = ""
    for bid in range(6):
        seats += table.turn
        table.do(f"bid {bid}")
    assert seats == order + order[:2]


@pytest.mark.clause("steam.std.bid.start")
def test_there_is_an_auction_every_turn() -> None:
    table = settled(rules=STANDARD, order="BCA", players={seat: {"cash": 9} for seat in "ABC"})
    table.do("capital 0", "capital 0", "capital 0")
    assert (table.position["phase"], table.turn) == ("bidding", "B")


@pytest.mark.clause("steam.std.bid.raise")
def test_a_bid_is_above_the_last_and_not_above_the_cash() -> None:
    table = bidding(players={"B": {"cash": 3}})
    assert table.moves() == [*[f"bid {n}" for n in range(11)], "pass"]
    assert table.refuses("bid 11", "steam.std.bid.raise")
    table.do("bid 0")
    assert table.refuses("bid 0", "steam.std.bid.raise")
    assert table.moves() == ["bid 1", "bid 2", "bid 3", "pass"]
    table = bidding(players={"B": {"cash": 3}}).do("bid 3")
    assert table.moves() == ["pass"]
    assert table.refuses("bid 3", "steam.std.bid.raise")
    assert bidding(players={"B": {"cash": 3}}).do("bid 2").moves() == ["bid 3", "pass"]


@pytest.mark.clause("steam.std.bid.pass")
def test_a_pass_takes_the_last_free_place() -> None:
    table = bidding().do("bid 1", "bid 2", "pass")
    assert table.position["auction"]["places"] == [None, None, None, "C"]
    table.do("pass", "bid 3")
    assert table.position["auction"]["places"] == [None, None, "D", "C"]
    assert (table.turn, table.position["auction"]["in"]) == ("B", ["A", "B"])
    table.do("pass")
    assert (table.position["order"], table.position["phase"], table.turn) == (["A", "B", "D", "C"], "actions", "A")
    assert (table.position["auction"]["in"], table.position["auction"]["bid"]) == ([], None)


@pytest.mark.clause("steam.std.bid.pass")
def test_all_may_pass_without_a_bid() -> None:
    table = bidding().do("pass", "pass", "pass")
    assert (table.position["order"], each(table, "cash")) == (["D", "C", "B", "A"], [10] * 4)


@pytest.mark.clause("steam.std.bid.high")
def test_the_highest_bidder_is_not_asked() -> None:
    table = bidding(free_pass="D").do("bid 0", "pass", "pass", "free_pass")
    assert (table.turn, table.moves()) == ("D", [*[f"bid {n}" for n in range(1, 11)], "pass"])
    table.do("pass")
    assert table.position["order"] == ["A", "D", "C", "B"]


@pytest.mark.clause("steam.std.bid.freepass")
def test_the_free_pass_takes_no_place_and_serves_once() -> None:
    table = bidding(free_pass="B").do("bid 1")
    assert "free_pass" in table.moves()
    table.do("free_pass")
    assert table.position["auction"]["places"] == [None] * 4
    assert (table.turn, table.position["free_pass"]) == ("C", None)
    table.do("bid 2", "bid 3", "pass")
    assert table.refuses("free_pass", "steam.std.bid.freepass")
    table.do("bid 4", "pass", "pass")
    assert table.position["order"] == ["B", "D", "C", "A"]


@pytest.mark.clause("steam.std.bid.freepass")
def test_the_second_pass_is_for_good() -> None:
    table = bidding(free_pass="A").do("free_pass", "bid 0", "pass", "bid 1", "pass")
    assert table.position["auction"]["places"] == [None, None, "A", "C"]


@pytest.mark.clause("steam.std.bid.freepass")
def test_who_holds_the_free_pass_cannot_leave_with_the_first_pass() -> None:
    table = bidding(free_pass="A")
    assert "pass" not in table.moves()
    assert table.refuses("pass", "steam.std.bid.freepass")
    table.do("free_pass")
    assert (table.position["free_pass"], table.turn) == (None, "B")
    assert table.position["auction"]["places"] == [None] * 4


@pytest.mark.clause("steam.std.bid.freepass")
def test_the_free_pass_need_not_be_used() -> None:
    table = bidding(free_pass="A").do("bid 0", "bid 1", "pass", "pass", "bid 2", "pass")
    assert table.position["order"] == ["A", "B", "D", "C"]


@pytest.mark.clause("steam.std.bid.freepass")
@pytest.mark.parametrize("seat", "ABC")
def test_the_free_pass_belongs_to_the_previous_holder_of_the_first_tile(seat: str) -> None:
    tiles = {"A": "engineer", "B": "city_growth", "C": "locomotive", seat: "turn_order"}
    table = settled(rules=STANDARD, tiles=tiles, players={letter: {"cash": 5} for letter in "ABC"})
    assert table.position["free_pass"] == seat
    table.do("capital 0", "capital 0", "capital 0")
    for letter in "ABC":
        assert table.turn == letter
        assert ("free_pass" in table.moves()) == (letter == seat)
        if letter != seat:
            assert table.refuses("free_pass", "steam.std.bid.freepass")
        table.do(f"bid {'ABC'.index(letter)}")


@pytest.mark.clause("steam.std.bid.freepass")
def test_no_free_pass_in_the_first_turn_or_without_the_tile() -> None:
    first = Table({"phase": "bidding", "round": 1}, rules=STANDARD)
    assert first.refuses("free_pass", "steam.std.bid.freepass")
    tiles = {"A": "engineer", "B": "city_growth", "C": "locomotive"}
    assert settled(rules=STANDARD, tiles=tiles).position["free_pass"] is None


@pytest.mark.clause("steam.std.bid.freepass")
def test_a_free_pass_that_was_not_used_is_gone_after_the_auction() -> None:
    table = bidding(free_pass="A", seats=3).do("bid 1", "pass", "pass")
    assert table.position["free_pass"] is None
    table.do("take engineer", "take locomotive", "take first_move", *["stop"] * 3, *["pass"] * 6)
    assert (table.position["phase"], table.position["free_pass"]) == ("capital", None)


@pytest.mark.clause("steam.std.bid.pay")
def test_the_first_two_pay_in_full_the_last_nothing_and_the_others_half() -> None:
    table = bidding(5, order=list("EDCBA")).do("bid 0", "bid 1", "bid 3", "bid 5", "bid 6", *["pass"] * 4)
    assert table.position["order"] == list("ABCDE")
    assert each(table, "cash") == [4, 5, 8, 9, 10]


@pytest.mark.clause("steam.std.bid.pay")
def test_the_last_place_and_a_place_without_a_bid_are_free() -> None:
    table = bidding(4).do("bid 4", "bid 6", "pass", "bid 9", "pass", "pass")
    assert table.position["order"] == ["D", "B", "A", "C"]
    assert each(table, "cash") == [8, 4, 10, 1]
    high = bidding(4, order=list("BADC")).do("bid 3", "bid 4", "bid 5", "bid 6", "pass", "pass", "pass")
    assert (high.position["order"], each(high, "cash")) == (["C", "D", "A", "B"], [8, 10, 4, 5])


@pytest.mark.clause("steam.std.bid.pay")
def test_the_last_bid_of_a_seat_counts() -> None:
    table = bidding(3).do("bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "pass", "pass")
    assert (table.position["order"], each(table, "cash")) == (["B", "A", "C"], [6, 5, 10])


@pytest.mark.ruling("R38")
@pytest.mark.clause("steam.std.bid.pay")
def test_r38_of_two_seats_the_second_pays_nothing() -> None:
    players: dict[str, dict[str, Any]] = {"B": {"out": 1, "cash": 0}}
    table = bidding(3, order=["A", "C"], players=players).do("bid 2", "bid 4", "pass")
    assert (table.position["order"], each(table, "cash")) == (["C", "A"], [10, 0, 6])


@pytest.mark.clause("steam.std.bid.pay3")
def test_with_three_seats_the_first_two_pay_in_full_and_the_third_nothing() -> None:
    table = bidding(3, order=list("CBA")).do("bid 2", "bid 3", "bid 4", "pass", "pass")
    assert (table.position["order"], each(table, "cash")) == (["A", "B", "C"], [6, 7, 10])


@pytest.mark.clause("steam.std.bid.freepass", "steam.std.bid.pay", "steam.std.bid.pass")
def test_e26_the_auction_of_the_book() -> None:
    """Didier, Stan, Fred and Marc are A, B, C and D."""
    table = bidding(free_pass="D").do("bid 0", "bid 2", "pass", "free_pass", "bid 3", "pass", "pass")
    assert table.position["order"] == ["A", "D", "B", "C"]
    assert each(table, "cash") == [7, 9, 10, 10]
