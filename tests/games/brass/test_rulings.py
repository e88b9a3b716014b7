"""The rulings on trade, income, order and scoring, and a check that every ruling has a test."""

from typing import Any, Final

import pytest

from ironmaster.core.rulebook import rulebook
from ironmaster.games.brass.rules import MEANS, Rules, profile
from ironmaster.games.brass.state import BrassState
from tests.games.brass import test_rulings_building, test_switches_by_the_letter
from tests.games.brass.play import draw_cards, last_card
from tests.games.brass.table import Table
from tests.games.rulings import shown

WITHOUT_RULE: Final = {
    "R23": "names a colour in the turn-order example; the example itself is scenario S19",
    "R39": "lists displaced and misprinted text; what the displaced end of the rail entry says is shown with R03",
}
PRESTON: Final = {"preston/2": "A cotton1", "preston/1": "B port1"}


def alone(hand: list[str], **position: Any) -> Table:
    """A to act with this hand; `player` holds A's other fields."""
    return Table({"players": {"A": {"hand": hand, **position.pop("player", {})}}, **position})


def next_round(players: dict[str, Any], **position: Any) -> Table:
    """D passes, no card can be drawn, and the next round begins."""
    everybody = {letter: {"hand": ["cotton"], **players.get(letter, {})} for letter in "ABCD"}
    everybody["D"]["hand"] = ["cotton"] * 2
    return Table({"players": everybody, "turn": "D", "actions": 1, "pile": 0, **position}).do("pass")


def with_market(table: Table, tiles: list[int]) -> None:
    """Leave other market tiles than any game can: the marker always reaches its end first."""
    assert isinstance(table.state, BrassState)
    table.state.market = tiles


def test_every_ruling_of_the_rulebook_has_a_test_or_no_rule() -> None:
    numbered = [f"R{number:02}" for number in range(1, 48)]
    assert [ruling.id for ruling in rulebook("brass").rulings] == numbered
    marked = shown(globals(), test_rulings_building, test_switches_by_the_letter)
    assert marked & set(WITHOUT_RULE) == set()
    assert sorted(marked | set(WITHOUT_RULE)) == numbered


@pytest.mark.ruling("R01")
@pytest.mark.clause("brass.sell.distant_payment")
def test_r01_the_market_bonus_is_income_spaces() -> None:
    table = alone(["coal"] * 2, tiles=PRESTON).do("sell preston/2 to market", "market 2")
    assert (table.player("A")["income"], table.player("A")["cash"]) == (17, 30)


@pytest.mark.ruling("R04")
@pytest.mark.clause("brass.score.link_flipped_only")
def test_r04_only_flipped_tiles_give_discs() -> None:
    tiles = {"bolton/1": "C cotton1", "bury/1": "D cotton1 flipped", "bury/2": "C coal1 2"}
    assert last_card("canal", tiles=tiles, links={"bolton-bury": "A"}).player("A")["points"] == 1


@pytest.mark.ruling("R10")
@pytest.mark.clause("brass.income.insolvent")
def test_r10_debts_that_cannot_be_paid_are_waived() -> None:
    table = next_round({"A": {"income": 2, "cash": 3}})
    assert table.player("A")["cash"] == 0
    assert (table.turn, table.position["phase"]) == ("A", "actions")
    exact = next_round({"A": {"income": 2, "cash": 9}})
    assert exact.player("A")["cash"] == 1


@pytest.mark.ruling("R13")
@pytest.mark.clause("brass.end.tie_income", "brass.end.tie_cash")
def test_r13_income_ties_are_in_pounds() -> None:
    players = {"A": {"points": 9, "income": 33, "cash": 3}, "B": {"points": 9, "income": 31, "cash": 4}}
    table = last_card("rail", players={**players, "C": {"cash": 0}, "D": {"cash": 0}})
    assert table.game.law.ranking(table.state)[:2] == [1, 0]


@pytest.mark.ruling("R20")
@pytest.mark.clause("brass.sell.distant_success")
def test_r20_a_successful_draw_flips_automatically() -> None:
    table = alone(["coal"] * 2, tiles=PRESTON).do("sell preston/2 to market", "market 0")
    assert table.tile("preston/2") == "A cotton1 flipped"
    assert (table.position["pending"], table.position["actions"]) == ([], 1)


