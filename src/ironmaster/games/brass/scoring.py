"""Victory points at the end of an era and the final ranking (brass.score.*, brass.end.*)."""

from typing import Final

from ironmaster.games.brass.pieces import owner_of
from ironmaster.games.brass.state import BrassState
from ironmaster.games.brass.tables import RAIL, Tables
from ironmaster.kit import bits

LINK: Final = 0
TILE: Final = 1
CASH: Final = 2

Gain = tuple[int, int, int, int]
"""Points for one link, tile or cash: seat, points, kind, and the line or slot, -1 for cash.

A plain tuple, because compiled code creates named tuples through slow Python calls.
"""


def discs_at(t: Tables, s: BrassState, place: int) -> int:
    """Gold discs at a place: printed ones and one for each flipped tile (brass.score.link_flipped_only)."""
    if place >= t.towns:
        return t.discs[place]
    return t.discs[place] + bits.count(s.flipped & t.slots_at[place])


def link_points(t: Tables, s: BrassState, line: int) -> int:
    """brass.score.link: the discs at both ends together."""
    return discs_at(t, s, t.end_a[line]) + discs_at(t, s, t.end_b[line])


def tile_points(t: Tables, s: BrassState, slot: int) -> int:
    """brass.score.tile: the hexagon of a flipped tile, nothing for others."""
    return t.face_points[s.tile[slot]] if s.flipped >> slot & 1 else 0


def cash_points(t: Tables, s: BrassState, seat: int) -> int:
    """brass.score.cash."""
    return max(0, s.cash[seat]) // t.cash_per_point


def gains(t: Tables, s: BrassState) -> list[Gain]:
    """The points for each link, each tile and, in the rail era, cash now, including zeros."""
    found: list[Gain] = []
    for line in range(t.lines):
        for seat in range(t.seats):
            if s.links[seat] >> line & 1:
                found.append((seat, link_points(t, s, line), LINK, line))
    for slot in range(t.slots):
        if s.tile[slot] >= 0:
            found.append((owner_of(s, slot), tile_points(t, s, slot), TILE, slot))
    if s.era == RAIL:
        for seat in range(t.seats):
            found.append((seat, cash_points(t, s, seat), CASH, -1))
    return found


def score_era(t: Tables, s: BrassState) -> None:
    """Add the points for links, tiles and cash."""
    for seat, points, _, _ in gains(t, s):
        s.points[seat] += points


def standing_of(t: Tables, s: BrassState, seat: int) -> tuple[int, int, int, int]:
    """The key of the ranking (greater is better): points, income, cash, place in the next order of play."""
    income = s.income[seat] if t.tie_by_space else t.pounds[s.income[seat]]
    return s.points[seat], income, s.cash[seat], -s.order.index(seat)


def ranking(t: Tables, s: BrassState) -> list[int]:
    """Seats from first to last; every tie is broken (brass.end.tie_income, .tie_cash, .tie_order)."""
    return sorted(range(t.seats), key=lambda seat: standing_of(t, s, seat), reverse=True)
