"""Views of a seat in Brass: its own hand, the number of the other cards, and all public pieces."""

import json
from collections import Counter
from typing import Any

import pytest

import ironmaster
from ironmaster.core.contract import FastDice, Game, State
from ironmaster.core.match import Match
from ironmaster.core.position import Data

WATCHER = -1


def match_after(entries: int, seats: int = 4) -> Match:
    """A match of random moves, at the first choice of an action after a number of entries."""
    match, dice = Match(ironmaster.game("brass", seats=seats), seed=f"views {entries}"), FastDice(entries)
    while len(match) < entries or match.position()["pending"]:
        moves = match.moves()
        match.push(moves[dice.below(len(moves))])
    return match


def before_deal(game: Game) -> State:
    """The state in which the first card is drawn: every card is undealt."""
    state = game.law.start()
    game.law.settle(state, game.law.outcomes(state)[0][0])
    return state


def undealt(game: Game, position: dict[str, Any]) -> Counter[str]:
    """The cards that are in no hand and not discarded."""
    outcomes = game.law.outcomes(before_deal(game))
    deck = Counter({game.actions.text(outcome).removeprefix("draw "): weight for outcome, weight in outcomes})
    for player in position["players"].values():
        deck -= Counter(player["hand"])
    return deck - Counter(position["discard"])


def hand_of(game: Game, state: State, letter: str) -> list[str]:
    """The cards in a hand."""
    players: Any = game.views.position(state)["players"]
    hand: list[str] = players[letter]["hand"]
    return hand


def dealt_again(game: Game, position: dict[str, Any], seat: str, dice: FastDice) -> dict[str, Any]:
    """The position with all cards that the seat cannot see shuffled together and dealt again."""
    changed: dict[str, Any] = json.loads(json.dumps(position))
    others = [player for letter, player in changed["players"].items() if letter != seat]
    pool = [card for player in others for card in player["hand"]] + sorted(undealt(game, position).elements())
    for player in others:
        player["hand"] = [pool.pop(dice.below(len(pool))) for _ in player["hand"]]
    return changed


@pytest.mark.parametrize("entries", [33, 40, 90, 150, 220, 300])
@pytest.mark.parametrize("seats", [3, 4])
def test_hidden_cards_do_not_change_a_view(seats: int, entries: int) -> None:
    match = match_after(entries, seats)
    game, position = match.game, match.position()
    for seat in range(seats):
        view = json.dumps(match.view(seat), sort_keys=True)
        for seed in range(4):
            other = dealt_again(game, position, "ABCD"[seat], FastDice(seed))
            state = game.views.load(other)
            assert game.views.position(state) == {**position, "players": game.views.position(state)["players"]}
            assert json.dumps(game.views.view(state, seat), sort_keys=True) == view
            if seat == match.to_act:
                assert game.law.moves(state) == game.law.moves(match.state)


def test_dealing_again_changes_hands() -> None:
    match = match_after(90)
    other = dealt_again(match.game, match.position(), "A", FastDice(1))
    assert other != match.position()
    assert other["players"]["A"]["hand"] == hand_of(match.game, match.state, "A")


@pytest.mark.parametrize("entries", [33, 150, 300])
def test_a_seat_sees_its_own_hand_and_numbers_of_cards(entries: int) -> None:
    match = match_after(entries)
    players: Any = match.position()["players"]
    for seat in range(WATCHER, 4):
        shown: Any = match.view(seat)["players"]
        for number, letter in enumerate("ABCD"):
            hand = players[letter]["hand"]
            assert shown[letter]["hand"] == (hand if number == seat else len(hand))


def test_a_view_has_these_fields_and_no_others() -> None:
    view: Any = match_after(40).view(0)
    open_to_all = "era round phase order turn actions pending players tiles links coal iron cotton market pile discard"
    assert set(view) == {"game", "board", "seats", "rules", "ruleset", *open_to_all.split()}
    for player in view["players"].values():
        assert set(player) == {"cash", "income", "points", "spent", "begun", "hand", "piles"}
    assert type(view["pile"]) is int


def test_a_draw_is_seen_by_the_drawer_alone() -> None:
    game = ironmaster.game("brass", seats=3)
    state = before_deal(game)
    drawer = "ABC".index(str(game.views.position(state)["turn"]))
    outcomes = [outcome for outcome, _ in game.law.outcomes(state)]
    views = []
    for outcome in outcomes:
        after = state.copy()
        game.law.settle(after, outcome)
        views.append([json.dumps(game.views.view(after, seat)) for seat in range(WATCHER, 3)])
    for seat in range(WATCHER, 3):
        seen = {view[seat + 1] for view in views}
        assert len(seen) == (len(outcomes) if seat == drawer else 1)


LATE: Data = {"round": 8, "order": ["B", "C", "D", "A"], "turn": "A", "pile": 0}


def test_a_hand_that_must_choose_a_discard_is_sampled_with_a_choice() -> None:
    """Equal cards are discarded without a question, so a seat that is asked holds two kinds."""
    game = ironmaster.game("brass", seats=4)
    deck = undealt(game, {"players": {}, "discard": []})
    gone = [card for card, number in deck.items() for _ in range(number) if card not in ("cotton", "oldham")]
    position: Data = {
        "players": {"A": {"hand": ["cotton", "oldham"]}},
        "discard": gone,
        "pending": ["end", "discard"],
        **LATE,
    }
    state = game.views.load(position)
    view = game.views.view(state, 1)
    hands = set()
    for seed in range(60):
        guess = game.views.sample(view, FastDice(seed))
        assert game.views.view(guess, 1) == view
        hands.add(tuple(hand_of(game, guess, "A")))
    assert hands == {("oldham", "cotton")}


def test_sampled_hands_are_as_likely_as_the_cards_are_many() -> None:
    game = ironmaster.game("brass", seats=3)
    state = game.views.load({"players": {"A": {"hand": ["oldham"]}, "B": {"hand": ["wigan"]}}})
    view = game.views.view(state, 0)
    drawn = Counter(hand_of(game, game.views.sample(view, FastDice(seed)), "B")[0] for seed in range(2000))
    deck = undealt(game, {"players": {"A": {"hand": ["oldham"]}}, "discard": []})
    assert set(drawn) == set(deck)
    for card, number in deck.items():
        expected = 2000 * number / deck.total()
        assert abs(drawn[card] - expected) < 5 * expected**0.5
