"""Income ladders: spaces on a track, several of which may show the same income."""


def incomes(runs: list[list[int]], last: int) -> list[int]:
    """The income of every space 0..last, from runs of [first space, income there, spaces per step].

    >>> incomes([[0, -2, 1], [3, 1, 2]], 6)
    [-2, -1, 0, 1, 1, 2, 2]
    """
    shown: list[int] = []
    for space in range(last + 1):
        first, income, width = [run for run in runs if run[0] <= space][-1]
        shown.append(income + (space - first) // width)
    return shown


def steps_back(income: list[int]) -> list[int]:
    """For each space, the highest space with the next lower income; -1 if there is none.

    >>> steps_back([-2, -1, 0, 1, 1, 2, 2])
    [-1, 0, 1, 2, 2, 4, 4]
    """
    back: list[int] = []
    for space in range(len(income)):
        lower = [other for other in range(space) if income[other] < income[space]]
        back.append(lower[-1] if lower else -1)
    return back
