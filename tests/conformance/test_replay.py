"""Matches and records: entering a log again gives the same match, and a record loses nothing."""

import pytest

import ironmaster
from ironmaster.core.contract import CHANCE, FastDice
from ironmaster.core.match import Match
from ironmaster.core.replay import chance_is_fair

from .cases import CASES, DEFAULTS, Case, finished, game_of, trail


@pytest.mark.parametrize("case", CASES, ids=str)
def test_entering_the_log_again_gives_equal_states_all_the_way(case: Case) -> None:
    match = finished(case)
    again = Match.before_chance(match.game, match.seed, None)
    state = again.game.law.start()
    for entry in match.log:
        assert again.game.law.to_act(state) == entry.actor
        again.enter(entry.action)
        if entry.actor == CHANCE:
            again.game.law.settle(state, entry.action)
        else:
            again.game.law.apply(state, entry.action)
        assert again.state.key() == state.key()
    assert again.digest() == match.digest()
    assert again.log == match.log
    assert again.over


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_record_replays_to_the_same_match(case: Case) -> None:
    match = finished(case)
    text = str(match.record)
    again = ironmaster.replay(text)
    assert (again.digest(), again.log, again.scores(), again.seed) == (
        match.digest(),
        match.log,
        match.scores(),
        match.seed,
    )
    assert again.game.rules == match.game.rules
    assert str(again.record) == text


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_record_is_read_as_it_was_written(case: Case) -> None:
    match = finished(case)
    for length in (0, 1, len(match) // 2, len(match)):
        text = str(match.at(length).saved)
        assert str(ironmaster.Record.parse(text)) == text
        assert ironmaster.replay(text).digest() == match.at(length).digest()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_match_begun_from_a_position_replays(case: Case) -> None:
    game, states, _ = trail(case)
    middle = next(state for state in states[len(states) // 2 :] if game.law.to_act(state) >= 0)
    match, dice = Match(game, seed="from here", position=game.views.position(middle)), FastDice(4)
    assert match.state.key() == middle.key()
    assert ironmaster.replay(str(match.saved)).state.key() == middle.key()
    for _ in range(15):
        moves = match.moves()
        match.push(moves[dice.below(len(moves))])
    again = ironmaster.replay(str(match.saved))
    assert (again.digest(), again.log, again.origin) == (match.digest(), match.log, match.origin)


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
def test_every_length_of_a_match_can_be_looked_up(case: Case) -> None:
    match = finished(case)
    state = match.game.law.start()
    for length, entry in enumerate(match.log):
        past = match.at(length)
        assert (past.state.key(), len(past)) == (state.key(), length)
        if entry.actor == CHANCE:
            match.game.law.settle(state, entry.action)
            assert past.moves() == []
        else:
            assert match.game.actions.text(entry.action) in past.moves()
            match.game.law.apply(state, entry.action)


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
def test_the_same_seed_and_moves_give_the_same_match(case: Case) -> None:
    match = finished(case)
    again = Match(game_of(case), seed=match.seed)
    for entry in match.log:
        if entry.actor != CHANCE:
            again.push(match.game.actions.text(entry.action), seat=entry.actor)
    assert (again.log, again.digest()) == (match.log, match.digest())
    assert chance_is_fair(match)
