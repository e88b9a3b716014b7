"""The final scoring (clauses 168 to 175)."""

from typing import Any

import pytest

from tests.games.age_of_industry.rounds import each, final, ranking
from tests.games.age_of_industry.table import NEW_ENGLAND, Table


def income(line: str, counters: dict[str, str] | None = None, **position: Any) -> int:
    """The income from a railway of A's at the end."""
    board = {"board": position.pop("board")} if "board" in position else {}
    table = final({"railways": {line: "A"}, "counters": counters or {}, **position}, **board)
    return each(table, "cash")[0]


def points(**players: Any) -> list[int]:
    return each(final({"players": players}), "points")


@pytest.mark.clause("aoi.score.sequence")
def test_rail_income_comes_before_repayment_and_that_before_points() -> None:
    table = final({"players": {"A": {"cash": 8, "loans": 1}}, "railways": {"berlin-leipzig": "A", "hamburg-kiel": "A"}})
    assert (each(table, "cash"), each(table, "loans"), each(table, "points")) == ([1, 0, 0], [0, 0, 0], [0, 0, 0])


@pytest.mark.clause("aoi.score.sequence")
def test_cash_counts_after_repayment_with_counters_and_penalty() -> None:
    counters = {"berlin/1": "A cotton3", "essen/1": "A coal2"}
    table = final({"players": {"A": {"cash": 30, "loans": 4}}, "counters": counters})
    assert (each(table, "cash")[0], each(table, "loans")[0]) == (6, 2), "after $4 of interest"
    assert each(table, "points") == [1 + 3 + 2 - 10, 0, 0]


@pytest.mark.clause("aoi.score.rail")
def test_a_railway_between_empty_places_earns_two_dollars() -> None:
    assert income("berlin-leipzig") == 2


@pytest.mark.clause("aoi.score.rail")
def test_a_railway_earns_a_dollar_for_every_occupied_space_at_both_ends() -> None:
    counters = {"berlin/1": "A cotton1", "berlin/2": "B cotton1", "berlin/4": "C iron1"}
    ends = {"leipzig/1": "B cotton1", "leipzig/2": "C factory3"}
    assert income("berlin-leipzig", counters) == 5
    assert income("berlin-leipzig", ends) == 4
    assert income("berlin-leipzig", {**counters, **ends, "dresden/1": "A cotton1"}) == 7


@pytest.mark.clause("aoi.score.rail")
def test_every_railway_pays_its_owner() -> None:
    rails = {"berlin-leipzig": "A", "dresden-leipzig": "B", "berlin-dresden": "B", "chemnitz-leipzig": "C"}
    table = final({"railways": rails, "counters": {"leipzig/1": "C cotton1"}})
    assert each(table, "cash") == [3, 3 + 2, 3]


@pytest.mark.clause("aoi.score.rail")
def test_railways_pay_at_the_end_only() -> None:
    position: dict[str, Any] = {"turn": "C", "actions": 1, "players": {"C": {"hand": ["ship", "ship"]}}}
    table = Table({**position, "railways": {"berlin-leipzig": "A"}}).do("pass")
    assert (table.position["round"], each(table, "cash")) == (3, [0, 0, 0])


@pytest.mark.ruling("R39")
@pytest.mark.clause("aoi.score.rail_occupied")
@pytest.mark.parametrize("words", ["A cotton1", "A cotton1 flipped", "B cotton1", "B iron1 flipped", "C factory5"])
def test_a_counter_occupies_its_space_whoever_owns_it_used_or_not(words: str) -> None:
    assert income("berlin-leipzig", {"berlin/3": words}) == 3


@pytest.mark.clause("aoi.score.rail_occupied")
@pytest.mark.parametrize("kind", ["cotton", "goods sold", "both", "none"])
def test_a_market_is_always_an_occupied_space(kind: str) -> None:
    assert income("france-mannheim", markets={"france/market": kind}) == 3
    assert income("breslau-poland", {"poland/1": "B coal1"}, markets={"poland/market": kind}) == 4


@pytest.mark.clause("aoi.score.rail_occupied")
def test_a_village_is_one_occupied_space() -> None:
    assert income("berlin-posen") == 3
    assert income("poland-posen") == 4, "the village and the market"
    assert income("concord-rutland", board=NEW_ENGLAND) == 4


@pytest.mark.clause("aoi.score.rail_occupied")
def test_nothing_beyond_a_port_at_sea_counts() -> None:
    counters = {"boston/1": "B port1", "massachusetts_bay/1": "A ship2"}
    assert income("boston-lowell", counters, board=NEW_ENGLAND) == 3
    table = final({"counters": counters}, board=NEW_ENGLAND)
    assert each(table, "cash") == [0, 0, 0], "a lane pays no player"


