"""Many games at once: the same as one by one, whatever the number of processes."""

import hashlib
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ironmaster
from ironmaster import lab
from ironmaster.core.errors import IllegalMove, ParseError, SetupError
from ironmaster.lab.runner import Runner
from ironmaster.observations.rows import seed_of

NAMES = ironmaster.names()


def digest(name: str, processes: int, steps: int) -> tuple[str, int]:
    """Everything that a batch reports in a number of steps, and the number of ended games."""
    told, ended = hashlib.sha256(), 0
    with lab.batch(name, games=5, seed=5, processes=processes) as batch:
        for _ in range(steps):
            found = batch.step(batch.sample())
            ended += len(found.rows)
            for array in (batch.observations, batch.masks, batch.rewards, batch.actors, batch.over):
                told.update(array.tobytes())
    return told.hexdigest(), ended


@pytest.mark.parametrize("name", NAMES)
def test_the_number_of_processes_changes_nothing(name: str) -> None:
    assert digest(name, 1, 60) == digest(name, 3, 60)


@pytest.mark.parametrize("name", NAMES)
def test_rows_are_single_games(name: str) -> None:
    game = ironmaster.game(name)
    runner = Runner(game)
    with lab.batch(name, games=3, seed=11) as batch:
        number = 1
        runner.reset(seed_of(11, 2, number))
        for _ in range(400):
            seen = runner.seen(runner.actor)
            assert batch.actors[2] == runner.actor
            assert (batch.observations[2] == seen).all()
            assert np.flatnonzero(batch.masks[2]).tolist() == sorted(runner.moves)
            moves = batch.sample()
            ended = batch.step(moves)
            runner.step(int(moves[2]))
            if runner.actor < 0:
                at = ended.rows.tolist().index(2)
                assert ended.points[at].tolist() == game.law.scores(runner.state)
                assert ended.places[at].tolist() == game.law.places(runner.state)
                assert batch.over[2] and batch.rewards[2].sum() == pytest.approx(0, abs=1e-6)
                number += 1
                runner.reset(seed_of(11, 2, number))
            else:
                assert not batch.over[2] and not batch.rewards[2].any()
        assert number > 1


def test_without_observations_only_the_course_is_reported() -> None:
    with lab.batch("brass", seats=4, games=4, observe=False) as batch:
        for _ in range(20):
            batch.step(batch.sample())
        assert batch.observations.shape[0] == batch.masks.shape[0] == 0


@pytest.mark.parametrize("observe", [True, False])
@pytest.mark.parametrize("processes", [1, 2])
def test_an_illegal_move_is_refused_by_its_rule_and_changes_no_game(processes: int, observe: bool) -> None:
    with lab.batch("brass", seats=4, games=4, seed=1, processes=processes, observe=observe) as batch:
        before, positions = batch.observations.copy(), [batch._position(row // 2, row) for row in (0, 3)[:processes]]
        moves = batch.sample()
        moves[3] = batch.game.actions.number("stop")
        with pytest.raises(IllegalMove) as refused:
            batch.step(moves)
        assert refused.value.refusals
        moves[3] = 100_000
        with pytest.raises(ParseError):
            batch.step(moves)
        with pytest.raises(SetupError):
            batch.step(np.zeros(3, np.int32))
        with pytest.raises(SetupError):
            batch.step(np.zeros(4, np.float32))
        assert (batch.observations == before).all()
        assert [batch._position(row // 2, row) for row in (0, 3)[:processes]] == positions
        batch.step(batch.sample().astype(np.int64))
        assert [batch._position(row // 2, row) for row in (0, 3)[:processes]] != positions


@pytest.mark.parametrize(
    "options", [{"games": 0}, {"games": 1 << 21}, {"games": 2, "processes": 3}, {"games": 2, "processes": 0}]
)
def test_wrong_sizes_are_reported(options: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        lab.batch("brass", **options)


def test_a_lost_process_is_reported_without_hanging() -> None:
    with lab.batch("industria", games=4, processes=2) as batch:
        batch._workers[0].process.kill()
        batch._workers[0].process.wait()
        with pytest.raises(SetupError, match="has ended"):
            for _ in range(3):
                batch.step(batch.sample())


def test_an_interrupted_batch_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    with lab.batch("industria", games=4, processes=2) as batch:
        moves = batch.sample()
        monkeypatch.setattr(batch._part, "do", interrupted)
        with pytest.raises(KeyboardInterrupt):
            batch.step(moves)
        with pytest.raises(SetupError, match="closed"):
            batch.step(moves)
        assert batch.masks.shape[0] == 4


def test_a_plain_script_may_use_processes(tmp_path: Path) -> None:
    """Without a guard around its main part, as in scripts and notebooks."""
    script = tmp_path / "script.py"
    script.write_text(
        "from ironmaster import lab\n"
        "batch = lab.batch('industria', seats=4, games=4, processes=2)\n"
        "batch.step(batch.sample())\n"
        "print(batch.masks.sum() > 0)\n"
        "batch.close()\n"
    )
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr, done.returncode) == ("True\n", "", 0)


@pytest.mark.parametrize("name", NAMES)
def test_moves_can_be_drawn_repeatedly_with_and_without_masks(name: str) -> None:
    """All draws are legal and the same with and without observations, where moves are kept instead of masks."""
    with lab.batch(name, games=6, seed=2) as told, lab.batch(name, games=6, seed=2, observe=False) as blind:
        for step in range(40):
            for _ in range(step % 3):
                again = told.sample()
                assert again.tolist() == blind.sample().tolist()
                assert told.masks[np.arange(6), again].all()
            moves = told.sample() if step % 4 else np.argmax(told.masks, axis=1).astype(np.int32)
            if step % 4:
                assert moves.tolist() == blind.sample().tolist()
            told.step(moves)
            blind.step(moves)
        assert told.actors.tolist() == blind.actors.tolist()
