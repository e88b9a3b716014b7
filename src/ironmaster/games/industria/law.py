"""The rules as functions: the legal moves of a state, and what each move does. The only source of legality."""

from ironmaster.core.contract import Dice, Law
from ironmaster.core.refusal import Refusal
from ironmaster.games.industria import audit, flow, reasons, scoring
from ironmaster.games.industria.names import Names
from ironmaster.games.industria.notation import parse
from ironmaster.games.industria.state import AUCTION, FIRST_PLAYER, NOTHING, IndustriaState, new_state
from ironmaster.games.industria.steps import award, bid, build, cash, lot, source
from ironmaster.games.industria.tables import BID, BUY, CASH, FIRST, KEEP, LAY, OFFER, PASS, SELL, STOP, USE, Tables
from ironmaster.kit import bits


class IndustriaLaw(Law[IndustriaState]):
    """The law of one game, on its tables."""

    def __init__(self, t: Tables, names: Names) -> None:
        super().__init__(t.names)
        self.t: Tables = t
        self.names: Names = names

    def start(self) -> IndustriaState:
        return new_state(self.t)

    def to_act(self, s: IndustriaState) -> int:
        return flow.to_act(s)

    def moves(self, s: IndustriaState) -> list[int]:
        t = self.t
        if s.phase == AUCTION:
            if s.lot == NOTHING:
                return lot.moves(t, s)
            return award.moves(t) if s.at == s.hammer else bid.moves(t, s)
        return build.moves(t, s) if s.laying == NOTHING else source.moves(t, s)

    def apply(self, s: IndustriaState, move: int) -> None:
        t = self.t
        make(t, s, move)
        flow.run(t, s)

    def outcomes(self, s: IndustriaState) -> list[tuple[int, int]]:
        t = self.t
        if s.phase == FIRST_PLAYER:
            return [(first, 1) for first in t.first]
        return [(t.reveal[tile], 1) for tile in bits.members(flow.pile(t, s))]

    def draw(self, s: IndustriaState, dice: Dice) -> int:
        t = self.t
        if s.phase == FIRST_PLAYER:
            return t.first[dice.below(t.seats)]
        tiles = bits.members(flow.pile(t, s))
        return t.reveal[tiles[dice.below(len(tiles))]]

    def settle(self, s: IndustriaState, outcome: int) -> None:
        t = self.t
        apply_outcome(t, s, outcome)
        flow.run(t, s)

    def scores(self, s: IndustriaState) -> list[int]:
        return s.points[:]

    def ranking(self, s: IndustriaState) -> list[int]:
        return scoring.ranking(self.t, s)

    def why(self, s: IndustriaState, text: str) -> list[Refusal]:
        return reasons.refusals(self.t, self.names, s, parse(self.t, text))

    def canonical(self, text: str) -> str:
        return parse(self.t, text).text

    def places(self, s: IndustriaState) -> list[int]:
        return scoring.places(self.t, s)

    def unfinished(self, s: IndustriaState) -> bool:
        return s.laying != NOTHING

    def audit(self, s: IndustriaState) -> list[str]:
        return audit.audit(self.t, s)

    def audit_step(self, before: IndustriaState, after: IndustriaState) -> list[str]:
        return audit.audit_step(self.t, before, after)


def make(t: Tables, s: IndustriaState, move: int) -> None:
    """Make a legal move, without the automatic steps after it."""
    verb, arg = t.verb[move], t.arg[move]
    if verb == OFFER:
        lot.apply(t, s, arg)
    elif verb == BID:
        bid.apply(t, s, arg)
    elif verb == PASS:
        bid.apply_pass(t, s)
    elif verb == SELL:
        award.sell(s)
    elif verb == KEEP:
        award.keep(t, s)
    elif verb == LAY:
        build.apply(t, s, arg)
    elif verb == CASH:
        cash.apply(t, s, arg)
    elif verb == STOP:
        flow.stop(t, s)
    else:
        assert verb in (USE, BUY), "a move that belongs to no decision"
        source.apply(t, s, move)


def apply_outcome(t: Tables, s: IndustriaState, outcome: int) -> None:
    """Apply an outcome of chance, without the automatic steps after it."""
    if t.verb[outcome] == FIRST:
        flow.first_player(t, s, t.arg[outcome])
    else:
        flow.reveal(s, t.arg[outcome])
