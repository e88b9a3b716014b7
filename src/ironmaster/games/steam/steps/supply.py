"""Choosing the supply space whose cubes go to a city (steam.urban.goods, steam.growth.do, steam.supply.*)."""

from ironmaster.core.frames import first_of, frame
from ironmaster.games.steam import clauses as c
from ironmaster.games.steam.state import SteamState
from ironmaster.games.steam.steps import frames as f
from ironmaster.games.steam.tables import Tables


def ask(s: SteamState, node: int) -> None:
    """The seat is to choose a space, unless all are empty (steam.supply.empty)."""
    if any(s.supply):
        s.stack.append(frame(f.SUPPLY, node))


def moves(t: Tables, s: SteamState) -> list[int]:
    return [t.supply[space] for space in range(t.spaces) if not refusal(s, space)]


def refusal(s: SteamState, space: int) -> int:
    """Nothing comes back to an emptied space (steam.supply.norefill)."""
    return c.ALLOWED if s.supply[space] else c.SUPPLY_NOREFILL


def apply(s: SteamState, space: int) -> None:
    node = first_of(s.stack.pop())
    s.goods[node] += s.supply[space]
    s.supply[space] = 0
