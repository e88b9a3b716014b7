"""The export of all data that is stored about a person."""

from typing import Any

import sqlalchemy as sa

from ironmaster.server.store import people as sql
from ironmaster.server.store.rows import Person
from ironmaster.server.store.schema import access, chat, entry, game_table, seat
from ironmaster.server.wire import moment


def export_data(connection: sa.Connection, me: Person) -> dict[str, Any]:
    """Profile, sessions, tokens, seats, moves and chat, without secrets such as token hashes."""
    return {
        "person": {
            "id": me.id,
            "name": me.name,
            "kind": me.kind,
            "email": me.email or "",
            "lang": me.lang,
            "created": moment(me.created),
            "seen": moment(me.seen),
        },
        "sessions": [
            {"created": moment(row.created), "expires": moment(row.expires)}
            for row in sql.sessions_of(connection, me.id)
        ],
        "tokens": [
            {"name": row.name, "scopes": row.scopes.split(), "created": moment(row.created)}
            for row in sql.tokens_of(connection, me.id)
        ],
        "tables": _rows(connection, sa.select(game_table.c.id, game_table.c.title).where(game_table.c.owner == me.id)),
        "seats": _rows(connection, sa.select(seat.c.table, seat.c.seat).where(seat.c.person == me.id)),
        "resigned": _rows(connection, sa.select(seat.c.table, seat.c.seat).where(seat.c.resigned == me.id)),
        "access": _rows(
            connection, sa.select(access.c.table, access.c.kind, access.c.seat).where(access.c.person == me.id)
        ),
        "moves": _rows(
            connection,
            sa.select(entry.c.table, entry.c.number, entry.c.kind, entry.c.text, entry.c.made)
            .where(entry.c.person == me.id, entry.c.actor >= 0)
            .order_by(entry.c.made),
        ),
        "chat": _rows(
            connection,
            sa.select(chat.c.table, chat.c.text, chat.c.said).where(chat.c.person == me.id).order_by(chat.c.id),
        ),
    }


def _rows(connection: sa.Connection, query: sa.Executable) -> list[dict[str, Any]]:
    return [dict(row._mapping) for row in connection.execute(query)]
