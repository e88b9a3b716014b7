"""Turn order and hands (clauses 144 to 149)."""

from typing import Any

import pytest

from tests.games.brass.play import draw_cards, pass_action, pass_round
from tests.games.brass.table import Table


def last_of_round(spent: dict[str, int], order: str = "ABCD", **rest: Any) -> Table:
    """The last player of the order has one action left; all players keep a card, so that the era goes on."""
    players = {letter: {"hand": ["coal"], "spent": spent[letter]} for letter in order}
    players[order[-1]]["hand"] = ["port", "port"]
    clock = {"order": list(order), "turn": order[-1], "actions": 1, "pile": 0}
    return Table({**clock, "players": players, **rest}, seats=len(order))


def spent(table: Table) -> list[int]:
    return [table.player(letter)["spent"] for letter in table.position["players"]]


@pytest.mark.clause("brass.order.by_spent")
def test_least_spent_goes_first_and_the_boxes_are_emptied() -> None:
    table = last_of_round({"A": 10, "B": 0, "C": 12, "D": 3})
    assert spent(table) == [10, 0, 12, 3]
    table.do("pass")
    assert table.position["order"] == ["B", "D", "A", "C"]
    assert spent(table) == [0, 0, 0, 0]
    assert [table.player(letter)["cash"] for letter in "ABCD"] == [30, 30, 30, 30]
    assert (table.turn, table.position["actions"]) == ("B", 2)
    assert (table.position["round"], table.position["phase"]) == (3, "actions")


@pytest.mark.clause("brass.order.by_spent")
def test_the_order_changes_only_after_the_last_player() -> None:
    players = {"A": {"hand": ["coal"] * 2, "spent": 10}, "B": {"hand": ["iron"] * 2}, "C": {"hand": ["port"] * 2}}
    table = Table({"players": players, "turn": "B", "pile": 0}, seats=3).do("pass", "pass")
    assert table.turn == "C"
    assert table.position["order"] == ["A", "B", "C"]
    assert table.player("A")["spent"] == 10
    table.do("pass", "pass")
    assert table.position["order"] == ["B", "C", "A"]
    assert table.turn == "A", "B and C have no cards left"


@pytest.mark.clause("brass.order.by_spent")
def test_the_new_order_is_played() -> None:
    table = last_of_round({"A": 10, "B": 0, "C": 12, "D": 3}).do("pass")
    turns = []
    for _ in range(4):
        turns.append(table.turn)
        table.do("pass")
    assert turns == ["B", "D", "A", "C"]


@pytest.mark.clause("brass.order.tie")
@pytest.mark.parametrize(
    ("order", "amounts", "after"),
    [
        ("ABCD", (6, 0, 6, 6), "BACD"),
        ("ABCD", (0, 0, 0, 0), "ABCD"),
        ("DCBA", (0, 0, 0, 0), "DCBA"),
        ("DBCA", (6, 6, 6, 0), "DBCA"),
        ("CADB", (5, 5, 1, 1), "CDAB"),
        ("ABC", (4, 4, 3), "CAB"),
    ],
)
def test_equal_spenders_keep_their_order(order: str, amounts: tuple[int, ...], after: str) -> None:
    table = last_of_round(dict(zip("ABCD", amounts, strict=False)), order).do("pass")
    assert table.position["order"] == list(after)
    assert table.turn == after[0]


@pytest.mark.clause("brass.order.what_counts")
def test_income_paid_is_not_spent() -> None:
    players = {letter: {"hand": ["coal"]} for letter in "ABC"} | {"D": {"hand": ["port"] * 2, "income": 5, "cash": 9}}
    table = Table({"players": players, "turn": "D", "actions": 1, "pile": 0}).do("pass")
    assert table.player("D")["cash"] == 4
    assert spent(table) == [0, 0, 0, 0]
    assert table.position["order"] == ["A", "B", "C", "D"]


@pytest.mark.clause("brass.order.what_counts")
def test_liquidation_is_not_spent() -> None:
    players = {letter: {"hand": ["coal"]} for letter in "ABC"} | {"D": {"hand": ["port"] * 2, "income": 5, "cash": 2}}
    position = {"players": players, "turn": "D", "actions": 1, "pile": 0, "tiles": {"bury/1": "D cotton1 flipped"}}
    table = Table(position).do("pass")
    assert table.turn == "D"
    table.do("liquidate bury/1")
    assert table.player("D")["cash"] == 3
    assert spent(table) == [0, 0, 0, 0]


