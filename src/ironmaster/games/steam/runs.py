"""Runs of track: beginning, extending, joining, claiming and losing them. Keeps derived sets up to date."""

from ironmaster.games.steam.state import NO_OWNER, NO_RUN, OPEN, ORPHAN, UNOWNED, SteamState
from ironmaster.games.steam.tables import Tables
from ironmaster.kit.hexes import SIDES


def tip_of(s: SteamState, port: int) -> int:
    """The side at which the run of a port ends open; -1 if it does not."""
    return OPEN - s.end[port] if s.end[port] <= OPEN else -1


def set_tip(t: Tables, s: SteamState, port: int, side: int) -> None:
    """The run of a port ends open at a side."""
    s.end[port] = OPEN - side
    s.tips[side] = port
    s.tipped[side // SIDES] |= 1 << side % SIDES
    beyond = t.across[side]
    s.faced[beyond // SIDES] |= 1 << beyond % SIDES


def clear_tip(t: Tables, s: SteamState, side: int) -> int:
    """No open end is at the side any more; the run that had it."""
    s.tipped[side // SIDES] &= ~(1 << side % SIDES)
    beyond = t.across[side]
    s.faced[beyond // SIDES] &= ~(1 << beyond % SIDES)
    return s.tips.pop(side)


def complete(s: SteamState, port: int, other: int, owner: int) -> None:
    """A run joins two places: it is a link of its owner from now on (steam.track.complete)."""
    s.end[port] = other
    s.end[other] = port
    s.holder[port] = owner
    s.holder[other] = owner
    if owner < UNOWNED:
        s.links[owner] += 1
    s.fresh &= ~(1 << port | 1 << other)


def meets(t: Tables, s: SteamState, where: int, edge: int) -> int:
    """The run that track leaving a hex by an edge would meet: a city's own port, or that of open track; -1 for none."""
    if s.gates[where] >> edge & 1:
        return t.port_across(where, edge)
    if s.faced[where] >> edge & 1:
        return s.tips[t.across[SIDES * where + edge]]
    return -1


def take_up(t: Tables, s: SteamState, where: int, edge: int) -> int:
    """As `meets`, and the open end there, if there is one, is used up."""
    if s.gates[where] >> edge & 1:
        return t.port_across(where, edge)
    if s.faced[where] >> edge & 1:
        return clear_tip(t, s, t.across[SIDES * where + edge])
    return -1


def extend(t: Tables, s: SteamState, seat: int, port: int, side: int) -> None:
    """The run of a port now ends open at a side, laid by a seat (steam.claim.how, steam.inc.extension)."""
    s.holder[port] = seat
    s.fresh |= 1 << port
    set_tip(t, s, port, side)


def lay_segment(t: Tables, s: SteamState, seat: int, where: int, a: int, b: int) -> None:
    """New track from edge to edge of a plain hex."""
    one, other = take_up(t, s, where, a), take_up(t, s, where, b)
    if one >= 0 and other >= 0:
        complete(s, one, other, seat)
    elif one >= 0:
        extend(t, s, seat, one, SIDES * where + b)
    else:
        extend(t, s, seat, other, SIDES * where + a)


def lay_stub(t: Tables, s: SteamState, seat: int, where: int, edge: int) -> None:
    """New track from a town to an edge; another's line that it completes stays theirs (steam.town.own, .others)."""
    port = SIDES * t.node_at[where] + edge
    other = take_up(t, s, where, edge)
    if other >= 0:
        complete(s, port, other, s.holder[other] if 0 <= s.holder[other] < UNOWNED else seat)
    else:
        extend(t, s, seat, port, SIDES * where + edge)


def redirect(t: Tables, s: SteamState, seat: int, port: int, side: int) -> None:
    """A run whose open end is used up leaves by another side; it changes hands only if complete (steam.redirect.*)."""
    other = take_up(t, s, side // SIDES, side % SIDES)
    if other >= 0:
        complete(s, port, other, seat)
    else:
        set_tip(t, s, port, side)


def remove_stub(t: Tables, s: SteamState, port: int, side: int) -> None:
    """A bare stub leaves the map with its marker (steam.urban.remove)."""
    clear_tip(t, s, side)
    s.end[port] = NO_RUN
    s.holder[port] = NO_OWNER
    s.fresh &= ~(1 << port)


def lose_unextended(t: Tables, s: SteamState, seat: int) -> None:
    """At the end of a build (steam.inc.deadline)."""
    for port in range(t.ports):
        if s.holder[port] == seat and s.end[port] <= OPEN and not s.fresh >> port & 1:
            s.holder[port] = UNOWNED


def abandon(t: Tables, s: SteamState, seat: int) -> None:
    """All that a bankrupt seat owned (steam.bankrupt.links)."""
    for port in range(t.ports):
        if s.holder[port] == seat:
            s.holder[port] = UNOWNED if s.end[port] <= OPEN else ORPHAN
    s.links[seat] = 0


def joins_town(s: SteamState, seat: int, node: int) -> bool:
    """Whether a completed link of the seat ends at the place."""
    return any(s.holder[port] == seat and s.end[port] >= 0 for port in range(SIDES * node, SIDES * node + SIDES))


def claimable(s: SteamState, seat: int, port: int) -> bool:
    """Whether the seat may claim an unowned run (steam.claim.eligible)."""
    node = port // SIDES
    return s.colour[node] >= 0 or joins_town(s, seat, node)
