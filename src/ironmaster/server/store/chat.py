"""Queries for chat."""

from typing import Any, Final

import sqlalchemy as sa

from ironmaster.server.store.rows import ChatRow, many, one
from ironmaster.server.store.schema import chat, person
from ironmaster.server.store.tables import table_row

NEWEST: Final = (1 << 31) - 1
"""Greater than the number of any line."""
_said = sa.select(chat.c.id, chat.c.table, chat.c.person, chat.c.text, chat.c.said, person.c.name).join(
    person, person.c.id == chat.c.person
)


def add_chat(connection: sa.Connection, row: dict[str, Any]) -> ChatRow:
    """Store a chat line; a repeated request with the same key returns the first line.

    The table is locked, so that its lines are committed in the order of their numbers. A reader who asks for the lines
    after a number therefore misses none.
    """
    table_row(connection, row["table"], lock=True)
    found = _same(connection, row)
    if found is not None:
        return found
    made = connection.execute(sa.insert(chat).values(row)).inserted_primary_key
    assert made is not None
    said: ChatRow = one(connection, ChatRow, _said.where(chat.c.id == made[0]))
    return said


def _same(connection: sa.Connection, row: dict[str, Any]) -> ChatRow | None:
    if row["key"] is None:
        return None
    same = [chat.c[field] == row[field] for field in ("table", "person", "key")]
    found: ChatRow | None = one(connection, ChatRow, _said.where(*same))
    return found


def chat_of(connection: sa.Connection, id: str, before: int, limit: int) -> list[ChatRow]:
    """The last lines of a table before a number, oldest first."""
    query = _said.where(chat.c.table == id, chat.c.id < before).order_by(chat.c.id.desc()).limit(limit)
    return many(connection, ChatRow, query)[::-1]


def chat_since(connection: sa.Connection, id: str, after: int) -> list[ChatRow]:
    """The lines of a table after a number."""
    return many(connection, ChatRow, _said.where(chat.c.table == id, chat.c.id > after).order_by(chat.c.id).limit(200))


def chat_by_id(connection: sa.Connection, id: int) -> ChatRow | None:
    """The line with that number."""
    found: ChatRow | None = one(connection, ChatRow, _said.where(chat.c.id == id))
    return found


def drop_chat(connection: sa.Connection, id: int) -> None:
    """Delete a line."""
    connection.execute(sa.delete(chat).where(chat.c.id == id))
