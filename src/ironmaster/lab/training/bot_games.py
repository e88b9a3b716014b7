"""A process that rates exported networks against bots: `python -m ironmaster.lab.training.bot_games`.

It reads its task as JSON, appends to the ratings of the run, and ends early when its standard input is closed.
"""

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ironmaster.arena.plan import jobs, plan_for
from ironmaster.arena.tournament import one_game
from ironmaster.bots.contract import Budget
from ironmaster.bots.network import PREFIX
from ironmaster.core.contract import Game
from ironmaster.core.registry import game_of
from ironmaster.lab.training.ratings import add, rated

SECONDS = 1.0
"""Seconds per decision for bots that think for a fixed time."""


def rate(task: dict[str, Any]) -> None:
    """Play all pairings."""
    import msgspec

    folder = Path(task["folder"])
    for bot in task["bots"]:
        for setup in task["setups"]:
            plan = plan_for(game_of(setup["game"]), [f"{PREFIX}{setup['file']}", bot], task["seed"], Budget(SECONDS))
            key = msgspec.json.encode(plan)
            results = [one_game(key, job) for job in jobs(plan, task["games"], 0)]
            faults = [fault for one in results for fault in one.faults]
            if faults:  # a random move replaced a move of a bot, so these games cannot be rated
                print(f"{bot}: {faults[0]}", file=sys.stderr, flush=True)
                continue
            add(folder, rated(task["iteration"], task["minutes"], setup["label"], bot, results))


class BotGames:
    """Starts this process after a checkpoint; only one runs at a time."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None

    @staticmethod
    def possible() -> bool:
        """Whether exported networks can play here."""
        return find_spec("onnxruntime") is not None

    @property
    def busy(self) -> bool:
        """Whether the last process is still playing."""
        return self.process is not None and self.process.poll() is None

    def start(self, task: dict[str, Any], games: Sequence[Game], labels: Sequence[str], files: Sequence[Path]) -> None:
        """Rate the files of a checkpoint."""
        setups = [
            {"game": game.setup.identity(), "label": label, "file": str(file)}
            for game, label, file in zip(games, labels, files, strict=True)
        ]
        path = os.pathsep.join(entry or str(Path.cwd()) for entry in sys.path)
        command = [sys.executable, "-m", "ironmaster.lab.training.bot_games"]
        environment = {**os.environ, "PYTHONPATH": path}
        self.process = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE)  # noqa: S603 - our own module
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({**task, "setups": setups}).encode() + b"\n")
        self.process.stdin.flush()

    def wait(self) -> None:
        """Wait until the last process has played all its games."""
        if self.process is not None:
            self.process.wait()

    def close(self) -> None:
        """End the process early."""
        if self.process is not None and self.process.stdin is not None:
            self.process.stdin.close()
            self.process.wait()


def _end_with_parent() -> None:
    os.read(sys.stdin.fileno(), 1)  # returns when the parent closes it, because nothing else is written to it
    os._exit(1)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)
    line = sys.stdin.buffer.readline()
    threading.Thread(target=_end_with_parent, daemon=True).start()
    rate(json.loads(line))
