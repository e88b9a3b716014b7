"""IRON SOURCE: where a cube of iron comes from (brass.iron.*)."""

from ironmaster.games.brass import clauses as c
from ironmaster.games.brass.pieces import buy_iron, take_cube
from ironmaster.games.brass.state import BrassState
from ironmaster.games.brass.tables import IRON, Tables


def cost(t: Tables, s: BrassState) -> int:
    """What one cube costs: 0 while any works holds iron, else the track's price (brass.iron.board_first)."""
    return 0 if s.works else t.iron_price[s.iron]


def sources(t: Tables, s: BrassState) -> list[int]:
    """Slots of all works with a cube, anywhere on the board (brass.iron.any_works)."""
    return [slot for slot in t.slots_for[IRON] if s.works >> slot & 1]


def moves(t: Tables, s: BrassState) -> list[int]:
    return [t.iron_from[slot] for slot in sources(t, s)]


def apply(t: Tables, s: BrassState, slot: int) -> None:
    s.stack.pop()
    take_cube(t, s, slot)


def settled(t: Tables, s: BrassState) -> bool:
    """Take the cube automatically if there is no choice. True if it did."""
    found = sources(t, s)
    if len(found) > 1:
        return False
    s.stack.pop()
    if found:
        take_cube(t, s, found[0])
    else:
        buy_iron(t, s, s.order[s.at])
    return True


def why(s: BrassState, slot: int) -> list[int]:
    """The clauses that keep this slot (-1: the demand track) from serving the cube that is needed now."""
    if slot < 0:
        return [c.IRON_BOARD_FIRST]
    return [] if s.works >> slot & 1 else [c.IRON_ANY_WORKS]
