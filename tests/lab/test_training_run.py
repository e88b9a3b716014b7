"""Training with PyTorch: learning, checkpoints, resuming and export. Skipped if PyTorch is not installed."""

import csv
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ironmaster
from ironmaster.bots.network import identity_of
from ironmaster.bots.registry import bot_from
from ironmaster.core.contract import FastDice
from ironmaster.lab import batch
from ironmaster.lab.training import Settings, TrainingError, train
from ironmaster.lab.training.layout import Layout

torch = pytest.importorskip("torch")
TINY: dict[str, Any] = {
    "device": "cpu",
    "games": 16,
    "processes": 1,
    "steps": 16,
    "width": 16,
    "blocks": 1,
    "minibatch": 128,
    "past_share": 0.5,
    "minutes": 1.0,
    "rating_games": 4,
    "bots": (),
}


def parts() -> Any:
    from ironmaster.lab.training import checkpoints, export, learner, network, rollouts, run

    return type(
        "Parts",
        (),
        {
            "checkpoints": checkpoints,
            "export": export,
            "learner": learner,
            "network": network,
            "rollouts": rollouts,
            "run": run,
        },
    )


def minutes_in(folder: Path) -> list[float]:
    with (folder / "log.csv").open() as file:
        return [float(row["minutes"]) for row in csv.DictReader(file)]


def test_a_run_is_resumed_and_its_network_plays(tmp_path: Path) -> None:
    settings = Settings(game="industria", checkpoint_minutes=0.02, **TINY)
    train(settings, tmp_path, stop_after=0.05)
    first = minutes_in(tmp_path)
    kept = torch.load(tmp_path / "checkpoint.pt", weights_only=True)["counters"]
    assert (kept["sessions"], kept["iteration"]) == (1, len(first)) and kept["decisions"] == len(first) * 16 * 16 * 4
    with pytest.raises(TrainingError, match="already holds"):
        train(settings, tmp_path)
    with pytest.raises(TrainingError, match="width = 16"):
        train(settings.changed(width=32), tmp_path, resume=True)
    train(settings.changed(minutes=first[-1] + 0.05), tmp_path, resume=True)
    both = minutes_in(tmp_path)
    assert both[: len(first)] == first and both == sorted(both) and both[-1] >= first[-1] + 0.05
    assert torch.load(tmp_path / "checkpoint.pt", weights_only=True)["counters"]["sessions"] == 2
    assert (tmp_path / "ratings.csv").exists() and (tmp_path / "progress.svg").exists()
    for seats in (3, 4):
        game = ironmaster.game("industria", seats=seats)
        bot = bot_from(f"net:{tmp_path}/industria-seats{seats}.onnx")
        state = game.law.start()
        while (actor := game.law.to_act(state)) < 0:
            game.law.settle(state, game.law.draw(state, FastDice(1)))
        moves = game.actions.texts(game.law.moves(state))
        assert bot.choose(game.views.view(state, actor), moves, FastDice(2)) in moves


def test_an_exported_file_gives_the_values_of_the_network(tmp_path: Path) -> None:
    """For the setup with fewer seats, whose observations and moves are arranged for the shared network."""
    runtime = pytest.importorskip("onnxruntime")
    p, settings = parts(), Settings(game="brass", **TINY)
    games = settings.setups()
    layout = Layout(games)
    network = p.network.Network(layout, settings)
    with torch.no_grad():
        for weights in network.parameters():
            weights.add_(0.1 * torch.randn_like(weights)).copy_(weights.half())  # as the file stores them
    files = p.export.export(network, layout, games, tmp_path)
    assert [file.name for file in files] == ["brass-seats4.onnx", "brass-seats3.onnx"]
    with batch("brass", seats=3, games=5, seed=2) as playing:
        for _ in range(70):
            playing.step(playing.sample())
        seen = playing.observations.astype(np.float32)
    policy, value = runtime.InferenceSession(str(files[1])).run(["policy", "value"], {"observation": seen})
    reader = p.network.Reader(layout.views[1])
    with torch.no_grad():
        logits, values = network(reader(torch.from_numpy(seen.astype(np.int16))), torch.ones(5, dtype=torch.int64))
    texts = games[1].actions.texts(list(range(len(games[1].actions))))
    of = {text: number for number, text in enumerate(layout.actions)}
    assert policy.shape == (5, len(texts)) and value.shape == (5, 3)
    assert np.allclose(policy, logits.numpy()[:, [of[text] for text in texts]], atol=1e-3)
    assert np.allclose(value, values.numpy()[:, :3], atol=1e-3)
    assert len(np.unique(policy.round(4))) > 100
    again = p.network.Network(layout, settings)
    p.export.load_weights(again, files[0])
    assert all(torch.equal(one, other) for one, other in zip(again.parameters(), network.parameters(), strict=True))
    for wrong in (
        p.network.Network(layout, settings.changed(width=32)),
        p.network.Network(Layout(games[:1]), settings),
    ):
        with pytest.raises(TrainingError, match="brass-seats3"):
            p.export.load_weights(wrong, files[1])
    with pytest.raises(TrainingError, match="nowhere"):
        p.export.load_weights(again, tmp_path / "nowhere.onnx")


def test_values_are_rotated_to_seats_and_back() -> None:
    p, values = parts(), torch.tensor([[10.0, 11.0, 12.0, 0.0], [20.0, 21.0, 22.0, 23.0]])
    actors, seats = torch.tensor([2, 1]), torch.tensor([[3], [4]])
    turned = values.gather(1, p.network.seat_order(actors, seats, 4))
    assert turned.tolist() == [[11.0, 12.0, 10.0, 0.0], [23.0, 20.0, 21.0, 22.0]]
    assert turned.gather(1, p.network.seat_order(actors, seats, 4, back=True)).tolist() == values.tolist()


