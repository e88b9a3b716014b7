"""Self-play training: a policy and value network learns a game by playing against itself and its past selves.

PyTorch is needed (`pip install 'ironmaster[train]'`) and is loaded only when a run starts.

    from pathlib import Path
    from ironmaster.lab.training import Settings, train

    train(Settings(game="brass", minutes=20), Path("runs/brass"))
"""

from importlib import import_module
from pathlib import Path

from ironmaster.lab.training.settings import Settings, TrainingError

__all__ = ("Settings", "TrainingError", "train")


def train(settings: Settings, folder: Path, *, resume: bool = False, stop_after: float = 0.0, lang: str = "en") -> None:
    """Train in a folder until `settings.minutes` have been trained, or for `stop_after` minutes of this session.

    With `resume` the run in the folder continues from its last checkpoint. Progress lines are printed in `lang`.
    """
    try:
        run = import_module("ironmaster.lab.training.run")
    except ImportError as problem:
        if (problem.name or "").partition(".")[0] not in ("numpy", "onnx", "torch"):
            raise
        raise TrainingError("lab.torch") from None
    run.train(settings, folder, resume=resume, stop_after=stop_after, lang=lang)
