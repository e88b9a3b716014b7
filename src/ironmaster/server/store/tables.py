"""Tables, seats, links and journals, in SQL."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from ironmaster.server.store.rows import (
    OPEN,
    RUNNING,
    SEAT,
    USED,
    AccessRow,
    EntryRow,
    LinkRow,
    SeatRow,
    TableRow,
    many,
    one,
)
from ironmaster.server.store.schema import access, entry, game_table, link, person, seat

Row = dict[str, Any]
LIVING: Final = 1_768_913
"""The number of the lock that every serving process shares."""


class Stored(NamedTuple):
    """All that is stored of one table but its journal and chat."""

    row: TableRow
    seats: list[SeatRow]
    access: list[AccessRow]


def add_table(connection: sa.Connection, row: TableRow, seats: list[Row]) -> None:
    """A new table with its seats. Raises IntegrityError if the same request made one already."""
    connection.execute(sa.insert(game_table).values(row._asdict()))
    connection.execute(sa.insert(seat), [{"table": row.id, **one_seat} for one_seat in seats])


def table_row(connection: sa.Connection, id: str, *, keep: bool = False) -> TableRow | None:
    """The table with that id; `keep` lets nobody else change it before this transaction ends."""
    query = sa.select(game_table).where(game_table.c.id == id)
    found: TableRow | None = one(connection, TableRow, query.with_for_update(key_share=True) if keep else query)
    return found


def stored(connection: sa.Connection, id: str, *, keep: bool = False) -> Stored | None:
    """A table with its seats and who was let in; `keep` as in `table_row`."""
    row = table_row(connection, id, keep=keep)
    if row is None:
        return None
    return Stored(row, seats_of(connection, [id])[id], access_of(connection, id))


def seats_of(connection: sa.Connection, ids: list[str]) -> dict[str, list[SeatRow]]:
    """The seats of some tables, in order, with the names of who sits there."""
    query = (
        sa.select(seat, person.c.name, person.c.kind)
        .outerjoin(person, person.c.id == sa.func.coalesce(seat.c.person, seat.c.resigned))
        .where(seat.c.table.in_(ids))
        .order_by(seat.c.table, seat.c.seat)
    )
    found: dict[str, list[SeatRow]] = {table: [] for table in ids}
    for row in many(connection, SeatRow, query):
        found[row.table].append(row)
    return found


def access_of(connection: sa.Connection, id: str) -> list[AccessRow]:
    """Who was let in by links."""
    query = sa.select(access).where(access.c.table == id).order_by(access.c.person, access.c.kind, access.c.seat)
    return many(connection, AccessRow, query)


def entries_of(connection: sa.Connection, id: str, after: int = 0) -> list[EntryRow]:
    """The journal of a table after a number."""
    query = sa.select(entry).where(entry.c.table == id, entry.c.number > after).order_by(entry.c.number)
    return many(connection, EntryRow, query)


def change_table(connection: sa.Connection, id: str, **values: Any) -> None:
    """Set fields of a table."""
    connection.execute(sa.update(game_table).where(game_table.c.id == id).values(**values))


def add_entries(connection: sa.Connection, rows: list[Row]) -> None:
    """Write journal lines. Raises IntegrityError if a number is taken."""
    connection.execute(sa.insert(entry), rows)


def change_seat(connection: sa.Connection, id: str, place: int, *, was: Mapping[str, Any], **values: Any) -> bool:
    """Set fields of a seat if it still is as it was; whether it was."""
    query = sa.update(seat).where(seat.c.table == id, seat.c.seat == place)
    for field, value in was.items():
        query = query.where(seat.c[field] == value if value is not None else seat.c[field].is_(None))
    return connection.execute(query.values(**values)).rowcount > 0


def reseat(connection: sa.Connection, id: str, order: list[int]) -> None:
    """Let who sat in `order[n]` sit in seat n, with their links and what was given by them."""
    rows = connection.execute(sa.select(seat).where(seat.c.table == id).order_by(seat.c.seat)).all()
    for place, source in enumerate(order):
        values = {field: rows[source]._mapping[field] for field in ("person", "bot", "resigned", "alias")}
        connection.execute(sa.update(seat).where(seat.c.table == id, seat.c.seat == place).values(values))
    for table in (link, access):
        given = connection.execute(sa.select(table).where(table.c.table == id, table.c.seat >= 0)).all()
        connection.execute(sa.delete(table).where(table.c.table == id, table.c.seat >= 0))
        moved = [{**row._mapping, "seat": order.index(row.seat)} for row in given]
        if moved:
            connection.execute(sa.insert(table), moved)


def made_by_request(connection: sa.Connection, owner: str, key: str) -> str | None:
    """The table that the same request made before."""
    query = sa.select(game_table.c.id).where(game_table.c.owner == owner, game_table.c.creation_key == key)
    return connection.execute(query).scalar()


def rematch_of(connection: sa.Connection, id: str) -> str | None:
    """The table at which the same people play again."""
    return connection.execute(sa.select(game_table.c.id).where(game_table.c.rematch_of == id)).scalar()


class Place(NamedTuple):
    """A place in a list of tables, the last changed first: after the table with that id, changed at that moment."""

    changed: float
    id: str


def listed(
    connection: sa.Connection, status: str, game: str, after: Place | None, limit: int, *, private: bool = False
) -> list[TableRow]:
    """The lobby: tables in a state, the last changed first."""
    query = sa.select(game_table).where(game_table.c.status == status)
    if not private:
        query = query.where(game_table.c.listed)
    if game:
        query = query.where(game_table.c.game == game)
    return _page(connection, query, after, limit)


def _page(connection: sa.Connection, query: sa.Select[Any], after: Place | None, limit: int) -> list[TableRow]:
    changed, name = game_table.c.changed, game_table.c.id
    if after is not None:
        query = query.where(sa.or_(changed < after.changed, sa.and_(changed == after.changed, name > after.id)))
    return many(connection, TableRow, query.order_by(changed.desc(), name).limit(limit))


def tables_of(connection: sa.Connection, id: str, after: Place | None, limit: int) -> list[TableRow]:
    """The tables that somebody has to do with, the last changed first."""
    sits = sa.select(seat.c.table).where(sa.or_(seat.c.person == id, seat.c.resigned == id))
    let_in = sa.select(access.c.table).where(access.c.person == id)
    mine = sa.or_(game_table.c.owner == id, game_table.c.id.in_(sits), game_table.c.id.in_(let_in))
    return _page(connection, sa.select(game_table).where(mine), after, limit)


def turns_of(connection: sa.Connection, id: str) -> list[TableRow]:
    """The running tables that wait for somebody, the longest waiting first."""
    by_seat = sa.exists().where(seat.c.table == game_table.c.id, seat.c.seat == game_table.c.turn, seat.c.person == id)
    by_link = sa.exists().where(
        access.c.table == game_table.c.id,
        access.c.seat == game_table.c.turn,
        access.c.person == id,
        access.c.kind == "seat",
    )
    query = sa.select(game_table).where(game_table.c.status == RUNNING, sa.or_(by_seat, by_link))
    return many(connection, TableRow, query.order_by(game_table.c.changed).limit(500))


def who_must_move(connection: sa.Connection, ids: list[str]) -> list[tuple[str, str]]:
    """For some tables, the people whose turn it is: who sits there and who was let in to play the seat."""
    running = (game_table.c.id.in_(ids), game_table.c.status == RUNNING)
    found: list[tuple[str, str]] = []
    for who, more in ((seat, seat.c.person.is_not(None)), (access, access.c.kind == SEAT)):
        theirs = sa.and_(who.c.table == game_table.c.id, who.c.seat == game_table.c.turn)
        query = sa.select(game_table.c.id, who.c.person).join(who, theirs).where(*running, more)
        found += [(row[0], row[1]) for row in connection.execute(query)]
    return found


def claim_owed(connection: sa.Connection, now: float, until: float, limit: int) -> list[str]:
    """Take over tables where a bot owes a move and nobody is at it; their ids."""
    query = (
        sa.select(game_table.c.id)
        .where(game_table.c.bot_owes, game_table.c.claimed_until < now)
        .order_by(game_table.c.claimed_until)
        .limit(limit)
    )
    if connection.dialect.name == "postgresql":
        query = query.with_for_update(skip_locked=True)
    ids = [row[0] for row in connection.execute(query)]
    if ids:
        connection.execute(sa.update(game_table).where(game_table.c.id.in_(ids)).values(claimed_until=until))
    return ids


def renew_claims(connection: sa.Connection, ids: list[str], until: float) -> None:
    """Say again that this process is at the bots' moves of these tables."""
    if ids:
        owed = sa.and_(game_table.c.id.in_(ids), game_table.c.bot_owes)
        connection.execute(sa.update(game_table).where(owed).values(claimed_until=until))


