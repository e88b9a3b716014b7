"""The ledger of a seat's moves: money and its purpose, cubes, flips, cards and tiles, step by step."""

from collections.abc import Iterator
from typing import Final

from ironmaster.core.frames import first_of, kind_of
from ironmaster.core.naming import Value
from ironmaster.games.brass import clauses as c
from ironmaster.games.brass import flow, law, scoring
from ironmaster.games.brass import tables as v
from ironmaster.games.brass.board import ERAS, INDUSTRIES
from ironmaster.games.brass.pieces import owner_of, top_face
from ironmaster.games.brass.state import ACTING, INCOME, BrassState
from ironmaster.games.brass.steps import frames as f
from ironmaster.games.brass.steps import link
from ironmaster.games.brass.tables import KINDS, Tables
from ironmaster.kit import ledger
from ironmaster.kit.bits import members
from ironmaster.kit.ledger import Sum, Tile

DEBT: Final = -1
"""The kind of the step that pays a debt after the sale of a tile."""
NO_SECOND_RAIL: Final = {
    c.SETUP_LINKS: "markers",
    c.LINK_DOUBLE_COST: "cost",
    c.LINK_FREE_LINE: "line",
    c.LINK_RAIL_COAL_END: "coal",
}
Change = ledger.Change[BrassState]


class Ledger(ledger.Ledger[BrassState]):
    """The ledger of one seat over a sequence of legal moves."""

    def __init__(self, t: Tables, start: BrassState, moves: list[int], seat: int) -> None:
        self.t = t
        self.alone: BrassState | None = None
        """The state in which a rail was left without a second one because none could be built."""
        super().__init__(start, changes(t, start, moves), seat)

    def points(self, s: BrassState) -> int:
        """What the links and flipped tiles of the seat would score in a state."""
        links = sum(scoring.link_points(self.t, s, line) for line in members(s.links[self.seat]))
        return links + sum(scoring.tile_points(self.t, s, slot) for slot in members(s.owned[self.seat]))

    def book(self, change: Change) -> None:
        before, after = change.before, change.after
        paid = after.spent[self.seat] - before.spent[self.seat]
        earned = after.cash[self.seat] - before.cash[self.seat] + paid
        if paid:
            self.spent.append(self._paid(change, paid))
        if earned:
            self.got.append(self._earned(change, earned))
        if change.kind == f.RAIL_AGAIN and self.t.verb[change.move] != v.STOP:
            self.alone = before
        if change.kind == f.SCRAP:
            self.scrapped.append(top_face(self.t, before, self.seat, first_of(before.stack[-1])))
        for card, number in enumerate(after.discard):
            self.cards += [card] * (number - before.discard[card])
        self._book_tiles(before, after)

    def _book_tiles(self, before: BrassState, after: BrassState) -> None:
        changed = [slot for slot in range(self.t.slots) if after.tile[slot] != before.tile[slot]]
        self.gone += [_tile(before, slot) for slot in changed if before.tile[slot] >= 0]
        income = before.income[:]
        for slot in range(self.t.slots):
            if slot not in changed and after.cubes[slot] < before.cubes[slot]:
                self.used.append((self.t.face_industry[after.tile[slot]], slot))
            if after.flipped >> slot & 1 and (slot in changed or before.flipped >> slot & 1 == 0):
                tile = _tile(after, slot)
                spaces = min(self.t.face_income[tile.face], self.t.income_last - income[tile.owner])
                income[tile.owner] += spaces
                self.flips.append(tile._replace(spaces=spaces))

    def _paid(self, change: Change, pounds: int) -> Sum:
        if change.kind in (f.COAL, f.IRON):
            return Sum("part-coal" if change.kind == f.COAL else "part-iron", pounds)
        if self.t.verb[change.move] == v.LINK:
            return Sum("part", pounds, f"@{ERAS[change.before.era]}")
        return Sum("part", pounds, f"@{INDUSTRIES[self.t.arg[change.move] % KINDS]}")

    def _earned(self, change: Change, pounds: int) -> Sum:
        before, after = change.before, change.after
        if change.kind == DEBT:
            return Sum("got-debt", -pounds)
        if change.kind == f.BORROW:
            return Sum("got-loan", pounds)
        if change.kind == f.PLACE:
            case = "got-coal" if after.coal > before.coal else "got-iron"
            return Sum(case, pounds, cubes=after.coal - before.coal + after.iron - before.iron)
        slot = self.t.arg[change.move]
        return Sum("got-tile", pounds, f"@{INDUSTRIES[self.t.face_industry[before.tile[slot]]]}", slot=slot)


def changes(t: Tables, start: BrassState, moves: list[int]) -> Iterator[Change]:
    """The steps of some moves. Callers must not change their states."""
    state = start.copy()
    for move in moves:
        yield from _changes_of(t, state, move)
        law.make(t, state, move)
        flow.run(t, state)


def steps_of(t: Tables, before: BrassState, move: int) -> list[Change]:
    """The steps of one move of an action: the decision, and all that follows it without a question."""
    return list(_changes_of(t, before, move)) if before.phase == ACTING else []


def spent_in(steps: list[Change]) -> int:
    """What the acting seat pays in these steps."""
    seats = [(change, change.before.order[change.before.at]) for change in steps]
    return sum(change.after.spent[seat] - change.before.spent[seat] for change, seat in seats)


def no_second_rail(t: Tables, s: BrassState, seat: int) -> tuple[str, dict[str, Value]]:
    """The message that says why no second rail follows, and its parameters."""
    reason = NO_SECOND_RAIL[link.second_refusal(t, s, seat)]
    price = link.cheapest_second(t, s, seat)
    return f"then-no-rail-{reason}", {"cash": s.cash[seat], "price": price}


def _changes_of(t: Tables, before: BrassState, move: int) -> Iterator[Change]:
    after = before.copy()
    law.make(t, after, move)
    yield Change(ledger.DECISION, move, before, after)
    if before.phase == INCOME and not before.stack:
        paid = after.copy()
        flow.collect(t, paid)
        yield Change(DEBT, move, after, paid)
        return
    while after.stack:
        before, after = after, after.copy()
        if not flow.unwind(t, after):
            return
        yield Change(kind_of(before.stack[-1]), move, before, after)


def _tile(s: BrassState, slot: int) -> Tile:
    return Tile(slot, owner_of(s, slot), s.tile[slot], bool(s.flipped >> slot & 1))
