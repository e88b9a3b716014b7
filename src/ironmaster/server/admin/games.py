"""Commands on all stored games: verify them, and export the records of finished ones."""

import re
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from ironmaster.core.errors import IronmasterError
from ironmaster.server.admin.verification import Difference, first_difference
from ironmaster.server.errors import NotFound, ServeError
from ironmaster.server.rooms.journal import read_journal
from ironmaster.server.store.rows import ABANDONED, FINISHED, OPEN, EntryRow, TableRow, many, one
from ironmaster.server.store.schema import entry, game_table

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
    stored = _Stored(engine)
    for table in tables:
        if stored.game(table) is None:
            raise ServeError("table", id=table[:40])
    for table in tables or _ids(engine, game_table.c.status != OPEN):
        found = stored.game(table)
        if found is not None:
            yield Checked(found[0], first_difference(*found))


def records(engine: sa.Engine, since: float) -> Iterator[Exported]:
    """The records of all games that ended since a time."""
    stored = _Stored(engine)
    for table in _ids(engine, _ended(since)):
        found = stored.game(table)
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
            raise NotFound("table")  # a manipulated id must not become a path
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


class _Stored:
    """The games of a database whose schema may be an older one: a column that it lacks is read as null."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        with engine.connect() as connection:
            self.row = _columns(connection, game_table)
            self.line = _columns(connection, entry)

    def game(self, id: str) -> tuple[TableRow, list[EntryRow]] | None:
        """A table and its journal as they were at one moment; None if it is not there or no longer."""
        with self.engine.connect() as connection:
            row = one(connection, TableRow, sa.select(*self.row).where(game_table.c.id == id))
            return None if row is None else (row, self.lines(connection, id))

    def lines(self, connection: sa.Connection, id: str) -> list[EntryRow]:
        """The journal of a table."""
        query = sa.select(*self.line).where(entry.c.table == id).order_by(entry.c.number)
        return many(connection, EntryRow, query)


def _columns(connection: sa.Connection, table: sa.Table) -> list[sa.ColumnElement[Any]]:
    there = {column["name"] for column in sa.inspect(connection).get_columns(table.name)}
    return [column if column.name in there else sa.null().label(column.name) for column in table.c]
