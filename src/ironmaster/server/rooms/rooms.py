"""The cache of rooms: a room is loaded on its first use and evicted when it was not used for a while."""

import asyncio
from collections.abc import Callable
from typing import Final

import sqlalchemy as sa

from ironmaster.server.errors import NotFound
from ironmaster.server.rooms.room import Room
from ironmaster.server.store import tables as sql
from ironmaster.server.store.rows import EntryRow
from ironmaster.server.store.store import Store

SLACK: Final = 1.25
"""The cache may exceed its size by this factor, so that not every load has to evict a room."""


class Rooms:
    """The rooms of this process, by table id."""

    def __init__(self, store: Store, size: int, changed: Callable[[Room], None]) -> None:
        self.store = store
        self.size = size
        self.changed = changed
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    def all(self) -> list[Room]:
        """Every room in memory."""
        return list(self._rooms.values())

    def loaded(self, id: str) -> Room | None:
        """The room, if it is in memory."""
        return self._rooms.get(id)

    async def room(self, id: str) -> Room:
        """The room of a table as this process last saw it. Raises NotFound if there is no such table.

        Callers that ask while the room is being loaded wait for the same load.
        """
        found = self._rooms.get(id)
        if found is not None:
            return found
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def current(self, id: str) -> Room:
        """The room including everything that other processes wrote. On SQLite there are none, so this is `room`."""
        found = self._rooms.get(id)
        if found is None:
            return await self.room(id)
        if self.store.engines.shared:
            try:
                await found.refresh()
            except NotFound:
                self.forget(id)
                raise
        return found

    def forget(self, id: str) -> None:
        """Drop a room from the cache. Its viewers are told that it closed; the next request loads it again."""
        room = self._rooms.pop(id, None)
        for viewer in () if room is None else tuple(room.viewers):
            viewer.room_closed(id)

    def evict(self) -> None:
        """Drop the least recently used rooms if there are too many. Rooms with viewers or a running request stay."""
        if len(self._rooms) <= self.size * SLACK:
            return
        idle = [room for room in self._rooms.values() if not room.viewers and not room.lock.locked()]
        idle.sort(key=lambda room: room.used)
        for room in idle[: len(self._rooms) - self.size]:
            del self._rooms[room.id]

    async def _load(self, id: str) -> Room:
        def ask(connection: sa.Connection) -> tuple[sql.Stored | None, list[EntryRow]]:
            found = sql.stored(connection, id)
            return found, [] if found is None else sql.entries_of(connection, id)

        found, entries = await self.store.read(ask)
        if found is None:
            raise NotFound("table")
        room = Room(self.store, found, entries, self.changed)
        self._rooms[id] = room
        self.evict()
        return room
