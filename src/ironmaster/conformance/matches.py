"""Checks of matches and records: replaying a log or a record gives the same match."""

from ironmaster.conformance.trial import Trial, spread
from ironmaster.core.contract import CHANCE, FastDice
from ironmaster.core.match import Match
from ironmaster.core.record import Record
from ironmaster.core.replay import chance_is_fair, replay


def check_log_replays(trial: Trial) -> None:
    """Replaying the log gives equal states at every step, and the match can be read at any length of the log."""
    match = trial.match
    again = Match.before_chance(match.game, match.seed, None)
    state = match.game.law.start()
    looked_up = set(spread(range(len(match.log)), 12))
    for length, entry in enumerate(match.log):
        if length in looked_up:
            past = match.at(length)
            assert past.state.key() == state.key(), f"match.at({length}) gives a different state"
            text = match.game.actions.text(entry.action)
            offered = past.moves()
            assert offered == [] if entry.actor == CHANCE else text in offered, f"“{text}” was made but not offered"
        assert match.game.law.to_act(state) == entry.actor, "the actor in the log is not the one of to_act"
        again.enter(entry.action)
        trial.take(state, entry.action)
        assert again.state.key() == state.key(), f"entry {length} leads to a different state when the log is replayed"
    assert again.over and again.digest() == match.digest(), "the log leads to a different end when it is replayed"


def check_seed(trial: Trial) -> None:
    """The same seed and moves give the same match, and its outcomes can be verified with the seed."""
    match = trial.match
    again = Match(match.game, seed=match.seed)
    for entry in match.log:
        if entry.actor != CHANCE:
            again.push(match.game.actions.text(entry.action), seat=entry.actor)
    assert (again.log, again.digest()) == (match.log, match.digest()), "the same seed and moves give a different match"
    assert chance_is_fair(match), "the outcomes do not follow from the seed"


def check_records(trial: Trial) -> None:
    """A record replays to the same match, and parsing a record and writing it again gives the same text."""
    match = trial.match
    text = str(match.record)
    again = replay(text)
    assert (again.log, again.scores(), again.seed) == (match.log, match.scores(), match.seed), (
        "a record replays to a different log, score or seed"
    )
    assert again.digest() == match.digest(), "a record replays to a different state"
    assert again.game.rules == match.game.rules, "a record replays with different rules"
    assert str(again.record) == text, "a replayed match writes a different record"
    for length in spread(range(len(match)), 3):
        text = str(match.at(length).saved)
        assert str(Record.parse(text)) == text, "a parsed record has a different text"
        assert replay(text).digest() == match.at(length).digest(), (
            f"a record of {length} entries replays to a different state"
        )


def check_from_position(trial: Trial) -> None:
    """A match that begins from a position replays."""
    states = trial.decisions(3)
    if not states:
        return
    middle = states[len(states) // 2]
    match, dice = Match(trial.game, seed="from here", position=trial.game.views.position(middle)), FastDice(4)
    assert match.state.key() == middle.key(), "a match from a position begins in a different state"
    for _ in range(15):
        if not match.over:
            match.push(trial.game.actions.text(trial.choose(trial.game, match.state, dice)))
    again = replay(str(match.saved))
    assert (again.log, again.origin) == (match.log, match.origin), (
        "a match from a position replays to a different log or origin"
    )
    assert again.digest() == match.digest(), "a match from a position replays to a different state"


CHECKS = (check_log_replays, check_seed, check_records, check_from_position)
