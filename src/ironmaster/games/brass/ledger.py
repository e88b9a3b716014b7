"""What moves of a seat do, booked step by step: money and what it was for, cubes, flips, cards and tiles.

The frames of an action are worked off one at a time, as `flow` does it, so that each step has one cause; what follows
once the action is done, such as the end of a round, is not booked.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from ironmaster.core.frames import first_of, kind_of
from ironmaster.games.brass import flow, law, scoring
from ironmaster.games.brass import tables as v
from ironmaster.games.brass.board import ERAS, INDUSTRIES
from ironmaster.games.brass.pieces import owner_of, top_face
from ironmaster.games.brass.state import INCOME, BrassState
from ironmaster.games.brass.steps import frames as f
from ironmaster.games.brass.tables import KINDS, Tables
from ironmaster.kit.bits import members

DECISION: Final = 0
DEBT: Final = -1


class Change(NamedTuple):
    """One step of a move: the DECISION itself, then a frame worked off, or the DEBT paid once a tile was sold."""

    kind: int
    move: int
    before: BrassState
    after: BrassState


class Sum(NamedTuple):
    """Money, the message that says what it was for, and what that names."""

    case: str
    pounds: int
    what: str = ""
    slot: int = -1
    cubes: int = 0


class Tile(NamedTuple):
    """A tile that flipped, with the spaces that its owner's income advanced, or that left the board."""

    slot: int
    owner: int
    face: int
    flipped: bool
    spaces: int = 0


class Ledger:
    """The books of one seat over some moves that are legal one after the other."""

    def __init__(self, t: Tables, start: BrassState, moves: list[int], seat: int) -> None:
        self.t = t
        self.seat = seat
        self.first = self.last = start
        self.spent: list[Sum] = []
        self.got: list[Sum] = []
        """Money that came in, and debts that were paid."""
        self.used: list[tuple[int, int]] = []
        """For each cube taken from a mine or works the industry and the slot."""
        self.flips: list[Tile] = []
        self.gone: list[Tile] = []
        """Tiles covered or sold."""
        self.scrapped: list[int] = []
        """Faces developed away."""
        self.cards: list[int] = []
        for change in changes(t, start, moves):
            self._book(change)
            self.last = change.after

    def points(self, s: BrassState) -> int:
        """What the links and flipped tiles of the seat would score in a state."""
        links = sum(scoring.link_points(self.t, s, line) for line in members(s.links[self.seat]))
        return links + sum(scoring.tile_points(self.t, s, slot) for slot in members(s.owned[self.seat]))

    def _book(self, change: Change) -> None:
        before, after = change.before, change.after
        paid = after.spent[self.seat] - before.spent[self.seat]
        earned = after.cash[self.seat] - before.cash[self.seat] + paid
        if paid:
            self.spent.append(self._paid(change, paid))
        if earned:
            self.got.append(self._earned(change, earned))
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
        return Sum("got-tile", pounds, f"@{INDUSTRIES[self.t.face_industry[before.tile[slot]]]}", slot)


def changes(t: Tables, start: BrassState, moves: list[int]) -> Iterator[Change]:
    """The steps of some moves; their states belong to nobody and must not be changed."""
    state = start.copy()
    for move in moves:
        yield from _changes_of(t, state, move)
        law.make(t, state, move)
        flow.run(t, state)


def _changes_of(t: Tables, before: BrassState, move: int) -> Iterator[Change]:
    after = before.copy()
    law.make(t, after, move)
    yield Change(DECISION, move, before, after)
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
