"""SELL: cotton and goods to ports and markets (aoi.sell.*)."""

from mypy_extensions import i64

from ironmaster.core.frames import frame
from ironmaster.core.offers import Offer
from ironmaster.games.age_of_industry import clauses as c
from ironmaster.games.age_of_industry.pieces import flip, flip_ship, use_market
from ironmaster.games.age_of_industry.state import IndustryState
from ironmaster.games.age_of_industry.steps import frames as f
from ironmaster.games.age_of_industry.steps import reach
from ironmaster.games.age_of_industry.tables import COTTON, FACTORY, PORT, Tables
from ironmaster.kit import bits


def unsold(s: IndustryState, seat: int) -> int:
    """Spaces of the seat's unflipped mills and factories."""
    return s.owned[seat] & (s.standing[COTTON] | s.standing[FACTORY]) & ~s.flipped


def maker_refusal(s: IndustryState, seat: int, space: int) -> int:
    """aoi.sell.action."""
    return c.ALLOWED if unsold(s, seat) >> space & 1 else c.SELL_ACTION


def product(s: IndustryState, space: int) -> int:
    """What the counter sells: 0 cotton, 1 goods."""
    return 0 if s.standing[COTTON] >> space & 1 else 1


def outlet_refusal(t: Tables, s: IndustryState, maker: int, outlet: int) -> int:
    """Whether the counter may sell to a port, or to a market, numbered after all spaces."""
    what = product(s, maker)
    market = outlet - t.spaces
    refused = port_refusal(t, s, outlet, what) if market < 0 else market_refusal(t, s, market, what)
    if refused:
        return refused
    place, goal = t.place_of[maker], t.outlet_place[outlet]
    if s.reach[place] >> goal & 1:
        return c.ALLOWED
    return c.MAP_PENNSYLVANIA if reach.past_stops(t, s, place) >> goal & 1 else c.SELL_ROUTE


def market_refusal(t: Tables, s: IndustryState, market: int, what: int) -> int:
    """aoi.sell.one_each, aoi.sell.no_demand, aoi.sell.market_kind, aoi.ship.market_open."""
    place = t.market_place[market]
    if s.sold >> market & 1:
        return c.SELL_ONE_EACH
    if s.wants[what] >> place & 1 == 0:
        return c.SELL_MARKET_KIND if t.demand_takes[s.demand[market]] else c.SELL_NO_DEMAND
    if t.sea_places >> place & 1 and s.fleets >> place & 1 == 0:
        return c.SHIP_MARKET_OPEN
    return c.ALLOWED


def port_refusal(t: Tables, s: IndustryState, port: int, what: int) -> int:
    """aoi.sell.one_each, aoi.sell.port_one."""
    if s.standing[PORT] >> port & 1 == 0:
        return c.SELL_ROUTE
    if s.flipped >> port & 1:
        return c.SELL_ONE_EACH
    if what and t.face_level[s.tile[port]] < t.port_level_for_goods:
        return c.SELL_PORT_ONE
    return c.ALLOWED


def moves(t: Tables, s: IndustryState, seat: int, offer: Offer) -> None:
    """Add every sale that the seat may make."""
    makers = unsold(s, seat)
    if makers == 0:
        return
    ports = bits.members(s.standing[PORT] & ~s.flipped)
    for maker in bits.members(makers):
        what, first = product(s, maker), maker * t.outlets
        near: i64 = s.reach[t.place_of[maker]]
        for port in ports:
            if near >> t.place_of[port] & 1 and not port_refusal(t, s, port, what):
                offer.append(t.sell[first + port])
        open_markets: i64 = s.wants[what]
        if near & open_markets:
            for place in bits.members(near & open_markets):
                market = t.market_at[place]
                if not market_refusal(t, s, market, what):
                    offer.append(t.sell[first + t.spaces + market])


def apply(t: Tables, s: IndustryState, maker: int, outlet: int) -> None:
    """The first sale of an action; more may follow."""
    s.stack.append(frame(f.SELL_AGAIN))
    sale(t, s, maker, outlet)


def sale(t: Tables, s: IndustryState, maker: int, outlet: int) -> None:
    """Both flip at once; a ship whose market that was may flip too (aoi.sell.profit, aoi.sell.updates)."""
    flip(t, s, maker)
    if outlet < t.spaces:
        flip(t, s, outlet)
        return
    market = outlet - t.spaces
    use_market(t, s, market)
    place = t.market_place[market]
    if t.sea_places >> place & 1:
        flip_ship(t, s, place)


def moves_again(t: Tables, s: IndustryState) -> list[int]:
    """Further sales, or `stop`; empty if none is possible."""
    offer: Offer = []
    moves(t, s, s.order[s.at], offer)
    if offer:
        offer.append(t.stop)
    return offer


def settled(t: Tables, s: IndustryState) -> bool:
    """End the action automatically if nothing more can be sold."""
    if moves_again(t, s):
        return False
    s.stack.pop()
    return True


def why(t: Tables, s: IndustryState, maker: int, outlet: int) -> list[int]:
    """The clauses that forbid this sale."""
    seat = s.order[s.at]
    refused = maker_refusal(s, seat, maker)
    found = [refused] if refused else [outlet_refusal(t, s, maker, outlet)]
    return [clause for clause in found if clause != c.ALLOWED]