def alone(connection: sa.Connection) -> bool:
    """Whether no other process serves this database: each that does holds a lock on PostgreSQL as long as it lives."""
    if connection.dialect.name != "postgresql":
        return True
    return bool(connection.execute(sa.select(sa.func.pg_try_advisory_xact_lock(LIVING))).scalar())


def drop_claims(connection: sa.Connection) -> None:
    """Nobody is at any bot's move: said when the only process starts."""
    connection.execute(sa.update(game_table).where(game_table.c.bot_owes).values(claimed_until=0.0))


def stale_open_tables(connection: sa.Connection, before: float) -> list[str]:
    """Tables not begun and unchanged since then."""
    query = sa.select(game_table.c.id).where(game_table.c.status == OPEN, game_table.c.changed < before)
    return [row[0] for row in connection.execute(query)]


def drop_table(connection: sa.Connection, id: str) -> None:
    """Remove a table and all that belongs to it."""
    connection.execute(sa.delete(game_table).where(game_table.c.id == id))


# Links


def link_by_token(connection: sa.Connection, token: str) -> LinkRow | None:
    """The link with that token."""
    found: LinkRow | None = one(connection, LinkRow, sa.select(link).where(link.c.token == token))
    return found


def links_of(connection: sa.Connection, id: str) -> list[LinkRow]:
    """The links of a table."""
    return many(connection, LinkRow, sa.select(link).where(link.c.table == id))


