"""The standard game's auction of the turn order, every turn (steam.std.bid.*)."""

from ironmaster.games.steam import clauses as c
from ironmaster.games.steam.state import NO_BID, SteamState
from ironmaster.games.steam.tables import Tables
from ironmaster.kit import bits


def begin(s: SteamState) -> None:
    """The first seat in the old order bids first (steam.std.bid.start)."""
    s.bid = NO_BID
    s.leader = -1
    s.inside = bits.union(s.order)
    s.places = [-1] * len(s.order)
    s.bids = [NO_BID] * len(s.bids)
    s.at = s.order[0]


def refusal(s: SteamState, seat: int, bid: int) -> int:
    """Above the current bid, not above own cash (steam.std.bid.raise)."""
    return c.STD_BID_RAISE if bid <= s.bid or bid > s.cash[seat] else c.ALLOWED


def free_pass_refusal(s: SteamState, seat: int) -> int:
    """steam.std.bid.freepass."""
    return c.ALLOWED if s.free == seat else c.STD_BID_FREEPASS


def pass_refusal(t: Tables, s: SteamState, seat: int) -> int:
    """The first pass of who has a free one does not leave the auction (steam.std.bid.freepass)."""
    return c.STD_BID_FREEPASS if t.first_pass_free and s.free == seat else c.ALLOWED


def moves(t: Tables, s: SteamState, seat: int) -> list[int]:
    offer = t.bid[s.bid + 1 : s.cash[seat] + 1]
    if not pass_refusal(t, s, seat):
        offer.append(t.pass_)
    if not free_pass_refusal(s, seat):
        offer.append(t.free_pass)
    return offer


def go_on(t: Tables, s: SteamState) -> None:
    """The next seat in order that is still in; our ruling skips who has bid the most (steam.std.bid.high)."""
    here = s.order.index(s.at)
    for step in range(1, len(s.order) + 1):
        seat = s.order[(here + step) % len(s.order)]
        if s.inside >> seat & 1 and (seat != s.leader or not t.leader_skipped):
            s.at = seat
            return


def bid(t: Tables, s: SteamState, amount: int) -> None:
    s.bid = amount
    s.leader = s.at
    s.bids[s.at] = amount
    go_on(t, s)


def free_pass(t: Tables, s: SteamState) -> None:
    s.free = -1
    go_on(t, s)


def apply_pass(t: Tables, s: SteamState) -> None:
    """Leave the auction with the last free place; the last seat in it gets the first place (steam.std.bid.pass)."""
    s.inside &= ~(1 << s.at)
    if s.free == s.at:
        s.free = -1
    place = len(s.places) - 1
    while s.places[place] >= 0:
        place -= 1
    s.places[place] = s.at
    if bits.count(s.inside) == 1:
        s.places[0] = bits.members(s.inside)[0]
        s.inside = 0
        settle(s)
    else:
        go_on(t, s)


def settle(s: SteamState) -> None:
    """Everybody pays by place (steam.std.bid.pay, steam.std.bid.pay3)."""
    for place, seat in enumerate(s.places):
        s.cash[seat] -= payment(place, len(s.places), max(0, s.bids[seat]))


def payment(place: int, places: int, bid: int) -> int:
    """The last place pays nothing, the first two pay in full, those between half, rounded up.

    >>> [payment(place, 5, bid) for place, bid in enumerate((6, 5, 3, 1, 0))]
    [6, 5, 2, 1, 0]
    """
    if place == places - 1:
        return 0
    return bid if place < 2 else (bid + 1) // 2
