"""AWARD: the auctioneer sells the lot to the highest bidder, or keeps it (industria.auction.decide)."""

from ironmaster.games.industria.state import NOBODY, NOTHING, IndustriaState
from ironmaster.games.industria.tables import Tables


def moves(t: Tables) -> list[int]:
    return [t.sell, t.keep]


def sell(s: IndustriaState) -> None:
    """The money changes hands at once, the hammer stays (industria.auction.sell, industria.auction.pay)."""
    s.cash[s.bidder] -= s.bid
    s.cash[s.hammer] += s.bid
    _take(s, s.bidder)
    s.at = s.hammer


def keep(t: Tables, s: IndustriaState) -> None:
    """For nothing, and the hammer goes to the left (industria.auction.keep, industria.auction.left)."""
    _take(s, s.hammer)
    s.hammer = (s.hammer + 1) % t.seats
    s.at = s.hammer


def settled(t: Tables, s: IndustriaState) -> bool:
    """Give the auctioneer a lot without bids (industria.auction.nobid). True if it did."""
    if s.bidder != NOBODY:
        return False
    keep(t, s)
    return True


def _take(s: IndustriaState, seat: int) -> None:
    s.hands[seat] |= 1 << s.lot
    s.display &= ~(1 << s.lot)
    s.lot = NOTHING
    s.bid = 0
    s.bidder = NOBODY
