"""Rounds, turns and actions (clauses 31 to 38)."""

from itertools import groupby
from typing import Any

import pytest

from tests.games.age_of_industry.playing import Step, opening, played
from tests.games.age_of_industry.table import GERMANY, NEW_ENGLAND, Table, acting

GAMES = [(1, 3, GERMANY), (2, 4, GERMANY), (3, 5, NEW_ENGLAND), (4, 3, NEW_ENGLAND)]


def begun(game: tuple[Step, ...]) -> list[Step]:
    """The steps that begin an action."""
    return [
        step
        for step in game
        if step.actor != "chance" and not step.before["pending"] and step.text not in ("repay", "end")
    ]


def worth_of(step: Step) -> int:
    """How many actions the step uses."""
    return 2 if step.text.startswith("combine") else 1


@pytest.mark.ruling("R44")
@pytest.mark.clause("aoi.flow.turn", "aoi.flow.first_round")
@pytest.mark.parametrize(("seed", "seats", "board"), GAMES)
def test_every_player_acts_twice_in_turn_order_and_once_in_round_one(seed: int, seats: int, board: str) -> None:
    rounds = groupby(begun(played(seed, seats, board)), key=lambda step: int(step.before["round"]))
    numbers = []
    for number, steps in rounds:
        numbers.append(number)
        acted = [(step.actor, step.before["order"]) for step in steps for _ in range(worth_of(step))]
        each = 1 if number == 1 else 2
        assert [seat for seat, _ in acted] == [seat for seat in acted[0][1] for _ in range(each)]
        assert all(order == acted[0][1] for _, order in acted), "the order holds for the whole round"
    assert numbers == list(range(1, len(numbers) + 1)) and len(numbers) > 5


@pytest.mark.clause("aoi.flow.first_round")
def test_one_action_each_in_round_one_then_two() -> None:
    table = opening(3, first="C")
    acted = []
    for _ in range(3 + 6):
        acted.append((table.position["round"], table.turn, table.position["actions"]))
        table.do("pass")
        if table.position["pending"]:
            table.do(table.moves("discard")[0])
    assert acted[:3] == [(1, "C", 1), (1, "A", 1), (1, "B", 1)]
    assert acted[3:] == [(2, "C", 2), (2, "C", 1), (2, "A", 2), (2, "A", 1), (2, "B", 2), (2, "B", 1)]
    assert (table.position["round"], table.turn) == (3, "C")


@pytest.mark.clause("aoi.flow.first_round", "aoi.combo.when")
def test_there_is_nothing_to_combine_in_round_one() -> None:
    assert acting("cotton", round=1).refuses("combine cotton kassel/1", "aoi.combo.when")
    assert "combine cotton kassel/1" in acting("cotton", round=2).moves()


@pytest.mark.clause("aoi.flow.turn")
def test_both_actions_are_played_in_a_row() -> None:
    hands = {seat: {"hand": ["coal", "coal"]} for seat in "ABC"}
    table = Table({"order": ["B", "C", "A"], "turn": "B", "players": hands})
    turns = []
    for _ in range(6):
        turns.append((table.turn, table.position["actions"]))
        table.do("pass")
    assert turns == [("B", 2), ("B", 1), ("C", 2), ("C", 1), ("A", 2), ("A", 1)]
    assert (table.position["round"], table.turn, table.position["order"]) == (3, "B", ["B", "C", "A"])


def last_action(**players: Any) -> Table:
    """C is about to pass as the last player of round 2; A and B have played."""
    everybody = {seat: {"hand": ["coal"] * 2, **players.get(seat, {})} for seat in "ABC"}
    return Table({"turn": "C", "actions": 1, "players": everybody})


@pytest.mark.clause("aoi.flow.round")
def test_after_the_actions_come_turn_order_interest_and_the_next_round() -> None:
    table = last_action(A={"spent": 4, "loans": 2, "cash": 5}, B={"spent": 2, "loans": 1, "cash": 0}, C={"spent": 3})
    table.do("pass")
    assert table.position["order"] == ["B", "C", "A"], "by money spent, which interest is not"
    assert [table.player(seat)["spent"] for seat in "ABC"] == [0, 0, 0]
    assert [table.player(seat)["cash"] for seat in "ABC"] == [3, 9, 0]
    assert [table.player(seat)["loans"] for seat in "ABC"] == [2, 2, 0]
    assert (table.position["round"], table.position["phase"], table.turn) == (3, "actions", "B")
    assert table.position["actions"] == 2


