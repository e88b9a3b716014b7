"""Self-play: every decision is kept, runs resume, and a lost worker costs its unfinished games only."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import psutil
import pyarrow as pa
import pytest

import ironmaster
from ironmaster.lab.selfplay.plan import Plan, SelfplayError, key_of, plan_for
from ironmaster.lab.selfplay.playing import play_game
from ironmaster.lab.selfplay.store import Store, files, read
from ironmaster.lab.selfplay.workers import alone, by_processes
from ironmaster.observations import width_of
from tests.cli.conftest import Cli, cli

__all__ = ("cli",)

NAMES = ironmaster.names()


def plan(name: str = "industria", bot: str = "apprentice", explore: float = 0.0) -> Plan:
    return plan_for(ironmaster.game(name), bot, 7, explore, 0.0)


def table_of(stream: bytes) -> Any:
    return pa.ipc.open_stream(stream).read_all()


@pytest.mark.parametrize("name", NAMES)
def test_decisions_hold_knowledge_offers_and_choice(name: str) -> None:
    made = plan(name, "random")
    found = table_of(play_game(key_of(made), 1))
    game = made.table()
    assert found.num_rows > 5
    rows = found.to_pylist()
    for row in rows:
        assert len(row["features"]) == width_of(game.observation.features())
        assert 0 <= row["choice"] < len(row["moves"]) == len(row["policy"]) > 1
        assert sum(row["policy"]) == pytest.approx(1, abs=1e-5)
        assert sum(row["outcome"]) == pytest.approx(0, abs=1e-6)
    first, other = rows[0], next(row for row in rows if row["seat"] != rows[0]["seat"])
    turn = (other["seat"] - first["seat"]) % game.seats
    assert first["points"] == other["points"][-turn:] + other["points"][:-turn]


def test_a_search_reports_the_visits_of_each_move() -> None:
    found = table_of(play_game(key_of(plan("industria", "master:12")), 1)).to_pylist()
    shared = [row for row in found if max(row["policy"]) < 1]
    assert len(shared) > len(found) / 4
    assert any(not np.isnan(row["value"]) for row in found)
    assert all(row["policy"][row["choice"]] == max(row["policy"]) for row in shared)


def test_exploring_sometimes_plays_another_than_the_best_move() -> None:
    kept = table_of(play_game(key_of(plan(bot="apprentice")), 1)).to_pylist()
    tried = table_of(play_game(key_of(plan(bot="apprentice", explore=0.5)), 1)).to_pylist()
    assert all(row["policy"][row["choice"]] == 1 for row in kept)
    assert any(row["policy"][row["choice"]] == 0 for row in tried)


def test_games_do_not_depend_on_the_worker() -> None:
    key = key_of(plan(explore=0.2))
    one = dict(alone(key, range(1, 4)))
    assert one == dict(by_processes(key, range(1, 4), 2))
    assert len(set(one.values())) == 3


def test_a_run_resumes_where_it_ended(tmp_path: Path) -> None:
    made = plan(bot="random")
    store = Store(tmp_path, made, 2)
    for number, stream in alone(key_of(made), range(1, 4)):
        store.add(number, stream)
    assert store.done == {1, 2} and len(list(files(tmp_path))) == 1
    store.flush()
    (tmp_path / ".games-x.parquet.part").write_bytes(b"half")
    again = Store(tmp_path, made, 2)
    assert again.done == {1, 2, 3} and not list(tmp_path.glob(".*.part"))
    assert set(read(tmp_path, ["game"])["game"].to_pylist()) == {1, 2, 3}
    with pytest.raises(SelfplayError, match="another plan"):
        Store(tmp_path, plan(bot="apprentice"), 2)


def test_an_invalid_run_is_reported(tmp_path: Path) -> None:
    with pytest.raises(SelfplayError):
        read(tmp_path)
    (tmp_path / "games-1.parquet").write_bytes(b"nonsense")
    with pytest.raises(SelfplayError, match="does not hold games"):
        Store(tmp_path, plan(), 2)
    (tmp_path / "plan.json").write_text("[]")
    with pytest.raises(SelfplayError):
        Store(tmp_path, plan(), 2)
    with pytest.raises(SelfplayError):
        plan(explore=1.5)
    with pytest.raises(SelfplayError):
        Store(tmp_path / "plan.json" / "x", plan(), 2)


def test_a_lost_process_costs_its_unfinished_games_only() -> None:
    key = key_of(plan("brass", "apprentice"))
    played = by_processes(key, range(1, 7), 2)
    found = dict([next(played)])
    workers = [one for one in psutil.Process().children() if "spawn_main" in " ".join(one.cmdline())]
    workers[0].kill()
    for number, stream in played:
        assert number not in found
        found[number] = stream
    assert set(found) == set(range(1, 7))
    assert found[1] == play_game(key, 1)


def test_the_command_line(cli: Cli, tmp_path: Path) -> None:
    out = str(tmp_path / "run")
    asked = ("selfplay", "--game", "industria", "--bot", "random", "--out", out, "--jobs", "1")
    first = json.loads(cli(*asked, "--games", "2", "--json").out)
    assert (first["games"], first["kept"]) == (2, 0) and first["decisions"] > 100
    assert "2 of the games existed before" in cli(*asked, "--games", "3").out
    for wrong in (
        ("--games", "0"),
        ("--shard", "0"),
        ("--jobs", "-1"),
        ("--explore", "2"),
        ("--bot", "nobody"),
        ("--seconds", "0"),
    ):
        refused = cli(*asked, *wrong)
        assert refused.code == 2 and refused.err.strip() and "Traceback" not in refused.err


def test_a_write_that_is_interrupted_and_repeated_keeps_each_game_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = plan(bot="random")
    store = Store(tmp_path, made, 2)
    with monkeypatch.context() as patched, pytest.raises(KeyboardInterrupt):
        patched.setattr(os, "open", interrupt)  # the folder's fsync, after the file has its final name
        for number, stream in alone(key_of(made), range(1, 3)):
            store.add(number, stream)
    store.flush()
    assert len(list(files(tmp_path))) == 1
    assert Store(tmp_path, made, 2).done == {1, 2}


def interrupt(*_: object) -> int:
    raise KeyboardInterrupt


def interruptible() -> None:
    """A background process may be started with interrupts ignored, which child processes inherit."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_an_interrupted_run_keeps_finished_games(tmp_path: Path) -> None:
    options = ("--out", str(tmp_path), "--jobs", "1", "--games", "500", "--shard", "2")
    asked = ("selfplay", "--game", "industria", "--bot", "apprentice", *options)
    with subprocess.Popen(
        [sys.executable, "-m", "ironmaster", *asked], stderr=subprocess.PIPE, preexec_fn=interruptible
    ) as begun:
        try:
            deadline = time.monotonic() + 60
            while not list(files(tmp_path)) and time.monotonic() < deadline:
                time.sleep(0.05)
            begun.send_signal(signal.SIGINT)
            said = begun.communicate(timeout=30)[1]
        finally:
            begun.kill()
    assert begun.returncode == 130 and b"Traceback" not in said
    kept = read(tmp_path, ["game"])["game"].to_pylist()
    assert 2 <= len(set(kept)) < 500
