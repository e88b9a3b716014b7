"""Removing what nobody needs any more: never an account, never a game that began."""

import time
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ironmaster.server.store.people import idle_guests
from ironmaster.server.store.rows import GUEST, OPEN
from ironmaster.server.store.schema import api_token, game_table, person, session
from ironmaster.server.store.store import notify
from ironmaster.server.store.tables import stale_open_tables

DAY = 86_400.0


class Pruned(NamedTuple):
    """How much was removed."""

    sessions: int
    tokens: int
    tables: int
    guests: int


class _Enough(Exception):
    """Nothing of a trial is kept."""


def prune(engine: sa.Engine, days: int, *, dry_run: bool = False) -> Pruned:
    """Remove what has expired and what was left alone for so many days; with `dry_run` only say what would go."""
    now = time.time()
    try:
        with engine.begin() as connection:
            done = _prune(connection, now, now - days * DAY)
            if dry_run:
                raise _Enough
    except _Enough:
        pass
    return done


def _prune(connection: sa.Connection, now: float, before: float) -> Pruned:
    # Tables go before guests: whoever only had such a table has nothing then.
    return Pruned(
        sessions=connection.execute(sa.delete(session).where(session.c.expires <= now)).rowcount,
        tokens=connection.execute(sa.delete(api_token).where(api_token.c.expires <= now)).rowcount,
        tables=sum(_drop_table(connection, table, before) for table in stale_open_tables(connection, before)),
        guests=sum(_drop_guest(connection, guest, before) for guest in idle_guests(connection, before)),
    )


def _drop_table(connection: sa.Connection, id: str, before: float) -> bool:
    """Asks once more in the same breath: it may have begun or changed since it was found."""
    unused = sa.and_(game_table.c.id == id, game_table.c.status == OPEN, game_table.c.changed < before)
    done = connection.execute(sa.delete(game_table).where(unused)).rowcount > 0
    if done:
        notify(connection, [id])
    return done


def _drop_guest(connection: sa.Connection, id: str, before: float) -> bool:
    idle = sa.and_(person.c.id == id, person.c.kind == GUEST, person.c.seen < before)
    try:
        with connection.begin_nested():
            return connection.execute(sa.delete(person).where(idle)).rowcount > 0
    except IntegrityError:
        return False  # they sat down or spoke at this very moment
