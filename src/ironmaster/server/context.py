"""The context: what all parts of one server process share."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from ironmaster.bots.registry import substitute
from ironmaster.server.connections import Connections
from ironmaster.server.limits import Limits
from ironmaster.server.metrics import Metrics
from ironmaster.server.rooms.room import Room
from ironmaster.server.rooms.rooms import Rooms
from ironmaster.server.settings import Settings
from ironmaster.server.store.people import tables_with
from ironmaster.server.store.store import Store

if TYPE_CHECKING:
    from ironmaster.server.analysis_jobs import AnalysisJobs
    from ironmaster.server.bot_runner import BotRunner

log: Final = logging.getLogger("ironmaster.server")
GAUGE: Final = 0.1


class AppContext:
    """Settings, store, rooms, the people connected, and the bots."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.limits = Limits(settings.rates / settings.workers)
        self.connections = Connections()
        self.rooms = Rooms(store, settings.rooms, self._changed)
        self.bots: BotRunner | None = None
        self.analysis_jobs: AnalysisJobs | None = None
        self.ready = False
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def substitute(self) -> str:
        """The bot that plays on for somebody who resigned; empty where no bots play."""
        return substitute() if self.settings.bot_processes else ""

    async def roster_changed(self, table: str) -> None:
        """Who sits at a table or may look at it has changed in the store."""
        room = self.rooms.loaded(table)
        if room is not None:
            await room.refresh()

    async def seats_changed(self, person: str) -> None:
        """Somebody's name or kind changed: every table where they sit shows it."""
        for table in await self.store.read(lambda connection: tables_with(connection, person)):
            await self.roster_changed(table)

    async def wake(self, table: str) -> None:
        """Load a table, so that a bot that must begin there does."""
        if self.bots is not None:
            self.bots.look(table)

    def hear(self, table: str) -> None:
        """Something was said at a table."""
        room = self.rooms.loaded(table)
        for viewer in () if room is None else tuple(room.viewers):
            viewer.hear(table)

    async def gauge(self) -> None:
        """Keep the counters of what there is up to date, for ever."""
        while True:
            self.metrics.rooms.set(len(self.rooms))
            self.metrics.connections.set(len(self.connections))
            self.metrics.commits.set(self.store.commits)
            self.metrics.durable.set(self.store.appended)
            started = time.perf_counter()
            await asyncio.sleep(GAUGE)
            self.metrics.late_seconds.observe(time.perf_counter() - started - GAUGE)

    def _changed(self, room: Room) -> None:
        for viewer in tuple(room.viewers):
            viewer.wake(room)
        self.connections.turn(room)
        if self.bots is not None and room.bot_to_move:
            self.bots.wake(room)

    def start(self, work: "asyncio._CoroutineLike[None]") -> None:
        """Let something go on in the background until the server stops."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            log.error("work in the background failed", exc_info=error)

    async def stop(self) -> None:
        """End what goes on in the background."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
