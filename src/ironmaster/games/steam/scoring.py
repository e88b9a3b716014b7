"""The final scoring and the ranking (steam.final.*)."""

from ironmaster.games.steam.state import FINISHED, UNOWNED, SteamState
from ironmaster.games.steam.tables import Tables


def income_points(t: Tables, s: SteamState, seat: int) -> int:
    """steam.final.income_pos, steam.final.income_neg."""
    income = s.income[seat]
    return income // t.income_per_point if income >= 0 else t.points_per_debt * income


def link_points(t: Tables, s: SteamState, seat: int) -> int:
    """steam.final.links."""
    return t.link_points * s.links[seat]


def worth(t: Tables, s: SteamState, seat: int) -> int:
    """What the seat would have if the game ended now."""
    if s.phase == FINISHED or s.out[seat]:
        return s.points[seat]
    return s.points[seat] + income_points(t, s, seat) + link_points(t, s, seat)


def score(t: Tables, s: SteamState) -> None:
    """steam.final.*; markers leave incomplete links."""
    for seat in s.order:
        s.points[seat] = worth(t, s, seat)
    for port in s.tips.values():
        s.holder[port] = UNOWNED
    s.phase = FINISHED


def ranking(s: SteamState) -> list[int]:
    """Most points, then higher income, then the lower tile; bankrupt seats last, the later out the higher."""
    return sorted(range(len(s.points)), key=lambda seat: rank(s, seat))


def rank(s: SteamState, seat: int) -> tuple[int, int, int, int]:
    """steam.final.tie, steam.bankrupt.effect."""
    if s.out[seat]:
        return (1, -s.out[seat], 0, 0)
    return (0, -s.points[seat], -s.income[seat], s.tile[seat])
