"""Observations as numbers: what the parts of one are, and how each is read from what a seat may know.

A game names its parts once (`Game.features`) and hands over what it has for them at a state (`Game.show`). A `Packer`
writes that as 16-bit numbers, seen from the seat: the own things first, then those of the next seat around the table.
Where a seat is named, 0 is nobody, 1 the seat itself, 2 the next one, and so on.
"""

from array import array
from collections.abc import Callable, Iterator, MutableSequence, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Protocol, cast

from ironmaster.core.frames import first_of, kind_of, second_of

NUMBER: Final = 0
"""A number as it is."""
SEAT: Final = 1
"""A seat, or -1."""
LIST: Final = 2
"""Numbers as they are; a list that is shorter is filled up with the lowest."""
SEATS: Final = 3
"""Numbers by seat, as many for each, the own ones first."""
HOLDERS: Final = 4
"""Seats, or -1; numbers beyond the seats stay what they are."""
BITS: Final = 5
"""A set: 0 or 1 for each member."""
OWNERS: Final = 6
"""A set for each seat, which have nothing in common: whose each member is. A tuple may hold several such lists of sets,
and sets that are nobody's; all are numbered from 1, 0 is for what is in none."""
COUNTS: Final = 7
"""Kinds of cards: how many of each."""
FRAMES: Final = 8
"""What is still to be done of an action, next thing first: kind and two arguments of each, 0 for none."""
SIZES: Final = 9
"""How many things each seat has, the own ones first."""
SEAT_BITS: Final = 10
"""A set of seats: 0 or 1 for each, the own one first."""
TURNS: Final = 11
"""Seats in an order: the place of each in it, the own one first; 0 for none."""
HEAPS: Final = 12
"""Heaps of cubes (`kit/bag.py`): how many of each colour."""

LOWEST: Final = -(1 << 15)
HIGHEST: Final = (1 << 15) - 1
HEAP_BITS: Final = 5
DIGITS: Final = bytes.maketrans(b"01", bytes([0, 1]))

Part = tuple[int, int, int, int]
Source = Any
"""An int, a list or a tuple, as `how` says."""
Write = Any
"""Called with a seat, its moves, a row, the moves that were marked there, and a `Source` for each part.

One by one and not in a tuple, which would be made anew for every observation."""
Make = Callable[[], dict[str, Any]]
"""Room for an `observation` and a clean `action_mask`."""


@dataclass(frozen=True, slots=True)
class Feature:
    """A part of an observation. What is below `low` or above `high` is told as that."""

    name: str
    how: int
    length: int
    low: int
    high: int
    about: str
    names: bool = False
    """Whether the numbers name things, so that 3 is no more than 2: these are for a network to look up or to spread."""

    def part(self) -> "Part":
        """What a packer needs to know."""
        return (self.how, self.length, self.low, self.high)


class Packs(Protocol):
    """Writes observations."""

    def pack(self, sources: tuple[Source, ...], seat: int, buffer: Any, row: int) -> None:
        """Write one into a row of a buffer of 16-bit numbers."""

    def bind(self, observations: Any, masks: Any, actions: int) -> None:
        """Hold on to the buffers that `look` writes into: 16-bit numbers, and a byte for each action; None for none."""

    def look(self, seat: int, moves: list[int], row: int, old: list[int] | None, *sources: Source) -> None:
        """Write one into a row, and in the mask of the row clear old marks (None: all) and set new ones."""

    def supply(self, make: "Make", actions: int) -> None:
        """Say who makes what `give` writes on."""

    def give(self, seat: int, moves: list[int], row: int, old: list[int] | None, *sources: Source) -> dict[str, Any]:
        """An observation and a mask that are the caller's own: they never change."""


