"""A room: one table in memory, its journal, and those who look at it. Everything in it happens in turn.

A move goes through here in this order: right, parse, expected index, membership in the legal moves, durable commit,
apply, tell. Whatever happens between two steps, what was acknowledged is in the store.
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
from ironmaster.server.errors import Forbidden, NotHere, TableConflict, Unavailable
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
TRIES: Final = 3
CLAIM: Final = 5.0
"""Seconds for which the process at a bot's move is left alone by the others; it says so again while it thinks."""
T = TypeVar("T")


class Viewer(Protocol):
    """Somebody connected who wants to hear of changes."""

    def wake(self, room: "Room") -> None: ...

    def hear(self, table: str) -> None: ...

    def lose(self, table: str) -> None: ...


class Room:
    """One table that is being looked at or played."""

    def __init__(
        self, store: Store, found: sql.Stored, entries: list[EntryRow], changed: Callable[["Room"], None]
    ) -> None:
        self.store = store
        self.rights = Rights(found.row, found.seats, found.access)
        self.journal: Journal | None = None if found.row.status == OPEN else read_journal(found.row, entries)
        self.viewers: set[Viewer] = set()
        self.version = 0
        """Grows with every change, of the roster too."""
        self.fresh: tuple[int, list[State]] | None = None
        """The index before the last moves and the states from there on, to tell what happened without replaying it."""
        self.used = time.monotonic()
        self.lock = asyncio.Lock()
        self.updates = UpdateCache(self)
        self.history: History | None = None
        """The course of the game, made when somebody first asks for it."""
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
        """The bot that owes a move, empty if none does."""
        row = self.rights.row
        return self.rights.seats[row.turn].bot or "" if row.status == RUNNING and row.turn >= 0 else ""

    def playing(self) -> Journal:
        """The journal of a game that is on. Raises TableConflict before and after."""
        status = self.rights.row.status
        if self.journal is None or status == OPEN:
            raise TableConflict("waiting")
        if status != RUNNING:
            raise TableConflict("ended")
        return self.journal

    def _check_turn(self, seat: int) -> None:
        turn = self.playing().match.to_act
        if turn != seat:
            raise TurnError("other", seat=letter(seat), turn=letter(turn))

    def begun(self) -> Journal:
        """The journal of a game that is on or has ended."""
        if self.journal is None:
            raise TableConflict("waiting")
        return self.journal

    # What can be done

    async def move(self, person: Person | None, seat: int, at: int, *texts: str, bot: bool = False) -> Done:
        """Make a move for a seat, or several at once: all or none; `bot`: the server itself moves for a bot."""
        return await self._alone(lambda: self._move(person, seat, at, texts, bot))

    async def undo(self, person: Person, seat: int, at: int, moves: int) -> Done:
        """Take back the last moves of a seat's own turn."""
        return await self._alone(lambda: self._undo(person, seat, at, moves))

    async def resign(self, person: Person, seat: int, bot: str) -> Done:
        """Give up a seat: a bot plays on. With nobody left the game is abandoned."""
        return await self._alone(lambda: self._resign(person, seat, bot))

    async def abandon(self) -> None:
        """End the game without a result."""
        await self._alone(self._abandon)

    async def refresh(self) -> None:
        """Take in what other processes wrote."""
        await self._alone(self._refresh)

    async def deciding(self, person: Person, seat: int, at: int | None) -> Match:
        """The match, for somebody who thinks about the next decision of a seat; `at` is the index that they saw."""
        if not self.rights.plays(person, seat):
            raise Forbidden("seat", seat=letter(seat))
        if at is not None and at > self.index:
            await self.refresh()
        match = self.playing().match
        if at is not None and at != self.index:
            raise StaleMove("move", seen=str(at), now=self.index)
        self._check_turn(seat)
        return match

    async def _alone(self, work: Callable[[], Awaitable[T]]) -> T:
        self.used = time.monotonic()
        async with self.lock:
            try:
                return await work()
            except (SQLAlchemyError, asyncio.CancelledError) as error:
                # Whether it was committed is unknown: look again before anything else happens here.
                self.rights = self.rights._replace(row=self.rights.row._replace(length=-1))
                if isinstance(error, asyncio.CancelledError):
                    raise
                raise Unavailable("database") from None

    async def _move(self, person: Person | None, seat: int, at: int, texts: tuple[str, ...], bot: bool) -> Done:
        if not (bot or self.rights.plays(person, seat)):
            raise Forbidden("seat", seat=letter(seat))
        await self._catch_up(at)
        journal = self.begun()
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
        journal = self.begun()
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
        await self._insist(lambda: self._resignation(person, seat, bot))
        return Done(index=self.index)

    def _resignation(self, person: Person, seat: int, bot: str) -> Callable[[sa.Connection], None]:
        """What a resignation writes: a bot plays on, unless nobody else is left or no bots play here."""
        if not self.rights.plays(person, seat):
            raise Forbidden("seat", seat=letter(seat))
        self.playing()
        others = [one for one in self.rights.seats if one.person is not None and one.seat != seat]
        holder, made = self.rights.seats[seat].person, time.time()
        on = bool(others and bot)
        items = [Item(RESIGN, seat, 0, made)] + ([] if on else [Item(ABANDON, -1, 0, made)])

        def work(connection: sa.Connection) -> None:
            self._write(connection, items, person, status=RUNNING if on else ABANDONED)
            sql.change_seat(connection, self.id, seat, was={}, person=None, bot=bot or None, resigned=holder)
            sql.drop_links_of_seat(connection, self.id, seat)

        return work

    async def _abandon(self) -> None:
        await self._catch_up(self.index)
        await self._insist(self._end)

    def _end(self) -> Callable[[sa.Connection], None]:
        self.playing()
        items = [Item(ABANDON, -1, 0, time.time())]
        return lambda connection: self._write(connection, items, None, status=ABANDONED)

    async def _insist(self, plan: Callable[[], Callable[[sa.Connection], None]]) -> None:
        """Write what is planned; where another process wrote first, plan again for what it left."""
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

    # How it is done

    async def _catch_up(self, at: int) -> None:
        if at > self.index or self.rights.row.length != self.index:
            await self._refresh()

    async def _refresh(self) -> None:
        seen = self.index

        def ask(connection: sa.Connection) -> tuple[sql.Stored | None, list[EntryRow]]:
            return sql.stored(connection, self.id), sql.entries_of(connection, self.id, seen)

        found, entries = await self.store.read(ask)
        if found is None:
            raise NotHere("table")
        known, self.rights = self.rights, Rights(found.row, found.seats, found.access)
        claimed = known.row._replace(claimed_until=found.row.claimed_until)  # which bots renew all the time
        if not entries and known._replace(row=claimed) == self.rights:
            return
        if self.journal is not None:
            self.fresh = None
            for entry in entries:
                self.journal.read(entry)
        elif found.row.status != OPEN:
            self.journal = read_journal(found.row, entries)
        self._tell()

    def _repeated(self, journal: Journal, kind: str, seat: int, at: int, values: list[int]) -> Done:
        """The answer to a request that was answered before. Raises StaleMove if it is another one."""
        index = at + len(values)
        if index <= len(journal):
            items = [journal.items[place] for place in range(at, index)]
            if [item[:3] for item in items] == [(kind, seat, value) for value in values]:
                while index < len(journal) and journal.items[index].kind == CHANCED:
                    index += 1
                return Done(index=index, repeated=True)
        raise StaleMove("move", seen=str(at), now=len(journal))

    async def _append(self, items: list[Item], after: list[State], person: Person | None) -> Done:
        """Make lines durable, then take them in; `after` is the state after each."""
        journal = self.begun()
        standing = self._standing(journal, after[-1], len(journal) + len(items), items[-1].made)
        rows = self._rows(items, person, self._digests(journal, items, after))
        try:
            await self.store.append(Append(rows, standing))
        except Conflict:
            at, first = len(journal), items[0]
            await self._refresh()
            values = [item.value for item in items if item.kind == first.kind]
            return self._repeated(journal, first.kind, first.actor, at, values)
        self.fresh = (len(journal), [journal.match.state, *after])
        for item, state in zip(items, after, strict=True):
            journal.take(item, state)
        stored = {field: value for field, value in standing.items() if field != "of"}
        self.rights = self.rights._replace(row=self.rights.row._replace(**stored))
        self._tell()
        return Done(index=len(journal))

    def _digests(self, journal: Journal, items: list[Item], after: list[State]) -> dict[int, str]:
        """The hashes to be stored with the lines: every so often, and at the end of the game."""
        last = len(journal) + len(items)
        over = journal.match.game.law.to_act(after[-1]) < 0
        return {
            number: digest(state)
            for number, state in enumerate(after, len(journal) + 1)
            if items[0].kind != UNDO and (number % DIGEST_EVERY == 0 or (over and number == last))
        }

    def _standing(self, journal: Journal, state: State, length: int, made: float) -> dict[str, Any]:
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
        actions = self.begun().match.game.actions
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

    def _tell(self) -> None:
        self.version += 1
        self._changed(self)


def result_of(game: Game, s: State) -> str:
    """A result as it is stored."""
    found = {
        "scores": game.law.scores(s),
        "ranking": game.law.ranking(s),
        "places": game.law.places(s),
        "out": game.law.out(s),
    }
    return msgspec.json.encode(found).decode()


def first_rows(id: str, journal: Journal, entries: list[Entry], made: float) -> list[dict[str, Any]]:
    """The journal lines that chance writes before the first decision."""
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
