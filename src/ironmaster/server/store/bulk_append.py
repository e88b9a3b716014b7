"""Writing the moves of many tables in one transaction, with as few statements as the database allows.

In SQLite a statement for each row would hand the interpreter to and fro between the threads once for each row: there
all rows travel as one JSON text.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa

from ironmaster.server.store.schema import entry, game_table

Row = dict[str, Any]

_STANDING: Final = ("length", "turn", "bot_owes", "claimed_until", "changed", "status", "ended", "result")


class Append(NamedTuple):
    """What one move adds: its journal entries, and how the table stands after it."""

    entries: list[Row]
    standing: Row


def append_all(connection: sa.Connection, moves: Sequence[Append]) -> None:
    """Write the entries and the standings of moves at different tables."""
    entries = [row for move in moves for row in move.entries]
    standings = [move.standing for move in moves]
    if connection.dialect.name == "sqlite":
        connection.execute(_add_rows, {"rows": _text(entries)})
        connection.execute(_update_rows, {"rows": _text(standings)})
    else:
        connection.execute(_add_each, entries)
        connection.execute(_update_each, standings)


def _text(rows: list[Row]) -> str:
    return msgspec.json.encode(rows).decode()


# Row by row

_add_each: Final = sa.insert(entry)
_update_each: Final = (
    sa.update(game_table)
    .where(game_table.c.id == sa.bindparam("of"))
    .values({name: sa.bindparam(name) for name in _STANDING})
)


# All rows at once

_rows: Final = sa.func.json_each(sa.bindparam("rows")).table_valued("value", name="given")


def _field(name: str) -> Any:
    return sa.func.json_extract(_rows.c.value, f"$.{name}").label(name)


_add_rows: Final = sa.insert(entry).from_select(list(entry.c), sa.select(*(_field(column.name) for column in entry.c)))
_given: Final = sa.select(*(_field(name) for name in ("of", *_STANDING))).subquery("standing")
_update_rows: Final = (
    sa.update(game_table).where(game_table.c.id == _given.c.of).values({name: _given.c[name] for name in _STANDING})
)
