"""Where a card lets a seat build (aoi.build.card.*, aoi.build.reach.*)."""

from ironmaster.games.age_of_industry import clauses as c
from ironmaster.games.age_of_industry.state import IndustryState
from ironmaster.games.age_of_industry.tables import ANY_PORT, PORT, REACHED_PORT, SHIP, Tables


def port_on_lane(t: Tables, s: IndustryState, sea: int) -> bool:
    """Whether a lane joins the ship space to a built port (aoi.build.space.ship)."""
    return any(s.harbours >> t.end_b[lane] & 1 for lane in t.lanes_at[sea])


def ship_refusal(t: Tables, s: IndustryState, seat: int, sea: int) -> int:
    """Whose port a ship card needs on a lane (aoi.build.reach.ship)."""
    for lane in t.lanes_at[sea]:
        place = t.end_b[lane]
        if s.harbours >> place & 1 == 0:
            continue
        own = s.owned[seat] & s.standing[PORT] & t.spaces_at[place]
        if t.ship_card_port == ANY_PORT or own or (t.ship_card_port == REACHED_PORT and s.touched[seat] >> place & 1):
            return c.ALLOWED
    return c.BUILD_REACH_SHIP


def refusal(t: Tables, s: IndustryState, seat: int, space: int, industry: int) -> int:
    """Whether a card of the industry lets the seat build on the space (aoi.build.reach.*)."""
    place = t.place_of[space]
    if s.owned[seat] == 0 or s.owned[seat] >> space & 1 or s.touched[seat] >> place & 1:
        return c.ALLOWED
    if industry == SHIP:
        return ship_refusal(t, s, seat, place)
    if s.homes[seat] >> place & 1 and t.limit[place] == t.limit_in_large:
        return c.ALLOWED
    return c.BUILD_CARD_INDUSTRY


def card_refusal(t: Tables, s: IndustryState, seat: int, space: int, industry: int, card: int) -> int:
    """Whether the card allows the build on the space, whether or not it is in hand."""
    if card == t.industry_card[industry]:
        return refusal(t, s, seat, space, industry)
    if t.card_industry[card] >= 0:
        return c.BUILD_CARD_INDUSTRY
    return c.ALLOWED if card == t.colour_card[t.place_of[space]] else c.BUILD_CARD_LOCATION
