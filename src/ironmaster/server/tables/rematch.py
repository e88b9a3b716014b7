"""Rematches: a new table for the same people after a game has ended."""

from contextlib import suppress

import msgspec
import sqlalchemy as sa

from ironmaster.core.seats import letter
from ironmaster.core.versions import split_key
from ironmaster.server.context import AppContext
from ironmaster.server.errors import Forbidden, TableConflict
from ironmaster.server.rooms.room import Room
from ironmaster.server.store import tables as sql
from ironmaster.server.store.rows import AccessRow, Person, SeatRow
from ironmaster.server.tables import opening
from ironmaster.server.wire import SeatForm, TableForm


async def rematch(context: AppContext, person: Person, room: Room) -> str:
    """The table for a rematch; the person who asks takes their seat there.

    The first request creates the table, and invites everybody who played.
    """
    rights = room.rights
    seats = [one for one in rights.seats if person.id in (one.person, one.resigned)]
    if not seats:
        raise Forbidden("table")
    if not rights.ended:
        raise TableConflict("running")
    forms = [
        SeatForm(who="bot", bot=one.bot) if one.bot and one.resigned is None else SeatForm() for one in rights.seats
    ]
    row = rights.row
    form = TableForm(
        game=row.game,
        seats=forms,
        board=split_key(row.board)[0],
        rules=msgspec.json.decode(row.rules),
        title=row.title,
        listed=row.listed,
        order="random" if row.shuffled else "chosen",
    )
    made = await opening.open_table(context, person, form, rematch=row.id, known=[one.alias for one in rights.seats])
    await context.store.write(lambda connection: _invite(connection, rights.seats, made))
    for seat in seats:
        with suppress(TableConflict):  # the seat is taken or the game has started; the person can still see the table
            await opening.join(context, person, made, letter(seat.seat))
    await context.roster_changed(row.id)
    return made


def _invite(connection: sa.Connection, seats: list[SeatRow], table: str) -> None:
    for seat in seats:
        guest = seat.person or seat.resigned
        if guest is not None:
            sql.give_access(connection, AccessRow(table, guest, "join", -1))
