"""Opening the database of an admin command."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from ironmaster.server.errors import ServeError
from ironmaster.server.settings import Settings
from ironmaster.server.store.engines import PRAGMAS, READ_ONLY, Engines, database_url, open_engines, problem_of
from ironmaster.server.store.migrate import is_known, migrate, newest, revision_of


@contextmanager
def existing(settings: Settings) -> Iterator[Engines]:
    """A database that is there and has the schema of this program."""
    with _engines(_there(settings)) as engines:
        if _revision(engines) != newest():
            raise ServeError("older")
        yield engines


@contextmanager
def read_only(settings: Settings) -> Iterator[Engines]:
    """A database that is there, of this schema or an older one; nothing in it changes."""
    with _engines(_there(settings), READ_ONLY) as engines:
        _revision(engines)
        yield engines


@contextmanager
def migrated(settings: Settings) -> Iterator[Engines]:
    """A database with the current schema; it is created or migrated if needed."""
    with _engines(database_url(settings.database)) as engines:
        migrate(engines.writing)
        yield engines


@contextmanager
def unchecked(settings: Settings) -> Iterator[Engines]:
    """A database that may not exist or may have any schema."""
    with _engines(database_url(settings.database)) as engines:
        yield engines


def display_url(url: URL) -> str:
    """The URL of a database without its password."""
    return (
        str(url.database) if url.get_backend_name() == "sqlite" else url.set(drivername="postgresql").render_as_string()
    )


def _there(settings: Settings) -> URL:
    url = database_url(settings.database)
    if url.get_backend_name() == "sqlite" and not Path(str(url.database)).expanduser().is_file():
        raise ServeError("absent", url=display_url(url))
    return url


@contextmanager
def _engines(url: URL, pragmas: tuple[str, ...] = PRAGMAS) -> Iterator[Engines]:
    try:
        engines = open_engines(url, pragmas)
    except OSError as error:
        raise ServeError("connect", problem=problem_of(error, url)) from None
    try:
        yield engines
    except SQLAlchemyError as error:
        raise ServeError("connect", problem=problem_of(error, url)) from None
    finally:
        engines.dispose()


def _revision(engines: Engines) -> str:
    """The revision of its schema. Raises ServeError where this program knows none."""
    with engines.reading.connect() as connection:
        revision = revision_of(connection)
    if revision is None:
        raise ServeError("absent", url=display_url(engines.url))
    if not is_known(revision):
        raise ServeError("newer")
    return revision
