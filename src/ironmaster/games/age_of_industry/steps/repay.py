"""REPAY: giving back a loan during the player's turn (aoi.loan.repay, aoi.loan.repay_window)."""

from ironmaster.core.offers import Offer
from ironmaster.games.age_of_industry import clauses as c
from ironmaster.games.age_of_industry.state import IndustryState
from ironmaster.games.age_of_industry.tables import Tables


def refusal(t: Tables, s: IndustryState, seat: int) -> int:
    """Whether the seat owes a loan and can pay it back."""
    return c.ALLOWED if s.debt[seat] and s.cash[seat] >= t.loan else c.LOAN_REPAY


def moves(t: Tables, s: IndustryState, seat: int, offer: Offer) -> None:
    if not refusal(t, s, seat):
        offer.append(t.repay)


def apply(t: Tables, s: IndustryState) -> None:
    """Repay one loan. This does not count as money spent (aoi.money.not_spent)."""
    seat = s.order[s.at]
    s.cash[seat] -= t.loan
    s.debt[seat] -= 1


def why(t: Tables, s: IndustryState) -> list[int]:
    refused = refusal(t, s, s.order[s.at])
    return [refused] if refused else []
