"""Where the points of a delivery go: all to income or all to victory points (steam.points.*)."""

from ironmaster.core.frames import first_of, second_of
from ironmaster.games.steam import clauses as c
from ironmaster.games.steam.state import SteamState
from ironmaster.games.steam.tables import Tables


def income_refusal(t: Tables, s: SteamState, seat: int) -> int:
    """At the top of the income track there is no choice (steam.points.cap)."""
    return c.POINTS_CAP if s.income[seat] >= t.income_high else c.ALLOWED


def moves(t: Tables) -> list[int]:
    return [t.income, t.points]


def settled(t: Tables, s: SteamState) -> bool:
    """Place the points automatically if there is no choice. True if it did."""
    if not income_refusal(t, s, first_of(s.stack[-1])):
        return False
    score(t, s, to_income=False)
    return True


def score(t: Tables, s: SteamState, to_income: bool) -> None:
    """steam.points.choice."""
    packed = s.stack.pop()
    seat, points = first_of(packed), second_of(packed)
    if to_income:
        s.income[seat] = min(t.income_high, s.income[seat] + points)
    else:
        s.points[seat] += points
