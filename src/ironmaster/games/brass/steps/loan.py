"""LOAN: money now, income later (brass.loan.*)."""

from ironmaster.core.frames import first_of, frame
from ironmaster.core.offers import Offer
from ironmaster.games.brass import clauses as c
from ironmaster.games.brass.state import BrassState
from ironmaster.games.brass.steps.frames import BORROW, DISCARD
from ironmaster.games.brass.tables import RAIL, Tables


def landing(t: Tables, s: BrassState, seat: int, pounds: int) -> int:
    """The income space after a loan of that size, -1 below the floor (brass.loan.step, brass.loan.landing)."""
    space = s.income[seat]
    for _ in range(pounds // t.loan_unit):
        if space >= 0:
            space = t.back[space]
    return space


def ban_refusal(s: BrassState) -> int:
    """brass.loan.ban."""
    return c.LOAN_BAN if s.era == RAIL and s.pile == 0 else c.ALLOWED


def floor_refusal(t: Tables, s: BrassState, seat: int, pounds: int) -> int:
    """brass.loan.floor."""
    return c.ALLOWED if landing(t, s, seat, pounds) >= 0 else c.LOAN_FLOOR


def moves(t: Tables, s: BrassState, seat: int, offer: Offer) -> None:
    """Add every loan that the seat may take."""
    if ban_refusal(s):
        return
    for which in range(len(t.loans)):
        if not floor_refusal(t, s, seat, t.loans[which]):
            offer.append(t.loan[which])


def apply(s: BrassState, pounds: int) -> None:
    s.stack.append(frame(BORROW, pounds))
    s.stack.append(frame(DISCARD))


def borrow(t: Tables, s: BrassState, packed: int) -> None:
    """Income moves back, cash comes in; neither is money spent (brass.loan.no_repay)."""
    s.stack.pop()
    seat, pounds = s.order[s.at], first_of(packed)
    s.income[seat] = landing(t, s, seat, pounds)
    s.cash[seat] += pounds


def why(t: Tables, s: BrassState, pounds: int) -> list[int]:
    """The clauses that forbid this loan."""
    if pounds not in t.loans:
        return [c.LOAN_AMOUNT]
    found = [ban_refusal(s), floor_refusal(t, s, s.order[s.at], pounds)]
    return [clause for clause in found if clause != c.ALLOWED]
