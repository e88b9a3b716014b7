"""Checks of refusals: a legal move has none, and every illegal move is refused by a clause, with a sentence."""

from functools import lru_cache

from ironmaster.conformance.trial import Trial, sample
from ironmaster.core.contract import OVER, Game, State
from ironmaster.core.elements import Element
from ironmaster.core.errors import IllegalMove, ParseError
from ironmaster.core.match import Match
from ironmaster.core.messages import LANGUAGES, has_message
from ironmaster.core.refusal import Refusal
from ironmaster.core.rulebook import rulebook
from ironmaster.core.seats import letter


def check_why(trial: Trial) -> None:
    """Every move is either offered or refused by a clause, with a sentence in every language."""
    for place, state in enumerate(trial.decisions(16)):
        offered = trial.game.actions.texts(trial.game.law.moves(state))
        for text in {*sample(offered, 20, place), *sample(trial.texts, 100, place)}:
            _check(trial.game, state, text, legal=text in offered)


def check_why_without_turn(trial: Trial) -> None:
    """At chance and after the end every move is refused, and an outcome of chance is a parse error."""
    ends = [states[-1] for states, _ in trial.playouts]
    for place, state in enumerate((*ends, *trial.chances(4))):
        for text in sample(trial.texts, 30, place):
            _check(trial.game, state, text, legal=False)
        for outcome in trial.options(state)[:3]:
            try:
                trial.game.law.why(state, trial.game.actions.text(outcome))
            except ParseError:
                continue
            raise AssertionError(f"why accepts {trial.text(outcome)}, which is an outcome of chance")


def check_match_refuses(trial: Trial) -> None:
    """A match refuses an illegal move with the reasons that `why` gives."""
    match = Match(trial.game, seed=3)
    if match.to_act == OVER:
        return
    legal = match.moves()
    for text in sample([text for text in trial.texts if text not in legal], 30, 1):
        reasons = match.why(text)
        try:
            match.push(text)
        except IllegalMove as error:
            assert error.refusals == reasons, f"a match refuses “{text}” for different reasons than why"
            for lang in LANGUAGES:
                assert all(reason.sentence(lang) in error.say(lang) for reason in reasons)
        else:
            raise AssertionError(f"a match accepts “{text}”, which is not offered")


def _check(game: Game, s: State, text: str, *, legal: bool) -> None:
    key = s.key()
    refusals = game.law.why(s, text)
    assert s.key() == key, f"why changed the state for “{text}”"
    assert not (legal and refusals), f"“{text}” is offered, but why refuses it: {[one.clause for one in refusals]}"
    assert legal or refusals, f"“{text}” is not offered, but why gives no reason"
    for refusal in refusals:
        check_refusal(game, refusal)


def check_refusal(game: Game, refusal: Refusal) -> None:
    """A refusal names a clause of the game's rulebook; it is said in every language, by a message or by the clause."""
    assert refusal.clause in rulebook(game.spec.name).by_id, f"the rulebook has no clause {refusal.clause}"
    for lang in LANGUAGES:
        known = not refusal.has_words or has_message(game.spec.name, lang, refusal.key)
        assert known, f"the message {refusal.key} is missing in {lang}"
        assert refusal.sentence(lang) and refusal.law(lang), f"{refusal.clause} says nothing in {lang}"
    unknown = set(refusal.where) - _known_elements(game)
    assert not unknown, f"{refusal.clause} is about {sorted(unknown)}, which no move names and no fixture shows"


@lru_cache(maxsize=64)
def _known_elements(game: Game) -> frozenset[Element]:
    """Everything that a refusal can be about: what actions name, and the places and seats, which a page can mark."""
    named = {element for action in range(len(game.actions)) for element in game.facts.elements(action)}
    printed = game.facts.fixtures("en").get("places")
    places = {Element("place", str(place["id"])) for place in printed} if isinstance(printed, list) else set()
    return frozenset(named | places | {Element("seat", letter(seat)) for seat in range(game.seats)})


CHECKS = (check_why, check_why_without_turn, check_match_refuses)
