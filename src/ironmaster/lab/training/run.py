"""A training run: rollouts and learning side by side, with a log and checkpoints. Needs PyTorch."""

import copy
import os
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import torch

from ironmaster.bots.network import identity_of
from ironmaster.lab.training import checkpoints, ratings
from ironmaster.lab.training.bot_games import BotGames
from ironmaster.lab.training.checkpoints import Counters, Pool
from ironmaster.lab.training.export import export, labels
from ironmaster.lab.training.groups import Group
from ironmaster.lab.training.layout import Layout
from ironmaster.lab.training.learner import Learner, Update
from ironmaster.lab.training.log import Log
from ironmaster.lab.training.matches import Match
from ironmaster.lab.training.network import Network
from ironmaster.lab.training.rollouts import Collector, Forward, Rollout, Storage
from ironmaster.lab.training.settings import FILE, Settings, TrainingError, check_resumed, load
from ironmaster.lab.training.spacing import spaced

LEAST_GROUPS = 3
SHOWN = 10.0
"""Seconds between two lines on the console."""


def device_of(settings: Settings) -> torch.device:
    """The device to train on."""
    if settings.device == "cuda" and not torch.cuda.is_available():
        raise TrainingError("lab.cuda")
    cuda = settings.device == "cuda" or (settings.device == "auto" and torch.cuda.is_available())
    return torch.device("cuda" if cuda else "cpu")


