"""BUILD and COMBINED: placing an industry tile (brass.build.*, brass.cover.*, brass.combined.*, brass.produce.*).

Each `..._refusal` predicate returns the number of the clause that forbids, 0 if none does. The generator offers what
no predicate forbids; `why` asks the same predicates.
"""

from ironmaster.core.frames import first_of, frame, second_of
from ironmaster.core.offers import Offer
from ironmaster.games.brass import clauses as c
from ironmaster.games.brass.pieces import fill_coal, fill_iron, flip, pay, put, remove, top_face
from ironmaster.games.brass.state import BrassState
from ironmaster.games.brass.steps import coal, discard, iron
from ironmaster.games.brass.steps.frames import COAL as COAL_FRAME
from ironmaster.games.brass.steps.frames import DISCARD, PLACE
from ironmaster.games.brass.steps.frames import IRON as IRON_FRAME
from ironmaster.games.brass.tables import CANAL, COAL, IRON, KINDS, RAIL, SHIPYARD, Tables
from ironmaster.kit import tiles


def tile_refusal(t: Tables, s: BrassState, face: int) -> int:
    """Whether the tile on top of a pile (-1: the pile is empty) may be built in this era."""
    if face < 0:
        return c.BUILD_TOP_OF_PILE
    eras = t.face_eras[face]
    if eras == 0:
        return c.BUILD_LEVEL0
    if eras >> s.era & 1 == 0:
        return c.BUILD_ERA_LIMITS
    return c.ALLOWED


def slot_refusal(t: Tables, s: BrassState, seat: int, slot: int, face: int) -> int:
    """Whether the slot may take the tile, by symbol, order of slots, tiles in town and covering."""
    industry = t.face_industry[face]
    if t.symbols[slot] >> industry & 1 == 0:
        return c.BUILD_SLOT_SYMBOL
    first = t.first_slot[slot * KINDS + industry]
    if first >= 0 and s.tile[first] < 0 and not (t.cover_any_port and s.tile[slot] >= 0):
        return t.first_clause[slot * KINDS + industry]
    if s.tile[slot] >= 0:
        return cover_refusal(t, s, seat, slot, face)
    if s.era == CANAL and s.towns[seat] >> t.place_of[slot] & 1:
        return c.BUILD_CANAL_ONE_PER_LOCATION
    return c.ALLOWED


def cover_refusal(t: Tables, s: BrassState, seat: int, slot: int, face: int) -> int:
    """Whether the tile may be built over the one in the slot."""
    old = s.tile[slot]
    industry = t.face_industry[old]
    better = industry == t.face_industry[face] and t.face_level[old] < t.face_level[face]
    if s.owned[seat] >> slot & 1:
        return c.ALLOWED if better else c.COVER_OWN
    if industry != COAL and industry != IRON:
        return c.BUILD_SLOT_SINGLE
    if not better:
        return c.COVER_OPPONENT_KINDS
    if not scarce(t, s, industry):
        return c.COVER_OPPONENT_SCARCITY
    if s.era == CANAL and s.towns[seat] >> t.place_of[slot] & 1:
        return c.COVER_OPPONENT_CANAL_LIMIT
    return c.ALLOWED


def scarce(t: Tables, s: BrassState, industry: int) -> bool:
    """brass.cover.opponent_scarcity: no cube of the kind on the board and (or, by switch) none on its track."""
    if industry == COAL:
        return tiles.scarce(s.mines, s.coal, t.scarce_if_either)
    return tiles.scarce(s.works, s.iron, t.scarce_if_either)


def network(t: Tables, s: BrassState, seat: int) -> int:
    """Places where an industry card lets the seat build (brass.build.card.network_canal, .network_rail)."""
    if is_first_build(t, s, seat):
        return t.everywhere
    places = s.touched[seat]
    if s.era == RAIL or t.canal_tile_is_network:
        places |= s.towns[seat]
    for pair in range(len(t.virtual_from)):
        start, to = t.virtual_from[pair], t.virtual_to[pair]
        if t.virtual_is_own:
            places |= 1 << start | 1 << to
        elif places >> start & 1:
            places |= 1 << to
        elif t.virtual_two_way and places >> to & 1:
            places |= 1 << start
    return places


def is_first_build(t: Tables, s: BrassState, seat: int) -> bool:
    """brass.build.card.first_build."""
    if t.first_build_once:
        return s.begun >> seat & 1 == 0
    return s.owned[seat] == 0 and s.links[seat] == 0


def card_refusal(t: Tables, s: BrassState, seat: int, card: int, industry: int, place: int) -> int:
    """Whether the card allows the industry in the place."""
    if card < t.towns:
        return c.ALLOWED if card == place else c.BUILD_CARD_LOCATION
    if card - t.towns != industry:
        return c.BUILD_CARD_INDUSTRY_TYPE
    if network(t, s, seat) >> place & 1:
        return c.ALLOWED
    return c.BUILD_CARD_NETWORK_CANAL if s.era == CANAL else c.BUILD_CARD_NETWORK_RAIL


def coal_refusal(t: Tables, s: BrassState, place: int, face: int) -> int:
    """Whether the coal that the tile needs can be brought to the place (brass.coal.track_condition)."""
    if t.face_coal[face] and coal.cost(t, s, s.reach[place]) < 0:
        return c.COAL_TRACK_CONDITION
    return c.ALLOWED


