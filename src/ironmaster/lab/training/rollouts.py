"""Collects rollouts: the network plays all groups of games, a past self some seats of some games. Needs PyTorch."""

import time
from collections.abc import Sequence
from contextlib import nullcontext
from typing import Any, NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

from ironmaster.lab.training.counting import Ends, Rollout
from ironmaster.lab.training.groups import Group
from ironmaster.lab.training.layout import Layout
from ironmaster.lab.training.network import Network, Reader, seat_order
from ironmaster.lab.training.settings import Settings

ILLEGAL = -1e9


class Seen(NamedTuple):
    """The observations and legal moves of the seats to act in a group."""

    observations: Tensor
    legal: Tensor
    actors: Tensor


class Storage:
    """A rollout on the device. The axes are step, group, game; values and rewards have one more axis, the seats."""

    def __init__(self, layout: Layout, settings: Settings, device: torch.device) -> None:
        shape = settings.steps, settings.groups, settings.games
        width, seats = layout.quantities + layout.names, layout.seats
        self.observations = torch.zeros(*shape, width, dtype=torch.int16, device=device)
        self.legal = torch.zeros(*shape, len(layout.actions), dtype=torch.bool, device=device)
        self.actors = torch.zeros(*shape, dtype=torch.int64, device=device)
        self.moves = torch.zeros(*shape, dtype=torch.int64, device=device)
        self.log_probabilities = torch.zeros(*shape, device=device)
        self.learned = torch.ones(*shape, dtype=torch.bool, device=device)
        """False where a past self moved."""
        self.values = torch.zeros(settings.steps + 1, *shape[1:], seats, device=device)
        self.rewards = torch.zeros(*shape, seats, device=device)
        self.over = torch.zeros(*shape, device=device)


def legal_logits(logits: Tensor, legal: Tensor) -> Tensor:
    """The logits, with values so low for illegal moves that these are never drawn."""
    return logits.float().masked_fill(~legal, ILLEGAL)


def drawn(logits: Tensor) -> tuple[Tensor, Tensor]:
    """A random move for each row by its probability (Gumbel-max), and the logarithm of that probability."""
    noise = -torch.log(-torch.log(torch.rand_like(logits).clamp_(1e-9, 1 - 1e-7)))
    moves = (logits + noise).argmax(1)
    return moves, functional.log_softmax(logits, 1).gather(1, moves[:, None])[:, 0]


