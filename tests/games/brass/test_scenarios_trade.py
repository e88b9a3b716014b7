"""The rulebook's examples of trade, loans, order and scoring (scenarios S10, S13, S15, S19 to S22)."""

import pytest

from tests.games.brass.play import last_card
from tests.games.brass.table import Table

PRESTON = {"preston/2": "A cotton1", "preston/1": "B port1"}


def s20(rules: dict[str, object] | None = None) -> Table:
    tiles = {"manchester/1": "A cotton1", "bolton/1": "A cotton1", "warrington_runcorn/2": "B port1"}
    links = {"bolton-manchester": "C", "manchester-warrington_runcorn": "D"}
    position = {"players": {"A": {"hand": ["coal"] * 2}}, "tiles": tiles, "links": links}
    table = Table(position, rules=rules)
    table.do("sell manchester/1 to warrington_runcorn/2", "sell bolton/1 to market", "market 1")
    assert [table.tile(slot) for slot in tiles] == ["A cotton1 flipped", "A cotton1 flipped", "B port1 flipped"]
    assert table.position["cotton"] == 1
    assert table.position["discard"] == ["coal"]
    assert (table.turn, table.position["actions"]) == ("A", 1)
    return table


def s21() -> Table:
    tiles = {**PRESTON, "lancaster/2": "A cotton1"}
    players = {"A": {"hand": ["coal"] * 2}}
    return Table({"players": players, "tiles": tiles, "links": {"lancaster-preston": "C"}, "cotton": 6})


@pytest.mark.clause("brass.sell.distant_draw", "brass.sell.distant_success", "brass.sell.distant_payment")
def test_s10_a_market_tile_of_two() -> None:
    table = Table({"players": {"A": {"hand": ["coal"] * 2}}, "tiles": PRESTON}).do(
        "sell preston/2 to market", "market 2"
    )
    assert table.position["cotton"] == 2
    assert table.tile("preston/2") == "A cotton1 flipped"
    assert (table.player("A")["income"], table.player("A")["cash"]) == (17, 30)
    assert table.position["market"] == [2, 2, 3, 3, 1]


@pytest.mark.clause("brass.sell.distant_payment")
def test_s10_with_the_bonus_in_cash() -> None:
    table = Table({"players": {"A": {"hand": ["coal"] * 2}}, "tiles": PRESTON}, rules={"dm_bonus": "cash"})
    table.do("sell preston/2 to market", "market 2")
    assert (table.player("A")["income"], table.player("A")["cash"]) == (15, 32)


@pytest.mark.clause("brass.income.advance")
def test_s13_a_flip_worth_five() -> None:
    players = {"A": {"hand": ["coal"], "income": 10}, "B": {"hand": ["iron"]}, "C": {"hand": ["port"] * 3}}
    table = Table({"players": players, "tiles": PRESTON, "actions": 1, "pile": 0}).do("sell preston/2 to preston/1")
    assert table.player("A")["income"] == 15
    table.do("pass", "pass", "pass")
    assert table.position["round"] == 3
    assert table.player("A")["cash"] == 33, "space 15 pays three pounds"


@pytest.mark.clause("brass.loan.step", "brass.loan.landing", "brass.loan.no_repay")
def test_s15_a_loan_of_thirty() -> None:
    table = Table({"players": {"A": {"hand": ["coal"] * 2, "income": 18}}}).do("loan 30")
    assert (table.player("A")["cash"], table.player("A")["income"]) == (60, 12)
    assert table.player("A")["spent"] == 0


@pytest.mark.clause("brass.order.by_spent", "brass.order.tie")
@pytest.mark.parametrize(("order", "after"), [("ABCD", "BCDA"), ("ACBD", "CBDA")])
def test_s19_the_turn_order_after_23_6_6_12(order: str, after: str) -> None:
    amounts = {"A": 23, "B": 6, "C": 6, "D": 12}
    players = {letter: {"hand": ["cotton"] * 2, "spent": amounts[letter]} for letter in "ABCD"}
    table = Table({"players": players, "order": list(order), "turn": "D", "actions": 1, "pile": 0}).do("pass")
    assert table.position["order"] == list(after)
    assert table.turn == after[0]
    assert [table.player(letter)["spent"] for letter in "ABCD"] == [0, 0, 0, 0]


@pytest.mark.clause("brass.sell.any_number", "brass.sell.port_flip_both", "brass.sell.distant_payment")
def test_s20_one_mill_to_the_port_and_one_to_the_market() -> None:
    table = s20()
    assert [table.player(letter)["income"] for letter in "ABCD"] == [10 + 13, 13, 10, 10]
    assert [table.player(letter)["cash"] for letter in "ABCD"] == [30, 30, 30, 30]


@pytest.mark.clause("brass.sell.distant_payment")
def test_s20_with_the_bonus_in_cash() -> None:
    table = s20({"dm_bonus": "cash"})
    assert [table.player(letter)["income"] for letter in "ABCD"] == [10 + 10, 13, 10, 10]
    assert [table.player(letter)["cash"] for letter in "ABCD"] == [33, 30, 30, 30]


@pytest.mark.clause("brass.sell.order_matters", "brass.sell.distant_fail")
def test_s21_market_first_loses_everything() -> None:
    table = s21().do("sell lancaster/2 to market", "market 3")
    assert table.position["tiles"] == {**PRESTON, "lancaster/2": "A cotton1"}
    assert (table.position["actions"], table.position["pending"]) == (1, [])


@pytest.mark.clause("brass.sell.order_matters", "brass.sell.distant_fail")
def test_s21_port_first_saves_one_mill() -> None:
    table = s21().do("sell preston/2 to preston/1", "sell lancaster/2 to market", "market 3")
    assert table.position["tiles"] == {
        "lancaster/2": "A cotton1",
        "preston/1": "B port1 flipped",
        "preston/2": "A cotton1 flipped",
    }
    assert [table.player(letter)["income"] for letter in "AB"] == [15, 13]


@pytest.mark.clause("brass.score.link", "brass.score.link_places", "brass.score.tile")
def test_s22_scoring() -> None:
    tiles = {
        "colne/1": "C cotton1 flipped",
        "colne/2": "A cotton1",
        "rochdale/1": "A cotton1",
        "rochdale/3": "C iron1 flipped",
        "burnley/1": "A coal2 flipped",
        "burnley/2": "D cotton1 flipped",
        "manchester/1": "C cotton1 flipped",
        "manchester/4": "D iron1 flipped",
        "oldham/1": "D cotton1 flipped",
        "preston/1": "B port1 flipped",
        "stockport/1": "B cotton1",
    }
    yellow = dict.fromkeys(["colne-yorkshire", "rochdale-yorkshire", "burnley-colne"], "A")
    table = last_card("canal", tiles=tiles, links={**yellow, "manchester-oldham": "B"})
    assert [table.player(letter)["points"] for letter in "ABCD"] == [9 + 2, 3 + 2, 9, 9]
    bare = {slot: tile for slot, tile in tiles.items() if not tile.startswith(("A", "B"))} | {
        "burnley/1": "C coal2 flipped"
    }
    links_only = last_card("canal", tiles=bare, links={**yellow, "manchester-oldham": "B"})
    assert [links_only.player(letter)["points"] for letter in "AB"] == [9, 3]
