"""Links: to come and sit down, to play a seat from elsewhere, to watch, to watch over somebody's shoulder."""

import time

import sqlalchemy as sa

from ironmaster.core.seats import letter, seat_of
from ironmaster.core.versions import split_key
from ironmaster.server.context import AppContext
from ironmaster.server.errors import Forbidden, NotHere, RequestError, TableConflict
from ironmaster.server.rooms.rights import Rights
from ironmaster.server.secret import new_token
from ironmaster.server.store import tables as sql
from ironmaster.server.store.rows import HAND, JOIN, SEAT, USED, WATCH, AccessRow, LinkRow, Person, SeatRow
from ironmaster.server.store.store import notify
from ironmaster.server.tables.cards import seat_cards
from ironmaster.server.tables.opening import entered
from ironmaster.server.wire import LinkCard, LinkForm
from ironmaster.server.wire_table import LinkSheet

NO_SEAT = -1


async def links(context: AppContext, person: Person, table: str) -> list[LinkCard]:
    """The links that somebody may hand out: the table's if they sit there, and those of their own seats."""

    def ask(connection: sa.Connection) -> list[LinkCard]:
        rights = entered(connection, person, table)
        return [_card(row) for row in sql.links_of(connection, table) if _may(rights, person, row.kind, row.seat)]

    return await context.store.read(ask)


async def make(context: AppContext, person: Person, table: str, form: LinkForm) -> LinkCard:
    """A link; the one that is there already, if there is."""

    def work(connection: sa.Connection) -> LinkCard:
        rights = entered(connection, person, table, keep=True)
        seat = _wanted(rights, person, form)
        for row in sql.links_of(connection, table):
            if (row.kind, row.seat) == (form.kind, seat):
                return _card(row)
        made = LinkRow(new_token(), table, form.kind, seat, time.time())
        sql.add_link(connection, made)
        return _card(made)

    return await context.store.write(work, again=True)


async def take_back(context: AppContext, person: Person, table: str, form: LinkForm) -> None:
    """End a link and what it gave to those who used it."""

    def work(connection: sa.Connection) -> None:
        rights = entered(connection, person, table)
        sql.drop_link(connection, table, form.kind, _wanted(rights, person, form))
        notify(connection, [table])

    await context.store.write(work)
    await context.roster_changed(table)


async def look(context: AppContext, person: Person | None, token: str) -> LinkSheet:
    """What somebody would get by a link, before they use it. Raises what `use` raises."""

    def ask(connection: sa.Connection) -> LinkSheet:
        link = sql.link_by_token(connection, token)
        found = None if link is None else sql.stored(connection, link.table)
        if link is None or found is None:
            raise NotHere("link")
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
    """Come in by a link; the id of the table."""

    def work(connection: sa.Connection) -> str:
        link = sql.link_by_token(connection, token)
        found = None if link is None else sql.stored(connection, link.table, keep=True)
        link = sql.link_by_token(connection, token)  # somebody may have used it until the table was ours
        if link is None or found is None:
            raise NotHere("link")
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
    """Whether somebody sits in the seat that a link is for."""
    return person is not None and link.seat >= 0 and seats[link.seat].person == person.id


def _check_free(link: LinkRow, seats: list[SeatRow]) -> None:
    """Raises TableConflict if somebody else has come by the link of a free seat, or a bot sits there."""
    if link.kind == USED or (link.kind == SEAT and seats[link.seat].bot is not None):
        raise TableConflict("taken")


def _wanted(rights: Rights, person: Person, form: LinkForm) -> int:
    seat = NO_SEAT if form.kind in (JOIN, WATCH) else seat_of(form.seat or "", rights.row.seats)
    if form.kind in (SEAT, HAND) and seat < 0:
        raise RequestError("seat", field="seat", seats=letter(rights.row.seats - 1))
    if not _may(rights, person, form.kind, seat):
        raise Forbidden("link")
    return seat


def _may(rights: Rights, person: Person, kind: str, seat: int) -> bool:
    """Seat and hand links belong to who plays the seat; a free seat's link and the table's links to the owner."""
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
