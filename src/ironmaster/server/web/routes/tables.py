"""Routes for the lobby, and for tables before and after the game."""

import math
from collections.abc import Callable
from typing import Annotated, Literal

import sqlalchemy as sa
from litestar import get, post
from litestar.params import Parameter

from ironmaster.server.context import AppContext
from ironmaster.server.errors import RequestError
from ironmaster.server.rooms.rights import Rights
from ironmaster.server.store import tables as sql
from ironmaster.server.store.rows import Person, TableRow
from ironmaster.server.tables import links, opening, records
from ironmaster.server.tables.cards import table_card
from ironmaster.server.tables.rematch import rematch as open_rematch
from ironmaster.server.web import playing
from ironmaster.server.web.authentication import Caller
from ironmaster.server.web.params import Game, Link, Table
from ironmaster.server.wire import (
    BotForm,
    JoinForm,
    LinkCard,
    LinkForm,
    RecordForm,
    SeatOnly,
    TableCard,
    TableForm,
    TableList,
    TokenOnly,
)
from ironmaster.server.wire_table import LinkSheet

Limit = Annotated[int, Parameter(ge=1, le=100)]
After = Annotated[str | None, Parameter(max_length=40, description="`next` of the previous page.")]
Find = Callable[[sa.Connection], list[TableRow]]


@get("/api/tables", summary="The lobby: public tables, most recently changed first")
async def lobby(
    context: AppContext,
    caller: Caller,
    status: Literal["open", "running", "finished"] = "open",
    game: Game = "",
    limit: Limit = 30,
    after: After = None,
) -> TableList:
    place = page_start(after)
    return await listed(context, caller.reader(), lambda db: sql.listed(db, status, game, place, limit), limit)


@get("/api/me/tables", summary="My tables, most recently changed first")
async def mine(context: AppContext, caller: Caller, limit: Limit = 30, after: After = None) -> TableList:
    person, place = caller.known("read"), page_start(after)
    return await listed(context, person, lambda db: sql.tables_of(db, person.id, place, limit), limit)


@get("/api/me/turns", summary="Tables where it is my turn, longest waiting first")
async def turns(context: AppContext, caller: Caller) -> TableList:
    person = caller.known("read")
    return await listed(context, person, lambda db: sql.turns_of(db, person.id), 1 << 30)


@post("/api/tables", summary="Create a table", opt={"rate": "table"}, status_code=201)
async def create(context: AppContext, caller: Caller, data: TableForm) -> TableCard:
    person = caller.known("tables")
    return await _card(context, person, await opening.open_table(context, person, data))


@post(
    "/api/records",
    summary="Import a record, to view or continue it",
    opt={"rate": "import"},
    status_code=201,
)
async def bring(context: AppContext, caller: Caller, data: RecordForm) -> TableCard:
    person = caller.known("tables")
    return await _card(context, person, await records.import_record(context, person, data))


@get("/api/tables/{table:str}", summary="A table")
async def show(context: AppContext, caller: Caller, table: Table) -> TableCard:
    return await _card(context, caller.reader(), table)


@post("/api/tables/{table:str}/join", summary="Take a seat", status_code=200)
async def join(context: AppContext, caller: Caller, table: Table, data: JoinForm) -> TableCard:
    person = caller.known("tables")
    await opening.join(context, person, table, data.seat)
    return await _card(context, person, table)


@post("/api/tables/{table:str}/leave", summary="Leave a table before the game starts", status_code=204)
async def leave(context: AppContext, caller: Caller, table: Table, data: JoinForm) -> None:
    await opening.leave(context, caller.known("tables"), table, data.seat)


@post("/api/tables/{table:str}/bot", summary="Put a bot on a seat, or remove it", status_code=200)
async def bot(context: AppContext, caller: Caller, table: Table, data: BotForm) -> TableCard:
    person = caller.known("tables")
    await opening.seat_bot(context, person, table, data.seat, data.bot)
    return await _card(context, person, table)


@post("/api/tables/{table:str}/free", summary="Remove a person or bot from a seat", status_code=200)
async def free(context: AppContext, caller: Caller, table: Table, data: SeatOnly) -> TableCard:
    person = caller.known("tables")
    await opening.free_seat(context, person, table, data.seat)
    return await _card(context, person, table)


@post("/api/tables/{table:str}/start", summary="Start the game", status_code=200)
async def start(context: AppContext, caller: Caller, table: Table) -> TableCard:
    person = caller.known("tables")
    await opening.start(context, person, table)
    return await _card(context, person, table)


@post(
    "/api/tables/{table:str}/rematch", summary="Play again with the same people", opt={"rate": "table"}, status_code=201
)
async def rematch(context: AppContext, caller: Caller, table: Table) -> TableCard:
    person = caller.known("tables")
    room = await playing.room_for(context, person, table, current=True)
    return await _card(context, person, await open_rematch(context, person, room))


@get("/api/tables/{table:str}/links", summary="The links that I may share")
async def show_links(context: AppContext, caller: Caller, table: Table) -> list[LinkCard]:
    return await links.links(context, caller.known("tables"), table)


@post("/api/tables/{table:str}/links", summary="Create a link", status_code=201)
async def make_link(context: AppContext, caller: Caller, table: Table, data: LinkForm) -> LinkCard:
    return await links.create(context, caller.known("tables"), table, data)


@post("/api/tables/{table:str}/links/end", summary="Revoke a link and the access it gave", status_code=204)
async def end_link(context: AppContext, caller: Caller, table: Table, data: LinkForm) -> None:
    await links.revoke(context, caller.known("tables"), table, data)


@get("/api/links/{link:str}", summary="What a link gives access to", opt={"rate": "link"})
async def show_link(context: AppContext, caller: Caller, link: Link) -> LinkSheet:
    return await links.describe(context, caller.reader(), link)


@post("/api/links", summary="Use a link", opt={"rate": "link"}, status_code=200)
async def use_link(context: AppContext, caller: Caller, data: TokenOnly) -> TableCard:
    person = caller.known("tables")
    return await _card(context, person, await links.use(context, person, data.token))


async def _card(context: AppContext, person: Person | None, table: Table) -> TableCard:
    room = await playing.room_for(context, person, table, current=True)
    rematch = (
        await context.store.read(lambda connection: sql.rematch_of(connection, table)) if room.rights.ended else None
    )
    return table_card(room.rights, person, rematch)


async def listed(context: AppContext, person: Person | None, find: Find, limit: int) -> TableList:
    """A page of tables for a person, with the start of the next page if this one is full."""

    def ask(connection: sa.Connection) -> list[Rights]:
        rows = find(connection)
        seats = sql.seats_of(connection, [row.id for row in rows])
        return [Rights(row, seats[row.id], sql.access_of(connection, row.id)) for row in rows]

    found = await context.store.read(ask)
    more = f"{found[-1].row.changed!r}:{found[-1].row.id}" if len(found) == limit else None
    return TableList(tables=[table_card(rights, person) for rights in found], next=more)


def page_start(text: str | None) -> sql.Place | None:
    """Parse the start of a page. Raises RequestError."""
    if text is None:
        return None
    changed, _, table = text.partition(":")
    try:
        place = sql.Place(float(changed), table)
    except ValueError:
        place = sql.Place(math.nan, table)
    if not math.isfinite(place.changed) or not table.isalnum():
        raise RequestError("field", field="after")
    return place


HANDLERS = (
    lobby,
    mine,
    turns,
    create,
    bring,
    show,
    join,
    leave,
    bot,
    free,
    start,
    rematch,
    show_links,
    make_link,
    end_link,
    show_link,
    use_link,
)
