"""City growth: more cubes for a printed city (steam.growth.*)."""

from ironmaster.core.offers import Offer
from ironmaster.games.steam import clauses as c
from ironmaster.games.steam.state import SteamState
from ironmaster.games.steam.steps import supply
from ironmaster.games.steam.tables import CITY_GROWTH, Tables
from ironmaster.kit import bits


def action_refusal(s: SteamState, seat: int) -> int:
    """Only with tile 5, once, and in the base game only if it was paid (steam.action.pass, steam.growth.do)."""
    if s.tile[seat] != CITY_GROWTH:
        return c.GROWTH_DO
    return c.ALLOWED if s.due >> seat & 1 else c.ACTION_PASS


def means_refusal(t: Tables, s: SteamState) -> int:
    """A marker and a space with cubes are needed (steam.comp.growth, steam.supply.empty)."""
    if bits.count(s.grown) >= t.growth_markers:
        return c.COMP_GROWTH
    return c.ALLOWED if any(s.supply) else c.SUPPLY_EMPTY


def city_refusal(t: Tables, s: SteamState, node: int) -> int:
    """Once a city and never a New City (steam.growth.once, steam.urban.marker)."""
    if node >= t.cities:
        return c.URBAN_MARKER
    return c.GROWTH_ONCE if s.grown >> node & 1 else c.ALLOWED


def feasible(t: Tables, s: SteamState) -> bool:
    """Whether any city could grow."""
    return not means_refusal(t, s) and any(not city_refusal(t, s, node) for node in range(t.cities))


def possible(t: Tables, s: SteamState, seat: int) -> bool:
    """Whether the seat has the action and can carry it out."""
    return not action_refusal(s, seat) and feasible(t, s)


def moves(t: Tables, s: SteamState, seat: int, offer: Offer) -> None:
    if action_refusal(s, seat) or means_refusal(t, s):
        return
    for node in range(t.cities):
        if not city_refusal(t, s, node):
            offer.append(t.grow[node])


def why(t: Tables, s: SteamState, seat: int, node: int) -> int:
    return action_refusal(s, seat) or means_refusal(t, s) or city_refusal(t, s, node)


def apply(s: SteamState, seat: int, node: int) -> None:
    s.grown |= 1 << node
    s.due &= ~(1 << seat)
    supply.ask(s, node)
