"""The standard game's capital phase: loans for the turn to come (steam.std.capital*)."""

from ironmaster.games.steam import clauses as c
from ironmaster.games.steam import funds
from ironmaster.games.steam.state import SteamState
from ironmaster.games.steam.tables import Tables


def refusal(t: Tables, s: SteamState, seat: int, loans: int) -> int:
    """steam.std.capital.floor."""
    return c.STD_CAPITAL_FLOOR if loans > funds.loans_left(t, s, seat) else c.ALLOWED


def moves(t: Tables, s: SteamState, seat: int) -> list[int]:
    return t.capital[: funds.loans_left(t, s, seat) + 1]


def apply(t: Tables, s: SteamState, seat: int, loans: int) -> None:
    funds.borrow(t, s, seat, loans)