@pytest.mark.ruling("R21")
@pytest.mark.clause("brass.sell.distant_draw", "brass.sell.distant_fail")
@pytest.mark.parametrize(
    ("start", "down", "marker", "income"),
    [(6, 2, 8, 10), (6, 4, 8, 10), (6, 1, 7, 15), (7, 0, 7, 15), (5, 0, 5, 16)],
)
def test_r21_the_last_space_is_reached_exactly_or_beyond(start: int, down: int, marker: int, income: int) -> None:
    table = alone(["coal"] * 2, tiles=PRESTON, cotton=start).do("sell preston/2 to market", f"market {down}")
    assert (table.position["cotton"], table.player("A")["income"]) == (marker, income)
    assert table.tile("preston/2") == ("A cotton1" if marker == 8 else "A cotton1 flipped")


@pytest.mark.ruling("R22")
@pytest.mark.clause("brass.sell.distant_closed")
def test_r22_without_market_tiles_the_market_is_closed() -> None:
    table = alone(["coal"] * 2, tiles=PRESTON)
    with_market(table, [0] * 5)
    assert table.moves("sell") == ["sell preston/2 to preston/1"]
    assert table.refuses("sell preston/2 to market", "brass.sell.distant_closed")
    tiles = {**PRESTON, "lancaster/2": "A cotton1"}
    last = alone(["coal"] * 2, tiles=tiles, links={"lancaster-preston": "C"})
    with_market(last, [1, 0, 0, 0, 0])
    last.game.law.apply(last.state, last.game.actions.number("sell preston/2 to market"))
    last.game.law.settle(last.state, last.game.actions.number("market 0"))
    assert last.tile("preston/2") == "A cotton1 flipped"
    assert last.moves() == ["sell lancaster/2 to preston/1", "stop"]


@pytest.mark.ruling("R24")
@pytest.mark.clause("brass.score.tile")
def test_r24_the_table_prevails_over_the_example() -> None:
    tiles = {"bury/1": "A cotton1 flipped", "oldham/1": "A cotton1 flipped", "wigan/1": "A coal2 flipped"}
    assert last_card("canal", tiles=tiles).player("A")["points"] == 3 + 3 + 2
    tiles = {"bury/1": "A cotton1", "oldham/1": "A cotton1", "wigan/1": "A coal2 flipped"}
    assert last_card("canal", tiles=tiles).player("A")["points"] == 2


@pytest.mark.ruling("R25")
@pytest.mark.clause("brass.score.link")
def test_r25_the_discs_of_both_ends_are_added() -> None:
    tiles = {"bolton/1": "C cotton1 flipped", "bolton/2": "D cotton1 flipped", "bury/1": "D coal1 flipped"}
    assert last_card("canal", tiles=tiles, links={"bolton-bury": "A"}).player("A")["points"] == 3


@pytest.mark.ruling("R26")
@pytest.mark.clause("brass.def.waypoint")
def test_r26_waypoints_are_plain_nodes() -> None:
    links = {"preston-southport": "A", "liverpool-southport": "B"}
    tiles = {"preston/2": "A cotton2", "liverpool/1": "B port2"}
    through = alone(["coal"] * 2, era="rail", tiles=tiles, links=links).do("sell preston/2 to liverpool/1")
    assert through.tile("liverpool/1") == "B port2 flipped"
    dead_end = alone(["coal"] * 2, era="rail", tiles={"preston/2": "A cotton2"}, links={"blackpool-preston": "A"})
    assert dead_end.moves("sell") == []
    assert dead_end.moves("link") == [], "no coal: Blackpool is no port"


@pytest.mark.ruling("R27")
@pytest.mark.clause("brass.loan.landing")
@pytest.mark.parametrize(("space", "pounds", "landing"), [(97, 10, 96), (62, 30, 54), (17, 10, 16), (18, 10, 16)])
def test_r27_a_loan_lands_on_the_top_of_the_final_bracket(space: int, pounds: int, landing: int) -> None:
    table = alone(["coal"] * 2, player={"income": space}).do(f"loan {pounds}")
    assert table.player("A")["income"] == landing


