"""The application context: the objects that all parts of one server process share."""

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
GAUGE_SECONDS: Final = 0.1
"""How often the gauges are updated and the delay of the event loop is measured."""


class AppContext:
    """Settings, store, rooms, open connections and background workers of one process."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.limits = Limits(settings.rates / settings.workers)
        self.connections = Connections()
        self.rooms = Rooms(store, settings.rooms, self._room_changed)
        self.bots: BotRunner | None = None
        self.analysis_jobs: AnalysisJobs | None = None
        self.ready = False
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def substitute(self) -> str:
        """The bot that takes over the seat of a player who resigns; empty if bots are switched off."""
        return substitute() if self.settings.bot_processes else ""

    async def roster_changed(self, table: str) -> None:
        """Reload a table whose seats or access rights changed in the store, if it is in memory."""
        room = self.rooms.loaded(table)
        if room is not None:
            await room.refresh()

    async def person_changed(self, person: str) -> None:
        """Reload every table where this person sits: its seats show their name and kind."""
        for table in await self.store.read(lambda connection: tables_with(connection, person)):
            await self.roster_changed(table)

    async def wake_bots(self, table: str) -> None:
        """Load a table, so that a bot that has to move there starts thinking."""
        if self.bots is not None:
            self.bots.check(table)

    def chat_changed(self, table: str) -> None:
        """Tell everybody who follows a table that it has a new chat line."""
        room = self.rooms.loaded(table)
        for viewer in () if room is None else tuple(room.viewers):
            viewer.chat_changed(table)

    async def update_gauges(self) -> None:
        """Update the gauges in an endless loop, and measure how late the event loop wakes up."""
        while True:
            self.metrics.rooms.set(len(self.rooms))
            self.metrics.connections.set(len(self.connections))
            self.metrics.commits.set(self.store.commits)
            self.metrics.durable.set(self.store.appended)
            started = time.perf_counter()
            await asyncio.sleep(GAUGE_SECONDS)
            self.metrics.late_seconds.observe(time.perf_counter() - started - GAUGE_SECONDS)

    def _room_changed(self, room: Room) -> None:
        for viewer in tuple(room.viewers):
            viewer.room_changed(room)
        self.connections.notify_turn(room)
        if self.bots is not None and room.bot_to_move:
            self.bots.play(room)

    def start(self, work: "asyncio._CoroutineLike[None]") -> None:
        """Run a coroutine in the background until it ends or the server stops."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._task_done)

    def _task_done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            log.error("background task failed", exc_info=error)

    async def stop(self) -> None:
        """Cancel all background tasks and wait for them."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
