"""Queries for tables, seats, links and journals."""

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
SERVING_LOCK: Final = 1_768_913
"""The advisory lock that every serving process holds in shared mode on PostgreSQL. The number is arbitrary."""


class Stored(NamedTuple):
    """The rows of one table, without its journal and chat."""

    row: TableRow
    seats: list[SeatRow]
    access: list[AccessRow]


def add_table(connection: sa.Connection, row: TableRow, seats: list[Row]) -> None:
    """Insert a table with its seats. Raises IntegrityError if the same request did so before."""
    connection.execute(sa.insert(game_table).values(row._asdict()))
    connection.execute(sa.insert(seat), [{"table": row.id, **one_seat} for one_seat in seats])


def table_row(connection: sa.Connection, id: str, *, lock: bool = False) -> TableRow | None:
    """The table with that id. With `lock`, others cannot change it until this transaction ends."""
    query = sa.select(game_table).where(game_table.c.id == id)
    found: TableRow | None = one(connection, TableRow, query.with_for_update(key_share=True) if lock else query)
    return found


def stored(connection: sa.Connection, id: str, *, lock: bool = False) -> Stored | None:
    """A table with its seats and access rows; `lock` as in `table_row`."""
    row = table_row(connection, id, lock=lock)
    if row is None:
        return None
    return Stored(row, seats_of(connection, [id])[id], access_of(connection, id))


def seats_of(connection: sa.Connection, ids: list[str]) -> dict[str, list[SeatRow]]:
    """The seats of some tables, in order, with the names of their people."""
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
    """The access that people got through links."""
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
    """Set fields of a seat if the fields of `was` still have these values. Returns whether they had."""
    query = sa.update(seat).where(seat.c.table == id, seat.c.seat == place)
    for field, value in was.items():
        query = query.where(seat.c[field] == value if value is not None else seat.c[field].is_(None))
    return connection.execute(query.values(**values)).rowcount > 0


def reseat(connection: sa.Connection, id: str, order: list[int]) -> None:
    """Move the person or bot of `order[n]` to seat n, with their links and the access these gave."""
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
    """The table that an earlier request with the same key created."""
    query = sa.select(game_table.c.id).where(game_table.c.owner == owner, game_table.c.creation_key == key)
    return connection.execute(query).scalar()


def rematch_of(connection: sa.Connection, id: str) -> str | None:
    """The table of the rematch."""
    return connection.execute(sa.select(game_table.c.id).where(game_table.c.rematch_of == id)).scalar()


class Place(NamedTuple):
    """The start of a page in a list of tables: after the table with this id and change time."""

    changed: float
    id: str


def listed(
    connection: sa.Connection, status: str, game: str, after: Place | None, limit: int, *, private: bool = False
) -> list[TableRow]:
    """Tables with a status, most recently changed first. Unlisted ones only if `private`."""
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
    """The tables of a person, most recently changed first: own, seat or access."""
    sits = sa.select(seat.c.table).where(sa.or_(seat.c.person == id, seat.c.resigned == id))
    has_access = sa.select(access.c.table).where(access.c.person == id)
    mine = sa.or_(game_table.c.owner == id, game_table.c.id.in_(sits), game_table.c.id.in_(has_access))
    return _page(connection, sa.select(game_table).where(mine), after, limit)


def turns_of(connection: sa.Connection, id: str) -> list[TableRow]:
    """The running tables where it is a person's turn, longest waiting first."""
    by_seat = sa.exists().where(seat.c.table == game_table.c.id, seat.c.seat == game_table.c.turn, seat.c.person == id)
    by_link = sa.exists().where(
        access.c.table == game_table.c.id,
        access.c.seat == game_table.c.turn,
        access.c.person == id,
        access.c.kind == "seat",
    )
    query = sa.select(game_table).where(game_table.c.status == RUNNING, sa.or_(by_seat, by_link))
    return many(connection, TableRow, query.order_by(game_table.c.changed).limit(500))


def people_to_act(connection: sa.Connection, ids: list[str]) -> list[tuple[str, str]]:
    """Pairs of table and person: the people who may move now at some tables, by seat or by link."""
    running = (game_table.c.id.in_(ids), game_table.c.status == RUNNING)
    found: list[tuple[str, str]] = []
    for who, more in ((seat, seat.c.person.is_not(None)), (access, access.c.kind == SEAT)):
        theirs = sa.and_(who.c.table == game_table.c.id, who.c.seat == game_table.c.turn)
        query = sa.select(game_table.c.id, who.c.person).join(who, theirs).where(*running, more)
        found += [(row[0], row[1]) for row in connection.execute(query)]
    return found


def claim_owed(connection: sa.Connection, now: float, until: float, limit: int) -> list[str]:
    """Claim tables where a bot has to move and that are not claimed. Returns their ids."""
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
    """Renew the claims of this process."""
    if ids:
        owed = sa.and_(game_table.c.id.in_(ids), game_table.c.bot_owes)
        connection.execute(sa.update(game_table).where(owed).values(claimed_until=until))


def only_server(connection: sa.Connection) -> bool:
    """Whether no other process serves this database. On PostgreSQL each serving process holds a shared lock."""
    if connection.dialect.name != "postgresql":
        return True
    return bool(connection.execute(sa.select(sa.func.pg_try_advisory_xact_lock(SERVING_LOCK))).scalar())


def drop_claims(connection: sa.Connection) -> None:
    """Release all claims. Called when the only server process starts: claims of earlier processes are void."""
    connection.execute(sa.update(game_table).where(game_table.c.bot_owes).values(claimed_until=0.0))


def stale_open_tables(connection: sa.Connection, before: float) -> list[str]:
    """Open tables that were not changed since `before`."""
    query = sa.select(game_table.c.id).where(game_table.c.status == OPEN, game_table.c.changed < before)
    return [row[0] for row in connection.execute(query)]


def drop_table(connection: sa.Connection, id: str) -> None:
    """Delete a table and everything that belongs to it."""
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
    """Insert a link. Raises IntegrityError if there is one of the same kind and seat."""
    connection.execute(sa.insert(link).values(row._asdict()))


def drop_link(connection: sa.Connection, id: str, kind: str, place: int) -> None:
    """Delete a link and the access it gave."""
    connection.execute(sa.delete(link).where(link.c.table == id, link.c.kind == kind, link.c.seat == place))
    connection.execute(sa.delete(access).where(access.c.table == id, access.c.kind == kind, access.c.seat == place))


def drop_links_of_seat(connection: sa.Connection, id: str, place: int) -> None:
    """Delete all links of a seat and the access they gave, because somebody else will sit there."""
    for table in (link, access):
        connection.execute(sa.delete(table).where(table.c.table == id, table.c.seat == place))


def use_up_link(connection: sa.Connection, id: str, place: int) -> None:
    """Mark the link of a free seat as used, because somebody took the seat: others may know the link."""
    of_seat = (link.c.table == id, link.c.seat == place)
    connection.execute(sa.delete(link).where(*of_seat, link.c.kind == USED))
    connection.execute(sa.update(link).where(*of_seat, link.c.kind == SEAT).values(kind=USED))


def give_access(connection: sa.Connection, row: AccessRow) -> None:
    """Give access, unless the person already has it."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    connection.execute(insert(access).values(row._asdict()).on_conflict_do_nothing())
