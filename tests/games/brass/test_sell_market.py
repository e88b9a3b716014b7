"""Selling cotton to the distant market (clauses 132 to 137)."""

from typing import Any

import pytest

from tests.games.brass.play import draw_cards
from tests.games.brass.table import Table

PRESTON = {"preston/2": "A cotton1", "preston/1": "B port1"}
TWO_MILLS = {**PRESTON, "lancaster/2": "A cotton1"}
CANAL = {"lancaster-preston": "C"}


def selling(cotton: int, tiles: dict[str, str] | None = None, **rest: Any) -> Table:
    """A to act with three equal cards; the mill of Preston has access to the market."""
    rules = rest.pop("rules", {})
    players = {"A": {"hand": ["coal"] * 3}, "B": {"hand": ["iron"] * 2}, **rest.pop("players", {})}
    position = {"players": players, "tiles": tiles or PRESTON, "links": CANAL, "cotton": cotton, **rest}
    return Table(position, rules=rules)


@pytest.mark.clause("brass.sell.distant_draw")
def test_the_market_tile_is_drawn_by_its_number_left() -> None:
    table = selling(2, market=[2, 0, 4, 3, 1]).do("sell preston/2 to market")
    assert table.turn == "chance"
    assert table.moves() == []
    assert table.refuses("stop", "brass.flow.round_steps")
    outcomes = [(table.game.actions.text(number), weight) for number, weight in table.game.law.outcomes(table.state)]
    assert outcomes == [("market 0", 2), ("market 2", 4), ("market 3", 3), ("market 4", 1)]
    assert table.player("A")["hand"] == ["coal", "coal"]
    assert table.tile("preston/2") == "A cotton1"


@pytest.mark.clause("brass.sell.distant_draw")
@pytest.mark.parametrize(
    ("start", "tile", "end", "left"),
    [
        (0, 2, 2, [2, 2, 3, 3, 1]),
        (0, 0, 0, [1, 2, 4, 3, 1]),
        (5, 0, 5, [1, 1, 2, 3, 1]),
        (3, 4, 7, [2, 1, 3, 3, 0]),
        (4, 4, 8, [2, 2, 2, 3, 0]),
        (7, 4, 8, [2, 1, 1, 3, 0]),
        (7, 1, 8, [2, 0, 1, 3, 1]),
        (6, 1, 7, [2, 1, 1, 3, 1]),
        (1, 3, 4, [2, 1, 4, 2, 1]),
    ],
)
def test_the_marker_moves_down_by_the_tile(start: int, tile: int, end: int, left: list[int]) -> None:
    table = selling(start).do("sell preston/2 to market", f"market {tile}")
    assert table.position["cotton"] == end
    assert table.position["market"] == left
    assert table.tile("preston/2") == ("A cotton1" if end == 8 else "A cotton1 flipped")


@pytest.mark.clause("brass.sell.distant_draw")
def test_every_sale_turns_up_a_tile_of_its_own() -> None:
    table = selling(0, TWO_MILLS).do("sell preston/2 to market", "market 1")
    assert (table.position["cotton"], table.position["market"]) == (1, [2, 1, 4, 3, 1])
    table.do("sell lancaster/2 to market", "market 3")
    assert (table.position["cotton"], table.position["market"]) == (4, [2, 1, 4, 2, 1])
    assert table.player("A")["income"] == 10 + 5 + 3 + 5 + 1


@pytest.mark.clause("brass.sell.distant_success")
def test_a_successful_sale_flips_the_mill_and_others_may_follow() -> None:
    table = selling(0, TWO_MILLS).do("sell preston/2 to market", "market 2")
    assert table.position["cotton"] == 2
    assert table.tile("preston/2") == "A cotton1 flipped"
    assert table.player("A")["income"] == 10 + 5 + 2
    assert table.moves() == ["sell lancaster/2 to preston/1", "sell lancaster/2 to market", "stop"]
    table.do("stop")
    assert (table.turn, table.position["actions"], table.position["pending"]) == ("A", 1, [])


@pytest.mark.clause("brass.sell.distant_success")
def test_after_the_last_mill_the_action_ends_by_itself() -> None:
    table = selling(0).do("sell preston/2 to market", "market 2")
    assert (table.turn, table.position["actions"], table.position["pending"]) == ("A", 1, [])
    assert table.player("A")["hand"] == ["coal", "coal"]
    assert table.position["discard"] == ["coal"]


@pytest.mark.clause("brass.sell.distant_payment")
@pytest.mark.parametrize(("space", "bonus"), [(0, 3), (1, 3), (2, 2), (3, 2), (4, 1), (5, 1), (6, 0), (7, 0)])
def test_the_bonus_is_read_at_the_new_space(space: int, bonus: int) -> None:
    table = selling(space).do("sell preston/2 to market", "market 0")
    assert table.player("A")["income"] == 10 + 5 + bonus
    assert table.player("A")["cash"] == 30
    assert table.player("A")["spent"] == 0
    assert table.player("B")["income"] == 10


@pytest.mark.clause("brass.sell.distant_payment")
def test_the_bonus_is_that_of_the_space_reached_not_left() -> None:
    table = selling(1).do("sell preston/2 to market", "market 3")
    assert table.player("A")["income"] == 10 + 5 + 1


@pytest.mark.clause("brass.sell.distant_payment")
def test_the_bonus_may_be_cash_by_switch() -> None:
    table = selling(0, rules={"dm_bonus": "cash"}).do("sell preston/2 to market", "market 2")
    assert table.player("A")["income"] == 15
    assert table.player("A")["cash"] == 32
    assert table.player("A")["spent"] == 0
    last = selling(7, rules={"dm_bonus": "cash"}).do("sell preston/2 to market", "market 0")
    assert (last.player("A")["income"], last.player("A")["cash"]) == (15, 30)


