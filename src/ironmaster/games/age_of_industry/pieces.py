"""Moves pieces: counters, cubes, railways and money. Keeps the derived sets of the state up to date."""

from ironmaster.games.age_of_industry.state import IndustryState
from ironmaster.games.age_of_industry.tables import COAL, IRON, PORT, SHIP, Tables
from ironmaster.kit import bits, graph, tiles, track


def owner_of(s: IndustryState, space: int) -> int:
    """The seat whose counter is on the space, -1 for an empty one."""
    return tiles.owner(s.owned, space)


def borrow(t: Tables, s: IndustryState, seat: int, due: int) -> None:
    """Take as many loans as a payment needs, automatically (aoi.loan.on_demand, aoi.loan.automatic)."""
    short = due - s.cash[seat]
    if short > 0:
        loans = -(-short // t.loan)
        s.debt[seat] += loans
        s.cash[seat] += loans * t.loan


def pay(t: Tables, s: IndustryState, seat: int, amount: int) -> None:
    """Money for an action counts as spent this round (aoi.money.spent)."""
    borrow(t, s, seat, amount)
    s.cash[seat] -= amount
    s.spent[seat] += amount


def flip(t: Tables, s: IndustryState, space: int) -> None:
    """Turn the counter over; its owner takes the profit at once (aoi.flip.profit)."""
    s.flipped |= 1 << space
    s.cash[owner_of(s, space)] += t.face_profit[s.tile[space]]


# Cubes


def take_cube(t: Tables, s: IndustryState, source: int) -> None:
    """Use one cube of a mine or works, or of an import space, numbered after all spaces (aoi.flip.empty)."""
    if source >= t.spaces:
        take_import(t, s, source - t.spaces)
        return
    s.cubes[source] -= 1
    if s.cubes[source] == 0:
        _run_dry(t, s, source)
        flip(t, s, source)


def take_import(t: Tables, s: IndustryState, number: int, cubes: int = 1) -> None:
    """Coal leaves an import space; its ship may flip by that (aoi.ship.flip)."""
    s.imports[number] -= cubes
    if s.imports[number] == 0:
        s.coal_places &= ~(1 << t.import_place[number])
        flip_ship(t, s, t.import_seas[number])


def flip_ship(t: Tables, s: IndustryState, sea: int) -> None:
    """A ship flips once its coal and its market are used up (aoi.ship.flip, .flip_nodemand, .flip_at_once)."""
    space = bits.members(t.spaces_at[sea])[0]
    waiting = s.standing[SHIP] & ~s.flipped & ~s.rebuilt
    number, market = t.import_of[sea], t.market_at[sea]
    if waiting >> space & 1 == 0 or (number >= 0 and s.imports[number]):
        return
    if market < 0 or s.sold >> market & 1 or t.demand_takes[s.demand[market]] == 0:
        flip(t, s, space)


def _run_dry(t: Tables, s: IndustryState, space: int) -> None:
    keep = ~(1 << space)
    place = t.place_of[space]
    s.mines &= keep
    s.works &= keep
    if s.mines & t.spaces_at[place] == 0:
        s.coal_places &= ~(1 << place)
    if s.works & t.spaces_at[place] == 0:
        s.iron_places &= ~(1 << place)


# Counters


def lowest(t: Tables, s: IndustryState, seat: int, industry: int) -> int:
    """The counter of the lowest level left on the display, -1 if there is none (aoi.build.level.lowest)."""
    for face in range(t.stack_from[industry], t.stack_to[industry]):
        if s.left[seat * t.faces + face]:
            return face
    return -1


def put(t: Tables, s: IndustryState, seat: int, space: int, face: int, cubes: int) -> None:
    """Lay a counter of the seat, unflipped, on an empty space."""
    bit, place = 1 << space, t.place_of[space]
    industry = t.face_industry[face]
    s.tile[space] = face
    s.cubes[space] = cubes
    s.owned[seat] |= bit
    s.taken |= bit
    s.standing[industry] |= bit
    s.homes[seat] |= 1 << place
    count_in(t, s, seat, place)
    if industry == PORT:
        s.harbours |= 1 << place
        open_lanes(t, s, place, PORT)
    elif industry == SHIP:
        s.fleets |= 1 << place
        open_lanes(t, s, place, SHIP)
    elif cubes and industry == COAL:
        s.mines |= bit
        s.coal_places |= 1 << place
    elif cubes and industry == IRON:
        s.works |= bit
        s.iron_places |= 1 << place


def remove(t: Tables, s: IndustryState, space: int) -> None:
    """A counter and its cubes leave the game for good (aoi.over.removed, aoi.over.cubes_lost)."""
    seat, place = owner_of(s, space), t.place_of[space]
    keep = ~(1 << space)
    s.owned[seat] &= keep
    s.taken &= keep
    s.standing[t.face_industry[s.tile[space]]] &= keep
    s.flipped &= keep
    _run_dry(t, s, space)
    s.tile[space] = -1
    s.cubes[space] = 0
    if s.owned[seat] & t.spaces_at[place] == 0:
        s.homes[seat] &= ~(1 << place)
    count_in(t, s, seat, place)


def count_in(t: Tables, s: IndustryState, seat: int, place: int) -> None:
    """Counters of the seat in a place have become more or fewer (aoi.build.limit.counting)."""
    here = t.spaces_at[place]
    own = bits.count(s.owned[seat] & here)
    s.full[seat] = s.full[seat] | here if own >= t.limit[place] else s.full[seat] & ~here
    beside = own > 0 and t.limit[place] == t.limit_in_large
    s.beside[seat] = s.beside[seat] | here if beside else s.beside[seat] & ~here


# Lines


def lanes_opened(t: Tables, s: IndustryState, place: int, industry: int) -> int:
    """Places that a port or a ship laid at the place is joined to by sea lanes (aoi.map.lane_usable)."""
    if industry == PORT:
        return t.lanes_of[place] & s.fleets
    number = t.import_of[place]
    return t.lanes_of[place] & s.harbours | (1 << t.import_place[number] if number >= 0 else 0)


def open_lanes(t: Tables, s: IndustryState, place: int, industry: int) -> None:
    for other in bits.members(lanes_opened(t, s, place, industry) & ~s.near[place]):
        join(t, s, place, other)


def join(t: Tables, s: IndustryState, a: int, b: int) -> None:
    """A railway is built or a lane becomes usable."""
    s.near[a] |= 1 << b
    s.near[b] |= 1 << a
    graph.join(s.reach, a, b, t.stops)


def lay(t: Tables, s: IndustryState, seat: int, line: int) -> None:
    """Put a railway counter of the seat on the connection."""
    a, b = t.end_a[line], t.end_b[line]
    s.builder[line] = seat
    s.laid[seat] += 1
    s.touched[seat] |= t.ends[line]
    s.railside[seat] |= t.spaces_at[a] | t.spaces_at[b]
    join(t, s, a, b)


# Cards and market counters


def draw(s: IndustryState, card: int) -> None:
    """A card leaves the deck."""
    s.undealt[card] -= 1
    s.deck -= 1


def lay_market(t: Tables, s: IndustryState, market: int, kind: int) -> None:
    """A market counter comes from the box to its space."""
    s.demand[market] = kind
    s.boxed[kind] -= 1
    for product in bits.members(t.demand_takes[kind]):
        s.wants[product] |= 1 << t.market_place[market]


def use_market(t: Tables, s: IndustryState, market: int) -> None:
    """A market counter is turned over (aoi.sell.one_each)."""
    s.sold |= 1 << market
    for product in range(len(s.wants)):
        s.wants[product] &= ~(1 << t.market_place[market])


# Demand tracks


def price_of(t: Tables, s: IndustryState, kind: int) -> int:
    """What the next cube of a demand track costs (aoi.track.cheapest, aoi.track.empty)."""
    cubes, prices = (s.coal, t.coal_price) if kind == COAL else (s.iron, t.iron_price)
    if cubes == 0:
        return t.coal_empty if kind == COAL else t.iron_empty
    return prices[track.cheapest(cubes)]


def take_from_track(s: IndustryState, kind: int) -> None:
    """One cube leaves its track, if there is one; it has been paid for."""
    if kind == COAL:
        s.coal &= s.coal - 1 if s.coal else 0
    else:
        s.iron &= s.iron - 1 if s.iron else 0


def fill_track(t: Tables, s: IndustryState, seat: int, kind: int, cubes: int) -> int:
    """Cubes of a new counter fill the gaps of their track; the number that moved (aoi.track.fill.*)."""
    held, prices = (s.coal, t.coal_price) if kind == COAL else (s.iron, t.iron_price)
    gaps = track.filled(prices, held, cubes, t.cheapest_first)
    for space in gaps:
        held |= 1 << space
        s.cash[seat] += prices[space]
    if kind == COAL:
        s.coal = held
    else:
        s.iron = held
    return len(gaps)
