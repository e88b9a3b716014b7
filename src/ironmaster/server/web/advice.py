"""Hints for a player against bots, and the results of analyses as text."""

import asyncio
import time
from collections.abc import Callable
from typing import Literal, Protocol, TypeVar, cast

import msgspec

from ironmaster.analysis.hints import Hint
from ironmaster.analysis.key_moments import Moment, moments
from ironmaster.analysis.page import page
from ironmaster.analysis.results import Analysis
from ironmaster.analysis.wording import hint_text
from ironmaster.core.naming import calling
from ironmaster.core.seats import letter
from ironmaster.server.analysis_jobs import AnalysisJobs
from ironmaster.server.context import AppContext
from ironmaster.server.errors import Forbidden, NotFound, TableConflict
from ironmaster.server.rooms.journal import Journal
from ironmaster.server.rooms.room import Room
from ironmaster.server.store.analyses import TRIES, analysis_of, request_analysis
from ironmaster.server.store.rows import AnalysisRow, Person
from ironmaster.server.web.authentication import Caller
from ironmaster.server.web.playing import room_for, seat_number
from ironmaster.server.wire_advice import AnalysisSheet, Grade, HintCard, HintSheet, MomentCard, SeatAnalysis

Made = TypeVar("Made")


class HintRequest(Protocol):
    seat: str
    at: int


# Hints


async def hint(context: AppContext, caller: Caller, table: str, form: HintRequest, lang: str) -> HintSheet:
    """The best moves for the seat to act. Allowed only if all other seats are bots: it would be unfair to people."""
    person = caller.known("play")
    room = await room_for(context, person, table)
    seat = seat_number(room, form.seat)
    match = await room.match_for(person, seat, form.at)
    if any(one.bot is None for one in room.rights.seats if one.seat != seat):
        raise Forbidden("hint")
    jobs = _analysis_jobs(context)
    context.limits.check("hint", person.id)
    view = match.view(seat)
    found = await jobs.hints(room, match)
    with calling(room.rights.names, reader=seat):
        cards = [_hint(one, view, lang) for one in found]
    return HintSheet(at=form.at, seat=form.seat, hints=cards)


def _hint(found: Hint, view: dict[str, object], lang: str) -> HintCard:
    words = hint_text(found, view, lang)
    return HintCard(
        moves=found.line,
        text=words.action,
        margin=found.margin,
        error=found.error,
        share=found.share,
        why=words.why,
    )


def _analysis_jobs(context: AppContext) -> AnalysisJobs:
    if context.analysis_jobs is None:
        raise TableConflict("bots")
    return context.analysis_jobs


# Analyses


async def request(context: AppContext, caller: Caller, table: str, lang: str) -> AnalysisSheet:
    """Request the analysis of a finished game, and return its progress. A game is analysed only once."""
    person = caller.known("read")
    room = await _finished_room(context, person, table)
    row = await context.store.read(lambda connection: analysis_of(connection, table))
    if row is None:
        jobs = _analysis_jobs(context)
        context.limits.check("analysis", person.id)
        row = await context.store.write(lambda connection: request_analysis(connection, table, time.time()), again=True)
        jobs.wake()
    return await _sheet(room, row, lang)


async def status(context: AppContext, caller: Caller, table: str, lang: str) -> AnalysisSheet:
    """The analysis of a game, or its progress."""
    room = await _finished_room(context, caller.reader(), table)
    return await _sheet(room, await context.store.read(lambda connection: analysis_of(connection, table)), lang)


async def as_page(context: AppContext, caller: Caller, table: str, lang: str) -> tuple[Room, str]:
    """The analysis as a self-contained HTML page."""
    room = await _finished_room(context, caller.reader(), table)
    row = await context.store.read(lambda connection: analysis_of(connection, table))
    if row is None or row.result is None:
        raise NotFound("analysis")
    found = _read(row.result)
    return room, await _render(room, lambda journal: page(found, journal.match, lang))


async def _finished_room(context: AppContext, person: Person | None, table: str) -> Room:
    room = await room_for(context, person, table, current=True)
    if not room.rights.ended:
        raise TableConflict("running")
    room.started_journal()
    return room


async def _sheet(room: Room, row: AnalysisRow | None, lang: str) -> AnalysisSheet:
    if row is None or row.result is None:
        return AnalysisSheet(status=_status(row), done=0 if row is None else row.done, of=0 if row is None else row.of)
    found = _read(row.result)
    return await _render(room, lambda journal: _findings(found, journal, lang))


def _status(row: AnalysisRow | None) -> Literal["none", "working", "failed"]:
    if row is None:
        return "none"
    return "failed" if row.tries >= TRIES and row.claimed_until < time.time() else "working"


async def _render(room: Room, make: Callable[[Journal], Made]) -> Made:
    journal = room.started_journal()

    def work() -> Made:
        with calling(room.rights.names):
            return make(journal)

    async with room.lock:
        return await asyncio.to_thread(work)


def _read(result: str) -> Analysis:
    return msgspec.json.decode(result, type=Analysis)


def _findings(found: Analysis, journal: Journal, lang: str) -> AnalysisSheet:
    indices = [0, *(index for index, _ in journal.numbered(len(journal)))]
    decisions = len(found.decisions)
    return AnalysisSheet(
        status="done",
        done=decisions,
        of=decisions,
        index=[indices[one.place] for one in found.standings],
        seats=[_seat(found, seat) for seat in range(found.seats)],
        moments=[_moment(one, indices) for one in moments(found, journal.match, lang)],
    )


def _seat(found: Analysis, seat: int) -> SeatAnalysis:
    summary = found.summaries[seat]
    return SeatAnalysis(
        seat=letter(seat),
        chances=[round(one.chances[seat], 4) for one in found.standings],
        forecast=[round(one.forecast[seat], 2) for one in found.standings],
        decisions=summary.decisions,
        lost=summary.lost,
        inaccuracies=summary.inaccuracies,
        mistakes=summary.mistakes,
        blunders=summary.blunders,
    )


def _moment(one: Moment, indices: list[int]) -> MomentCard:
    return MomentCard(
        index=indices[one.place + 1] - 1,
        turn=one.turn,
        chapter=one.chapter,
        seat=letter(one.seat),
        grade=cast("Grade", one.grade),
        played=one.played,
        better=one.better,
        loss=one.loss,
        error=one.error,
        why=one.why,
    )
