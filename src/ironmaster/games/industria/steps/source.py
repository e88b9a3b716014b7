"""SOURCE: where a unit of material comes from (industria.build.material.*)."""

from typing import Final

from ironmaster.games.industria import clauses as c
from ironmaster.games.industria.state import IndustriaState
from ironmaster.games.industria.steps.cash import discard, raw_in_hand
from ironmaster.games.industria.tables import BUY, Tables
from ironmaster.kit import bits

UNPAYABLE: Final = -1


def own(s: IndustriaState, seat: int, material: int) -> bool:
    """Whether the seat makes the material itself (industria.build.material.own)."""
    return s.makers[material] >> seat & 1 != 0


def bank_sells(t: Tables, s: IndustriaState, material: int) -> bool:
    """industria.build.material.bank, industria.build.material.epoch."""
    return t.material_epoch[material] < s.epoch and s.makers[material] == 0


def sold(t: Tables, s: IndustriaState, seat: int, material: int) -> bool:
    """Whether an opponent or the bank sells the material to the seat."""
    return s.makers[material] & ~(1 << seat) != 0 or bank_sells(t, s, material)


def barred(t: Tables, s: IndustriaState, material: int) -> bool:
    """Whether no source may supply the material yet (industria.build.material.sameepoch)."""
    return t.earlier_only and t.material_epoch[material] >= s.epoch


def least(t: Tables, s: IndustriaState, seat: int, tile: int, unit: int, hand: int) -> int:
    """The lowest cost of the materials from a unit on, given a hand; UNPAYABLE if one is missing."""
    thalers = 0
    needs = t.needs[tile]
    for at in range(unit, len(needs)):
        material = needs[at]
        if barred(t, s, material):
            return UNPAYABLE
        if own(s, seat, material):
            continue
        raw = hand & t.raw_of[material]
        if raw:
            hand &= ~(raw & -raw)
        elif sold(t, s, seat, material):
            thalers += t.material_price
        else:
            return UNPAYABLE
    return thalers


def _rest_payable(t: Tables, s: IndustriaState, hand: int, cash: int) -> bool:
    rest = least(t, s, s.at, s.laying, s.unit + 1, hand)
    return rest != UNPAYABLE and rest <= cash


def needed(t: Tables, s: IndustriaState) -> int:
    """The material that the tile being laid needs next."""
    return t.needs[s.laying][s.unit]


def moves(t: Tables, s: IndustriaState) -> list[int]:
    """The open sources of the next unit, never one that makes the rest unpayable (industria.build.material.choice)."""
    seat, material = s.at, needed(t, s)
    offer: list[int] = []
    raw = s.hands[seat] & t.raw_of[material]
    for tile in bits.members(raw):
        if _rest_payable(t, s, s.hands[seat] & ~(1 << tile), s.cash[seat]):
            offer.append(t.use[tile])
    if _rest_payable(t, s, s.hands[seat], s.cash[seat] - t.material_price):
        purchases = material * (t.seats + 1)
        for seller in bits.members(s.makers[material] & ~(1 << seat)):
            offer.append(t.buy[purchases + seller])
        if bank_sells(t, s, material):
            offer.append(t.buy[purchases + t.bank])
    return offer


def use(s: IndustriaState, tile: int) -> None:
    """industria.build.material.tile."""
    discard(s, tile)
    s.unit += 1


def buy(t: Tables, s: IndustriaState, seller: int) -> None:
    """A thaler to the opponent at once, or to the bank (industria.build.material.other, .bank)."""
    s.cash[s.at] -= t.material_price
    if seller < t.seats:
        s.cash[seller] += t.material_price
    s.unit += 1


def settled(t: Tables, s: IndustriaState) -> bool:
    """Fetch the next unit automatically if there is no choice. True if it did."""
    if own(s, s.at, needed(t, s)):
        s.unit += 1
        return True
    offer = moves(t, s)
    if len(offer) > 1:
        return False
    apply(t, s, offer[0])
    return True


def apply(t: Tables, s: IndustriaState, move: int) -> None:
    """Take a unit from the source that the move names."""
    if t.verb[move] == BUY:
        buy(t, s, t.other[move])
    else:
        use(s, t.arg[move])


def lacking(t: Tables, s: IndustriaState, tile: int) -> int:
    """The last material of a tile that no source supplies to the seat to act, -1 if there is none."""
    for unit in range(len(t.needs[tile]) - 1, -1, -1):
        if least(t, s, s.at, tile, unit, s.hands[s.at]) == UNPAYABLE:
            return t.needs[tile][unit]
    return -1


def why_use(t: Tables, s: IndustriaState, tile: int) -> list[int]:
    """The clauses that keep this raw-material tile from supplying the unit needed now."""
    if raw_in_hand(t, s, s.at) >> tile & 1 == 0:
        return [c.BUILD_MATERIAL_TILE]
    closed = unit_refusal(t, s, t.gives[tile])
    if closed:
        return [closed]
    return [] if t.use[tile] in moves(t, s) else [c.BUILD_MATERIALS]


def why_buy(t: Tables, s: IndustriaState, material: int, seller: int) -> list[int]:
    """The clauses that keep this seller from supplying the unit needed now."""
    closed = unit_refusal(t, s, material) or _seller_refusal(t, s, material, seller)
    if closed:
        return [closed]
    return [] if t.buy[material * (t.seats + 1) + seller] in moves(t, s) else [c.BUILD_MATERIALS]


def why_use_ahead(t: Tables, s: IndustriaState, tile: int) -> list[int]:
    """The clauses that speak against this raw-material tile before a tile is laid."""
    if raw_in_hand(t, s, s.at) >> tile & 1 == 0:
        return [c.BUILD_MATERIAL_TILE]
    return [_own_refusal(s, t.gives[tile]) or c.BUILD_MATERIAL_NEED]


def why_buy_ahead(t: Tables, s: IndustriaState, material: int, seller: int) -> list[int]:
    """The clauses that speak against this seller before a tile is laid."""
    return [_own_refusal(s, material) or _seller_refusal(t, s, material, seller) or c.BUILD_MATERIAL_NEED]


def unit_refusal(t: Tables, s: IndustriaState, material: int) -> int:
    """Whether the tile being laid needs this material now, from a source that is not the seat's own factory."""
    if material == needed(t, s):
        return c.ALLOWED
    return _own_refusal(s, material) or c.BUILD_MATERIAL_NEED


def _own_refusal(s: IndustriaState, material: int) -> int:
    return c.BUILD_MATERIAL_OWN if own(s, s.at, material) else c.ALLOWED


def _seller_refusal(t: Tables, s: IndustriaState, material: int, seller: int) -> int:
    if seller == t.bank:
        return _bank_refusal(t, s, material)
    makes = seller != s.at and s.makers[material] >> seller & 1
    return c.ALLOWED if makes else c.BUILD_MATERIAL_OTHER


def _bank_refusal(t: Tables, s: IndustriaState, material: int) -> int:
    if t.material_epoch[material] >= s.epoch:
        return c.BUILD_MATERIAL_SAMEEPOCH
    return c.BUILD_MATERIAL_BANK if s.makers[material] else c.ALLOWED
