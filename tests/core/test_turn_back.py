"""Moves prepared before they are made, rewinding, and the limit of a seat's own undo."""

import pytest

import ironmaster
from ironmaster.core.contract import CHANCE, FastDice
from ironmaster.core.errors import HistoryError, TurnError
from ironmaster.core.match import SNAPSHOT_EVERY, Entry, Match, digest
from ironmaster.core.replay import chance_is_fair

from .matches import Counting, Showing, known, played, whole


def test_preparing_returns_the_entries_that_a_push_adds() -> None:
    match, dice = Match(ironmaster.game("brass", seats=3), seed="prepared"), FastDice(3)
    with_chance = 0
    while not match.over:
        before, seen = known(match), len(match)
        move = match.moves()[dice.below(len(match.moves()))]
        steps = match.prepare(move, seat=match.to_act, at=seen)
        assert known(match) == before
        match.push(move)
        assert match.log[seen:] == [step.entry for step in steps]
        assert [match.at(seen + n).digest() for n in range(1, len(steps) + 1)] == [digest(s.after) for s in steps]
        with_chance += len(steps) > 1
    assert with_chance > 10
    assert chance_is_fair(match)


@pytest.mark.parametrize("way", ["adopt", "accept"])
def test_prepared_steps_give_the_same_match_as_pushed_moves(way: str) -> None:
    pushed, dice = Match(ironmaster.game("brass", seats=4), seed="accepted"), FastDice(4)
    accepted = pushed.copy()
    while not pushed.over:
        move = pushed.moves()[dice.below(len(pushed.moves()))]
        pushed.push(move)
        steps = accepted.prepare(move)
        if way == "adopt":
            accepted.adopt(steps)
        else:
            accepted.accept([step.entry for step in steps])
        assert accepted.digest() == pushed.digest()
    assert str(accepted.record) == str(pushed.record)
    assert [accepted.at(n).digest() for n in range(0, len(accepted), 7)] == [
        pushed.at(n).digest() for n in range(0, len(pushed), 7)
    ]


@pytest.mark.parametrize("way", ["adopt", "accept"])
def test_preparing_keeps_the_redo_list_and_accepting_clears_it(way: str) -> None:
    match = played(60)
    end = known(match)
    match.undo(2)
    steps = match.prepare(match.moves()[0])
    match.redo(2)
    assert known(match) == end
    match.undo(2)
    if way == "adopt":
        match.adopt(steps)
    else:
        match.accept([step.entry for step in steps])
    with pytest.raises(HistoryError):
        match.redo()


def test_prepared_entries_do_not_change_when_the_match_goes_on() -> None:
    match = played(60)
    steps = match.prepare(match.moves()[0])
    was = [digest(step.after) for step in steps]
    match.adopt(steps)
    match.enter(match.legal_actions()[0])
    assert [digest(step.after) for step in steps] == was


def test_nothing_is_prepared_without_a_seat_to_act() -> None:
    for match, code in ((whole(), "turn-over"), (played(60).at(5), "turn-chance")):
        with pytest.raises(TurnError) as caught:
            match.prepare("pass")
        assert caught.value.code == code


def test_preparing_costs_the_same_however_long_the_log() -> None:
    game = Counting(ironmaster.game("brass", seats=3))
    for length in (40, 150, 300):
        match = played(length, game=game)
        game.counting.count = 0
        steps = match.prepare(match.moves()[0])
        assert game.counting.count == len(steps) > 0


def test_rewinding_restores_the_match_and_clears_the_redo_list() -> None:
    match = played(5 * SNAPSHOT_EVERY)
    for length in range(len(match), -1, -3):
        past = match.at(length)
        match.rewind(length)
        assert known(match) == known(past)
        with pytest.raises(HistoryError):
            match.redo()


def test_a_rewound_match_accepts_other_moves() -> None:
    match, dice = played(6 * SNAPSHOT_EVERY), FastDice(5)
    match.rewind(match.at(3 * SNAPSHOT_EVERY).sealed)
    match.draw_chance()
    while len(match) < 6 * SNAPSHOT_EVERY:
        match.push(match.moves()[dice.below(len(match.moves()))])
    again = Match.before_chance(match.game, match.seed, None)
    for entry in match.log:
        again.enter(entry.action)
    assert known(again) == known(match)


