"""The order of play: setup, phases, turns, income and the end (steam.setup.*, .flow.*, .income.*, .next.*)."""

from ironmaster.core.contract import CHANCE, OVER
from ironmaster.core.frames import first_of, kind_of
from ironmaster.games.steam import expenses, scoring
from ironmaster.games.steam import state as st
from ironmaster.games.steam.state import SteamState
from ironmaster.games.steam.steps import bidding, build, opening, points, route, take
from ironmaster.games.steam.steps import frames as f
from ironmaster.games.steam.tables import AUCTION, FIRST_BUILD, FIRST_MOVE, RANDOM, TILES, TURN_ORDER, Tables
from ironmaster.kit import bag


def to_act(s: SteamState) -> int:
    """The seat that must decide, CHANCE or OVER."""
    if s.stack and kind_of(s.stack[-1]) == f.SCORE:
        return first_of(s.stack[-1])
    if s.phase >= st.OPENING:
        return OVER if s.phase >= st.FINISHED else actor(s)
    return CHANCE


def actor(s: SteamState) -> int:
    """The seat whose turn it is in a phase of decisions."""
    if s.phase == st.OPENING or s.phase == st.BIDDING:
        return s.at
    if s.phase == st.BUILDING:
        return in_turn(s, FIRST_BUILD)
    if s.phase == st.MOVING:
        return in_turn(s, FIRST_MOVE)
    return s.order[s.at]


def in_turn(s: SteamState, tile: int) -> int:
    """The seat at this place of the phase: the holder of a tile first, the others in order (steam.build.order)."""
    first = take.holder(s, tile)
    if first < 0:
        return s.order[s.at]
    if s.at == 0:
        return first
    place = s.order.index(first)
    return s.order[s.at - 1] if s.at <= place else s.order[s.at]


def run(t: Tables, s: SteamState) -> None:
    """Run all automatic steps until a seat must decide, chance must be drawn, or the game is over."""
    while advance(t, s):
        pass


def advance(t: Tables, s: SteamState) -> bool:
    """Do one automatic step. False if there is none."""
    if s.stack:
        return unwind(t, s)
    if s.phase == st.DRAWING:
        return next_heap(t, s)
    if s.phase == st.DEALING:
        return all_dealt(t, s)
    if s.phase == st.OPENING:
        return opened(s)
    if s.phase == st.SCORING:
        scoring.score(t, s)
        return True
    if s.phase == st.ACTIONS:
        return next_tile(t, s)
    return s.phase in (st.CAPITAL, st.BIDDING, st.BUILDING, st.MOVING) and phase_over(t, s)


def unwind(t: Tables, s: SteamState) -> bool:
    """Do the next part of the current action. False if it is a decision."""
    kind = kind_of(s.stack[-1])
    if kind == f.NEXT:
        s.stack.pop()
        s.at += 1
        return True
    if kind == f.ROUTE:
        return route.follow(t, s, actor(s))
    return kind == f.SCORE and points.settled(t, s)


# The setup


def next_heap(t: Tables, s: SteamState) -> bool:
    """Cubes are drawn for each city, then for each supply space (steam.setup.citygoods, steam.setup.supply)."""
    if s.at == len(t.heaps):
        s.at = 0
        s.phase = st.OPENER if t.first_order == AUCTION else st.DEALING
        return True
    if t.heaps[s.at]:
        return False
    s.at += 1
    return True


def fill(t: Tables, s: SteamState, heap: int) -> None:
    """Cubes for the next city or supply space."""
    for kind in range(len(s.bag)):
        s.bag[kind] -= bag.count(heap, kind)
    if s.at < t.cities:
        s.goods[s.at] = heap
    else:
        s.supply[s.at - t.cities] = heap
    s.at += 1


def first_bidder(t: Tables, s: SteamState, seat: int) -> None:
    """steam.order.auction.start."""
    s.phase = st.OPENING
    opening.begin(s, t, seat)


def opened(s: SteamState) -> bool:
    """Once all places are sold the first turn begins."""
    if s.inside:
        return False
    close_auction(s)
    s.round = 1
    s.at = 0
    s.phase = st.ACTIONS
    return True


def close_auction(s: SteamState) -> None:
    """The places that it has settled are the turn order."""
    s.order = s.places
    s.places = []
    s.bid = st.NO_BID
    s.leader = -1
    s.bids = [st.NO_BID] * len(s.bids)
    s.free = -1


def all_dealt(t: Tables, s: SteamState) -> bool:
    """steam.order.random, steam.std.order0."""
    if s.at < t.seats:
        return False
    if t.first_order == RANDOM:
        first = s.tile.index(min(s.tile))
        s.order = [(first + step) % t.seats for step in range(t.seats)]
        for place, seat in enumerate(s.order):
            s.cash[seat] = place + 1
    else:
        s.order = by_tiles(s)
    s.tile = [-1] * t.seats
    begin_turn(t, s)
    return True


def by_tiles(s: SteamState) -> list[int]:
    """Seats still in the game by the numbers of their tiles (steam.next.order)."""
    order: list[int] = []
    for tile in range(len(TILES)):
        seat = take.holder(s, tile)
        if seat >= 0:
            order.append(seat)
    return order


# Turns


def begin_turn(t: Tables, s: SteamState) -> None:
    s.round += 1
    s.at = 0
    s.phase = st.CAPITAL if t.capital_phase else st.ACTIONS


def next_tile(t: Tables, s: SteamState) -> bool:
    """Skip a seat that can choose no tile; when all have one, track is built."""
    if s.at < len(s.order):
        if not take.forced(t, s, s.order[s.at]):
            return False
        s.at += 1
        return True
    s.at = 0
    s.phase = st.BUILDING
    return True


def phase_over(t: Tables, s: SteamState) -> bool:
    """Whether the phase is finished for all; then the next begins (steam.flow.phases)."""
    if s.phase == st.BIDDING:
        if s.inside:
            return False
        close_auction(s)
    elif s.at < len(s.order):
        return False
    s.at = 0
    if s.phase == st.CAPITAL:
        s.phase = st.BIDDING
        bidding.begin(s)
    elif s.phase == st.BIDDING:
        s.phase = st.ACTIONS
    elif s.phase == st.BUILDING:
        s.phase = st.MOVING
    else:
        end_cycle(t, s)
    return True


def stop(t: Tables, s: SteamState) -> None:
    """The builder has finished; the next seat builds."""
    build.stop(t, s, actor(s))
    s.at += 1


def end_cycle(t: Tables, s: SteamState) -> None:
    """A cycle of the goods phase is over; after the last come income and expenses (steam.goods.rounds)."""
    s.cycle += 1
    if s.cycle < t.cycles:
        return
    s.cycle = 0
    s.upgraded = 0
    expenses.settle(t, s)
    if s.round == t.rounds or len(s.order) == 1:
        s.phase = st.SCORING
    else:
        end_turn(t, s)


def end_turn(t: Tables, s: SteamState) -> None:
    """The next order, and the tiles go back (steam.next.order, steam.next.prepare)."""
    if t.order_by_bids:
        s.free = take.holder(s, TURN_ORDER)
    else:
        s.order = by_tiles(s)
    s.tile = [-1] * t.seats
    begin_turn(t, s)
