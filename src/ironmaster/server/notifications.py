"""Between workers: PostgreSQL tells each of them which tables the others changed."""

import asyncio
import logging
from typing import Final

import psycopg
from psycopg.sql import SQL, Identifier
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from ironmaster.server.context import AppContext
from ironmaster.server.errors import NotHere, TableConflict, Unavailable
from ironmaster.server.store.store import CHANNEL
from ironmaster.server.store.tables import LIVING, who_must_move

log: Final = logging.getLogger("ironmaster.server")
PAUSE: Final = 1.0
LISTEN: Final = SQL("LISTEN {}").format(Identifier(CHANNEL))


def address(url: URL) -> str:
    """The address of the database as psycopg reads it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


async def listen(context: AppContext) -> None:
    """Hear of changes until the server stops; after a broken connection, look at everything anew."""
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(
                address(context.store.engines.url), autocommit=True
            ) as heard:
                await heard.execute(LISTEN)
                await heard.execute("SELECT pg_advisory_lock_shared(%s)", (LIVING,))
                await catch_up(context)
                async for notice in heard.notifies():
                    await take_in(context, notice.payload)
        except (psycopg.Error, SQLAlchemyError, OSError) as error:
            log.warning("the channel between workers broke", extra={"problem": type(error).__name__})
        except Exception as error:  # a worker that does not listen would show old tables for ever
            log.error("the channel between workers broke", exc_info=error)
        await asyncio.sleep(PAUSE)


async def catch_up(context: AppContext) -> None:
    """Look at every room in memory again: what was announced while nobody listened is lost."""
    for room in context.rooms.all():
        await _refresh(context, room.id)


async def take_in(context: AppContext, payload: str) -> None:
    """Take in what another worker announced: `worker|table,table/chat`."""
    worker, _, tables = payload.partition("|")
    if worker == context.store.name:
        return
    told = [item.partition("/")[0] for item in tables.split(",") if "/" not in item]
    for item in tables.split(","):
        table, _, what = item.partition("/")
        if what == "chat":
            context.hear(table)
        else:
            await _refresh(context, table)
    if len(context.connections):
        for table, person in await context.store.read(lambda connection: who_must_move(connection, told)):
            if context.connections.has(person) and context.rooms.loaded(table) is None:
                context.connections.tell(person, table)


async def _refresh(context: AppContext, table: str) -> None:
    try:
        await context.roster_changed(table)
    except (NotHere, TableConflict, Unavailable):
        context.rooms.forget(table)
