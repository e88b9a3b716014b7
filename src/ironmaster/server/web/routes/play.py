"""Playing over plain HTTP, the live connection, chat and records."""

from typing import Annotated, Any

from litestar import WebSocket, delete, get, post, websocket
from litestar.connection import Request
from litestar.params import Parameter

from ironmaster.core.errors import IronmasterError
from ironmaster.server.errors import Forbidden, NotHere
from ironmaster.server.hall import Hall
from ironmaster.server.store.chat import NEWEST, chat_by_id, chat_of, drop_chat
from ironmaster.server.tables.after import record as record_of
from ironmaster.server.web import playing
from ironmaster.server.web.answers import Safe
from ironmaster.server.web.caller import Caller, address_of, caller_of, from_here, language_of
from ironmaster.server.web.live import Live
from ironmaster.server.web.params import As, At, Line, Table
from ironmaster.server.wire import (
    ChatForm,
    ChatLine,
    Done,
    EventList,
    MoveForm,
    SeatOnly,
    UndoForm,
    Update,
)
from ironmaster.server.wire_play import Draft, DraftForm, Why, WhyForm

AnyRequest = Request[Any, Any, Any]


@get("/api/tables/{table:str}/state", summary="View, events since an index, and offer; or how it stood `at` an index")
async def state(
    hall: Hall, caller: Caller, table: Table, language: str, seat: As = "", since: At = None, at: At = None
) -> Update:
    return await playing.see(hall, caller, table, seat, since, at, language)


@get("/api/tables/{table:str}/events", summary="A part of the journal")
async def events(
    hall: Hall,
    caller: Caller,
    table: Table,
    language: str,
    seat: As = "",
    since: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    limit: Annotated[int, Parameter(ge=1, le=500)] = 200,
) -> EventList:
    return await playing.events(hall, caller, table, seat, since, limit, language)


@post("/api/tables/{table:str}/moves", summary="Make a move", status_code=200, opt={"rate": "any"})
async def move(hall: Hall, caller: Caller, table: Table, data: MoveForm) -> Done:
    return await playing.move(hall, caller, table, data)


@post("/api/tables/{table:str}/undo", summary="Take back my last moves", status_code=200, opt={"rate": "any"})
async def undo(hall: Hall, caller: Caller, table: Table, data: UndoForm) -> Done:
    return await playing.undo(hall, caller, table, data)


@post("/api/tables/{table:str}/draft", summary="What would these moves do?", status_code=200, opt={"rate": "read"})
async def draft(hall: Hall, caller: Caller, table: Table, data: DraftForm, language: str) -> Draft:
    return await playing.draft(hall, caller, table, data, language)


@post(
    "/api/tables/{table:str}/why", summary="Why is a move or a thing not legal?", status_code=200, opt={"rate": "read"}
)
async def why(hall: Hall, caller: Caller, table: Table, data: WhyForm, language: str) -> Why:
    return await playing.why(hall, caller, table, data, language)


@post("/api/tables/{table:str}/resign", summary="Give up a seat; a bot plays on", status_code=200)
async def resign(hall: Hall, caller: Caller, table: Table, data: SeatOnly) -> Done:
    person = caller.known("play")
    room = await playing.entered(hall, person, table, current=True)
    return await room.resign(person, playing.place(room, data.seat), hall.substitute)


@get("/api/tables/{table:str}/chat", summary="What was said")
async def chat(
    hall: Hall,
    caller: Caller,
    table: Table,
    before: Annotated[int, Parameter(ge=0, le=NEWEST)] = NEWEST,
    limit: Annotated[int, Parameter(ge=1, le=200)] = 50,
) -> list[ChatLine]:
    await playing.entered(hall, caller.reader(), table, current=True)
    mine = "" if caller.person is None else caller.person.id
    rows = await hall.store.read(lambda connection: chat_of(connection, table, before, limit))
    return [playing.chat_line(row, mine) for row in rows]


@post("/api/tables/{table:str}/chat", summary="Say something", status_code=201)
async def say(hall: Hall, caller: Caller, table: Table, data: ChatForm, request: AnyRequest) -> ChatLine:
    return await playing.talk(hall, caller, table, data, address_of(request))


@delete(
    "/api/tables/{table:str}/chat/{line:int}", summary="Remove a line: one's own, or as owner or admin", status_code=204
)
async def unsay(hall: Hall, caller: Caller, table: Table, line: Line) -> None:
    person = caller.known("play")
    room = await playing.entered(hall, person, table, current=True)
    row = await hall.store.read(lambda connection: chat_by_id(connection, line))
    if row is None or row.table != table:
        raise NotHere("line")
    if not (row.person == person.id or person.admin or room.rights.owns(person)):
        raise Forbidden("line")
    await hall.store.write(lambda connection: drop_chat(connection, line))


@get("/api/tables/{table:str}/record", summary="The record of a game that has ended", media_type="text/plain")
async def record(hall: Hall, caller: Caller, table: Table) -> Safe[str]:
    room = await playing.entered(hall, caller.reader(), table, current=True)
    headers = {"content-disposition": f'attachment; filename="{room.rights.row.game}-{room.id}.record"'}
    return Safe(record_of(room), media_type="text/plain", headers=headers)


@websocket("/api/live", opt={"rate": "connect"})
async def live(socket: WebSocket[Any, Any, Any], hall: Hall) -> None:
    """Follow and play tables; see docs/host/server.md for the commands."""
    try:
        from_here(socket, hall.settings)
        caller = await caller_of(socket, hall)
    except IronmasterError:
        await socket.close(code=4003)
        return
    await socket.accept()
    await Live(socket, hall, caller, language_of(socket, caller.person), address_of(socket)).run()


HANDLERS = (state, events, move, undo, draft, why, resign, chat, say, unsay, record, live)
