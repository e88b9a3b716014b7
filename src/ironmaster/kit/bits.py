"""Sets of small numbers held in one int."""


def count(mask: int) -> int:
    """How many numbers are in the set.

    >>> count(0b1011)
    3
    """
    found = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def members(mask: int) -> list[int]:
    """The numbers in the set, ascending.

    >>> members(0b1011)
    [0, 1, 3]
    """
    found: list[int] = []
    at = 0
    while mask:
        if mask & 1:
            found.append(at)
        mask >>= 1
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
