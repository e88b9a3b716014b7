"""A training run: rollouts and learning in parallel, with a log and checkpoints. Needs PyTorch."""

import copy
import os
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import torch

from ironmaster.bots.network import identity_of
from ironmaster.core.messages import say
from ironmaster.lab.training import checkpoints
from ironmaster.lab.training.checkpoints import Pool
from ironmaster.lab.training.counting import Counters, Rollout, Update
from ironmaster.lab.training.export import export, labels, load_weights
from ironmaster.lab.training.groups import Group
from ironmaster.lab.training.layout import Layout
from ironmaster.lab.training.learner import Learner
from ironmaster.lab.training.log import Log, progress_line, row_of
from ironmaster.lab.training.network import Network
from ironmaster.lab.training.rating import Rater
from ironmaster.lab.training.rollouts import Collector, Storage, pinned
from ironmaster.lab.training.settings import FILE, Settings, TrainingError, check_resumed, load

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
    """The settings, with numbers of groups and processes that suit this machine where they are 0."""
    groups = settings.groups or setups * -(-LEAST_GROUPS // setups)
    if groups < setups:
        raise TrainingError("lab.groups", groups=groups, setups=setups)
    return settings.changed(groups=groups, processes=settings.processes or max(1, (os.cpu_count() or 1) // groups))


class Run:
    """A run in a folder, from its start or its last checkpoint."""

    def __init__(self, settings: Settings, folder: Path, *, resume: bool, lang: str = "en") -> None:
        self.folder, self.lang = folder, lang
        self.games = settings.setups()
        self.settings = settings = sized(settings, len(self.games))
        self.device = device_of(settings)
        if self.device.type == "cuda":
            torch.set_float32_matmul_precision("high")
        torch.set_num_threads(1 if self.device.type == "cuda" else max(1, (os.cpu_count() or 2) // 2))
        torch.manual_seed(settings.seed)
        self.layout = Layout(self.games)
        self.network = Network(self.layout, settings).to(self.device)
        if settings.start:
            load_weights(self.network, Path(settings.start))
        setups = [number % len(self.games) for number in range(settings.groups)]
        seats = [self.games[setup].seats for setup in setups]
        self.behaviour = copy.deepcopy(self.network).requires_grad_(False)
        sharing = int(settings.past_share * settings.games) > 0
        self.past = [copy.deepcopy(self.behaviour)] if sharing else []
        self.learner = Learner(self.network, setups, seats, settings)
        self.identities = [identity_of(game) for game in self.games]
        found = (
            checkpoints.restore(folder, self.network, self.learner.optimiser, self.identities) if resume else Counters()
        )
        self.counters = found._replace(sessions=found.sessions + 1)
        torch.manual_seed(settings.seed * 1000 + self.counters.sessions)
        self.choice = Random(settings.seed * 1000 + self.counters.sessions)
        self.labels = labels(self.games)
        self.log = Log(folder, self.labels, self.counters.iteration)
        self.pool = Pool(folder, settings.pool, self.counters.iteration)
        self.storages = [Storage(self.layout, settings, self.device) for _ in range(2)]
        sessions = self.counters.sessions
        self.rater = Rater(settings, folder, self.games, self.labels, lang)
        self.groups: list[Group] = []
        try:
            for number, setup in enumerate(setups):
                self.groups.append(Group(self.games[setup], setup, settings, number, sessions))
            if self.device.type == "cuda" and False in [pinned(group) for group in self.groups]:
                print(say("lab", lang, "training-unpinned", {}), flush=True)
            self.collector = Collector(self.groups, self.layout, settings, self.device)
        except BaseException:
            self.close()
            raise
        self.shown = 0.0

    @property
    def progress(self) -> float:
        """The completed share of the run."""
        return min(1.0, self.counters.seconds / (60 * self.settings.minutes))

    def train(self, stop_after: float) -> None:
        """Train to the end of the run, or for a number of minutes if it is not 0."""
        end = time.perf_counter() + 60 * stop_after if stop_after else float("inf")
        due = self.counters.seconds + 60 * self.settings.checkpoint_minutes
        with ThreadPoolExecutor(1) as beside:
            self._prepare()
            rollout = self.collector.collect(self.behaviour, self.storages[0])
            if not self.counters.iteration and not self.settings.start:
                self.network.measure(self.storages[0].observations.flatten(0, 2)[:: max(1, self.settings.steps // 8)])
                self._prepare()
                rollout = self.collector.collect(self.behaviour, self.storages[0])
            turn, going = 0, self.progress < 1
            while going:
                begun = time.perf_counter()
                self._prepare()
                following = beside.submit(self.collector.collect, self.behaviour, self.storages[1 - turn])
                update = self.learner.update(self.storages[turn], self.progress)
                played, rollout, turn = rollout, following.result(), 1 - turn
                self._count(played, update, time.perf_counter() - begun)
                going = self.progress < 1 and time.perf_counter() < end
                if going and self.counters.seconds >= due:
                    self.checkpoint()
                    due = self.counters.seconds + 60 * self.settings.checkpoint_minutes
        if self.progress >= 1:
            self.rater.finish()  # a busy rater would skip the last checkpoint
        self.checkpoint()
        if self.progress >= 1:
            self.rater.finish()

    def _prepare(self) -> None:
        """Before a rollout: load the newest weights into the network that plays, and choose a past self."""
        self.behaviour.load_state_dict(self.network.state_dict())
        members = list(self.pool.members.values())
        if self.past and members:
            self.past[0].load_state_dict(self.choice.choice(members))
            self.collector.past = self.past[0]
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
        row = row_of(self.counters, decisions / seconds, rollout, update, self.labels)
        self.log.add(row)
        if time.perf_counter() - self.shown > SHOWN:
            self.shown = time.perf_counter()
            print(progress_line(row, self.lang), flush=True)

    def checkpoint(self) -> None:
        """Save everything needed to resume, export the network and rate it."""
        checkpoints.save(self.folder, self.network, self.learner.optimiser, self.counters, self.identities)
        self.pool.add(self.network, self.counters.iteration)
        files = export(self.network, self.layout, self.games, self.folder)
        self.rater.rate(self.network, self.collector.readers, self.pool, self.counters, files)

    def close(self) -> None:
        """End the processes that play."""
        self.rater.close()
        for group in self.groups:
            group.close()


def train(settings: Settings, folder: Path, *, resume: bool, stop_after: float, lang: str) -> None:
    """Train in a folder."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise TrainingError("lab.folder", folder=str(folder), problem=problem.strerror or "") from None
    if resume:
        check_resumed(load(folder), settings)
    elif (folder / FILE).exists():
        raise TrainingError("lab.begun", folder=str(folder))
    run = Run(settings, folder, resume=resume, lang=lang)
    try:
        settings.save(folder)
        run.train(stop_after)
    finally:
        run.close()
