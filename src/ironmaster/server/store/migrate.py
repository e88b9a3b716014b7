"""Database migrations."""

from pathlib import Path
from typing import Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError

from ironmaster.server.errors import ServeError

LOCK: Final = 1_768_912
"""An advisory lock on PostgreSQL: processes that start together migrate one after the other."""


def migrate(engine: sa.Engine, revision: str = "head") -> None:
    """Apply missing migrations up to a revision, in one transaction."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
        config = _config()
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, revision)
        except CommandError:
            raise ServeError("newer") from None


def is_current(connection: sa.Connection) -> bool:
    """Whether the database has the current schema."""
    return revision_of(connection) == newest()


def revision_of(connection: sa.Connection) -> str | None:
    """The schema revision of a database; None if it has no tables of ours."""
    return MigrationContext.configure(connection).get_current_revision()


def is_known(revision: str) -> bool:
    """Whether this version of the program knows a revision."""
    return revision in {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}


def newest() -> str | None:
    """The newest revision of this version of the program."""
    return ScriptDirectory.from_config(_config()).get_current_head()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return config
