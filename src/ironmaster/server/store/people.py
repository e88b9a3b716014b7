"""Queries for people, sessions and API tokens."""

from typing import Any

import sqlalchemy as sa

from ironmaster.server.store.rows import GONE, GUEST, OPEN, RUNNING, Person, Session, Token, many, one
from ironmaster.server.store.schema import access, api_token, chat, entry, game_table, person, seat, session


def add_person(connection: sa.Connection, row: Person) -> None:
    """Insert a person. Raises IntegrityError if the name of an account is taken."""
    connection.execute(sa.insert(person).values(row._asdict()))


def person_by_id(connection: sa.Connection, id: str) -> Person | None:
    """The person with that id."""
    found: Person | None = one(connection, Person, sa.select(person).where(person.c.id == id))
    return found


def person_by_key(connection: sa.Connection, key: str) -> Person | None:
    """The account with that name key."""
    found: Person | None = one(connection, Person, sa.select(person).where(person.c.name_key == key))
    return found


def change_person(connection: sa.Connection, id: str, **values: Any) -> None:
    """Set fields of a person."""
    connection.execute(sa.update(person).where(person.c.id == id).values(**values))


def add_session(connection: sa.Connection, row: Session) -> None:
    """Insert a session."""
    connection.execute(sa.insert(session).values(row._asdict()))


def session_person(connection: sa.Connection, hash: str, now: float) -> Person | None:
    """The person of a session that has not expired."""
    query = sa.select(person).join(session).where(session.c.hash == hash, session.c.expires > now)
    found: Person | None = one(connection, Person, query)
    return found


def drop_session(connection: sa.Connection, hash: str) -> None:
    """Delete a session."""
    connection.execute(sa.delete(session).where(session.c.hash == hash))


def drop_sessions(connection: sa.Connection, id: str, but: str = "") -> None:
    """Delete all sessions of a person except `but`."""
    connection.execute(sa.delete(session).where(session.c.person == id, session.c.hash != but))


def sessions_of(connection: sa.Connection, id: str) -> list[Session]:
    """The sessions of a person."""
    return many(connection, Session, sa.select(session).where(session.c.person == id).order_by(session.c.created))


def add_token(connection: sa.Connection, row: Token) -> None:
    """Insert an API token."""
    connection.execute(sa.insert(api_token).values(row._asdict()))


def token_by_hash(connection: sa.Connection, hash: str, now: float) -> tuple[Token, Person] | None:
    """A token that has not expired, and its person."""
    found = one(connection, Token, sa.select(api_token).where(api_token.c.hash == hash, api_token.c.expires > now))
    owner = None if found is None else person_by_id(connection, found.person)
    return None if found is None or owner is None else (found, owner)


def tokens_of(connection: sa.Connection, id: str) -> list[Token]:
    """The API tokens of a person."""
    return many(connection, Token, sa.select(api_token).where(api_token.c.person == id).order_by(api_token.c.created))


def drop_token(connection: sa.Connection, id: str, owner: str) -> bool:
    """Delete an API token. Returns whether there was one."""
    done = connection.execute(sa.delete(api_token).where(api_token.c.id == id, api_token.c.person == owner))
    return done.rowcount > 0


def merge_people(connection: sa.Connection, guest: str, account: str) -> list[str]:
    """Move everything of a guest to an account and delete the guest. Returns the ids of the tables concerned."""
    tables = set(tables_with(connection, guest))
    tables |= {row[0] for row in connection.execute(sa.select(game_table.c.id).where(game_table.c.owner == guest))}
    tables |= {row[0] for row in connection.execute(sa.select(access.c.table).where(access.c.person == guest))}
    given = sa.select(access.c.table, access.c.kind, access.c.seat)
    had = {tuple(row) for row in connection.execute(given.where(access.c.person == account))}
    for table, kind, place in connection.execute(given.where(access.c.person == guest)).all():
        if (table, kind, place) not in had:
            connection.execute(sa.insert(access).values(table=table, person=account, kind=kind, seat=place))
    connection.execute(sa.delete(access).where(access.c.person == guest))
    connection.execute(sa.update(seat).where(seat.c.person == guest).values(person=account))
    connection.execute(sa.update(seat).where(seat.c.resigned == guest).values(resigned=account))
    connection.execute(
        sa.update(game_table).where(game_table.c.owner == guest).values(owner=account, creation_key=None)
    )
    connection.execute(sa.update(chat).where(chat.c.person == guest).values(person=account, key=None))
    connection.execute(sa.update(entry).where(entry.c.person == guest).values(person=account))
    connection.execute(sa.delete(person).where(person.c.id == guest))
    return sorted(tables)


