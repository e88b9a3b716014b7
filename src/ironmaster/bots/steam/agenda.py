"""The remaining turns, builds and goods operations of a seat."""

from ironmaster.core.frames import kind_of
from ironmaster.games.steam.state import ACTIONS, BIDDING, BUILDING, CAPITAL, MOVING, OPENING, SteamState
from ironmaster.games.steam.steps import bidding, take, track
from ironmaster.games.steam.steps import frames as f
from ironmaster.games.steam.tables import FIRST_BUILD, FIRST_MOVE, Tables


def rounds_left(t: Tables, s: SteamState) -> int:
    """Income phases to come."""
    return t.rounds if s.round < 1 else t.rounds - s.round + 1


def place_of(s: SteamState, seat: int, tile: int) -> int:
    """When the seat acts in a phase that the holder of a tile opens."""
    first = take.holder(s, tile)
    place = s.order.index(seat)
    if first < 0 or first == seat:
        return 0 if first == seat else place
    return place + 1 if place < s.order.index(first) else place


def operations_left(t: Tables, s: SteamState, seat: int) -> int:
    """Deliveries or upgrades that the seat still has in this turn."""
    if s.phase != MOVING:
        return t.cycles
    place = place_of(s, seat, FIRST_MOVE)
    done = place < s.at or (place == s.at and bool(s.stack) and kind_of(s.stack[-1]) != f.ROUTE)
    return t.cycles - s.cycle - (1 if done else 0)


def tiles_left(t: Tables, s: SteamState, seat: int) -> int:
    """Track tiles that the seat may still lay in this turn."""
    if s.phase == MOVING:
        return 0
    if s.phase == BUILDING:
        place = place_of(s, seat, FIRST_BUILD)
        if place < s.at:
            return 0
        if place == s.at:
            return track.limit(t, s, seat) - s.laid
    return track.limit(t, s, seat)


def may_take(s: SteamState, seat: int) -> bool:
    """Whether the seat is still to take an action tile in this turn."""
    return s.phase <= ACTIONS and s.tile[seat] < 0


def may_borrow(t: Tables, s: SteamState, seat: int) -> bool:
    """Whether the seat can still raise money for this turn."""
    if t.borrow_for_track or s.phase < CAPITAL:
        return True
    return s.phase == CAPITAL and s.order.index(seat) >= s.at


def committed(s: SteamState, seat: int) -> float:
    """The expected cost of the current auction for the seat, in dollars."""
    if s.phase == OPENING:
        return float(s.bid) if s.leader == seat else 0.0
    if s.phase != BIDDING or s.bids[seat] <= 0:
        return 0.0
    if s.leader == seat:
        return float(s.bid)
    if s.inside >> seat & 1:
        return 0.5 * s.bids[seat]
    return float(bidding.payment(s.places.index(seat), len(s.places), s.bids[seat]))


def seats_behind(s: SteamState, seat: int) -> float:
    """How many seats act after this one, as far as an auction has settled it."""
    number = len(s.order)
    if s.phase == OPENING:
        sold = len(s.places)
        if seat in s.places:
            return float(number - 1 - s.places.index(seat))
        if s.leader == seat:
            return float(number - 1 - sold)
        return 0.5 * (number - 1 - sold - (1 if s.leader >= 0 else 0))
    if s.phase != BIDDING:
        return float(number - 1 - s.order.index(seat))
    if seat in s.places:
        return float(number - 1 - s.places.index(seat))
    passed = 0
    for place in s.places:
        if place >= 0:
            passed += 1
    if s.leader == seat:
        return float(number - 1)
    return 0.5 * (passed + number - 2)