def test_rewinding_forgets_undone_moves() -> None:
    match = played(60)
    match.undo(3)
    before = known(match)
    match.rewind(len(match))
    assert known(match) == before
    with pytest.raises(HistoryError):
        match.redo()


@pytest.mark.parametrize("length", [-1, 10_000])
def test_a_match_is_not_rewound_beyond_its_log(length: int) -> None:
    match = played(60)
    match.undo(2)
    before = known(match)
    with pytest.raises(HistoryError) as caught:
        match.rewind(length)
    assert (caught.value.code, caught.value.params) == ("history-at", {"length": str(length), "now": len(match)})
    assert known(match) == before
    match.redo(2)


def run_of(log: list[Entry], seat: int) -> int:
    """The number of entries at the end of a log that are decisions of the seat."""
    others = [place for place, entry in enumerate(log) if entry.actor != seat]
    return len(log) - (others[-1] + 1 if others else 0)


def test_a_seat_can_undo_its_latest_decisions_only() -> None:
    match = whole()
    runs = set()
    for length in range(len(match)):
        past = match.at(length)
        run = run_of(past.log, past.to_act) if past.to_act >= 0 else 0
        assert past.sealed == length - run
        runs.add(run)
    assert {0, 1, 2, 3} <= runs


def test_a_turn_is_sealed_once_the_next_seat_is_to_act() -> None:
    match = Match(ironmaster.game("brass", seats=3), seed=1)
    start = len(match)
    assert match.log[-1].actor == CHANCE
    assert match.sealed == start
    match.push("loan 30")
    assert (len(match), match.sealed) == (start + 1, start)
    match.push(match.moves()[0])
    assert match.to_act != match.log[-1].actor
    assert match.sealed == len(match) == start + 2


def test_a_decision_of_another_seat_seals_earlier_ones() -> None:
    match = whole()
    changes = 0
    for length, (entry, following) in enumerate(zip(match.log, match.log[1:], strict=False), 1):
        if CHANCE not in (entry.actor, following.actor) and entry.actor != following.actor:
            assert match.at(length).sealed == length
            changes += 1
    assert changes > 0


def test_a_seat_can_undo_to_the_start_of_a_position() -> None:
    position = played(100).position()
    match = Match(ironmaster.game("brass", seats=3), seed=1, position=position)
    assert match.sealed == 0
    match.push("loan 10" if "loan 10" in match.moves() else match.moves()[0])
    assert match.log[-1].actor == match.to_act
    assert match.sealed == 0


def test_nothing_can_be_undone_when_no_seat_is_to_act() -> None:
    match = whole()
    assert match.log[-1].actor != CHANCE
    assert match.sealed == len(match)
    past = match.at(5)
    assert past.to_act == CHANCE
    assert past.sealed == 5


def test_a_decision_that_revealed_hidden_information_cannot_be_undone() -> None:
    match = played(300, game=Showing(ironmaster.game("brass", seats=3), "develop"))
    kept, shown = set(), 0
    for length in range(len(match) + 1):
        past = match.at(length)
        run = past.log[len(past) - run_of(past.log, past.to_act) :] if past.to_act >= 0 else []
        words = [match.game.actions.text(entry.action).split()[0] for entry in run]
        after = len(words) - words[::-1].index("develop") if "develop" in words else 0
        assert past.sealed == length - len(words) + after
        shown += after > 0
        kept.add(len(words) - after)
    assert shown > 10
    assert {0, 1, 2} <= kept


def test_revealing_is_determined_in_the_state_before_the_decision() -> None:
    game = Showing(ironmaster.game("brass", seats=3))
    match = played(100, game=game)
    while len(match) - match.sealed < 3:
        match.push(match.moves()[0])
    game.showing.asked.clear()
    start = match.sealed
    assert game.showing.asked == [(match.at(n).state.key(), match.log[n].action) for n in range(start, len(match))]


def test_finding_the_seal_replays_the_latest_decisions_only() -> None:
    game = Showing(ironmaster.game("brass", seats=3))
    match = played(300, game=game)
    for length in range(len(match) + 1):
        past = match.at(length)
        game.counting.count = 0
        start = past.sealed
        run = length - start
        assert game.counting.count == (start % SNAPSHOT_EVERY + run if run else 0)


def test_by_default_no_move_reveals_anything() -> None:
    match = played(60)
    assert not any(match.game.views.reveals(match.state, move) for move in match.legal_actions())
