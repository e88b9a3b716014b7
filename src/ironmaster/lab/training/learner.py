"""Learns from rollouts by proximal policy optimisation (PPO). Needs PyTorch."""

import time
from typing import NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from ironmaster.lab.training.advantages import advantages
from ironmaster.lab.training.counting import Losses, Update
from ironmaster.lab.training.network import Network, seat_order
from ironmaster.lab.training.rollouts import Storage, legal_logits
from ironmaster.lab.training.settings import Settings

LAST_RATE = 0.1
"""The learning rate at the end of the run, as a share of the initial rate."""


class Batch(NamedTuple):
    """A rollout as rows of decisions."""

    observations: Tensor
    legal: Tensor
    moves: Tensor
    log_probabilities: Tensor
    advantages: Tensor
    returns: Tensor
    learned: Tensor
    setups: Tensor


class Learner:
    """The network that learns, with its optimiser."""

    def __init__(self, network: Network, setups: list[int], seats: list[int], settings: Settings) -> None:
        self.network, self.settings = network, settings
        self.device = network.middle.device
        self.cuda = self.device.type == "cuda"
        self.setups = torch.tensor(setups, device=self.device)
        self.seats = torch.tensor(seats, device=self.device)
        self.optimiser = torch.optim.AdamW(
            network.parameters(), lr=settings.rate, betas=(0.9, 0.98), eps=1e-5, weight_decay=0.01, fused=self.cuda
        )

    def update(self, storage: Storage, progress: float) -> Update:
        """Learn from a rollout. `progress` is the completed share of the run."""
        begun = time.perf_counter()
        settings = self.settings
        entropy_weight = settings.entropy + (settings.entropy_end - settings.entropy) * progress
        for parameters in self.optimiser.param_groups:
            parameters["lr"] = settings.rate * (1 - (1 - LAST_RATE) * progress)
        batch, explained = self._batch(storage)
        chosen = torch.nonzero(batch.legal.sum(1) > 1).flatten()  # a decision without a choice has no gradient
        size = min(settings.minibatch, len(chosen))
        sums, number = torch.zeros(5, device=self.device), 0
        for _ in range(settings.epochs):
            order = chosen[torch.randperm(len(chosen), device=self.device)]
            for rows in order[: len(order) // size * size].split(size):
                sums += self._step(batch, rows, entropy_weight)
                number += 1
        policy_loss, value_loss, entropy, kl, clipped = (sums / number).tolist()
        losses = Losses(policy_loss, value_loss, entropy, kl, clipped, explained)
        return Update(time.perf_counter() - begun, len(batch.moves), len(chosen), losses)

    def _batch(self, storage: Storage) -> tuple[Batch, float]:
        """The decisions of a rollout in rows, and the share of the variance of returns that the values explain."""
        steps, groups, games = storage.moves.shape
        rows = steps * groups * games
        found = advantages(storage.values, storage.rewards, storage.over, self.settings.horizon)
        expected = storage.values[:steps]
        actors = storage.actors.view(rows)
        seats = self.seats[None, :, None].expand(steps, groups, games).reshape(rows, 1)
        setups = self.setups[None, :, None].expand(steps, groups, games).reshape(rows)
        order = seat_order(actors, seats, found.shape[-1], back=True)
        returns = (found + expected).view(rows, -1).gather(1, order)
        own = found.view(rows, -1).gather(1, actors[:, None])[:, 0]
        explained = 1 - found.var() / (found + expected).var().clamp(min=1e-8)
        legal, learned = storage.legal.view(rows, -1), storage.learned.view(rows)
        counted = own[learned & (legal.sum(1) > 1)]
        own = (own - counted.mean()) / (counted.std() + 1e-6)
        observations = storage.observations.view(rows, -1)
        moves, before = storage.moves.view(rows), storage.log_probabilities.view(rows)
        return Batch(observations, legal, moves, before, own, returns, learned, setups), float(explained)

    def _step(self, batch: Batch, rows: Tensor, entropy_weight: float) -> Tensor:
        """Make one step of the optimiser. Returns the losses and the other logged statistics."""
        clip, legal = self.settings.clip, batch.legal[rows]
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.cuda):
            logits, values = self.network(batch.observations[rows], batch.setups[rows])
        log_policy = functional.log_softmax(legal_logits(logits, legal), 1)
        change = log_policy.gather(1, batch.moves[rows, None])[:, 0] - batch.log_probabilities[rows]
        learned = batch.learned[rows].float()
        change = change * learned  # moves of past selves have probabilities of another network
        ratio, gained = change.exp(), batch.advantages[rows]
        share = learned / learned.sum().clamp(min=1)
        policy_loss = -(torch.minimum(ratio * gained, ratio.clamp(1 - clip, 1 + clip) * gained) * share).sum()
        value_loss = functional.smooth_l1_loss(values.float(), batch.returns[rows])
        entropy = -((log_policy.exp() * log_policy.masked_fill(~legal, 0)).sum(1) * share).sum()
        loss = policy_loss + self.settings.value_weight * value_loss - entropy_weight * entropy
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
        self.optimiser.step()
        kl = ((ratio - 1 - change) * share).sum()
        clipped = (((ratio - 1).abs() > clip).float() * share).sum()
        return torch.stack([policy_loss, value_loss, entropy, kl, clipped]).detach()
