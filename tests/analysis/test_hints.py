"""Hints: legal, complete, with sentences, and made from the view of the seat."""

import pytest

from ironmaster.analysis.hints import hints, rivals
from ironmaster.analysis.wording import hint_text
from ironmaster.bots.prospects import Prospect
from ironmaster.core.contract import FastDice
from ironmaster.core.match import Match
from ironmaster.core.messages import LANGUAGES
from ironmaster.core.registry import names, spec_of
from tests.analysis.playing import QUICK, match_of, to_a_choice

SECRETIVE = [name for name in names() if spec_of(name).secrets]


def chosen(name: str) -> Match:
    match = match_of(name, 25)
    to_a_choice(match)
    return match


@pytest.mark.parametrize("name", names())
def test_hinted_moves_are_legal_and_complete_the_action(name: str) -> None:
    match = chosen(name)
    found = hints(match.view(match.to_act), match.moves(), FastDice(1), QUICK)
    assert 1 <= len(found) <= 3
    assert len({hint.move for hint in found}) == len(found)
    for hint in found:
        assert hint.line[0] == hint.move
        steps = match.ahead(hint.line)
        after = steps[-1].after
        assert match.game.law.to_act(after) != match.to_act or not match.game.law.unfinished(after)
        assert all(match.game.law.unfinished(step.after) for step in steps[:-1])


@pytest.mark.parametrize("name", names())
def test_the_best_move_comes_first_and_got_most_of_the_search(name: str) -> None:
    match = chosen(name)
    every = hints(match.view(match.to_act), match.moves(), FastDice(1), QUICK, most=1000)
    shares = [hint.share for hint in every]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) == pytest.approx(1.0)
    assert all(hint.error >= 0.0 for hint in every)
    assert hints(match.view(match.to_act), match.moves(), FastDice(1), QUICK, most=2) == every[:2]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_hint_has_sentences(name: str, lang: str) -> None:
    match = chosen(name)
    view = match.view(match.to_act)
    for hint in hints(view, match.moves(), FastDice(1), QUICK):
        words = hint_text(hint, view, lang)
        assert words.action.endswith(".")
        assert bool(words.why) == bool(hint.reasons)
        assert words.why.endswith(".") or not words.why


def test_some_game_has_secrets() -> None:
    assert SECRETIVE


@pytest.mark.parametrize("name", SECRETIVE)
def test_hints_do_not_depend_on_hidden_hands(name: str) -> None:
    match = chosen(name)
    seat, game = match.to_act, match.game
    other = game.views.sample(match.view(seat), FastDice(9))
    assert other.key() != match.state.key()
    known = hints(match.view(seat), match.moves(), FastDice(5), QUICK)
    offered = game.actions.texts(game.law.moves(other))
    assert hints(game.views.view(other, seat), offered, FastDice(5), QUICK) == known


def test_a_move_is_compared_with_the_best_of_each_other_kind() -> None:
    match = match_of("brass", 0, seats=3)
    number = match.game.actions.number
    moves = [number(text) for text in ("loan 30", "loan 10", "develop coal", "pass")]
    found = [Prospect(move, 10 - place, 0.0, 0.0) for place, move in enumerate(moves)]
    assert rivals(match.game, found, moves[2]) == [moves[0], moves[3]]
    assert rivals(match.game, found[:2], moves[0]) == [moves[1]]
