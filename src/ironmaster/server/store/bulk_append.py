"""Writes the moves of many tables in one transaction, with as few statements as possible.

On SQLite every statement releases and takes the GIL. So all rows are sent as one JSON text, in one statement, instead
of one statement per row.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa

from ironmaster.server.store.schema import entry, game_table

Row = dict[str, Any]

_COLUMNS: Final = ("length", "turn", "bot_owes", "claimed_until", "changed", "status", "ended", "result")


class Append(NamedTuple):
    """The rows of one move: its journal entries, and the new values of its table. Their key `of` is the table id."""

    entries: list[Row]
    table_values: Row


def append_all(connection: sa.Connection, moves: Sequence[Append]) -> None:
    """Write the entries and table values of moves at different tables."""
    entries = [row for move in moves for row in move.entries]
    tables = [move.table_values for move in moves]
    if connection.dialect.name == "sqlite":
        connection.execute(_add_rows, {"rows": _json(entries)})
        connection.execute(_update_rows, {"rows": _json(tables)})
    else:
        connection.execute(_add_each, entries)
        connection.execute(_update_each, tables)


def _json(rows: list[Row]) -> str:
    return msgspec.json.encode(rows).decode()


# One statement per row, sent together

_add_each: Final = sa.insert(entry)
_update_each: Final = (
    sa.update(game_table)
    .where(game_table.c.id == sa.bindparam("of"))
    .values({name: sa.bindparam(name) for name in _COLUMNS})
)


# One statement for all rows, on SQLite

_rows: Final = sa.func.json_each(sa.bindparam("rows")).table_valued("value", name="given")


def _field(name: str) -> Any:
    return sa.func.json_extract(_rows.c.value, f"$.{name}").label(name)


_add_rows: Final = sa.insert(entry).from_select(list(entry.c), sa.select(*(_field(column.name) for column in entry.c)))
_given: Final = sa.select(*(_field(name) for name in ("of", *_COLUMNS))).subquery("table_values")
_update_rows: Final = (
    sa.update(game_table).where(game_table.c.id == _given.c.of).values({name: _given.c[name] for name in _COLUMNS})
)
