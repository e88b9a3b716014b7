"""Backups: copies a database to an SQLite file, and such a file to an empty database of either kind."""

import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from ironmaster.server.admin.database import display_url
from ironmaster.server.errors import ServeError
from ironmaster.server.store.engines import Engines, open_file, problem_of, read_file, read_only
from ironmaster.server.store.migrate import is_known, migrate, newest, revision_of
from ironmaster.server.store.schema import metadata

BATCH: Final = 1000
VERSIONS: Final = "alembic_version"
Progress = Callable[[str, int], None]
"""Called after each batch with the name of the table and the number of rows copied so far."""


def backup(source: Engines, path: Path, progress: Progress = lambda *_: None) -> int:
    """Copy a snapshot of all rows to a new SQLite file, readable only by its owner. Returns the number of rows."""
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
        # The first query fixes the snapshot that all later ones read.
        migrate(target, revision_of(reading) or "head")
        with target.begin() as writing:
            return _copy(reading, writing, progress)


def restore(target: Engines, path: Path, progress: Progress = lambda *_: None) -> int:
    """Copy all rows of a backup to an empty database. Returns their number. The backup is not changed."""
    if not path.is_file():
        raise ServeError("nofile", path=str(path))
    with _current(path) as source, source.connect() as reading:
        check_empty(target)
        migrate(target.writing)
        with target.writing.begin() as writing:
            _lock_tables(writing)
            if _has_rows(writing):
                raise ServeError("empty", url=display_url(target.url))
            copied = _copy(reading, writing, progress)
            _advance_sequences(writing)
    return copied


def check_empty(target: Engines) -> None:
    """Raise ServeError if a database contains any rows or foreign tables."""
    with target.reading.connect() as connection:
        foreign = set(sa.inspect(connection).get_table_names()) - {VERSIONS, *metadata.tables}
        if foreign or _has_rows(connection):
            raise ServeError("empty", url=display_url(target.url))


@contextmanager
def _current(path: Path) -> Iterator[sa.Engine]:
    """A backup with the current schema: the file itself, or a migrated copy."""
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
    """The tables of a database of any revision, in the order of their foreign keys."""
    found = sa.MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != VERSIONS]


def _has_rows(connection: sa.Connection) -> bool:
    return any(
        connection.execute(sa.select(sa.literal(1)).select_from(one).limit(1)).first() for one in _tables(connection)
    )


def _lock_tables(connection: sa.Connection) -> None:
    """Lock out other writers until the copy is complete. SQLite has only one writer anyway."""
    if connection.dialect.name == "postgresql":
        names = ", ".join(connection.dialect.identifier_preparer.format_table(one) for one in _tables(connection))
        connection.execute(sa.text(f"LOCK TABLE {names} IN EXCLUSIVE MODE"))


def _advance_sequences(connection: sa.Connection) -> None:
    """Set the sequences of PostgreSQL to continue after the numbers from the backup."""
    if connection.dialect.name != "postgresql":
        return
    for table in _tables(connection):
        column: sa.Column[Any] | None = table.autoincrement_column
        if column is None:
            continue
        last = sa.select(sa.func.max(column)).scalar_subquery()
        counter = sa.func.pg_get_serial_sequence(table.name, column.name)
        connection.execute(sa.select(sa.func.setval(counter, sa.func.coalesce(last, 1), last.is_not(None))))