def test_moves_are_drawn_by_their_probabilities_and_never_illegal_ones() -> None:
    p = parts()
    torch.manual_seed(1)
    legal = torch.tensor([[True, False, True, True]]).expand(20_000, -1)
    logits = torch.tensor([[0.0, 9.0, 1.0, 2.0]]).expand(20_000, -1)
    moves, logarithms = p.rollouts.drawn(p.rollouts.legal_logits(logits, legal))
    shares = torch.bincount(moves, minlength=4) / len(moves)
    expected = torch.softmax(torch.tensor([0.0, -1e9, 1.0, 2.0]), 0)
    assert torch.allclose(shares, expected, atol=0.015) and shares[1] == 0
    assert torch.allclose(logarithms.exp(), expected[moves], atol=1e-5)


def test_past_networks_never_have_all_seats(tmp_path: Path) -> None:
    p = parts()
    run = p.run.Run(Settings(game="industria", seats=(3,), groups=1, **TINY), tmp_path, resume=False)
    try:
        seats = run.collector._draw_seats(5000, 3)
        assert seats.sum(1).max() == 2 and 0.2 < seats.float().mean() < 0.5
        past = p.network.Network(run.layout, run.settings)
        run.collector.past = past
        storage = run.storages[0]
        run.collector.collect(run.behaviour, storage)
        assert not storage.learned[:, 0, :8].all() and storage.learned[:, 0, 8:].all()
        chosen = storage.legal.gather(-1, storage.moves[..., None])
        assert chosen.all()
        before = run.learner.network(storage.observations.flatten(0, 2), torch.zeros(16 * 16, dtype=torch.int64))[0]
        logits = p.rollouts.legal_logits(before, storage.legal.flatten(0, 2))
        known = torch.log_softmax(logits, 1).gather(1, storage.moves.view(-1, 1))[:, 0]
        own = storage.learned.view(-1)
        assert torch.allclose(known[own], storage.log_probabilities.view(-1)[own], atol=1e-4)
    finally:
        run.close()


def test_training_learns_rewarded_moves(tmp_path: Path) -> None:
    """Moves that earn more become more likely, those that earn less, less likely; forced moves teach nothing."""
    p = parts()
    settings = Settings(game="industria", seats=(3,), groups=1, **{**TINY, "past_share": 0.0, "rate": 3e-3})
    run = p.run.Run(settings, tmp_path, resume=False)
    try:
        good = -1.0
        for _ in range(12):
            run._prepare()
            run.collector.collect(run.behaviour, run.storages[0])
            storage = run.storages[0]
            choices = storage.legal.sum(-1) > 1
            numbers = torch.where(storage.legal, torch.arange(storage.legal.shape[-1]), -1)
            first = storage.moves == numbers.amax(-1)  # the legal move with the highest number
            now = float(first[choices].float().mean())
            good = now if good < 0 else good
            storage.over[:] = 1.0  # every decision is a game of its own
            storage.rewards[:] = 0.0
            storage.rewards.scatter_(-1, storage.actors[..., None], first.float()[..., None])
            run.learner.update(storage, 0.0)
        assert now > good + 0.2
    finally:
        run.close()


def test_a_killed_run_leaves_no_process_and_can_be_resumed(tmp_path: Path) -> None:
    psutil = pytest.importorskip("psutil")
    arguments = ["train", "--game", "industria", "--seats", "3", "--out", str(tmp_path / "run"), "--device", "cpu"]
    arguments += ["--games", "16", "--processes", "1", "--groups", "1"]
    for name, value in {**TINY, "checkpoint_minutes": 0.02, "rating_games": 0, "bot_games": 0}.items():
        if name in ("steps", "width", "blocks", "minibatch", "checkpoint_minutes", "rating_games", "bot_games"):
            arguments += ["--set", f"{name}={value}"]
    command = [sys.executable, "-c", "from ironmaster.cli.main import run; run()"]
    process = subprocess.Popen([*command, *arguments], stdout=subprocess.PIPE)
    try:
        end = time.monotonic() + 120
        while not (tmp_path / "run" / "checkpoint.pt").exists():
            assert time.monotonic() < end and process.poll() is None
            time.sleep(0.1)
        helpers = psutil.Process(process.pid).children(recursive=True)
        assert any("ironmaster.lab.training.worker" in helper.cmdline() for helper in helpers)
    finally:
        os.kill(process.pid, signal.SIGKILL)
        process.communicate()
    gone, alive = psutil.wait_procs(helpers, 30)
    assert gone and not alive
    again = [*command, "train", "--resume", "--out", str(tmp_path / "run"), "--stop-after", "0.02"]
    done = subprocess.run(again, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert torch.load(tmp_path / "run" / "checkpoint.pt", weights_only=True)["counters"]["sessions"] == 2


def test_a_checkpoint_of_another_version_is_refused(tmp_path: Path) -> None:
    p, settings = parts(), Settings(game="industria", **TINY)
    layout = Layout(settings.setups())
    network = p.network.Network(layout, settings)
    optimiser = torch.optim.AdamW(network.parameters())
    told = [identity_of(game) for game in settings.setups()]
    p.checkpoints.save(tmp_path, network, optimiser, p.checkpoints.Counters(3), told)
    assert p.checkpoints.restore(tmp_path, network, optimiser, told).iteration == 3
    with pytest.raises(TrainingError, match="other observations"):
        p.checkpoints.restore(tmp_path, network, optimiser, [{**told[0], "width": 1}])
    (tmp_path / "checkpoint.pt").write_bytes(b"no checkpoint")
    with pytest.raises(TrainingError, match=r"checkpoint\.pt"):
        p.checkpoints.restore(tmp_path, network, optimiser, told)
