"""The rules as functions: the legal moves of a state, and what each move does. The only source of legality."""

from ironmaster.core.contract import Dice, Law
from ironmaster.core.frames import kind_of
from ironmaster.core.offers import Offer
from ironmaster.core.refusal import Refusal
from ironmaster.games.brass import audit, flow, reasons, scoring
from ironmaster.games.brass import tables as v
from ironmaster.games.brass.names import Places
from ironmaster.games.brass.notation import parse
from ironmaster.games.brass.state import FIRST_PLAYER, INCOME, BrassState, new_state
from ironmaster.games.brass.steps import build, coal, develop, discard, iron, link, liquidate, loan, sell
from ironmaster.games.brass.steps import frames as f
from ironmaster.games.brass.tables import KINDS, Tables
from ironmaster.kit import deck


class BrassLaw(Law[BrassState]):
    """The law of one game, on its tables."""

    def __init__(self, t: Tables, names: Places) -> None:
        super().__init__(t.names)
        self.t: Tables = t
        self.names: Places = names

    def start(self) -> BrassState:
        return new_state(self.t)

    def to_act(self, s: BrassState) -> int:
        return flow.to_act(s)

    def moves(self, s: BrassState) -> list[int]:
        t = self.t
        if s.stack:
            return frame_moves(t, s, s.stack[-1])
        seat = s.order[s.at]
        if s.phase == INCOME:
            return liquidate.moves(t, s, seat)
        offer: Offer = []
        build.moves(t, s, seat, offer)
        link.moves(t, s, seat, False, offer)
        develop.moves(t, s, seat, offer)
        sell.moves(t, s, seat, offer)
        loan.moves(t, s, seat, offer)
        offer.append(t.pass_)
        return offer

    def apply(self, s: BrassState, move: int) -> None:
        t = self.t
        make(t, s, move)
        flow.run(t, s)

    def outcomes(self, s: BrassState) -> list[tuple[int, int]]:
        t = self.t
        if s.stack:
            return [(t.turn_up[down], left) for down, left in enumerate(s.market) if left]
        if s.phase == FIRST_PLAYER:
            return [(first, 1) for first in t.first]
        return [(t.draw[card], left) for card, left in enumerate(s.undealt) if left]

    def draw(self, s: BrassState, dice: Dice) -> int:
        t = self.t
        if s.stack:
            return t.turn_up[deck.pick(s.market, dice.below(deck.size(s.market)))]
        if s.phase == FIRST_PLAYER:
            return t.first[dice.below(t.seats)]
        return t.draw[deck.pick(s.undealt, dice.below(deck.size(s.undealt)))]

    def settle(self, s: BrassState, outcome: int) -> None:
        t = self.t
        apply_outcome(t, s, outcome)
        flow.run(t, s)

    def scores(self, s: BrassState) -> list[int]:
        return s.points[:]

    def ranking(self, s: BrassState) -> list[int]:
        return scoring.ranking(self.t, s)

    def why(self, s: BrassState, text: str) -> list[Refusal]:
        return reasons.refusals(self.t, s, parse(self.t, text), self.names)

    def canonical(self, text: str) -> str:
        return parse(self.t, text).text

    def unfinished(self, s: BrassState) -> bool:
        return bool(s.stack)

    def audit(self, s: BrassState) -> list[str]:
        return audit.audit(self.t, s)

    def audit_step(self, before: BrassState, after: BrassState) -> list[str]:
        return audit.audit_step(self.t, before, after)


def frame_moves(t: Tables, s: BrassState, frame: int) -> list[int]:
    """The moves of a decision within an action."""
    kind = kind_of(frame)
    if kind == f.DISCARD:
        return discard.moves(t, s)
    if kind == f.COAL:
        return coal.moves(t, s, frame)
    if kind == f.IRON:
        return iron.moves(t, s)
    return flow.moves_again(t, s, kind)


def make(t: Tables, s: BrassState, move: int) -> None:
    """Make a legal move, without the automatic steps after it."""
    if s.stack:
        apply_in_frame(t, s, move)
    elif s.phase == INCOME:
        liquidate.apply(t, s, t.arg[move])
    else:
        s.stack.append(f.END)
        apply_action(t, s, move)


def apply_action(t: Tables, s: BrassState, move: int) -> None:
    """The first move of an action."""
    verb, arg, other = t.verb[move], t.arg[move], t.other[move]
    if verb == v.BUILD:
        build.apply(t, s, arg // KINDS, arg % KINDS, other)
    elif verb == v.COMBINE:
        build.apply_combined(t, s, arg // KINDS, arg % KINDS)
    elif verb == v.LINK:
        link.apply(t, s, arg)
    elif verb == v.DEVELOP:
        develop.apply(t, s, arg)
    elif verb == v.SELL:
        sell.apply(s, arg, other)
    elif verb == v.SELL_MARKET:
        sell.apply(s, arg, -1)
    elif verb == v.LOAN:
        loan.apply(s, arg)
    else:
        assert verb == v.PASS, "a move that begins no action"
        discard.apply_pass(s)


def apply_in_frame(t: Tables, s: BrassState, move: int) -> None:
    """A move within the current action."""
    verb, arg = t.verb[move], t.arg[move]
    if verb == v.DISCARD:
        discard.apply(s, arg)
    elif verb == v.COAL_FROM:
        coal.apply(t, s, arg)
    elif verb == v.IRON_FROM:
        iron.apply(t, s, arg)
    elif verb == v.LINK:
        link.apply_again(t, s, arg)
    elif verb == v.DEVELOP:
        develop.apply_again(s, s.stack[-1], arg)
    elif verb == v.SELL:
        sell.apply_again(s, arg, t.other[move])
    elif verb == v.SELL_MARKET:
        sell.apply_again(s, arg, -1)
    else:
        assert verb == v.STOP, "a move that belongs to no decision"
        s.stack.pop()


def apply_outcome(t: Tables, s: BrassState, outcome: int) -> None:
    """Apply an outcome of chance, without the automatic steps after it."""
    verb, arg = t.verb[outcome], t.arg[outcome]
    if verb == v.FIRST:
        flow.first_player(t, s, arg)
    elif verb == v.DRAW:
        flow.draw_card(s, arg)
    else:
        sell.turn_up(t, s, arg)
