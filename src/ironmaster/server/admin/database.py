"""Opening the database of an admin command."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from ironmaster.server.errors import ServeError
from ironmaster.server.settings import Settings
from ironmaster.server.store.engines import Engines, database_url, open_engines, problem_of
from ironmaster.server.store.migrate import is_known, migrate, newest, revision_of


@contextmanager
def existing(settings: Settings, *, old: bool = False) -> Iterator[Engines]:
    """An existing database with the current schema; with `old` an older schema is accepted too."""
    url = database_url(settings.database)
    if url.get_backend_name() == "sqlite" and not Path(str(url.database)).expanduser().is_file():
        raise ServeError("absent", url=display_url(url))
    with _engines(url) as engines:
        _check(engines, old)
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


@contextmanager
def _engines(url: URL) -> Iterator[Engines]:
    try:
        engines = open_engines(url)
    except OSError as error:
        raise ServeError("connect", problem=problem_of(error, url)) from None
    try:
        yield engines
    except SQLAlchemyError as error:
        raise ServeError("connect", problem=problem_of(error, url)) from None
    finally:
        engines.dispose()


def _check(engines: Engines, old: bool) -> None:
    with engines.reading.connect() as connection:
        revision = revision_of(connection)
    if revision is None:
        raise ServeError("absent", url=display_url(engines.url))
    if not is_known(revision):
        raise ServeError("newer")
    if revision != newest() and not old:
        raise ServeError("older")
