"""Paying and borrowing (steam.pay.*, steam.borrow.*, steam.std.capital*)."""

from ironmaster.games.steam.state import SteamState
from ironmaster.games.steam.tables import Tables


def loans_left(t: Tables, s: SteamState, seat: int) -> int:
    """How many loans the bank would give: a step of income each, then points (steam.borrow.refuse)."""
    return s.income[seat] - t.income_low + max(0, s.points[seat]) // t.loan_points


def means(t: Tables, s: SteamState, seat: int, may_borrow: bool) -> int:
    """The most that the seat could pay."""
    return s.cash[seat] + (t.loan * loans_left(t, s, seat) if may_borrow else 0)


def borrow(t: Tables, s: SteamState, seat: int, loans: int) -> None:
    """Take loans: income first, points at the bottom of its track (steam.borrow.rate, steam.borrow.vp)."""
    steps = min(loans, s.income[seat] - t.income_low)
    s.income[seat] -= steps
    s.points[seat] -= t.loan_points * (loans - steps)
    s.cash[seat] += t.loan * loans


def loans_for(t: Tables, s: SteamState, seat: int, sum_due: int) -> int:
    """The fewest loans that cover a sum with all cash used first (steam.borrow.minimum)."""
    short = sum_due - s.cash[seat]
    return 0 if short <= 0 else (short + t.loan - 1) // t.loan


def pay(t: Tables, s: SteamState, seat: int, sum_due: int) -> None:
    """Pay a sum that the seat has the means for, borrowing what cash does not cover."""
    loans = loans_for(t, s, seat, sum_due)
    if loans:
        borrow(t, s, seat, loans)
    s.cash[seat] -= sum_due
