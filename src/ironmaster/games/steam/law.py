"""The one source of legality: what may be done in a state, and what doing it does."""

from ironmaster.core.contract import Dice
from ironmaster.core.frames import kind_of
from ironmaster.games.steam import flow
from ironmaster.games.steam import tables as v
from ironmaster.games.steam.state import (
    ACTIONS,
    BIDDING,
    BUILDING,
    CAPITAL,
    DRAWING,
    OPENER,
    OPENING,
    SteamState,
)
from ironmaster.games.steam.steps import (
    bidding,
    build,
    capital,
    grow,
    move,
    opening,
    points,
    route,
    supply,
    take,
    track,
    urbanize,
)
from ironmaster.games.steam.steps import frames as f
from ironmaster.games.steam.tables import TILES, Tables
from ironmaster.kit import bag


def moves(t: Tables, s: SteamState) -> list[int]:
    """Every legal move of the seat to act, always in the same order."""
    seat = flow.actor(s)
    if s.stack:
        return frame_moves(t, s, seat)
    if s.phase == BUILDING:
        return build.moves(t, s, seat)
    if s.phase == ACTIONS:
        return take.moves(t, s, seat)
    if s.phase == BIDDING:
        return bidding.moves(t, s, seat)
    if s.phase == OPENING:
        return opening.moves(t, s, seat)
    if s.phase == CAPITAL:
        return capital.moves(t, s, seat)
    return move.moves(t, s, seat)


def frame_moves(t: Tables, s: SteamState, seat: int) -> list[int]:
    """The moves of a decision within an action."""
    kind = kind_of(s.stack[-1])
    if kind == f.SCORE:
        return points.moves(t)
    if kind == f.ROUTE:
        return [t.via[port] for port in route.next_ports(t, s, seat)]
    return supply.moves(t, s) if kind == f.SUPPLY else take.pay_moves(t, s, seat)


def apply(t: Tables, s: SteamState, move_made: int) -> None:
    """Make a legal move and do all that follows by itself. Does not check legality."""
    make(t, s, move_made)
    flow.run(t, s)


def make(t: Tables, s: SteamState, move_made: int) -> None:
    """Make a legal move and nothing that follows by itself."""
    verb, arg = t.verb[move_made], t.arg[move_made]
    seat = flow.actor(s)
    if verb == v.LAY:
        track.apply(t, s, seat, arg, t.other[move_made])
    elif s.stack:
        apply_in_frame(t, s, seat, verb, arg)
    elif verb == v.STOP:
        flow.stop(t, s)
    elif verb == v.URBANIZE:
        urbanize.apply(t, s, seat, arg, t.other[move_made])
    elif verb == v.GROW:
        grow.apply(s, seat, arg)
    elif s.phase == BIDDING or s.phase == OPENING:
        apply_bid(t, s, verb, arg)
    else:
        s.stack.append(f.NEXT)
        take_turn(t, s, seat, verb, arg, t.other[move_made])


def take_turn(t: Tables, s: SteamState, seat: int, verb: int, arg: int, other: int) -> None:
    """What a seat does once in a phase or cycle."""
    if verb == v.TAKE:
        take.apply(t, s, seat, arg)
    elif verb == v.DELIVER:
        route.begin(s, arg, other)
    elif verb == v.UPGRADE:
        move.upgrade(s, seat)
    elif verb == v.CAPITAL:
        capital.apply(t, s, seat, arg)
    else:
        assert verb == v.PASS, "a move that belongs to no phase"


def apply_bid(t: Tables, s: SteamState, verb: int, amount: int) -> None:
    """A word in an auction."""
    if s.phase == OPENING:
        if verb == v.BID:
            opening.bid(t, s, amount)
        else:
            opening.pass_by(t, s)
    elif verb == v.BID:
        bidding.bid(s, amount)
    elif verb == v.FREE_PASS:
        bidding.free_pass(s)
    else:
        bidding.pass_by(s)


def apply_in_frame(t: Tables, s: SteamState, seat: int, verb: int, arg: int) -> None:
    """A move within an action under way."""
    if verb == v.VIA:
        s.route.append(arg)
    elif verb == v.SUPPLY:
        supply.apply(s, arg)
    elif verb == v.INCOME or verb == v.POINTS:
        points.score(t, s, verb == v.INCOME)
    elif verb == v.PAY:
        take.pay(t, s, seat)
    else:
        assert verb == v.PASS, "a move that belongs to no decision"
        take.pass_by(s)


def outcomes(t: Tables, s: SteamState) -> list[tuple[int, int]]:
    """What chance may bring, each outcome with its weight."""
    if s.phase == DRAWING:
        heaps = bag.heaps(v.KINDS, t.heaps[s.at])
        return [(t.goods[heap], bag.ways(s.bag, heap)) for heap in heaps if bag.ways(s.bag, heap)]
    if s.phase == OPENER:
        return [(first, 1) for first in t.first]
    return [(t.dealt[tile], 1) for tile in range(len(TILES)) if tile not in s.tile]


def draw(t: Tables, s: SteamState, dice: Dice) -> int:
    """Let chance speak."""
    if s.phase == DRAWING:
        return t.goods[bag.draw(s.bag, t.heaps[s.at], dice)]
    if s.phase == OPENER:
        return t.first[dice.below(t.seats)]
    left = [tile for tile in range(len(TILES)) if tile not in s.tile]
    return t.dealt[left[dice.below(len(left))]]


def settle(t: Tables, s: SteamState, outcome: int) -> None:
    """Take in what chance has brought and do all that follows by itself."""
    take_in(t, s, outcome)
    flow.run(t, s)


def take_in(t: Tables, s: SteamState, outcome: int) -> None:
    """Take in what chance has brought and nothing that follows by itself."""
    verb, arg = t.verb[outcome], t.arg[outcome]
    if verb == v.GOODS:
        flow.fill(t, s, arg)
    elif verb == v.FIRST:
        flow.first_bidder(t, s, arg)
    else:
        s.tile[s.at] = arg
        s.at += 1
