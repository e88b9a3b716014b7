"""DEVELOP and DEVELOP AGAIN: discarding tiles from the player's piles (brass.develop.*)."""

from ironmaster.core.frames import first_of, frame
from ironmaster.core.offers import Offer
from ironmaster.games.brass import clauses as c
from ironmaster.games.brass.pieces import top_face
from ironmaster.games.brass.state import BrassState
from ironmaster.games.brass.steps import iron
from ironmaster.games.brass.steps.frames import DEVELOP_AGAIN, DISCARD, IRON, SCRAP
from ironmaster.games.brass.tables import KINDS, Tables


def pile_refusal(t: Tables, s: BrassState, seat: int, industry: int) -> int:
    """brass.develop.top."""
    return c.ALLOWED if top_face(t, s, seat, industry) >= 0 else c.DEVELOP_TOP


def iron_refusal(t: Tables, s: BrassState, seat: int) -> int:
    """brass.develop.iron."""
    return c.ALLOWED if iron.cost(t, s) <= max(0, s.cash[seat]) else c.DEVELOP_IRON


def moves(t: Tables, s: BrassState, seat: int, offer: Offer) -> None:
    """Add every industry that the seat may develop."""
    if iron_refusal(t, s, seat):
        return
    for industry in range(KINDS):
        if not pile_refusal(t, s, seat, industry):
            offer.append(t.develop[industry])


def apply(t: Tables, s: BrassState, industry: int) -> None:
    """The first development of an action; as many more may follow as the rules allow."""
    s.stack.append(frame(DEVELOP_AGAIN, t.developments - 1))
    _line_up(s, industry)
    s.stack.append(frame(DISCARD))


def apply_again(s: BrassState, packed: int, industry: int) -> None:
    s.stack.pop()
    if first_of(packed) > 1:
        s.stack.append(frame(DEVELOP_AGAIN, first_of(packed) - 1))
    _line_up(s, industry)


def _line_up(s: BrassState, industry: int) -> None:
    s.stack.append(frame(SCRAP, industry))
    s.stack.append(frame(IRON))


def scrap(s: BrassState, packed: int) -> None:
    """The top tile leaves the game (brass.develop.gone)."""
    s.stack.pop()
    s.taken[s.order[s.at] * KINDS + first_of(packed)] += 1


def why(t: Tables, s: BrassState, industry: int) -> list[int]:
    """The clauses that forbid this development."""
    seat = s.order[s.at]
    found = [pile_refusal(t, s, seat, industry), iron_refusal(t, s, seat)]
    return [clause for clause in found if clause != c.ALLOWED]
