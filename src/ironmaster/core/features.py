"""Observations as numbers: what their parts are, and how each is read from a state.

A game lists the parts of its observation (`game.observation.features()`). `ironmaster.observations` writes them as
16-bit numbers, as one seat sees them: what belongs to the seat comes first, then what belongs to the next seat around
the table. Where a number names a seat, 0 is nobody, 1 the seat itself, 2 the next one, and so on.
"""

from dataclasses import dataclass
from typing import Final

NUMBER: Final = 0
"""A number as it is."""
SEAT: Final = 1
"""A seat, or -1 for none."""
ACTOR: Final = 2
"""The seat to act. It is not read from the state."""
LIST: Final = 3
"""Numbers as they are. A list that is shorter than the part is filled up with the lowest number."""
SEATS: Final = 4
"""Numbers by seat, the same count for each, those of the seat itself first."""
HOLDERS: Final = 5
"""Seats, or -1 for none. Numbers above those of the seats stay distinct."""
BITS: Final = 6
"""A set: for each possible member, 1 if it is in the set and 0 if not."""
OWNERS: Final = 7
"""Disjoint sets: for each thing, the number of the set that holds it, or 0. A list has a set for each seat; an int is a
set that belongs to nobody. The sets are numbered from 1 in the order of `of`, those of a list as the seat sees them."""
HAND: Final = 8
"""Hands of cards by seat: how many cards of each kind the seat itself holds. Other hands are not read."""
SIZES: Final = 9
"""How many things each seat has, the seat itself first."""
SEAT_BITS: Final = 10
"""A set of seats: for each, 1 if it is in the set and 0 if not, the seat itself first."""
TURNS: Final = 11
"""Seats in an order: the place of each seat in it, the seat itself first; 0 for none."""
HEAPS: Final = 12
"""Heaps of cubes (`kit/bag.py`): how many of each colour."""
FRAMES: Final = 13
"""The pending frames of an action, the next one first: kind and two arguments of each, the lowest number for none."""
ASKED: Final = 14
"""The kind of the next frame, 0 for none."""
FIRST: Final = 15
SECOND: Final = 16
"""Its first or second argument if it is of the kind `Feature.frame`, otherwise the lowest number."""

LOWEST: Final = -(1 << 15)
HIGHEST: Final = (1 << 15) - 1

Part = tuple[int, int, int, int, int, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Feature:
    """A part of an observation. Numbers below `low` or above `high` are written as these bounds."""

    name: str
    how: int
    length: int
    low: int
    high: int
    about: str
    names: bool = False
    """Whether the numbers name things, so that 3 is not more than 2. A network looks such numbers up in a table."""
    of: tuple[str, ...] = ()
    """The attributes of a state that the part is read from; by default the one with the name of the part."""
    frame: int = 0
    """The kind of frame that a part of kind FIRST or SECOND is about."""

    def part(self) -> Part:
        """What a packer needs: kind, length, bounds, frame, and the attributes of a state that are read."""
        read = () if self.how == ACTOR else self.of or (self.name,)
        return (self.how, self.length, self.low, self.high, self.frame, read)
