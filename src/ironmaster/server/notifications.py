"""Notifications between workers: PostgreSQL LISTEN/NOTIFY tells each worker which tables the others changed."""

import asyncio
import logging
from typing import Final

import psycopg
from psycopg.sql import SQL, Identifier
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from ironmaster.server.context import AppContext
from ironmaster.server.errors import NotFound, TableConflict, Unavailable
from ironmaster.server.store.store import CHANNEL
from ironmaster.server.store.tables import SERVING_LOCK, people_to_act

log: Final = logging.getLogger("ironmaster.server")
RECONNECT_SECONDS: Final = 1.0
LISTEN: Final = SQL("LISTEN {}").format(Identifier(CHANNEL))


def connection_string(url: URL) -> str:
    """The URL of the database in the form that psycopg reads."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


async def listen(context: AppContext) -> None:
    """Apply notifications in an endless loop; reconnect after an error."""
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(
                connection_string(context.store.engines.url), autocommit=True
            ) as connection:
                await connection.execute(LISTEN)
                # Held while this worker is connected: `only_server` checks it to see whether the database is in use.
                await connection.execute("SELECT pg_advisory_lock_shared(%s)", (SERVING_LOCK,))
                await catch_up(context)
                async for notice in connection.notifies():
                    await apply(context, notice.payload)
        except (psycopg.Error, SQLAlchemyError, OSError) as error:
            log.warning("listening for notifications failed", extra={"problem": type(error).__name__})
        except Exception as error:  # a worker that stopped listening would show outdated tables
            log.error("listening for notifications failed", exc_info=error)
        await asyncio.sleep(RECONNECT_SECONDS)


async def catch_up(context: AppContext) -> None:
    """Reload every room in memory: notifications sent while this worker was not connected are lost."""
    for room in context.rooms.all():
        await _refresh(context, room.id)


async def apply(context: AppContext, payload: str) -> None:
    """Apply a notification of another worker. Its form is `worker|table,table/chat`."""
    worker, _, tables = payload.partition("|")
    if worker == context.store.name:
        return
    changed = [item.partition("/")[0] for item in tables.split(",") if "/" not in item]
    for item in tables.split(","):
        table, _, what = item.partition("/")
        if what == "chat":
            context.chat_changed(table)
        else:
            await _refresh(context, table)
    if len(context.connections):
        for table, person in await context.store.read(lambda connection: people_to_act(connection, changed)):
            if context.connections.is_connected(person) and context.rooms.loaded(table) is None:
                context.connections.notify_person(person, table)


async def _refresh(context: AppContext, table: str) -> None:
    try:
        await context.roster_changed(table)
    except (NotFound, TableConflict, Unavailable):
        context.rooms.forget(table)
