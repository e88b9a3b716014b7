"""Groups of games in separate processes. They are stepped while the network chooses moves for another group."""

import contextlib
import json
import os
import select
import subprocess
import sys
from itertools import pairwise
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path
from typing import Any, Final

import numpy as np

from ironmaster.core.contract import Game
from ironmaster.lab.training.settings import Settings, TrainingError
from ironmaster.lab.training.worker import Event, Shape
from ironmaster.observations import width_of

LONG: Final = 240
"""Random moves that the last process of the last group makes first, so that not all games begin at the same time."""
PATIENCE: Final = 10.0


def pipes_of(process: subprocess.Popen[bytes]) -> tuple[Any, Any]:
    """The standard input and output of a process. Popen declares them as optional, even if both are pipes."""
    return process.stdin, process.stdout


class Worker:
    """One of the processes of a group."""

    def __init__(self, game: Game, memory: str, shape: Shape, rows: tuple[int, int], task: dict[str, Any]) -> None:
        self.step, self.ready = Event(), Event()
        path = os.pathsep.join(entry or str(Path.cwd()) for entry in sys.path)
        command = [sys.executable, "-m", "ironmaster.lab.training.worker"]
        environment = {**os.environ, "PYTHONPATH": path, "OMP_NUM_THREADS": "1"}
        files = [*self.step.ends, *self.ready.ends]
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "pass_fds": files}
        self.process = subprocess.Popen(command, env=environment, **pipes)  # noqa: S603 - our own module
        self.stdin, self.stdout = pipes_of(self.process)
        task = {
            **task,
            "game": game.setup.identity(),
            "memory": memory,
            "shape": shape,
            "first": rows[0],
            "number": rows[1] - rows[0],
            "step": self.step.ends,
            "ready": self.ready.ends,
        }
        self.stdin.write(json.dumps(task).encode() + b"\n")
        self.stdin.flush()
        self.poll = select.poll()
        for end in (self.ready.read_end, self.stdout.fileno()):
            self.poll.register(end, select.POLLIN)

    def wait(self) -> None:
        """Wait until its games have been stepped."""
        if self.ready.read_end not in [end for end, _ in self.poll.poll()]:
            raise TrainingError("lab.worker")
        self.ready.clear()

    def close(self) -> None:
        """End the process."""
        with contextlib.suppress(OSError):
            self.stdin.close()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.stdout.close()
        self.step.close()
        self.ready.close()


class Group:
    """Games of one setup in shared memory."""

    def __init__(self, game: Game, setup: int, settings: Settings, number: int, session: int) -> None:
        self.game, self.setup = game, setup
        self.shape = Shape(settings.games, game.seats, width_of(game.observation.features()), len(game.actions))
        self.memory = SharedMemory(create=True, size=self.shape.size())
        self.arrays = self.shape.within(self.memory.buf)
        processes = min(settings.processes, settings.games)
        cuts = [settings.games * k // processes for k in range(processes + 1)]
        self.workers = []
        for place, rows in enumerate(pairwise(cuts)):
            task = {
                "seed": ((settings.seed * 10_000 + session) * 1_000 + number) * 1_000 + place,
                "ahead": LONG * (place * settings.groups + number) // (processes * settings.groups),
                "margin_scale": settings.margin_scale,
                "place_share": settings.place_share,
            }
            self.workers.append(Worker(game, self.memory.name, self.shape, rows, task))

    def whole(self) -> "np.ndarray[Any, np.dtype[np.uint8]]":
        """All its shared memory."""
        return np.ndarray((self.memory.size,), np.uint8, self.memory.buf)

    def wait(self) -> None:
        """Wait until all its games have been stepped."""
        for worker in self.workers:
            worker.wait()

    def step(self) -> None:
        """Tell the processes to make the moves in the arrays."""
        for worker in self.workers:
            worker.step.set()

    def close(self) -> None:
        """End its processes."""
        for worker in self.workers:
            worker.close()
        self.arrays = {}
        with contextlib.suppress(BufferError):
            self.memory.close()
        with contextlib.suppress(FileNotFoundError):
            self.memory.unlink()