@pytest.mark.ruling("R28")
@pytest.mark.clause("brass.loan.ban")
def test_r28_loans_stop_when_the_last_card_is_drawn() -> None:
    players = {letter: {"hand": ["cotton"] * 2} for letter in "ABC"}
    table = Table({"era": "rail", "players": players, "turn": "C", "pile": 1}, seats=3)
    assert table.moves("loan") == ["loan 10", "loan 20", "loan 30"]
    table.do("pass", "pass", "draw bury")
    assert (table.turn, table.position["pile"]) == ("A", 0)
    assert table.refuses("loan 10", "brass.loan.ban")


@pytest.mark.ruling("R29")
@pytest.mark.clause("brass.hand.refill")
def test_r29_hands_are_filled_in_the_new_order_one_by_one() -> None:
    hand = ["cotton"] * 6
    players = {"A": {"hand": ["coal"] * 5, "spent": 3}, "B": {"hand": ["port"] * 6}, "C": {"hand": hand + ["bury"]}}
    table = Table({"players": players, "turn": "C", "actions": 1}, seats=3).do("pass", "discard bury")
    assert draw_cards(table) == ["B"] * 2 + ["C"] * 2 + ["A"] * 3


@pytest.mark.ruling("R30")
@pytest.mark.clause("brass.income.order")
def test_r30_income_is_handled_in_the_order_of_the_new_round() -> None:
    poor = {"income": 5, "cash": 0}
    tiles = {"bury/1": "A cotton1", "oldham/1": "B cotton1"}
    table = next_round({"A": {**poor, "spent": 5}, "B": poor}, tiles=tiles)
    assert (table.turn, table.moves()) == ("B", ["liquidate oldham/1"])
    assert table.player("C")["cash"] == 30
    table.do("liquidate oldham/1")
    assert (table.turn, table.moves()) == ("A", ["liquidate bury/1"])
    table.do("liquidate bury/1")
    assert (table.turn, table.position["phase"], table.position["actions"]) == ("B", "actions", 2)
    assert [table.player(letter)["cash"] for letter in "AB"] == [1, 1]


@pytest.mark.ruling("R31")
@pytest.mark.clause("brass.income.liquidate_forced", "brass.income.liquidate_minimal", "brass.income.liquidate_value")
def test_r31_tiles_are_sold_until_the_debt_is_paid_and_no_longer() -> None:
    tiles = {"bury/1": "A coal1 2", "oldham/1": "A cotton1 flipped", "wigan/1": "A coal2 1", "wigan/2": "B coal2 1"}
    table = next_round({"A": {"income": 5, "cash": 2}}, tiles=tiles, links={"bolton-bury": "A"})
    assert table.moves() == ["liquidate bury/1", "liquidate oldham/1", "liquidate wigan/1"]
    assert [table.why(move) for move in table.moves()] == [[], [], []]
    assert table.refuses("liquidate wigan/2", "brass.income.liquidate_choice")
    assert table.refuses("liquidate bury/2", "brass.income.liquidate_choice")
    assert table.refuses("pass", "brass.income.liquidate_forced")
    table.do("liquidate bury/1")
    assert table.player("A")["cash"] == 4
    assert table.moves() == ["liquidate oldham/1", "liquidate wigan/1"]
    table.do("liquidate oldham/1")
    assert (table.player("A")["cash"], table.player("A")["income"]) == (4 + 6 - 5, 5)
    assert (table.position["phase"], table.tile("wigan/1")) == ("actions", "A coal2 1")
    assert table.refuses("liquidate wigan/1", "brass.income.liquidate_minimal")


@pytest.mark.ruling("R34")
@pytest.mark.clause("brass.sell.external_not_port_tile")
def test_r34_an_external_location_is_market_access_only() -> None:
    table = alone(["coal"] * 2, tiles={"colne/1": "A cotton1"}, links={"colne-yorkshire": "B"})
    assert table.moves("sell") == ["sell colne/1 to market"]


@pytest.mark.ruling("R35")
@pytest.mark.clause("brass.order.what_counts")
def test_r35_spent_is_gross_and_without_income() -> None:
    position: dict[str, Any] = {"tiles": {"liverpool/1": "B port1"}, "links": {"liverpool-wigan": "C"}, "coal": 5}
    table = alone(["wigan"] * 2, player={"piles": {"coal": "coal2"}}, **position).do("build coal wigan/1 with wigan")
    assert (table.player("A")["spent"], table.player("A")["cash"]) == (7, 27)
    paid = next_round({"A": {"income": 5}})
    assert (paid.player("A")["spent"], paid.player("A")["cash"]) == (0, 25)


