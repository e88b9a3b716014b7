"""Between workers: PostgreSQL tells each of them which tables the others changed."""

import asyncio
import logging
from typing import Final

import psycopg
from psycopg.sql import SQL, Identifier
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from ironmaster.server.errors import NotHere, TableConflict, Unavailable
from ironmaster.server.hall import Hall
from ironmaster.server.store.store import CHANNEL
from ironmaster.server.store.tables import LIVING, who_must_move

log: Final = logging.getLogger("ironmaster.server")
PAUSE: Final = 1.0
LISTEN: Final = SQL("LISTEN {}").format(Identifier(CHANNEL))


def address(url: URL) -> str:
    """The address of the database as psycopg reads it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


async def listen(hall: Hall) -> None:
    """Hear of changes until the server stops; after a broken connection, look at everything anew."""
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address(hall.store.engines.url), autocommit=True) as heard:
                await heard.execute(LISTEN)
                await heard.execute("SELECT pg_advisory_lock_shared(%s)", (LIVING,))
                await catch_up(hall)
                async for notice in heard.notifies():
                    await take_in(hall, notice.payload)
        except (psycopg.Error, SQLAlchemyError, OSError) as error:
            log.warning("the channel between workers broke", extra={"problem": type(error).__name__})
        except Exception as error:  # a worker that does not listen would show old tables for ever
            log.error("the channel between workers broke", exc_info=error)
        await asyncio.sleep(PAUSE)


async def catch_up(hall: Hall) -> None:
    """Look at every room in memory again: what was announced while nobody listened is lost."""
    for room in hall.rooms.all():
        await _refresh(hall, room.id)


async def take_in(hall: Hall, payload: str) -> None:
    """Take in what another worker announced: `worker|table,table/chat`."""
    worker, _, tables = payload.partition("|")
    if worker == hall.store.name:
        return
    told = [item.partition("/")[0] for item in tables.split(",") if "/" not in item]
    for item in tables.split(","):
        table, _, what = item.partition("/")
        if what == "chat":
            hall.hear(table)
        else:
            await _refresh(hall, table)
    if len(hall.hub):
        for table, person in await hall.store.read(lambda connection: who_must_move(connection, told)):
            if hall.hub.has(person) and hall.rooms.loaded(table) is None:
                hall.hub.tell(person, table)


async def _refresh(hall: Hall, table: str) -> None:
    try:
        await hall.roster_changed(table)
    except (NotHere, TableConflict, Unavailable):
        hall.rooms.forget(table)
