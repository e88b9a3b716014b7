"""BUILD STEP: lay a factory, a technology or a bonus, or stop (industria.build.*)."""

from ironmaster.games.industria import clauses as c
from ironmaster.games.industria.state import NOTHING, IndustriaState
from ironmaster.games.industria.steps import cash, source
from ironmaster.games.industria.tables import FACTORY, RAW, TECHNOLOGY, Tables
from ironmaster.kit import bits


def price(t: Tables, s: IndustriaState, seat: int, tile: int) -> int:
    """The thalers printed on a tile less the seat's discounts (industria.build.cost, industria.build.discount)."""
    return max(0, t.cost[tile] - s.discounts[seat])


def outlay(t: Tables, s: IndustriaState, seat: int, tile: int) -> int:
    """The lowest cost of laying the tile now, UNPAYABLE if a material is not available."""
    materials = source.least(t, s, seat, tile, 0, s.hands[seat])
    return materials if materials == source.UNPAYABLE else price(t, s, seat, tile) + materials


def hand_refusal(t: Tables, s: IndustriaState, tile: int) -> int:
    """Whether the seat to act holds the tile and it is one that can be laid."""
    if t.kind[tile] == RAW:
        return c.BUILD_RAWTILE
    return c.ALLOWED if s.hands[s.at] >> tile & 1 else c.BUILD_HAND


def limit_refusal(t: Tables, s: IndustriaState, tile: int) -> int:
    """At most one of each kind (industria.build.limit)."""
    return c.BUILD_LIMIT if s.built >> t.kind[tile] & 1 else c.ALLOWED


def material_refusal(t: Tables, s: IndustriaState, tile: int) -> int:
    """Whether every material is available. One of an earlier epoch always is: from its maker or from the bank."""
    payable = source.least(t, s, s.at, tile, 0, s.hands[s.at]) != source.UNPAYABLE
    return c.ALLOWED if payable else c.BUILD_MATERIAL_SAMEEPOCH


def purse_refusal(t: Tables, s: IndustriaState, tile: int) -> int:
    """Whether the seat can pay everything (industria.build.unaffordable)."""
    return c.ALLOWED if outlay(t, s, s.at, tile) <= s.cash[s.at] else c.BUILD_UNAFFORDABLE


def _can_lay(t: Tables, s: IndustriaState, tile: int) -> bool:
    thalers = outlay(t, s, s.at, tile)
    return thalers != source.UNPAYABLE and thalers <= s.cash[s.at] and not limit_refusal(t, s, tile)


def moves(t: Tables, s: IndustriaState) -> list[int]:
    """Every tile that can be laid and paid in full, every raw-material tile that can be handed in, and stop."""
    offer: list[int] = []
    for tile in bits.members(s.hands[s.at] & ~t.of_kind[RAW]):
        if _can_lay(t, s, tile):
            offer.append(t.lay[tile])
    cash.moves_when_building(t, s, offer)
    offer.append(t.stop)
    return offer


def possible(t: Tables, s: IndustriaState) -> bool:
    """Whether the seat to act can do anything but stop."""
    if cash.possible_when_building(t, s):
        return True
    return any(_can_lay(t, s, tile) for tile in bits.members(s.hands[s.at] & ~t.of_kind[RAW]))


def apply(t: Tables, s: IndustriaState, tile: int) -> None:
    """The price is paid to the bank; then the materials are fetched one by one."""
    s.cash[s.at] -= price(t, s, s.at, tile)
    s.laying = tile
    s.unit = 0


def finish(t: Tables, s: IndustriaState) -> None:
    """The tile is paid: it is laid before its owner and takes effect at once (industria.build.sequence)."""
    seat, tile = s.at, s.laying
    s.points[seat] += worth(t, s, tile)
    put(t, s, seat, tile)
    s.built |= 1 << t.kind[tile]
    s.laying = NOTHING
    s.unit = 0


def put(t: Tables, s: IndustriaState, seat: int, tile: int) -> None:
    """Lay a tile before a seat, with what it makes and saves; late factories are marked (industria.build.late)."""
    s.hands[seat] &= ~(1 << tile)
    s.laid[seat] |= 1 << tile
    if t.kind[tile] == FACTORY:
        s.discounts[seat] += t.discount[tile]
        if t.makes[tile] >= 0:
            s.makers[t.makes[tile]] |= 1 << seat
        if t.epoch_of[tile] < s.epoch:
            s.late |= 1 << tile


def worth(t: Tables, s: IndustriaState, tile: int) -> int:
    """The points for laying a tile now (industria.build.vp.factory, industria.build.vp.technology)."""
    in_time = t.epoch_of[tile] == s.epoch and t.kind[tile] in (FACTORY, TECHNOLOGY)
    return t.points[tile] if in_time else 0


def stop(t: Tables, s: IndustriaState) -> None:
    """The next seat builds; back at the start player, all have built (industria.build.order, industria.build.turn)."""
    s.at = (s.at + 1) % t.seats
    s.built = 0


def why(t: Tables, s: IndustriaState, tile: int) -> list[int]:
    """The clauses that forbid laying this tile."""
    held = hand_refusal(t, s, tile)
    if held:
        return [held]
    lacking = material_refusal(t, s, tile)
    found = (limit_refusal(t, s, tile), lacking or purse_refusal(t, s, tile))
    return [clause for clause in found if clause != c.ALLOWED]