class PlainPacker:
    """`core/packing.c` in Python, for where no compiler was at hand."""

    def __init__(self, parts: list[Part], seats: int) -> None:
        self.parts = parts
        self.seats = seats
        self.width = sum(length for _, length, _, _ in parts)
        self.bound: tuple[Any, Any, int] | None = None
        self.supplied: tuple[Make, int] | None = None

    def pack(self, sources: tuple[Source, ...], seat: int, buffer: Any, row: int) -> None:
        out = cast("MutableSequence[int]", memoryview(buffer).cast("B").cast("h"))
        if len(sources) != len(self.parts) or not 0 <= seat < self.seats or not 0 <= row < len(out) // self.width:
            raise IndexError("no such seat, or no such row of the buffer")
        written: list[int] = []
        for part, source in zip(self.parts, sources, strict=True):
            how, length, low, high = part
            numbers = READ[how](source, seat, self.seats, part)
            missing = length - len(numbers)
            if missing < 0:
                raise ValueError("a part of the observation has the wrong length")
            if numbers and (min(numbers) < low or max(numbers) > high):
                numbers = [min(max(number, low), high) for number in numbers]
            written += numbers
            written += [low] * missing
        out[row * self.width : (row + 1) * self.width] = array("h", written)

    def bind(self, observations: Any, masks: Any, actions: int) -> None:
        self.bound = None if observations is None else (observations, masks, actions)

    def look(self, seat: int, moves: list[int], row: int, old: list[int] | None, *sources: Source) -> None:
        if self.bound is None:
            raise ValueError("no buffers are bound")
        observations, masks, actions = self.bound
        self.pack(sources, seat, observations, row)
        plain_mark(masks, row, actions, old, moves)

    def supply(self, make: Make, actions: int) -> None:
        self.supplied = make, actions

    def give(self, seat: int, moves: list[int], row: int, old: list[int] | None, *sources: Source) -> dict[str, Any]:  # noqa: ARG002
        if self.supplied is None:
            raise ValueError("nothing to write on was supplied")
        make, actions = self.supplied
        told = make()
        self.pack(sources, seat, told["observation"], 0)
        plain_mark(told["action_mask"], 0, actions, [], moves)
        return told


def alone(seat: int, moves: list[int], row: int, old: list[int] | None, *sources: Source) -> tuple[Source, ...]:  # noqa: ARG001
    """What there is for the parts, and nothing written."""
    return sources


def relative(owner: int, seat: int, seats: int) -> int:
    """A seat as another one sees it.

    >>> [relative(owner, 1, 3) for owner in (-1, 0, 1, 2, 6)]
    [0, 3, 1, 2, 7]
    """
    if owner < 0:
        return 0
    return owner + 1 if owner >= seats else 1 + (owner - seat) % seats


def _seats(source: Source, seat: int, seats: int, part: Part) -> Sequence[int]:
    block = part[1] // seats
    return list(source[seat * block :]) + list(source[: seat * block])


def _owners(source: Source, seat: int, seats: int, part: Part) -> Sequence[int]:
    found = [0] * part[1]
    first = 1
    for group in [source] if isinstance(source, list) else source:
        by_seat = isinstance(group, list)
        for owner, members in enumerate(group if by_seat else [group]):
            who = first + relative(owner, seat, seats) - 1 if by_seat else first
            for at in _members(members | 0):
                found[at] = who
        first += seats if by_seat else 1
    return found


def _members(of: int) -> Iterator[int]:
    while of:
        lowest = of & -of
        yield lowest.bit_length() - 1
        of ^= lowest


def _bits(source: Source, seat: int, seats: int, part: Part) -> Sequence[int]:  # noqa: ARG001
    length = part[1]
    return f"{source & (1 << length) - 1:0{length}b}".encode().translate(DIGITS)[::-1]


@cache
def _as_seen(seat: int, seats: int) -> tuple[int, ...]:
    """Every seat or other number as a seat sees it; the last is what -1 is."""
    return (*(relative(owner, seat, seats) for owner in range(64)), 0)


def _holders(source: Source, seat: int, seats: int, part: Part) -> Sequence[int]:  # noqa: ARG001
    told = _as_seen(seat, seats)
    return [told[who] for who in source]


@cache
def _cubes(heap: int, colours: int) -> tuple[int, ...]:
    return tuple(heap >> HEAP_BITS * colour & (1 << HEAP_BITS) - 1 for colour in range(colours))


