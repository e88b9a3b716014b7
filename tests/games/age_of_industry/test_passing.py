"""Passing without a discard, in both editions, and the end of a game in which nobody does anything else."""

from typing import Any

import pytest

import ironmaster
from ironmaster.core.contract import FastDice, Game, State
from tests.games.age_of_industry.playing import CARDS
from tests.games.age_of_industry.rounds import each
from tests.games.age_of_industry.scenes import FIRST
from tests.games.age_of_industry.table import GERMANY, Table, acting

OR: dict[str, object] = {"free_pass_or": True}
PAIR = ["coal", "brown"]


def waiting(*hands: str, rules: dict[str, object] | None = None, **position: Any) -> Table:
    """A to act with an empty deck; each seat holds these cards."""
    players: dict[str, Any] = {"ABCDE"[seat]: {"hand": hand.split()} for seat, hand in enumerate(hands)}
    given: dict[str, Any] = {"deck": 0, "players": players, **position}
    return Table(given, seats=len(hands), rules=FIRST if rules is None else rules)


def passing(table: Table) -> list[str]:
    return table.moves("pass", "free_pass")


@pytest.mark.ruling("R35")
@pytest.mark.clause("aoi.pass.free")
@pytest.mark.parametrize("rules", [{}, FIRST, OR, {**FIRST, "free_pass_or": False}])
def test_a_pass_is_free_with_an_empty_hand_and_an_empty_deck(rules: dict[str, object]) -> None:
    table = acting("", deck=0, face_up=PAIR, rules=rules)
    assert passing(table) == ["pass"]
    table.do("pass")
    assert (table.position["actions"], table.position["face_up"], table.hand("A")) == (1, PAIR, [])
    assert table.do("pass").turn == "B"


@pytest.mark.ruling("R35")
@pytest.mark.clause("aoi.pass.free")
@pytest.mark.parametrize("rules", [{}, {**FIRST, "free_pass_or": False}])
def test_in_the_second_edition_it_takes_both(rules: dict[str, object]) -> None:
    assert acting("", deck=5, rules=rules).refuses("pass", "aoi.pass.discard")
    table = acting("ship ship red", deck=0, rules=rules)
    assert passing(table) == ["pass"]
    assert table.refuses("free_pass", "aoi.pass.free")
    table.do("pass", "discard ship")
    assert (table.hand("A"), table.position["actions"]) == (["ship", "red"], 1)


@pytest.mark.ruling("R35")
@pytest.mark.clause("aoi.pass.free")
@pytest.mark.parametrize("rules", [FIRST, OR])
def test_in_the_first_edition_either_is_enough(rules: dict[str, object]) -> None:
    table = acting("", deck=5, rules=rules)
    assert passing(table) == ["pass"]
    table.do("pass")
    assert (table.turn, table.position["actions"], table.hand("A")) == ("A", 1, [])
    table = acting("ship red", deck=0, rules=rules)
    assert passing(table) == ["pass", "free_pass"]
    table.do("free_pass")
    assert (table.hand("A"), table.position["actions"]) == (["ship", "red"], 1)


@pytest.mark.ruling("R35")
@pytest.mark.clause("aoi.pass.free", "aoi.pass.discard")
def test_a_free_pass_is_a_choice() -> None:
    table = acting("ship red", deck=0, face_up=PAIR, rules=FIRST).do("pass")
    assert table.moves() == ["discard ship", "discard red"]
    table.do("discard red")
    assert (table.hand("A"), table.position["actions"], table.position["free_passes"]) == (["ship"], 1, 0)


@pytest.mark.clause("aoi.pass.free")
def test_while_the_deck_lasts_a_hand_must_give_a_card() -> None:
    table = acting("ship red", deck=1, rules=FIRST)
    assert passing(table) == ["pass"]
    assert table.refuses("free_pass", "aoi.pass.free")
    assert table.do("pass").moves() == ["discard ship", "discard red"]


@pytest.mark.clause("aoi.pass.free")
@pytest.mark.parametrize(
    ("hand", "deck", "rules", "message"),
    [
        ("ship", 3, {}, "refusal-aoi-pass-free"),
        ("ship", 0, {}, "refusal-aoi-pass-free"),
        ("", 3, {}, "refusal-aoi-pass-free-empty-hand"),
        ("", 0, {}, "refusal-aoi-pass-free-anyway"),
        ("ship", 3, FIRST, "refusal-aoi-pass-free-deck"),
        ("", 3, FIRST, "refusal-aoi-pass-free-anyway"),
    ],
)
def test_each_refusal_of_a_free_pass_says_its_cause(
    hand: str, deck: int, rules: dict[str, object], message: str
) -> None:
    table = acting(hand, deck=deck, rules=rules)
    (refusal,) = table.game.law.why(table.state, "free_pass")
    assert (refusal.clause, refusal.key) == ("aoi.pass.free", message)


@pytest.mark.clause("aoi.end.standstill")
@pytest.mark.ruling("R48")
def test_a_round_of_free_passes_is_the_last() -> None:
    table = waiting("ship", "red", "blue coal").do(*["free_pass"] * 5)
    assert (table.turn, table.position["free_passes"], table.position["round"]) == ("C", 5, 2)
    table.do("free_pass")
    assert (table.turn, table.position["round"], table.hand("C")) == ("over", 2, ["coal", "blue"])


