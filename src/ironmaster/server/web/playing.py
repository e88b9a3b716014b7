"""Playing and watching tables: the operations shared by the HTTP routes and the WebSocket commands."""

import asyncio
import time
from typing import Final, Protocol

import sqlalchemy as sa

from ironmaster.core.elements import Element
from ironmaster.core.errors import IronmasterError
from ironmaster.core.messages import say
from ironmaster.core.naming import calling
from ironmaster.core.seats import letter, seat_of
from ironmaster.server import text
from ironmaster.server.context import AppContext
from ironmaster.server.errors import Forbidden, NotFound, RequestError
from ironmaster.server.rooms import drafts, explanations, updates
from ironmaster.server.rooms.rendering import WATCHER
from ironmaster.server.rooms.room import Room
from ironmaster.server.store.chat import NEWEST, add_chat, chat_of
from ironmaster.server.store.rows import ChatRow, Person
from ironmaster.server.store.store import notify
from ironmaster.server.web.authentication import Caller
from ironmaster.server.web.error_responses import reason
from ironmaster.server.wire import ChatLine, Done, EventList, Update, moment
from ironmaster.server.wire_play import Draft, ElementForm, Why

RECENT: Final = 30
"""How many past events and chat lines a new viewer gets."""
TURN: Final = "turn"


class MoveRequest(Protocol):
    """The fields of a move, from an HTTP body or a WebSocket command."""

    seat: str
    at: int
    move: str
    then: list[str]


class DraftRequest(Protocol):
    seat: str
    at: int
    moves: list[str]


class UndoRequest(Protocol):
    seat: str
    at: int
    moves: int


class WhyRequest(Protocol):
    seat: str
    move: str | None
    elements: list[ElementForm]
    after: list[str]
    at: int | None


class ChatRequest(Protocol):
    text: str
    key: str | None


async def room_for(context: AppContext, person: Person | None, table: str, *, current: bool = False) -> Room:
    """The room of a table, for a person who may see it. For everybody else the table does not exist.

    With `current`, changes by other processes are loaded first.
    """
    started, known = time.perf_counter(), context.rooms.loaded(table) is not None
    room = await (context.rooms.current(table) if current else context.rooms.room(table))
    if not known:
        context.metrics.open_seconds.observe(time.perf_counter() - started)
    if not room.rights.enters(person):
        raise NotFound("table")
    return room


def viewed_seat(room: Room, caller: Caller, wanted: str) -> int:
    """The seat whose view the caller gets, WATCHER for the public view. Raises Forbidden if they may not see it."""
    rights = room.rights
    if not rights.enters(caller.reader()):
        raise NotFound("table")
    if wanted == TURN:
        held = rights.held(caller.person)
        return rights.row.turn if rights.row.turn in held else held[0] if held else WATCHER
    if not wanted:
        return WATCHER
    seat = seat_number(room, wanted)
    if not rights.sees(caller.person, seat):
        raise Forbidden("hand", seat=wanted)
    return seat


def seat_number(room: Room, seat: str) -> int:
    """The number of a seat from its letter. Raises RequestError if the table has no such seat."""
    number = seat_of(seat, room.rights.row.seats)
    if number < 0:
        raise RequestError("seat", field="seat", seats=letter(room.rights.row.seats - 1))
    return number


async def move(context: AppContext, caller: Caller, table: str, form: MoveRequest) -> Done:
    """Make a move."""
    started = time.perf_counter()
    person = caller.known("play")
    context.limits.check("move", person.id)
    room = await room_for(context, person, table)
    seat = seat_number(room, form.seat)
    try:
        with calling(room.rights.names, reader=seat):
            done = await room.move(person, seat, form.at, form.move, *form.then)
    except IronmasterError as error:
        context.metrics.refused.labels(error.code).inc()
        raise
    if not done.repeated:
        context.metrics.moves.labels("person").inc(1 + len(form.then))
    context.metrics.move_seconds.observe(time.perf_counter() - started)
    return done


