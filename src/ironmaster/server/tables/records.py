"""Records of finished games: export and import."""

import asyncio
import time
from typing import Final

import msgspec
import sqlalchemy as sa

from ironmaster.core.contract import CHANCE
from ironmaster.core.match import Match
from ironmaster.core.replay import first_unfair, replay
from ironmaster.server import text
from ironmaster.server.context import AppContext
from ironmaster.server.errors import RequestError, TableConflict
from ironmaster.server.rooms.room import Room, result_of
from ironmaster.server.secret import new_id
from ironmaster.server.store import tables as sql
from ironmaster.server.store.rows import CHANCED, FINISHED, MOVE, RUNNING, Person, TableRow
from ironmaster.server.wire import RecordForm

LONGEST_SEED: Final = 128


def record(room: Room) -> str:
    """The record of a finished game, including its seed. Raises TableConflict while it would hold secrets."""
    journal = room.started_journal()
    if not room.rights.ended:
        raise TableConflict("record")
    return str(journal.match.saved)


async def import_record(context: AppContext, person: Person, form: RecordForm) -> str:
    """Create a table from a record: a finished game to view, or a saved one to continue. All seats go to the person."""
    match = await asyncio.to_thread(_read, form.record)
    row = _row(match, person, text.title_of(form.title))
    entries = _entries(match, row)
    seats = [{"seat": seat, "person": person.id, "bot": None} for seat in range(match.game.seats)]

    def work(connection: sa.Connection) -> None:
        sql.add_table(connection, row, seats)
        if entries:
            sql.add_entries(connection, entries)

    await context.store.write(work)
    return row.id


def _read(record: str) -> Match:
    """The match of a record. Raises RequestError unless it contains its seed and all outcomes follow from it."""
    match = replay(record, files=False)
    if f"\nseed: {match.seed}\n" not in record:
        raise RequestError("seed" if match.over else "unfinished", field="record")
    if len(match.seed) > LONGEST_SEED or not match.seed.isprintable():
        raise RequestError("field", field="record")
    unfair = first_unfair(match)
    if unfair:
        raise RequestError("unfair", field="record", entry=unfair)
    match.draw_chance()
    return match


def _row(match: Match, person: Person, title: str) -> TableRow:
    now, game = time.time(), match.game
    return TableRow(
        id=new_id(),
        title=title,
        game=game.spec.name,
        ruleset=game.ruleset,
        board=game.board,
        seats=game.seats,
        rules=msgspec.json.encode(game.rules, order="sorted").decode(),
        origin=None if match.origin is None else msgspec.json.encode(match.origin).decode(),
        status=FINISHED if match.over else RUNNING,
        listed=False,
        shuffled=False,
        owner=person.id,
        creation_key=None,
        seed=match.seed,
        seal=match.seal,
        length=len(match),
        turn=-1 if match.over else match.to_act,
        bot_owes=False,
        claimed_until=0.0,
        result=result_of(match.game, match.state) if match.over else None,
        rematch_of=None,
        created=now,
        started=now,
        ended=now if match.over else None,
        changed=now,
    )


def _entries(match: Match, row: TableRow) -> list[dict[str, object]]:
    last = len(match)
    return [
        {
            "table": row.id,
            "number": number,
            "kind": CHANCED if entry.actor == CHANCE else MOVE,
            "actor": entry.actor,
            "text": match.game.actions.text(entry.action),
            "person": None,
            "digest": match.digest() if number == last else None,
            "made": row.created,
        }
        for number, entry in enumerate(match.log, 1)
    ]
