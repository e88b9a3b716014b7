"""A room: one table in memory, with its journal and its viewers. A lock makes all requests run one after the other.

A move takes these steps: check the permission, parse, compare the index, check that the move is legal, commit, apply,
notify the viewers. A move is acknowledged only after its commit, so a crash between two steps loses nothing that was
acknowledged.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ironmaster.core.contract import CHANCE, Game, State
from ironmaster.core.errors import HistoryError, StaleMove, TurnError
from ironmaster.core.match import Entry, Match, digest
from ironmaster.core.seats import letter
from ironmaster.server.errors import Forbidden, NotFound, TableConflict, Unavailable
from ironmaster.server.rooms.history import History
from ironmaster.server.rooms.journal import Item, Journal, read_journal
from ironmaster.server.rooms.rights import Rights
from ironmaster.server.rooms.updates import UpdateCache
from ironmaster.server.store import tables as sql
from ironmaster.server.store.bulk_append import Append
from ironmaster.server.store.rows import (
    ABANDON,
    ABANDONED,
    CHANCED,
    FINISHED,
    MOVE,
    OPEN,
    RESIGN,
    RUNNING,
    UNDO,
    EntryRow,
    Person,
)
from ironmaster.server.store.store import Conflict, Store, notify
from ironmaster.server.wire import Done

DIGEST_EVERY: Final = 16
"""A hash of the position is stored with every 16th line, so that a changed engine is noticed."""
TRIES: Final = 3
"""How often a write is tried if another process keeps writing first."""
CLAIM: Final = 5.0
"""Seconds for which a claim protects the move of a bot from other processes. It is renewed while the bot thinks."""
T = TypeVar("T")


class Viewer(Protocol):
    """A connection that follows a room."""

    def room_changed(self, room: "Room") -> None: ...

    def chat_changed(self, table: str) -> None: ...

    def room_closed(self, table: str) -> None: ...


class Room:
    """One table that is being watched or played."""

    def __init__(
        self, store: Store, found: sql.Stored, entries: list[EntryRow], changed: Callable[["Room"], None]
    ) -> None:
        self.store = store
        self.rights = Rights(found.row, found.seats, found.access)
        self.journal: Journal | None = None if found.row.status == OPEN else read_journal(found.row, entries)
        self.viewers: set[Viewer] = set()
        self.version = 0
        """Grows with every change, including changes of seats and access."""
        self.fresh: tuple[int, list[State]] | None = None
        """The index before the last moves and the states since then, so that their events need no replay."""
        self.used = time.monotonic()
        self.lock = asyncio.Lock()
        self.updates = UpdateCache(self)
        self.history: History | None = None
        """Built on the first request for it."""
        self._changed = changed

    @property
    def id(self) -> str:
        return self.rights.row.id

    @property
    def index(self) -> int:
        """The length of the journal."""
        return 0 if self.journal is None else len(self.journal)

    @property
    def bot_to_move(self) -> str:
        """The bot that has to move now; empty if it is not a bot's turn."""
        row = self.rights.row
        return self.rights.seats[row.turn].bot or "" if row.status == RUNNING and row.turn >= 0 else ""

    def running_journal(self) -> Journal:
        """The journal of a running game. Raises TableConflict before its start and after its end."""
        status = self.rights.row.status
        if self.journal is None or status == OPEN:
            raise TableConflict("waiting")
        if status != RUNNING:
            raise TableConflict("ended")
        return self.journal

    def _check_turn(self, seat: int) -> None:
        turn = self.running_journal().match.to_act
        if turn != seat:
            raise TurnError("other", seat=letter(seat), turn=letter(turn))

    def started_journal(self) -> Journal:
        """The journal of a running or finished game. Raises TableConflict before its start."""
        if self.journal is None:
            raise TableConflict("waiting")
        return self.journal

    # Requests

    async def move(self, person: Person | None, seat: int, at: int, *texts: str, bot: bool = False) -> Done:
        """Make one or more moves for a seat: all of them or none. With `bot`, the server moves for a bot."""
        return await self._locked(lambda: self._move(person, seat, at, texts, bot))

    async def undo(self, person: Person, seat: int, at: int, moves: int) -> Done:
        """Take back the last moves of a seat's own turn."""
        return await self._locked(lambda: self._undo(person, seat, at, moves))

    async def resign(self, person: Person, seat: int, bot: str) -> Done:
        """Give up a seat. A bot takes over; if no other person is left, the game is abandoned."""
        return await self._locked(lambda: self._resign(person, seat, bot))

    async def abandon(self) -> None:
        """End the game without a result."""
        await self._locked(self._abandon)

    async def refresh(self) -> None:
        """Load what other processes wrote."""
        await self._locked(self._refresh)

    async def match_for(self, person: Person, seat: int, at: int | None) -> Match:
        """The match, for a person who asks about the next decision of their seat. `at` is the index that they saw."""
        if not self.rights.plays(person, seat):
            raise Forbidden("seat", seat=letter(seat))
        if at is not None and at > self.index:
            await self.refresh()
        match = self.running_journal().match
        if at is not None and at != self.index:
            raise StaleMove("move", seen=str(at), now=self.index)
        self._check_turn(seat)
        return match

    async def _locked(self, work: Callable[[], Awaitable[T]]) -> T:
        self.used = time.monotonic()
        async with self.lock:
            try:
                return await work()
            except (SQLAlchemyError, asyncio.CancelledError) as error:
                # It is unknown whether the write was committed. A length of -1 makes the next request reload the table.
                self.rights = self.rights._replace(row=self.rights.row._replace(length=-1))
                if isinstance(error, asyncio.CancelledError):
                    raise
                raise Unavailable("database") from None

    async def _move(self, person: Person | None, seat: int, at: int, texts: tuple[str, ...], bot: bool) -> Done:
        if not (bot or self.rights.plays(person, seat)):
            raise Forbidden("seat", seat=letter(seat))
        await self._catch_up(at)
        journal = self.started_journal()
        game = journal.match.game
        words = [text if game.actions.number(text) >= 0 else game.law.canonical(text) for text in texts]
        if at != len(journal):
            return self._repeated(journal, MOVE, seat, at, [game.actions.number(text) for text in words])
        self._check_turn(seat)
        if bot and not self.bot_to_move:
            raise TurnError("chance")
        steps, made = journal.match.prepare(*words), time.time()
        items = [Item(CHANCED if actor == CHANCE else MOVE, actor, action, made) for (actor, action), _ in steps]
        return await self._append(items, [after for _, after in steps], person)

    async def _undo(self, person: Person, seat: int, at: int, moves: int) -> Done:
        if not self.rights.plays(person, seat):
            raise Forbidden("seat", seat=letter(seat))
        await self._catch_up(at)
        journal = self.started_journal()
        match = journal.match
        if at != len(journal):
            gone_back = len(journal.line(at)) - moves
            return self._repeated(journal, UNDO, seat, at, [gone_back])
        self._check_turn(seat)
        free = len(match) - match.sealed
        if moves > free:
            raise HistoryError("server.sealed", moves=moves, free=free)
        item = Item(UNDO, seat, len(match) - moves, time.time())
        return await self._append([item], [match.at(item.value).state], person)

    async def _resign(self, person: Person, seat: int, bot: str) -> Done:
        await self._catch_up(self.index)
        await self._write_with_retries(lambda: self._resignation(person, seat, bot))
        return Done(index=self.index)

    def _resignation(self, person: Person, seat: int, bot: str) -> Callable[[sa.Connection], None]:
        """The write for a resignation: a bot takes over, unless no other person is left or bots are switched off."""
        if not self.rights.plays(person, seat):
            raise Forbidden("seat", seat=letter(seat))
        self.running_journal()
        others = [one for one in self.rights.seats if one.person is not None and one.seat != seat]
        holder, made = self.rights.seats[seat].person, time.time()
        goes_on = bool(others and bot)
        items = [Item(RESIGN, seat, 0, made)] + ([] if goes_on else [Item(ABANDON, -1, 0, made)])

        def work(connection: sa.Connection) -> None:
            self._write(connection, items, person, status=RUNNING if goes_on else ABANDONED)
            sql.change_seat(connection, self.id, seat, was={}, person=None, bot=bot or None, resigned=holder)
            sql.drop_links_of_seat(connection, self.id, seat)

        return work

    async def _abandon(self) -> None:
        await self._catch_up(self.index)
        await self._write_with_retries(self._end)

    def _end(self) -> Callable[[sa.Connection], None]:
        self.running_journal()
        items = [Item(ABANDON, -1, 0, time.time())]
        return lambda connection: self._write(connection, items, None, status=ABANDONED)

    async def _write_with_retries(self, plan: Callable[[], Callable[[sa.Connection], None]]) -> None:
        """Write what `plan` returns. If another process wrote first, reload and plan again."""
        for _ in range(TRIES):
            try:
                await self.store.write(plan())
            except IntegrityError:
                await self._refresh()
                continue
            await self._refresh()
            return
        raise Unavailable("busy")

    def _write(self, connection: sa.Connection, items: list[Item], person: Person | None, status: str) -> None:
        sql.add_entries(connection, self._rows(items, person, {}))
        row = self.rights.row
        ended = None if status == RUNNING else items[-1].made
        owes = status == RUNNING and (self.rights.seats[row.turn].bot is not None or items[0].actor == row.turn)
        length = self.index + len(items)
        values: dict[str, Any] = {"length": length, "status": status, "ended": ended, "changed": items[-1].made}
        turn = row.turn if status == RUNNING else -1
        sql.change_table(connection, self.id, **values, turn=turn, bot_owes=owes, claimed_until=0.0)
        notify(connection, [self.id])

    # Implementation

    async def _catch_up(self, at: int) -> None:
        if at > self.index or self.rights.row.length != self.index:
            await self._refresh()

    async def _refresh(self) -> None:
        seen = self.index

        def ask(connection: sa.Connection) -> tuple[sql.Stored | None, list[EntryRow]]:
            return sql.stored(connection, self.id), sql.entries_of(connection, self.id, seen)

        found, entries = await self.store.read(ask)
        if found is None:
            raise NotFound("table")
        known, self.rights = self.rights, Rights(found.row, found.seats, found.access)
        claimed = known.row._replace(claimed_until=found.row.claimed_until)  # bots renew it all the time
        if not entries and known._replace(row=claimed) == self.rights:
            return
        if self.journal is not None:
            self.fresh = None
            for entry in entries:
                self.journal.read(entry)
        elif found.row.status != OPEN:
            self.journal = read_journal(found.row, entries)
        self._notify()

    def _repeated(self, journal: Journal, kind: str, seat: int, at: int, values: list[int]) -> Done:
        """The answer to a request that was sent again. Raises StaleMove if the journal holds something else there."""
        index = at + len(values)
        if index <= len(journal):
            items = [journal.items[place] for place in range(at, index)]
            if [item[:3] for item in items] == [(kind, seat, value) for value in values]:
                while index < len(journal) and journal.items[index].kind == CHANCED:
                    index += 1
                return Done(index=index, repeated=True)
        raise StaleMove("move", seen=str(at), now=len(journal))

    async def _append(self, items: list[Item], after: list[State], person: Person | None) -> Done:
        """Commit lines, then apply them. `after` holds the state after each line."""
        journal = self.started_journal()
        table_values = self._table_values(journal, after[-1], len(journal) + len(items), items[-1].made)
        rows = self._rows(items, person, self._digests(journal, items, after))
        try:
            await self.store.append(Append(rows, table_values))
        except Conflict:
            at, first = len(journal), items[0]
            await self._refresh()
            values = [item.value for item in items if item.kind == first.kind]
            return self._repeated(journal, first.kind, first.actor, at, values)
        self.fresh = (len(journal), [journal.match.state, *after])
        for item, state in zip(items, after, strict=True):
            journal.take(item, state)
        stored = {field: value for field, value in table_values.items() if field != "of"}
        self.rights = self.rights._replace(row=self.rights.row._replace(**stored))
        self._notify()
        return Done(index=len(journal))

    def _digests(self, journal: Journal, items: list[Item], after: list[State]) -> dict[int, str]:
        """The position hashes to store with the lines: every 16th line, and the end of the game."""
        last = len(journal) + len(items)
        over = journal.match.game.law.to_act(after[-1]) < 0
        return {
            number: digest(state)
            for number, state in enumerate(after, len(journal) + 1)
            if items[0].kind != UNDO and (number % DIGEST_EVERY == 0 or (over and number == last))
        }

    def _table_values(self, journal: Journal, state: State, length: int, made: float) -> dict[str, Any]:
        game = journal.match.game
        turn = game.law.to_act(state)
        over = turn < 0
        owes = not over and self.rights.seats[turn].bot is not None
        return {
            "of": self.id,
            "length": length,
            "turn": -1 if over else turn,
            "bot_owes": owes,
            "claimed_until": made + CLAIM if owes else 0.0,
            "changed": made,
            "status": FINISHED if over else RUNNING,
            "ended": made if over else None,
            "result": result_of(game, state) if over else None,
        }

    def _rows(self, items: list[Item], person: Person | None, digests: dict[int, str]) -> list[dict[str, Any]]:
        actions = self.started_journal().match.game.actions
        first = self.index + 1
        return [
            {
                "table": self.id,
                "number": number,
                "kind": item.kind,
                "actor": item.actor,
                "text": actions.text(item.value) if item.kind in (MOVE, CHANCED) else str(item.value),
                "person": None if person is None else person.id,
                "digest": digests.get(number),
                "made": item.made,
            }
            for number, item in enumerate(items, first)
        ]

    def _notify(self) -> None:
        self.version += 1
        self._changed(self)


def result_of(game: Game, s: State) -> str:
    """The result of a finished game in its stored form."""
    found = {
        "scores": game.law.scores(s),
        "ranking": game.law.ranking(s),
        "places": game.law.places(s),
        "out": game.law.out(s),
    }
    return msgspec.json.encode(found).decode()


def first_rows(id: str, journal: Journal, entries: list[Entry], made: float) -> list[dict[str, Any]]:
    """The rows of the outcomes of chance before the first decision."""
    return [
        {
            "table": id,
            "number": number,
            "kind": CHANCED,
            "actor": entry.actor,
            "text": journal.match.game.actions.text(entry.action),
            "person": None,
            "digest": None,
            "made": made,
        }
        for number, entry in enumerate(entries, 1)
    ]
