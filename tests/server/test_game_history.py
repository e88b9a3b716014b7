"""The history of a game: extending it gives the same result as building it at once."""

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
    add_outcomes(journal)
    return journal


def add_outcomes(journal: Journal) -> None:
    """Add the pending outcomes of chance, one journal line each."""
    match, dice = journal.match, random.Random(len(journal))
    while match.to_act == CHANCE:
        journal.add(Item(CHANCED, CHANCE, dice.choice(match.legal_actions()), 0.0))


def add_random(journal: Journal, dice: random.Random) -> None:
    """Add one random move, undo or resignation."""
    match = journal.match
    free = len(match) - match.sealed
    if free and dice.random() < 0.2:
        journal.add(Item(UNDO, match.to_act, len(match) - dice.randint(1, free), 0.0))
    elif dice.random() < 0.02:
        journal.add(Item(RESIGN, match.to_act, 0, 0.0))
    else:
        journal.add(Item(MOVE, match.to_act, dice.choice(match.legal_actions()), 0.0))
        add_outcomes(journal)


def facts(found: History) -> tuple[object, ...]:
    return found.length, found.start, found.scores, found.chapters, found.samples, found.scored


def test_extending_equals_building_at_once() -> None:
    for seed in range(3):
        journal, dice = journal_of(seed), random.Random(seed)
        found = History(journal)
        while not journal.match.over:
            for _ in range(dice.randint(1, 30)):
                if not journal.match.over:
                    add_random(journal, dice)
            found = found.extend(journal)
            assert facts(found) == facts(History(journal).extend(journal))
        assert UNDO in {journal.items[place].kind for place in range(len(journal))}
        assert found.scores == journal.match.scores() and found.scored


def test_extending_does_not_change_the_old_history() -> None:
    journal, dice = journal_of(1), random.Random(1)
    found = History(journal).extend(journal)
    kept = repr(facts(found))
    for _ in range(40):
        add_random(journal, dice)
    assert found.extend(journal).length > found.length
    assert repr(facts(found)) == kept


def test_only_new_entries_are_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    journal, dice, played = journal_of(2), random.Random(2), []

    def counted(*step: Any) -> None:
        played.append(step)
        advance(*step)

    monkeypatch.setattr(history, "advance", counted)
    found = History(journal).extend(journal)
    assert len(played) == len(journal.match)
    assert found.extend(journal) is found
    for _ in range(5):
        played.clear()
        known = len(journal)
        journal.add(Item(MOVE, journal.match.to_act, dice.choice(journal.match.legal_actions()), 0.0))
        add_outcomes(journal)
        found = found.extend(journal)
        assert len(played) == len(journal) - known > 0
