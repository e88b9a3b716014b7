"""The policy and value network, and how it reads the observations of a setup. Needs PyTorch."""

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from ironmaster.lab.training.layout import Layout, View
from ironmaster.lab.training.settings import Settings

LEAST_SPREAD = 0.25


class Block(nn.Module):  # type: ignore[misc]
    """A residual block."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.wide = nn.Linear(width, 2 * width)
        self.narrow = nn.Linear(2 * width, width)
        nn.init.zeros_(self.narrow.bias)
        self.narrow.weight.data.mul_(0.3)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.narrow(functional.gelu(self.wide(self.norm(x))))


class Network(nn.Module):  # type: ignore[misc]
    """Maps shared observations to a logit for each shared action and a value for each seat, the seat to act first.

    Quantities are scaled, and names go through an embedding. An embedding of the setup is added.
    """

    def __init__(self, layout: Layout, settings: Settings) -> None:
        super().__init__()
        self.quantities = layout.quantities
        self.register_buffer("middle", torch.zeros(layout.quantities))
        self.register_buffer("spread", torch.ones(layout.quantities))
        self.table = nn.Embedding(max(1, layout.rows), settings.embedding)
        self.table.weight.data.mul_(0.5)
        self.enter = nn.Linear(layout.quantities + settings.embedding * layout.names, settings.width)
        self.setup = nn.Embedding(len(layout.views), settings.width)
        self.setup.weight.data.mul_(0.1)
        self.blocks = nn.Sequential(*(Block(settings.width) for _ in range(settings.blocks)))
        self.leave = nn.LayerNorm(settings.width)
        self.policy = nn.Linear(settings.width, len(layout.actions))
        self.policy.weight.data.mul_(0.02)
        self.value = nn.Sequential(nn.Linear(settings.width, 256), nn.GELU(), nn.Linear(256, layout.seats))

    def forward(self, shared: Tensor, setup: Tensor) -> tuple[Tensor, Tensor]:
        scaled = (shared[:, : self.quantities].float() - self.middle) / self.spread
        scaled = torch.sign(scaled) * torch.log1p(torch.abs(scaled))  # large numbers stay distinct and harmless
        looked_up = self.table(shared[:, self.quantities :].long()).flatten(1)
        inner = self.enter(torch.cat([scaled, looked_up], 1)) + self.setup(setup)
        inner = self.leave(self.blocks(inner))
        return self.policy(inner), self.value(inner)

    def measure(self, shared: Tensor) -> None:
        """Estimate the scale of each quantity from many observations."""
        with torch.no_grad():
            numbers = shared[:, : self.quantities].float()
            self.middle.copy_(numbers.mean(0))
            self.spread.copy_(numbers.std(0).clamp(min=LEAST_SPREAD))


class Reader(nn.Module):  # type: ignore[misc]
    """Turns observations, masks and moves of one setup into shared ones, and shared moves into its own."""

    def __init__(self, view: View) -> None:
        super().__init__()
        for name in ("quantities", "names", "low", "high", "offset", "rows", "shared_action", "own_action"):
            self.register_buffer(name, torch.from_numpy(getattr(view, name)))
        actions = np.arange(len(view.own_action))
        self.same_actions = bool(np.array_equal(view.own_action, actions)) and len(view.shared_action) == len(actions)

    def forward(self, observation: Tensor) -> Tensor:
        """Shared observations: the quantities, and the row of the table for each name."""
        whole = functional.pad(observation, (0, 1))
        numbers = whole[:, self.names].long()
        rows = self.rows[torch.minimum(torch.maximum(numbers, self.low), self.high) + self.offset]
        return torch.cat([whole[:, self.quantities], rows.to(observation.dtype)], 1)

    def legal(self, masks: Tensor) -> Tensor:
        """Which shared actions are legal."""
        if self.same_actions:
            return masks.bool()
        return functional.pad(masks, (0, 1))[:, self.own_action].bool()


class OneSetup(nn.Module):  # type: ignore[misc]
    """The network for one setup alone, as it is exported."""

    def __init__(self, network: Network, reader: Reader, setup: int, seats: int) -> None:
        super().__init__()
        self.network, self.reader, self.seats = network, reader, seats
        self.register_buffer("setup", torch.tensor([setup]))

    def forward(self, observation: Tensor) -> tuple[Tensor, Tensor]:
        policy, value = self.network(self.reader(observation), self.setup)
        return policy[:, self.reader.shared_action], value[:, : self.seats]


def seat_order(actors: Tensor, seats: int, most: int, *, back: bool = False) -> Tensor:
    """For each row, the index of each seat's value if the values begin with the actor; with `back`, the inverse.

    Places beyond the seats of the setup stay where they are.
    """
    places = torch.arange(most, device=actors.device)[None]
    turned = torch.remainder(places + (actors if back else -actors)[:, None], seats)
    return torch.where(places < seats, turned, places)
