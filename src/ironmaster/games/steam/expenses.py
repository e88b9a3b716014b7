"""Income and expenses, shortfall and bankruptcy (steam.income.*, .bankrupt.*, .std.upkeep, .std.short.*)."""

from ironmaster.games.steam import funds, runs
from ironmaster.games.steam.state import SteamState
from ironmaster.games.steam.tables import Tables


def settle(t: Tables, s: SteamState) -> None:
    """Every seat in order, until only one is left (steam.income.order, steam.bankrupt.last_seat)."""
    for seat in s.order[:]:
        if len(s.order) > 1:
            settle_seat(t, s, seat)


def net(t: Tables, s: SteamState, seat: int) -> int:
    """What the seat gets, or owes if below zero: its income less upkeep (steam.std.upkeep)."""
    return s.income[seat] - t.upkeep * s.level[seat]


def settle_seat(t: Tables, s: SteamState, seat: int) -> None:
    due = -net(t, s, seat)
    if due <= s.cash[seat]:
        s.cash[seat] -= due
    elif t.borrow_for_expenses:
        if funds.loans_for(t, s, seat, due) > funds.loans_left(t, s, seat):
            go_bankrupt(t, s, seat)
        else:
            funds.pay(t, s, seat, due)
    else:
        lose_points(t, s, seat, due - s.cash[seat])


def lose_points(t: Tables, s: SteamState, seat: int, missing: int) -> None:
    """Points, then steps of income, for what cash does not cover; an odd dollar comes back (steam.std.short.*)."""
    steps = (missing + t.short_rate - 1) // t.short_rate
    points = min(steps, s.points[seat])
    if steps - points > s.income[seat] - t.income_low:
        go_bankrupt(t, s, seat)
        return
    s.points[seat] -= points
    s.income[seat] -= steps - points
    s.cash[seat] = steps * t.short_rate - missing


def go_bankrupt(t: Tables, s: SteamState, seat: int) -> None:
    """Out of the game; what was built stays (steam.bankrupt.effect, steam.bankrupt.links)."""
    s.out[seat] = max(s.out) + 1
    s.order.remove(seat)
    s.tile[seat] = -1
    s.cash[seat] = 0
    runs.abandon(t, s, seat)