def price(t: Tables, s: BrassState, place: int, face: int) -> int:
    """The full price, track cubes included (brass.build.price). Coal that cannot be had costs nothing."""
    return t.face_cost[face] + cubes_price(t, s, place, face)


def cubes_price(t: Tables, s: BrassState, place: int, face: int) -> int:
    """What the cubes that the tile needs cost on the tracks."""
    total = iron.cost(t, s) if t.face_iron[face] else 0
    if t.face_coal[face]:
        total += max(0, coal.cost(t, s, s.reach[place]))
    return total


def combined_refusal(t: Tables, s: BrassState, seat: int) -> int:
    """brass.combined.needs_both, brass.combined.two_cards."""
    if s.actions < t.actions:
        return c.COMBINED_NEEDS_BOTH
    return c.ALLOWED if len(s.hands[seat]) >= t.actions else c.COMBINED_TWO_CARDS


def moves(t: Tables, s: BrassState, seat: int, offer: Offer) -> None:
    """Add every build and combined build that the seat may make."""
    places = 0
    industries = 0
    for card in s.hands[seat]:
        if card < t.towns:
            places |= 1 << card
        else:
            industries |= 1 << (card - t.towns)
    own = network(t, s, seat) if industries else 0
    both = combined_refusal(t, s, seat) == c.ALLOWED
    for industry in range(KINDS):
        face = top_face(t, s, seat, industry)
        if tile_refusal(t, s, face) == c.ALLOWED:
            by_industry = own if industries >> industry & 1 else 0
            _moves_of(t, s, seat, face, places, by_industry, both, offer)


def _moves_of(
    t: Tables, s: BrassState, seat: int, face: int, by_place: int, by_industry: int, both: bool, offer: Offer
) -> None:
    """Add the builds of one tile; by_place and by_industry are the places that cards in hand open to it."""
    industry = t.face_industry[face]
    cards = by_place | by_industry
    if s.cash[seat] < t.face_cost[face]:
        return
    for slot in t.slots_for[industry]:
        place = t.place_of[slot]
        if not both and cards >> place & 1 == 0:
            continue
        if slot_refusal(t, s, seat, slot, face) or coal_refusal(t, s, place, face):
            continue
        if price(t, s, place, face) > s.cash[seat]:
            continue
        key = slot * KINDS + industry
        if by_place >> place & 1:
            offer.append(t.build_by_place[key])
        if by_industry >> place & 1:
            offer.append(t.build_by_industry[key])
        if both:
            offer.append(t.combine[key])


def apply(t: Tables, s: BrassState, slot: int, industry: int, card: int) -> None:
    """Build with a card of the hand."""
    seat = s.order[s.at]
    discard.play(s, seat, card)
    _begin(t, s, seat, slot, industry)


def apply_combined(t: Tables, s: BrassState, slot: int, industry: int) -> None:
    """Build with both actions of the turn; two cards follow."""
    s.actions = 1
    _begin(t, s, s.order[s.at], slot, industry)
    for _ in range(t.actions):
        s.stack.append(frame(DISCARD))


def _begin(t: Tables, s: BrassState, seat: int, slot: int, industry: int) -> None:
    """Pay the printed cost, and push what follows onto the stack: coal, then iron, then the tile itself."""
    face = top_face(t, s, seat, industry)
    place = t.place_of[slot]
    s.taken[seat * KINDS + industry] += 1
    s.begun |= 1 << seat
    pay(s, seat, t.face_cost[face])
    s.stack.append(frame(PLACE, slot, face))
    if t.face_iron[face]:
        s.stack.append(frame(IRON_FRAME))
    if t.face_coal[face]:
        s.stack.append(frame(COAL_FRAME, place, place))


def place(t: Tables, s: BrassState, packed: int) -> None:
    """Put the tile down, over the old one if there is one; fill the demand track and flip what must flip."""
    s.stack.pop()
    slot, face = first_of(packed), second_of(packed)
    seat = s.order[s.at]
    if s.tile[slot] >= 0:
        remove(t, s, slot)
    cubes = t.face_cubes[face]
    industry = t.face_industry[face]
    if industry == COAL and s.reach[t.place_of[slot]] & s.ports:
        cubes = fill_coal(t, s, seat, cubes)
    elif industry == IRON:
        cubes = fill_iron(t, s, seat, cubes)
    put(t, s, seat, slot, face, cubes)
    if industry == SHIPYARD or (t.face_cubes[face] and cubes == 0):
        flip(t, s, slot)


def why(t: Tables, s: BrassState, slot: int, industry: int, card: int) -> list[int]:
    """The clauses that forbid this build; card -1 asks for the combined action."""
    seat = s.order[s.at]
    place = t.place_of[slot]
    if card < 0:
        found = [combined_refusal(t, s, seat)]
    else:
        held = c.ALLOWED if card in s.hands[seat] else c.BUILD_CONDITIONS
        found = [held, card_refusal(t, s, seat, card, industry, place)]
    face = top_face(t, s, seat, industry)
    found.append(tile_refusal(t, s, face))
    if found[-1] == c.ALLOWED:
        found.append(slot_refusal(t, s, seat, slot, face))
        found.append(coal_refusal(t, s, place, face))
        if price(t, s, place, face) > s.cash[seat]:
            found.append(c.BUILD_PRICE)
    return [clause for clause in found if clause != c.ALLOWED]
