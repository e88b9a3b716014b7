"""Completes the current action in the simplest way, so that its result can be evaluated."""

from ironmaster.bots.brass.cards import Cards
from ironmaster.core.frames import kind_of
from ironmaster.games.brass import flow, law
from ironmaster.games.brass.state import BrassState
from ironmaster.games.brass.steps import frames as f
from ironmaster.games.brass.tables import DISCARD, STOP, Tables


def finish(t: Tables, cards: Cards, s: BrassState) -> BrassState:
    """The state after the action under way, the same if there is none or chance decides first."""
    if not s.stack or kind_of(s.stack[-1]) == f.MARKET:
        return s
    done = s.copy()
    seat = done.order[done.at]
    while done.stack and kind_of(done.stack[-1]) != f.MARKET:
        law.make(t, done, _plain(t, cards, done, seat, law.frame_moves(t, done, done.stack[-1])))
        flow.run(t, done)
    return done


def _plain(t: Tables, cards: Cards, s: BrassState, seat: int, moves: list[int]) -> int:
    """The simplest move: stop if possible, discard the least useful card, take any source."""
    if t.verb[moves[-1]] == STOP:
        return moves[-1]
    if t.verb[moves[0]] != DISCARD:
        return moves[0]
    cards.look(s)
    cards.look_at(s, seat)
    best, least = moves[0], 1e9
    for move in moves:
        use = cards.use(t.arg[move])
        if use < least:
            best, least = move, use
    return best
