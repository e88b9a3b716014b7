"""The rules as functions: the legal moves of a state, and what each move does. The only source of legality."""

from ironmaster.core.contract import Dice, Law
from ironmaster.core.frames import first_of, kind_of
from ironmaster.core.refusal import Refusal
from ironmaster.games.steam import audit, flow, reasons, scoring
from ironmaster.games.steam import state as st
from ironmaster.games.steam import tables as v
from ironmaster.games.steam.names import Names
from ironmaster.games.steam.notation import parse
from ironmaster.games.steam.state import SteamState
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


class SteamLaw(Law[SteamState]):
    """The law of one game, on its tables."""

    def __init__(self, t: Tables, names: Names) -> None:
        super().__init__(t.names)
        self.t: Tables = t
        self.names: Names = names

    def start(self) -> SteamState:
        return st.new_state(self.t)

    def to_act(self, s: SteamState) -> int:
        return flow.to_act(s)

    def moves(self, s: SteamState) -> list[int]:
        t = self.t
        seat = flow.actor(s)
        if s.stack:
            return frame_moves(t, s, seat)
        if s.phase == st.BUILDING:
            return build.moves(t, s, seat)
        if s.phase == st.ACTIONS:
            return take.moves(t, s, seat)
        if s.phase == st.BIDDING:
            return bidding.moves(t, s, seat)
        if s.phase == st.OPENING:
            return opening.moves(t, s, seat)
        if s.phase == st.CAPITAL:
            return capital.moves(t, s, seat)
        return move.moves(t, s, seat)

    def apply(self, s: SteamState, move: int) -> None:
        t = self.t
        make(t, s, move)
        flow.run(t, s)

    def outcomes(self, s: SteamState) -> list[tuple[int, int]]:
        t = self.t
        if s.phase == st.DRAWING:
            heaps = bag.heaps(v.KINDS, t.heaps[s.at])
            return [(t.goods[heap], bag.ways(s.bag, heap)) for heap in heaps if bag.ways(s.bag, heap)]
        if s.phase == st.OPENER:
            return [(first, 1) for first in t.first]
        return [(t.dealt[tile], 1) for tile in range(len(TILES)) if tile not in s.tile]

    def draw(self, s: SteamState, dice: Dice) -> int:
        t = self.t
        if s.phase == st.DRAWING:
            return t.goods[bag.draw(s.bag, t.heaps[s.at], dice)]
        if s.phase == st.OPENER:
            return t.first[dice.below(t.seats)]
        left = [tile for tile in range(len(TILES)) if tile not in s.tile]
        return t.dealt[left[dice.below(len(left))]]

    def settle(self, s: SteamState, outcome: int) -> None:
        t = self.t
        apply_outcome(t, s, outcome)
        flow.run(t, s)

    def scores(self, s: SteamState) -> list[int]:
        return s.points[:]

    def ranking(self, s: SteamState) -> list[int]:
        return scoring.ranking(s)

    def why(self, s: SteamState, text: str) -> list[Refusal]:
        return reasons.refusals(self.t, self.names, s, parse(self.t, text))

    def canonical(self, text: str) -> str:
        return parse(self.t, text).text

    def out(self, s: SteamState) -> list[int]:
        return [seat for seat, left in enumerate(s.out) if left]

    def unfinished(self, s: SteamState) -> bool:
        if not s.stack:
            return False
        frame = s.stack[-1]
        return kind_of(frame) != f.SCORE or first_of(frame) == flow.actor(s)

    def audit(self, s: SteamState) -> list[str]:
        return audit.audit(self.t, s)

    def audit_step(self, before: SteamState, after: SteamState) -> list[str]:
        return audit.audit_step(self.t, before, after)


def frame_moves(t: Tables, s: SteamState, seat: int) -> list[int]:
    """The moves of a decision within an action."""
    kind = kind_of(s.stack[-1])
    if kind == f.SCORE:
        return points.moves(t)
    if kind == f.ROUTE:
        return [t.via[port] for port in route.next_ports(t, s, seat)]
    return supply.moves(t, s) if kind == f.SUPPLY else take.pay_moves(t, s, seat)


def make(t: Tables, s: SteamState, move_made: int) -> None:
    """Make a legal move, without the automatic steps after it."""
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
    elif s.phase == st.BIDDING or s.phase == st.OPENING:
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
    """A bid or a pass in an auction."""
    if s.phase == st.OPENING:
        if verb == v.BID:
            opening.bid(t, s, amount)
        else:
            opening.apply_pass(t, s)
    elif verb == v.BID:
        bidding.bid(t, s, amount)
    elif verb == v.FREE_PASS:
        bidding.free_pass(t, s)
    else:
        bidding.apply_pass(t, s)


def apply_in_frame(t: Tables, s: SteamState, seat: int, verb: int, arg: int) -> None:
    """A move within the current action."""
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
        take.apply_pass(s)


def apply_outcome(t: Tables, s: SteamState, outcome: int) -> None:
    """Apply an outcome of chance, without the automatic steps after it."""
    verb, arg = t.verb[outcome], t.arg[outcome]
    if verb == v.GOODS:
        flow.fill(t, s, arg)
    elif verb == v.FIRST:
        flow.first_bidder(t, s, arg)
    else:
        s.tile[s.at] = arg
        s.at += 1