@pytest.mark.clause("aoi.end.standstill")
@pytest.mark.ruling("R48")
def test_empty_hands_that_do_not_draw_are_a_standstill_too() -> None:
    table = waiting("", "", deck=9, rules=FIRST).do(*["pass"] * 4)
    assert (table.turn, table.position["deck"]) == ("over", 9)


@pytest.mark.clause("aoi.end.standstill")
def test_the_last_round_has_its_interest() -> None:
    table = waiting("ship", "red", players={"A": {"hand": ["ship"], "cash": 3, "loans": 1}, "B": {"hand": ["red"]}})
    assert each(table.do(*["free_pass"] * 4), "cash")[0] == 2


@pytest.mark.clause("aoi.end.standstill")
@pytest.mark.parametrize("turn", range(4))
def test_one_other_action_keeps_the_game_going(turn: int) -> None:
    """The two players hold two cards each; one of their four passes discards one."""
    table = waiting("ship ship", "red red")
    table.do(*["pass" if number == turn else "free_pass" for number in range(4)])
    assert (table.turn, table.position["round"], table.position["free_passes"]) == ("A", 3, 0)
    assert table.do(*["free_pass"] * 4).turn == "over"


@pytest.mark.clause("aoi.end.standstill")
def test_repaying_is_no_action() -> None:
    hands: dict[str, Any] = {"A": {"hand": ["ship"], "cash": 25, "loans": 2}, "B": {"hand": ["red"]}}
    table = waiting("ship", "red", players=hands).do("repay", *["free_pass"] * 2, "repay", *["free_pass"] * 2)
    assert table.turn == "over"


@pytest.mark.clause("aoi.end.standstill")
def test_the_repayments_of_a_round_do_not_hide_its_standstill() -> None:
    hands: dict[str, Any] = {"A": {"hand": ["ship"], "cash": 10, "loans": 2}, "B": {"hand": ["red"]}}
    table = waiting("ship", "red", players=hands, rules={**FIRST, "repay_window": "round"})
    table.do("free_pass", "free_pass", "end", "free_pass", "free_pass")
    assert (table.position["phase"], table.position["free_passes"]) == ("repay", 4)
    assert table.do("repay").turn == "over"


@pytest.mark.clause("aoi.end.standstill", "aoi.flow.terminates")
def test_a_free_pass_is_counted_from_the_start_of_the_round() -> None:
    table = waiting("ship", "red", free_passes=1, actions=1, turn="B", rules=FIRST)
    assert table.do("free_pass").turn == "A", "only two of the four actions were free passes"
    table = waiting("ship", "red", free_passes=3, actions=1, turn="B", rules=FIRST)
    assert table.do("free_pass").turn == "over"


@pytest.mark.clause("aoi.flow.terminates")
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("board", ["germany", "new_england"])
def test_players_who_pass_whenever_they_can_come_to_an_end(board: str, seed: int) -> None:
    game = ironmaster.game("age_of_industry", seats=2 + seed % 4, board=board, rules={"edition": "first"})
    match, dice = ironmaster.Match(game, seed=seed), FastDice(seed)
    while not match.over:
        moves = match.moves()
        lazy = [move for move in moves if "pass" in move]
        chosen = lazy if lazy and dice.below(20) else moves
        match.push(chosen[dice.below(len(chosen))])
    assert match.position()["round"] != 0


@pytest.mark.parametrize("rules", [OR, {**FIRST, **OR}])
def test_in_ruleset_1_the_switch_takes_the_card_from_no_pass_and_ends_nothing(rules: dict[str, object]) -> None:
    game, state = older(rules, "ship", "red", "blue")
    for _ in range(60):
        assert [text for text in moves(game, state) if "pass" in text] == ["pass"]
        game.law.apply(state, game.actions.number("pass"))
    position: Any = game.views.position(state)
    assert (position["round"], position["players"]["A"]["hand"]) == (12, ["ship"])
    assert "free_passes" not in position
    assert [refusal.key for refusal in game.law.why(state, "free_pass")] == ["refusal-aoi-pass-free-anyway"]


def test_in_ruleset_1_the_first_edition_passes_as_the_second() -> None:
    game, state = older(FIRST, "ship", "red red", "blue blue")
    game.law.apply(state, game.actions.number("pass"))
    position: Any = game.views.position(state)
    assert (position["players"]["A"]["hand"], position["actions"]) == ([], 1)
    assert [refusal.clause for refusal in game.law.why(state, "free_pass")] == ["aoi.pass.free"]


def older(rules: dict[str, object], *hands: str) -> tuple[Game, State]:
    """As `waiting`, under ruleset 1."""
    game = ironmaster.game("age_of_industry", seats=len(hands), board=GERMANY, rules=rules, ruleset=1)
    players = {"ABC"[seat]: {"hand": hand.split()} for seat, hand in enumerate(hands)}
    discard = [
        card for card, number in CARDS.items() for _ in range(number - sum(hand.split().count(card) for hand in hands))
    ]
    return game, game.views.load({"players": players, "deck": 0, "discard": discard})


def moves(game: Game, state: State) -> list[str]:
    return game.actions.texts(game.law.moves(state))