@pytest.mark.ruling("R38")
@pytest.mark.clause("aoi.score.repay")
@pytest.mark.parametrize(
    ("cash", "loans", "left", "unpaid"),
    [(27, 2, 5, 0), (29, 4, 5, 2), (11, 1, 0, 0), (10, 1, 9, 1), (39, 3, 6, 0), (5, 0, 5, 0)],
)
def test_all_loans_that_cash_allows_must_be_repaid(cash: int, loans: int, left: int, unpaid: int) -> None:
    """The cash is that before the last interest."""
    table = final({"players": {"A": {"cash": cash, "loans": loans}}})
    assert (each(table, "cash")[0], each(table, "loans")[0]) == (left, unpaid)


@pytest.mark.clause("aoi.score.cash")
@pytest.mark.parametrize(("cash", "worth"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (103, 20)])
def test_every_full_five_dollars_are_a_point(cash: int, worth: int) -> None:
    assert points(B={"cash": cash}) == [0, worth, 0]


@pytest.mark.clause("aoi.score.counters")
def test_every_own_counter_scores_its_level_used_or_not() -> None:
    counters = {
        "frankfurt/1": "A factory3",
        "mannheim/1": "A coal2 1",
        "hamburg/1": "A port1",
        "kiel/1": "B port3 flipped",
        "stuttgart/1": "B cotton2 flipped",
        "leipzig/1": "C factory5",
    }
    assert each(final({"counters": counters}), "points") == [3 + 2 + 1, 3 + 2, 5]


@pytest.mark.clause("aoi.score.counters")
def test_ships_score_their_level_and_counters_off_the_map_nothing() -> None:
    counters = {"massachusetts_bay/1": "A ship2", "gulf_of_maine/1": "A ship4 rebuilt"}
    counters |= {"boston/1": "B port2", "portland/1": "C port2 flipped"}
    table = final({"counters": counters, "players": {"C": {"display": {"factory5": 0}}}}, board=NEW_ENGLAND)
    assert each(table, "points") == [2 + 4, 2, 2]


@pytest.mark.ruling("R38")
@pytest.mark.clause("aoi.score.penalty")
@pytest.mark.parametrize(
    ("cash", "loans", "total"),
    [(2, 2, -10), (12, 2, -5), (11, 2, 1 - 10), (1, 1, -5), (12, 1, 0), (16, 1, 1), (24, 4, -10)],
)
def test_every_unpaid_loan_costs_five_points(cash: int, loans: int, total: int) -> None:
    assert points(A={"cash": cash, "loans": loans}) == [total, 0, 0]


@pytest.mark.clause("aoi.score.penalty")
def test_a_total_may_be_negative() -> None:
    table = final(
        {"players": {"B": {"cash": 2, "loans": 2}}, "counters": {"berlin/1": "B factory5", "kiel/1": "B port2"}}
    )
    assert each(table, "points") == [0, -3, 0]
    assert ranking(table) == "ACB"


@pytest.mark.clause("aoi.score.penalty")
def test_a_loan_for_the_last_interest_is_a_loan_like_any_other() -> None:
    table = final({"players": {"A": {"loans": 1}}})
    assert (each(table, "cash")[0], each(table, "loans")[0], each(table, "points")[0]) == (9, 2, 1 - 10)


@pytest.mark.clause("aoi.score.winner")
def test_the_most_points_win() -> None:
    table = final({"players": {"A": {"cash": 14}, "B": {"cash": 15}, "C": {"cash": 4}}})
    assert (each(table, "points"), ranking(table)) == ([2, 3, 0], "BAC")
    assert table.game.law.scores(table.state) == [2, 3, 0]


@pytest.mark.clause("aoi.score.winner")
def test_among_equals_the_earlier_in_the_last_turn_order_wins() -> None:
    players = {"A": {"cash": 10, "spent": 9}, "B": {"cash": 4}, "C": {"cash": 10, "spent": 5}}
    table = final({"order": ["A", "B", "C"], "players": players})
    assert (table.position["order"], ranking(table)) == (["B", "C", "A"], "CAB")
    players = {"A": {"cash": 10, "spent": 5}, "B": {"cash": 4}, "C": {"cash": 10, "spent": 9}}
    assert ranking(final({"players": players})) == "ACB"


@pytest.mark.clause("aoi.score.winner")
def test_money_left_over_breaks_no_tie() -> None:
    players = {"A": {"cash": 5}, "B": {"cash": 9}, "C": {"cash": 9}}
    assert ranking(final({"order": ["A", "C", "B"], "players": players})) == "ACB"