@pytest.mark.clause("aoi.flow.round", "aoi.flow.first_round")
def test_e01_the_first_round() -> None:
    players = {"A": {"hand": ["cotton"]}, "B": {"hand": ["iron"]}, "C": {"hand": ["coal", "coal"]}}
    table = Table({"round": 1, "players": players})
    table.do("build cotton kassel/1 with cotton")
    assert (table.turn, table.player("A")["spent"], table.player("A")["cash"]) == ("B", 4, 6)
    table.do("build iron leipzig/1 with iron")
    assert (table.turn, table.player("B")["spent"], table.player("B")["cash"]) == ("C", 2, 8)
    table.do("pass")
    assert table.position["order"] == ["C", "B", "A"]
    assert [table.player(seat)["cash"] for seat in "ABC"] == [5, 7, 0]
    assert [table.player(seat)["loans"] for seat in "ABC"] == [1, 1, 0]
    assert (table.position["round"], table.turn, table.position["actions"]) == (2, "C", 2)


@pytest.mark.clause("aoi.flow.round")
def test_no_round_follows_the_end_of_the_game() -> None:
    players = {"A": {"hand": ["coal"]}, "B": {"hand": []}, "C": {"hand": ["coal"], "loans": 1, "cash": 4}}
    table = Table({"turn": "C", "actions": 1, "deck": 0, "players": players}).do("pass")
    assert (table.turn, table.position["round"], table.position["phase"]) == ("over", 2, "over")
    assert table.player("C")["cash"] == 3, "interest is still paid"
    assert table.refuses("pass", "aoi.end.moment")
    more = Table({"turn": "C", "actions": 1, "deck": 1, "players": players}).do("pass")
    assert (more.turn, more.position["round"]) == ("A", 3)


@pytest.mark.clause("aoi.flow.round")
@pytest.mark.parametrize(("seed", "seats", "board"), GAMES)
def test_nothing_is_spent_when_a_round_begins(seed: int, seats: int, board: str) -> None:
    for step in played(seed, seats, board):
        if step.after["round"] > step.before["round"]:
            assert {player["spent"] for player in step.after["players"].values()} == {0}
            assert step.after["turn"] == step.after["order"][0]


@pytest.mark.clause("aoi.flow.same_twice")
def test_the_same_action_may_be_taken_twice() -> None:
    table = acting("red brown", player={"cash": 8})
    table.do("build cotton magdeburg/1 with red", "build cotton augsburg/2 with brown")
    assert table.position["counters"] == {"magdeburg/1": "A cotton1", "augsburg/2": "A cotton1"}
    assert (table.player("A")["spent"], table.turn) == (8, "B")
    assert acting("red red").do("develop factory0", "develop factory0").player("A")["display"]["factory0"] == 0


@pytest.mark.clause("aoi.flow.same_twice")
def test_the_first_action_is_done_before_the_second_is_chosen() -> None:
    second = "build cotton hamburg/3 with cotton"
    table = acting("port cotton", player={"cash": 20, "display": {"cotton1": 0}}, railways={"hamburg-kiel": "A"})
    assert table.refuses(second, "aoi.track.access")
    table.do("build port kiel/1 with port", second)
    assert (table.player("A")["spent"], table.position["coal"]["1"], table.turn) == (2 + 6 + 1, 1, "B")


@pytest.mark.clause("aoi.flow.mandatory")
def test_no_turn_ends_while_an_action_is_left() -> None:
    table = acting("coal cotton coal iron", player={"cash": 20, "loans": 1})
    for _ in range(2):
        assert "end" not in table.moves()
        assert table.refuses("end", "aoi.flow.mandatory")
        table.do("pass", "discard coal")
    assert (table.turn, table.position["actions"], table.moves()) == ("A", 0, ["repay", "end"])
    assert table.refuses("pass", "aoi.flow.turn")
    table.do("end")
    assert (table.turn, table.position["actions"]) == ("B", 2)


@pytest.mark.clause("aoi.flow.mandatory")
@pytest.mark.parametrize("player", [{"cash": 9, "loans": 1}, {"cash": 20}])
def test_a_turn_ends_automatically_if_nothing_can_be_repaid(player: dict[str, int]) -> None:
    table = acting("coal coal", player=player).do("pass", "pass")
    assert table.turn == "B"


@pytest.mark.clause("aoi.flow.never_stuck")
@pytest.mark.parametrize(("seed", "seats", "board"), GAMES)
def test_there_is_always_a_legal_move(seed: int, seats: int, board: str) -> None:
    table = Table(seats=seats, board=board)
    for step in played(seed, seats, board)[::7]:
        if step.actor != "chance":
            table.state = table.game.views.load(step.before)
            assert step.text in table.moves()


@pytest.mark.clause("aoi.flow.never_stuck")
@pytest.mark.parametrize(
    ("hand", "deck", "face_up", "moves"),
    [
        ("", 5, [None, None], ["take deck"]),
        ("", 5, ["red", None], ["take red", "take deck"]),
        ("", 0, ["red", None], ["take red", "pass"]),
        ("", 0, [None, None], ["pass"]),
    ],
)
def test_options_without_a_card(hand: str, deck: int, face_up: list[str | None], moves: list[str]) -> None:
    table = acting(hand, deck=deck, face_up=face_up)
    assert table.moves() == moves
    if deck:
        assert table.refuses("pass", "aoi.pass.discard")


