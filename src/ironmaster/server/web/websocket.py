"""The live connection: a WebSocket over which tables are followed and played.

Every command is answered with its `id`; changes of a followed table arrive as updates. A slow reader never makes the
server remember more: it gets the newest state and all events since the index it had, whenever it is ready for them.
"""

import asyncio
from collections import deque
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from ironmaster.core.errors import IronmasterError
from ironmaster.server.context import AppContext
from ironmaster.server.errors import NotHere, RequestError
from ironmaster.server.rooms.room import Room
from ironmaster.server.store.chat import chat_since
from ironmaster.server.web import playing
from ironmaster.server.web.authentication import Caller
from ironmaster.server.web.commands import (
    Chat,
    Close,
    Command,
    Draft,
    Move,
    Open,
    Ping,
    Undo,
    WhyNot,
    number_of,
    read_command,
)
from ironmaster.server.web.error_responses import fault, log, of_store, problem_of
from ironmaster.server.wire import Problem, Update, encoded

AHEAD: Final = 32
"""Answers that may wait for a slow reader before no more commands are read."""
MOST_TABLES: Final = 64
PARTING: Final = 2.0
FINISH: Final = 5.0
"""Seconds that a command in progress has when its connection has gone."""


class Answer(msgspec.Struct, kw_only=True, omit_defaults=True, tag_field="type", tag="answer"):
    """The answer to a command: what was asked for, or the problem; after a move or undo, how the table stands then."""

    id: int
    done: Any = None
    problem: Problem | None = None
    update: Update | None = None


class Notice(msgspec.Struct, kw_only=True):
    """A short message about a table: `turn` (it waits for you) or `closed` (you may follow it no longer)."""

    type: str
    table: str


class Followed(NamedTuple):
    """A table that a connection follows, as which seat (`turn`: whichever of one's own is to act)."""

    room: Room
    seat: str


