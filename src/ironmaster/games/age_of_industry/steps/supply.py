"""CUBE SOURCE: where a cube of coal or iron comes from (aoi.supply.*, aoi.track.*, aoi.rail.ends, aoi.rail.track)."""

from typing import Final

from ironmaster.core.frames import first_of, kind_of, second_of
from ironmaster.games.age_of_industry import clauses as c
from ironmaster.games.age_of_industry.pieces import lanes_opened, pay, price_of, take_cube, take_from_track
from ironmaster.games.age_of_industry.state import IndustryState
from ironmaster.games.age_of_industry.steps import frames as f
from ironmaster.games.age_of_industry.steps import reach
from ironmaster.games.age_of_industry.tables import COAL, IRON, PORT, SHIP, Tables
from ironmaster.kit import bits, graph, tiles

NONE: Final = -1
"""The cost of a cube that is not available."""


def holding(s: IndustryState, kind: int) -> int:
    """Places that supply a cube of the kind."""
    return s.coal_places if kind == COAL else s.iron_places


def serving(t: Tables, s: IndustryState, kind: int) -> int:
    """Places that give a cube of the kind to all that is connected: they hold one, or give access to the track."""
    return holding(s, kind) | s.harbours | t.distant_ports


def cost(t: Tables, s: IndustryState, kind: int, near: int) -> int:
    """What one cube costs where the places `near` are connected: 0 from the map, the track's price, or NONE."""
    if near & holding(s, kind):
        return 0
    return price_of(t, s, kind) if near & (s.harbours | t.distant_ports) else NONE


def lacking(t: Tables, s: IndustryState, kind: int, a: int, b: int) -> int:
    """Why a place (a = b), or neither end of a railway a-b, can have a cube; ALLOWED if one can."""
    if cost(t, s, kind, s.reach[a] | s.reach[b]) != NONE:
        return c.ALLOWED
    beyond = reach.past_stops(t, s, a) | reach.past_stops(t, s, b)
    return c.MAP_PENNSYLVANIA if beyond & serving(t, s, kind) else c.TRACK_ACCESS


def cost_of_counter(t: Tables, s: IndustryState, kind: int, space: int, industry: int) -> int:
    """The same for a counter to be laid; a port or ship counts as standing already (aoi.supply.building_itself)."""
    place = t.place_of[space]
    if s.tile[space] >= 0 or (industry != PORT and industry != SHIP):
        return cost(t, s, kind, s.reach[place])
    near = s.reach[place]
    opened = lanes_opened(t, s, place, industry) if t.new_port_lanes or industry == SHIP else 0
    for other in bits.members(opened):
        near |= s.reach[other]
    number = t.import_of[place]
    if kind == COAL and industry == SHIP and number >= 0 and t.import_cubes[number]:
        return 0
    if near & holding(s, kind):
        return 0
    ports = s.harbours | t.distant_ports | (1 << place if industry == PORT else 0)
    return price_of(t, s, kind) if near & ports else NONE


def sources(t: Tables, s: IndustryState, kind: int, a: int, b: int) -> list[int]:
    """Spaces, and import spaces after them, that may serve a need at a (= b) or at either end of a railway a-b."""
    goals = holding(s, kind)
    if (s.reach[a] | s.reach[b]) & goals == 0:
        return []
    places = _nearest(t, s, goals, a)
    if b != a:
        places |= _nearest(t, s, goals, b)
    cubes = s.mines if kind == COAL else s.works
    found = tiles.holding(cubes, places, t.place_of)
    if kind == COAL:
        for number in range(t.imports):
            if places >> t.import_place[number] & 1:
                found.append(t.spaces + number)
    if t.track_at_each_end and (_buys(t, s, goals, a) or _buys(t, s, goals, b)):
        found.append(t.track)
    return found


def _buys(t: Tables, s: IndustryState, goals: int, end: int) -> bool:
    """Whether the end of a railway reaches no cube on the map, but the track."""
    return s.reach[end] & goals == 0 and s.reach[end] & (s.harbours | t.distant_ports) != 0


def _nearest(t: Tables, s: IndustryState, goals: int, place: int) -> int:
    connected = goals & s.reach[place]
    if connected & (connected - 1) == 0:
        return connected
    return graph.nearest(1 << place, connected, s.near, t.stops)


def cube_kind(frame: int) -> int:
    """The cube that a frame asks for."""
    return COAL if kind_of(frame) == f.COAL else IRON


def moves(t: Tables, s: IndustryState, frame: int) -> list[int]:
    """The sources that tie, one of which must serve."""
    kind = cube_kind(frame)
    table = t.coal_from if kind == COAL else t.iron_from
    return [table[source] for source in sources(t, s, kind, first_of(frame), second_of(frame))]


def apply(t: Tables, s: IndustryState, source: int) -> None:
    kind = cube_kind(s.stack.pop())
    if source == t.track:
        pay(t, s, s.order[s.at], price_of(t, s, kind))
        take_from_track(s, kind)
    else:
        take_cube(t, s, source)


def settled(t: Tables, s: IndustryState, frame: int) -> bool:
    """Take the cube automatically if there is no choice. True if it did."""
    kind = cube_kind(frame)
    found = sources(t, s, kind, first_of(frame), second_of(frame))
    if len(found) > 1:
        return False
    s.stack.pop()
    if found:
        take_cube(t, s, found[0])
    else:
        take_from_track(s, kind)
    return True


def why(t: Tables, s: IndustryState, frame: int, kind: int, source: int) -> list[int]:
    """The clauses that keep this source from serving the cube that is needed now."""
    if kind != cube_kind(frame):
        return [c.SUPPLY_EACH_CUBE]
    a, b = first_of(frame), second_of(frame)
    if source in sources(t, s, kind, a, b):
        return []
    if source == t.track:
        return [c.TRACK_WHEN]
    place = t.import_place[source - t.spaces] if source >= t.spaces else t.place_of[source]
    if not holds(t, s, kind, source):
        return [c.SUPPLY_SOURCES]
    if (s.reach[a] | s.reach[b]) >> place & 1 == 0:
        beyond = reach.past_stops(t, s, a) | reach.past_stops(t, s, b)
        return [c.MAP_PENNSYLVANIA if beyond >> place & 1 else c.SUPPLY_ROUTE]
    return [c.SUPPLY_NEAREST]


def holds(t: Tables, s: IndustryState, kind: int, source: int) -> bool:
    """Whether a space, an import space or the track has a cube for whoever reaches it."""
    if source == t.track:
        return True
    if source >= t.spaces:
        return bool(s.coal_places >> t.import_place[source - t.spaces] & 1)
    return bool((s.mines if kind == COAL else s.works) >> source & 1)
