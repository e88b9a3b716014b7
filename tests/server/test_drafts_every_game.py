"""Drafts: they show what the moves will do, store nothing, and reveal nothing early."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ironmaster.conformance.cases import Case
from ironmaster.core.contract import CHANCE, FastDice, Game, State
from ironmaster.core.elements import Element
from ironmaster.core.errors import IllegalMove, IronmasterError, TurnError
from ironmaster.core.match import Match
from ironmaster.core.messages import LANGUAGES
from ironmaster.server.rooms.drafts import draft
from ironmaster.server.rooms.explanations import why_elements
from tests.games.players import CASES, DEFAULTS, finished, trial_of

often = settings(derandomize=True, deadline=None, max_examples=150)


def known(match: Match) -> Any:
    return match.log, match.digest(), match.moves()


def run_of(match: Match, start: int) -> list[str]:
    """The moves of the seat to act from a log length on, up to chance or another seat."""
    log, texts = match.log[start:], []
    for actor, action in log:
        if actor == CHANCE or actor != log[0].actor:
            break
        texts.append(match.game.actions.text(action))
    return texts


def place_in(data: st.DataObject, match: Match) -> int:
    """A log length at which a seat is to act."""
    return data.draw(st.sampled_from([place for place, entry in enumerate(match.log) if entry.actor != CHANCE]))


def at_state(game: Game, s: State) -> Match:
    """A match that begins in a state in which a seat is to act."""
    return Match(game, "draft", position=game.views.position(s))


def plain(draft_of: Any) -> Any:
    return msgspec.to_builtins(draft_of)


@given(data=st.data(), case=st.sampled_from(CASES))
@often
def test_a_draft_and_several_moves_equal_single_moves(data: st.DataObject, case: Case) -> None:
    whole = finished(case)
    start = place_in(data, whole)
    texts = run_of(whole, start)[: data.draw(st.integers(1, 8))]
    match = whole.at(start)
    seat, before = match.to_act, known(match)
    found = draft(match, start, texts, "en")
    at_once = match.prepare(*texts, seat=seat)
    assert known(match) == before, "a draft or a preparation changed the match"
    single = match.copy()
    for text in texts:
        assert single.to_act == seat
        single.push(text)
    match.adopt(at_once)
    assert known(match) == known(single)
    assert match.log[start:][: len(texts)] == whole.log[start:][: len(texts)]
    last = at_once[len(texts) - 1].after
    assert found.view == match.game.views.view(last, seat)
    assert found.moves == [step.move for step in found.steps] == texts
    assert found.chance == (match.game.law.to_act(last) == CHANCE)
    unfinished = match.game.law.to_act(last) == seat and match.game.law.unfinished(last)
    assert found.complete is not unfinished
    if found.offer is not None:
        assert [choice.move for choice in found.offer.moves] == match.game.actions.texts(match.game.law.moves(last))
        assert found.offer.unfinished and (found.offer.undo, found.offer.back) == (0, 0)
    assert (found.offer is None) == found.complete


@given(data=st.data(), case=st.sampled_from(CASES))
@often
def test_no_draft_goes_past_chance_or_another_seat(data: st.DataObject, case: Case) -> None:
    whole = finished(case)
    start = place_in(data, whole)
    texts = run_of(whole, start)
    match = whole.at(start)
    last = match.ahead(texts)[-1].after
    if match.game.law.to_act(last) == match.to_act:
        return
    for more in ([*texts, texts[0]], [*texts, *texts]):
        for ask in (lambda more=more: draft(match, start, more, "en"), lambda more=more: match.prepare(*more)):
            with pytest.raises(TurnError) as caught:
                ask()
            assert caught.value.code == "turn-ahead"
    assert match.digest() == whole.at(start).digest()


@given(data=st.data(), case=st.sampled_from(CASES), lang=st.sampled_from(LANGUAGES))
@often
def test_a_draft_reveals_nothing_hidden(data: st.DataObject, case: Case, lang: str) -> None:
    """States that look the same to the seat give the same drafts, effects and reasons, byte for byte."""
    whole = finished(case)
    start = place_in(data, whole)
    texts = run_of(whole, start)[: data.draw(st.integers(0, 6))]
    state = whole.at(start).state
    game, seat = whole.game, whole.game.law.to_act(state)
    other = game.views.sample(game.views.view(state, seat), FastDice(start))
    real, guess = at_state(game, state), at_state(game, other)
    assert plain(draft(real, 0, texts, lang)) == plain(draft(guess, 0, texts, lang))
    word = data.draw(st.sampled_from(trial_of(case).texts))
    elements = game.facts.elements(game.actions.number(word))
    assert answer(real, elements) == answer(guess, elements)


def answer(match: Match, elements: list[Element]) -> Any:
    try:
        return why_elements(match, [], elements)
    except IronmasterError as error:
        return error.code


@given(data=st.data(), case=st.sampled_from(CASES))
@often
def test_an_illegal_move_of_a_draft_is_refused_like_a_made_one(data: st.DataObject, case: Case) -> None:
    whole = finished(case)
    start = place_in(data, whole)
    texts = run_of(whole, start)[:2]
    match, then = whole.at(start), whole.at(start)
    if len(texts) < 2:
        return
    then.push(texts[0])
    legal = then.moves()
    illegal = data.draw(st.sampled_from([text for text in trial_of(case).texts if text not in legal]))
    with pytest.raises(IllegalMove) as made:
        then.push(illegal)
    for ask in (lambda: draft(match, start, [texts[0], illegal], "en"), lambda: match.prepare(texts[0], illegal)):
        with pytest.raises(IllegalMove) as caught:
            ask()
        assert caught.value.refusals == made.value.refusals
    assert match.digest() == whole.at(start).digest()


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
def test_an_empty_draft_is_the_current_offer(case: Case) -> None:
    whole = finished(case)
    for start in [place for place, entry in enumerate(whole.log) if entry.actor != CHANCE][::15]:
        match = whole.at(start)
        found = draft(match, start, [], "en")
        assert found.offer is not None and not (found.complete or found.chance or found.steps or found.effects)
        assert [choice.move for choice in found.offer.moves] == match.moves()
        assert found.offer.undo == len(match) - match.sealed
        assert found.view == match.view(match.to_act)


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
def test_the_latest_action_can_be_taken_back(case: Case) -> None:
    """Between the first and the last decision of an action, the action is unfinished; chance may occur within it."""
    whole = finished(case)
    for length in range(0, len(whole), 3):
        match = whole.at(length)
        if match.to_act < 0:
            continue
        began, sealed = match.began, match.sealed
        assert sealed <= began <= length
        assert (began == length) == (sealed == length)
        states = [whole.at(place).state for place in range(began, length)]
        assert all(match.game.law.unfinished(state) for state in states[1:])
        if states and began > sealed:
            assert not match.game.law.unfinished(states[0])
