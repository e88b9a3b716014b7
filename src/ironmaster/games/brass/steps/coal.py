"""COAL SOURCE: where a cube of coal comes from (brass.coal.*, brass.link.rail_coal_*)."""

from ironmaster.core.frames import first_of, second_of
from ironmaster.games.brass import clauses as c
from ironmaster.games.brass.pieces import buy_coal, take_cube
from ironmaster.games.brass.state import BrassState
from ironmaster.games.brass.tables import Tables
from ironmaster.kit import graph, tiles


def cost(t: Tables, s: BrassState, near: int) -> int:
    """What one cube costs where the places `near` are connected: 0 from a mine, the track's price, -1 if none."""
    if near & s.coal_towns:
        return 0
    if near & s.ports:
        return t.coal_price[s.coal]
    return -1


def sources(t: Tables, s: BrassState, a: int, b: int) -> list[int]:
    """Slots of the mines that may serve a build at a (= b) or a rail from a to b; empty when the track must."""
    if (s.reach[a] | s.reach[b]) & s.coal_towns == 0:
        return []
    if t.chosen_end and a != b:
        towns = _nearest(t, s, 1 << a) | _nearest(t, s, 1 << b)
    else:
        towns = _nearest(t, s, 1 << a | 1 << b)
    return tiles.holding(s.mines, towns, t.place_of)


def _nearest(t: Tables, s: BrassState, start: int) -> int:
    near = graph.neighbours(t.places, s.built, t.end_a, t.end_b)
    return graph.nearest(start, s.coal_towns, near)


def moves(t: Tables, s: BrassState, frame: int) -> list[int]:
    """The tied mines, one of which must serve."""
    return [t.coal_from[slot] for slot in sources(t, s, first_of(frame), second_of(frame))]


def apply(t: Tables, s: BrassState, slot: int) -> None:
    s.stack.pop()
    take_cube(t, s, slot)


def settled(t: Tables, s: BrassState, frame: int) -> bool:
    """Take the cube automatically if there is no choice. True if it did."""
    found = sources(t, s, first_of(frame), second_of(frame))
    if len(found) > 1:
        return False
    s.stack.pop()
    if found:
        take_cube(t, s, found[0])
    else:
        buy_coal(t, s, s.order[s.at])
    return True


def why(t: Tables, s: BrassState, frame: int, slot: int) -> list[int]:
    """The clauses that keep this mine from serving the cube that is needed now."""
    if s.mines >> slot & 1 == 0:
        return [c.COAL_BOARD_FIRST]
    a, b = first_of(frame), second_of(frame)
    if slot in sources(t, s, a, b):
        return []
    if (s.reach[a] | s.reach[b]) >> t.place_of[slot] & 1 == 0:
        return [c.DEF_CONNECTED]
    return [c.COAL_NEAREST] if a == b else [c.COAL_NEAREST, c.LINK_RAIL_COAL_SOURCE]
