"""BUILD and COMBINE: laying an industry counter (aoi.build.*, aoi.over.*, aoi.combo.*, aoi.ship.*, aoi.track.fill.*).

Each `..._refusal` predicate returns the number of the clause that forbids, 0 if none does. The generator offers what
no predicate forbids; `why` asks the same predicates.
"""

from typing import Final

from mypy_extensions import i64

from ironmaster.core.frames import first_of, frame, second_of
from ironmaster.core.offers import Offer
from ironmaster.games.age_of_industry import clauses as c
from ironmaster.games.age_of_industry.pieces import (
    fill_track,
    flip,
    flip_ship,
    lowest,
    pay,
    put,
    remove,
    take_import,
)
from ironmaster.games.age_of_industry.state import IndustryState
from ironmaster.games.age_of_industry.steps import discard, reach, supply
from ironmaster.games.age_of_industry.steps import frames as f
from ironmaster.games.age_of_industry.tables import COAL, IRON, KINDS, PORT, SHIP, Tables
from ironmaster.kit import bits, deck, tiles

UNKNOWN: Final = -1
FEW: Final = 0b1111
"""The number of spaces that are skipped together if none of them is free."""


def level_refusal(t: Tables, face: int) -> int:
    """Whether the lowest counter left (-1: none) may be laid."""
    if face < 0:
        return c.BUILD_LEVEL_LOWEST
    return c.ALLOWED if t.face_buildable[face] else c.BUILD_LEVEL_ZERO


SYMBOL = (
    c.BUILD_SPACE_OPEN,
    c.BUILD_SPACE_OPEN,
    c.BUILD_SPACE_OPEN,
    c.BUILD_SPACE_COAL,
    c.BUILD_SPACE_PORT,
    c.BUILD_SPACE_SHIP,
)
"""The clause that says where each industry goes."""


def space_refusal(t: Tables, s: IndustryState, seat: int, space: int, face: int) -> int:
    """Whether the space may take the counter, by symbol, port of a ship, counters in the place and building over."""
    industry, place = t.face_industry[face], t.place_of[space]
    if t.takes[space] >> industry & 1 == 0:
        return SYMBOL[industry]
    if industry == SHIP and not reach.port_on_lane(t, s, place):
        return c.BUILD_SPACE_SHIP
    if s.tile[space] >= 0:
        refused = over_refusal(t, s, seat, space, face)
        if refused or s.owned[seat] >> space & 1:
            return refused
    if bits.count(s.owned[seat] & t.spaces_at[place]) >= t.limit[place]:
        return c.BUILD_LIMIT_LARGE if t.limit[place] == t.limit_in_large else c.BUILD_LIMIT_SMALL
    return c.ALLOWED


def over_refusal(t: Tables, s: IndustryState, seat: int, space: int, face: int) -> int:
    """Whether the counter may be built over the one on the space."""
    old, industry = s.tile[space], t.face_industry[face]
    higher = t.face_level[face] > t.face_level[old]
    if s.owned[seat] >> space & 1:
        return c.ALLOWED if higher else c.OVER_HIGHER
    if industry != t.face_industry[old] or (industry != COAL and industry != IRON):
        return c.OVER_RIVAL
    if not higher:
        return c.OVER_HIGHER
    return c.ALLOWED if scarce(s, industry) else c.OVER_RIVAL_SCARCITY


def scarce(s: IndustryState, industry: int) -> bool:
    """No cube of the kind is left on the map, import spaces included, and none on its track."""
    if industry == IRON:
        return tiles.scarce(s.works, s.iron, False)
    return tiles.scarce(s.mines + deck.size(s.imports), s.coal, False)


def price(t: Tables, s: IndustryState, space: int, face: int) -> int:
    """The cost of the counter with its cubes from the tracks; negative if a cube is not available."""
    total, industry = t.face_cost[face], t.face_industry[face]
    for kind, needed in ((COAL, t.face_coal[face]), (IRON, t.face_iron[face])):
        if needed:
            cube = supply.cost_of_counter(t, s, kind, space, industry)
            if cube < 0:
                return -1
            total += cube
    return total


def cube_refusal(t: Tables, s: IndustryState, space: int, face: int, kind: int) -> int:
    """aoi.build.price.affordable: money can always be borrowed, cubes of a kind cannot."""
    needed = t.face_coal[face] if kind == COAL else t.face_iron[face]
    if not needed or supply.cost_of_counter(t, s, kind, space, t.face_industry[face]) >= 0:
        return c.ALLOWED
    return supply.lacking(t, s, kind, t.place_of[space], t.place_of[space])


