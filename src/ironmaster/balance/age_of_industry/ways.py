"""How far apart places are in Age of Industry: connections still to be built before something is reached."""

from typing import Final

from ironmaster.games.age_of_industry.state import IndustryState
from ironmaster.games.age_of_industry.steps import sell
from ironmaster.games.age_of_industry.tables import PORT, Tables
from ironmaster.kit import bits

FAR: Final = 4
"""Missing connections from which on a place is out of sight."""


def outlets(t: Tables, s: IndustryState, what: int) -> list[int]:
    """Places of the ports and markets that take the product now, one entry for each."""
    found: list[int] = []
    for port in bits.members(s.standing[PORT] & ~s.flipped):
        if not sell.port_refusal(t, s, port, what):
            found.append(t.place_of[port])
    for market in range(t.markets):
        if not sell.market_refusal(t, s, market, what):
            found.append(t.market_place[market])
    return found


def connections_at(t: Tables) -> list[list[int]]:
    """The connections that end at each place."""
    return [[line for line in range(t.connections) if t.ends[line] >> place & 1] for place in range(t.places)]


def missing(t: Tables, s: IndustryState, at: list[list[int]], goals: int) -> list[int]:
    """How many connections without a railway lie between each place and the nearest goal; FAR at most."""
    far = [FAR] * t.places
    reached, edge = 0, 0
    for place in bits.members(goals):
        edge |= s.reach[place]
    for steps in range(FAR):
        edge &= ~reached
        if not edge:
            break
        reached |= edge
        grown = 0
        for place in bits.members(edge):
            far[place] = steps
            if t.stops >> place & 1 and goals >> place & 1 == 0:
                continue
            for line in at[place]:
                if s.builder[line] < 0:
                    grown |= s.reach[t.end_a[line]] | s.reach[t.end_b[line]]
        edge = grown
    return far
