"""Notation: numbers and words mean each other, and moves come in a fixed order."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ironmaster.core.contract import CHANCE, Game
from ironmaster.core.errors import ParseError
from ironmaster.core.messages import LANGUAGES

from . import golden
from .cases import CASES, DEFAULTS, Case, decisions, game_of, trail


@cache
def of_players(game: Game) -> tuple[str, ...]:
    """The texts of all interned actions that are moves of a seat: those that can be read as a move."""
    found = []
    for number in range(len(game.actions)):
        try:
            game.law.canonical(game.actions.text(number))
        except ParseError:
            continue
        found.append(game.actions.text(number))
    return tuple(found)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_numbers_and_texts_are_one_to_one(case: Case) -> None:
    actions = game_of(case).actions
    texts = [actions.text(number) for number in range(len(actions))]
    assert len(set(texts)) == len(texts) > 0
    assert [actions.number(text) for text in texts] == list(range(len(texts)))
    assert actions.texts(list(range(len(texts)))) == texts


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
def test_the_text_of_a_move_is_canonical(case: Case) -> None:
    game = game_of(case)
    texts = of_players(game)
    assert len(texts) > 1
    for text in texts:
        assert game.law.canonical(text) == text


@pytest.mark.parametrize("case", CASES, ids=str)
def test_moves_can_be_read_and_outcomes_of_chance_cannot(case: Case) -> None:
    game, states, steps = trail(case)
    readable = {game.actions.number(text) for text in of_players(game)}
    for state in states[::5]:
        if game.law.to_act(state) == CHANCE:
            assert not readable & {outcome for outcome, _ in game.law.outcomes(state)}
        elif game.law.to_act(state) >= 0:
            assert set(game.law.moves(state)) <= readable
    assert {action in readable for actor, action in steps if actor >= 0} == {True}
    assert {action in readable for actor, action in steps if actor == CHANCE} <= {False}


@given(data=st.data(), case=st.sampled_from(DEFAULTS))
@settings(derandomize=True, deadline=None, max_examples=150)
def test_case_and_spaces_do_not_matter(data: st.DataObject, case: Case) -> None:
    game = game_of(case)
    text = data.draw(st.sampled_from(of_players(game)))
    space = st.text(" \t\n", min_size=1, max_size=3)
    written = "".join(
        data.draw(space) if letter == " " else data.draw(st.sampled_from([letter, letter.upper()])) for letter in text
    )
    assert game.law.canonical(data.draw(space) + written + data.draw(space)) == text


@given(case=st.sampled_from(DEFAULTS), text=st.text(max_size=250))
@settings(derandomize=True, deadline=None, max_examples=150)
def test_any_text_is_a_move_or_a_parse_error(case: Case, text: str) -> None:
    game = game_of(case)
    try:
        canonical = game.law.canonical(text)
    except ParseError as error:
        assert all(error.say(lang) for lang in LANGUAGES)
    else:
        assert game.law.canonical(canonical) == canonical


@pytest.mark.parametrize("case", CASES, ids=str)
def test_moves_come_in_the_same_order_and_each_once(case: Case) -> None:
    game = game_of(case)
    for state in decisions(trail(case)):
        moves = game.law.moves(state)
        assert game.law.moves(state) == moves == game.law.moves(state.copy())
        assert len(set(moves)) == len(moves)


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
def test_moves_come_in_the_recorded_order(case: Case) -> None:
    recorded = golden.read("order.json")[str(case)]
    assert len(recorded) >= 5
    assert golden.order(case) == recorded


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_moment_has_a_prompt_and_every_step_a_sentence(case: Case) -> None:
    game, states, steps = trail(case)
    for place in range(0, len(steps), 3):
        before, after, action = states[place], states[place + 1], steps[place][1]
        said = [game.words.sentence(before, action, after, lang) for lang in LANGUAGES]
        asked = [game.words.prompt(before, lang) for lang in LANGUAGES]
        for sentences in (said, asked):
            assert all(text.strip() == text != "" for text in sentences)
            assert len(set(sentences)) == len(LANGUAGES), f"not translated: {sentences[0]}"
    assert game.words.prompt(states[-1], "en") != game.words.prompt(states[0], "en")