def sized(settings: Settings, setups: int) -> Settings:
    """The settings with the numbers of groups and processes that suit this machine, where they are left open."""
    groups = settings.groups or setups * -(-LEAST_GROUPS // setups)
    if groups < setups:
        raise TrainingError("lab.groups", groups=groups, setups=setups)
    return settings.changed(groups=groups, processes=settings.processes or max(1, (os.cpu_count() or 1) // groups))


class Run:
    """A run in a folder, from its start or its last checkpoint."""

    def __init__(self, settings: Settings, folder: Path, *, resume: bool) -> None:
        self.folder = folder
        self.games = settings.setups()
        self.settings = settings = sized(settings, len(self.games))
        self.device = device_of(settings)
        if self.device.type == "cuda":
            torch.set_float32_matmul_precision("high")
        torch.set_num_threads(1 if self.device.type == "cuda" else max(1, (os.cpu_count() or 2) // 2))
        torch.manual_seed(settings.seed)
        self.layout = Layout(self.games)
        self.network = Network(self.layout, settings).to(self.device)
        setups = [number % len(self.games) for number in range(settings.groups)]
        seats = [self.games[setup].seats for setup in setups]
        self.learner = Learner(self.network, self._compiled(self.network), setups, seats, settings)
        self.identities = [identity_of(game) for game in self.games]
        found = (
            checkpoints.restore(folder, self.network, self.learner.optimiser, self.identities) if resume else Counters()
        )
        self.counters = found._replace(sessions=found.sessions + 1)
        torch.manual_seed(settings.seed * 1000 + self.counters.sessions)
        self.choice = Random(settings.seed * 1000 + self.counters.sessions)
        self.behaviour = copy.deepcopy(self.network).requires_grad_(False)
        self.act = self._compiled(self.behaviour)
        self.labels = labels(self.games)
        self.log = Log(folder, self.labels, self.counters.iteration)
        self.pool = Pool(folder, settings.pool, self.counters.iteration)
        self.past = [copy.deepcopy(self.behaviour) for _ in range(settings.groups if settings.past_share else 0)]
        self.past_forward = [self._compiled(one) for one in self.past]
        self.storages = [Storage(self.layout, settings, self.device) for _ in range(2)]
        sessions = self.counters.sessions
        self.bot_games = BotGames()
        self.groups: list[Group] = []
        try:
            for number, setup in enumerate(setups):
                self.groups.append(Group(self.games[setup], setup, settings, number, sessions))
            self.collector = Collector(self.groups, self.layout, settings, self.device)
        except BaseException:
            self.close()
            raise
        self.shown = 0.0
        self.title = f"{self.games[0].spec.title}: Elo above the first checkpoint"

    def _compiled(self, network: Network) -> Forward:
        if self.device.type == "cuda" and self.settings.compile:
            compiled: Forward = torch.compile(network, dynamic=False)
            return compiled
        forward: Forward = network
        return forward

    @property
    def progress(self) -> float:
        """The share of the run that is over."""
        return min(1.0, self.counters.seconds / (60 * self.settings.minutes))

    @property
    def minutes(self) -> float:
        """Trained so far, in all sessions."""
        return self.counters.seconds / 60

    def train(self, stop_after: float) -> None:
        """Train to the end of the run, or for so many minutes."""
        end = time.perf_counter() + 60 * stop_after if stop_after else float("inf")
        due = self.counters.seconds + 60 * self.settings.checkpoint_minutes
        with ThreadPoolExecutor(1) as beside:
            self._prepare()
            rollout = self.collector.collect(self.act, self.storages[0])
            if not self.counters.iteration:
                self.network.measure(self.storages[0].observations.flatten(0, 2)[:: max(1, self.settings.steps // 8)])
                self._prepare()
                rollout = self.collector.collect(self.act, self.storages[0])
            turn, going = 0, self.progress < 1
            while going:
                begun = time.perf_counter()
                self._prepare()
                following = beside.submit(self.collector.collect, self.act, self.storages[1 - turn])
                update = self.learner.update(self.storages[turn], self.progress)
                told, rollout, turn = rollout, following.result(), 1 - turn
                self._count(told, update, time.perf_counter() - begun)
                going = self.progress < 1 and time.perf_counter() < end
                if going and self.counters.seconds >= due:
                    self.checkpoint()
                    due = self.counters.seconds + 60 * self.settings.checkpoint_minutes
        self.bot_games.wait()  # so that the last checkpoint is rated
        self.checkpoint()
        self.bot_games.wait()
        ratings.draw(self.folder, self.title)

    def _prepare(self) -> None:
        """Before a rollout: the newest weights for the one who plays, and past selves for some of the games."""
        self.behaviour.load_state_dict(self.network.state_dict())
        members = list(self.pool.members.values())
        for number, (network, forward) in enumerate(zip(self.past, self.past_forward, strict=True)):
            if members:
                network.load_state_dict(self.choice.choice(members))
                self.collector.past[number] = forward
        if self.device.type == "cuda":
            torch.cuda.synchronize()

    def _count(self, rollout: Rollout, update: Update, seconds: float) -> None:
        """Count and log an iteration."""
        decisions = self.settings.steps * self.settings.groups * self.settings.games
        ends, was = rollout.ends, self.counters
        games = sum(ends.games)
        self.counters = was._replace(
            iteration=was.iteration + 1,
            decisions=was.decisions + decisions,
            games=was.games + games,
            seconds=was.seconds + seconds,
        )
        nan = float("nan")
        row: dict[str, Any] = {
            "iteration": self.counters.iteration,
            "minutes": self.minutes,
            "decisions": self.counters.decisions,
            "decisions_per_second": decisions / seconds,
            "rollout_per_second": decisions / rollout.seconds,
            "training_per_second": decisions / update.seconds,
            "rollout_seconds": rollout.seconds,
            "training_seconds": update.seconds,
            "games": games,
            "winner_points": sum(ends.winner) / games if games else nan,
            "mean_points": sum(ends.mean) / games if games else nan,
            **update.losses._asdict(),
        }
        for label, number, winner in zip(self.labels, ends.games, ends.winner, strict=True):
            row[f"winner_points_{label}"] = winner / number if number else nan
        self.log.add(row)
        if time.perf_counter() - self.shown > SHOWN:
            self.shown = time.perf_counter()
            print(
                f"{row['minutes']:6.1f} min  {row['decisions'] / 1e6:8.1f} M decisions"
                f"  {row['decisions_per_second'] / 1e3:7.1f} k/s (rollouts {row['rollout_per_second'] / 1e3:.1f},"
                f" training {row['training_per_second'] / 1e3:.1f})  winner {row['winner_points']:.1f}"
                f"  entropy {row['entropy']:.3f}  kl {row['kl']:.4f}  explained {row['explained_variance']:.3f}",
                flush=True,
            )

    def checkpoint(self) -> None:
        """Keep what is needed to go on, and rate the network."""
        checkpoints.save(self.folder, self.network, self.learner.optimiser, self.counters, self.identities)
        self.pool.add(self.network, self.counters.iteration)
        files = export(self.network, self.layout, self.games, self.folder)
        self._rate_against_past()
        self._rate_against_bots(files)
        ratings.draw(self.folder, self.title)

    def _rate_against_past(self) -> None:
        """Play against some of the earlier checkpoints, and add what came of it to the ratings."""
        earlier = [number for number in self.pool.members if number < self.counters.iteration]
        games, opponent = self.settings.rating_games, copy.deepcopy(self.network)
        for number in spaced(earlier, self.settings.rating_opponents) if games else []:
            opponent.load_state_dict(self.pool.members[number])
            for setup, (game, label) in enumerate(zip(self.games, self.labels, strict=True)):
                match = Match(game, setup, self.collector.readers[setup], self.device)
                results = match.play((self.network, opponent), games, self.settings.seed, self.settings.processes)
                self._add(ratings.rated(self.counters.iteration, self.minutes, label, str(number), results))

    def _add(self, rating: ratings.Rating) -> None:
        ratings.add(self.folder, rating)
        print(
            f"  {rating.setup}: ahead of checkpoint {rating.opponent} in {100 * rating.ahead:.1f} %"
            f" of {rating.games} games, margin {rating.margin:+.1f}",
            flush=True,
        )

    def _rate_against_bots(self, files: list[Path]) -> None:
        """Let a process of its own play against bots, unless the last one still does."""
        settings = self.settings
        if settings.bots and settings.bot_games and BotGames.possible() and not self.bot_games.busy:
            told = {"iteration": self.counters.iteration, "minutes": self.minutes, "folder": str(self.folder)}
            told |= {"bots": settings.bots, "games": settings.bot_games, "seed": settings.seed}
            self.bot_games.start(told, self.games, self.labels, files)

    def close(self) -> None:
        """End the processes that play."""
        self.bot_games.close()
        for group in self.groups:
            group.close()


def train(settings: Settings, folder: Path, *, resume: bool, stop_after: float) -> None:
    """Train in a folder."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise TrainingError("lab.folder", folder=str(folder), problem=problem.strerror or "") from None
    if resume:
        check_resumed(load(folder), settings)
    elif (folder / FILE).exists():
        raise TrainingError("lab.begun", folder=str(folder))
    settings.save(folder)
    run = Run(settings, folder, resume=resume)
    try:
        run.train(stop_after)
    finally:
        run.close()
