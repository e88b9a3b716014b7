"""BID: each seat but the auctioneer bids or passes once on a lot (industria.auction.once)."""

from ironmaster.games.industria import clauses as c
from ironmaster.games.industria.state import NOBODY, IndustriaState
from ironmaster.games.industria.steps import cash
from ironmaster.games.industria.tables import Tables


def lowest(t: Tables, s: IndustriaState) -> int:
    """The least that may be bid now (industria.auction.price, industria.auction.once)."""
    return t.lowest_bid if s.bidder == NOBODY else s.bid + 1


def highest(t: Tables, s: IndustriaState) -> int:
    """The most that the seat to act may bid (industria.auction.limit)."""
    return min(s.cash[s.at], t.money)


def height_refusal(t: Tables, s: IndustriaState, thalers: int) -> int:
    """Whether the bid is high enough."""
    if thalers >= lowest(t, s):
        return c.ALLOWED
    return c.AUCTION_PRICE if s.bidder == NOBODY else c.AUCTION_ONCE


def purse_refusal(t: Tables, s: IndustriaState, thalers: int) -> int:
    """Whether the seat holds the money."""
    return c.ALLOWED if thalers <= highest(t, s) else c.AUCTION_LIMIT


def moves(t: Tables, s: IndustriaState) -> list[int]:
    """Pass, every bid, and the raw-material tiles that may be turned into money first."""
    offer = t.bid[lowest(t, s) : highest(t, s) + 1]
    offer.append(t.pass_)
    cash.moves_when_bidding(t, s, offer)
    return offer


def apply(t: Tables, s: IndustriaState, thalers: int) -> None:
    s.bid = thalers
    s.bidder = s.at
    apply_pass(t, s)


def apply_pass(t: Tables, s: IndustriaState) -> None:
    """The next seat bids; after the last one it is the auctioneer's turn."""
    s.at = (s.at + 1) % t.seats


def settled(t: Tables, s: IndustriaState) -> bool:
    """Pass automatically for a seat that cannot do anything else. True if it did."""
    if highest(t, s) >= lowest(t, s) or cash.possible_when_bidding(t, s):
        return False
    apply_pass(t, s)
    return True


def why(t: Tables, s: IndustriaState, thalers: int) -> list[int]:
    """The clauses that forbid this bid."""
    found = (height_refusal(t, s, thalers), purse_refusal(t, s, thalers))
    return [clause for clause in found if clause != c.ALLOWED]
