"""The rules as functions: the legal moves of a state, and what each move does. The only source of legality."""

from ironmaster.core.contract import Dice, Law
from ironmaster.core.frames import kind_of
from ironmaster.core.offers import Offer
from ironmaster.core.refusal import Refusal
from ironmaster.games.age_of_industry import audit, flow, reasons, scoring
from ironmaster.games.age_of_industry import tables as v
from ironmaster.games.age_of_industry.names import Names
from ironmaster.games.age_of_industry.notation import parse
from ironmaster.games.age_of_industry.state import ACTING, FIRST_PLAYER, MARKETS, IndustryState, new_state
from ironmaster.games.age_of_industry.steps import build, develop, discard, railway, repay, sell, supply, take
from ironmaster.games.age_of_industry.steps import frames as f
from ironmaster.games.age_of_industry.tables import KINDS, Tables
from ironmaster.kit import deck


class IndustryLaw(Law[IndustryState]):
    """The law of one game, on its tables."""

    def __init__(self, t: Tables, names: Names) -> None:
        super().__init__(t.names)
        self.t: Tables = t
        self.names: Names = names

    def start(self) -> IndustryState:
        return new_state(self.t)

    def to_act(self, s: IndustryState) -> int:
        return flow.to_act(s)

    def moves(self, s: IndustryState) -> list[int]:
        t = self.t
        if s.stack:
            return frame_moves(t, s, s.stack[-1])
        seat = s.order[s.at]
        offer: Offer = []
        if s.phase == ACTING and s.actions > 0:
            build.moves(t, s, seat, offer)
            railway.moves(t, s, seat, offer)
            sell.moves(t, s, seat, offer)
            develop.moves(t, s, seat, offer)
            take.moves(t, s, seat, offer)
            if not discard.pass_refusal(t, s, seat):
                offer.append(t.pass_)
            if t.free_pass_or and not discard.free_pass_refusal(t, s, seat):
                offer.append(t.free_pass)
            repay.moves(t, s, seat, offer)
        else:
            repay.moves(t, s, seat, offer)
            offer.append(t.end)
        return offer

    def apply(self, s: IndustryState, move: int) -> None:
        t = self.t
        make(t, s, move)
        flow.run(t, s)

    def outcomes(self, s: IndustryState) -> list[tuple[int, int]]:
        t = self.t
        if s.phase == FIRST_PLAYER:
            return [(first, 1) for first in t.first]
        if s.phase == MARKETS:
            return [(t.demand[kind], left) for kind, left in enumerate(s.boxed) if left]
        return [(t.draw[card], left) for card, left in enumerate(s.undealt) if left]

    def draw(self, s: IndustryState, dice: Dice) -> int:
        t = self.t
        if s.phase == FIRST_PLAYER:
            return t.first[dice.below(t.seats)]
        if s.phase == MARKETS:
            return t.demand[deck.pick(s.boxed, dice.below(deck.size(s.boxed)))]
        return t.draw[deck.pick(s.undealt, dice.below(s.deck))]

    def settle(self, s: IndustryState, outcome: int) -> None:
        t = self.t
        apply_outcome(t, s, outcome)
        flow.run(t, s)

    def scores(self, s: IndustryState) -> list[int]:
        return s.points[:]

    def ranking(self, s: IndustryState) -> list[int]:
        return scoring.ranking(s)

    def why(self, s: IndustryState, text: str) -> list[Refusal]:
        return reasons.refusals(self.t, self.names, s, parse(self.t, text))

    def canonical(self, text: str) -> str:
        return parse(self.t, text).text

    def unfinished(self, s: IndustryState) -> bool:
        return bool(s.stack)

    def audit(self, s: IndustryState) -> list[str]:
        return audit.audit(self.t, s)

    def audit_step(self, before: IndustryState, after: IndustryState) -> list[str]:
        return audit.audit_step(self.t, before, after)


def frame_moves(t: Tables, s: IndustryState, frame: int) -> list[int]:
    """The moves of a decision within an action."""
    kind = kind_of(frame)
    if kind == f.DISCARD:
        return discard.moves(t, s)
    if kind == f.COAL or kind == f.IRON:
        return supply.moves(t, s, frame)
    if kind == f.SELL_AGAIN:
        return sell.moves_again(t, s)
    offer: Offer = []
    take.moves(t, s, s.order[s.at], offer)
    return offer


def make(t: Tables, s: IndustryState, move: int) -> None:
    """Make a legal move, without the automatic steps after it."""
    verb = t.verb[move]
    if s.stack:
        apply_in_frame(t, s, move)
    elif verb == v.REPAY:
        repay.apply(t, s)
    elif verb == v.END:
        end(t, s)
    else:
        s.stack.append(f.END)
        apply_action(t, s, move)


def end(t: Tables, s: IndustryState) -> None:
    """Stop repaying: the turn ends, or the next seat decides."""
    if s.phase == ACTING:
        flow.end_turn(t, s)
    else:
        s.at += 1


def apply_action(t: Tables, s: IndustryState, move: int) -> None:
    """The first move of an action."""
    verb, arg, other = t.verb[move], t.arg[move], t.other[move]
    if verb == v.BUILD:
        build.apply(t, s, arg // KINDS, arg % KINDS, other)
    elif verb == v.COMBINE:
        build.apply_combined(t, s, arg // KINDS, arg % KINDS)
    elif verb == v.RAILWAY:
        railway.apply(t, s, arg)
    elif verb == v.SELL:
        sell.apply(t, s, arg, other)
    elif verb == v.DEVELOP:
        develop.apply(s, arg)
    elif verb == v.TAKE:
        take.apply(t, s, arg)
    elif verb == v.FREE_PASS:
        discard.apply_free_pass(t, s)
    else:
        assert verb == v.PASS, "a move that begins no action"
        discard.apply_pass(t, s)


def apply_in_frame(t: Tables, s: IndustryState, move: int) -> None:
    """A move within the current action."""
    verb, arg = t.verb[move], t.arg[move]
    if verb == v.DISCARD:
        discard.apply(s, arg)
    elif verb == v.COAL_FROM or verb == v.IRON_FROM:
        supply.apply(t, s, arg)
    elif verb == v.SELL:
        sell.sale(t, s, arg, t.other[move])
    elif verb == v.TAKE:
        take.apply_again(t, s, s.stack[-1], arg)
    else:
        assert verb == v.STOP, "a move that belongs to no decision"
        s.stack.pop()


def apply_outcome(t: Tables, s: IndustryState, outcome: int) -> None:
    """Apply an outcome of chance, without the automatic steps after it."""
    verb, arg = t.verb[outcome], t.arg[outcome]
    if verb == v.FIRST:
        flow.first_player(t, s, arg)
    elif verb == v.DEMAND:
        flow.lay_market(t, s, arg)
    elif not flow.into_hand(s):
        take.face(s, arg)
    elif s.stack:
        take.drawn(s, arg)
    else:
        flow.deal(s, arg)