@pytest.mark.clause("brass.order.what_counts")
def test_a_mine_counts_without_deducting_its_earnings() -> None:
    players = {"A": {"hand": ["wigan"] * 2, "piles": {"coal": "coal2"}}}
    tiles = {"liverpool/1": "B port1 flipped"}
    table = Table({"players": players, "tiles": tiles, "links": {"liverpool-wigan": "C"}, "coal": 5})
    table.do("build coal wigan/1 with wigan")
    assert table.player("A")["spent"] == 7
    assert table.player("A")["cash"] == 30 - 7 + 4
    assert table.position["coal"] == 8


@pytest.mark.clause("brass.order.what_counts")
def test_track_iron_for_developments_counts() -> None:
    table = Table({"players": {"A": {"hand": ["coal"] * 2}}, "iron": 7}).do("develop cotton", "develop port")
    assert table.player("A")["spent"] == 3
    assert table.player("A")["cash"] == 27
    assert table.position["iron"] == 5


@pytest.mark.clause("brass.order.what_counts")
def test_track_cubes_for_a_build_count() -> None:
    players = {"A": {"hand": ["preston"] * 2, "piles": {"cotton": "cotton3"}}}
    table = Table({"players": players, "tiles": {"preston/1": "B port1"}, "coal": 4, "iron": 0})
    table.do("build cotton preston/2 with preston")
    assert table.player("A")["spent"] == 16 + 3 + 5
    assert table.player("A")["cash"] == 6


@pytest.mark.clause("brass.order.what_counts")
def test_links_count_with_their_coal() -> None:
    tiles = {"colne/1": "A cotton2"}
    canal = Table({"players": {"A": {"hand": ["coal"] * 2}}, "tiles": tiles}).do("link colne-yorkshire")
    assert (canal.player("A")["spent"], canal.player("A")["cash"]) == (3, 27)
    rail = Table({"players": {"A": {"hand": ["coal"] * 2}}, "tiles": tiles, "era": "rail", "coal": 7})
    rail.do("link colne-yorkshire", "link burnley-colne")
    assert (rail.player("A")["spent"], rail.player("A")["cash"]) == (5 + 1 + 10 + 2, 12)


@pytest.mark.clause("brass.order.what_counts")
def test_spending_adds_up_over_a_turn() -> None:
    players = {"A": {"hand": ["bury"] + ["colne"], "spent": 0}}
    table = Table({"players": players, "tiles": {"rochdale/1": "A coal2 3"}})
    table.do("build cotton bury/1 with bury")
    assert table.player("A")["spent"] == 12
    table.do("link oldham-rochdale")
    assert table.position["order"] == ["B", "C", "D", "A"], "15 spent, the others nothing"


@pytest.mark.clause("brass.order.carry_over")
def test_the_order_after_the_last_canal_round_opens_the_rail_era() -> None:
    players = {"A": {"spent": 6}, "B": {"spent": 0}, "C": {"spent": 2}, "D": {"spent": 1, "hand": ["coal"]}}
    table = Table({"players": players, "turn": "D", "actions": 1, "pile": 0, "round": 8}).do("pass")
    assert table.position["era"] == "rail"
    assert draw_cards(table) == ["B"] * 8 + ["D"] * 8 + ["C"] * 8 + ["A"] * 8
    assert table.position["order"] == ["B", "D", "C", "A"]
    assert (table.turn, table.position["round"], table.position["actions"]) == ("B", 1, 2)
    assert spent(table) == [0, 0, 0, 0]


@pytest.mark.clause("brass.setup.turn_order", "brass.cards.deal")
def test_the_first_deal_goes_round_from_the_first_player() -> None:
    table = Table({"phase": "first", "round": 0}).do("first C")
    assert draw_cards(table) == ["C"] * 8 + ["D"] * 8 + ["A"] * 8 + ["B"] * 8
    assert (table.position["order"], table.turn) == (["C", "D", "A", "B"], "C")


