"""Creating and appointing admins."""

import asyncio
import time

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ironmaster.server import text
from ironmaster.server.errors import ServeError
from ironmaster.server.secret import hash_password, new_id
from ironmaster.server.store.people import add_person, change_person, person_by_key
from ironmaster.server.store.rows import ACCOUNT, Person


def create_admin(engine: sa.Engine, name: str, password: str, lang: str) -> Person:
    """Create an admin account. Raises ServeError if the name is taken."""
    shown = text.name_of(name)
    check_free(engine, shown)
    hashed = asyncio.run(hash_password(text.password_of(password)))
    now = time.time()
    person = Person(new_id(), ACCOUNT, shown, text.name_key(shown), hashed, None, True, lang, now, now)
    try:
        with engine.begin() as connection:
            add_person(connection, person)
    except IntegrityError:
        raise ServeError("name", name=shown) from None
    return person


def check_free(engine: sa.Engine, name: str) -> None:
    """Raise ServeError if a name is taken, before a password is asked for."""
    shown = text.name_of(name)
    with engine.connect() as connection:
        if person_by_key(connection, text.name_key(shown)) is not None:
            raise ServeError("name", name=shown)


def make_admin(engine: sa.Engine, name: str) -> Person:
    """Make an account an admin. Raises ServeError if there is no account of that name."""
    with engine.begin() as connection:
        person = person_by_key(connection, text.name_key(text.name_of(name)))
        if person is None:
            raise ServeError("nobody", name=name[:40])
        change_person(connection, person.id, admin=True)
    return person._replace(admin=True)
