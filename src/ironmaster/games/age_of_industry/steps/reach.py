"""Where a card lets a seat build (aoi.build.card.*, aoi.build.reach.*)."""

from ironmaster.games.age_of_industry import clauses as c
from ironmaster.games.age_of_industry.state import IndustryState
from ironmaster.games.age_of_industry.tables import ANY_PORT, PORT, REACHED_PORT, SHIP, Tables
from ironmaster.kit import bits, graph


def past_stops(t: Tables, s: IndustryState, place: int) -> int:
    """What the place would be connected to if nothing were closed to passage (aoi.map.pennsylvania)."""
    return graph.reached(1 << place, s.near, 0) if t.stops else 0


def port_on_lane(t: Tables, s: IndustryState, sea: int) -> bool:
    """Whether a lane joins the ship space to a built port (aoi.build.space.ship)."""
    return t.lanes_of[sea] & s.harbours != 0


def ship_refusal(t: Tables, s: IndustryState, seat: int, sea: int) -> int:
    """Whose port a ship card needs on a lane (aoi.build.reach.ship)."""
    ports = t.lanes_of[sea] & s.harbours
    if ports and t.ship_card_port == ANY_PORT:
        return c.ALLOWED
    if ports & s.touched[seat] and t.ship_card_port == REACHED_PORT:
        return c.ALLOWED
    own = s.owned[seat] & s.standing[PORT]
    for place in bits.members(ports):
        if own & t.spaces_at[place]:
            return c.ALLOWED
    return c.BUILD_REACH_SHIP


def ships_by_port(t: Tables, s: IndustryState, seat: int) -> int:
    """Ship spaces that a port lets the seat use with a ship card."""
    found = 0
    for space in t.spaces_for[SHIP]:
        if not ship_refusal(t, s, seat, t.place_of[space]):
            found |= 1 << space
    return found


def by_card(t: Tables, s: IndustryState, seat: int) -> int:
    """Spaces that an industry card lets the seat build on, whatever the industry (aoi.build.reach.*)."""
    if s.owned[seat] == 0:
        return t.every_space
    return s.owned[seat] | s.railside[seat] | s.beside[seat]


def refusal(t: Tables, s: IndustryState, seat: int, space: int, industry: int) -> int:
    """Whether a card of the industry lets the seat build on the space."""
    if by_card(t, s, seat) >> space & 1:
        return c.ALLOWED
    if industry == SHIP and t.takes[space] >> SHIP & 1:
        return ship_refusal(t, s, seat, t.place_of[space])
    return c.BUILD_CARD_INDUSTRY


def card_refusal(t: Tables, s: IndustryState, seat: int, space: int, industry: int, card: int) -> int:
    """Whether the card allows the build on the space, whether or not it is in hand."""
    if card == t.industry_card[industry]:
        return refusal(t, s, seat, space, industry)
    if t.card_industry[card] >= 0:
        return c.BUILD_CARD_INDUSTRY
    return c.ALLOWED if card == t.colour_card[t.place_of[space]] else c.BUILD_CARD_LOCATION