def _counts(source: Source, seat: int, seats: int, part: Part) -> Sequence[int]:  # noqa: ARG001
    found = [0] * part[1]
    for kind in source:
        found[kind] += 1
    return found


def _frames(source: Source, seat: int, seats: int, part: Part) -> Sequence[int]:  # noqa: ARG001
    found: list[int] = []
    for packed in reversed(source[-(part[1] // 3) :]):
        found += [kind_of(packed), first_of(packed), second_of(packed)]
    return found


def _turns(source: Source, seat: int, seats: int, part: Part) -> Sequence[int]:
    found = [0] * part[1]
    for place, who in enumerate(source):
        if who >= 0:
            found[relative(who, seat, seats) - 1] = place + 1
    return found


def _heaps(source: Source, seat: int, seats: int, part: Part) -> Sequence[int]:  # noqa: ARG001
    colours = part[1] // len(source)
    return [number for heap in source for number in _cubes(heap, colours)]


READ: Final = {
    NUMBER: lambda source, seat, seats, part: [source],  # noqa: ARG005
    LIST: lambda source, seat, seats, part: source,  # noqa: ARG005
    SEATS: _seats,
    SEAT: lambda source, seat, seats, part: [relative(source, seat, seats)],  # noqa: ARG005
    HOLDERS: _holders,
    BITS: _bits,
    OWNERS: _owners,
    COUNTS: _counts,
    FRAMES: _frames,
    SIZES: lambda source, seat, seats, part: [len(source[(seat + k) % seats]) for k in range(part[1])],
    SEAT_BITS: lambda source, seat, seats, part: [source >> (seat + k) % seats & 1 for k in range(part[1])],
    TURNS: _turns,
    HEAPS: _heaps,
}


def plain_mark(buffer: Any, row: int, width: int, old: list[int] | None, new: list[int]) -> None:
    """In a row of a buffer of bytes, clear old marks (None: all) and set new ones."""
    out = cast("MutableSequence[int]", memoryview(buffer).cast("B"))
    marks = [*(old or ()), *new]
    if not 0 <= row < len(out) // width or (marks and not 0 <= min(marks) <= max(marks) < width):
        raise IndexError("no such row of the buffer, or no such move")
    first = row * width
    if old is None:
        out[first : first + width] = bytes(width)
    for move in old or ():
        out[first + move] = 0
    for move in new:
        out[first + move] = 1


def plain_holds(moves: list[int], move: int) -> bool:
    """Whether a move is among some moves."""
    return move in moves


def plain_lacking(masks: Any, moves: Any, width: int) -> int:
    """The first row whose move its mask does not allow, or -1."""
    allowed, chosen = memoryview(masks).cast("B"), memoryview(moves)
    if chosen.itemsize != 4 or len(chosen) * width != len(allowed):
        raise ValueError("a mask and a 32-bit number for each row are needed here")
    numbers = enumerate(chosen.tolist())
    return next((k for k, move in numbers if not (0 <= move < width and allowed[k * width + move])), -1)


def plain_store(buffer: Any, first: int, numbers: list[int]) -> None:
    """Write numbers into a buffer of one or four bytes each."""
    out = memoryview(buffer)
    if first < 0 or first + len(numbers) > len(out) or out.itemsize not in (1, 4):
        raise IndexError("no such place in the buffer")
    for k, number in enumerate(numbers):
        out[first + k] = number


try:
    from ironmaster.core import packing

    COMPILED = True
except ImportError:
    COMPILED = False

holds = packing.holds if COMPILED else plain_holds
lacking = packing.lacking if COMPILED else plain_lacking
store = packing.store if COMPILED else plain_store


def packer(features: Sequence[Feature], seats: int) -> Packs:
    """What writes observations made of these parts."""
    parts = [feature.part() for feature in features]
    made: Packs = packing.Packer(parts, seats) if COMPILED else PlainPacker(parts, seats)
    return made


def width_of(features: Sequence[Feature]) -> int:
    """How many numbers an observation has."""
    return sum(feature.length for feature in features)
