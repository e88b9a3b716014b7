"""Measuring: one worker process per engine, all started once and used alternately in rounds.

Other load on the machine then affects all engines equally. Use medians, and ratios within a round.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NamedTuple

from bench.speed.peers import OURS, PEERS, Peer

ROUNDS: Final = 5
COPYING: Final = 0.25
"""The part of a round's time that goes into copying."""
ROOT: Final = Path(__file__).parents[2]
SOURCES: Final = ROOT / "src"
BUILT: Final = ROOT / "build" / "compiled"
"""Where `scripts/compile` puts the compiled engine of a source tree."""

Data = dict[str, Any]


class Sample(NamedTuple):
    """The result of one engine in one round, per second."""

    decisions: float
    games: float
    copies: float


class Measured(NamedTuple):
    """The results of one engine in all rounds."""

    peer: Peer
    version: str
    samples: list[Sample]


class Missing(NamedTuple):
    """An engine that could not be measured; `reason` is one of `absent`, `unbuilt`, `stale`, `failed`."""

    peer: Peer
    reason: str
    detail: str


class Unmeasured(Exception):
    """An engine cannot be measured."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(detail)
        self.reason = reason


class Worker:
    """The process of one engine."""

    def __init__(self, peer: Peer) -> None:
        path = [str(engine_for(peer)), str(ROOT), os.environ.get("PYTHONPATH", "")]
        self._process = subprocess.Popen(  # noqa: S603 - our own module, by the Python that runs us
            [sys.executable, "-P", "-m", "bench.speed.worker", peer.name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, path))},
        )

    def __enter__(self) -> "Worker":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._process.kill()
        self._process.communicate()

    def ready(self) -> Data:
        """Wait for the worker's report on its engine."""
        return self._answer()

    def measure(self, what: str, seconds: float) -> Data:
        """Ask for one measurement and wait for it."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps({"measure": what, "seconds": seconds}) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise Unmeasured("failed", "the process ended") from None
        return self._answer()

    def _answer(self) -> Data:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise Unmeasured("failed", "the process ended")
        data: Data = json.loads(line)
        if "missing" in data:
            raise Unmeasured("absent", data["missing"])
        if "failed" in data:
            raise Unmeasured("failed", data["failed"])
        return data


def engine_for(peer: Peer) -> Path:
    """The folder from which a worker imports ironmaster."""
    if peer.package != OURS or peer.pure:
        return SOURCES
    if not BUILT.is_dir():
        raise Unmeasured("unbuilt")
    if not same_sources(SOURCES / OURS, BUILT / OURS):
        raise Unmeasured("stale")
    return BUILT


def same_sources(one: Path, other: Path) -> bool:
    """Whether two folders contain the same Python files."""
    return _sources(one) == _sources(other)


def _sources(folder: Path) -> dict[Path, bytes]:
    return {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*.py")}


def measure(
    seconds: float, *, copying: bool, progress: Callable[[int], None], peers: tuple[Peer, ...] = PEERS
) -> tuple[list[Measured], list[Missing]]:
    """Measure every available engine, for about the given seconds each."""
    missing: list[Missing] = []
    with ExitStack() as stack:
        found: list[tuple[Worker, Measured]] = []
        for peer in peers:
            try:
                worker = stack.enter_context(Worker(peer))
                found.append((worker, Measured(peer, _checked(peer, worker.ready()), [])))
            except Unmeasured as problem:
                missing.append(Missing(peer, problem.reason, str(problem)))
        for done, (worker, measured) in enumerate(_turns(found)):
            progress(done)
            try:
                measured.samples.append(_sample(worker, seconds / ROUNDS, copying))
            except Unmeasured as problem:
                found.remove((worker, measured))
                missing.append(Missing(measured.peer, problem.reason, str(problem)))
        return [measured for _, measured in found], missing


def _turns(found: list[tuple[Worker, Measured]]) -> Iterator[tuple[Worker, Measured]]:
    for _ in range(ROUNDS):
        yield from list(found)


def _checked(peer: Peer, ready: Data) -> str:
    """The version, after checking that the worker runs the requested engine."""
    if peer.package == OURS and ready["compiled"] == peer.pure:
        raise Unmeasured("failed", "the other engine was imported")
    return str(ready["version"])


def _sample(worker: Worker, seconds: float, copying: bool) -> Sample:
    played = worker.measure("play", seconds * (1 - COPYING) if copying else seconds)
    copied = worker.measure("copy", seconds * COPYING) if copying else {"copies": 0, "seconds": 1}
    return Sample(
        played["decisions"] / played["seconds"],
        played["games"] / played["seconds"],
        copied["copies"] / copied["seconds"],
    )
