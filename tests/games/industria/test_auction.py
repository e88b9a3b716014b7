"""The once-around auction (clauses 18 to 31)."""

from typing import Any

import pytest

from tests.games.industria.playing import lots, until
from tests.games.industria.table import Table, players

FOUR = ["quarry", "sawmill", "clay_pit", "coal_mine"]


def auction(display: list[str] | None = None, *, seats: int = 4, rules: Any = None, **rest: Any) -> Table:
    """The auctions of a first round, all players with 5 thalers by default, A with hammer and start marker."""
    position: dict[str, Any] = {
        key: rest.pop(key) for key in ("hammer", "start", "lot", "turn", "bid", "bidder") if key in rest
    }
    everybody = players(**{**dict.fromkeys("ABCD"[:seats], 5), **rest})
    return Table({"display": display or FOUR[:seats], "players": everybody, **position}, seats=seats, rules=rules)


@pytest.mark.clause("industria.auction.hammer")
def test_the_hammer_does_not_carry_over() -> None:
    table = auction()
    table.do("offer quarry", "pass", "pass", "pass", "offer sawmill", "pass", "pass", "pass")
    assert table.position["hammer"] == "C"
    until(table, lots(table))
    assert (table.position["start"], table.position["hammer"], table.turn) == ("B", "B", "B")


@pytest.mark.clause("industria.auction.lot")
def test_any_tile_without_owner_may_be_put_up() -> None:
    table = auction(A=(5, "iron_ore_mine"))
    assert table.moves() == [f"offer {tile}" for tile in sorted(FOUR, key=table.game.tables.tile_ids.index)]  # type: ignore[attr-defined]
    assert table.refuses("offer iron_ore_mine", "industria.auction.lot")
    assert table.refuses("offer brickyard", "industria.auction.lot")
    table.do("offer quarry", "bid 1", "pass", "pass", "sell")
    assert len(table.moves("offer")) == 3
    assert table.refuses("offer quarry", "industria.auction.lot")


@pytest.mark.clause("industria.auction.lot")
def test_the_last_tile_goes_up_by_itself() -> None:
    table = auction(FOUR[:2]).do("offer quarry", "bid 1", "pass", "pass", "sell")
    assert (table.position["lot"], table.turn) == ("sawmill", "B")


@pytest.mark.clause("industria.auction.once")
def test_each_player_bids_once_from_the_left() -> None:
    table = auction(["quarry", "sawmill", "clay_pit"], hammer="B").do("offer quarry")
    order = table.turn
    for _ in range(2):
        table.do("pass")
        order += table.turn
    assert order == "CDA"
    table.do("bid 1")
    assert (table.turn, table.moves()) == ("B", ["sell", "keep"])


@pytest.mark.clause("industria.auction.once")
def test_a_bid_is_higher_than_the_last() -> None:
    table = auction().do("offer quarry", "bid 2", "bid 3")
    assert (table.turn, table.moves()) == ("D", ["bid 4", "bid 5", "pass"])
    for bid in (1, 2, 3):
        assert table.refuses(f"bid {bid}", "industria.auction.once")
    table.do("bid 4")
    assert table.turn == "A", "no seat is asked twice"


@pytest.mark.clause("industria.auction.once")
def test_the_auctioneer_does_not_bid() -> None:
    table = auction().do("offer quarry", "bid 1", "pass", "pass")
    assert table.refuses("bid 2", "industria.auction.decide")
    assert table.refuses("pass", "industria.auction.decide")


@pytest.mark.clause("industria.auction.price")
def test_a_first_bid_is_at_least_one() -> None:
    table = auction().do("offer quarry")
    assert table.refuses("bid 0", "industria.auction.price")
    assert table.moves("bid")[0] == "bid 1"


@pytest.mark.ruling("R06")
@pytest.mark.clause("industria.auction.price")
def test_a_bid_of_zero_with_the_switch() -> None:
    table = auction(rules={"zero_bid": True}).do("offer quarry", "bid 0")
    assert table.refuses("bid 0", "industria.auction.once")
    table.do("pass", "pass", "sell")
    assert (table.cash, table.hand("B"), table.position["hammer"]) == ([5, 5, 5, 5], ["quarry"], "A")


@pytest.mark.clause("industria.auction.limit")
def test_no_bid_exceeds_the_cash_of_the_bidder() -> None:
    table = auction(C=3).do("offer quarry", "bid 2")
    assert table.moves() == ["bid 3", "pass"]
    assert table.refuses("bid 4", "industria.auction.limit")
    table = auction(C=3, D=7).do("offer quarry", "bid 3")
    assert table.turn == "D", "C cannot outbid and is skipped"


