"""The rooms that are in memory: loaded when somebody comes, let go when nobody has been there for a while."""

import asyncio
from collections.abc import Callable
from typing import Final

import sqlalchemy as sa

from ironmaster.server.errors import NotHere
from ironmaster.server.rooms.room import Room
from ironmaster.server.store import tables as sql
from ironmaster.server.store.rows import EntryRow
from ironmaster.server.store.store import Store

SPARE: Final = 1.25
"""How far beyond the wanted number rooms may grow before the longest unused are let go."""


class Rooms:
    """All rooms of this process, by table."""

    def __init__(self, store: Store, kept: int, changed: Callable[[Room], None]) -> None:
        self.store = store
        self.kept = kept
        self.changed = changed
        self._rooms: dict[str, Room] = {}
        self._coming: dict[str, asyncio.Future[Room]] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    def all(self) -> list[Room]:
        """Every room in memory."""
        return list(self._rooms.values())

    def loaded(self, id: str) -> Room | None:
        """The room, if it is in memory."""
        return self._rooms.get(id)

    async def room(self, id: str) -> Room:
        """The room of a table as this process knows it. Raises NotHere if there is no such table."""
        found = self._rooms.get(id)
        if found is not None:
            return found
        if id not in self._coming:
            self._coming[id] = asyncio.ensure_future(self._load(id))
            self._coming[id].add_done_callback(lambda _: self._coming.pop(id, None))
        return await asyncio.shield(self._coming[id])

    async def current(self, id: str) -> Room:
        """The room with all that other processes wrote; the same as `room` where there are none."""
        found = self._rooms.get(id)
        if found is None:
            return await self.room(id)
        if self.store.engines.shared:
            try:
                await found.refresh()
            except NotHere:
                self.forget(id)
                raise
        return found

    def forget(self, id: str) -> None:
        """Let a room go; whoever comes next loads it anew, and whoever was there is told to."""
        room = self._rooms.pop(id, None)
        for viewer in () if room is None else tuple(room.viewers):
            viewer.lose(id)

    def tidy(self) -> None:
        """Let go of the rooms that were not used for longest, if there are too many."""
        if len(self._rooms) <= self.kept * SPARE:
            return
        idle = [room for room in self._rooms.values() if not room.viewers and not room.lock.locked()]
        idle.sort(key=lambda room: room.used)
        for room in idle[: len(self._rooms) - self.kept]:
            del self._rooms[room.id]

    async def _load(self, id: str) -> Room:
        def ask(connection: sa.Connection) -> tuple[sql.Stored | None, list[EntryRow]]:
            found = sql.stored(connection, id)
            return found, [] if found is None else sql.entries_of(connection, id)

        found, entries = await self.store.read(ask)
        if found is None:
            raise NotHere("table")
        room = Room(self.store, found, entries, self.changed)
        self._rooms[id] = room
        self.tidy()
        return room
