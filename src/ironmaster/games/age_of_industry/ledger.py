"""The ledger of a seat's moves: money and its purpose, loans, cubes, flips, cards and counters, step by step."""

from collections.abc import Iterator

from ironmaster.core.frames import first_of, kind_of
from ironmaster.games.age_of_industry import flow, law
from ironmaster.games.age_of_industry import tables as v
from ironmaster.games.age_of_industry.pieces import lowest, owner_of, price_of
from ironmaster.games.age_of_industry.state import IndustryState
from ironmaster.games.age_of_industry.steps import frames as f
from ironmaster.games.age_of_industry.steps import railway, supply
from ironmaster.games.age_of_industry.tables import COAL, IRON, KINDS, Tables
from ironmaster.kit import bits, ledger
from ironmaster.kit.ledger import Sum, Tile

Change = ledger.Change[IndustryState]


class Ledger(ledger.Ledger[IndustryState]):
    """The ledger of one seat over a sequence of legal moves."""

    def __init__(self, t: Tables, start: IndustryState, moves: list[int], seat: int) -> None:
        self.t = t
        self.taken: list[int] = []
        """Face-up cards taken."""
        super().__init__(start, changes(t, start, moves), seat)

    def book(self, change: Change) -> None:
        before, after = change.before, change.after
        if change.kind == ledger.DECISION:
            self._decided(change)
        if change.kind == f.SCRAP:
            self.scrapped.append(first_of(before.stack[-1]))
        for card, number in enumerate(after.discard):
            self.cards += [card] * (number - before.discard[card])
        self._book_cubes(change)
        self._book_counters(before, after)

    def _decided(self, change: Change) -> None:
        before, after, t = change.before, change.after, self.t
        loans = after.debt[self.seat] - before.debt[self.seat]
        if loans > 0:
            self.got.append(Sum("got-loans", loans * t.loan, cubes=loans))
        elif loans < 0:
            self.got.append(Sum("got-repaid", loans * t.loan))
        verb, arg = t.verb[change.move], t.arg[change.move]
        if verb in (v.BUILD, v.COMBINE):
            self._building(before, arg // KINDS, arg % KINDS)
        elif verb == v.RAILWAY:
            self._railway(before, arg)
        elif verb in (v.COAL_FROM, v.IRON_FROM) and arg == t.track:
            kind = COAL if verb == v.COAL_FROM else IRON
            self._bought(kind, price_of(t, before, kind))
        elif verb == v.TAKE and arg < len(t.card_ids):
            self.taken.append(arg)

    def _building(self, s: IndustryState, space: int, industry: int) -> None:
        t, face = self.t, lowest(self.t, s, self.seat, industry)
        self.spent.append(Sum("part-counter", t.face_cost[face], face=face))
        for kind, needed in ((COAL, t.face_coal[face]), (IRON, t.face_iron[face])):
            self._bought(kind, supply.cost_of_counter(t, s, kind, space, industry) if needed else 0)

    def _railway(self, s: IndustryState, line: int) -> None:
        t = self.t
        self.spent.append(Sum("part-railway", t.railway_price))
        if railway.needs_cubes(t, s, self.seat):
            near = s.reach[t.end_a[line]] | s.reach[t.end_b[line]]
            for kind, needed in ((COAL, t.railway_coal), (IRON, t.railway_iron)):
                self._bought(kind, supply.cost(t, s, kind, near) if needed else 0)

    def _bought(self, kind: int, dollars: int) -> None:
        if dollars > 0:
            self.spent.append(Sum("part-coal" if kind == COAL else "part-iron", dollars))

    def _book_cubes(self, change: Change) -> None:
        """Cubes fetched from the map, and those that a new counter sends to its track."""
        before, after, t = change.before, change.after, self.t
        if change.kind == f.COUNTER:
            for case, was, now, prices in (
                ("got-coal", before.coal, after.coal, t.coal_price),
                ("got-iron", before.iron, after.iron, t.iron_price),
            ):
                filled = bits.members(now & ~was)
                if filled:
                    self.got.append(Sum(case, sum(prices[at] for at in filled), cubes=len(filled)))
            return
        for space in range(t.spaces):
            if after.tile[space] == before.tile[space] and after.cubes[space] < before.cubes[space]:
                self.used.append((t.face_industry[after.tile[space]], space))
        for number in range(t.imports):
            if after.imports[number] < before.imports[number]:
                self.used.append((COAL, t.spaces + number))

    def _book_counters(self, before: IndustryState, after: IndustryState) -> None:
        for space in range(self.t.spaces):
            changed = after.tile[space] != before.tile[space]
            if changed and before.tile[space] >= 0:
                self.gone.append(_tile(before, space))
            if after.flipped >> space & 1 and (changed or before.flipped >> space & 1 == 0):
                flipped = _tile(after, space)
                self.flips.append(flipped)
                if flipped.owner == self.seat:
                    self.got.append(Sum("got-profit", self.t.face_profit[flipped.face], face=flipped.face, slot=space))


def changes(t: Tables, start: IndustryState, moves: list[int]) -> Iterator[Change]:
    """The steps of some moves. Callers must not change their states."""
    state = start.copy()
    for move in moves:
        yield from _changes_of(t, state, move)
        law.make(t, state, move)
        flow.run(t, state)


def _changes_of(t: Tables, before: IndustryState, move: int) -> Iterator[Change]:
    after = before.copy()
    ended = not before.stack and t.verb[move] == v.END
    if not ended:
        law.make(t, after, move)
    yield Change(ledger.DECISION, move, before, after)
    while after.stack:
        before, after = after, after.copy()
        if not flow.unwind(t, after):
            return
        yield Change(kind_of(before.stack[-1]), move, before, after)


def _tile(s: IndustryState, space: int) -> Tile:
    return Tile(space, owner_of(s, space), s.tile[space], bool(s.flipped >> space & 1))
