"""Computes everything that follows from the track and the cities on the map. For loaders and the referee."""

from ironmaster.games.steam import stock
from ironmaster.games.steam.state import NO_OWNER, NO_RUN, OPEN, SteamState
from ironmaster.games.steam.tables import Tables
from ironmaster.kit.hexes import SIDES


def is_city(t: Tables, s: SteamState, where: int) -> bool:
    """Whether the hex is a city's, printed or new (steam.map.city)."""
    return t.node_at[where] >= 0 and s.colour[t.node_at[where]] >= 0


def has_track(t: Tables, s: SteamState, side: int) -> bool:
    """Whether track of a tile meets the side."""
    pattern = s.lay[side // SIDES]
    return pattern >= 0 and bool(t.exits[pattern] >> side % SIDES & 1)


def walk(t: Tables, s: SteamState, port: int) -> tuple[int, list[int]]:
    """Where track that leaves a place by an edge ends, as in the state's `end`, and the sides that it meets."""
    where = t.hex_of[port // SIDES]
    side = SIDES * where + port % SIDES
    if not is_city(t, s, where) and not has_track(t, s, side):
        return NO_RUN, []
    met = [] if is_city(t, s, where) else [side]
    while True:
        beyond = t.across[side]
        there = beyond // SIDES
        if beyond < 0:
            return (OPEN - side if met else NO_RUN), met
        if is_city(t, s, there):
            return (SIDES * t.node_at[there] + beyond % SIDES if met else NO_RUN), met
        if not has_track(t, s, beyond):
            return (OPEN - side if met else NO_RUN), met
        met.append(beyond)
        if t.is_town[there]:
            return SIDES * t.node_at[there] + beyond % SIDES, met
        side = SIDES * there + t.partner[SIDES * s.lay[there] + beyond % SIDES]
        met.append(side)


def is_kept_across(t: Tables, s: SteamState, port: int) -> bool:
    """Whether a link lies across the common edge of two cities, with no tile (steam.urban.stublink)."""
    if s.end[port] < 0 or (port // SIDES < t.cities and s.end[port] // SIDES < t.cities):
        return False
    where = t.hex_of[port // SIDES]
    beyond = t.across[SIDES * where + port % SIDES]
    return (
        beyond >= 0
        and is_city(t, s, where)
        and is_city(t, s, beyond // SIDES)
        and s.end[port] == SIDES * t.node_at[beyond // SIDES] + beyond % SIDES
    )


def derive(t: Tables, s: SteamState) -> None:
    """Set the values that follow from track, cities and owners: ends, open sides, gates, links, pieces used."""
    s.gates = [gates(t, s, where) for where in range(t.hexes)]
    s.faced = [0] * t.hexes
    s.tipped = [0] * t.hexes
    s.tips = {}
    s.used = [0] * len(s.used)
    for pattern in s.lay:
        if pattern >= 0:
            s.used[t.face[pattern]] += 1
    s.gone = sum(1 << face for face in range(len(s.used)) if stock.is_gone(t, s, face))
    for port in range(t.ports):
        if not is_kept_across(t, s, port):
            s.end[port] = walk(t, s, port)[0]
        if s.end[port] <= OPEN:
            side = OPEN - s.end[port]
            beyond = t.across[side]
            s.tips[side] = port
            s.tipped[side // SIDES] |= 1 << side % SIDES
            s.faced[beyond // SIDES] |= 1 << beyond % SIDES
    s.links = [links(t, s, seat) for seat in range(t.seats)]


def gates(t: Tables, s: SteamState, where: int) -> int:
    """Edges of a hex with a city across them; none for a city itself."""
    mask = 0
    for edge in range(SIDES):
        beyond = t.across[SIDES * where + edge]
        if beyond >= 0 and not is_city(t, s, where) and is_city(t, s, beyond // SIDES):
            mask |= 1 << edge
    return mask


def links(t: Tables, s: SteamState, seat: int) -> int:
    """Completed links of a seat."""
    return sum(1 for port in range(t.ports) if s.holder[port] == seat and s.end[port] > port)


def loose_ends(t: Tables, s: SteamState) -> list[int]:
    """Sides with track that is not part of a run, or that leads where no track may be."""
    met: set[int] = set()
    for port in range(t.ports):
        met.update(walk(t, s, port)[1])
    sides = {side for side in range(t.hexes * SIDES) if has_track(t, s, side)}
    return sorted((sides - met) | {side for side in sides if t.across[side] < 0})


def forget(t: Tables, s: SteamState) -> None:
    """Remove all runs, before owners are read."""
    s.end = [NO_RUN] * t.ports
    s.holder = [NO_OWNER] * t.ports
