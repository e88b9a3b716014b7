"""Deletes expired and abandoned data: never an account, never a started game."""

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
    """How many rows of each kind were deleted."""

    sessions: int
    tokens: int
    tables: int
    guests: int


class _RollBack(Exception):
    """Raised to roll back a dry run."""


def prune(engine: sa.Engine, days: int, *, dry_run: bool = False) -> Pruned:
    """Delete expired sessions and tokens, and open tables and guests without activity for `days`.

    With `dry_run` nothing is deleted; the result tells what would be.
    """
    now = time.time()
    try:
        with engine.begin() as connection:
            done = _prune(connection, now, now - days * DAY)
            if dry_run:
                raise _RollBack
    except _RollBack:
        pass
    return done


def _prune(connection: sa.Connection, now: float, before: float) -> Pruned:
    # Tables are deleted before guests: a guest who had only such a table can then be deleted too.
    return Pruned(
        sessions=connection.execute(sa.delete(session).where(session.c.expires <= now)).rowcount,
        tokens=connection.execute(sa.delete(api_token).where(api_token.c.expires <= now)).rowcount,
        tables=sum(_drop_table(connection, table, before) for table in stale_open_tables(connection, before)),
        guests=sum(_drop_guest(connection, guest, before) for guest in idle_guests(connection, before)),
    )


def _drop_table(connection: sa.Connection, id: str, before: float) -> bool:
    """Delete a table if it still is open and unchanged; it may have been started meanwhile."""
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
        return False  # the guest took a seat or wrote a chat line at the same moment
