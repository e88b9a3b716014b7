"""The packer in Python, used if no C compiler was available. `packing.c` does the same."""

from array import array
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, Final, Protocol

from ironmaster.core.features import (
    ACTOR,
    ASKED,
    BITS,
    FIRST,
    FRAMES,
    HAND,
    HEAPS,
    HOLDERS,
    LIST,
    NUMBER,
    OWNERS,
    SEAT,
    SEAT_BITS,
    SEATS,
    SECOND,
    SIZES,
    TURNS,
    Part,
)
from ironmaster.core.frames import first_of, kind_of, second_of

HEAP_BITS: Final = 5
DIGITS: Final = bytes.maketrans(b"01", bytes([0, 1]))

Source = Any
"""An int, a list or a tuple, depending on the kind of the part."""


class Packs(Protocol):
    """Writes observations."""

    def pack(self, states: list[Any], actors: list[int], seats: list[int], buffer: Any, first: int) -> None:
        """Write what these seats may know of these states into the rows from `first` on of a buffer of int16.

        The seat to act is an argument, because some states know it only while somebody must decide.
        """


class PlainPacker:
    """Writes observations made of these parts."""

    def __init__(self, parts: list[Part], seats: int) -> None:
        self.parts = parts
        self.seats = seats
        self.width = sum(length for _, length, *_ in parts)

    def pack(self, states: list[Any], actors: list[int], seats: list[int], buffer: Any, first: int) -> None:
        out: Any = memoryview(buffer).cast("B").cast("h")
        for row, (state, actor, seat) in enumerate(zip(states, actors, seats, strict=True), first):
            if not 0 <= seat < self.seats or not 0 <= row < len(out) // self.width:
                raise IndexError("no such seat, or no such row of the buffer")
            written = [number for part in self.parts for number in self._part(part, state, actor, seat)]
            out[row * self.width : (row + 1) * self.width] = array("h", written)

    def _part(self, part: Part, state: Any, actor: int, seat: int) -> Sequence[int]:
        how, length, low, high, _, names = part
        sources = [getattr(state, name) for name in names]
        source = actor if how == ACTOR else sources[0] if len(sources) == 1 else tuple(sources)
        numbers = READ[how](source, seat, self.seats, part)
        if len(numbers) > length:
            raise ValueError("a part of the observation has the wrong length")
        if numbers and (min(numbers) < low or max(numbers) > high):
            numbers = [min(max(number, low), high) for number in numbers]
        return [*numbers, *([low] * (length - len(numbers)))]


def plain_mark(offers: list[list[int]], masks: Any, width: int, first: int) -> None:
    """Mark the legal moves of some games, and nothing else, in the rows from `first` on of a buffer of bytes."""
    out: Any = memoryview(masks).cast("B")
    for row, moves in enumerate(offers, first):
        if not 0 <= row < len(out) // width or (moves and not 0 <= min(moves) <= max(moves) < width):
            raise IndexError("no such row of the buffer, or no such move")
        marked = bytearray(width)
        for move in moves:
            marked[move] = 1
        out[row * width : (row + 1) * width] = marked


def relative(owner: int, seat: int, seats: int) -> int:
    """A seat as seen by another seat.

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
    """Every seat or higher number as a seat sees it; the last entry is for -1."""
    return (*(relative(owner, seat, seats) for owner in range(64)), 0)


def _holders(source: Source, seat: int, seats: int, part: Part) -> Sequence[int]:  # noqa: ARG001
    seen = _as_seen(seat, seats)
    return [seen[who] for who in source]


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
