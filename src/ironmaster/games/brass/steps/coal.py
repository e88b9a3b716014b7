"""COAL SOURCE: where a cube of coal comes from (brass.coal.*, brass.link.rail_coal_*)."""

from ironmaster.core.frames import first_of, second_of
from ironmaster.games.brass import clauses as c
from ironmaster.games.brass.pieces import buy_coal, take_cube
from ironmaster.games.brass.state import BrassState
from ironmaster.games.brass.tables import Tables
from ironmaster.kit import bits, graph, tiles


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


def options(t: Tables, s: BrassState, frame: int) -> list[int]:
    """Slots of the tied mines, one of which must serve."""
    return sources(t, s, first_of(frame), second_of(frame))


def moves(t: Tables, s: BrassState, frame: int) -> list[int]:
    return [t.coal_from[slot] for slot in options(t, s, frame)]


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


def links_between(t: Tables, s: BrassState, start: int, place: int) -> int:
    """How many links lead from the nearest of the start places to a place; -1 if none do (brass.coal.distance)."""
    near = graph.neighbours(t.places, s.built, t.end_a, t.end_b)
    seen, links = start, 0
    while seen >> place & 1 == 0:
        grown = seen
        for inner in bits.members(seen):
            grown |= near[inner]
        if grown == seen:
            return -1
        seen = grown
        links += 1
    return links


def mine_refusal(s: BrassState, slot: int) -> int:
    """Whether the slot holds a mine with coal; slot -1 is the demand track (brass.coal.board_first)."""
    return c.ALLOWED if slot >= 0 and s.mines >> slot & 1 else c.COAL_BOARD_FIRST


def source_refusal(t: Tables, s: BrassState, a: int, b: int, slot: int) -> int:
    """Whether a mine with coal may serve a build at a (= b) or a rail from a to b."""
    if slot in sources(t, s, a, b):
        return c.ALLOWED
    return c.COAL_NEAREST if (s.reach[a] | s.reach[b]) >> t.place_of[slot] & 1 else c.DEF_CONNECTED


def why(t: Tables, s: BrassState, frame: int, slot: int) -> list[int]:
    """The clauses that keep this mine (-1: the demand track) from serving the cube that is needed now."""
    a, b = first_of(frame), second_of(frame)
    found = mine_refusal(s, slot) or source_refusal(t, s, a, b, slot)
    if found == c.COAL_NEAREST and a != b:
        return [c.COAL_NEAREST, c.LINK_RAIL_COAL_SOURCE]
    return [found] if found else []
