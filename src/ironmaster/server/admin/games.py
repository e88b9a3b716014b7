"""Commands on all stored games: verify them, and export the records of finished ones."""

import re
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Final, NamedTuple

import sqlalchemy as sa

from ironmaster.core.errors import IronmasterError
from ironmaster.server.admin.verification import Difference, first_difference
from ironmaster.server.errors import NotHere, ServeError
from ironmaster.server.rooms.journal import read_journal
from ironmaster.server.store.rows import ABANDONED, FINISHED, OPEN, EntryRow, TableRow
from ironmaster.server.store.schema import game_table
from ironmaster.server.store.tables import entries_of, table_row

PAGE: Final = 200
"""How many ids are read at a time. Games are read one by one, to save memory."""
_SAFE: Final = re.compile(r"\w+")


class Checked(NamedTuple):
    """A replayed game and its first difference, if any."""

    row: TableRow
    difference: Difference | None


class Exported(NamedTuple):
    """The record of a game and its file name, or the reason why there is none."""

    row: TableRow
    name: str
    record: str
    problem: IronmasterError | None


def count_begun(engine: sa.Engine) -> int:
    """The number of games that have started."""
    return _count(engine, game_table.c.status != OPEN)


def count_ended(engine: sa.Engine, since: float) -> int:
    """The number of games that ended since a time."""
    return _count(engine, _ended(since))


def verify(engine: sa.Engine, tables: Sequence[str] = ()) -> Iterator[Checked]:
    """Replay all started games, or only the given ones. Raises ServeError if there is no such table."""
    _check_exist(engine, tables)
    for table in tables or _ids(engine, game_table.c.status != OPEN):
        found = _game(engine, table)
        if found is not None:
            yield Checked(found[0], first_difference(*found))


def records(engine: sa.Engine, since: float) -> Iterator[Exported]:
    """The records of all games that ended since a time."""
    for table in _ids(engine, _ended(since)):
        found = _game(engine, table)
        if found is not None:
            yield _export(*found)


def day(text: str | None) -> float:
    """The timestamp of a date (UTC) or of a date with time; 0 for None."""
    if text is None:
        return 0.0
    try:
        found = datetime.fromisoformat(text)
        return (found if found.tzinfo is not None else found.replace(tzinfo=UTC)).timestamp()
    except (ValueError, OverflowError):
        raise ServeError("date", text=text[:40]) from None


def _export(row: TableRow, entries: list[EntryRow]) -> Exported:
    try:
        if not _SAFE.fullmatch(row.id):
            raise NotHere("table")  # a manipulated id must not become a path
        record = str(read_journal(row, entries).match.saved)
    except IronmasterError as error:
        return Exported(row, "", "", error)
    return Exported(row, f"{row.game}-{row.id}.record", record, None)


def _ended(since: float) -> sa.ColumnElement[bool]:
    return sa.and_(game_table.c.status.in_((FINISHED, ABANDONED)), game_table.c.ended >= since)


def _count(engine: sa.Engine, which: sa.ColumnElement[bool]) -> int:
    with engine.connect() as connection:
        return connection.execute(sa.select(sa.func.count()).select_from(game_table).where(which)).scalar_one()


def _ids(engine: sa.Engine, which: sa.ColumnElement[bool]) -> Iterator[str]:
    last = ""
    while True:
        query = sa.select(game_table.c.id).where(which, game_table.c.id > last).order_by(game_table.c.id).limit(PAGE)
        with engine.connect() as connection:
            found = list(connection.execute(query).scalars())
        if not found:
            return
        yield from found
        last = found[-1]


def _check_exist(engine: sa.Engine, tables: Sequence[str]) -> None:
    with engine.connect() as connection:
        for table in tables:
            if table_row(connection, table) is None:
                raise ServeError("table", id=table[:40])


def _game(engine: sa.Engine, id: str) -> tuple[TableRow, list[EntryRow]] | None:
    """A table and its journal from one snapshot; None if it was deleted meanwhile."""
    with engine.connect() as connection:
        row = table_row(connection, id)
        return None if row is None else (row, entries_of(connection, id))
