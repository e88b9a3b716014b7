"""A policy and value network: rates the moves and predicts the result of each seat from an observation."""

import torch
from torch import nn

Layout = list[tuple[str, int, int, int, bool]]
"""For each part of an observation: name, length, lowest and highest number, and whether its numbers are ids."""


class Block(nn.Module):
    """A residual block."""

    def __init__(self, width: int, dropout: float) -> None:
        super().__init__()
        self.inner = nn.Sequential(
            nn.LayerNorm(width),
            nn.Linear(width, 2 * width),
            nn.GELU(),
            nn.Dropout(dropout),
            nn.Linear(2 * width, width),
            nn.Dropout(dropout),
        )

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x + self.inner(x)


class Network(nn.Module):
    """Ids go through embeddings and other numbers are scaled; then residual blocks, and a head for each output."""

    def __init__(
        self,
        layout: Layout,
        actions: int,
        seats: int,
        width: int = 256,
        dropout: float = 0.35,
        blocks: int = 4,
        each: int = 6,
    ) -> None:
        super().__init__()
        self.layout = layout
        self.lookups = nn.ModuleDict(
            {name: nn.Embedding(high - low + 1, each) for name, _, low, high, names in layout if names}
        )
        entering = sum(length * each if names else length for _, length, _, _, names in layout)
        numbers = sum(length for _, length, _, _, names in layout if not names)
        self.register_buffer("middle", torch.zeros(numbers))
        self.register_buffer("spread", torch.ones(numbers))
        self.enter = nn.Linear(entering, width)
        self.blocks = nn.Sequential(*(Block(width, dropout) for _ in range(blocks)))
        self.leave = nn.LayerNorm(width)
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, seats)

    def parts(self, x: torch.Tensor) -> tuple[list[torch.Tensor], list[torch.Tensor]]:
        """The observation, split into scaled numbers and embedded ids."""
        numbers, named, at = [], [], 0
        for name, length, low, high, names in self.layout:
            part = x[:, at : at + length]
            at += length
            if names:
                looked = self.lookups[name]((part.clamp(low, high) - low).long())
                named.append(looked.flatten(1))
            else:
                numbers.append(part)
        return numbers, named

    def measure(self, x: torch.Tensor) -> None:
        """Estimate the scale of each number from many observations."""
        with torch.no_grad():
            numbers = torch.cat(self.parts(x)[0], 1)
            self.middle.copy_(numbers.mean(0))
            self.spread.copy_(numbers.std(0).clamp(min=0.25))

    def forward(self, observation: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        numbers, named = self.parts(observation)
        scaled = (torch.cat(numbers, 1) - self.middle) / self.spread
        inner = self.blocks(self.enter(torch.cat([scaled, *named], 1)))
        left = self.leave(inner)
        return self.policy(left), torch.tanh(self.value(left))