@pytest.mark.clause("brass.hand.refill", "brass.turn.first_round")
def test_one_card_each_after_the_first_canal_round() -> None:
    table = Table({"phase": "first", "round": 0}).do("first A")
    draw_cards(table, {"A": ["port"]})
    assert (table.turn, table.position["round"], table.position["actions"]) == ("A", 1, 1)
    table.do("build port liverpool/1 with port")
    for _ in "BCD":
        pass_action(table)
    assert [len(table.player(letter)["hand"]) for letter in "ABCD"] == [7, 7, 7, 7]
    assert table.position["order"] == ["B", "C", "D", "A"]
    assert (table.position["pile"], table.position["round"]) == (28, 1)
    assert draw_cards(table) == ["B", "C", "D", "A"]
    assert [len(table.player(letter)["hand"]) for letter in "ABCD"] == [8, 8, 8, 8]
    assert (table.position["pile"], table.position["round"], table.position["actions"]) == (24, 2, 2)
    assert table.turn == "B"


@pytest.mark.clause("brass.hand.refill")
def test_later_two_cards_each_in_the_new_order() -> None:
    table = Table({"phase": "first", "round": 0}).do("first A")
    draw_cards(table)
    pass_round(table)
    for _ in range(8):
        pass_action(table)
    assert table.turn == "chance"
    assert (table.position["phase"], table.position["turn"]) == ("draw", "A")
    table.do("draw cotton")
    assert table.player("A")["hand"].count("cotton") == 1
    assert [len(table.player(letter)["hand"]) for letter in "ABCD"] == [7, 6, 6, 6]
    assert table.position["pile"] == 23
    assert draw_cards(table) == ["A", "B", "B", "C", "C", "D", "D"]
    assert (table.position["pile"], table.position["round"], table.turn) == (16, 3, "A")


@pytest.mark.clause("brass.hand.refill")
def test_the_draw_is_weighted_by_the_undealt_cards() -> None:
    players = {"A": {"hand": ["bury"]}, "B": {"hand": ["coal"]}}
    table = Table({"players": players, "actions": 1, "turn": "B", "discard": ["coal", "colne"]}).do("pass")
    weights = {table.game.actions.text(number): weight for number, weight in table.game.law.outcomes(table.state)}
    assert "draw bury" not in weights
    assert (weights["draw coal"], weights["draw colne"], weights["draw cotton"]) == (3, 1, 8)
    assert sum(weights.values()) == 66 - 4


@pytest.mark.clause("brass.hand.pile_empty")
def test_the_last_cards_go_to_the_first_in_the_new_order() -> None:
    players = {"A": {"hand": ["coal"], "spent": 5}, "B": {"hand": ["iron"]}, "C": {"hand": ["port"] * 2}}
    table = Table({"players": players, "turn": "C", "actions": 1, "pile": 1}, seats=3).do("pass", "draw bolton")
    assert table.position["order"] == ["B", "C", "A"]
    assert [table.player(letter)["hand"] for letter in "ABC"] == [["coal"], ["bolton", "iron"], ["port"]]
    assert (table.position["pile"], table.turn, table.position["round"]) == (0, "B", 3)


@pytest.mark.clause("brass.hand.pile_empty")
def test_with_an_empty_pile_no_card_is_drawn_or_shuffled() -> None:
    table = last_of_round({"A": 0, "B": 0, "C": 0, "D": 0}, discard=["bury", "colne"]).do("pass")
    assert table.turn == "A"
    assert [table.player(letter)["hand"] for letter in "ABCD"] == [["coal"], ["coal"], ["coal"], ["port"]]
    assert table.position["discard"] == ["bury", "colne", "port"]
    assert (table.position["pile"], table.position["round"]) == (0, 3)


@pytest.mark.clause("brass.hand.pile_empty")
@pytest.mark.parametrize(("seats", "hands"), [(4, [8, 8, 8, 8, 8, 6, 4, 2]), (3, [8, 8, 8, 8, 8, 8, 8, 6, 4, 2])])
def test_hands_shrink_once_the_pile_is_empty(seats: int, hands: list[int]) -> None:
    table = Table({"phase": "first", "round": 0}, seats=seats).do("first B")
    draw_cards(table)
    seen: dict[str, list[int]] = {"canal": [], "rail": []}
    while table.turn != "over":
        sizes = {len(player["hand"]) for player in table.position["players"].values()}
        assert len(sizes) == 1
        seen[table.position["era"]] += sizes
        pass_round(table)
    assert seen == {"canal": hands, "rail": hands}
