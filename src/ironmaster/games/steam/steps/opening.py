"""The auction of the base game's first turn order, one place after the other (steam.order.auction.*)."""

from ironmaster.games.steam import clauses as c
from ironmaster.games.steam import funds
from ironmaster.games.steam.state import NO_BID, SteamState
from ironmaster.games.steam.tables import Tables
from ironmaster.kit import bits


def most(t: Tables, s: SteamState, seat: int) -> int:
    """What the seat could raise by borrowing (steam.order.auction.cap)."""
    return funds.means(t, s, seat, t.borrow_for_bids_and_tiles)


def refusal(t: Tables, s: SteamState, seat: int, bid: int) -> int:
    """steam.order.auction.bid, .cap."""
    if bid <= s.bid:
        return c.ORDER_AUCTION_BID
    return c.ORDER_AUCTION_CAP if bid > most(t, s, seat) else c.ALLOWED


def moves(t: Tables, s: SteamState, seat: int) -> list[int]:
    return [*t.bid[s.bid + 1 : most(t, s, seat) + 1], t.pass_]


def next_inside(t: Tables, s: SteamState, seat: int) -> int:
    """The next seat to the left that is still in this auction."""
    for step in range(1, t.seats + 1):
        other = (seat + step) % t.seats
        if s.inside >> other & 1:
            return other
    return -1


def begin(s: SteamState, t: Tables, opener: int) -> None:
    """Put the next place on sale among the seats that have none."""
    s.bid = NO_BID
    s.leader = -1
    s.bids = [NO_BID] * t.seats
    s.inside = bits.union([seat for seat in range(t.seats) if seat not in s.places])
    s.at = opener


def bid(t: Tables, s: SteamState, amount: int) -> None:
    s.bid = amount
    s.leader = s.at
    s.bids[s.at] = amount
    s.at = next_inside(t, s, s.at)


def apply_pass(t: Tables, s: SteamState) -> None:
    """Leave this auction; the last seat in it wins (steam.order.auction.pay)."""
    s.inside &= ~(1 << s.at)
    s.at = next_inside(t, s, s.at)
    if bits.count(s.inside) == 1:
        win(t, s, s.at)


def win(t: Tables, s: SteamState, seat: int) -> None:
    """Pay, take the place, and go on with the next; the last place is free (steam.order.auction.next, .last)."""
    funds.pay(t, s, seat, max(0, s.bid))
    s.places.append(seat)
    s.inside = bits.union([other for other in range(t.seats) if other not in s.places])
    opener = next_inside(t, s, seat)
    if bits.count(s.inside) == 1:
        s.places.append(opener)
        s.inside = 0
    else:
        begin(s, t, opener)
