"""The positions of the places and links of a map: as printed, moved by the nudges of the map, then pushed apart.

So the names and links of every board stay visible, even if its file has no nudges.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Any, Final, NamedTuple

from ironmaster.pictures.constants import MAP
from ironmaster.pictures.geometry import Bend, Box, Point, curve_through, keep_inside, points_on, separate, square
from ironmaster.pictures.ground import projector
from ironmaster.pictures.lettering import name_width
from ironmaster.pictures.pieces import LETTER, NAME, TILE

PITCH: Final[int] = TILE + MAP["gap"]
TRAY: Final[int] = MAP["tray"]
FRAME: Final[int] = MAP["frame"]
APART: Final[int] = MAP["apart"]
LINKED_APART: Final[int] = MAP["linked_apart"]
"""Room between two places that a line joins: a letter must fit on the link."""
BOWS: Final[list[float]] = MAP["bows"]
"""The possible bows of a link, as shares of its length, the straightest first."""


@dataclass
class Standing:
    """The boxes that a place covers: its plate first, then the others."""

    name: str
    at: Point
    boxes: list[Box]

    def __post_init__(self) -> None:
        left, top = min(box.x for box in self.boxes), min(box.y for box in self.boxes)
        right, bottom = max(box.x + box.w for box in self.boxes), max(box.y + box.h for box in self.boxes)
        self.around = Box(left, top, right - left, bottom - top)

    def shift(self, by: Point) -> None:
        """Move it with all that belongs to it."""
        if by.x or by.y:
            self.at = Point(self.at.x + by.x, self.at.y + by.y)
            self.boxes = [box.moved(by) for box in self.boxes]
            self.around = self.around.moved(by)

    def far_from(self, other: Box, room: float) -> bool:
        """Whether the distance to another box is greater than `room`."""
        x, y, w, h = self.around
        return (
            x > other.x + other.w + room
            or other.x > x + w + room
            or y > other.y + other.h + room
            or other.y > y + h + room
        )


class Placed(NamedTuple):
    """A link with its marker."""

    line: dict[str, Any]
    at: Point
    bends: list[Bend]


def printed(place: dict[str, Any], land: dict[str, Any], width: float, height: float) -> Point:
    """The position of a place before it is pushed."""
    x, y = place["at"]
    if "stretch" in land:
        x, y = _between(x, land["stretch"]["x"]), _between(y, land["stretch"]["y"])
    at = projector(width, height)([x, y])
    dx, dy = land.get("nudges", {}).get("places", {}).get(place["id"], (0, 0))
    return Point(at.x + dx, at.y + dy)


def _between(value: float, pairs: list[list[float]]) -> float:
    after = next((n for n, (start, _) in enumerate(pairs) if start >= value), len(pairs) - 1)
    (x0, y0), (x1, y1) = pairs[max(1, after) - 1], pairs[max(1, after)]
    return y0 + (value - x0) / (x1 - x0) * (y1 - y0)


def corners(cells: Sequence[tuple[float, float]], at: Point) -> list[Point]:
    """The upper left corners of a town's cells around a point, with its plate above them."""
    columns, rows = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
    plate = NAME * 1.28
    left, top = at.x - columns * PITCH / 2, at.y - (rows * PITCH + plate) / 2 + plate
    return [Point(left + x * PITCH + 1, top + y * PITCH + 1) for x, y in cells]


def town_boxes(name: str, cells: Sequence[tuple[float, float]], at: Point, aside: float = 0) -> list[Box]:
    """The boxes of a town at a point: its plate, with room for `aside`, then its trays."""
    trays = [Box(x - TRAY, y - TRAY, TILE + 2 * TRAY, TILE + 2 * TRAY) for x, y in corners(cells, at)]
    top = min(tray.y for tray in trays) + TRAY - 1
    wide, high = name_width(name, NAME) + 12 + aside, NAME * 1.28 + 1
    return [Box(at.x - wide / 2, top - high, wide, high), *trays]


def walls_of(width: float, height: float) -> Box:
    """The area for places."""
    return Box(FRAME, FRAME, width - 2 * FRAME, height - 2 * FRAME)


def settle(places: Sequence[Standing], lines: Iterable[dict[str, Any]], walls: Box) -> None:
    """Push places apart until none touch."""
    joined = {frozenset((line["a"], line["b"])) for line in lines}
    for _ in range(300):
        still = True
        for n, one in enumerate(places):
            for other in places[n + 1 :]:
                room = LINKED_APART if frozenset((one.name, other.name)) in joined else APART
                push = None if one.far_from(other.around, room) else separate(one.boxes, other.boxes, room)
                if push is not None:
                    one.shift(Point(push.x / 2, push.y / 2))
                    other.shift(Point(-push.x / 2, -push.y / 2))
                    still = False
            one.shift(keep_inside(one.boxes, walls))
        if still:
            return


