"""Tables before the game: creating them, taking and leaving seats, and starting the game."""

import time
from collections.abc import Callable, Sequence
from secrets import SystemRandom
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ironmaster.bots.registry import make_bot
from ironmaster.core.registry import game as make_game
from ironmaster.core.sealed import new_seed, seal
from ironmaster.core.seats import letter, seat_of
from ironmaster.server import text
from ironmaster.server.context import AppContext
from ironmaster.server.errors import Forbidden, NotFound, RequestError, TableConflict
from ironmaster.server.rooms.journal import new_journal
from ironmaster.server.rooms.rights import Rights
from ironmaster.server.rooms.room import first_rows
from ironmaster.server.secret import new_id
from ironmaster.server.store import tables as sql
from ironmaster.server.store.rows import OPEN, RUNNING, Person, TableRow
from ironmaster.server.store.store import notify
from ironmaster.server.tables.bot_names import new_name
from ironmaster.server.wire import SeatForm, TableForm

Work = Callable[[sa.Connection], Any]
Row = dict[str, Any]


async def open_table(
    context: AppContext, owner: Person, form: TableForm, rematch: str | None = None, known: Sequence[str | None] = ()
) -> str:
    """Create a table and return its id. A repeated request returns the first one's table.

    `known` holds names for the bots, by seat; the others get new names.
    """
    game = make_game(form.game, seats=len(form.seats), board=form.board or None, rules=form.rules, files=False)
    now, seed = time.time(), new_seed()
    row = TableRow(
        id=new_id(),
        title=text.title_of(form.title),
        game=form.game,
        ruleset=game.ruleset,
        board=game.board,
        seats=game.seats,
        rules=msgspec.json.encode(game.rules, order="sorted").decode(),
        origin=None,
        status=OPEN,
        listed=form.listed,
        shuffled=form.order == "random",
        owner=owner.id,
        creation_key=form.key,
        seed=seed,
        seal=seal(seed),
        length=0,
        turn=-1,
        bot_owes=False,
        claimed_until=0.0,
        result=None,
        rematch_of=rematch,
        created=now,
        started=None,
        ended=None,
        changed=now,
    )
    seats = _seat_rows(context, form.seats, owner, known)
    try:
        await context.store.write(lambda connection: sql.add_table(connection, row, seats))
    except IntegrityError:
        return await _existing_table(context, owner, form.key, rematch)
    return row.id


async def _existing_table(context: AppContext, owner: Person, key: str | None, rematch: str | None) -> str:
    def ask(connection: sa.Connection) -> str | None:
        if rematch is not None:
            return sql.rematch_of(connection, rematch)
        return sql.made_by_request(connection, owner.id, key or "")

    made = await context.store.read(ask)
    if made is None:
        raise TableConflict("changed")
    return made


def _seat_rows(context: AppContext, forms: list[SeatForm], owner: Person, known: Sequence[str | None]) -> list[Row]:
    called = [name for name in known if name]
    rows: list[Row] = []
    for place, form in enumerate(forms):
        row: Row = {"seat": place, "person": owner.id if form.who == "me" else None, "bot": None, "alias": None}
        if form.who == "bot":
            row |= {"bot": _bot(context, form.bot), "alias": (known[place] if known else None) or new_name(called)}
            called.append(row["alias"])
        rows.append(row)
    return rows


def _bot(context: AppContext, name: str) -> str:
    if not context.settings.bot_processes:
        raise TableConflict("bots")
    wanted = name or context.substitute
    make_bot(wanted)  # raises SetupError if there is no such bot
    return wanted


async def join(context: AppContext, person: Person, table: str, seat: str | None) -> None:
    """Take a seat at an open table: the given one or the first free one. Everybody who can see the table may."""

    def work(connection: sa.Connection) -> None:
        rights = _open_table_rights(connection, person, table)
        if seat is None and any(one.person == person.id for one in rights.seats):
            return
        places = [_place(rights, seat)] if seat is not None else _free(rights)
        if seat is not None and rights.seats[places[0]].person == person.id:
            return
        for place in places:
            if sql.change_seat(connection, table, place, was={"person": None, "bot": None}, person=person.id):
                sql.use_up_link(connection, table, place)
                _touch(connection, table)
                return
        raise TableConflict("taken")

    await _change(context, table, work)


async def leave(context: AppContext, person: Person, table: str, seat: str | None) -> None:
    """Leave one seat or all seats of an open table.

    If the owner leaves, the next person at the table becomes the owner. Without one, the table is deleted.
    """

    def work(connection: sa.Connection) -> None:
        rights = _open_table_rights(connection, person, table)
        held = [one.seat for one in rights.seats if one.person == person.id]
        leaving = held if seat is None else [_place(rights, seat)]
        for place in leaving:
            if place not in held:
                raise Forbidden("seat", seat=letter(place))
            sql.change_seat(connection, table, place, was={"person": person.id}, person=None)
            sql.drop_links_of_seat(connection, table, place)
        if rights.owns(person) and set(held) <= set(leaving):
            _hand_over(connection, rights, person)
        elif not held:
            raise Forbidden("table")
        _touch(connection, table)

    await _change(context, table, work)


