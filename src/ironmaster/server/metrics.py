"""Prometheus metrics. With several workers their values are added up."""

import os
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"


class Metrics:
    """The metrics of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = self._counter("requests", "HTTP requests", "method", "route", "status")
        self.seconds = self._times("request_seconds", "Time of HTTP requests", "route")
        self.moves = self._counter("moves", "Moves made", "by")
        self.move_seconds = self._times("move_seconds", "Time from receiving a move to answering it")
        self.refused = self._counter("refused", "Moves refused", "code")
        self.open_seconds = self._times("open_seconds", "Time to load a table from the database")
        self.late_seconds = self._times("late_seconds", "Delay of the event loop")
        self.bot_failures = self._counter("bot_failures", "Moves that a bot failed to choose in time", "bot")
        self.connections = self._gauge("connections", "Live connections")
        self.rooms = self._gauge("rooms", "Tables in memory")
        self.commits = self._gauge("commits", "Commits of moves since the start")
        self.durable = self._gauge("durable_moves", "Moves committed since the start")

    def _counter(self, name: str, text: str, *labels: str) -> Counter:
        return Counter(f"ironmaster_{name}", text, labels, registry=self.registry)

    def _times(self, name: str, text: str, *labels: str) -> Histogram:
        return Histogram(f"ironmaster_{name}", text, labels, buckets=BUCKETS, registry=self.registry)

    def _gauge(self, name: str, text: str) -> Gauge:
        return Gauge(f"ironmaster_{name}", text, multiprocess_mode="livesum", registry=self.registry)

    def page(self) -> bytes:
        """All metrics in the text format of Prometheus."""
        if SHARED not in os.environ:
            return generate_latest(self.registry)
        _remove_dead_workers(Path(os.environ[SHARED]))
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)


def _remove_dead_workers(folder: Path) -> None:
    """Delete the gauges of killed workers: they have no connections and rooms any more."""
    for path in folder.glob("gauge_live*.db"):
        worker = path.stem.rpartition("_")[2]
        if worker.isdecimal() and not _is_running(int(worker)):
            path.unlink(missing_ok=True)


def _is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True
