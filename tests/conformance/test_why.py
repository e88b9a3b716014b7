"""Why: what is offered is never refused, and what is not offered is refused with a clause and in words."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ironmaster.core.contract import OVER, Game, State
from ironmaster.core.errors import IllegalMove, ParseError
from ironmaster.core.match import Match
from ironmaster.core.messages import LANGUAGES, has_message
from ironmaster.core.refusal import Refusal
from ironmaster.core.rulebook import rulebook

from .cases import CASES, DEFAULTS, Case, decisions, trail
from .test_notation import of_players


def check_refusal(game: Game, refusal: Refusal) -> None:
    """A refusal names a clause of the game's rulebook and has its own sentence in every language."""
    assert refusal.game == game.spec.name
    assert refusal.clause in rulebook(refusal.game).by_id
    key = refusal.message or f"refusal-{refusal.clause.replace('.', '-')}"
    for lang in LANGUAGES:
        assert has_message(refusal.game, lang, key), f"{key} is not said in {lang}"
        assert refusal.sentence(lang)
        assert refusal.law(lang)


def check_move(game: Game, s: State, text: str, offered: list[str]) -> list[Refusal]:
    """The refusals of a text: none if it is offered, sound ones if it is not."""
    key = s.key()
    refusals = game.law.why(s, text)
    assert s.key() == key, f"asking about {text} changed the state"
    assert bool(refusals) == (text not in offered), f"{text}: {[refusal.clause for refusal in refusals]}"
    for refusal in refusals:
        check_refusal(game, refusal)
    return refusals


@given(data=st.data(), case=st.sampled_from(CASES), seed=st.sampled_from([1, 2]))
@settings(derandomize=True, deadline=None, max_examples=120)
def test_every_move_is_offered_or_refused_in_words(data: st.DataObject, case: Case, seed: int) -> None:
    path = trail(case, seed)
    state = data.draw(st.sampled_from(path.states))
    offered = path.game.actions.texts(path.game.law.moves(state)) if path.game.law.to_act(state) >= 0 else []
    texts = data.draw(st.lists(st.sampled_from(of_players(path.game)), min_size=1, max_size=12, unique=True))
    for text in texts + offered[:3]:
        check_move(path.game, state, text, offered)


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
def test_all_moves_of_a_game_are_offered_or_refused(case: Case) -> None:
    game = trail(case).game
    texts, clauses = of_players(game), set()
    for state in decisions(trail(case))[::25]:
        offered = game.actions.texts(game.law.moves(state))
        assert set(offered) <= set(texts)
        for text in texts:
            refusals = game.law.why(state, text)
            assert bool(refusals) == (text not in offered), text
            clauses |= {refusal.clause for refusal in refusals}
    assert len(clauses) > 5


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
def test_every_move_is_refused_once_the_game_is_over_and_while_chance_speaks(case: Case) -> None:
    game, states, _ = trail(case)
    silent = [states[0], states[-1]]
    assert game.law.to_act(states[-1]) == OVER
    for state in silent:
        assert game.law.to_act(state) < 0
        for text in of_players(game)[::40]:
            check_move(game, state, text, [])


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
def test_outcomes_of_chance_are_no_moves(case: Case) -> None:
    game, states, steps = trail(case)
    outcome = next(action for actor, action in steps if actor < 0)
    with pytest.raises(ParseError):
        game.law.why(states[0], game.actions.text(outcome))


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
def test_a_match_refuses_with_the_same_reasons(case: Case) -> None:
    match = Match(trail(case).game, seed=3)
    texts = [text for text in of_players(match.game) if text not in match.moves()]
    for text in texts[::20]:
        reasons = match.why(text)
        with pytest.raises(IllegalMove) as caught:
            match.push(text)
        assert caught.value.refusals == reasons
        for lang in LANGUAGES:
            assert all(reason.sentence(lang) in caught.value.say(lang) for reason in reasons)
