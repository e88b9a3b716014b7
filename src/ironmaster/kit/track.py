"""Demand tracks: a row of spaces with prices, emptied from the cheapest one and filled from the most expensive one."""


def prices(spaces: list[int], empty: int) -> list[int]:
    """The price of the next cube by the number of cubes on the track, given the spaces' prices, cheapest first.

    >>> prices([1, 1, 2, 2], 5)
    [5, 2, 2, 1, 1]
    """
    return [empty, *reversed(spaces)]


def fill(price: list[int], cubes: int, offered: int) -> int:
    """How many of the offered cubes fit on a track with `cubes`.

    >>> fill([5, 2, 2, 1, 1], 3, 4)
    1
    """
    return min(offered, len(price) - 1 - cubes)


def earnings(price: list[int], cubes: int, taken: int) -> int:
    """The payment for filling a track: the most expensive empty spaces are filled first.

    >>> earnings([5, 2, 2, 1, 1], 0, 3)
    5
    """
    paid = 0
    for space in range(cubes + 1, cubes + taken + 1):
        paid += price[space]
    return paid


def cheapest(cubes: int) -> int:
    """The cheapest space that holds a cube, on a track given as the set of its filled spaces; -1 when it is empty.

    >>> cheapest(0b1100), cheapest(0)
    (2, -1)
    """
    return (cubes & -cubes).bit_length() - 1


def filled(spaces: list[int], cubes: int, offered: int, cheap_row_first: bool) -> list[int]:
    """The spaces that the offered cubes fill, in order: the most expensive first, or row by row from the cheapest row.

    >>> filled([1, 1, 2, 2, 3, 3], 0b110000, 3, False), filled([1, 1, 2, 2, 3, 3], 0b110000, 3, True)
    ([3, 2, 1], [1, 0, 3])
    """
    gaps = [space for space in range(len(spaces) - 1, -1, -1) if cubes >> space & 1 == 0]
    if cheap_row_first:
        gaps.sort(key=lambda space: spaces[space])
    return gaps[:offered]
