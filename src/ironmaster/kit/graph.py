"""Networks of places joined by lines: who reaches whom, and what is nearest.

`reach[p]` is the set (as bits) of the places connected to p, p included. It changes only when a line is built,
so the many questions in between are one bit test each. A stop is a place where ways begin and end but never pass.
"""


def alone(places: int) -> list[int]:
    """The reach of every place while nothing is built."""
    return [1 << place for place in range(places)]


def join(reach: list[int], a: int, b: int) -> None:
    """Record that a line now joins places a and b, where there are no stops."""
    if reach[a] >> b & 1:
        return
    joined = reach[a] | reach[b]
    for place in range(len(reach)):
        if joined >> place & 1:
            reach[place] = joined


def reached(start: int, built: int, lines_at: list[list[int]], ends: list[int], stops: int) -> int:
    """All places that built lines join to the start places, these included; no way leads on from a stop."""
    seen = start
    edge = start
    while edge:
        edge = _grown(edge, built, lines_at, ends) & ~seen
        seen |= edge
        edge &= ~stops
    return seen


def nearest(start: int, goals: int, built: int, lines_at: list[list[int]], ends: list[int], stops: int = 0) -> int:
    """Those of the goal places that the fewest built lines separate from the nearest start place.

    Sets are bits: start, goals, ends and stops over places, built over lines. 0 when no goal can be reached.
    """
    seen = start
    edge = start
    while edge:
        if edge & goals:
            return edge & goals
        if seen != start:
            edge &= ~stops
        edge = _grown(edge, built, lines_at, ends) & ~seen
        seen |= edge
    return 0


def _grown(edge: int, built: int, lines_at: list[list[int]], ends: list[int]) -> int:
    """The places at built lines of the edge."""
    grown = 0
    for place in range(len(lines_at)):
        if edge >> place & 1:
            for line in lines_at[place]:
                if built >> line & 1:
                    grown |= ends[line]
    return grown
