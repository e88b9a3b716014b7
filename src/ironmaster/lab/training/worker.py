"""A process that steps some games of a group: `python -m ironmaster.lab.training.worker`.

It reads one line of JSON, and then steps its games whenever the event `step` is set. It ends when its standard input is
closed, which also happens if the training process dies.
"""

import contextlib
import json
import os
import select
import signal
import sys
from multiprocessing import resource_tracker
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ironmaster.core.registry import game_of
from ironmaster.lab.batches import Batch, Ended
from ironmaster.lab.rewards import place_rewards

PAGE: Final = 4096


class Shape(NamedTuple):
    """The arrays of a group in shared memory."""

    games: int
    seats: int
    width: int
    actions: int

    def arrays(self) -> dict[str, tuple[tuple[int, ...], Any]]:
        """The shape and type of each array."""
        return {
            "observations": ((self.games, self.width), np.int16),
            "masks": ((self.games, self.actions), np.int8),
            "actors": ((self.games,), np.int8),
            "over": ((self.games,), np.bool_),
            "rewards": ((self.games, self.seats), np.float32),
            "points": ((self.games, self.seats), np.int32),
            "moves": ((self.games,), np.int32),
        }

    def size(self) -> int:
        """The bytes of all arrays; each begins on a new memory page."""
        return sum(_pages(shape, kind) for shape, kind in self.arrays().values())

    def within(self, buffer: Any) -> dict[str, NDArray[Any]]:
        """The arrays in a buffer."""
        found, at = {}, 0
        for name, (shape, kind) in self.arrays().items():
            found[name] = np.ndarray(shape, kind, buffer, at)
            at += _pages(shape, kind)
        return found


def _pages(shape: tuple[int, ...], kind: Any) -> int:
    return -(-int(np.prod(shape)) * int(np.dtype(kind).itemsize) // PAGE) * PAGE


class Event:
    """Wakes another process up: an eventfd, or a pipe where the system has none."""

    def __init__(self, ends: tuple[int, int] | None = None) -> None:
        self.read_end, self.write_end = ends or (2 * (os.eventfd(0),) if hasattr(os, "eventfd") else os.pipe())

    @property
    def ends(self) -> tuple[int, int]:
        """The descriptors to read from and to write to."""
        return self.read_end, self.write_end

    def set(self) -> None:
        """Wake the other process."""
        os.write(self.write_end, (1).to_bytes(8, sys.byteorder))

    def clear(self) -> None:
        """Take back one `set`."""
        os.read(self.read_end, 8)

    def close(self) -> None:
        """Close both descriptors."""
        for end in set(self.ends):
            os.close(end)


def end_rewards(points: NDArray[Any], places: NDArray[Any], scale: float, place_share: float) -> NDArray[np.float32]:
    """The reward of each seat at the end of a game, from its lead over the mean of the others and its place (-1 to 1).

    >>> end_rewards(np.array([[90, 70, 50]]), np.array([[1.0, 0.0, -1.0]]), 40.0, 0.5).tolist()
    [[0.875, 0.0, -0.875]]
    """
    others = (points.sum(1, keepdims=True) - points) / (points.shape[1] - 1)
    found: NDArray[np.float32] = (1 - place_share) * (points - others) / scale + place_share * places
    return found.astype(np.float32)


def publish(batch: Batch, arrays: dict[str, NDArray[Any]], ended: Ended | None, task: dict[str, Any]) -> None:
    """Copy the state of the batch into the shared arrays."""
    np.copyto(arrays["observations"], batch.observations)
    np.copyto(arrays["masks"], batch.masks)
    np.copyto(arrays["actors"], batch.actors)
    arrays["over"][:] = False if ended is None else batch.over
    if ended is not None and len(ended.rows):
        places = np.array([place_rewards(places) for places in ended.places.tolist()])
        arrays["points"][ended.rows] = ended.points
        arrays["rewards"][ended.rows] = end_rewards(ended.points, places, task["margin_scale"], task["place_share"])


def serve() -> None:
    """Step games until the standard input is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    task = json.loads(sys.stdin.buffer.readline())
    memory = SharedMemory(task["memory"])
    # The process that created the memory removes it; the tracker of this process must not.
    resource_tracker.unregister(memory._name, "shared_memory")  # type: ignore[attr-defined]
    rows = slice(task["first"], task["first"] + task["number"])
    arrays = {name: array[rows] for name, array in Shape(*task["shape"]).within(memory.buf).items()}
    step, ready = Event(tuple(task["step"])), Event(tuple(task["ready"]))
    poll = select.poll()
    for end in (sys.stdin.fileno(), step.read_end):
        poll.register(end, select.POLLIN)
    with Batch(game_of(task["game"]), games=task["number"], seed=task["seed"]) as batch:
        for _ in range(task["ahead"]):
            batch.step(batch.sample())
        publish(batch, arrays, None, task)
        ready.set()
        while sys.stdin.fileno() not in (readable := [end for end, _ in poll.poll()]):
            if step.read_end in readable:
                step.clear()
                publish(batch, arrays, batch.step(arrays["moves"]), task)
                ready.set()
    del arrays
    with contextlib.suppress(BufferError):
        memory.close()


if __name__ == "__main__":
    serve()