@pytest.mark.ruling("R38")
@pytest.mark.clause("brass.setup.distant_tiles", "brass.cards.deal", "brass.cards.set_aside")
def test_r38_a_view_hides_hands_and_piles() -> None:
    players = {"A": {"hand": ["bury", "coal"]}, "B": {"hand": ["colne"]}}
    table = Table({"players": players, "discard": ["iron"]})
    view: Any = table.game.views.view(table.state, 1)
    assert [view["players"][letter]["hand"] for letter in "ABCD"] == [2, ["colne"], 0, 0]
    assert view["discard"] == ["iron"]
    assert (view["pile"], view["market"]) == (24, [2, 2, 4, 3, 1])
    assert [view["players"][letter]["cash"] for letter in "ABCD"] == [30, 30, 30, 30]
    assert set(view) == set(table.position)
    watcher: Any = table.game.views.view(table.state, -1)
    assert [watcher["players"][letter]["hand"] for letter in "ABCD"] == [2, 1, 0, 0]


@pytest.mark.ruling("R40")
@pytest.mark.clause("brass.sell.any_number", "brass.turn.pass")
def test_r40_an_action_without_effect_is_not_offered() -> None:
    empty = {"cotton": 0, "port": 0, "coal": 0, "iron": 0, "shipyard": 0}
    table = alone(["coal"] * 2, player={"piles": empty, "income": 0})
    assert table.moves() == ["pass"]
    assert table.refuses("stop", "brass.turn.menu")
    failed = alone(["coal"] * 2, tiles=PRESTON, cotton=7).do("sell preston/2 to market", "market 1")
    assert (failed.position["actions"], failed.player("A")["hand"]) == (1, ["coal"])


@pytest.mark.ruling("R43")
@pytest.mark.clause("brass.end.tie_cash", "brass.end.tie_order")
def test_r43_cash_is_compared_whole_and_then_the_next_order() -> None:
    players: dict[str, Any] = {"A": {"points": 9, "cash": 14}, "B": {"points": 9, "cash": 19}}
    table = last_card("rail", players={**players, "C": {"cash": 0}, "D": {"cash": 0}})
    assert (table.game.law.scores(table.state)[:2], table.game.law.ranking(table.state)[:2]) == ([10, 10], [1, 0])
    players = {"A": {"points": 9, "cash": 9, "spent": 4}, "B": {"points": 9, "cash": 9, "spent": 3}}
    order = ["B", "C", "D", "A"]
    tied = last_card("rail", players={**players, "C": {"cash": 0}, "D": {"cash": 0}}, order=order, turn="A")
    assert tied.game.law.ranking(tied.state)[:2] == [1, 0]


@pytest.mark.ruling("R45")
@pytest.mark.clause("brass.sell.distant_closed")
def test_r45_ports_are_open_in_the_very_next_action() -> None:
    table = alone(["coal"] * 2, tiles=PRESTON, cotton=7).do("sell preston/2 to market", "market 1")
    table.do("sell preston/2 to preston/1")
    assert table.tile("preston/1") == "B port1 flipped"
    assert table.player("A")["income"] == 15


@pytest.mark.ruling("R46")
def test_r46_by_the_letter_sets_every_ruling_that_leaves_the_text() -> None:
    book = rulebook("brass")
    departures = {ruling.switch: ruling for ruling in book.rulings if ruling.departure}
    assert set(MEANS["by"]["letter"]) == set(departures)
    for ruling in departures.values():
        assert ruling.departure is not None and ruling.departure.source
        for texts in (ruling.departure.text, ruling.departure.reason):
            assert texts["en"] != texts["fr"] and all(texts.values())
    letter = profile({"by": "letter"}, 1)
    assert {name: getattr(letter, name) for name in departures} == MEANS["by"]["letter"]
    assert profile({"by": "rulings"}, 1) == profile({}, 1) == Rules()
    kept = profile({"by": "letter", "dm_bonus": "income_spaces"}, 1)
    assert (kept.dm_bonus, kept.port_sales) == ("income_spaces", "next_round")
