"""The steps of a move or outcome and of everything automatic after it, each with one cause."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from ironmaster.core.contract import CHANCE
from ironmaster.games.industria import flow, law
from ironmaster.games.industria.state import AUCTION, BUILDING, NOTHING, REVEALING, IndustriaState
from ironmaster.games.industria.steps import source
from ironmaster.games.industria.tables import BUY, CASH, USE, Tables
from ironmaster.kit import bits

DONE: Final = "done"
LAST_LOT: Final = "last-lot"
CANNOT_BID: Final = "cannot-bid"
NO_BID: Final = "no-bid"
ALL_SOLD: Final = "all-sold"
OWN: Final = "own"
USED: Final = "used"
BOUGHT: Final = "bought"
LAID: Final = "laid"
IDLE: Final = "idle"
REVEALED: Final = "revealed"
SCORED: Final = "scored"


class TraceStep(NamedTuple):
    """One step: its kind, and the states before and after it. DONE is the move or outcome itself."""

    what: str
    before: IndustriaState
    after: IndustriaState
    material: int = -1
    seller: int = -1
    tile: int = -1


def trace(t: Tables, start: IndustriaState, action: int) -> Iterator[TraceStep]:
    """The steps of a move or outcome, in order. Callers must not change their states."""
    after = start.copy()
    if flow.to_act(start) == CHANCE:
        law.apply_outcome(t, after, action)
        yield TraceStep(DONE, start, after)
    else:
        law.make(t, after, action)
        yield _chosen(t, start, after, action)
    while True:
        before, after = after, after.copy()
        if not flow.advance(t, after):
            return
        yield _automatic(t, before, after)


def _chosen(t: Tables, before: IndustriaState, after: IndustriaState, move: int) -> TraceStep:
    if t.verb[move] == BUY:
        return TraceStep(DONE, before, after, t.arg[move], t.other[move])
    if t.verb[move] == USE:
        return TraceStep(DONE, before, after, t.gives[t.arg[move]], tile=t.arg[move])
    return TraceStep(DONE, before, after, tile=t.arg[move] if t.verb[move] == CASH else -1)


def _automatic(t: Tables, before: IndustriaState, after: IndustriaState) -> TraceStep:
    if before.phase == AUCTION:
        if before.lot != NOTHING:
            return TraceStep(NO_BID if before.at == before.hammer else CANNOT_BID, before, after, tile=before.lot)
        return TraceStep(ALL_SOLD if before.display == 0 else LAST_LOT, before, after, tile=after.lot)
    if before.phase == BUILDING:
        return _building(t, before, after)
    return TraceStep(REVEALED if before.phase == REVEALING else SCORED, before, after)


def _building(t: Tables, before: IndustriaState, after: IndustriaState) -> TraceStep:
    if before.laying == NOTHING:
        return TraceStep(IDLE, before, after)
    if after.unit <= before.unit:
        return TraceStep(LAID, before, after, tile=before.laying)
    seat, material = before.at, source.needed(t, before)
    if source.own(before, seat, material):
        return TraceStep(OWN, before, after, material)
    used = after.gone & ~before.gone
    if used:
        return TraceStep(USED, before, after, material, tile=bits.members(used)[0])
    paid = [other for other in range(t.seats) if after.cash[other] > before.cash[other]]
    return TraceStep(BOUGHT, before, after, material, paid[0] if paid else t.bank)
