"""A match: moves, refusals, undo and redo, and earlier states."""

import pytest

import ironmaster
from ironmaster.core.contract import CHANCE, OVER, FastDice
from ironmaster.core.errors import HistoryError, IllegalMove, IronmasterError, ParseError, StaleMove, TurnError
from ironmaster.core.match import SNAPSHOT_EVERY, Match
from ironmaster.core.sealed import seal

from .matches import Counting, known, played, whole


@pytest.fixture
def match() -> Match:
    return played(60)


def waiting(match: Match) -> int:
    """The number of moves that can be redone."""
    probe = 0
    copy = match.copy()
    assert not redo_works(copy), "a copy has nothing to redo"
    while redo_works(match):
        probe += 1
    if probe:
        match.undo(probe)
    return probe


def redo_works(match: Match) -> bool:
    try:
        match.redo()
    except HistoryError:
        return False
    return True


def decisions(match: Match) -> int:
    return sum(1 for entry in match.log if entry.actor != CHANCE)


def test_chance_precedes_the_first_move() -> None:
    match = Match(ironmaster.game("brass", seats=3), seed=1)
    assert len(match) > 0
    assert {entry.actor for entry in match.log} == {CHANCE}
    assert match.to_act >= 0


def test_a_push_adds_the_move_and_the_following_outcomes_of_chance(match: Match) -> None:
    before, seat, move = len(match), match.to_act, match.moves()[0]
    match.push(move)
    entry = match.log[before]
    assert (entry.actor, match.game.actions.text(entry.action)) == (seat, move)
    assert all(later.actor == CHANCE for later in match.log[before + 1 :])
    assert match.to_act != CHANCE


def test_a_push_accepts_every_spelling_of_a_move(match: Match) -> None:
    other = match.copy()
    move = match.moves()[0]
    match.push(move)
    other.push("  " + move.upper().replace(" ", "   "))
    assert other.log == match.log


def refused_pushes() -> list[tuple[str, dict[str, int], type[IronmasterError]]]:
    return [
        ("link scotland-lancaster", {}, IllegalMove),
        ("loan 15", {}, IllegalMove),
        ("dance", {}, ParseError),
        ("", {}, ParseError),
        ("draw oldham", {}, ParseError),
        ("x" * 201, {}, ParseError),
        ("pass", {"at": 3}, StaleMove),
        ("pass", {"at": -1}, StaleMove),
        ("pass", {"at": 10**40}, StaleMove),
        ("pass", {"seat": 7}, TurnError),
        ("pass", {"seat": -1}, TurnError),
    ]


@pytest.mark.parametrize(("text", "given", "error"), refused_pushes())
@pytest.mark.parametrize("way", ["push", "prepare"])
def test_a_refused_move_changes_nothing(
    way: str, text: str, given: dict[str, int], error: type[IronmasterError]
) -> None:
    match = played(60)
    match.undo(3)
    before = known(match)
    with pytest.raises(error) as caught:
        getattr(match, way)(text, **given)
    assert caught.value.say("en") != caught.value.say("fr") != ""
    assert known(match) == before
    assert waiting(match) == 3


def test_a_stale_move_is_refused_even_if_it_is_legal(match: Match) -> None:
    seen = len(match)
    move = match.moves()[-1]
    match.push(move, at=seen)
    with pytest.raises(StaleMove) as caught:
        match.push(match.moves()[0], at=seen)
    assert caught.value.params == {"seen": str(seen), "now": len(match)}


def test_another_seat_may_not_move(match: Match) -> None:
    other = (match.to_act + 1) % 3
    with pytest.raises(TurnError) as caught:
        match.push(match.moves()[0], seat=other)
    assert caught.value.code == "turn-other"
    match.push(match.moves()[0], seat=match.to_act)


def test_a_finished_match_takes_no_move() -> None:
    match = whole()
    assert (match.over, match.to_act, match.moves(), match.legal_actions()) == (True, OVER, [], [])
    before = known(match)
    with pytest.raises(TurnError) as caught:
        match.push("pass")
    assert caught.value.code == "turn-over"
    assert known(match) == before
    assert match.why("pass")


def test_a_finished_match_can_be_undone_and_finished_again() -> None:
    match = whole()
    end = known(match)
    match.undo()
    assert not match.over
    match.redo()
    assert known(match) == end


def test_undo_and_redo_restore_the_same_outcomes_of_chance(match: Match) -> None:
    stages = [known(match)]
    for _ in range(decisions(match)):
        match.undo()
        stages.append(known(match))
    for stage in reversed(stages[:-1]):
        match.redo()
        assert known(match) == stage
    with pytest.raises(HistoryError):
        match.redo()


def test_repeated_moves_have_the_same_outcomes_of_chance() -> None:
    match = played(120)
    moves = [match.game.actions.text(entry.action) for entry in match.log if entry.actor != CHANCE]
    end = known(match)
    match.undo(len(moves))
    assert decisions(match) == 0
    for move in moves:
        match.push(move)
    assert known(match) == end


@pytest.mark.parametrize("moves", [1, 2, 5, 11])
def test_several_moves_are_undone_at_once(match: Match, moves: int) -> None:
    other = match.copy()
    match.undo(moves)
    for _ in range(moves):
        other.undo()
    assert known(match) == known(other)
    match.redo(moves)
    assert waiting(match) == 0


