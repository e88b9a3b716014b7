"""RAILWAY: laying a railway counter on a connection (aoi.rail.*)."""

from typing import Final

from mypy_extensions import i64

from ironmaster.core.frames import first_of, frame
from ironmaster.core.offers import Offer
from ironmaster.games.age_of_industry import clauses as c
from ironmaster.games.age_of_industry import pieces
from ironmaster.games.age_of_industry.state import IndustryState
from ironmaster.games.age_of_industry.steps import frames as f
from ironmaster.games.age_of_industry.steps import supply
from ironmaster.games.age_of_industry.tables import COAL, IRON, Tables

FEW: Final = 0b1111
"""The number of places that are skipped together if none of them is relevant."""


def stock_refusal(t: Tables, s: IndustryState, seat: int) -> int:
    """aoi.rail.stock."""
    return c.ALLOWED if s.laid[seat] < t.railways else c.RAIL_STOCK


def line_refusal(t: Tables, s: IndustryState, seat: int, line: int) -> int:
    """Whether the connection is free and next to something of the seat's (aoi.map.connection, aoi.rail.from)."""
    if s.builder[line] >= 0:
        return c.MAP_CONNECTION
    return c.ALLOWED if (s.touched[seat] | s.homes[seat]) & t.ends[line] else c.RAIL_FROM


def needs_cubes(t: Tables, s: IndustryState, seat: int) -> bool:
    """aoi.rail.first, aoi.rail.later."""
    return s.laid[seat] >= t.free_railways


def price(t: Tables, s: IndustryState, seat: int, line: int) -> int:
    """The cost of the railway with its cubes from the tracks; negative if a cube is not available."""
    total = t.railway_price
    if not needs_cubes(t, s, seat):
        return total
    near = s.reach[t.end_a[line]] | s.reach[t.end_b[line]]
    for kind, needed in ((COAL, t.railway_coal), (IRON, t.railway_iron)):
        if needed:
            cube = supply.cost(t, s, kind, near)
            if cube < 0:
                return -1
            total += cube
    return total


def cube_refusal(t: Tables, s: IndustryState, seat: int, line: int, kind: int) -> int:
    """Whether one of the ends can have the cube of a kind that the railway needs (aoi.rail.later)."""
    needed = t.railway_coal if kind == COAL else t.railway_iron
    if not needed or not needs_cubes(t, s, seat):
        return c.ALLOWED
    refused = supply.lacking(t, s, kind, t.end_a[line], t.end_b[line])
    return c.RAIL_LATER if refused == c.TRACK_ACCESS else refused


def moves(t: Tables, s: IndustryState, seat: int, offer: Offer) -> None:
    """Add every railway that the seat may build: from each place that it may begin at to those not yet joined."""
    starts: i64 = s.touched[seat] | s.homes[seat]
    if starts == 0 or stock_refusal(t, s, seat):
        return
    cubes = needs_cubes(t, s, seat)
    coal: i64 = supply.serving(t, s, COAL) if cubes and t.railway_coal else -1
    iron: i64 = supply.serving(t, s, IRON) if cubes and t.railway_iron else -1
    reach, row, row_to, row_railway = s.reach, t.row, t.row_to, t.row_railway
    free: i64 = -1
    place: i64 = 0
    while starts:
        if starts >> place & FEW == 0:
            place += 4
            continue
        if starts >> place & 1:
            this: i64 = starts & -starts  # mypyc shifts 1 as a word of 32 bits
            near: i64 = reach[place]
            joined: i64 = s.near[place]
            at: i64 = row[place]
            end: i64 = row[place + 1]
            while at < end:
                other: i64 = row_to[at]
                if (free & ~joined) >> other & 1:
                    reached: i64 = reach[other]
                    reached |= near
                    if reached & coal and reached & iron:
                        offer.append(row_railway[at])
                at += 1
            free &= ~this
            starts &= ~this
        place += 1


def apply(t: Tables, s: IndustryState, line: int) -> None:
    """Pay, and push the cubes and the railway onto the stack (aoi.rail.sequence)."""
    seat = s.order[s.at]
    pieces.pay(t, s, seat, price(t, s, seat, line))
    s.stack.append(frame(f.LAY, line))
    if not needs_cubes(t, s, seat):
        return
    if t.railway_iron:
        s.stack.append(frame(f.IRON, t.end_a[line], t.end_b[line]))
    if t.railway_coal:
        s.stack.append(frame(f.COAL, t.end_a[line], t.end_b[line]))


def lay(t: Tables, s: IndustryState, packed: int) -> None:
    s.stack.pop()
    pieces.lay(t, s, s.order[s.at], first_of(packed))


def why(t: Tables, s: IndustryState, line: int) -> list[int]:
    """The clauses that forbid this railway."""
    seat = s.order[s.at]
    found = [stock_refusal(t, s, seat), line_refusal(t, s, seat, line)]
    if s.builder[line] < 0:
        found += [cube_refusal(t, s, seat, line, kind) for kind in (COAL, IRON)]
    return [clause for clause in dict.fromkeys(found) if clause != c.ALLOWED]
