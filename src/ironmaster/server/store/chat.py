"""What is said at tables, in SQL."""

from typing import Any, Final

import sqlalchemy as sa

from ironmaster.server.store.rows import ChatRow, many, one
from ironmaster.server.store.schema import chat, person
from ironmaster.server.store.tables import table_row

NEWEST: Final = (1 << 31) - 1
"""No line has a greater number."""
_said = sa.select(chat.c.id, chat.c.table, chat.c.person, chat.c.text, chat.c.said, person.c.name).join(
    person, person.c.id == chat.c.person
)


def add_chat(connection: sa.Connection, row: dict[str, Any]) -> ChatRow:
    """Keep what was said; the same request said twice is one line. Lines of one table are kept one after the other.

    So they appear in the order of their numbers, and who asks for those after a number misses none.
    """
    table_row(connection, row["table"], keep=True)
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
    """The last lines said at a table before a number, in order."""
    query = _said.where(chat.c.table == id, chat.c.id < before).order_by(chat.c.id.desc()).limit(limit)
    return many(connection, ChatRow, query)[::-1]


def chat_since(connection: sa.Connection, id: str, after: int) -> list[ChatRow]:
    """What was said at a table after a number."""
    return many(connection, ChatRow, _said.where(chat.c.table == id, chat.c.id > after).order_by(chat.c.id).limit(200))


def chat_by_id(connection: sa.Connection, id: int) -> ChatRow | None:
    """One line."""
    found: ChatRow | None = one(connection, ChatRow, _said.where(chat.c.id == id))
    return found


def drop_chat(connection: sa.Connection, id: int) -> None:
    """Remove a line."""
    connection.execute(sa.delete(chat).where(chat.c.id == id))