def _hand_over(connection: sa.Connection, rights: Rights, person: Person) -> None:
    heir = next((one.person for one in rights.seats if one.person not in (None, person.id)), None)
    if heir is None:
        sql.drop_table(connection, rights.row.id)
    else:
        sql.change_table(connection, rights.row.id, owner=heir, creation_key=None)


async def seat_bot(context: AppContext, person: Person, table: str, seat: str, bot: str) -> None:
    """Put a bot on a free seat, or remove it if `bot` is empty. Only for the owner."""
    name = _bot(context, bot) if bot else None

    def work(connection: sa.Connection) -> None:
        rights = _owner_rights(connection, person, table)
        place = _place(rights, seat)
        called = [one.alias or "" for one in rights.seats]
        alias = (called[place] or new_name(called)) if name else None
        if not sql.change_seat(connection, table, place, was={"person": None}, bot=name, alias=alias):
            raise TableConflict("taken")
        _touch(connection, table)

    await _change(context, table, work)


async def free_seat(context: AppContext, person: Person, table: str, seat: str) -> None:
    """Remove the person from a seat. Only for the owner."""

    def work(connection: sa.Connection) -> None:
        rights = _owner_rights(connection, person, table)
        place = _place(rights, seat)
        sql.change_seat(connection, table, place, was={}, person=None, bot=None, alias=None)
        sql.drop_links_of_seat(connection, table, place)
        _touch(connection, table)

    await _change(context, table, work)


async def start(context: AppContext, person: Person, table: str) -> None:
    """Start the game: shuffle the seats if wanted, and draw the first outcomes of chance. Only for the owner."""

    def work(connection: sa.Connection) -> None:
        rights = _owner_rights(connection, person, table)
        if _free(rights):
            raise TableConflict("free", seats=", ".join(letter(place) for place in _free(rights)))
        order = list(range(rights.row.seats))
        if rights.row.shuffled:
            SystemRandom().shuffle(order)
            sql.reseat(connection, table, order)
        bots = [rights.seats[source].bot is not None for source in order]
        _deal(connection, rights.row, bots)

    await _change(context, table, work)


def _deal(connection: sa.Connection, row: TableRow, bots: list[bool]) -> None:
    journal, now = new_journal(row), time.time()
    journal.match.draw_chance()
    rows = first_rows(row.id, journal, journal.match.log, now)
    if rows:
        sql.add_entries(connection, rows)
    turn = journal.match.to_act
    values: Row = {"status": RUNNING, "started": now, "changed": now, "length": len(rows), "turn": turn}
    sql.change_table(connection, row.id, **values, bot_owes=bots[turn], claimed_until=0.0)
    notify(connection, [row.id])


async def _change(context: AppContext, table: str, work: Work) -> None:
    try:
        await context.store.write(work)
    except IntegrityError:
        raise TableConflict("changed") from None
    try:
        await context.roster_changed(table)
    except (NotFound, TableConflict):
        context.rooms.forget(table)
    room = context.rooms.loaded(table)
    if room is None:
        await context.wake_bots(table)


def rights_at(connection: sa.Connection, person: Person, table: str, *, lock: bool = False) -> Rights:
    """The rights at a table, for a person who may see it. With `lock`, its row is locked until the transaction ends."""
    found = sql.stored(connection, table, lock=lock)
    rights = None if found is None else Rights(found.row, found.seats, found.access)
    if rights is None or not rights.enters(person):
        raise NotFound("table")
    return rights


def _open_table_rights(connection: sa.Connection, person: Person, table: str) -> Rights:
    rights = rights_at(connection, person, table, lock=True)
    if not rights.waiting:
        raise TableConflict("begun")
    return rights


def _owner_rights(connection: sa.Connection, person: Person, table: str) -> Rights:
    rights = rights_at(connection, person, table, lock=True)
    if not rights.owns(person):
        raise Forbidden("owner")
    if not rights.waiting:
        raise TableConflict("begun")
    return rights


def _place(rights: Rights, seat: str) -> int:
    place = seat_of(seat, rights.row.seats)
    if place < 0:
        raise RequestError("seat", field="seat", seats=letter(rights.row.seats - 1))
    return place


def _free(rights: Rights) -> list[int]:
    return [one.seat for one in rights.seats if one.person is None and one.bot is None]


def _touch(connection: sa.Connection, table: str) -> None:
    sql.change_table(connection, table, changed=time.time())
    notify(connection, [table])
