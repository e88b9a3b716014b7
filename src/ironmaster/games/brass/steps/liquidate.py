"""LIQUIDATE: selling own tiles to pay a negative income (brass.income.liquidate_*)."""

from ironmaster.games.brass import clauses as c
from ironmaster.games.brass.pieces import remove
from ironmaster.games.brass.state import BrassState
from ironmaster.games.brass.tables import Tables


def due(t: Tables, s: BrassState, seat: int) -> int:
    """What the seat owes in the income step, 0 if nothing."""
    return max(0, -t.pounds[s.income[seat]])


def moves(t: Tables, s: BrassState, seat: int) -> list[int]:
    """Any own tile on the board (brass.income.liquidate_choice)."""
    return [t.liquidate[slot] for slot in range(t.slots) if s.owned[seat] >> slot & 1]


def worth(t: Tables, face: int) -> int:
    """Half the printed cost, rounded down (brass.income.liquidate_value)."""
    return t.face_cost[face] // t.liquidation_divisor


def apply(t: Tables, s: BrassState, slot: int) -> None:
    s.cash[s.order[s.at]] += worth(t, s.tile[slot])
    remove(t, s, slot)


def why(s: BrassState, slot: int) -> list[int]:
    """The clauses that keep the tile in this slot from being sold now."""
    return [] if s.owned[s.order[s.at]] >> slot & 1 else [c.INCOME_LIQUIDATE_CHOICE]
