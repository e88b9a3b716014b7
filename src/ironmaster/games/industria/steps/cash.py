"""CASH: a raw-material tile handed to the bank for a thaler (industria.material.cash)."""

from ironmaster.games.industria import clauses as c
from ironmaster.games.industria.state import AUCTION, IndustriaState
from ironmaster.games.industria.tables import AT_ANY_TIME, NEVER, RAW, Tables
from ironmaster.kit import bits


def raw_in_hand(t: Tables, s: IndustriaState, seat: int) -> int:
    """The raw-material tiles that a seat holds."""
    return s.hands[seat] & t.of_kind[RAW]


def moment_refusal(t: Tables, s: IndustriaState) -> int:
    """Whether the rules of this game allow it at this decision."""
    allowed = t.cashing == AT_ANY_TIME if s.phase == AUCTION else t.cashing != NEVER
    return c.ALLOWED if allowed else c.MATERIAL_CASH


def tile_refusal(t: Tables, s: IndustriaState, tile: int) -> int:
    """Whether the seat to act holds that tile."""
    return c.ALLOWED if raw_in_hand(t, s, s.at) >> tile & 1 else c.MATERIAL_CASH


def can(t: Tables, s: IndustriaState) -> bool:
    """Whether the seat to act may hand in a tile now."""
    return raw_in_hand(t, s, s.at) != 0 and moment_refusal(t, s) == c.ALLOWED


def possible_when_bidding(t: Tables, s: IndustriaState) -> bool:
    return t.cashing == AT_ANY_TIME and raw_in_hand(t, s, s.at) != 0


def possible_when_building(t: Tables, s: IndustriaState) -> bool:
    return t.cashing != NEVER and raw_in_hand(t, s, s.at) != 0


def moves_when_bidding(t: Tables, s: IndustriaState, offer: list[int]) -> None:
    if t.cashing == AT_ANY_TIME:
        _moves(t, s, offer)


def moves_when_building(t: Tables, s: IndustriaState, offer: list[int]) -> None:
    if t.cashing != NEVER:
        _moves(t, s, offer)


def _moves(t: Tables, s: IndustriaState, offer: list[int]) -> None:
    for tile in bits.members(raw_in_hand(t, s, s.at)):
        offer.append(t.hand_in[tile])


def apply(t: Tables, s: IndustriaState, tile: int) -> None:
    discard(s, tile)
    s.cash[s.at] += t.raw_value


def discard(s: IndustriaState, tile: int) -> None:
    """A raw-material tile leaves the hand and the game."""
    s.hands[s.at] &= ~(1 << tile)
    s.gone |= 1 << tile


def why(t: Tables, s: IndustriaState, tile: int) -> list[int]:
    """The clauses that forbid it."""
    found = moment_refusal(t, s) or tile_refusal(t, s, tile)
    return [found] if found else []