def combine_refusal(t: Tables, s: IndustryState, seat: int) -> int:
    """Whether the seat may join its two actions (aoi.combo.when)."""
    if not s.hands[seat]:
        return c.COMBO_EFFECT
    if t.idle_card >= 0 and not discard.without_idle(t, s.hands[seat]):
        return c.CARD_SHIP_GERMANY
    return c.ALLOWED if s.actions == t.actions else c.COMBO_WHEN


def moves(t: Tables, s: IndustryState, seat: int, offer: Offer) -> None:
    """Add every build that the seat may make, and every combined one."""
    colours, industries = 0, 0
    for card in s.hands[seat]:
        colours |= t.coloured[card]
        if t.card_industry[card] >= 0:
            industries |= 1 << t.card_industry[card]
    combine = combine_refusal(t, s, seat) == c.ALLOWED
    if not (combine or colours or industries):
        return
    every = t.every_space if combine else colours
    within = reach.by_card(t, s, seat) if industries else 0
    site = Site(t, s, seat)
    for industry in range(KINDS):
        by_card = within if industries >> industry & 1 else 0
        if industry == SHIP and industries >> SHIP & 1:
            by_card |= reach.ships_by_port(t, s, seat)
        wanted: i64 = every | by_card
        wanted &= t.space_mask[industry]
        spaces: i64 = site.buildable(industry, wanted) if wanted else 0
        if spaces:
            _offer(t, industry, spaces, colours, by_card, combine, offer)


def _offer(t: Tables, industry: int, free: i64, colours: int, by_card: int, combine: bool, offer: Offer) -> None:
    """Add the builds of an industry on these spaces: with a card of the colour, of the industry, with both actions."""
    with_colour: i64 = colours
    with_card: i64 = by_card
    build_by_colour, build_by_industry, combined = t.build_by_colour, t.build_by_industry, t.combine
    space: i64 = 0
    while free >> space:
        if free >> space & FEW == 0:
            space += 4
            continue
        if free >> space & 1:
            key: i64 = space * KINDS + industry
            if with_colour >> space & 1:
                offer.append(build_by_colour[key])
            if with_card >> space & 1:
                offer.append(build_by_industry[key])
            if combine:
                offer.append(combined[key])
        space += 1


class Site:
    """The map for one decision of a seat: taken spaces, and where cubes can be brought, computed once when needed."""

    def __init__(self, t: Tables, s: IndustryState, seat: int) -> None:
        self.t: Tables = t
        self.s: IndustryState = s
        self.seat: int = seat
        self.taken: i64 = s.taken
        self.free: i64 = ~self.taken
        self.free &= ~s.full[seat]
        self.coal: i64 = UNKNOWN
        self.iron: i64 = UNKNOWN

    def buildable(self, industry: int, wanted: i64) -> i64:
        """Those of the wanted spaces that may take the seat's lowest counter of the industry, the card apart.

        Only doubtful spaces are checked with the predicates; `why` checks every space.
        """
        t, s, seat = self.t, self.s, self.seat
        face = lowest(t, s, seat, industry)
        if level_refusal(t, face):
            return 0
        found: i64 = 0
        doubtful: i64 = wanted
        if industry != SHIP:
            found = wanted & self.free
            doubtful = wanted & self.taken
            doubtful &= _covered(t, s, seat, face)
        if doubtful:
            for space in bits.members(doubtful):
                if not space_refusal(t, s, seat, space, face):
                    found |= 1 << space
        return found if industry in (PORT, SHIP) else found & self.supplied(face)

    def supplied(self, face: int) -> i64:
        """Spaces to which the cubes for a counter can be brought; a port or ship to be built can always have them."""
        found: i64 = -1
        if (self.t.face_coal[face] or self.t.face_iron[face]) and self.coal == UNKNOWN:
            self._serve()
        if self.t.face_coal[face]:
            found &= self.coal
        if self.t.face_iron[face]:
            found &= self.iron
        return found

    def _serve(self) -> None:
        """Find out where coal and iron can be brought."""
        t, s = self.t, self.s
        coal: i64 = supply.serving(t, s, COAL)
        iron: i64 = supply.serving(t, s, IRON)
        joined, spaces_at = s.reach, t.spaces_at
        with_coal: i64 = 0
        with_iron: i64 = 0
        for place in t.locations:
            near: i64 = joined[place]
            if near & (coal | iron):
                here: i64 = spaces_at[place]
                if near & coal:
                    with_coal |= here
                if near & iron:
                    with_iron |= here
        self.coal, self.iron = with_coal, with_iron