@pytest.mark.ruling("R28")
@pytest.mark.clause("industria.auction.decide")
def test_sell_or_keep_and_nothing_else() -> None:
    table = auction().do("offer quarry", "bid 1", "bid 3", "pass")
    assert table.moves() == ["sell", "keep"]
    assert table.refuses("offer sawmill", "industria.auction.decide")


@pytest.mark.clause("industria.auction.sell")
def test_a_sale() -> None:
    table = auction().do("offer quarry", "pass", "bid 3", "pass", "sell")
    assert table.cash == [8, 5, 2, 5]
    assert table.hand("C") == ["quarry"]
    assert (table.turn, table.position["hammer"], table.position["lot"]) == ("A", "A", None)


@pytest.mark.ruling("R05")
@pytest.mark.clause("industria.auction.pay")
def test_money_from_a_sale_is_bid_in_the_next_lot() -> None:
    table = auction(seats=3).do("offer quarry", "bid 2", "bid 3", "sell", "offer sawmill", "bid 3", "keep")
    assert (table.turn, table.cash) == ("C", [8, 5, 2])
    table.do("pass")
    assert "bid 6" in table.moves()


@pytest.mark.clause("industria.auction.keep")
def test_keeping_costs_the_hammer_alone() -> None:
    table = auction().do("offer quarry", "bid 4", "pass", "pass", "keep")
    assert (table.cash, table.hand("A")) == ([5, 5, 5, 5], ["quarry"])
    assert (table.turn, table.position["hammer"], table.position["start"]) == ("B", "B", "A")


@pytest.mark.clause("industria.auction.nobid")
def test_without_a_bid_the_auctioneer_must_take_it() -> None:
    table = auction().do("offer quarry", "pass", "pass", "pass")
    assert (table.cash, table.hand("A")) == ([5, 5, 5, 5], ["quarry"])
    assert (table.turn, table.position["hammer"]) == ("B", "B")


@pytest.mark.clause("industria.auction.left")
def test_bidding_begins_at_the_new_auctioneers_left() -> None:
    table = auction().do("offer quarry", "pass", "pass", "pass", "offer sawmill")
    order = table.turn
    for _ in range(2):
        table.do("pass")
        order += table.turn
    assert order == "CDA"


@pytest.mark.clause("industria.auction.left", "industria.auction.end")
def test_four_takes_give_one_tile_each() -> None:
    table = auction(FOUR)
    hammers = ""
    for tile in FOUR[:3]:
        hammers += table.turn
        table.do(f"offer {tile}", "pass", "pass", "pass")
    hammers += table.position["hammer"]
    table.do("pass", "pass", "pass")
    assert hammers == "ABCD"
    assert [table.hand(seat) for seat in "ABCD"] == [[tile] for tile in FOUR]
    assert (table.position["phase"], table.turn) == ("build", "A")


@pytest.mark.clause("industria.auction.many")
def test_n04_one_seat_buys_all() -> None:
    display = ["clay_pit", "coal_mine", "bonus_canal_1", "raw_stone_1"]
    table = auction(display, A=1, B=9, rules={"raw_tile_cash": "any"})
    table.do("offer clay_pit", "bid 2", "pass", "pass", "sell")
    table.do("offer coal_mine", "bid 3", "pass", "pass", "sell")
    table.do("offer bonus_canal_1", "bid 1", "pass", "pass", "sell", "bid 2", "pass", "pass", "sell")
    assert (table.cash, len(table.hand("B"))) == ([9, 1, 5, 5], 4)
    assert table.turn == "B"
    assert table.moves() == ["lay bonus_canal_1", "cash raw_stone_1", "stop"]
    table.do("cash raw_stone_1", "lay clay_pit")
    assert (table.cash[1], table.points[1]) == (0, 1)


@pytest.mark.clause("industria.auction.hand")
def test_hands_have_no_limit_and_tiles_stay() -> None:
    epoch_one = [tile["id"] for tile in Table({}).game.facts.fixtures("en")["tiles"] if tile["epoch"] == 1]  # type: ignore[attr-defined]
    table = Table({"phase": "build", "round": 3, "pile": [], "players": players(A=(0, " ".join(epoch_one)))})
    assert len(table.hand("A")) == 12
    verbs = {text.split()[0] for text in table.game.actions.texts(list(range(len(table.game.actions))))}
    assert verbs == {*("offer", "bid", "pass", "sell", "keep", "lay", "cash", "stop", "use", "buy", "first", "reveal")}


@pytest.mark.clause("industria.auction.end")
def test_the_hammer_passed_by_the_last_tile_is_void() -> None:
    table = auction(["quarry"], A=(5, "bonus_canal_1"), C=(5, "bonus_harbour_1"))
    table.do("pass", "pass", "pass")
    assert (table.position["phase"], table.turn) == ("build", "A")
    table.do("stop")
    assert table.turn == "C"
