"""The final scoring: rail income, repayment, points for cash and counters, penalty (aoi.score.*)."""

from typing import Final

from ironmaster.games.age_of_industry.state import FINISHED, IndustryState
from ironmaster.games.age_of_industry.tables import Tables
from ironmaster.kit import bits

CASH: Final = 0
COUNTER: Final = 1
PENALTY: Final = 2


def occupied(t: Tables, s: IndustryState, place: int) -> int:
    """Occupied spaces of a place: counters, its market, and a village itself (aoi.score.rail_occupied)."""
    found = bits.count(s.taken & t.spaces_at[place])
    return found + (t.market_at[place] >= 0) + (t.villages >> place & 1)


def rail_income(t: Tables, s: IndustryState, line: int) -> int:
    """aoi.score.rail."""
    return t.railway_income + occupied(t, s, t.end_a[line]) + occupied(t, s, t.end_b[line])


def rail_incomes(t: Tables, s: IndustryState, seat: int) -> int:
    """What all railways of the seat bring."""
    total = 0
    for line in range(t.connections):
        if s.builder[line] == seat:
            total += rail_income(t, s, line)
    return total


def settlement(t: Tables, s: IndustryState, seat: int) -> tuple[int, int]:
    """Cash and loans after rail income and forced repayment (aoi.score.repay)."""
    cash = s.cash[seat] + rail_incomes(t, s, seat)
    repaid = min(s.debt[seat], cash // t.loan)
    return cash - repaid * t.loan, s.debt[seat] - repaid


def gains(t: Tables, s: IndustryState, seat: int, cash: int, debt: int) -> list[tuple[int, int, int, int]]:
    """The points of the seat, line by line: seat, points, kind and thing. The final scoring adds up this list.

    Cash and debt are those after the settlement.
    """
    found = [(seat, cash // t.cash_per_point, CASH, cash)]
    for space in bits.members(s.owned[seat]):
        found.append((seat, t.face_level[s.tile[space]], COUNTER, space))
    if debt:
        found.append((seat, -debt * t.unpaid_loan_points, PENALTY, debt))
    return found


def score(t: Tables, s: IndustryState) -> None:
    """aoi.score.sequence."""
    for seat in range(t.seats):
        cash, debt = settlement(t, s, seat)
        s.points[seat] = _total(gains(t, s, seat, cash, debt))
        s.cash[seat], s.debt[seat] = cash, debt
    s.phase = FINISHED


def worth(t: Tables, s: IndustryState, seat: int) -> int:
    """The score of a seat, or what it would be if the game ended now."""
    if s.phase == FINISHED:
        return s.points[seat]
    cash, debt = settlement(t, s, seat)
    return _total(gains(t, s, seat, cash, debt))


def _total(lines: list[tuple[int, int, int, int]]) -> int:
    total = 0
    for _, points, _, _ in lines:
        total += points
    return total


def ranking(s: IndustryState) -> list[int]:
    """Most points first; among equals the earlier in turn order (aoi.score.winner)."""
    return sorted(s.order, key=lambda seat: -s.points[seat])
