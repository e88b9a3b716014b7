"""Compiles the networks of a run with torch.compile, before any thread uses them. Needs PyTorch."""

from collections.abc import Sequence
from typing import NamedTuple

import torch

from ironmaster.lab.training.network import Network
from ironmaster.lab.training.rollouts import Forward


class Use(NamedTuple):
    """A network, and how many rows it is given at a time."""

    network: Network
    rows: int
    learns: bool = False


def compiled(uses: Sequence[Use], width: int) -> list[Forward]:
    """The networks compiled for their numbers of rows. Each is called once, since compiling is not safe in a thread."""
    found: list[Forward] = []
    for network, rows, learns in uses:
        forward: Forward = torch.compile(network, dynamic=False)
        device = network.middle.device
        shared = torch.zeros(rows, width, dtype=torch.int16, device=device)
        setup = torch.zeros(rows, dtype=torch.int64, device=device)
        with torch.set_grad_enabled(learns):
            with torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda"):
                policy, value = forward(shared, setup)
            if learns:
                (policy.float().mean() + value.float().mean()).backward()
                network.zero_grad(set_to_none=True)
        found.append(forward)
    return found
