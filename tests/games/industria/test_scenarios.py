"""Constructed scenarios about more than one rule; the others are with the tests of their clauses."""

from typing import Any

import pytest

from tests.games.industria.playing import new_game, until
from tests.games.industria.table import Table, building, players


@pytest.mark.clause("industria.auction.limit", "industria.auction.once")
def test_n01_equal_purses() -> None:
    everybody = players(A=5, B=5, C=5, D=5)
    table = Table({"display": ["sawmill", "quarry"], "players": everybody}).do("offer sawmill", "bid 5")
    assert table.turn == "A", "C and D cannot outbid and pass automatically"
    table.do("sell")
    assert (table.cash, table.hand("B"), table.position["hammer"]) == ([10, 0, 5, 5], ["sawmill"], "A")
    table = Table({"display": ["sawmill", "quarry"], "players": everybody}).do("offer sawmill", "bid 4")
    assert (table.turn, table.moves()) == ("C", ["bid 5", "pass"])
    table.do("bid 5")
    assert table.turn == "A"


@pytest.mark.clause("industria.auction.nobid", "industria.auction.hand", "industria.build.order")
def test_n02_no_bids() -> None:
    display = ["brickyard", "coal_mine", "raw_wood_1", "bonus_harbour_1"]
    table = Table({"display": display, "players": players(A=5, B=5, C=5, D=5)})
    for tile in display[:3]:
        table.do(f"offer {tile}", "pass", "pass", "pass")
    table.do("pass", "pass", "pass")
    assert [table.hand(seat) for seat in "ABCD"] == [[tile] for tile in display]
    assert (table.cash, table.position["start"]) == ([5, 5, 5, 5], "A")
    assert table.turn == "B", "A's brickyard lacks stone and wood, and C may neither lend nor lay the tile"
    order = ""
    while table.turn != "chance":
        order += table.turn
        table.do("stop")
    assert order == "BD"


@pytest.mark.clause("industria.auction.keep", "industria.auction.pay", "industria.auction.left")
def test_n03_keep_hammer_on_money_used_again() -> None:
    display = ["quarry", "sawmill", "construction"]
    table = Table({"display": display, "players": players(A=5, B=5, C=5)}, seats=3)
    table.do("offer quarry", "bid 2", "bid 3", "sell")
    assert table.cash == [8, 5, 2]
    table.do("offer sawmill", "bid 3", "keep")
    assert (table.position["hammer"], table.position["start"]) == ("B", "A")
    table.do("bid 2", "bid 6", "sell")
    assert table.cash == [3, 12, 3], "2, 11 and 2, nothing can be built, and the next income"
    assert [table.hand(seat) for seat in "ABC"] == [["sawmill", "construction"], [], ["quarry"]]
    assert table.position["start"] == "B"


@pytest.mark.clause("industria.build.material.other", "industria.build.order")
def test_n06_buying_from_an_earlier_builder() -> None:
    table = building(1, A=(3, "quarry"), B=(1, "construction"), C=(0, "bonus_canal_1")).do(
        "lay quarry", "lay construction"
    )
    assert (table.cash[:2], table.points[1]) == ([1, 0], 3)
    everybody = players(A=(3, "quarry"), B=(1, "construction"), C=(0, "bonus_canal_1"), D=0)
    table = Table({"phase": "build", "start": "B", "players": everybody})
    assert table.turn == "C", "there is no stone yet"


@pytest.mark.clause("industria.build.material.bank")
def test_n08_the_bank_closed_by_a_producer() -> None:
    third = (0, "bonus_canal_1")
    table = building(3, A=(5, "steel_mill"), B=(0, "", "ironworks"), C=third).do("lay steel_mill")
    assert (table.cash[:2], table.points[0]) == ([0, 1], 1)
    table = building(3, A=(4, "steel_mill bonus_rail_1"), B=(0, "", "ironworks"), C=third)
    assert table.refuses("lay steel_mill", "industria.build.unaffordable")


@pytest.mark.clause("industria.build.discount", "industria.build.discount.scope")
def test_n09_discounts() -> None:
    other = (0, "bonus_canal_1")
    laid = "bank stock_exchange"
    table = building(2, A=(4, "bank"), B=(0, "bonus_canal_1")).do("lay bank")
    assert (table.cash[0], table.points[0]) == (0, 1)
    table = building(3, A=(4, "stock_exchange", "bank"), B=(0, "bonus_canal_1")).do("lay stock_exchange")
    assert (table.cash[0], table.points[0]) == (0, 2)
    table = building(4, A=(5, "nuclear_plant", laid), B=other).do("lay nuclear_plant")
    assert (table.cash[0], table.points[0]) == (0, 7)
    table = building(4, A=(2, "computer_factory", f"{laid} nuclear_plant"), B=other).do("lay computer_factory")
    assert (table.cash[0], table.points[0]) == (0, 8)
    table = building(4, A=(1, "electronics", f"{laid} nuclear_plant computer_factory"), B=other).do("lay electronics")
    assert (table.cash[0], table.points[0]) == (0, 13)
    assert table.player("A")["worth"] == 13 + 3


