"""Networks of places joined by lines: which places are connected, and which are nearest. Sets of places are bits.

`reach[p]` is the set of the places connected to p, p included. It changes only when a line is built, so the many
questions in between are one bit test each. `near[p]` is the set of the places that one line joins to p. A stop is a
place where connections begin and end but which they do not pass.
"""

from typing import Any

from mypy_extensions import i64

from ironmaster.kit import bits


def alone(places: int) -> list[int]:
    """The reach of every place before anything is built."""
    return [1 << place for place in range(places)]


def neighbours(places: int, built: int, end_a: list[int], end_b: list[int]) -> list[int]:
    """The neighbours of every place, from the set of built lines and the ends of all lines.

    >>> neighbours(3, 0b10, [0, 1], [1, 2])
    [0, 4, 2]
    """
    near = [0] * places
    line = 0
    while built:
        if built & 1:
            near[end_a[line]] |= 1 << end_b[line]
            near[end_b[line]] |= 1 << end_a[line]
        built >>= 1
        line += 1
    return near


def join(reach: list[Any], a: int, b: int, stops: int = 0) -> None:
    """Record that a line now joins places a and b.

    All connected places share one int object. The list is typed Any so that compiled code keeps these objects: many
    games at once then need less of the processor's cache.
    """
    if reach[a] >> b & 1 and reach[b] == reach[a]:
        return
    if (stops >> a | stops >> b) & 1:
        _join_at_stop(reach, a, b, stops)
        return
    joined: Any = reach[a] | reach[b]
    for place in bits.members(joined):
        reach[place] = reach[place] | joined if stops >> place & 1 else joined


def _join_at_stop(reach: list[Any], a: int, b: int, stops: int) -> None:
    """Join a line with a stop at one or both ends: places behind one end reach the other end, but not beyond a stop."""
    from_a: int = 1 << a if stops >> a & 1 else reach[a]
    from_b: int = 1 << b if stops >> b & 1 else reach[b]
    _widen(reach, from_a, from_b)
    _widen(reach, from_b, from_a)


def _widen(reach: list[Any], places: int, more: int) -> None:
    """Extend the reach of some places. Places that shared an object share the new one."""
    before: Any = None
    after: Any = None
    for place in bits.members(places):
        if reach[place] is not before:
            before = reach[place]
            after = before | more
        reach[place] = after


def reached(start: int, near: list[int], stops: int) -> int:
    """All places connected to the start places, including these. Connections do not pass through stops."""
    seen = start
    edge = start
    while edge:
        edge = _grown(edge, near) & ~seen
        seen |= edge
        edge &= ~stops
    return seen


def nearest(start: int, goals: int, near: list[int], stops: int = 0) -> int:
    """The goal places with the fewest lines to the nearest start place; 0 if none is connected."""
    seen = start
    edge = start
    while edge:
        if edge & goals:
            return edge & goals
        if seen != start:
            edge &= ~stops
        edge = _grown(edge, near) & ~seen
        seen |= edge
    return 0


def _grown(edge: int, near: list[int]) -> int:
    """The neighbours of the edge."""
    if len(near) > bits.WORD:
        grown = 0
        for place in bits.members(edge):
            grown |= near[place]
        return grown
    rest: i64 = edge
    found: i64 = 0
    at: i64 = 0
    while rest:
        if rest & 0b11111 == 0:
            rest >>= 5
            at += 5
            continue
        if rest & 1:
            found |= near[at]
        rest >>= 1
        at += 1
    return found