@pytest.mark.clause("brass.sell.distant_payment", "brass.income.cap")
def test_the_bonus_stops_at_the_end_of_the_income_track() -> None:
    players = {"A": {"hand": ["coal"] * 3, "income": 92}}
    assert selling(0, players=players).do("sell preston/2 to market", "market 0").player("A")["income"] == 99
    players = {"A": {"hand": ["coal"] * 3, "income": 90}}
    assert selling(0, players=players).do("sell preston/2 to market", "market 0").player("A")["income"] == 98


@pytest.mark.clause("brass.sell.distant_fail")
def test_a_failed_sale_ends_the_action_at_once() -> None:
    table = selling(6, TWO_MILLS).do("sell preston/2 to market", "market 2")
    assert table.position["cotton"] == 8
    assert [table.tile(slot) for slot in TWO_MILLS] == ["A cotton1", "B port1", "A cotton1"]
    assert [table.player(letter)["income"] for letter in "ABCD"] == [10, 10, 10, 10]
    assert table.player("A")["cash"] == 30
    assert (table.turn, table.position["actions"], table.position["pending"]) == ("A", 1, [])
    assert table.refuses("stop", "brass.turn.menu")
    assert table.player("A")["hand"] == ["coal", "coal"]
    assert table.position["discard"] == ["coal"]


@pytest.mark.clause("brass.sell.distant_fail")
def test_a_failed_sale_pays_no_cash_either() -> None:
    table = selling(6, rules={"dm_bonus": "cash"}).do("sell preston/2 to market", "market 4")
    assert (table.player("A")["cash"], table.player("A")["income"]) == (30, 10)


@pytest.mark.clause("brass.sell.distant_fail")
def test_sales_before_the_failure_stand() -> None:
    table = selling(6, TWO_MILLS).do("sell preston/2 to preston/1", "sell lancaster/2 to market", "market 3")
    assert table.tile("preston/2") == "A cotton1 flipped"
    assert table.tile("preston/1") == "B port1 flipped"
    assert table.tile("lancaster/2") == "A cotton1"
    assert [table.player(letter)["income"] for letter in "ABCD"] == [15, 13, 10, 10]
    assert (table.turn, table.position["actions"], table.position["pending"]) == ("A", 1, [])


@pytest.mark.clause("brass.sell.distant_fail")
def test_a_failure_in_the_last_action_passes_the_turn() -> None:
    table = selling(7, TWO_MILLS, actions=1).do("sell preston/2 to market", "market 1")
    assert (table.turn, table.position["actions"]) == ("B", 2)


@pytest.mark.clause("brass.sell.distant_closed")
def test_a_closed_market_is_closed_for_everyone() -> None:
    tiles = {
        **TWO_MILLS,
        "lancaster/1": "D port1",
        "warrington_runcorn/1": "B cotton1",
        "warrington_runcorn/2": "C port1",
    }
    table = selling(7, tiles, actions=1).do("sell preston/2 to market", "market 1")
    assert table.turn == "B"
    assert table.moves("sell") == ["sell warrington_runcorn/1 to warrington_runcorn/2"]
    assert table.refuses("sell warrington_runcorn/1 to market", "brass.sell.distant_closed")
    assert table.position["market"] == [2, 0, 1, 3, 1]


@pytest.mark.clause("brass.sell.distant_closed")
def test_the_market_is_open_on_the_last_space_but_one() -> None:
    assert selling(7).moves("sell") == ["sell preston/2 to preston/1", "sell preston/2 to market"]
    assert selling(8).moves("sell") == ["sell preston/2 to preston/1"]


@pytest.mark.clause("brass.sell.distant_closed")
def test_the_failing_seller_may_sell_to_a_port_in_the_second_action() -> None:
    table = selling(6, TWO_MILLS).do("sell preston/2 to market", "market 2")
    assert table.moves("sell") == ["sell lancaster/2 to preston/1", "sell preston/2 to preston/1"]
    table.do("sell preston/2 to preston/1")
    assert table.tile("preston/2") == "A cotton1 flipped"
    assert table.player("A")["income"] == 15
    assert table.turn == "B"


@pytest.mark.clause("brass.sell.distant_closed", "brass.era.distant_reset")
def test_the_market_opens_again_in_the_rail_era() -> None:
    tiles = {"preston/2": "A cotton2", "preston/1": "B port2 flipped"}
    players = {"A": {"hand": ["coal"]}, "B": {}}
    table = selling(8, tiles, players=players, actions=1, pile=0, market=[0, 0, 1, 3, 1])
    assert table.moves("sell") == []
    table.do("pass")
    draw_cards(table)
    assert (table.position["era"], table.position["cotton"]) == ("rail", 0)
    assert table.position["market"] == [2, 2, 4, 3, 1]
    assert table.turn == "A"
    assert table.moves("sell") == ["sell preston/2 to market"]


@pytest.mark.clause("brass.sell.order_matters")
def test_port_first_then_market_saves_the_port_sale() -> None:
    table = selling(7, TWO_MILLS).do("sell lancaster/2 to preston/1", "sell preston/2 to market", "market 1")
    assert table.tile("lancaster/2") == "A cotton1 flipped"
    assert table.tile("preston/1") == "B port1 flipped"
    assert table.tile("preston/2") == "A cotton1"


@pytest.mark.clause("brass.sell.order_matters")
def test_market_first_loses_the_port_sale_of_this_action() -> None:
    table = selling(7, TWO_MILLS, actions=1).do("sell preston/2 to market", "market 1")
    assert table.turn == "B"
    assert [table.tile(slot) for slot in TWO_MILLS] == ["A cotton1", "B port1", "A cotton1"]
