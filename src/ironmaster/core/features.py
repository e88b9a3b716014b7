"""Observations as numbers: what the parts of one are, and how each is read from what a seat may know.

A game names its parts once (`Game.features`), each with what it is read from in a state. A `Packer` writes them as
16-bit numbers, seen from the seat: the own things first, then those of the next seat around the table.
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
ACTOR: Final = 2
"""The seat that is to act, which the packer is told."""
LIST: Final = 3
"""Numbers as they are; a list that is shorter is filled up with the lowest."""
SEATS: Final = 4
"""Numbers by seat, as many for each, the own ones first."""
HOLDERS: Final = 5
"""Seats, or -1; numbers beyond the seats stay what they are."""
BITS: Final = 6
"""A set: 0 or 1 for each member."""
OWNERS: Final = 7
"""A set for each seat, which have nothing in common: whose each member is. There may be several such lists of sets, and
sets that are nobody's; all are numbered from 1, 0 is for what is in none."""
HAND: Final = 8
"""Hands of cards by seat: how many of each kind there are in the own one. The others are not looked at."""
SIZES: Final = 9
"""How many things each seat has, the own ones first."""
SEAT_BITS: Final = 10
"""A set of seats: 0 or 1 for each, the own one first."""
TURNS: Final = 11
"""Seats in an order: the place of each in it, the own one first; 0 for none."""
HEAPS: Final = 12
"""Heaps of cubes (`kit/bag.py`): how many of each colour."""
FRAMES: Final = 13
"""What is still to be done of an action, next thing first: kind and two arguments of each, 0 for none."""
ASKED: Final = 14
"""Of that the next thing alone: its kind, 0 for none."""
FIRST: Final = 15
SECOND: Final = 16
"""Its first or second argument if it is of one kind (`Feature.frame`), otherwise the lowest number."""

MOST_SETS: Final = 31
WORD: Final = (1 << 64) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15
LOWEST: Final = -(1 << 15)
HIGHEST: Final = (1 << 15) - 1
HEAP_BITS: Final = 5
DIGITS: Final = bytes.maketrans(b"01", bytes([0, 1]))

Part = tuple[int, int, int, int, int, tuple[str, ...]]
Source = Any
"""An int, a list or a tuple, as `how` says."""
Make = Callable[[], dict[str, Any]]
"""Room for an `observation` and a clean `action_mask`."""
Answer = tuple[dict[str, Any], float, bool, bool, dict[str, Any]]


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
    of: tuple[str, ...] = ()
    """What a state calls that which it is read from; nothing if that has the name of the part."""
    frame: int = 0

    def part(self) -> "Part":
        """What a packer needs to know."""
        read = () if self.how == ACTOR else self.of or (self.name,)
        return (self.how, self.length, self.low, self.high, self.frame, read)


class Packs(Protocol):
    """Writes observations. Whoever is to act is told, since a state may not say so at once."""

    def pack(self, state: Any, actor: int, seat: int, buffer: Any, row: int) -> None:
        """Write one into a row of a buffer of 16-bit numbers."""

    def bind(self, observations: Any, masks: Any, actions: int) -> None:
        """Hold on to the buffers that `look` writes into: 16-bit numbers, and a byte for each action; None for none."""

    def look(self, state: Any, actor: int, seat: int, moves: list[int], row: int, old: list[int] | None) -> None:
        """Write one into a row, and in the mask of the row clear old marks (None: all) and set new ones."""

    def tell(self, state: Any, seat: int, moves: list[int], row: int, drawing: bool) -> None:
        """The same for the seat to act, with all old marks cleared; draw a move by the dice of the row if asked to."""

    def take_dice(self, dice: Any, drawn: Any, first: int) -> None:
        """Hold on to the dice of each row from `first` on, and to a buffer of 32-bit numbers for what is drawn."""

    def supply(self, make: "Make", actions: int) -> None:
        """Say who makes what `give` writes on."""

    def give(self, state: Any, actor: int, seat: int, moves: list[int]) -> dict[str, Any]:
        """An observation and a mask that are the caller's own: they never change."""

    def answer(self, state: Any, seat: int, moves: list[int], info: dict[str, Any]) -> "Answer":
        """The same for the seat to act, as PettingZoo's `last` answers it: no reward, not over, not cut short."""


