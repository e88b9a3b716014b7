"""The whole database into one SQLite file, and from such a file into an empty database of either kind."""

import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from ironmaster.server.admin.database import shown
from ironmaster.server.errors import ServeError
from ironmaster.server.store.engines import Engines, open_file, problem_of, read_file, read_only
from ironmaster.server.store.migrate import is_known, migrate, newest, revision_of
from ironmaster.server.store.schema import metadata

BATCH: Final = 1000
VERSIONS: Final = "alembic_version"
Progress = Callable[[str, int], None]
"""Hears of each batch: the table that it is of, and how many rows have been copied in all."""


def backup(source: Engines, path: Path, progress: Progress = lambda *_: None) -> int:
    """Copy all rows, as they are at one moment, into a new SQLite file that only its owner may read; how many."""
    if path.exists():
        raise ServeError("file", path=str(path))
    try:
        number, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:40]}.")
        os.close(number)
        made = Path(name)
        try:
            copied = _fill(source, made, progress)
            if path.exists():
                raise ServeError("file", path=str(path))
            made.rename(path)
        finally:
            made.unlink(missing_ok=True)
    except OSError as error:
        raise ServeError("write", path=str(path), problem=problem_of(error)) from None
    return copied


def _fill(source: Engines, path: Path, progress: Progress) -> int:
    target = open_file(path)
    with source.reading.connect() as reading:
        # The first question fixes the moment: everything after it is read as it was then.
        migrate(target, revision_of(reading) or "head")
        with target.begin() as writing:
            return _copy(reading, writing, progress)


def restore(target: Engines, path: Path, progress: Progress = lambda *_: None) -> int:
    """Copy all rows of a backup into an empty database; how many. The backup stays as it is."""
    if not path.is_file():
        raise ServeError("nofile", path=str(path))
    with _current(path) as source, source.connect() as reading:
        check_empty(target)
        migrate(target.writing)
        with target.writing.begin() as writing:
            _hold(writing)
            if _has_rows(writing):
                raise ServeError("empty", url=shown(target.url))
            copied = _copy(reading, writing, progress)
            _go_on_counting(writing)
    return copied


def check_empty(target: Engines) -> None:
    """Refuse a database that holds anything. Raises ServeError."""
    with target.reading.connect() as connection:
        foreign = set(sa.inspect(connection).get_table_names()) - {VERSIONS, *metadata.tables}
        if foreign or _has_rows(connection):
            raise ServeError("empty", url=shown(target.url))


@contextmanager
def _current(path: Path) -> Iterator[sa.Engine]:
    """A backup to read from, with the schema of this program: the file itself, or a copy brought up to date."""
    source = read_file(path)
    revision = _revision(source, path)
    if revision == newest():
        yield source
        return
    if not is_known(revision):
        raise ServeError("newer")
    with tempfile.TemporaryDirectory(prefix="ironmaster-") as folder:
        copy = Path(folder) / "backup.db"
        with closing(read_only(path)) as old, closing(sqlite3.connect(copy)) as new:
            old.backup(new)
        migrate(open_file(copy))
        yield read_file(copy)


def _revision(source: sa.Engine, path: Path) -> str:
    try:
        with source.connect() as connection:
            revision = revision_of(connection)
            sound = connection.exec_driver_sql("PRAGMA quick_check").scalar() == "ok"
    except SQLAlchemyError:
        revision, sound = None, False
    if revision is None or not sound:
        raise ServeError("backup", path=str(path))
    return revision


def _copy(reading: sa.Connection, writing: sa.Connection, progress: Progress) -> int:
    copied = 0
    for table in _tables(writing):
        streamed = reading.execution_options(yield_per=BATCH).execute(sa.select(table))
        for rows in streamed.mappings().partitions():
            writing.execute(sa.insert(table), [dict(row) for row in rows])
            copied += len(rows)
            progress(table.name, copied)
        progress(table.name, copied)
    return copied


def _tables(connection: sa.Connection) -> list[sa.Table]:
    """The tables that a database has, whatever its revision, those first that others point to."""
    found = sa.MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != VERSIONS]


def _has_rows(connection: sa.Connection) -> bool:
    return any(
        connection.execute(sa.select(sa.literal(1)).select_from(one).limit(1)).first() for one in _tables(connection)
    )


def _hold(connection: sa.Connection) -> None:
    """Let nobody write until the copy is whole; SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        names = ", ".join(connection.dialect.identifier_preparer.format_table(one) for one in _tables(connection))
        connection.execute(sa.text(f"LOCK TABLE {names} IN EXCLUSIVE MODE"))


def _go_on_counting(connection: sa.Connection) -> None:
    """Let numbers that the database gives out begin after those that came from the backup."""
    if connection.dialect.name != "postgresql":
        return
    for table in _tables(connection):
        column: sa.Column[Any] | None = table.autoincrement_column
        if column is None:
            continue
        last = sa.select(sa.func.max(column)).scalar_subquery()
        counter = sa.func.pg_get_serial_sequence(table.name, column.name)
        connection.execute(sa.select(sa.func.setval(counter, sa.func.coalesce(last, 1), last.is_not(None))))
