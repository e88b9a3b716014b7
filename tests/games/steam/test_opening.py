"""The first turn order of the base game (clauses 26 to 34)."""

from typing import Any

import pytest

import ironmaster
from tests.games.steam.table import ACTION_TILES, TB, Table
from tests.games.steam.whole import filled, outcomes, start


def auction(opener: str = "A", seats: int = 4, **position: Any) -> Table:
    """The first place is on sale, a seat to open."""
    return Table({"phase": "opening", "turn": opener, **position}, seats=seats)


def dealt(*numbers: int, seats: int = 4, **rules: object) -> Table:
    """Action tiles of these numbers were dealt to the seats in their order."""
    table = filled(start(seats, "northeast", **{"order": "random", **rules}))
    return table.do(*(f"dealt {ACTION_TILES[number - 1]}" for number in numbers))


@pytest.mark.clause("steam.order.method")
def test_the_auction_is_the_normal_way() -> None:
    table = filled(start(4))
    assert set(outcomes(table)) == {"first A", "first B", "first C", "first D"}
    table.do("first C")
    while table.position["phase"] == "opening":
        table.do("pass")
    assert (table.position["round"], table.position["phase"]) == (1, "actions")
    assert sorted(table.position["order"]) == ["A", "B", "C", "D"]
    assert table.turn == table.position["order"][0]


@pytest.mark.clause("steam.order.method")
def test_a_random_order_may_be_chosen_instead() -> None:
    table = dealt(5, 2, 7, 3)
    assert (table.position["round"], table.position["phase"]) == (1, "actions")
    assert sorted(table.position["order"]) == ["A", "B", "C", "D"]
    assert table.turn == table.position["order"][0]


@pytest.mark.clause("steam.order.random")
@pytest.mark.parametrize(
    ("numbers", "order"),
    [((5, 2, 7, 3), "BCDA"), ((1, 2, 3, 4), "ABCD"), ((7, 6, 5, 4), "DABC"), ((4, 5, 2, 3), "CDAB")],
)
def test_the_lowest_number_is_first_and_the_others_follow_clockwise(numbers: tuple[int, ...], order: str) -> None:
    table = dealt(*numbers)
    assert "".join(table.position["order"]) == order
    assert [table.player(seat)["tile"] for seat in "ABCD"] == [None] * 4
    assert table.moves() == [f"take {tile}" for tile in ACTION_TILES], "all are given back"


@pytest.mark.clause("steam.order.random")
def test_each_seat_is_dealt_one_of_the_tiles_left() -> None:
    table = filled(start(3, order="random"))
    assert outcomes(table) == {f"dealt {tile}": 1 for tile in ACTION_TILES}
    table.do("dealt engineer")
    assert outcomes(table) == {f"dealt {tile}": 1 for tile in ACTION_TILES if tile != "engineer"}
    assert (table.player("A")["tile"], table.player("B")["tile"]) == ("engineer", None)


@pytest.mark.clause("steam.order.random.cash")
def test_a_later_seat_starts_with_more() -> None:
    table = dealt(5, 2, 7, 3, 6, seats=5)
    assert "".join(table.position["order"]) == "BCDEA"
    assert [table.cash(seat) for seat in "BCDEA"] == [1, 2, 3, 4, 5]
    table = auction(seats=5)
    while table.position["phase"] == "opening":
        table.do("pass")
    assert [table.cash(seat) for seat in "ABCDE"] == [0] * 5


@pytest.mark.clause("steam.order.auction.start")
@pytest.mark.parametrize(("opener", "asked"), [("A", "ABCD"), ("C", "CDAB"), ("D", "DABC")])
def test_a_random_seat_opens_and_bidding_goes_clockwise(opener: str, asked: str) -> None:
    table = filled(start(4))
    assert set(outcomes(table).values()) == {1}
    table.do(f"first {opener}")
    seen = ""
    for amount in range(4):
        seen += table.turn
        table.do(f"bid {amount}")
    assert (seen, table.turn) == (asked, opener)


@pytest.mark.clause("steam.order.auction.start", "steam.order.random")
@pytest.mark.parametrize("order", ["auction", "random"])
def test_any_seat_can_be_the_first(order: str) -> None:
    game = ironmaster.game("steam", seats=3, board=TB, rules={"order": order})
    first = {game.law.to_act(ironmaster.Match(game, seed=seed).state) for seed in range(20)}
    assert first == {0, 1, 2}


@pytest.mark.clause("steam.order.auction.start")
def test_places_are_sold_from_the_first() -> None:
    table = auction().do("bid 2", "pass", "pass", "pass")
    assert table.position["auction"]["places"] == ["A", None, None, None]
    table.do("bid 1", "pass", "pass")
    assert table.position["auction"]["places"] == ["A", "B", None, None]


@pytest.mark.ruling("R04")
@pytest.mark.clause("steam.order.auction.bid")
def test_r04_the_first_bid_may_be_zero() -> None:
    table = auction()
    assert "bid 0" in table.moves()
    table.do("bid 0")
    assert table.refuses("bid 0", "steam.order.auction.bid")
    assert "bid 1" in table.moves()


