"""The live connection: a WebSocket over which a client follows and plays tables.

Every command is answered with its `id`; changes of a followed table arrive as updates. Updates are not queued: the
connection only marks a table as changed. A slow client gets the newest state, with all events since its last index,
when it is ready to read, so it never makes the server buffer more.
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
from ironmaster.server.errors import NotFound, RequestError
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
from ironmaster.server.web.error_responses import fault, from_store_error, log, problem_of
from ironmaster.server.wire import Update, encoded
from ironmaster.server.wire_errors import Problem

MOST_UNSENT: Final = 32
"""Unsent answers after which no more commands are read, until the client has read some."""
MOST_TABLES: Final = 64
CLOSE_SECONDS: Final = 2.0
"""How long to wait for a client to take the closing message."""
FINISH_SECONDS: Final = 5.0
"""How long a running command may continue after its connection has closed."""


class Answer(msgspec.Struct, kw_only=True, omit_defaults=True, tag_field="type", tag="answer"):
    """The answer to a command: its result or the problem, and after a move or undo also the update of the table."""

    id: int
    done: Any = None
    problem: Problem | None = None
    update: Update | None = None


class Notice(msgspec.Struct, kw_only=True):
    """A short message about a table: `turn` (it waits for you) or `closed` (you no longer follow it)."""

    type: str
    table: str


class Followed(NamedTuple):
    """A table that a connection follows, and as which seat. `turn` means their seat that is to act."""

    room: Room
    seat: str


class LiveConnection:
    """One WebSocket connection.

    One task reads and answers commands, another one sends. The dictionaries of changed tables are used as ordered
    sets of what has to be sent.
    """

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
        self._last_chat: dict[str, int] = {}
        self._changed_tables: dict[str, bool] = {}
        self._changed_chats: dict[str, bool] = {}
        self._turns: dict[str, bool] = {}
        self._closed_tables: dict[str, bool] = {}
        self._answers: deque[bytes] = deque()
        self._has_output = asyncio.Event()
        self._has_capacity = asyncio.Event()
        self._closing = asyncio.Event()
        self._command_lock = asyncio.Lock()

    # Called by rooms and by the application

    def room_changed(self, room: Room) -> None:
        self._changed_tables[room.id] = True
        self._has_output.set()

    def chat_changed(self, table: str) -> None:
        self._changed_chats[table] = True
        self._has_output.set()

    def room_closed(self, table: str) -> None:
        self._closed_tables[table] = True
        self._has_output.set()

    def notify_turn(self, table: str) -> None:
        if table not in self._followed:  # a followed table shows it in its update
            self._turns[table] = True
            self._has_output.set()

    def close(self) -> None:
        self._closing.set()

    # Lifecycle

    async def run(self) -> None:
        """Read and write until one side closes the connection."""
        self.context.connections.add(self)
        tasks = [asyncio.create_task(work) for work in (self._read(), self._write(), self._closing.wait())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # the client has disconnected
        finally:
            closed_here = self._closing.is_set()
            await self._finish(tasks)
            for followed in self._followed.values():
                followed.room.viewers.discard(self)
            self.context.connections.remove(self)
        if closed_here:
            await self._send_close()

    async def _finish(self, tasks: list["asyncio.Task[Any]"]) -> None:
        """Stop both tasks, but let a running command finish: a move may be committed and not yet applied."""
        self._closing.set()
        with suppress(TimeoutError):
            async with asyncio.timeout(FINISH_SECONDS), self._command_lock:
                pass
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _send_close(self) -> None:
        """Tell the client that the server closed the connection. Do not wait long for a client that does not read."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await self.socket.close(code=4001)

    async def _read(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect" or self._closing.is_set():
                return
            data: Any = message.get("text") or message.get("bytes") or b""
            async with self._command_lock:
                self._answers.append(encoded(await self._answer(data)))
            self._has_output.set()
            while len(self._answers) > MOST_UNSENT:
                self._has_capacity.clear()
                await self._has_capacity.wait()

    async def _write(self) -> None:
        while True:
            await self._has_output.wait()
            self._has_output.clear()
            while await self._write_one():
                pass

    async def _write_one(self) -> bool:
        """Send the next message, if there is one. Answers go first: their updates are older than the pending ones."""
        if self._answers:
            self._has_capacity.set()
            await self._send(self._answers.popleft())
        elif self._closed_tables:
            await self._send_closed(self._closed_tables.popitem()[0])
        elif self._changed_tables:
            await self._send_update(self._changed_tables.popitem()[0])
        elif self._changed_chats:
            await self._send_chat(self._changed_chats.popitem()[0])
        elif self._turns:
            await self._send(encoded(Notice(type="turn", table=self._turns.popitem()[0])))
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
        """The update since the last one for a followed table. Updates must be sent in the order they were made."""
        followed = self._followed.get(table)
        if followed is None:
            return None
        seat = playing.viewed_seat(followed.room, self.caller, followed.seat)
        update = followed.room.updates.update(seat, self._index[table], self.lang)
        self._index[table] = update.index
        return update

    def _own_update(self, table: str) -> Update | None:
        """The update caused by the client's own move, to go with its answer; None if other answers are still unsent."""
        if self._answers or table in self._closed_tables or not self._changed_tables.pop(table, False):
            return None
        try:
            return self._update(table)
        except IronmasterError:
            self._closed_tables[table] = True  # the move was made all the same
            return None

    async def _send_closed(self, table: str) -> None:
        if self._unfollow(table):
            await self._send(encoded(Notice(type="closed", table=table)))

    async def _send_chat(self, table: str) -> None:
        if table not in self._followed:
            return
        after = self._last_chat[table]
        try:
            rows = await self.context.store.read(lambda connection: chat_since(connection, table, after))
        except SQLAlchemyError as error:
            from_store_error(error)
            return  # they will be sent with the next chat line
        for row in rows:
            self._last_chat[table] = max(self._last_chat[table], row.id)
            await self._send(encoded(playing.chat_line(row, self.person)))

    # Commands

    async def _answer(self, data: str | bytes) -> Answer:
        number = 0
        try:
            self.context.limits.check("command", self.address)
            number, command = read_command(data)
            done = await self._execute(command)
            update = self._own_update(command.table) if isinstance(command, Move | Undo) else None
            return Answer(id=number, done=done, update=update)
        except IronmasterError as error:
            number = number or number_of(data)
            return Answer(id=number, problem=problem_of(error, self.lang))
        except SQLAlchemyError as error:
            return Answer(id=number, problem=problem_of(from_store_error(error), self.lang))
        except Exception as error:  # a bug in one command must not close the connection
            log.error("command failed", exc_info=error)
            return Answer(id=number, problem=fault(self.lang))

    async def _execute(self, command: Command) -> Any:
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
            return await playing.chat(self.context, self.caller, command.table, command, self.address)
        if isinstance(command, Close):
            if not self._unfollow(command.table):
                raise NotFound("table")
            return {"table": command.table}
        assert isinstance(command, Ping)
        return {"pong": True}

    async def _open(self, command: Open) -> dict[str, Any]:
        if len(self._followed) >= MOST_TABLES and command.table not in self._followed:
            raise RequestError("tables", most=MOST_TABLES)
        last_chat = (
            command.chat if command.chat is not None else await playing.last_chat_shown(self.context, command.table)
        )
        room = await playing.room_for(self.context, self.caller.reader(), command.table)
        seat = command.seat or ""
        playing.viewed_seat(room, self.caller, seat)
        self._unfollow(room.id)
        self._followed[room.id] = Followed(room, seat)
        self._index[room.id] = max(0, room.index - playing.RECENT) if command.since is None else command.since
        self._last_chat[room.id] = last_chat
        room.viewers.add(self)
        self.room_changed(room)
        self.chat_changed(room.id)
        return {"table": room.id, "index": room.index}

    def _unfollow(self, table: str) -> bool:
        """Stop following a table. Returns whether it was followed."""
        self._closed_tables.pop(table, None)
        followed = self._followed.pop(table, None)
        if followed is not None:
            followed.room.viewers.discard(self)
        return followed is not None
