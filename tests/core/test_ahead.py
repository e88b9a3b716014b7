"""Moves examined before they are made: several at once, the limits of looking ahead, and the start of an action."""

from collections.abc import Callable

import pytest

import ironmaster
from ironmaster.core.contract import CHANCE
from ironmaster.core.elements import Element
from ironmaster.core.errors import IllegalMove, StaleMove, TurnError
from ironmaster.core.match import Match, digest
from ironmaster.server.rooms.drafts import draft
from ironmaster.server.rooms.explanations import why_elements, why_move

from .matches import Showing, known, played, whole


def begun(game: ironmaster.Game | None = None) -> Match:
    """A match in which the seat to act may take a loan and must then choose a card."""
    match = Match(game or ironmaster.game("brass", seats=3), seed="ahead")
    assert len(match.ahead(["loan 10"])) == 1
    return match


def discards(match: Match) -> list[str]:
    after = match.ahead(["loan 10"])[-1].after
    return match.game.actions.texts(match.game.law.moves(after))


def test_several_moves_are_prepared_as_if_made_one_by_one() -> None:
    match = begun()
    before, card = known(match), discards(match)[0]
    steps = match.prepare("loan 10", card, seat=match.to_act, at=len(match))
    assert known(match) == before
    single = match.copy()
    single.push("loan 10")
    single.push(card)
    assert single.log[len(match) :] == [step.entry for step in steps]
    assert single.digest() == digest(steps[-1].after)


def test_preparing_draws_chance_and_looking_ahead_does_not() -> None:
    match = played(70)
    for _ in range(40):
        texts: list[str] = []
        while True:
            after = match.ahead(texts)[-1].after if texts else match.state
            if match.game.law.to_act(after) != match.to_act:
                break
            texts.append(match.game.actions.texts(match.game.law.moves(after))[-1])
        ahead, prepared = match.ahead(texts), match.prepare(*texts)
        assert [step.entry for step in ahead] == [step.entry for step in prepared[: len(ahead)]]
        assert all(step.entry.actor == CHANCE for step in prepared[len(ahead) :])
        if len(prepared) > len(ahead):
            break
        match.adopt(prepared)
    assert len(prepared) > len(ahead), "no outcome of chance in forty turns"


def test_a_list_of_moves_is_checked_like_a_single_move() -> None:
    match = begun()
    card, now = discards(match)[0], len(match)
    with pytest.raises(StaleMove):
        match.prepare("loan 10", card, at=now - 1)
    with pytest.raises(TurnError, match="turn"):
        match.prepare("loan 10", card, seat=(match.to_act + 1) % 3)
    with pytest.raises(IllegalMove):
        match.prepare("loan 10", "stop")
    with pytest.raises(TurnError) as caught:
        match.prepare("loan 10", card, "pass")
    assert caught.value.code == "turn-ahead" and caught.value.params == {"move": "pass"}
    assert len(match) == now and match.ahead([]) == []
    over = whole()
    asked: list[Callable[[], object]] = [lambda: over.ahead([]), lambda: over.prepare("pass", seat=0)]
    for ask in asked:
        with pytest.raises(TurnError) as caught:
            ask()
        assert caught.value.code == "turn-over"


def test_no_draft_goes_past_a_revealing_move() -> None:
    match = begun(Showing(ironmaster.game("brass", seats=3), "loan"))
    card = discards(match)[0]
    for ask in (
        lambda: match.ahead(["loan 10", card]),
        lambda: match.prepare("loan 10", card),
        lambda: match.ahead(["loan 10", "nonsense"]),
        lambda: draft(match, 0, ["loan 10", card], "en"),
    ):
        with pytest.raises(TurnError) as caught:
            ask()
        assert caught.value.code == "turn-ahead"
    discard = [Element("action", "discard")]
    assert why_move(match, ["loan 10"], card) == why_move(match, [], card)
    assert why_elements(match, ["loan 10"], discard) == why_elements(match, [], discard)
    assert why_move(match, [], card).refusals, "a card is discarded only after the loan"
    match.push("loan 10")
    match.push(card)


def test_a_draft_of_a_revealing_move_reveals_nothing() -> None:
    plain = begun()
    match = begun(Showing(ironmaster.game("brass", seats=3), "loan"))
    shown, hidden = draft(plain, 0, ["loan 10"], "en"), draft(match, 0, ["loan 10"], "en")
    assert not shown.complete and not shown.chance and shown.steps[0].text and shown.offer
    assert hidden.complete and hidden.chance and hidden.offer is None and hidden.effects == []
    assert [(step.move, step.text) for step in hidden.steps] == [("loan 10", "")]
    assert hidden.view == match.view(match.to_act) != shown.view


def test_an_action_begins_with_its_first_decision() -> None:
    match = begun()
    start = len(match)
    assert (match.began, match.sealed) == (start, start)
    match.push("loan 10")
    assert (match.began, match.sealed) == (start, start)
    while match.to_act >= 0 and match.game.law.unfinished(match.state):
        match.push(match.moves()[0])
    assert match.began == len(match), "another seat is to act"


def test_undo_takes_back_the_latest_of_two_actions() -> None:
    match = played(60)
    while not (match.sealed == len(match) and match.moves()[-1] == "pass"):
        match.push(match.moves()[-1])
    first, seat = len(match), match.to_act
    while match.to_act == seat and len(match) - first < 2:
        match.push(match.moves()[-1])
    assert match.to_act == seat and match.began == first and not match.game.law.unfinished(match.state)
    match.push("pass")
    assert (match.sealed, match.began) == (first, first + 2)
    match.undo(1)
    assert match.began == first


def test_an_action_begins_after_its_latest_revealing_move() -> None:
    match = begun(Showing(ironmaster.game("brass", seats=3), "loan"))
    match.push("loan 10")
    assert (match.sealed, match.began) == (len(match), len(match))
