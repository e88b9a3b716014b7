"""The history of a table: it goes on where it was, and is the same as one made at once."""

import random
from typing import Any

import pytest

from ironmaster.core.contract import CHANCE
from ironmaster.core.match import Match
from ironmaster.core.registry import game
from ironmaster.core.transcript import advance
from ironmaster.server.rooms import history
from ironmaster.server.rooms.history import History
from ironmaster.server.rooms.journal import Item, Journal
from ironmaster.server.store.rows import CHANCED, MOVE, RESIGN, UNDO


def journal_of(seed: int) -> Journal:
    journal = Journal(Match.before_chance(game("brass", seats=3), str(seed), None))
    speak(journal)
    return journal


def speak(journal: Journal) -> None:
    """Let chance bring what it owes, each outcome a line of the journal."""
    match, dice = journal.match, random.Random(len(journal))
    while match.to_act == CHANCE:
        journal.add(Item(CHANCED, CHANCE, dice.choice(match.legal_actions()), 0.0))


def grow(journal: Journal, dice: random.Random) -> None:
    """One more thing that can happen at a table."""
    match = journal.match
    free = len(match) - match.sealed
    if free and dice.random() < 0.2:
        journal.add(Item(UNDO, match.to_act, len(match) - dice.randint(1, free), 0.0))
    elif dice.random() < 0.02:
        journal.add(Item(RESIGN, match.to_act, 0, 0.0))
    else:
        journal.add(Item(MOVE, match.to_act, dice.choice(match.legal_actions()), 0.0))
        speak(journal)


def facts(course: History) -> tuple[object, ...]:
    return course.length, course.start, course.scores, course.chapters, course.samples, course.scored


def test_a_chronicle_that_goes_on_is_the_same_as_one_made_at_once() -> None:
    for seed in range(3):
        journal, dice = journal_of(seed), random.Random(seed)
        course = History(journal)
        while not journal.match.over:
            for _ in range(dice.randint(1, 30)):
                if not journal.match.over:
                    grow(journal, dice)
            course = course.go_on(journal)
            assert facts(course) == facts(History(journal).go_on(journal))
        assert UNDO in {journal.items[place].kind for place in range(len(journal))}
        assert course.scores == journal.match.scores() and course.scored


def test_going_on_leaves_the_chronicle_before_as_it_was() -> None:
    journal, dice = journal_of(1), random.Random(1)
    course = History(journal).go_on(journal)
    kept = repr(facts(course))
    for _ in range(40):
        grow(journal, dice)
    assert course.go_on(journal).length > course.length
    assert repr(facts(course)) == kept


def test_only_what_is_new_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    journal, dice, played = journal_of(2), random.Random(2), []

    def counted(*step: Any) -> None:
        played.append(step)
        advance(*step)

    monkeypatch.setattr(history, "advance", counted)
    course = History(journal).go_on(journal)
    assert len(played) == len(journal.match)
    assert course.go_on(journal) is course
    for _ in range(5):
        played.clear()
        known = len(journal)
        journal.add(Item(MOVE, journal.match.to_act, dice.choice(journal.match.legal_actions()), 0.0))
        speak(journal)
        course = course.go_on(journal)
        assert len(played) == len(journal) - known > 0