def add_link(connection: sa.Connection, row: LinkRow) -> None:
    """A new link. Raises IntegrityError if there is one for the same thing."""
    connection.execute(sa.insert(link).values(row._asdict()))


def drop_link(connection: sa.Connection, id: str, kind: str, place: int) -> None:
    """Take a link back, with what it gave."""
    connection.execute(sa.delete(link).where(link.c.table == id, link.c.kind == kind, link.c.seat == place))
    connection.execute(sa.delete(access).where(access.c.table == id, access.c.kind == kind, access.c.seat == place))


def drop_links_of_seat(connection: sa.Connection, id: str, place: int) -> None:
    """Take back all links of a seat with what they gave: whoever sits there next has nothing to do with them."""
    for table in (link, access):
        connection.execute(sa.delete(table).where(table.c.table == id, table.c.seat == place))


def use_up_link(connection: sa.Connection, id: str, place: int) -> None:
    """Somebody has taken a free seat: its link, which others may know, lets nobody else play it."""
    of_seat = (link.c.table == id, link.c.seat == place)
    connection.execute(sa.delete(link).where(*of_seat, link.c.kind == USED))
    connection.execute(sa.update(link).where(*of_seat, link.c.kind == SEAT).values(kind=USED))


def give_access(connection: sa.Connection, row: AccessRow) -> None:
    """Let somebody in, if they are not yet."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    connection.execute(insert(access).values(row._asdict()).on_conflict_do_nothing())
