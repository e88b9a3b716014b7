"""Links that give access to a table: to join it, to play a seat, to watch, or to see the hand of a seat."""

import time

import sqlalchemy as sa

from ironmaster.core.seats import letter, seat_of
from ironmaster.core.versions import split_key
from ironmaster.server.context import AppContext
from ironmaster.server.errors import Forbidden, NotFound, RequestError, TableConflict
from ironmaster.server.rooms.rights import Rights
from ironmaster.server.secret import new_token
from ironmaster.server.store import tables as sql
from ironmaster.server.store.rows import HAND, JOIN, SEAT, USED, WATCH, AccessRow, LinkRow, Person, SeatRow
from ironmaster.server.store.store import notify
from ironmaster.server.tables.cards import seat_cards
from ironmaster.server.tables.opening import rights_at
from ironmaster.server.wire import LinkCard, LinkForm
from ironmaster.server.wire_table import LinkSheet

NO_SEAT = -1


async def links(context: AppContext, person: Person, table: str) -> list[LinkCard]:
    """The links that a person may share: those of the table if they sit there, and those of their own seats."""

    def ask(connection: sa.Connection) -> list[LinkCard]:
        rights = rights_at(connection, person, table)
        return [_card(row) for row in sql.links_of(connection, table) if _may_share(rights, person, row.kind, row.seat)]

    return await context.store.read(ask)


async def create(context: AppContext, person: Person, table: str, form: LinkForm) -> LinkCard:
    """Create a link, or return the existing one of the same kind and seat."""

    def work(connection: sa.Connection) -> LinkCard:
        rights = rights_at(connection, person, table, lock=True)
        seat = _wanted(rights, person, form)
        for row in sql.links_of(connection, table):
            if (row.kind, row.seat) == (form.kind, seat):
                return _card(row)
        made = LinkRow(new_token(), table, form.kind, seat, time.time())
        sql.add_link(connection, made)
        return _card(made)

    return await context.store.write(work, again=True)


async def revoke(context: AppContext, person: Person, table: str, form: LinkForm) -> None:
    """Revoke a link and the access of everybody who used it."""

    def work(connection: sa.Connection) -> None:
        rights = rights_at(connection, person, table)
        sql.drop_link(connection, table, form.kind, _wanted(rights, person, form))
        notify(connection, [table])

    await context.store.write(work)
    await context.roster_changed(table)


async def describe(context: AppContext, person: Person | None, token: str) -> LinkSheet:
    """What a link would give a person, before they use it. Raises what `use` raises."""

    def ask(connection: sa.Connection) -> LinkSheet:
        link = sql.link_by_token(connection, token)
        found = None if link is None else sql.stored(connection, link.table)
        if link is None or found is None:
            raise NotFound("link")
        if not _holds(person, link, found.seats):
            _check_free(link, found.seats)
        row = found.row
        return LinkSheet(
            kind=SEAT if link.kind == USED else link.kind,  # type: ignore[arg-type] # as in `_card`
            seat=None if link.seat < 0 else letter(link.seat),
            title=row.title,
            game=row.game,
            board=split_key(row.board)[0],
            status=row.status,
            seats=seat_cards(Rights(*found), person),
        )

    return await context.store.read(ask)


async def use(context: AppContext, person: Person, token: str) -> str:
    """Use a link. Returns the id of its table."""

    def work(connection: sa.Connection) -> str:
        link = sql.link_by_token(connection, token)
        found = None if link is None else sql.stored(connection, link.table, lock=True)
        link = sql.link_by_token(connection, token)  # again, now that the table is locked: it may have been used
        if link is None or found is None:
            raise NotFound("link")
        _use(connection, person, link, found.seats)
        notify(connection, [link.table])
        return link.table

    table = await context.store.write(work, again=True)
    await context.roster_changed(table)
    return table


def _use(connection: sa.Connection, person: Person, link: LinkRow, seats: list[SeatRow]) -> None:
    if _holds(person, link, seats):
        return
    _check_free(link, seats)
    if link.kind == SEAT and seats[link.seat].person is None:
        sql.change_seat(connection, link.table, link.seat, was={"person": None, "bot": None}, person=person.id)
        sql.use_up_link(connection, link.table, link.seat)
    else:
        sql.give_access(connection, AccessRow(link.table, person.id, link.kind, link.seat))


def _holds(person: Person | None, link: LinkRow, seats: list[SeatRow]) -> bool:
    """Whether a person sits in the seat of a link."""
    return person is not None and link.seat >= 0 and seats[link.seat].person == person.id


def _check_free(link: LinkRow, seats: list[SeatRow]) -> None:
    """Raises TableConflict if the link was for a free seat and somebody else or a bot sits there now."""
    if link.kind == USED or (link.kind == SEAT and seats[link.seat].bot is not None):
        raise TableConflict("taken")


def _wanted(rights: Rights, person: Person, form: LinkForm) -> int:
    seat = NO_SEAT if form.kind in (JOIN, WATCH) else seat_of(form.seat or "", rights.row.seats)
    if form.kind in (SEAT, HAND) and seat < 0:
        raise RequestError("seat", field="seat", seats=letter(rights.row.seats - 1))
    if not _may_share(rights, person, form.kind, seat):
        raise Forbidden("link")
    return seat


def _may_share(rights: Rights, person: Person, kind: str, seat: int) -> bool:
    """Whether a person may share a link.

    Links of a seat belong to the person who sits there; for a free seat, to the owner of the table. Links of the table
    belong to the owner and to everybody who plays there.
    """
    if kind == USED:
        return False
    if kind in (SEAT, HAND):
        free = rights.seats[seat].person is None and rights.seats[seat].bot is None
        return rights.seats[seat].person == person.id or (kind == SEAT and free and rights.owns(person))
    return rights.owns(person) or bool(rights.held(person))


def _card(row: LinkRow) -> LinkCard:
    return LinkCard(
        kind=row.kind,  # type: ignore[arg-type] # the kinds of the store are those of the wire
        token=row.token,
        path=f"/link/{row.token}",
        seat=None if row.seat < 0 else letter(row.seat),
    )