def running_seats(connection: sa.Connection, id: str) -> list[tuple[str, int]]:
    """The seats of a person at running tables."""
    query = sa.select(seat.c.table, seat.c.seat).join(game_table, game_table.c.id == seat.c.table)
    rows = connection.execute(query.where(seat.c.person == id, game_table.c.status == RUNNING))
    return [(row[0], row[1]) for row in rows]


def open_tables_of(connection: sa.Connection, id: str) -> list[str]:
    """The open tables where a person sits or that they own."""
    sits = sa.select(seat.c.table).where(seat.c.person == id)
    query = sa.select(game_table.c.id).where(
        game_table.c.status == OPEN, sa.or_(game_table.c.owner == id, game_table.c.id.in_(sits))
    )
    return [row[0] for row in connection.execute(query)]


def forget_person(connection: sa.Connection, id: str, name: str) -> None:
    """Delete all personal data. A nameless player remains in old games."""
    change_person(
        connection, id, kind=GONE, name=name, name_key=None, password=None, email=None, admin=False, lang="en"
    )
    connection.execute(sa.delete(session).where(session.c.person == id))
    connection.execute(sa.delete(api_token).where(api_token.c.person == id))
    connection.execute(sa.delete(access).where(access.c.person == id))
    connection.execute(sa.delete(chat).where(chat.c.person == id))


def idle_guests(connection: sa.Connection, before: float) -> list[str]:
    """Guests not seen since `before` with no seat, table or chat line, and no access to an open or running table."""
    has_access = sa.exists().where(
        access.c.person == person.c.id,
        access.c.table == game_table.c.id,
        game_table.c.status.in_((OPEN, RUNNING)),
    )
    query = sa.select(person.c.id).where(
        person.c.kind == GUEST,
        person.c.seen < before,
        ~sa.exists().where(seat.c.person == person.c.id),
        ~sa.exists().where(seat.c.resigned == person.c.id),
        ~sa.exists().where(game_table.c.owner == person.c.id),
        ~sa.exists().where(chat.c.person == person.c.id),
        ~has_access,
    )
    return [row[0] for row in connection.execute(query)]


def tables_with(connection: sa.Connection, id: str) -> list[str]:
    """The tables where a person sits, or sat before resigning."""
    query = sa.select(seat.c.table).where(sa.or_(seat.c.person == id, seat.c.resigned == id)).distinct()
    return [row[0] for row in connection.execute(query)]


def valid_credentials(connection: sa.Connection, sessions: list[str], tokens: list[str], now: float) -> set[str]:
    """The given sessions (by hash) and API tokens (by id) that exist and have not expired."""
    found: set[str] = set()
    for column, expires, asked in (
        (session.c.hash, session.c.expires, sessions),
        (api_token.c.id, api_token.c.expires, tokens),
    ):
        for first in range(0, len(asked), 500):  # databases limit the parameters of a query
            query = sa.select(column).where(column.in_(asked[first : first + 500]), expires > now)
            found |= set(connection.execute(query).scalars())
    return found


def renew_session(connection: sa.Connection, hash: str, expires: float) -> None:
    """Extend a session."""
    connection.execute(sa.update(session).where(session.c.hash == hash).values(expires=expires))