class Collector:
    """Plays the groups in turn. It runs in a thread of its own, in parallel with the learner."""

    def __init__(self, groups: Sequence[Group], layout: Layout, settings: Settings, device: torch.device) -> None:
        self.groups, self.settings, self.device = groups, settings, device
        self.seats = layout.seats
        self.readers = [Reader(view).to(device) for view in layout.views]
        self.setups = [torch.full((settings.games,), group.setup, device=device) for group in groups]
        self.past_games = int(settings.past_share * settings.games)
        self.past: Network | None = None
        """The past self that has some of the seats in the first games of each group."""
        self.past_seats = [self._draw_seats(self.past_games, group.shape.seats) for group in groups]
        self.stream = torch.cuda.Stream(priority=-1) if device.type == "cuda" else None
        self.seen: list[Seen] = []

    def collect(self, network: Network, storage: Storage) -> Rollout:
        """Fill a storage, with moves drawn from the policy of `network`."""
        torch.set_num_threads(1)  # applies to this thread: the processes of the games need the cores
        begun = time.perf_counter()
        setups = len(self.readers)
        ends = Ends([0] * setups, [0.0] * setups, [0.0] * setups)
        with torch.no_grad(), torch.cuda.stream(self.stream) if self.stream else nullcontext():
            if not self.seen:
                self.seen = [self._receive(number) for number in range(len(self.groups))]
            for step in range(self.settings.steps):
                for number in range(len(self.groups)):
                    if step:
                        self.seen[number] = self._receive(number)
                        self._take_results(number, step - 1, storage, ends)
                    self._act(network, number, step, storage)
            for number in range(len(self.groups)):
                self.seen[number] = self._receive(number)
                self._take_results(number, self.settings.steps - 1, storage, ends)
                storage.values[self.settings.steps, number] = self._think(network, number)[1]
            if self.stream:
                self.stream.synchronize()
        return Rollout(time.perf_counter() - begun, ends)

    def _upload(self, number: int, name: str) -> Tensor:
        array = torch.from_numpy(self.groups[number].arrays[name])
        return array.to(self.device, non_blocking=True) if self.stream else array.clone()

    def _receive(self, number: int) -> Seen:
        """Wait for a group, and read its observations and legal moves."""
        self.groups[number].wait()
        reader = self.readers[self.groups[number].setup]
        observations = reader(self._upload(number, "observations"))
        return Seen(observations, reader.legal(self._upload(number, "masks")), self._upload(number, "actors").long())

    def _take_results(self, number: int, step: int, storage: Storage, ends: Ends) -> None:
        """Store the results of the last step of a group."""
        group = self.groups[number]
        over = group.arrays["over"]
        storage.over[step, number] = on_device = self._upload(number, "over").float()
        storage.rewards[step, number] = 0
        if not over.any():
            return
        rewards = (
            self._upload(number, "rewards") * on_device[:, None]
        )  # other rows hold rewards of games that ended before
        storage.rewards[step, number, :, : group.shape.seats] = rewards
        if self.past_games:
            fresh = self._draw_seats(self.past_games, group.shape.seats)
            ended = on_device[: self.past_games, None].bool()
            self.past_seats[number] = torch.where(ended, fresh, self.past_seats[number])
        among_itself = over.copy()
        among_itself[: self.past_games] = False
        points = group.arrays["points"][among_itself]
        ends.games[group.setup] += len(points)
        ends.winner[group.setup] += float(points.max(1).sum()) if len(points) else 0.0
        ends.mean[group.setup] += float(points.mean(1).sum()) if len(points) else 0.0

    def _draw_seats(self, games: int, seats: int) -> Tensor:
        """The seats of past selves in each game: each seat with a chance of one half, but never all seats."""
        order = torch.rand(games, seats, device=self.device)
        return (order < 0.5) & (order > order.amin(1, keepdim=True)) if games else order.bool()

    def _think(self, network: Network, number: int) -> tuple[Tensor, Tensor]:
        """The network's logits for a group, and its value for each seat."""
        seen, seats = self.seen[number], self.groups[number].shape.seats
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.stream is not None):
            logits, values = network(seen.observations, self.setups[number])
        values = values.float().gather(1, seat_order(seen.actors, seats, self.seats))
        values[:, seats:] = 0
        return legal_logits(logits, seen.legal), values

    def _act(self, network: Network, number: int, step: int, storage: Storage) -> None:
        """Choose moves for a group, start its step, and store the decisions."""
        seen, group = self.seen[number], self.groups[number]
        logits, storage.values[step, number] = self._think(network, number)
        learned = storage.learned[step, number]
        learned[:] = True
        rows = slice(0, self.past_games)
        if self.past is not None and self.past_games:
            with torch.autocast(self.device.type, torch.bfloat16, enabled=self.stream is not None):
                other = self.past(seen.observations[rows], self.setups[number][rows])[0]
            theirs = self.past_seats[number].gather(1, seen.actors[rows, None])
            logits[rows] = torch.where(theirs, legal_logits(other, seen.legal[rows]), logits[rows])
            learned[rows] = ~theirs[:, 0]
        moves, storage.log_probabilities[step, number] = drawn(logits)
        own = self.readers[group.setup].own_action[moves]
        torch.from_numpy(group.arrays["moves"]).copy_(own)
        group.step()
        storage.observations[step, number] = seen.observations
        storage.legal[step, number] = seen.legal
        storage.actors[step, number] = seen.actors
        storage.moves[step, number] = moves


def pinned(group: Group) -> bool:
    """Pin the shared memory of a group, so that the GPU reads it directly. Returns whether this worked."""
    whole = torch.from_numpy(group.whole())
    runtime: Any = torch.cuda.cudart()
    return int(runtime.cudaHostRegister(whole.data_ptr(), whole.numel(), 0)) == 0
