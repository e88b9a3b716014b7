"""LOT: the auctioneer puts up one of the revealed tiles (industria.auction.lot)."""

from ironmaster.games.industria import clauses as c
from ironmaster.games.industria.state import NOBODY, IndustriaState
from ironmaster.games.industria.tables import Tables
from ironmaster.kit import bits


def refusal(s: IndustriaState, tile: int) -> int:
    """Whether the tile was revealed this round and has no owner yet."""
    return c.ALLOWED if s.display >> tile & 1 else c.AUCTION_LOT


def moves(t: Tables, s: IndustriaState) -> list[int]:
    return [t.offer[tile] for tile in bits.members(s.display)]


def apply(t: Tables, s: IndustriaState, tile: int) -> None:
    """Bidding begins at the auctioneer's left (industria.auction.once)."""
    s.lot = tile
    s.bid = 0
    s.bidder = NOBODY
    s.at = (s.hammer + 1) % t.seats


def settled(t: Tables, s: IndustriaState) -> bool:
    """Put up the last tile automatically. True if it did."""
    if s.display & (s.display - 1):
        return False
    apply(t, s, bits.members(s.display)[0])
    return True


def why(s: IndustriaState, tile: int) -> list[int]:
    """The clauses that keep this tile from being put up."""
    return [clause for clause in (refusal(s, tile),) if clause != c.ALLOWED]
