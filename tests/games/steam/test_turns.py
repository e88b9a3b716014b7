"""Turns and phases (clauses 35 to 37)."""

from itertools import groupby
from typing import Any

import pytest

from tests.games.steam.table import BOTH_GAMES, STANDARD, Table, building, moving
from tests.games.steam.whole import Step, played

TURNS = {3: 10, 4: 8, 5: 7, 6: 7}


def finish(table: Table) -> Table:
    """All seats pass for the rest of the goods phase."""
    round_, phase = table.position["round"], table.position["phase"]
    while (table.position["round"], table.position["phase"]) == (round_, phase) and table.turn != "over":
        table.do("pass")
    return table


def at_last(seats: int, turn: int, **rest: Any) -> Table:
    """The goods phase of a turn; all seats can pay the upkeep of a locomotive."""
    players = {seat: {"cash": 5, **rest.get("players", {}).get(seat, {})} for seat in "ABCDEF"[:seats]}
    return moving(seats=seats, round=turn, **{**rest, "players": players})


@BOTH_GAMES
@pytest.mark.ruling("R28")
@pytest.mark.clause("steam.flow.turns")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_r28_the_number_of_turns_follows_from_that_of_seats(seats: int, rules: dict[str, object]) -> None:
    table = finish(at_last(seats, TURNS[seats] - 1, rules=rules))
    assert (table.turn != "over", table.position["round"]) == (True, TURNS[seats])
    table = finish(at_last(seats, TURNS[seats], rules=rules))
    assert (table.turn, table.position["round"]) == ("over", TURNS[seats])


@pytest.mark.clause("steam.flow.turns")
def test_an_eliminated_seat_does_not_change_the_number_of_turns() -> None:
    out = {"D": {"out": 1, "tile": None, "cash": 0}}
    table = finish(at_last(4, 7, players=out, order=["A", "B", "C"]))
    assert (table.turn != "over", table.position["round"]) == (True, 8)
    assert finish(at_last(4, 8, players=out, order=["A", "B", "C"])).turn == "over"


@pytest.mark.clause("steam.flow.turns")
@pytest.mark.parametrize("kind", ["base", "standard"])
def test_a_whole_game_has_that_many_turns(kind: str) -> None:
    steps = played(2, seats=4, kind=kind)
    turns = [step.after["round"] for step in steps]
    assert turns == sorted(turns)
    assert steps[-1].after["phase"] == "over"
    assert sorted(set(turns)) == list(range(9)), "with two seats left to the end"


def phases(steps: tuple[Step, ...], turn: int) -> list[str]:
    """The phases of a turn that had a decision, in the order in which they occurred."""
    met = [step.before["phase"] for step in steps if step.before["round"] == turn and step.actor != "chance"]
    return [phase for phase, _ in groupby(met)]


@pytest.mark.clause("steam.flow.phases")
@pytest.mark.parametrize(
    ("kind", "order"),
    [("base", ["actions", "build", "move"]), ("standard", ["capital", "bidding", "actions", "build", "move"])],
)
def test_the_phases_of_every_turn_follow_in_order(kind: str, order: list[str]) -> None:
    steps = played(2, seats=4, kind=kind)
    for turn in range(1, steps[-1].before["round"] + 1):
        assert phases(steps, turn) == order
    assert phases(steps, 0) == (["opening"] if kind == "base" else [])


@pytest.mark.clause("steam.flow.phases")
@pytest.mark.parametrize("kind", ["base", "standard"])
def test_a_phase_is_finished_for_all_before_the_next(kind: str) -> None:
    steps = played(2, seats=4, kind=kind)
    inside = [seat for seat, player in steps[0].after["players"].items() if not player["out"]]
    took = [step.actor for step in steps if step.text.startswith("take") and step.before["round"] == 1]
    stopped = [step.actor for step in steps if step.text == "stop" and step.before["round"] == 1]
    assert sorted(took) == sorted(stopped) == inside
    moved = [step for step in steps if step.before["round"] == 1 and step.before["phase"] == "move"]
    assert [step.before["cycle"] for step in moved] == sorted(step.before["cycle"] for step in moved)


@BOTH_GAMES
@pytest.mark.clause("steam.flow.phases")
def test_each_phase_leads_to_the_next(rules: dict[str, object]) -> None:
    table = Table({}, rules=rules)
    assert table.refuses("stop", "steam.action.choose")
    table.do("take engineer", "take first_move", "take turn_order")
    assert (table.position["phase"], table.turn) == ("build", "A")
    assert table.refuses("pass", "steam.build.order")
    table.do("stop", "stop", "stop")
    assert (table.position["phase"], table.position["cycle"], table.turn) == ("move", 1, "B")
    assert table.refuses("stop", "steam.goods.rounds")
    assert table.refuses("lay c2 n-s", "steam.goods.rounds")
    table.do("pass", "pass", "pass")
    assert (table.position["phase"], table.position["cycle"]) == ("move", 2)


@BOTH_GAMES
@pytest.mark.clause("steam.flow.phases")
def test_after_the_last_phase_the_next_turn_begins(rules: dict[str, object]) -> None:
    table = finish(at_last(3, 1, rules=rules))
    assert (table.position["round"], table.position["cycle"]) == (2, 1)
    assert table.position["phase"] == ("capital" if rules else "actions")
    assert [table.player(seat)["tile"] for seat in "ABC"] == [None] * 3


@pytest.mark.clause("steam.flow.last")
def test_the_last_turn_ends_with_income_and_no_new_order() -> None:
    players = {"A": {"income": 3, "cash": 0}, "B": {"income": -2, "cash": 9}, "D": {"income": -1, "cash": 0}}
    order = ["D", "C", "B", "A"]
    table = finish(at_last(4, 8, players=players, order=order))
    assert (table.turn, table.position["phase"]) == ("over", "over")
    assert [table.cash(seat) for seat in "ABCD"] == [3, 7, 5, 4]
    assert table.income("D") == -2
    assert table.position["order"] == order
    assert all(table.player(seat)["tile"] for seat in "ABCD"), "they break ties"
    assert table.moves() == []
    assert table.why("stop") == ["steam.flow.last"]


@pytest.mark.clause("steam.flow.last")
def test_the_last_turn_of_the_standard_game_ends_with_upkeep() -> None:
    table = finish(at_last(4, 8, players={"A": {"locomotive": 3, "income": 1}}, rules=STANDARD))
    assert (table.turn, [table.cash(seat) for seat in "ABCD"]) == ("over", [3, 4, 4, 4])
    assert (table.position["auction"]["in"], table.position["free_pass"]) == ([], None)


@pytest.mark.clause("steam.flow.last")
def test_the_turn_before_the_last_has_a_new_order() -> None:
    tiles = {"A": "urbanization", "B": "engineer", "C": "locomotive", "D": "first_build"}
    table = finish(at_last(4, 7, tiles=tiles))
    assert (table.position["phase"], "".join(table.position["order"])) == ("actions", "BDCA")


@pytest.mark.clause("steam.flow.phases")
def test_each_seat_begins_a_new_build() -> None:
    table = building().do("lay c2 n-s", "lay c3 n-s", "lay b1 ne-s", "stop")
    assert (table.turn, table.position["laid"], table.position["tiles_left"]) == ("B", 0, 3)
