"""The analysis of a game: losses, chances and summaries, based on the knowledge of each seat."""

from functools import cache
from itertools import pairwise

import msgspec
import pytest

import ironmaster
from ironmaster.analysis.analyse import analyse, questions, summarise
from ironmaster.analysis.evaluation import evaluate
from ironmaster.analysis.key_moments import moments, turn_of
from ironmaster.analysis.results import GRADES, SHARES, Analysis, grade
from ironmaster.core.contract import CHANCE, FastDice
from ironmaster.core.match import Match
from ironmaster.core.registry import names
from tests.analysis.playing import QUICK, match_of, play_on, to_a_choice
from tests.analysis.test_hints import SECRETIVE


@cache
def finished() -> tuple[Match, Analysis]:
    """A game of Industria in which B spends all it has on the first tile that it may bid for."""
    match = match_of("industria", 0, seats=3)
    while match.to_act != 1 or not bids(match):
        play_on(match, 1)
    match.push(bids(match)[-1])
    play_on(match)
    return match, analyse(match, QUICK)


def bids(match: Match) -> list[str]:
    """The bids that may be made, from the lowest to the highest."""
    return sorted((text for text in match.moves() if text.startswith("bid")), key=lambda text: int(text.split()[1]))


def wasted(match: Match) -> int:
    """Where B wasted its money."""
    log, number = match.log, match.game.actions.text
    return next(n for n, entry in enumerate(log) if entry.actor == 1 and number(entry.action).startswith("bid"))


def test_every_decision_with_a_choice_is_judged_once() -> None:
    match, analysis = finished()
    choices = [
        place for place, entry in enumerate(match.log) if entry.actor != CHANCE and len(match.at(place).moves()) > 1
    ]
    assert [one.place for one in analysis.decisions] == choices
    for one in analysis.decisions:
        assert match.log[one.place] == (one.seat, match.game.actions.number(one.played))


def test_losses_are_never_negative_and_beyond_the_error() -> None:
    _, analysis = finished()
    assert any(one.loss for one in analysis.decisions)
    for one in analysis.decisions:
        assert one.loss == 0.0 or one.loss > 2 * one.error
        assert (one.best == one.played) == (one.loss == 0.0)
        assert one.grade == grade(one.loss, analysis.spread)
        assert bool(one.better) == bool(one.made) == bool(one.grade)


def test_better_moves_are_legal() -> None:
    match, analysis = finished()
    assert all(one.best in match.at(one.place).moves() for one in analysis.decisions)


def test_a_blunder_is_found() -> None:
    match, analysis = finished()
    place = wasted(match)
    assert analysis.summaries[1].worst[0] == place
    found = next(one for one in analysis.decisions if one.place == place)
    assert found.grade == "blunder"
    assert found.reasons
    told = next(one for one in moments(analysis, match, "en") if one.place == place)
    assert told.played.startswith("B bids")
    assert told.why.startswith("This move ")
    assert told.turn == turn_of(analysis, place) > 0


def test_chances_sum_to_one_and_end_in_the_result() -> None:
    match, analysis = finished()
    for one in analysis.standings:
        assert sum(one.chances) == pytest.approx(1.0)
    last = analysis.standings[-1]
    assert last.place == len(match)
    assert last.chances == [1.0 if place == 1 else 0.0 for place in match.places()]
    assert last.forecast == match.scores()


def test_standings_lie_between_turns() -> None:
    match, analysis = finished()
    actors = [match.at(one.place).to_act for one in analysis.standings]
    assert all(a != b for a, b in pairwise(actors))
    assert min(actors[:-1]) >= 0


def test_summaries_add_up() -> None:
    match, analysis = finished()
    for seat, one in enumerate(analysis.summaries):
        own = [decision for decision in analysis.decisions if decision.seat == seat]
        assert one.decisions == len(own)
        assert one.lost == pytest.approx(sum(decision.loss for decision in own))
        assert one.inaccuracies + one.mistakes + one.blunders == sum(1 for decision in own if decision.grade)
        assert sum(one.points.values()) == match.scores()[seat]
        losses = {decision.place: decision.loss for decision in own}
        assert [losses[place] for place in one.worst] == sorted(map(losses.__getitem__, one.worst), reverse=True)


def test_hint_is_plain_data() -> None:
    _, analysis = finished()
    assert msgspec.json.decode(msgspec.json.encode(analysis), type=Analysis) == analysis


def test_grades_follow_the_spread() -> None:
    assert [grade(share * 20, 20) for share in SHARES] == list(GRADES)
    assert grade(0.0, 20) == ""


@pytest.mark.parametrize("name", names())
def test_an_unfinished_game_of_any_kind_is_analysed(name: str) -> None:
    match = match_of(name, 12)
    asked = questions(match)
    analysis = summarise(match, [evaluate(question, QUICK) for question in asked[-3:]])
    assert not analysis.over
    assert all(sum(one.chances) == pytest.approx(1.0) for one in analysis.standings)
    assert 0.0 < max(analysis.standings[-1].chances) < 1.0


def test_several_processes_give_the_same_analysis() -> None:
    match = match_of("industria", 8, seats=3)
    told: list[tuple[int, int]] = []
    both = analyse(match, QUICK, jobs=2, seed=5, progress=lambda done, total: told.append((done, total)))
    assert both == analyse(match, QUICK, seed=5)
    assert told == [(done, len(both.decisions)) for done in range(1, len(both.decisions) + 1)]


@pytest.mark.parametrize("name", SECRETIVE)
def test_decision_is_evaluated_from_the_view_of_its_seat(name: str) -> None:
    match = match_of(name, 25)
    to_a_choice(match)
    game, played = match.game, match.moves()[0]
    other = game.views.sample(match.view(match.to_act), FastDice(9))
    assert other.key() != match.state.key()
    found = []
    for state in (match.state, other):
        fresh = Match(ironmaster.game(name), seed=1, position=game.views.position(state))
        fresh.push(played)
        found.append(evaluate(questions(fresh)[0], QUICK))
    assert found[0] == found[1]