def test_too_many_or_zero_moves_cannot_be_undone(match: Match) -> None:
    before = known(match)
    for moves in (0, -1, decisions(match) + 1):
        with pytest.raises(HistoryError):
            match.undo(moves)
        with pytest.raises(HistoryError):
            match.redo(moves)
    assert known(match) == before


def test_a_new_move_ends_redo(match: Match) -> None:
    match.undo(2)
    match.push(match.moves()[-1])
    with pytest.raises(HistoryError):
        match.redo()
    assert waiting(match) == 0


def test_a_match_at_an_earlier_length_is_that_match(match: Match) -> None:
    for length in range(len(match) + 1):
        past = match.at(length)
        assert past.log == match.log[:length]
        again = Match.before_chance(match.game, match.seed, None)
        for entry in match.log[:length]:
            again.enter(entry.action)
        assert (past.state.key(), past.digest()) == (again.state.key(), again.digest())


def test_new_moves_after_an_undo_replace_the_old_ones() -> None:
    match, dice = played(8 * SNAPSHOT_EVERY), FastDice(8)
    match.undo(3 * SNAPSHOT_EVERY)
    for _ in range(3 * SNAPSHOT_EVERY):
        match.push(match.moves()[dice.below(len(match.moves()))])
    again = Match.before_chance(match.game, match.seed, None)
    for length, entry in enumerate(match.log, 1):
        again.enter(entry.action)
        assert match.at(length).state.key() == again.state.key()
    assert str(again.saved) == str(match.saved)


@pytest.mark.parametrize("length", [-1, 10_000])
def test_refuses_a_length_beyond_the_log(match: Match, length: int) -> None:
    with pytest.raises(HistoryError) as caught:
        match.at(length)
    assert caught.value.code == "history-at"


def test_no_seat_moves_while_chance_is_to_act(match: Match) -> None:
    past = match.at(5)
    assert past.to_act == CHANCE
    assert past.moves() == []
    assert match.log[5].action in past.legal_actions()
    before = past.log, past.state.key()
    with pytest.raises(TurnError) as caught:
        past.push("pass")
    assert caught.value.code == "turn-chance"
    assert (past.log, past.state.key()) == before


def test_a_copy_is_independent(match: Match) -> None:
    before = known(match)
    copy, dice = match.copy(), FastDice(9)
    assert known(copy) == before
    for _ in range(2 * SNAPSHOT_EVERY):
        moves = copy.moves()
        copy.push(moves[dice.below(len(moves))])
    assert known(match) == before
    copy.undo(2 * SNAPSHOT_EVERY + 3)
    assert known(match) == before
    match.undo(5)
    match.redo(5)
    assert known(match) == before


def test_returned_values_are_copies(match: Match) -> None:
    before = known(match)
    match.log.clear()
    match.game.law.apply(match.state, match.legal_actions()[0])
    match.moves().clear()
    match.scores().clear()
    match.position().clear()
    assert known(match) == before


def test_only_seats_at_the_table_and_watchers_have_views(match: Match) -> None:
    for seat in range(-1, 3):
        assert match.view(seat)
    for seat in (-2, 3):
        with pytest.raises(TurnError) as caught:
            match.view(seat)
        assert caught.value.code == "turn-seat"


def test_the_seed_is_sealed_and_shared_only_at_the_end(match: Match) -> None:
    assert match.seal == seal("core")
    assert match.record.header.seed == ""
    assert match.saved.header.seed == "core"
    assert whole().record.header.seed == "core"
    assert "seed:" not in str(match.record)


def test_without_a_seed_every_match_gets_a_new_one() -> None:
    game = ironmaster.game("brass", seats=3)
    first, second = Match(game), Match(game)
    assert first.seed != second.seed
    assert len(first.seed) == 64


def test_a_match_from_a_position_cannot_be_undone_beyond_it() -> None:
    game = ironmaster.game("brass", seats=3)
    position = played(100, game=game).position()
    match = Match(game, seed=1, position=position)
    assert match.position() == position
    assert len(match) == 0
    with pytest.raises(HistoryError):
        match.undo()
    match.push(match.moves()[0])
    match.undo()
    assert match.position() == position


def test_undo_replays_at_most_one_span_of_snapshots() -> None:
    game = Counting(ironmaster.game("brass", seats=3))
    match = played(300, game=game)
    assert len(match) >= 300
    costs = []
    while decisions(match) > 0:
        game.counting.count = 0
        match.undo()
        costs.append(game.counting.count)
    assert max(costs) < SNAPSHOT_EVERY
    assert max(costs) > 0, "nothing was counted"
    game.counting.count = 0
    match.redo(10)
    match.undo(10)
    assert 10 <= game.counting.count < 10 * 12 + SNAPSHOT_EVERY


def test_earlier_states_replay_at_most_one_span_of_snapshots() -> None:
    game = Counting(ironmaster.game("brass", seats=3))
    match = played(300, game=game)
    for length in range(len(match) + 1):
        game.counting.count = 0
        match.at(length)
        assert game.counting.count == length % SNAPSHOT_EVERY


def test_a_thrifty_match_differs_only_in_its_number_of_snapshots() -> None:
    match = played(300)
    saver = Match.before_chance(match.game, match.seed, None)
    saver.thrifty = True
    saver.accept(match.log)
    assert len(saver._snapshots) <= 3 < len(match._snapshots)
    assert str(saver.saved) == str(match.saved)
    for length in range(0, len(match) + 1, 7):
        assert saver.at(length).digest() == match.at(length).digest()
    saver.rewind(100)
    saver.accept(match.log[100:])
    assert saver.digest() == match.digest()