@pytest.mark.clause("aoi.flow.never_stuck")
def test_a_player_with_a_card_may_always_pass() -> None:
    nothing = dict.fromkeys(acting().player("A")["display"], 0)
    table = acting("cotton", player={"display": nothing}, deck=0)
    assert table.moves() == ["pass"]
    assert (table.do("pass").hand("A"), table.moves()) == ([], ["pass"])


@pytest.mark.clause("aoi.flow.card_cost")
@pytest.mark.parametrize(
    ("moves", "change"),
    [
        (["build iron cologne/1 with iron"], -1),
        (["railway essen-kassel"], 0),
        (["sell kassel/1 to kiel/1"], 0),
        (["develop factory5", "discard brown"], -1),
        (["take red", "take coal", "draw ship", "draw ship"], 2),
        (["pass", "discard brown"], -1),
        (["combine iron cologne/1", "discard brown"], -1),
    ],
)
def test_cards_that_the_actions_take(moves: list[str], change: int) -> None:
    table = acting(
        "iron purple brown",
        counters={"kassel/1": "A cotton1", "kiel/1": "B port1", "kassel/2": "C iron1", "essen/1": "C coal1"},
        railways={"hannover-kassel": "B", "hamburg-hannover": "B", "hamburg-kiel": "B", "cologne-essen": "A"},
        face_up=["red", "coal"],
    )
    table.do(*moves)
    assert len(table.hand("A")) == 3 + change
    assert len(table.position["discard"]) == (1 if change == -1 else 0)


@pytest.mark.clause("aoi.flow.card_cost")
def test_without_a_card_only_railway_sale_and_draw_are_left() -> None:
    counters = {"kassel/1": "A cotton1", "kiel/1": "B port1"}
    railways = {"hannover-kassel": "B", "hamburg-hannover": "B", "hamburg-kiel": "B"}
    table = acting(counters=counters, railways=railways)
    assert {move.split()[0] for move in table.moves()} == {"railway", "sell", "take"}
    assert table.refuses("develop cotton1", "aoi.dev.action")
    assert table.refuses("build iron leipzig/1 with iron", "aoi.build.card")
    assert table.refuses("combine iron leipzig/1", "aoi.combo.effect")


@pytest.mark.ruling("R12")
@pytest.mark.clause("aoi.flow.terminates")
def test_r12_a_sale_of_nothing_is_no_action() -> None:
    table = acting(
        "coal", counters={"kassel/1": "A cotton1 flipped", "kassel/2": "B cotton1", "hamburg/3": "A cotton1"}
    )
    assert table.moves("sell", "stop") == []
    assert table.refuses("stop", "aoi.flow.mandatory")
    selling = acting("coal", counters={"hamburg/3": "A cotton1", "hamburg/1": "B port1"})
    assert selling.refuses("stop", "aoi.flow.mandatory")


@pytest.mark.ruling("R13")
@pytest.mark.clause("aoi.flow.terminates")
def test_r13_a_draw_of_nothing_is_no_action() -> None:
    full = acting("red red red blue blue blue coal coal coal", face_up=["iron", "ship"])
    assert full.moves("take") == []
    assert full.refuses("take iron", "aoi.draw.full")
    assert full.refuses("take deck", "aoi.draw.full")
    assert acting("red red red blue blue blue coal coal", face_up=["iron", "ship"]).moves("take") != []
    nothing = acting("red", deck=0)
    assert nothing.moves("take") == []
    assert nothing.refuses("take deck", "aoi.draw.deck_empty")


@pytest.mark.clause("aoi.flow.terminates")
@pytest.mark.parametrize(("seed", "seats", "board"), GAMES)
def test_every_action_uses_something_up(seed: int, seats: int, board: str) -> None:
    steps = begun(played(seed, seats, board))
    by_verb = {verb: [step for step in steps if step.text.startswith(verb)] for verb in ("railway", "sell", "take")}
    using = [step for step in steps if step.text.startswith(("build", "combine", "develop"))]
    paid = [step for step in steps if step.text == "pass" and step.before["players"][step.actor]["hand"]]
    free = [step for step in steps if step.text == "pass" and step not in paid]
    assert len(using) + len(paid) <= 66 and len(by_verb["take"]) <= 66
    assert len(by_verb["railway"]) <= 12 * seats and len(by_verb["sell"]) <= 10 * seats
    assert all(step.before["deck"] == 0 for step in free)
    counted = sum(len(found) for found in by_verb.values()) + len(using) + len(paid) + len(free)
    assert counted == len(steps)
    assert played(seed, seats, board)[-1].after["phase"] == "over"
