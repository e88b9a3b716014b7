"""Moves pieces: tiles, cubes, links and money. Keeps the derived sets of the state up to date."""

from ironmaster.games.brass.state import BrassState
from ironmaster.games.brass.tables import COAL, IRON, KINDS, PORT, Tables
from ironmaster.kit import graph, tiles, track


def owner_of(s: BrassState, slot: int) -> int:
    """The seat whose tile is in the slot, -1 for an empty slot."""
    return tiles.owner(s.owned, slot)


def pay(s: BrassState, seat: int, amount: int) -> None:
    """Money for tiles, links and track cubes goes to Amount Spent (brass.order.what_counts)."""
    s.cash[seat] -= amount
    s.spent[seat] += amount


def advance(t: Tables, s: BrassState, seat: int, spaces: int) -> None:
    """brass.income.advance, brass.income.cap."""
    s.income[seat] = min(t.income_last, s.income[seat] + spaces)


def flip(t: Tables, s: BrassState, slot: int) -> None:
    """Turn the tile over; its owner's income advances at once (brass.income.advance)."""
    s.flipped |= 1 << slot
    advance(t, s, owner_of(s, slot), t.face_income[s.tile[slot]])


def take_cube(t: Tables, s: BrassState, slot: int) -> None:
    """Use one cube of a mine or works; the last one flips it (brass.coal.mine_flip, brass.iron.works_flip)."""
    s.cubes[slot] -= 1
    if s.cubes[slot] == 0:
        _run_dry(t, s, slot)
        flip(t, s, slot)


def _run_dry(t: Tables, s: BrassState, slot: int) -> None:
    keep = ~(1 << slot)
    s.works &= keep
    if s.mines >> slot & 1:
        s.mines &= keep
        place = t.place_of[slot]
        if s.mines & t.slots_at[place] == 0:
            s.coal_towns &= ~(1 << place)


def put(t: Tables, s: BrassState, seat: int, slot: int, face: int, cubes: int) -> None:
    """Place a tile of the seat, front side up, in an empty slot."""
    bit = 1 << slot
    place = 1 << t.place_of[slot]
    industry = t.face_industry[face]
    s.tile[slot] = face
    s.cubes[slot] = cubes
    s.owned[seat] |= bit
    s.standing[industry] |= bit
    s.towns[seat] |= place
    if industry == PORT:
        s.ports |= place
    elif cubes and industry == COAL:
        s.mines |= bit
        s.coal_towns |= place
    elif cubes and industry == IRON:
        s.works |= bit


def remove(t: Tables, s: BrassState, slot: int) -> None:
    """Take a tile and its cubes off the board for good; income stays (brass.income.no_reduction)."""
    seat = owner_of(s, slot)
    industry = t.face_industry[s.tile[slot]]
    keep = ~(1 << slot)
    place = t.place_of[slot]
    s.owned[seat] &= keep
    s.standing[industry] &= keep
    s.flipped &= keep
    _run_dry(t, s, slot)
    s.tile[slot] = -1
    s.cubes[slot] = 0
    if s.owned[seat] & t.slots_at[place] == 0:
        s.towns[seat] &= ~(1 << place)
    if s.standing[PORT] & t.slots_at[place] == 0:
        s.ports &= ~(1 << place) | t.external


def lay(t: Tables, s: BrassState, seat: int, line: int) -> None:
    """Put a link marker of the seat on the line."""
    s.links[seat] |= 1 << line
    s.laid[seat] += 1
    s.built |= 1 << line
    s.touched[seat] |= t.ends[line]
    graph.join(s.reach, t.end_a[line], t.end_b[line])


def lift_links(t: Tables, s: BrassState) -> None:
    """All links return to their owners (brass.era.links)."""
    for seat in range(t.seats):
        s.links[seat] = 0
        s.laid[seat] = 0
        s.touched[seat] = 0
    s.built = 0
    s.reach = graph.alone(t.places)


def top_face(t: Tables, s: BrassState, seat: int, industry: int) -> int:
    """The tile on top of the pile, -1 when the pile is empty (brass.build.top_of_pile)."""
    gone = s.taken[seat * KINDS + industry]
    pile = t.piles[industry]
    return pile[gone] if gone < len(pile) else -1


def buy_coal(t: Tables, s: BrassState, seat: int) -> None:
    """The cheapest cube of the coal track (brass.coal.track_price, brass.coal.track_empty)."""
    pay(s, seat, t.coal_price[s.coal])
    s.coal = max(0, s.coal - 1)


def buy_iron(t: Tables, s: BrassState, seat: int) -> None:
    """The cheapest cube of the iron track (brass.iron.track)."""
    pay(s, seat, t.iron_price[s.iron])
    s.iron = max(0, s.iron - 1)


def fill_coal(t: Tables, s: BrassState, seat: int, cubes: int) -> int:
    """Fill the coal track from a new mine and return the cubes left on it (brass.produce.coal_fill)."""
    moved = track.fill(t.coal_price, s.coal, cubes)
    s.cash[seat] += track.earnings(t.coal_price, s.coal, moved)
    s.coal += moved
    return cubes - moved


def fill_iron(t: Tables, s: BrassState, seat: int, cubes: int) -> int:
    """Fill the iron track from new works and return the cubes left on them (brass.produce.iron_fill)."""
    moved = track.fill(t.iron_price, s.iron, cubes)
    s.cash[seat] += track.earnings(t.iron_price, s.iron, moved)
    s.iron += moved
    return cubes - moved