def clear(markers: dict[str, Point], places: Sequence[Standing], walls: Box) -> None:
    """Move the markers of links away from places and from each other."""
    for _ in range(120):
        if not _pushed(markers, places, walls):
            return
    for name in markers:  # pushed back and forth between two places: take the nearest free spot
        markers[name] = next(
            (at for at in _spots(markers[name]) if _is_free(name, at, markers, places, walls)), markers[name]
        )


def _pushed(markers: dict[str, Point], places: Sequence[Standing], walls: Box) -> bool:
    """Whether any marker had to be moved."""
    names, moved = list(markers), False
    for n, name in enumerate(names):
        for other in names[n + 1 :]:
            push = separate([square(markers[name], LETTER)], [square(markers[other], LETTER)], 3)
            if push is not None:
                markers[name] = _moved(markers[name], push, 0.5)
                markers[other] = _moved(markers[other], push, -0.5)
                moved = True
        for place in places:
            here = square(markers[name], LETTER)
            push = None if place.far_from(here, 1) else separate([here], place.boxes, 1)
            if push is not None:
                markers[name] = _moved(markers[name], push, 1)
                moved = True
        markers[name] = _moved(markers[name], keep_inside([square(markers[name], LETTER)], walls), 1)
    return moved


def _spots(at: Point) -> Iterator[Point]:
    """The point itself, then points around it at growing distance."""
    yield at
    for far in range(4, 100, 4):
        for turn in range(16):
            yield Point(at.x + far * cos(turn * pi / 8), at.y + far * sin(turn * pi / 8))


def _is_free(name: str, at: Point, markers: dict[str, Point], places: Sequence[Standing], walls: Box) -> bool:
    here = square(at, LETTER)
    others = [square(marker, LETTER) for other, marker in markers.items() if other != name]
    covers = [box for place in places if not place.far_from(here, 1) for box in place.boxes]
    inside = keep_inside([here], walls)
    return not (inside.x or inside.y) and separate([here], [*others, *covers], 0) is None


def _moved(at: Point, by: Point, share: float) -> Point:
    return Point(at.x + by.x * share, at.y + by.y * share)


def bowed(a: Standing, b: Standing, places: Iterable[Standing], markers: Sequence[Point]) -> Point:
    """The marker of a link with the least bow that avoids other places and markers."""
    middle = _open_middle(a, b)
    reach = 0.4 * (abs(a.at.x - b.at.x) + abs(a.at.y - b.at.y)) + 60
    left, right = min(a.at.x, b.at.x) - reach, max(a.at.x, b.at.x) + reach
    top, bottom = min(a.at.y, b.at.y) - reach, max(a.at.y, b.at.y) + reach
    near_by = [one for one in places if left < one.at.x < right and top < one.at.y < bottom]
    covers = [box for one in near_by if one is not a and one is not b for box in one.boxes]
    aside = Point(b.at.y - a.at.y, a.at.x - b.at.x)
    best, found = float("inf"), middle
    for bow in BOWS:
        at = _moved(middle, aside, bow)
        near = sum(1 for other in markers if abs(other.x - at.x) + abs(other.y - at.y) < 36)
        points = points_on(curve_through(a.at, at, b.at))
        hidden = sum(1 for point in points if any(box.gap(point) < 5 for box in covers))
        cost = 2 * hidden + 4 * near + 9 * abs(bow)
        if cost < best:
            best, found = cost, at
    return found


def _open_middle(a: Standing, b: Standing) -> Point:
    """The middle of the visible part of a straight link."""
    line = [Point(a.at.x + (b.at.x - a.at.x) * n / 40, a.at.y + (b.at.y - a.at.y) * n / 40) for n in range(41)]
    free = [point for point in line if all(box.gap(point) > 0 for box in (*a.boxes, *b.boxes))]
    first, last = (free[0], free[-1]) if free else (a.at, b.at)
    return Point((first.x + last.x) / 2, (first.y + last.y) / 2)


def linked(lines: Iterable[dict[str, Any]], markers: dict[str, Point], places: dict[str, Standing]) -> list[Placed]:
    """Every link as a curve through its marker."""
    return [
        Placed(line, at, curve_through(places[line["a"]].at, at, places[line["b"]].at))
        for line in lines
        for at in (markers[line["id"]],)
    ]
