"""Trains the network and writes it as ONNX: `python train.py data.npz brass.onnx [--epochs N] [--width N] [--seed N]`.

The policy learns how often the search visited each move, and the value learns the result of the game. A tenth of the
games is held out for validation; the network of the best epoch is written. Runs on a GPU if there is one.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from network import Network
from torch.nn import functional

HELD_OUT = 10
"""One game in this number is held out for validation."""


class Data:
    """The decisions, on the device used for training."""

    def __init__(self, file: Path, device: torch.device) -> None:
        found = np.load(file)
        self.about = json.loads(str(found["about"]))
        self.actions = self.about["identity"]["actions"]
        self.device = device
        self.features = torch.from_numpy(found["features"]).to(device)
        self.offsets = torch.from_numpy(found["offsets"].astype(np.int64)).to(device)
        self.moves = torch.from_numpy(found["moves"].astype(np.int64)).to(device)
        self.policy = torch.from_numpy(found["policy"].astype(np.float32)).to(device)
        self.outcome = torch.from_numpy(found["outcome"]).to(device)
        held = torch.from_numpy(found["game"] % HELD_OUT == 0)
        self.seen = torch.nonzero(~held).flatten().to(device)
        self.unseen = torch.nonzero(held).flatten().to(device)

    def batch(self, rows: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor]:
        """Observations, legal moves, visit counts and results of some decisions."""
        starts, lengths = self.offsets[rows], self.offsets[rows + 1] - self.offsets[rows]
        owner = torch.repeat_interleave(torch.arange(len(rows), device=self.device), lengths)
        within = torch.arange(len(owner), device=self.device) - torch.repeat_interleave(
            torch.cumsum(lengths, 0) - lengths, lengths
        )
        entries = torch.repeat_interleave(starts, lengths) + within
        legal = torch.zeros(len(rows), self.actions, dtype=torch.bool, device=self.device)
        tried = torch.zeros(len(rows), self.actions, device=self.device)
        legal[owner, self.moves[entries]] = True
        tried[owner, self.moves[entries]] = self.policy[entries]
        return self.features[rows].float(), legal, tried, self.outcome[rows]


def losses(network: Network, data: Data, rows: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """The losses of policy and value, and how often the most visited move has the highest probability."""
    observation, legal, tried, outcome = data.batch(rows)
    policy, value = network(observation)
    liked = functional.log_softmax(policy.float().masked_fill(~legal, -1e9), 1)
    agreed = (liked.argmax(1) == tried.argmax(1)).float().mean()
    return -(tried * liked).sum(1).mean(), functional.mse_loss(value.float(), outcome), agreed


def judged(network: Network, data: Data, size: int) -> dict[str, float]:
    """The mean losses and the agreement on the held-out games."""
    network.eval()
    sums = np.zeros(3)
    with torch.no_grad():
        for rows in data.unseen.split(size):
            sums += np.array([float(part) for part in losses(network, data, rows)]) * len(rows)
    network.train()
    return dict(zip(("policy", "value", "agreed"), (sums / max(1, len(data.unseen))).round(4).tolist(), strict=True))


def train(data: Data, options: argparse.Namespace) -> tuple[Network, list[dict[str, Any]]]:
    """Train on all games except those held out. Returns the best network and the losses after each epoch."""
    torch.manual_seed(options.seed)
    seats = data.outcome.shape[1]
    network = Network(data.about["layout"], data.actions, seats, options.width, options.dropout).to(data.device)
    network.measure(data.features[data.seen[:20000]].float())
    steps = options.epochs * -(-len(data.seen) // options.batch)
    optimiser = torch.optim.AdamW(network.parameters(), lr=options.rate, weight_decay=0.05)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, options.rate, total_steps=steps + 1)
    history: list[dict[str, Any]] = []
    best: tuple[float, dict[str, torch.Tensor]] = (float("inf"), {})
    for epoch in range(options.epochs):
        begun = time.perf_counter()
        for rows in data.seen[torch.randperm(len(data.seen), device=data.device)].split(options.batch):
            with torch.autocast(data.device.type, torch.bfloat16, enabled=data.device.type == "cuda"):
                policy, value, _ = losses(network, data, rows)
            optimiser.zero_grad()
            (policy + value).backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimiser.step()
            schedule.step()
        result = {"epoch": epoch + 1, **judged(network, data, options.batch), "seconds": time.perf_counter() - begun}
        history.append({key: round(value, 4) for key, value in result.items()})
        print(json.dumps(history[-1]), flush=True)
        if result["policy"] + result["value"] < best[0]:
            best = result["policy"] + result["value"], {key: part.clone() for key, part in network.state_dict().items()}
    network.load_state_dict(best[1])
    return network, history


def export(network: Network, about: dict[str, Any], file: Path) -> None:
    """Write the network, with the identity of its game in the metadata."""
    import onnx

    network = network.cpu().eval()
    example = torch.zeros(2, about["identity"]["width"])
    names = {"input_names": ["observation"], "output_names": ["policy", "value"]}
    axes = {name: {0: "rows"} for name in ("observation", "policy", "value")}
    torch.onnx.export(network, (example,), str(file), dynamic_axes=axes, dynamo=False, **names)
    model = onnx.load(str(file))
    entry = model.metadata_props.add()
    entry.key, entry.value = "ironmaster", json.dumps(about["identity"])
    onnx.save(model, str(file))


def main() -> None:
    """Train, export, and print the result."""
    ask = argparse.ArgumentParser()
    ask.add_argument("data", type=Path)
    ask.add_argument("network", type=Path)
    ask.add_argument("--epochs", type=int, default=20)
    ask.add_argument("--batch", type=int, default=1024)
    ask.add_argument("--width", type=int, default=256)
    ask.add_argument("--dropout", type=float, default=0.35)
    ask.add_argument("--rate", type=float, default=1e-3)
    ask.add_argument("--seed", type=int, default=1)
    options = ask.parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    data = Data(options.data, device)
    network, history = train(data, options)
    export(network, data.about, options.network)
    report = {"learned_from": data.about["bot"], "decisions": len(data.seen), "held_out": len(data.unseen)}
    report |= {"device": torch.cuda.get_device_name() if device.type == "cuda" else "cpu", "history": history}
    options.network.with_suffix(".json").write_text(json.dumps(report, indent=1) + "\n")


if __name__ == "__main__":
    main()
