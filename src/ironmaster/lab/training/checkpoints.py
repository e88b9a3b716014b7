"""The networks that a run keeps on disk: the last checkpoint and the pool of past selves. Needs PyTorch."""

import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import torch

from ironmaster.lab.training.counting import Counters
from ironmaster.lab.training.files import write
from ironmaster.lab.training.network import Network
from ironmaster.lab.training.settings import TrainingError
from ironmaster.lab.training.spacing import crowded

FILE: Final = "checkpoint.pt"
POOL: Final = "pool"


def save(folder: Path, network: Network, optimiser: Any, counters: Counters, identities: Sequence[Any]) -> None:
    """Write the checkpoint from which the run can be resumed."""
    saved = {"network": network.state_dict(), "optimiser": optimiser.state_dict(), "identities": list(identities)}
    _save(folder / FILE, {**saved, "counters": counters._asdict()})


def restore(folder: Path, network: Network, optimiser: Any, identities: Sequence[Any]) -> Counters:
    """Load the checkpoint of a run; a run without one starts at the beginning."""
    file = folder / FILE
    if not file.exists():
        return Counters()
    saved = _load(file)
    if saved.get("identities") != list(identities):
        raise TrainingError("lab.other_game", folder=str(folder))
    network.load_state_dict(saved["network"])
    optimiser.load_state_dict(saved["optimiser"])
    return Counters(**saved["counters"])


def _save(file: Path, saved: Any) -> None:
    stream = io.BytesIO()
    torch.save(saved, stream)
    write(file, stream.getvalue())


def _load(file: Path) -> Any:
    try:
        return torch.load(file, map_location="cpu", weights_only=True)
    except Exception as problem:  # a damaged file can raise any exception
        raise TrainingError("lab.unreadable", file=str(file), problem=str(problem)[:200]) from None


class Pool:
    """Past selves: their weights in files, at half precision."""

    def __init__(self, folder: Path, size: int, iteration: int) -> None:
        self.folder, self.size = folder / POOL, size
        self.folder.mkdir(parents=True, exist_ok=True)
        self.members: dict[int, dict[str, Any]] = {}
        """Weights by iteration, oldest first."""
        for file in sorted(self.folder.glob("*.pt")):
            if int(file.stem) <= iteration:
                self.members[int(file.stem)] = _load(file)

    def add(self, network: Network, iteration: int) -> None:
        """Add the current network. If the pool is full, remove the member that is closest to its neighbours."""
        weights = {
            name: part.detach().cpu().half() if part.is_floating_point() else part.cpu()
            for name, part in network.state_dict().items()
        }
        _save(self.folder / f"{iteration:07d}.pt", weights)
        self.members[iteration] = weights
        while len(self.members) > self.size:
            gone = crowded(list(self.members))
            del self.members[gone]
            (self.folder / f"{gone:07d}.pt").unlink(missing_ok=True)
