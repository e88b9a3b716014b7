"""Plane geometry for drawings: boxes that must not touch, curves through points."""

import itertools
from collections.abc import Sequence
from typing import NamedTuple

from ironmaster.pictures.svg import num


class Point(NamedTuple):
    """A place in a drawing."""

    x: float
    y: float


class Box(NamedTuple):
    """A rectangle in a drawing."""

    x: float
    y: float
    w: float
    h: float

    def moved(self, by: Point) -> "Box":
        """The box, moved."""
        return Box(self.x + by.x, self.y + by.y, self.w, self.h)

    def gap(self, at: Point) -> float:
        """The distance of a point from the box; 0 or less inside it."""
        return max(self.x - at.x, at.x - self.x - self.w, self.y - at.y, at.y - self.y - self.h)


def square(at: Point, half: float) -> Box:
    """The box around a point."""
    return Box(at.x - half, at.y - half, 2 * half, 2 * half)


def separate(ours: Sequence[Box], theirs: Sequence[Box], room: float) -> Point | None:
    """The move that resolves the deepest overlap of the first boxes with the second ones; None if there is none."""
    deepest, push = 0.05, None
    for a in ours:
        for b in theirs:
            dx, dy = a.x + a.w / 2 - b.x - b.w / 2, a.y + a.h / 2 - b.y - b.h / 2
            across, down = (a.w + b.w) / 2 + room - abs(dx), (a.h + b.h) / 2 + room - abs(dy)
            if min(across, down) > deepest:
                deepest = min(across, down)
                right, below = 1 if dx >= 0 else -1, 1 if dy >= 0 else -1
                push = Point(right * across, 0) if across < down else Point(0, below * down)
    return push


def keep_inside(boxes: Sequence[Box], walls: Box) -> Point:
    """The move that brings boxes back inside the walls."""
    left, top = min(box.x for box in boxes) - walls.x, min(box.y for box in boxes) - walls.y
    right = walls.x + walls.w - max(box.x + box.w for box in boxes)
    bottom = walls.y + walls.h - max(box.y + box.h for box in boxes)
    return Point(-left if left < 0 else min(0, right), -top if top < 0 else min(0, bottom))


def mix(p: Point, q: Point, share: float) -> Point:
    """A point between two."""
    return Point(p.x + (q.x - p.x) * share, p.y + (q.y - p.y) * share)


def at(point: Point) -> str:
    """A point in the notation of SVG paths."""
    return f"{num(point.x)} {num(point.y)}"


def smooth(points: Sequence[Point], tension: float = 0.5) -> str:
    """A smooth path through points; tension 1 is a full curve."""
    pull, found = tension / 3, [f"M{at(points[0])}"]
    for n, (p, q) in enumerate(itertools.pairwise(points)):
        before, after = points[max(0, n - 1)], points[min(len(points) - 1, n + 2)]
        out = Point(p.x + (q.x - before.x) * pull, p.y + (q.y - before.y) * pull)
        home = Point(q.x - (after.x - p.x) * pull, q.y - (after.y - p.y) * pull)
        found.append(f"C{at(out)} {at(home)} {at(q)}")
    return "".join(found)


class Bend(NamedTuple):
    """A line along a cubic curve."""

    start: Point
    out: Point
    home: Point
    end: Point

    def point(self, t: float) -> Point:
        """A point of it, from 0 to 1."""
        p, q, s = mix(self.start, self.out, t), mix(self.out, self.home, t), mix(self.home, self.end, t)
        return mix(mix(p, q, t), mix(q, s, t), t)


def line_of(bends: Sequence[Bend]) -> str:
    """One path through bends that follow each other."""
    curves = (f"C{at(bend.out)} {at(bend.home)} {at(bend.end)}" for bend in bends)
    return f"M{at(bends[0].start)}{''.join(curves)}"


def points_on(bends: Sequence[Bend], each: int = 12) -> list[Point]:
    """Points along bends, evenly spaced in each."""
    return [bend.point((n + 0.5) / each) for bend in bends for n in range(each)]


def curve_through(a: Point, middle: Point, b: Point) -> list[Bend]:
    """A smooth link from place to place through its marker."""
    dx, dy = (b.x - a.x) / 3, (b.y - a.y) / 3
    back, on = Point(middle.x - dx, middle.y - dy), Point(middle.x + dx, middle.y + dy)
    return [Bend(a, mix(a, middle, 1 / 3), back, middle), Bend(middle, on, mix(b, middle, 1 / 3), b)]
