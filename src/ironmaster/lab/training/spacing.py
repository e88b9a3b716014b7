"""Which checkpoints to keep, and which to play against."""

from collections.abc import Sequence


def crowded(iterations: Sequence[int]) -> int:
    """The iteration whose neighbours are closest to each other; the first and the last only if there are no others.

    >>> crowded([0, 100, 110, 120, 200])
    110
    """
    inner = range(1, len(iterations) - 1)
    if not inner:
        return iterations[0]
    return iterations[min(inner, key=lambda k: iterations[k + 1] - iterations[k - 1])]


def spaced(iterations: Sequence[int], number: int) -> list[int]:
    """This number of iterations, evenly spaced, with the first and the last.

    >>> spaced([1, 2, 3, 4, 5], 3), spaced([1, 2], 3), spaced([1, 2, 3], 1)
    ([1, 3, 5], [1, 2], [3])
    """
    if number >= len(iterations):
        return list(iterations)
    last = len(iterations) - 1
    return [
        iterations[round(last * (k + 1) / number) if number == 1 else round(last * k / (number - 1))]
        for k in range(number)
    ]