@pytest.mark.clause("industria.round.count", "industria.round.start_marker", "industria.auction.left")
@pytest.mark.parametrize(("seats", "awards", "hammers"), [(3, 48, 3), (4, 60, 4)])
def test_n14_length(seats: int, awards: int, hammers: int) -> None:
    table = new_game(seats)
    held: dict[int, list[str]] = {}

    def watch(now: Table) -> bool:
        if now.position["phase"] == "auction":
            seen = held.setdefault(now.position["round"], [])
            if now.position["hammer"] not in seen[-1:]:
                seen.append(now.position["hammer"])
        return now.turn == "over"

    until(table, watch)
    tiles = sum(len(table.hand(seat)) for seat in "ABCD"[:seats]) + len(table.position["gone"])
    assert tiles == awards
    assert all(len(set(seats_of_round)) == len(seats_of_round) == hammers for seats_of_round in held.values())


@pytest.mark.clause("industria.round.phases", "industria.auction.sell", "industria.build.material.choice")
def test_n16_a_whole_round() -> None:
    everybody = players(A=4, B=(3, "", "quarry"), C=5, D=2)
    display = ["ironworks", "optics", "raw_glass_1", "bank"]
    table = Table({"epoch": 2, "start": "D", "display": display, "players": everybody})
    table.do("offer ironworks", "bid 1", "bid 2", "bid 3", "sell")
    assert table.cash == [4, 3, 2, 5]
    table.do("offer optics", "bid 2", "pass")
    assert table.turn == "D", "C cannot outbid"
    table.do("keep", "offer raw_glass_1", "pass", "pass", "bid 1", "sell")
    assert (table.cash, table.position["hammer"]) == ([5, 3, 2, 4], "A")
    table.do("bid 3", "bid 4", "keep")
    assert (table.position["phase"], table.turn) == ("build", "D")
    table.do("lay optics")
    assert (table.cash[3], table.points[3]) == (3, 4)
    assert table.turn == "A"
    table.do("lay bank")
    assert table.cash == [2, 5, 3, 4], "1, 4, 2 and 3, then the income of the next round"
    assert (table.points, table.hand("C"), table.position["start"]) == ([1, 0, 0, 4], ["ironworks"], "A")


@pytest.mark.ruling("R09")
@pytest.mark.clause("industria.build.material.other")
def test_n19_money_of_a_sale_used_in_the_same_phase() -> None:
    seats: Any = {"A": (4, "glassworks"), "B": (2, "ironworks", "quarry"), "C": (0, "bonus_canal_1")}
    table = building(2, seats=3, **seats)
    table.do("lay glassworks")
    assert (table.cash, table.turn) == ([0, 3, 0], "B")
    table.do("lay ironworks")
    assert (table.cash[1], table.points[:2]) == (0, [1, 1])


@pytest.mark.clause("industria.build.sequence", "industria.build.material.own")
def test_n20_own_factory_and_technology_of_one_epoch() -> None:
    table = building(4, A=(5, "plastics_factory automobile"), B=(0, "bonus_canal_1"))
    assert table.refuses("lay automobile", "industria.build.material.sameepoch")
    table.do("lay plastics_factory")
    assert (table.cash[0], table.points[0]) == (1, 1)
    table.do("lay automobile")
    assert (table.cash[0], table.points[0]) == (0, 6)


@pytest.mark.clause("industria.variant.two_seats", "industria.auction.left")
def test_two_seats() -> None:
    table = new_game(2, rules={"two_seats": True})
    until(table, lambda now: now.position["phase"] == "auction")
    assert len(table.position["display"]) == 3
    tiles = table.position["display"]
    table.do(f"offer {tiles[0]}", "pass", f"offer {tiles[1]}", "pass")
    assert table.position["hammer"] == "A", "the hammer may come back"
    starts: list[str] = [table.position["start"]]

    def watch(now: Table) -> bool:
        if now.position["round"] > len(starts):
            starts.append(now.position["start"])
        return now.turn == "over"

    until(table, watch)
    assert starts == ["A", "B"] * 8