class LiveConnection:
    """One connection."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], context: AppContext, caller: Caller, lang: str, address: str
    ) -> None:
        self.socket = socket
        self.context = context
        self.caller = caller
        self.lang = lang
        self.address = address
        self.person = "" if caller.person is None else caller.person.id
        self.session, self.token = caller.session, caller.token
        self._followed: dict[str, Followed] = {}
        self._index: dict[str, int] = {}
        self._said: dict[str, int] = {}
        self._stale: dict[str, bool] = {}
        self._talk: dict[str, bool] = {}
        self._notices: dict[str, bool] = {}
        self._lost: dict[str, bool] = {}
        self._answers: deque[bytes] = deque()
        self._work = asyncio.Event()
        self._room_for_more = asyncio.Event()
        self._ended = asyncio.Event()
        self._doing = asyncio.Lock()

    # What others tell it

    def wake(self, room: Room) -> None:
        self._stale[room.id] = True
        self._work.set()

    def hear(self, table: str) -> None:
        self._talk[table] = True
        self._work.set()

    def lose(self, table: str) -> None:
        self._lost[table] = True
        self._work.set()

    def notice(self, table: str) -> None:
        if table not in self._followed:  # the others see it in their updates
            self._notices[table] = True
            self._work.set()

    def end(self) -> None:
        self._ended.set()

    # Its life

    async def run(self) -> None:
        """Read and write until one side ends it."""
        self.context.connections.add(self)
        tasks = [asyncio.create_task(work) for work in (self._read(), self._write(), self._ended.wait())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # the other side has gone
        finally:
            ended_here = self._ended.is_set()
            await self._finish(tasks)
            for followed in self._followed.values():
                followed.room.viewers.discard(self)
            self.context.connections.remove(self)
        if ended_here:
            await self._part()

    async def _finish(self, tasks: list["asyncio.Task[Any]"]) -> None:
        """Begin no other command, but let one in progress end: a move may be between its commit and its application."""
        self._ended.set()
        with suppress(TimeoutError):
            async with asyncio.timeout(FINISH), self._doing:
                pass
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _part(self) -> None:
        """Say that the connection was ended here; whoever does not read is not waited for."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
            async with asyncio.timeout(PARTING):
                await self.socket.close(code=4001)

    async def _read(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect" or self._ended.is_set():
                return
            data: Any = message.get("text") or message.get("bytes") or b""
            async with self._doing:
                self._answers.append(encoded(await self._answer(data)))
            self._work.set()
            while len(self._answers) > AHEAD:
                self._room_for_more.clear()
                await self._room_for_more.wait()

    async def _write(self) -> None:
        while True:
            await self._work.wait()
            self._work.clear()
            while await self._write_one():
                pass

    async def _write_one(self) -> bool:
        """Send what is first in order, if anything is waiting. An answer may hold an update older than the next one."""
        if self._answers:
            self._room_for_more.set()
            await self._send(self._answers.popleft())
        elif self._lost:
            await self._send_closed(self._lost.popitem()[0])
        elif self._stale:
            await self._send_update(self._stale.popitem()[0])
        elif self._talk:
            await self._send_talk(self._talk.popitem()[0])
        elif self._notices:
            await self._send(encoded(Notice(type="turn", table=self._notices.popitem()[0])))
        else:
            return False
        return True

    async def _send(self, data: bytes) -> None:
        await self.socket.send_data(data.decode(), mode="text")

    async def _send_update(self, table: str) -> None:
        try:
            update = self._update(table)
        except IronmasterError:
            await self._send_closed(table)
            return
        if update is not None:
            await self._send(encoded(update))

    def _update(self, table: str) -> Update | None:
        """What the other side does not know yet of a table it follows; it must be sent in the order of asking."""
        followed = self._followed.get(table)
        if followed is None:
            return None
        seat = playing.seat_to_see(followed.room, self.caller, followed.seat)
        update = followed.room.updates.update(seat, self._index[table], self.lang)
        self._index[table] = update.index
        return update

    def _told(self, table: str) -> Update | None:
        """The update that one's own move brought, to go with its answer, unless others are waiting to be sent."""
        if self._answers or table in self._lost or not self._stale.pop(table, False):
            return None
        try:
            return self._update(table)
        except IronmasterError:
            self._lost[table] = True  # the move stands all the same
            return None

    async def _send_closed(self, table: str) -> None:
        if self._leave(table):
            await self._send(encoded(Notice(type="closed", table=table)))

    async def _send_talk(self, table: str) -> None:
        if table not in self._followed:
            return
        after = self._said[table]
        try:
            rows = await self.context.store.read(lambda connection: chat_since(connection, table, after))
        except SQLAlchemyError as error:
            of_store(error)
            return  # the next line brings these too
        for row in rows:
            self._said[table] = max(self._said[table], row.id)
            await self._send(encoded(playing.chat_line(row, self.person)))

    # Commands

    async def _answer(self, data: str | bytes) -> Answer:
        number = 0
        try:
            self.context.limits.check("command", self.address)
            number, command = read_command(data)
            done = await self._do(command)
            update = self._told(command.table) if isinstance(command, Move | Undo) else None
            return Answer(id=number, done=done, update=update)
        except IronmasterError as error:
            number = number or number_of(data)
            return Answer(id=number, problem=problem_of(error, self.lang))
        except SQLAlchemyError as error:
            return Answer(id=number, problem=problem_of(of_store(error), self.lang))
        except Exception as error:  # one bad command must not end the connection
            log.error("failed", exc_info=error)
            return Answer(id=number, problem=fault(self.lang))

    async def _do(self, command: Command) -> Any:
        if isinstance(command, Move):
            return await playing.move(self.context, self.caller, command.table, command)
        if isinstance(command, Open):
            return await self._open(command)
        if isinstance(command, Draft):
            return await playing.draft(self.context, self.caller, command.table, command, self.lang)
        if isinstance(command, Undo):
            return await playing.undo(self.context, self.caller, command.table, command)
        if isinstance(command, WhyNot):
            return await playing.why(self.context, self.caller, command.table, command, self.lang)
        if isinstance(command, Chat):
            return await playing.talk(self.context, self.caller, command.table, command, self.address)
        if isinstance(command, Close):
            if not self._leave(command.table):
                raise NotHere("table")
            return {"table": command.table}
        assert isinstance(command, Ping)
        return {"pong": True}

    async def _open(self, command: Open) -> dict[str, Any]:
        if len(self._followed) >= MOST_TABLES and command.table not in self._followed:
            raise RequestError("tables", most=MOST_TABLES)
        said = command.chat if command.chat is not None else await playing.last_said(self.context, command.table)
        room = await playing.entered(self.context, self.caller.reader(), command.table)
        seat = command.seat or ""
        playing.seat_to_see(room, self.caller, seat)
        self._leave(room.id)
        self._followed[room.id] = Followed(room, seat)
        self._index[room.id] = max(0, room.index - playing.RECENT) if command.since is None else command.since
        self._said[room.id] = said
        room.viewers.add(self)
        self.wake(room)
        self.hear(room.id)
        return {"table": room.id, "index": room.index}

    def _leave(self, table: str) -> bool:
        """Follow a table no longer; whether it was followed."""
        self._lost.pop(table, None)
        followed = self._followed.pop(table, None)
        if followed is not None:
            followed.room.viewers.discard(self)
        return followed is not None
