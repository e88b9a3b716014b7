"""SQLAlchemy engines: one writing and several reading connections for SQLite, a connection pool for PostgreSQL."""

import sqlite3
from pathlib import Path
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import URL, Engine, make_url
from sqlalchemy.exc import ArgumentError

from ironmaster.server.errors import ServeError

READERS: Final = 4
CONNECT_SECONDS: Final = 10
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")
READ_ONLY: Final = ("query_only=ON", "busy_timeout=10000")
"""For a database in which nothing is to change, its mode included."""


class Engines(NamedTuple):
    """The engines for reading and for writing; on PostgreSQL they share a pool. A read sees one consistent snapshot."""

    url: URL
    reading: Engine
    writing: Engine
    writers: int

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the database at the same time."""
        return self.url.get_backend_name() == "postgresql"

    def dispose(self) -> None:
        self.reading.dispose()
        self.writing.dispose()


def database_url(text: str) -> URL:
    """The URL of a database that a user gave: a file name, sqlite:///… or postgresql://…"""
    try:
        url = make_url(text if "://" in text else f"sqlite:///{text}")
    except (ArgumentError, ValueError):
        raise ServeError("database", url=_without_password(text)) from None
    name = url.get_backend_name()
    if name == "sqlite" and url.database not in (None, "", ":memory:") and not url.query:
        return url.set(drivername="sqlite")
    if name in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    raise ServeError("database", url=_without_password(text))


def _without_password(text: str) -> str:
    """A malformed URL without the part that may be a password."""
    scheme, found, rest = text.partition("://")
    return f"{scheme}://…{rest.rpartition('@')[2]}".partition("?")[0][:200] if found else text[:200]


def problem_of(error: Exception, url: URL | None = None) -> str:
    """The message of a database or system error, in one line and without passwords."""
    said = str(getattr(error, "orig", None) or getattr(error, "strerror", None) or error)
    given = {} if url is None else {**url.query, "password": url.password}
    for secret in (str(value) for name, value in given.items() if value and "password" in name):
        said = said.replace(secret, "…")
    return (said.splitlines() or [type(error).__name__])[0][:200]


def open_engines(url: URL, pragmas: tuple[str, ...] = PRAGMAS) -> Engines:
    """Create the engines, and the folder of an SQLite file. Nothing is connected yet."""
    if url.get_backend_name() == "sqlite":
        return _sqlite(url, pragmas)
    wait = {} if "connect_timeout" in url.query else {"connect_timeout": CONNECT_SECONDS}
    try:
        engine = sa.create_engine(
            url, pool_size=12, max_overflow=4, pool_pre_ping=True, hide_parameters=True, connect_args=wait
        )
    except ArgumentError:
        raise ServeError("database", url=_without_password(url.render_as_string())) from None
    # A table and its journal are read with two queries, which must see the same snapshot.
    return Engines(url, engine.execution_options(isolation_level="REPEATABLE READ"), engine, 4)


def _sqlite(url: URL, pragmas: tuple[str, ...]) -> Engines:
    try:
        path = Path(str(url.database)).expanduser()
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            path.touch(0o600)  # it holds password hashes and the seeds of running games
    except OSError as error:
        raise ServeError("connect", problem=f"{error.strerror}: {url.database}"[:200]) from None
    except (RuntimeError, ValueError):
        raise ServeError("database", url=_without_password(str(url.database))) from None
    url = url.set(database=str(path))
    writing = sa.create_engine(url, pool_size=1, max_overflow=0, hide_parameters=True)
    reading = sa.create_engine(url, pool_size=READERS, max_overflow=2, hide_parameters=True)
    for engine, begin in ((writing, "BEGIN IMMEDIATE"), (reading, "BEGIN")):
        _set_up_sqlite(engine, begin, pragmas)
    return Engines(url, reading, writing, 1)


def _set_up_sqlite(engine: Engine, begin: str, pragmas: tuple[str, ...]) -> None:
    def connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # disables the implicit BEGIN of sqlite3; `begun` sends it
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def begun(connection: sa.Connection) -> None:
        connection.exec_driver_sql(begin)

    sa.event.listen(engine, "connect", connected)
    sa.event.listen(engine, "begin", begun)


# Backups

BACKUP_PRAGMAS: Final = ("journal_mode=DELETE", "synchronous=FULL", "foreign_keys=ON")
"""For a backup file: without WAL, all data is in one file."""


def open_file(path: Path) -> Engine:
    """An engine for a backup file; the file is created if needed."""
    engine = sa.create_engine(URL.create("sqlite", database=str(path)), poolclass=sa.NullPool)
    _set_up_sqlite(engine, "BEGIN", BACKUP_PRAGMAS)
    return engine


def read_file(path: Path) -> Engine:
    """An engine that only reads an SQLite file."""
    engine = sa.create_engine("sqlite://", poolclass=sa.NullPool, creator=lambda: read_only(path))
    _set_up_sqlite(engine, "BEGIN", ())
    return engine


def read_only(path: Path) -> sqlite3.Connection:
    """A read-only connection to an SQLite file."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