class PlainPacker:
    """`core/packing.c` in Python, for where no compiler was at hand."""

    def __init__(self, parts: list[Part], seats: int) -> None:
        self.parts = parts
        self.seats = seats
        self.width = sum(length for _, length, *_ in parts)
        self.bound: tuple[Any, Any, int] | None = None
        self.drawing: tuple[Any, Any, int] | None = None
        self.supplied: tuple[Make, int] | None = None

    def pack(self, state: Any, actor: int, seat: int, buffer: Any, row: int) -> None:
        out = cast("MutableSequence[int]", memoryview(buffer).cast("B").cast("h"))
        if not 0 <= seat < self.seats or not 0 <= row < len(out) // self.width:
            raise IndexError("no such seat, or no such row of the buffer")
        written: list[int] = []
        for part in self.parts:
            how, length, low, high, _, names = part
            sources = [getattr(state, name) for name in names]
            source = actor if how == ACTOR else sources[0] if len(sources) == 1 else tuple(sources)
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

    def look(self, state: Any, actor: int, seat: int, moves: list[int], row: int, old: list[int] | None) -> None:
        if self.bound is None:
            raise ValueError("no buffers are bound")
        observations, masks, actions = self.bound
        self.pack(state, actor, seat, observations, row)
        plain_mark(masks, row, actions, old, moves)

    def tell(self, state: Any, seat: int, moves: list[int], row: int, drawing: bool) -> None:
        self.look(state, seat, seat, moves, row, None)
        if not drawing:
            return
        if self.drawing is None or not 0 <= row - self.drawing[2] < len(self.drawing[0]):
            raise IndexError("no dice for this row")
        dice, drawn, first = self.drawing
        drawn[row] = plain_draw_one(moves, dice, row - first)

    def take_dice(self, dice: Any, drawn: Any, first: int) -> None:
        self.drawing = None
        if dice is None:
            return
        rows = memoryview(drawn)
        if first < 0 or rows.itemsize != 4 or first + len(dice) > len(rows):
            raise IndexError("no such place in the buffer")
        self.drawing = memoryview(dice).cast("B").cast("Q"), rows, first

    def supply(self, make: Make, actions: int) -> None:
        self.supplied = make, actions

    def give(self, state: Any, actor: int, seat: int, moves: list[int]) -> dict[str, Any]:
        if self.supplied is None:
            raise ValueError("nothing to write on was supplied")
        make, actions = self.supplied
        told = make()
        self.pack(state, actor, seat, told["observation"], 0)
        plain_mark(told["action_mask"], 0, actions, [], moves)
        return told

    def answer(self, state: Any, seat: int, moves: list[int], info: dict[str, Any]) -> "Answer":
        return self.give(state, seat, seat, moves), 0.0, False, False, info


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
    if first - 1 > MOST_SETS:
        raise ValueError("there are too many sets")
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


def _hand(source: Source, seat: int, seats: int, part: Part) -> Sequence[int]:  # noqa: ARG001
    found = [0] * part[1]
    for kind in source[seat]:
        found[kind] += 1
    return found


def _frames(source: Source, seat: int, seats: int, part: Part) -> Sequence[int]:  # noqa: ARG001
    found: list[int] = []
    for packed in reversed(source[-(part[1] // 3) :]):
        found += [kind_of(packed), first_of(packed), second_of(packed)]
    return found


def _argument(source: Source, part: Part, read: Callable[[int], int]) -> Sequence[int]:
    asked = source[-1] if source else 0
    return [read(asked) if kind_of(asked) == part[4] else part[2]]


def _turns(source: Source, seat: int, seats: int, part: Part) -> Sequence[int]:
    found = [0] * part[1]
    for place, who in enumerate(source):
        if who >= 0:
            found[relative(who, seat, seats) - 1] = place + 1
    return found


def _heaps(source: Source, seat: int, seats: int, part: Part) -> Sequence[int]:  # noqa: ARG001
    colours = part[1] // len(source)
    return [number for heap in source for number in _cubes(heap, colours)]


READ: Final[dict[int, Callable[[Source, int, int, Part], Sequence[int]]]] = {
    NUMBER: lambda source, seat, seats, part: [source],  # noqa: ARG005
    LIST: lambda source, seat, seats, part: source,  # noqa: ARG005
    SEATS: _seats,
    SEAT: lambda source, seat, seats, part: [relative(source, seat, seats)],  # noqa: ARG005
    ACTOR: lambda source, seat, seats, part: [relative(source, seat, seats)],  # noqa: ARG005
    HOLDERS: _holders,
    BITS: _bits,
    OWNERS: _owners,
    HAND: _hand,
    SIZES: lambda source, seat, seats, part: [len(source[(seat + k) % seats]) for k in range(part[1])],
    SEAT_BITS: lambda source, seat, seats, part: [source >> (seat + k) % seats & 1 for k in range(part[1])],
    TURNS: _turns,
    HEAPS: _heaps,
    FRAMES: _frames,
    ASKED: lambda source, seat, seats, part: [kind_of(source[-1]) if source else 0],  # noqa: ARG005
    FIRST: lambda source, seat, seats, part: _argument(source, part, first_of),  # noqa: ARG005
    SECOND: lambda source, seat, seats, part: _argument(source, part, second_of),  # noqa: ARG005
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


def plain_draw(offers: list[list[int]], dice: Any, moves: Any, first: int) -> None:
    """One of the moves of each game by its own dice, which are 64-bit numbers (SplitMix64), into a buffer."""
    drawn, states = [], memoryview(dice).cast("B").cast("Q")
    if len(states) != len(offers):
        raise ValueError("dice for each game are needed here")
    for k, offered in enumerate(offers):
        drawn.append(plain_draw_one(offered, states, k))
    plain_store(moves, first, drawn)


def plain_draw_one(offered: list[int], states: "memoryview[int]", k: int) -> int:
    """One of the moves by the dice in a place of a view of 64-bit numbers."""
    states[k] = (states[k] + GOLDEN) & WORD
    mixed = (states[k] ^ states[k] >> 30) * 0xBF58476D1CE4E5B9 & WORD
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & WORD
    return offered[((mixed ^ mixed >> 31) >> 32) * len(offered) >> 32]


try:
    from ironmaster.core import packing

    COMPILED = True
except ImportError:
    COMPILED = False

holds = packing.holds if COMPILED else plain_holds
lacking = packing.lacking if COMPILED else plain_lacking
store = packing.store if COMPILED else plain_store
draw = packing.draw if COMPILED else plain_draw


def packer(features: Sequence[Feature], seats: int) -> Packs:
    """What writes observations made of these parts."""
    parts = [feature.part() for feature in features]
    made: Packs = packing.Packer(parts, seats) if COMPILED else PlainPacker(parts, seats)
    return made


def width_of(features: Sequence[Feature]) -> int:
    """How many numbers an observation has."""
    return sum(feature.length for feature in features)
