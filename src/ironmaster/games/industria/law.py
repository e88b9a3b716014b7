"""The one source of legality: what may be done in a state, and what doing it does."""

from ironmaster.core.contract import Dice
from ironmaster.games.industria import flow
from ironmaster.games.industria.state import AUCTION, FIRST_PLAYER, NOTHING, IndustriaState
from ironmaster.games.industria.steps import award, bid, build, cash, lot, source
from ironmaster.games.industria.tables import BID, BUY, CASH, FIRST, KEEP, LAY, OFFER, PASS, SELL, STOP, USE, Tables
from ironmaster.kit import bits


def moves(t: Tables, s: IndustriaState) -> list[int]:
    """Every legal move of the seat to act, always in the same order."""
    if s.phase == AUCTION:
        if s.lot == NOTHING:
            return lot.moves(t, s)
        return award.moves(t) if s.at == s.hammer else bid.moves(t, s)
    return build.moves(t, s) if s.laying == NOTHING else source.moves(t, s)


def apply(t: Tables, s: IndustriaState, move: int) -> None:
    """Make a legal move and do all that follows by itself. Does not check legality."""
    make(t, s, move)
    flow.run(t, s)


def make(t: Tables, s: IndustriaState, move: int) -> None:
    """Make a legal move and nothing that follows by itself."""
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


def outcomes(t: Tables, s: IndustriaState) -> list[tuple[int, int]]:
    """What chance may bring, each outcome with its weight."""
    if s.phase == FIRST_PLAYER:
        return [(first, 1) for first in t.first]
    return [(t.reveal[tile], 1) for tile in bits.members(flow.pile(t, s))]


def draw(t: Tables, s: IndustriaState, dice: Dice) -> int:
    """Let chance speak."""
    if s.phase == FIRST_PLAYER:
        return t.first[dice.below(t.seats)]
    tiles = bits.members(flow.pile(t, s))
    return t.reveal[tiles[dice.below(len(tiles))]]


def settle(t: Tables, s: IndustriaState, outcome: int) -> None:
    """Take in what chance has brought and do all that follows by itself."""
    take_in(t, s, outcome)
    flow.run(t, s)


def take_in(t: Tables, s: IndustriaState, outcome: int) -> None:
    """Take in what chance has brought and nothing that follows by itself."""
    if t.verb[outcome] == FIRST:
        flow.first_player(t, s, t.arg[outcome])
    else:
        flow.reveal(s, t.arg[outcome])
