"""The journal of a table: every move, outcome, undo and resignation in order, and the match that results.

A journal only grows: an undo is a new line. Its length is the index that clients send, so an index always means the
same state.
"""

from array import array
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from ironmaster.core.contract import OVER, Game, State
from ironmaster.core.errors import IronmasterError
from ironmaster.core.match import Entry, Match, Step
from ironmaster.core.registry import spec_of, stored_game
from ironmaster.server.errors import TableConflict
from ironmaster.server.store.rows import ABANDON, CHANCED, MOVE, RESIGN, UNDO, EntryRow, LineKind, TableRow

KINDS: Final[tuple[LineKind, ...]] = (MOVE, CHANCED, UNDO, RESIGN, ABANDON)


class Item(NamedTuple):
    """A journal line. `value` is the number of the action (move, chance), the log length to return to (undo), or 0."""

    kind: LineKind
    actor: int
    value: int
    made: float


class Items:
    """Journal lines packed into 16 bytes each, because a server keeps the journals of many tables in memory.

    The first number holds the kind in 3 bits, the actor in 4 bits, and the value above them.
    """

    def __init__(self) -> None:
        self._packed = array("q")
        self._made = array("d")

    def __len__(self) -> int:
        return len(self._packed)

    def __getitem__(self, place: int) -> Item:
        number = self._packed[place]
        return Item(KINDS[number & 7], (number >> 3 & 15) + OVER, number >> 7, self._made[place])

    def append(self, item: Item) -> None:
        self._packed.append((item.value << 4 | item.actor - OVER) << 3 | KINDS.index(item.kind))
        self._made.append(item.made)


class Journal:
    """A match with all lines that led to it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.items = Items()

    def __len__(self) -> int:
        return len(self.items)

    def add(self, item: Item) -> None:
        """Append a line and apply it to the match."""
        if item.kind in (MOVE, CHANCED):
            self.match.accept([Entry(item.actor, item.value)])
        elif item.kind == UNDO:
            self.match.rewind(item.value)
        self.items.append(item)

    def take(self, item: Item, after: State) -> None:
        """Append a line whose resulting state is known, because `Match.prepare` has computed it."""
        if item.kind in (MOVE, CHANCED):
            self.match.adopt([Step(Entry(item.actor, item.value), after)])
            self.items.append(item)
        else:
            self.add(item)

    def read(self, row: EntryRow) -> None:
        """Append a stored line. Raises TableConflict if it does not fit this version of the rules."""
        try:
            item = self._item(row)
            self.add(item)
        except (IronmasterError, ValueError, IndexError, KeyError):
            raise TableConflict("frozen", index=row.number) from None
        if row.digest is not None and row.digest != self.match.digest():
            raise TableConflict("frozen", index=row.number)

    def _item(self, row: EntryRow) -> Item:
        if row.number != len(self.items) + 1:
            raise ValueError(row.number)
        if row.kind in (MOVE, CHANCED):
            action = self.match.game.actions.number(row.text)
            if row.actor != self.match.to_act or action < 0:
                raise ValueError(row.text)
            return Item(row.kind, row.actor, action, row.made)
        return Item(row.kind, row.actor, int(row.text) if row.kind == UNDO else 0, row.made)

    def line(self, index: int) -> list[Entry]:
        """The moves and outcomes that were in effect at a journal length."""
        return [entry for _, entry in self.numbered(index)]

    def numbered(self, index: int) -> list[tuple[int, Entry]]:
        """The same, each with the journal length just after it."""
        line: list[tuple[int, Entry]] = []
        for place in range(min(index, len(self))):
            kind, actor, value, _ = self.items[place]
            if kind in (MOVE, CHANCED):
                line.append((place + 1, Entry(actor, value)))
            elif kind == UNDO:
                del line[value:]
        return line

    def at(self, index: int) -> Match:
        """The match at a journal length. The part shared with the current match is not replayed."""
        line, log = self.line(index), self.match.log
        shared = next((place for place, pair in enumerate(zip(line, log, strict=False)) if pair[0] != pair[1]), None)
        common = min(len(line), len(log)) if shared is None else shared
        past = self.match.at(common)
        past.accept(line[common:])
        return past

    def steps(self, first: int, last: int, states: list[State]) -> Iterator[tuple[Item, State, State]]:
        """The lines from `first` to `last`, with the state before and after each.

        `states` are used if they are complete; otherwise the lines are replayed.
        """
        items = [self.items[place] for place in range(first, last)]
        if len(states) == len(items) + 1:
            return zip(items, states, states[1:], strict=False)
        return self._replayed(items, self.at(first))

    def _replayed(self, items: list[Item], past: Match) -> Iterator[tuple[Item, State, State]]:
        before = past.state
        for item in items:
            if item.kind == UNDO:
                past.rewind(item.value)
            elif item.kind in (MOVE, CHANCED):
                past.accept([Entry(item.actor, item.value)])
            after = past.state
            yield item, before, after
            before = after


@lru_cache(maxsize=128)
def shared_game(name: str, board: str, seats: int, rules: str, ruleset: int) -> Game:
    """A game object, shared by all tables with the same setup."""
    return stored_game(name, board, seats, msgspec.json.decode(rules), ruleset, files=False)


def game_of(row: TableRow) -> Game:
    """The game of a table. Raises TableConflict if this program no longer has it, its board or its ruleset."""
    try:
        known = spec_of(row.game).rulesets
        if row.ruleset not in known:
            raise TableConflict("ruleset", ruleset=row.ruleset, known=", ".join(map(str, known)))
        return shared_game(row.game, row.board, row.seats, row.rules, row.ruleset)
    except TableConflict:
        raise
    except IronmasterError:
        raise TableConflict("frozen", index=0) from None


def new_journal(row: TableRow) -> Journal:
    """An empty journal for a table."""
    origin = None if row.origin is None else msgspec.json.decode(row.origin)
    match = Match.before_chance(game_of(row), row.seed, origin)
    match.thrifty = True
    return Journal(match)


def read_journal(row: TableRow, entries: list[EntryRow]) -> Journal:
    """The journal of a table from its stored lines."""
    journal = new_journal(row)
    for entry in entries:
        journal.read(entry)
    return journal