def _covered(t: Tables, s: IndustryState, seat: int, face: int) -> int:
    """Spaces that the counter may perhaps be built over: own ones, in scarcity rivals' of its kind (aoi.over.*)."""
    industry = t.face_industry[face]
    if t.face_level[face] == t.lowest_level:
        return 0
    if industry in (COAL, IRON) and scarce(s, industry):
        return s.owned[seat] | s.standing[industry]
    return s.owned[seat]


def apply(t: Tables, s: IndustryState, space: int, industry: int, card: int) -> None:
    """Play the card, pay, and push what follows onto the stack (aoi.build.sequence)."""
    discard.play(s, s.order[s.at], card)
    _begin(t, s, space, industry)


def apply_combined(t: Tables, s: IndustryState, space: int, industry: int) -> None:
    """Both actions for one build, with any card (aoi.combo.effect)."""
    s.actions -= 1
    _begin(t, s, space, industry)
    s.stack.append(frame(f.DISCARD))


def _begin(t: Tables, s: IndustryState, space: int, industry: int) -> None:
    seat, place = s.order[s.at], t.place_of[space]
    face = lowest(t, s, seat, industry)
    pay(t, s, seat, price(t, s, space, face))
    s.left[seat * t.faces + face] -= 1
    s.stack.append(frame(f.COUNTER, space, face))
    if laid_early(t, industry) and s.tile[space] < 0:
        _lay_early(t, s, seat, space, face)
    if t.face_iron[face]:
        s.stack.append(frame(f.IRON, place, place))
    if t.face_coal[face]:
        s.stack.append(frame(f.COAL, place, place))


def laid_early(t: Tables, industry: int) -> bool:
    """Whether a first counter of the industry serves its own supply (aoi.supply.building_itself)."""
    return industry == SHIP or (industry == PORT and t.new_port_lanes)


def _lay_early(t: Tables, s: IndustryState, seat: int, space: int, face: int) -> None:
    """Lay a port or ship before its cubes are fetched."""
    put(t, s, seat, space, face, 0)
    number = t.import_of[t.place_of[space]]
    if number >= 0:
        s.imports[number] = t.import_cubes[number]
        s.coal_places |= 1 << t.import_place[number]


def lay(t: Tables, s: IndustryState, packed: int) -> None:
    """Lay the counter, over the old one if there is one; fill the track and flip what is used up."""
    s.stack.pop()
    space, face = first_of(packed), second_of(packed)
    seat, industry, place = s.order[s.at], t.face_industry[face], t.place_of[space]
    if s.tile[space] == face:  # laid early: counters are not built over the same kind
        if industry == SHIP:
            _unload(t, s, seat, place)
        return
    if s.tile[space] >= 0:
        remove(t, s, space)
    cubes = t.face_cubes[face]
    if cubes and s.reach[place] & (s.harbours | t.distant_ports):
        cubes -= fill_track(t, s, seat, industry, cubes)
    put(t, s, seat, space, face, cubes)
    if industry == SHIP:
        s.rebuilt |= 1 << space
    if t.face_cubes[face] and cubes == 0:
        flip(t, s, space)


def _unload(t: Tables, s: IndustryState, seat: int, sea: int) -> None:
    """What is left of a first ship's import coal fills the track as a mine's would (aoi.ship.import_to_track)."""
    number = t.import_of[sea]
    if number >= 0 and s.imports[number] and s.reach[sea] & (s.harbours | t.distant_ports):
        moved = fill_track(t, s, seat, COAL, s.imports[number])
        if moved:
            take_import(t, s, number, moved)
    flip_ship(t, s, sea)


def why(t: Tables, s: IndustryState, space: int, industry: int, card: int) -> list[int]:
    """The clauses that forbid this build; card -1 asks for the combined one."""
    seat = s.order[s.at]
    if card < 0:
        found = [combine_refusal(t, s, seat)]
    else:
        found = [
            c.ALLOWED if card in s.hands[seat] else c.BUILD_CARD,
            reach.card_refusal(t, s, seat, space, industry, card),
        ]
    face = lowest(t, s, seat, industry)
    found.append(level_refusal(t, face))
    if found[-1] == c.ALLOWED:
        found.append(space_refusal(t, s, seat, space, face))
        if t.takes[space] >> industry & 1:
            found += [cube_refusal(t, s, space, face, kind) for kind in (COAL, IRON)]
    return [clause for clause in dict.fromkeys(found) if clause != c.ALLOWED]
