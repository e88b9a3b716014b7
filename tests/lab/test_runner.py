"""A game stepped through by a program: it matches the contract and refuses illegal moves by their rules."""

import pytest

import ironmaster
from ironmaster.core.contract import CHANCE, OVER, FastDice
from ironmaster.core.errors import IllegalMove, ParseError, TurnError
from ironmaster.lab.runner import Runner
from ironmaster.observations.rows import Rows, seed_of


@pytest.mark.parametrize("name", ironmaster.names())
def test_a_runner_plays_the_same_game_as_the_contract(name: str) -> None:
    game = ironmaster.game(name)
    runner = Runner(game)
    assert runner.actor == OVER and runner.moves == []
    runner.reset(5)
    state, dice, own = game.law.start(), FastDice(5), FastDice(6)
    for _ in range(60):
        while (actor := game.law.to_act(state)) == CHANCE:
            game.law.settle(state, game.law.draw(state, dice))
        assert (runner.actor, runner.moves) == (actor, game.law.moves(state) if actor >= 0 else [])
        if actor == OVER:
            break
        move = runner.moves[own.below(len(runner.moves))]
        game.law.apply(state, move)
        runner.step(move)
        assert runner.state.key() == state.key() or game.law.to_act(state) == CHANCE


def test_an_illegal_move_is_refused_by_its_rule_and_changes_nothing() -> None:
    game = ironmaster.game("brass", seats=4)
    runner = Runner(game)
    runner.reset(1)
    before = runner.state.key()
    with pytest.raises(IllegalMove) as refused:
        runner.step(game.actions.number("stop"))
    assert refused.value.refusals
    with pytest.raises(ParseError, match="numbered from 0 to"):
        runner.step(len(game.actions))
    with pytest.raises(ParseError):
        runner.step(-1)
    assert runner.state.key() == before


def test_there_is_no_move_after_the_end() -> None:
    runner = Runner(ironmaster.game("steam", seats=3))
    runner.reset(2)
    dice = FastDice(3)
    while runner.actor >= 0:
        runner.step(runner.moves[dice.below(len(runner.moves))])
    with pytest.raises(TurnError):
        runner.step(0)


def test_rows_continue_and_report_ended_games() -> None:
    game = ironmaster.game("steam", seats=3)
    rows = Rows(game, 4, 3)
    rows.reset(9)
    ended = 0
    while ended < 4:
        rows.step(rows.draw([0.0, 0.5, 0.99]))
        assert all(actor >= 0 for actor in rows.actors)
        assert len(rows.ended) == len(rows.scores) == len(rows.places)
        assert all(
            min(places) == 1 and len(scores) == 3 for places, scores in zip(rows.places, rows.scores, strict=True)
        )
        ended += len(rows.ended)


def test_the_first_illegal_move_of_the_rows_is_found() -> None:
    rows = Rows(ironmaster.game("industria", seats=3), 0, 3)
    rows.reset(1)
    moves = rows.draw([0.0, 0.0, 0.0])
    assert rows.illegal(moves) == -1
    assert rows.illegal([moves[0], 100_000, -1]) == 1


def test_every_game_of_every_row_has_a_seed_of_its_own() -> None:
    seeds = {seed_of(seed, row, number) for seed in range(3) for row in range(5) for number in range(7)}
    assert len(seeds) == 3 * 5 * 7
