"""The steps of a move or outcome and of everything automatic after it, each with one cause."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from ironmaster.core.contract import CHANCE
from ironmaster.core.frames import kind_of
from ironmaster.games.steam import flow, law
from ironmaster.games.steam.state import ACTIONS, MOVING, OPEN, SCORING, UNOWNED, SteamState
from ironmaster.games.steam.steps import frames as f
from ironmaster.games.steam.tables import Tables
from ironmaster.kit.hexes import SIDES

DONE: Final = "done"
LINK: Final = "link"
DELIVERED: Final = "delivered"
CAPPED: Final = "capped"
FORCED: Final = "forced"
IDLE: Final = "idle"
INCOME: Final = "income"
SCORED: Final = "scored"


class TraceStep(NamedTuple):
    """One step: its kind, and the states before and after it. DONE is the move or outcome itself."""

    what: str
    before: SteamState
    after: SteamState


def trace(t: Tables, start: SteamState, action: int) -> Iterator[TraceStep]:
    """The steps of a move or outcome, in order. Callers must not change their states."""
    after = start.copy()
    if flow.to_act(start) == CHANCE:
        law.apply_outcome(t, after, action)
    else:
        law.make(t, after, action)
    yield TraceStep(DONE, start, after)
    while True:
        before, after = after, after.copy()
        if not flow.advance(t, after):
            return
        yield TraceStep(_automatic(t, before, after), before, after)


def _automatic(t: Tables, before: SteamState, after: SteamState) -> str:
    if before.stack:
        kind = kind_of(before.stack[-1])
        if kind == f.ROUTE:
            return LINK if after.route else DELIVERED
        return CAPPED if kind == f.SCORE else IDLE
    if before.phase == SCORING:
        return SCORED
    if before.phase == ACTIONS and before.at < len(before.order):
        return FORCED
    return INCOME if before.phase == MOVING and before.cycle + 1 == t.cycles else IDLE


def completed(t: Tables, before: SteamState, after: SteamState) -> list[int]:
    """Links that are complete now and were not before, by the lower of their ports."""
    return [port for port in range(t.ports) if after.end[port] > port and before.end[port] != after.end[port]]


def claimed(t: Tables, before: SteamState, after: SteamState) -> list[int]:
    """Incomplete links that had no owner, and have one now."""
    return [
        port
        for port in range(t.ports)
        if before.holder[port] == UNOWNED and after.holder[port] < UNOWNED and after.end[port] <= OPEN
    ]


def lost(t: Tables, before: SteamState, after: SteamState, seat: int) -> list[int]:
    """Incomplete links that a seat no longer holds, though they still lie there."""
    return [
        port
        for port in range(t.ports)
        if before.holder[port] == seat != after.holder[port] and after.end[port] == before.end[port]
    ]


def stations(s: SteamState) -> list[int]:
    """The places that the cube under way has been at, the source first."""
    return [s.route[0], *(s.end[port] // SIDES for port in s.route[2:])]
