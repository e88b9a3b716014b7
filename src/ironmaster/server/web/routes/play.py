"""Routes for playing, chat and records, and the WebSocket."""

from typing import Annotated, Any

from litestar import WebSocket, delete, get, post, websocket
from litestar.connection import Request
from litestar.params import Parameter

from ironmaster.core.errors import IronmasterError
from ironmaster.server.context import AppContext
from ironmaster.server.errors import Forbidden, NotFound
from ironmaster.server.store.chat import NEWEST, chat_by_id, chat_of, drop_chat
from ironmaster.server.tables.records import record as record_of
from ironmaster.server.web import playing
from ironmaster.server.web.authentication import Caller, address_of, caller_of, check_origin, language_of
from ironmaster.server.web.params import As, At, Line, Table
from ironmaster.server.web.responses import SafeResponse
from ironmaster.server.web.websocket import LiveConnection
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


@get(
    "/api/tables/{table:str}/state",
    summary="View, events since an index, and offer; or the state `at` an index",
)
async def state(
    context: AppContext, caller: Caller, table: Table, language: str, seat: As = "", since: At = None, at: At = None
) -> Update:
    return await playing.state(context, caller, table, seat, since, at, language)


@get("/api/tables/{table:str}/events", summary="A part of the journal")
async def events(
    context: AppContext,
    caller: Caller,
    table: Table,
    language: str,
    seat: As = "",
    since: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    limit: Annotated[int, Parameter(ge=1, le=500)] = 200,
) -> EventList:
    return await playing.events(context, caller, table, seat, since, limit, language)


@post("/api/tables/{table:str}/moves", summary="Make a move", status_code=200, opt={"rate": "any"})
async def move(context: AppContext, caller: Caller, table: Table, data: MoveForm) -> Done:
    return await playing.move(context, caller, table, data)


@post("/api/tables/{table:str}/undo", summary="Take back my last moves", status_code=200, opt={"rate": "any"})
async def undo(context: AppContext, caller: Caller, table: Table, data: UndoForm) -> Done:
    return await playing.undo(context, caller, table, data)


@post("/api/tables/{table:str}/draft", summary="Preview moves", status_code=200, opt={"rate": "read"})
async def draft(context: AppContext, caller: Caller, table: Table, data: DraftForm, language: str) -> Draft:
    return await playing.draft(context, caller, table, data, language)


@post(
    "/api/tables/{table:str}/why",
    summary="Why a move or an element is not legal",
    status_code=200,
    opt={"rate": "read"},
)
async def why(context: AppContext, caller: Caller, table: Table, data: WhyForm, language: str) -> Why:
    return await playing.why(context, caller, table, data, language)


@post("/api/tables/{table:str}/resign", summary="Give up a seat; a bot takes over", status_code=200)
async def resign(context: AppContext, caller: Caller, table: Table, data: SeatOnly) -> Done:
    person = caller.known("play")
    room = await playing.room_for(context, person, table, current=True)
    return await room.resign(person, playing.seat_number(room, data.seat), context.substitute)


@get("/api/tables/{table:str}/chat", summary="Chat lines")
async def chat(
    context: AppContext,
    caller: Caller,
    table: Table,
    before: Annotated[int, Parameter(ge=0, le=NEWEST)] = NEWEST,
    limit: Annotated[int, Parameter(ge=1, le=200)] = 50,
) -> list[ChatLine]:
    await playing.room_for(context, caller.reader(), table, current=True)
    mine = "" if caller.person is None else caller.person.id
    rows = await context.store.read(lambda connection: chat_of(connection, table, before, limit))
    return [playing.chat_line(row, mine) for row in rows]


@post("/api/tables/{table:str}/chat", summary="Post a chat line", status_code=201)
async def say(context: AppContext, caller: Caller, table: Table, data: ChatForm, request: AnyRequest) -> ChatLine:
    return await playing.chat(context, caller, table, data, address_of(request))


@delete(
    "/api/tables/{table:str}/chat/{line:int}",
    summary="Delete a chat line (author, owner, admin)",
    status_code=204,
)
async def unsay(context: AppContext, caller: Caller, table: Table, line: Line) -> None:
    person = caller.known("play")
    room = await playing.room_for(context, person, table, current=True)
    row = await context.store.read(lambda connection: chat_by_id(connection, line))
    if row is None or row.table != table:
        raise NotFound("line")
    if not (row.person == person.id or person.admin or room.rights.owns(person)):
        raise Forbidden("line")
    await context.store.write(lambda connection: drop_chat(connection, line))


@get("/api/tables/{table:str}/record", summary="The record of a finished game", media_type="text/plain")
async def record(context: AppContext, caller: Caller, table: Table) -> SafeResponse[str]:
    room = await playing.room_for(context, caller.reader(), table, current=True)
    headers = {"content-disposition": f'attachment; filename="{room.rights.row.game}-{room.id}.record"'}
    return SafeResponse(record_of(room), media_type="text/plain", headers=headers)


@websocket("/api/live", opt={"rate": "connect"})
async def live(socket: WebSocket[Any, Any, Any], context: AppContext) -> None:
    """Follow and play tables; see docs/host/server.md for the commands."""
    try:
        check_origin(socket, context.settings)
        caller = await caller_of(socket, context)
    except IronmasterError:
        await socket.close(code=4003)
        return
    await socket.accept()
    await LiveConnection(socket, context, caller, language_of(socket, caller.person), address_of(socket)).run()


HANDLERS = (state, events, move, undo, draft, why, resign, chat, say, unsay, record, live)
