"""Heaps of cubes of a few colours, counted in one int, and the bag from which they are drawn."""

from typing import Final

from ironmaster.core.contract import Dice

BITS: Final = 5
"""Bits that count the cubes of a colour: a heap holds at most 31 of each."""
CUBES: Final = (1 << BITS) - 1


def one(kind: int) -> int:
    """A heap of one cube."""
    return 1 << BITS * kind


def count(heap: int, kind: int) -> int:
    """How many cubes of a colour are in the heap.

    >>> count(one(0) + one(2) + one(2), 2)
    2
    """
    return heap >> BITS * kind & CUBES


def size(heap: int) -> int:
    """How many cubes are in the heap."""
    total = 0
    while heap:
        total += heap & CUBES
        heap >>= BITS
    return total


def kinds(heap: int, colours: int) -> list[int]:
    """The colour of each cube.

    >>> kinds(one(0) + one(2) + one(2), 5)
    [0, 2, 2]
    """
    found: list[int] = []
    for kind in range(colours):
        found += [kind] * count(heap, kind)
    return found


def present(heap: int, colours: int) -> int:
    """The set of colours in the heap.

    >>> bin(present(one(0) + one(2) + one(2), 5))
    '0b101'
    """
    mask = 0
    for kind in range(colours):
        if heap >> BITS * kind & CUBES:
            mask |= 1 << kind
    return mask


def heaps(colours: int, cubes: int) -> list[int]:
    """Every heap with a number of cubes.

    >>> [kinds(heap, 2) for heap in heaps(2, 2)]
    [[0, 0], [0, 1], [1, 1]]
    """
    if colours == 1:
        return [cubes * one(0)]
    found: list[int] = []
    for first in range(cubes, -1, -1):
        found += [first * one(0) + (rest << BITS) for rest in heaps(colours - 1, cubes - first)]
    return found


def ways(counts: list[int], heap: int) -> int:
    """The number of ways to draw the heap from a bag, given its number of cubes of each colour.

    >>> ways([3, 2], one(0) + one(1)), ways([1, 2], 2 * one(0))
    (6, 0)
    """
    product = 1
    for kind in range(len(counts)):
        wanted = count(heap, kind)
        for taken in range(wanted):
            product = product * (counts[kind] - taken) // (taken + 1)
    return product


def draw(counts: list[int], cubes: int, dice: Dice) -> int:
    """A random heap of cubes from the bag. Does not change the bag."""
    heap = 0
    left = counts[:]
    total = sum(left)
    for drawn in range(cubes):
        ticket = dice.below(total - drawn)
        kind = 0
        while ticket >= left[kind]:
            ticket -= left[kind]
            kind += 1
        left[kind] -= 1
        heap += one(kind)
    return heap