@pytest.mark.clause("steam.order.auction.bid")
def test_each_bid_is_higher_than_the_last() -> None:
    table = auction().do("bid 3")
    for amount in (0, 2, 3):
        assert table.refuses(f"bid {amount}", "steam.order.auction.bid")
    table.do("bid 4", "pass", "bid 7")
    assert (table.position["auction"]["bid"], table.position["auction"]["bidder"]) == (7, "D")
    assert table.refuses("bid 7", "steam.order.auction.bid")
    assert table.moves()[0] == "bid 8"


@pytest.mark.clause("steam.order.auction.bid")
def test_a_pass_counts_for_one_place_only() -> None:
    table = auction().do("pass", "bid 0", "bid 1", "bid 2")
    assert table.turn == "B", "A is not asked again"
    table.do("pass", "pass")
    assert (table.position["auction"]["places"][0], table.turn) == ("D", "A")
    table.do("bid 5")
    assert table.position["auction"]["bidder"] == "A"
    assert table.position["auction"]["in"] == ["A", "B", "C"]


@pytest.mark.clause("steam.order.auction.bid")
def test_the_last_bid_of_a_seat_is_binding() -> None:
    table = auction(seats=3).do("bid 1", "bid 2", "pass", "bid 6", "pass")
    assert (table.income(), table.cash()) == (-2, 4)
    assert (table.income("B"), table.cash("B")) == (0, 0)


@pytest.mark.clause("steam.order.auction.cap")
def test_a_bid_must_be_raisable_by_loans() -> None:
    table = auction()
    assert table.refuses("bid 51", "steam.order.auction.cap")
    assert table.moves()[-2:] == ["bid 50", "pass"]
    table.do("bid 50")
    assert table.moves() == ["pass"]
    assert table.refuses("bid 51", "steam.order.auction.cap")
    table.do("pass", "pass", "pass")
    assert (table.income(), table.cash()) == (-10, 0)


@pytest.mark.clause("steam.order.auction.pay")
@pytest.mark.parametrize(
    ("bid", "income", "cash"), [(0, 0, 0), (1, -1, 4), (4, -1, 1), (5, -1, 0), (6, -2, 4), (7, -2, 3), (10, -2, 0)]
)
def test_the_winner_pays_by_loans_and_keeps_the_change(bid: int, income: int, cash: int) -> None:
    table = auction("B").do(f"bid {bid}", "pass", "pass", "pass")
    assert (table.income("B"), table.cash("B")) == (income, cash)
    assert table.position["auction"]["places"][0] == "B"


@pytest.mark.clause("steam.order.auction.pay")
def test_the_last_seat_without_a_bid_pays_nothing() -> None:
    table = auction().do("pass", "pass", "pass")
    assert table.position["auction"]["places"] == ["D", None, None, None]
    assert (table.income("D"), table.cash("D")) == (0, 0)


@pytest.mark.ruling("R05")
@pytest.mark.clause("steam.order.auction.next")
def test_r05_the_next_sale_is_opened_by_the_first_to_the_left_without_a_place() -> None:
    table = auction("B").do("bid 1", "pass", "pass", "pass")
    assert (table.turn, table.position["auction"]["in"]) == ("C", ["A", "C", "D"])
    table.do("bid 1", "pass", "pass")
    assert (table.turn, table.position["auction"]["in"]) == ("D", ["A", "D"])
    assert table.position["auction"]["places"] == ["B", "C", None, None]


@pytest.mark.ruling("R05")
@pytest.mark.clause("steam.order.auction.next")
def test_r05_seats_with_a_place_are_passed_over() -> None:
    table = auction("B").do("bid 1", "pass", "pass", "pass", "pass", "pass")
    assert table.position["auction"]["places"] == ["B", "A", None, None]
    assert table.turn == "C", "not B, to the left of A"


@pytest.mark.clause("steam.order.auction.next")
def test_a_new_sale_begins_without_a_bid() -> None:
    table = auction().do("bid 9", "pass", "pass", "pass")
    sale = table.position["auction"]
    assert (sale["bid"], sale["bidder"], sale["in"]) == (None, None, ["B", "C", "D"])
    assert set(sale["bids"].values()) == {None}
    assert "bid 0" in table.moves()


@pytest.mark.clause("steam.order.auction.last")
@pytest.mark.parametrize(("seats", "places"), [(3, "BCA"), (4, "BCDA"), (5, "BCDEA")])
def test_the_last_place_is_free(seats: int, places: str) -> None:
    table = auction("B", seats)
    sales = 0
    while table.position["phase"] == "opening":
        sales += 1
        table.do("bid 6", *["pass"] * (seats - sales))
    assert sales == seats - 1
    assert "".join(table.position["order"]) == places
    assert [(table.income(seat), table.cash(seat)) for seat in places] == [(-2, 4)] * (seats - 1) + [(0, 0)]
    assert (table.turn, table.position["auction"]["in"], table.position["round"]) == ("B", [], 1)