async def undo(context: AppContext, caller: Caller, table: str, form: UndoRequest) -> Done:
    """Take back the last moves of the current turn."""
    person = caller.known("play")
    context.limits.check("move", person.id)
    room = await room_for(context, person, table)
    return await room.undo(person, seat_number(room, form.seat), form.at, form.moves)


async def draft(context: AppContext, caller: Caller, table: str, form: DraftRequest, lang: str) -> Draft:
    """Preview moves. Only for the seat to act, because the answer depends on its hand."""
    person = caller.known("play")
    room = await room_for(context, person, table)
    seat = seat_number(room, form.seat)
    match = await room.match_for(person, seat, form.at)
    with calling(room.rights.names, reader=seat):
        return drafts.draft(match, form.at, form.moves, lang)


async def why(context: AppContext, caller: Caller, table: str, form: WhyRequest, lang: str) -> Why:
    """Explain why a move or an element cannot be chosen. Only for the seat to act: the answer depends on its hand."""
    person = caller.known("play")
    if (form.move is None) == (not form.elements):
        raise RequestError("why", field="move")
    room = await room_for(context, person, table)
    seat = seat_number(room, form.seat)
    match = await room.match_for(person, seat, form.at)
    with calling(room.rights.names, reader=seat):
        if form.move is not None:
            answer = explanations.why_move(match, form.after, form.move)
            thing = answer.move
        else:
            elements = [Element(one.kind, one.id) for one in form.elements]
            answer = explanations.why_elements(match, form.after, elements)
            thing = match.game.facts.element_name(elements[-1], lang)
        question = say("server", lang, "why-not", {"thing": thing})
        reasons = [reason(refusal, lang) for refusal in answer.refusals]
    return Why(question=question, move=answer.move, legal=not reasons, refusals=reasons, after=list(answer.after))


async def state(
    context: AppContext, caller: Caller, table: str, seat: str, since: int | None, at: int | None, lang: str
) -> Update:
    """The state of the table, now or at the journal length `at`."""
    room = await room_for(context, caller.reader(), table, current=True)
    viewer = viewed_seat(room, caller, seat)
    if at is not None:
        async with room.lock:
            return await asyncio.to_thread(updates.past_update, room, viewer, at, lang)
    return room.updates.update(viewer, max(0, room.index - RECENT) if since is None else since, lang)


async def events(
    context: AppContext, caller: Caller, table: str, seat: str, since: int, limit: int, lang: str
) -> EventList:
    """A part of the journal."""
    room = await room_for(context, caller.reader(), table, current=True)
    viewer = viewed_seat(room, caller, seat)
    first = min(since, room.index)
    last = min(first + limit, room.index)
    async with room.lock:
        found = await asyncio.to_thread(updates.events, room, viewer, first, last, lang) if room.journal else []
    return EventList(table=room.id, index=room.index, events=found)


async def chat(context: AppContext, caller: Caller, table: str, form: ChatRequest, address: str) -> ChatLine:
    """Post a chat line."""
    person = caller.known("play")
    context.limits.check("chat", person.id)
    context.limits.check("write", address)
    room = await room_for(context, person, table)
    row = {"table": room.id, "person": person.id, "text": text.chat_of(form.text), "key": form.key, "said": time.time()}

    def work(connection: sa.Connection) -> ChatRow:
        said = add_chat(connection, row)
        notify(connection, [f"{room.id}/chat"])
        return said

    said = await context.store.write(work, again=True)
    context.chat_changed(room.id)
    return chat_line(said, person.id)


def chat_line(row: ChatRow, reader: str) -> ChatLine:
    """A chat line for a reader, given by id; the id is empty for visitors."""
    yours = row.person == reader
    return ChatLine(id=row.id, table=row.table, name=row.name, text=row.text, when=moment(row.said), yours=yours)


async def last_chat_shown(context: AppContext, table: str) -> int:
    """The chat number after which a new viewer gets all lines: the last 30 are shown."""
    lines = await context.store.read(lambda connection: chat_of(connection, table, NEWEST, RECENT))
    return lines[0].id - 1 if lines else 0
