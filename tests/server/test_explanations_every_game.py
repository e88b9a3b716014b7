"""Explanations agree with the legal moves: everything that is offered is explained as legal."""

import random
from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ironmaster.conformance.cases import Case
from ironmaster.conformance.refusals import check_refusal
from ironmaster.core.contract import CHANCE, State
from ironmaster.core.elements import Element
from ironmaster.core.errors import ParseError
from ironmaster.core.match import Match
from ironmaster.server.rooms.explanations import why_elements, why_move
from tests.games.players import CASES, DEFAULTS, finished, trial_of


def some(match: Match, data: st.DataObject) -> Match:
    """The match at a point where a seat is to act."""
    return match.at(
        data.draw(st.sampled_from([place for place, entry in enumerate(match.log) if entry.actor != CHANCE]))
    )


def naming(match: Match, elements: list[Element], texts: Sequence[str]) -> list[str]:
    """The moves that name all these elements."""
    game = match.game
    return [text for text in texts if set(elements) <= set(game.facts.elements(game.actions.number(text)))]


@given(data=st.data(), case=st.sampled_from(CASES))
@settings(derandomize=True, deadline=None, max_examples=150)
def test_the_answer_is_legal_if_and_only_if_a_legal_move_names_it_all(data: st.DataObject, case: Case) -> None:
    match = some(finished(case), data)
    game, legal = match.game, match.moves()
    words = data.draw(st.sampled_from(trial_of(case).texts))
    named = game.facts.elements(game.actions.number(words))
    elements = data.draw(st.permutations(named))[: data.draw(st.integers(1, len(named)))]
    before = match.digest()
    found = why_elements(match, [], elements)
    assert match.digest() == before
    assert (not found.refusals) == bool(naming(match, elements, legal))
    assert (not found.refusals) == (found.move in legal)
    assert set(elements) <= set(game.facts.elements(game.actions.number(found.move)))
    for refusal in found.refusals:
        check_refusal(game, refusal)
    every = game.law.why(match.state, found.move)
    assert bool(found.refusals) == bool(every)
    assert all(refusal in every for refusal in found.refusals)


@given(data=st.data(), case=st.sampled_from(CASES))
@settings(derandomize=True, deadline=None, max_examples=150)
def test_elements_that_no_move_combines_are_explained_by_the_last_one(data: st.DataObject, case: Case) -> None:
    """Elements of two moves: the answer is about the last one, and legal only if a legal move names it."""
    match = some(finished(case), data)
    game = match.game
    one, other = (data.draw(st.sampled_from(trial_of(case).texts)) for _ in range(2))
    chosen = game.facts.elements(game.actions.number(one))
    asked = data.draw(st.sampled_from(game.facts.elements(game.actions.number(other))))
    found = why_elements(match, [], [*chosen, asked])
    assert asked.id in found.move.split()
    assert (not found.refusals) == (found.move in match.moves())
    if naming(match, [*chosen, asked], trial_of(case).texts):
        assert set(chosen) <= set(game.facts.elements(game.actions.number(found.move)))


def test_reasons_against_words_that_nobody_chose_are_left_out() -> None:
    """Without a card for it, there is still the one reason that holds for every card: the slot takes no coal mine."""
    asked = [Element("action", "build"), Element("industry", "coal"), Element("slot", "macclesfield/1")]
    whole, more = finished(next(case for case in DEFAULTS if case.name == "brass")), 0
    for place in [place for place, entry in enumerate(whole.log) if entry.actor != CHANCE][:40]:
        match = whole.at(place)
        if match.game.law.unfinished(match.state):
            continue
        found = why_elements(match, [], asked)
        assert "brass.build.slot.symbol" in [refusal.clause for refusal in found.refusals]
        assert "brass.build.card.location" not in [refusal.clause for refusal in found.refusals]
        more += len(match.why(found.move)) > len(found.refusals)
    assert more


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
def test_everything_in_an_offer_is_explained_as_legal(case: Case) -> None:
    whole = finished(case)
    for place in [place for place, entry in enumerate(whole.log) if entry.actor != CHANCE][::25]:
        match = whole.at(place)
        legal = match.moves()
        for text in random.Random(place).sample(legal, min(12, len(legal))):
            elements = match.game.facts.elements(match.game.actions.number(text))
            for number in range(1, len(elements) + 1):
                found = why_elements(match, [], elements[:number])
                assert found.refusals == [] and found.move in legal
                assert why_elements(match, [], [elements[number - 1]]).refusals == []


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
def test_an_element_that_no_move_names_is_an_error(case: Case) -> None:
    match = finished(case).at(next(place for place, entry in enumerate(finished(case).log) if entry.actor != CHANCE))
    game = match.game
    of_moves = {element for text in trial_of(case).texts for element in game.facts.elements(game.actions.number(text))}
    of_chance = {element for action in range(len(game.actions)) for element in game.facts.elements(action)} - of_moves
    for element in [Element("nothing", "x"), Element("action", "castle"), *sorted(of_chance)]:
        with pytest.raises(ParseError) as caught:
            why_elements(match, [], [element])
        assert caught.value.code == "parse-element"
        thing = sorted(of_moves)[0]
        assert why_elements(match, [], [element, thing]) == why_elements(match, [], [thing])


def drafts(case: Case) -> Iterator[tuple[Match, str, State]]:
    """Positions of a game, each with legal moves of a seat that acts again after them, and the state there."""
    whole = finished(case)
    for place in [place for place, entry in enumerate(whole.log) if entry.actor != CHANCE][::6]:
        match = whole.at(place)
        for text in match.moves()[::9]:
            after = match.ahead([text])[-1].after
            if match.game.law.to_act(after) == match.to_act:
                yield match, text, after


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
def test_the_decision_that_a_draft_leads_to_is_explained_if_it_is_of_the_same_action(case: Case) -> None:
    for match, text, after in drafts(case):
        game = match.game
        legal = game.actions.texts(game.law.moves(after))
        found = why_elements(match, [text], game.facts.elements(game.actions.number(legal[-1])))
        if game.law.unfinished(after):
            assert (found.move, found.refusals, found.after) == (legal[-1], [], (text,))
        else:
            assert found.after == ()


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
def test_a_draft_does_not_change_the_answer_about_anything_else(case: Case) -> None:
    for place, (match, text, after) in enumerate(drafts(case)):
        game = match.game
        verbs = {one.split()[0] for one in game.actions.texts(game.law.moves(after))}
        asked = random.Random(place).choice([one for one in trial_of(case).texts if one.split()[0] not in verbs])
        elements = game.facts.elements(game.actions.number(asked))
        assert why_elements(match, [text], elements) == why_elements(match, [], elements)
        assert why_move(match, [text], asked) == why_move(match, [], asked)
