"""Urbanization: a New City takes the place of a town (steam.urban.*)."""

from ironmaster.core.offers import Offer
from ironmaster.games.steam import clauses as c
from ironmaster.games.steam import runs, stock
from ironmaster.games.steam.state import ORPHAN, UNOWNED, SteamState
from ironmaster.games.steam.steps import supply
from ironmaster.games.steam.tables import KINDS, URBANIZATION, Tables
from ironmaster.kit import bits
from ironmaster.kit.hexes import EVERY, SIDES


def action_refusal(s: SteamState, seat: int) -> int:
    """Only with tile 7, once, and in the base game only if it was paid (steam.action.pass, steam.urban.where)."""
    if s.tile[seat] != URBANIZATION:
        return c.URBAN_WHERE
    return c.ALLOWED if s.due >> seat & 1 else c.ACTION_PASS


def town_refusal(t: Tables, s: SteamState, node: int) -> int:
    """Any town, unless a run would start and end in the new city (steam.urban.noloop)."""
    if s.colour[node] >= 0:
        return c.URBAN_WHERE
    where = t.hex_of[node]
    for edge in range(SIDES):
        if s.faced[where] >> edge & 1 and runs.meets(t, s, where, edge) // SIDES == node:
            return c.URBAN_NOLOOP
    return c.ALLOWED


def colour_refusal(s: SteamState, colour: int) -> int:
    """steam.comp.newcity, steam.urban.colour."""
    return c.ALLOWED if s.new_cities[colour] else c.COMP_NEWCITY


def possible(t: Tables, s: SteamState, seat: int) -> bool:
    """Whether the seat has the action and can carry it out."""
    return not action_refusal(s, seat) and feasible(t, s)


def feasible(t: Tables, s: SteamState) -> bool:
    """Whether any New City could be placed."""
    if not any(s.new_cities):
        return False
    return any(not town_refusal(t, s, node) for node in range(t.cities, t.nodes))


def moves(t: Tables, s: SteamState, seat: int, offer: Offer) -> None:
    if action_refusal(s, seat):
        return
    for node in range(t.cities, t.nodes):
        if not town_refusal(t, s, node):
            for colour in range(KINDS):
                if s.new_cities[colour]:
                    offer.append(t.urbanize[(node - t.cities) * KINDS + colour])


def why(t: Tables, s: SteamState, seat: int, node: int, colour: int) -> int:
    if node < t.cities:
        return c.URBAN_WHERE
    return action_refusal(s, seat) or town_refusal(t, s, node) or colour_refusal(s, colour)


def apply(t: Tables, s: SteamState, seat: int, node: int, colour: int) -> None:
    """Place the New City; runs that end at it are complete (steam.urban.remove, .completes, .claims, .now)."""
    where = t.hex_of[node]
    claims = claimed(t, s, seat, where)
    if s.lay[where] >= 0:
        stock.use(t, s, t.face[s.lay[where]], -1)
        s.lay[where] = -1
    for edge in range(SIDES):
        side = SIDES * where + edge
        if s.tipped[where] >> edge & 1:
            runs.remove_stub(t, s, SIDES * node + edge, side)
        elif s.faced[where] >> edge & 1:
            arrive(t, s, seat if claims >> edge & 1 else ORPHAN, SIDES * node + edge, side)
        open_gate(t, s, t.across[side])
    s.gates[where] = 0
    s.new_cities[colour] -= 1
    s.colour[node] = colour
    s.due &= ~(1 << seat)
    supply.ask(s, node)


def open_gate(t: Tables, s: SteamState, side: int) -> None:
    """Track on a neighbouring hex may leave the New City from now on."""
    where = side // SIDES
    if side >= 0 and (t.node_at[where] < 0 or s.colour[t.node_at[where]] < 0):
        s.gates[where] |= 1 << side % SIDES


def claimed(t: Tables, s: SteamState, seat: int, where: int) -> int:
    """The edges of the hex where the seat claims an unowned run; all of them, by our ruling (steam.urban.claims)."""
    if t.city_claims:
        return EVERY
    met = bits.members(s.faced[where])
    return bits.union([edge for edge in met if runs.claimable(s, seat, runs.meets(t, s, where, edge))])


def arrive(t: Tables, s: SteamState, heir: int, port: int, side: int) -> None:
    """A run that ends at the New City is complete, for its owner or, without one, for the heir."""
    run = runs.clear_tip(t, s, t.across[side])
    owner = s.holder[run]
    runs.complete(s, run, port, heir if owner == UNOWNED else owner)
