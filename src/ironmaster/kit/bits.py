"""Sets of small numbers held in one int.

The compiled engine treats sets of numbers below 63, which nearly all are, as machine words.
"""

from typing import Final

from mypy_extensions import i64

WORD: Final = 63
"""Bits of a machine word that a set may use."""


def count(mask: int) -> int:
    """How many numbers are in the set.

    >>> count(0b1011), count(1 << 70 | 1)
    (3, 2)
    """
    found = 0
    while mask >> WORD:
        mask &= mask - 1
        found += 1
    rest: i64 = mask
    while rest:
        rest &= rest - 1
        found += 1
    return found


def members(mask: int) -> list[int]:
    """The numbers in the set, ascending.

    >>> members(0b1011), members(1 << 70 | 1)
    ([0, 1, 3], [0, 70])
    """
    found: list[int] = []
    if mask >> WORD:
        low = mask & ((1 << WORD) - 1)
        return members(low) + [number + WORD for number in members(mask >> WORD)]
    rest: i64 = mask
    at: i64 = 0
    while rest:
        if rest & 0b11111 == 0:
            rest >>= 5
            at += 5
            continue
        if rest & 1:
            found.append(int(at))
        rest >>= 1
        at += 1
    return found


def union(numbers: list[int]) -> int:
    """The set of the given numbers.

    >>> bin(union([0, 1, 3]))
    '0b1011'
    """
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask
