"""Matches and records: entering a log again gives the same match, and a record loses nothing."""

from ironmaster.conformance.trial import Trial, spread
from ironmaster.core.contract import CHANCE, FastDice
from ironmaster.core.match import Match
from ironmaster.core.record import Record
from ironmaster.core.replay import chance_is_fair, replay


def check_log_replays(trial: Trial) -> None:
    """Entering the log of a match again gives equal states all the way, and any length of it can be looked up."""
    match = trial.match
    again = Match.before_chance(match.game, match.seed, None)
    state = match.game.law.start()
    looked_up = set(spread(range(len(match.log)), 12))
    for length, entry in enumerate(match.log):
        if length in looked_up:
            past = match.at(length)
            assert past.state.key() == state.key(), f"the match at entry {length} has another state"
            text = match.game.actions.text(entry.action)
            offered = past.moves()
            assert offered == [] if entry.actor == CHANCE else text in offered, f"“{text}” was made but not offered"
        assert match.game.law.to_act(state) == entry.actor, "the log names another actor than to_act"
        again.enter(entry.action)
        trial.take(state, entry.action)
        assert again.state.key() == state.key(), f"entry {length} leads to another state when it is entered again"
    assert again.over and again.digest() == match.digest(), "the log leads to another end when it is entered again"


def check_seed(trial: Trial) -> None:
    """The same seed and moves give the same match, and its chance can be checked."""
    match = trial.match
    again = Match(match.game, seed=match.seed)
    for entry in match.log:
        if entry.actor != CHANCE:
            again.push(match.game.actions.text(entry.action), seat=entry.actor)
    assert (again.log, again.digest()) == (match.log, match.digest()), "the same seed and moves give another match"
    assert chance_is_fair(match), "the outcomes are not those that the seed gives"


def check_records(trial: Trial) -> None:
    """A record replays to the same match, and is read as it was written."""
    match = trial.match
    text = str(match.record)
    again = replay(text)
    assert (again.log, again.scores(), again.seed) == (match.log, match.scores(), match.seed), (
        "a record loses something"
    )
    assert again.digest() == match.digest(), "a record replays to another state"
    assert again.game.rules == match.game.rules, "a record replays with other rules"
    assert str(again.record) == text, "a replayed record is written otherwise"
    for length in spread(range(len(match)), 3):
        text = str(match.at(length).saved)
        assert str(Record.parse(text)) == text, "a record is not read as it was written"
        assert replay(text).digest() == match.at(length).digest(), f"a record of {length} entries replays otherwise"


def check_from_position(trial: Trial) -> None:
    """A match that begins from a position replays."""
    states = trial.decisions(3)
    if not states:
        return
    middle = states[len(states) // 2]
    match, dice = Match(trial.game, seed="from here", position=trial.game.views.position(middle)), FastDice(4)
    assert match.state.key() == middle.key(), "a match from a position begins elsewhere"
    for _ in range(15):
        if not match.over:
            match.push(trial.game.actions.text(trial.choose(trial.game, match.state, dice)))
    again = replay(str(match.saved))
    assert (again.log, again.origin) == (match.log, match.origin), "a match from a position loses something"
    assert again.digest() == match.digest(), "a match from a position replays to another state"


CHECKS = (check_log_replays, check_seed, check_records, check_from_position)
