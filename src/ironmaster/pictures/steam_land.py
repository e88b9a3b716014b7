"""Land and water under the hexes of Steam."""

from collections.abc import Iterable
from functools import lru_cache
from math import cos, pi, sin, sqrt
from typing import Any, Final, NamedTuple

from ironmaster.pictures import palette as c
from ironmaster.pictures.constants import STEAM
from ironmaster.pictures.geometry import Box, Point, at, mix
from ironmaster.pictures.ground import border
from ironmaster.pictures.lettering import name_width
from ironmaster.pictures.scene import Printed
from ironmaster.pictures.svg import num, path, rect, tag, text

R: Final[int] = STEAM["radius"]
"""From the middle of a hex to a corner."""
APOTHEM: Final = R * sqrt(3) / 2
SIDES: Final = 6
STEPS: Final[list[tuple[int, int]]] = STEAM["steps"]
"""Towards the neighbour across each edge: north first, then clockwise."""
MARGIN: Final = 16
WATERLINES: Final[list[float]] = STEAM["waterlines"]
NAME_SIZES: Final = [(int(name["size"]), -90 if name["upright"] else 0) for name in STEAM["names"]]
"""Possible sizes and rotations of the name of a water, the best first."""
Axial = tuple[int, int]


class Land(NamedTuple):
    """A drawn ground, and the part of the plane that it covers."""

    box: Box
    content: str


def middle_of(place: Axial) -> Point:
    """Where a hex lies."""
    return Point(1.5 * R * place[0], 2 * APOTHEM * (place[1] + place[0] / 2))


def across(place: Axial, edge: int) -> Axial:
    """The neighbour at an edge."""
    return place[0] + STEPS[edge][0], place[1] + STEPS[edge][1]


def where(hex_: dict[str, Any]) -> Axial:
    """The coordinates of a hex of the fixtures."""
    return hex_["q"], hex_["r"]


def _around(middle: Point, radius: float, degrees: float) -> Point:
    angle = degrees * pi / 180
    return Point(middle.x + radius * cos(angle), middle.y + radius * sin(angle))


def edge_middle(middle: Point, edge: int, share: float = 1) -> Point:
    """The middle of an edge."""
    return _around(middle, APOTHEM * share, edge * 60 - 90)


def outline(middle: Point, share: float = 1) -> str:
    """The outline of a hex, smaller or larger than it is."""
    return "M" + "L".join(at(_around(middle, R * share, turn)) for turn in range(0, 360, 60)) + "Z"


def _outlines(places: Iterable[Axial], share: float) -> str:
    return "".join(outline(middle_of(place), share) for place in places)


def _edges(hex_: dict[str, Any], edges: Iterable[int]) -> str:
    middle = middle_of(where(hex_))
    ends = [(_around(middle, R, edge * 60 - 120), _around(middle, R, edge * 60 - 60)) for edge in edges]
    return "".join(f"M{at(a)}L{at(b)}" for a, b in ends)


def chance(place: Axial, salt: int) -> float:
    """A fixed pseudorandom number from 0 to 1 for a hex, so that random details are the same in every drawing."""
    seed = (place[0] * 374761393 + place[1] * 668265263 + salt * 2246822519) & 0xFFFFFFFF
    seed = (seed ^ seed >> 13) * 1274126177 & 0xFFFFFFFF
    return (seed ^ seed >> 16) / 4294967296


@lru_cache(maxsize=16)
def land_of(table: Printed) -> Land:
    """The ground of a board; nothing on it changes during a game."""
    hexes = table.fixtures["hexes"]
    middles = [middle_of(where(one)) for one in hexes]
    left, top = min(x for x, _ in middles) - R - MARGIN, min(y for _, y in middles) - APOTHEM - MARGIN
    right, bottom = max(x for x, _ in middles) + R + MARGIN, max(y for _, y in middles) + APOTHEM + MARGIN
    box = Box(left, top, right - left, bottom - top)
    sea, beyond = _cells(table.fixtures, box)
    wet = set(sea)
    parts = [
        rect(*box, fill=c.PANEL2),
        path(_outlines(beyond, 1.015), fill=f"url(#beyond-{table.board})"),
        _water(table.board, hexes, sea),
        path(_outlines(map(where, hexes), 1.004), fill=c.LAND),
        _hills(hexes),
        _rivers(hexes, wet),
        path(_outlines(map(where, hexes), 1), stroke=c.INK, stroke_opacity=".2"),
        path("".join(_edges(one, one["border"]) for one in hexes), stroke=c.INK, stroke_width="1.4", opacity=".5"),
        path("".join(_edges(one, one["black"]) for one in hexes), stroke=c.INK, stroke_width="3.4", **_ROUND),
        *_names(table.fixtures, sea, box),
        border(box),
    ]
    clip = tag("clipPath", rect(*box), id=f"map-{table.board}")
    stripes = tag(
        "pattern",
        path("M0 0V5", stroke=c.LINE),
        id=f"beyond-{table.board}",
        width=5,
        height=5,
        patternUnits="userSpaceOnUse",
        patternTransform="rotate(35)",
    )
    return Land(box, tag("defs", clip, stripes) + tag("g", *parts, clip_path=f"url(#map-{table.board})"))


_ROUND: Final[dict[str, object]] = {"stroke_linecap": "round", "stroke_linejoin": "round"}


def _distance(one: Axial, other: Axial) -> float:
    dq, dr = one[0] - other[0], one[1] - other[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) / 2


def _cells(fixtures: dict[str, Any], box: Box) -> tuple[dict[Axial, int], list[Axial]]:
    """The cells around the hexes: water where it is nearer than land, and land beyond the map."""
    dry = {where(one) for one in fixtures["hexes"]}
    waters = [(n, (q, r)) for n, water in enumerate(fixtures["waters"]) for q, r in water["hexes"]]
    sea: dict[Axial, int] = {}
    beyond = []
    for q in range(int(box.x // (1.5 * R)) - 1, int((box.x + box.w) // (1.5 * R)) + 2):
        first = int((box.y / (2 * APOTHEM) - q / 2) // 1) - 1
        for r in range(first, first + int(box.h / (2 * APOTHEM)) + 4):
            if (q, r) in dry:
                continue
            near = min(((_distance((q, r), place), n) for n, place in waters), default=(9999.0, -1))
            if near[0] <= min(_distance((q, r), place) for place in dry):
                sea[q, r] = near[1]
            else:
                beyond.append((q, r))
    return sea, beyond


def _water(board: str, hexes: list[dict[str, Any]], sea: dict[Axial, int]) -> str:
    """The sea, hatched along the coast."""
    coast = "".join(_edges(one, (edge for edge in one["black"] if across(where(one), edge) in sea)) for one in hexes)
    clip, shore = f"sea-{board}", f"shore-{board}"
    lines = []
    for n, wide in enumerate(WATERLINES):
        stroke = c.SEA_LINE if n % 2 == 0 else c.SEA_FAR if n < 4 else c.SEA
        faint = ".7" if n % 2 == 0 else None
        lines.append(tag("use", href=f"#{shore}", stroke=stroke, stroke_width=wide, stroke_opacity=faint, **_ROUND))
    water = _outlines(sea, 1.02)
    parts = tag("defs", tag("clipPath", path(water, fill="#000"), id=clip), tag("path", d=coast, id=shore))
    return parts + path(water, fill=c.SEA_FAR) + tag("g", *lines, clip_path=f"url(#{clip})")


def _hills(hexes: list[dict[str, Any]]) -> str:
    hills = [where(one) for one in hexes if one["terrain"] == "hill"]
    tint = path(_outlines(hills, 0.985), fill=c.HILL, fill_opacity=".17")
    return tint + path("".join(map(_mounds, hills)), stroke=c.HILL, stroke_width="1", opacity=".75")


def _mounds(place: Axial) -> str:
    """Three mounds on a hill, hatched downhill."""
    x, y = middle_of(place)
    found = []
    for n, (dx, dy, radius) in enumerate(((-13, -11, 15.0), (14, 0, 14.0), (-9, 16, 11.5))):
        left = x + dx + (chance(place, 2 * n + 1) - 0.5) * 7
        top = y + dy + (chance(place, 2 * n + 2) - 0.5) * 7
        count = round(radius * 1.2)
        for ray in range(count):
            angle = 2 * pi * ray / count + (chance(place, 20 + n * 40 + ray) - 0.5) * 0.12
            outer = radius * (0.84 + 0.2 * sin(angle)) * (0.86 + 0.2 * chance(place, 160 + n * 40 + ray))
            ends = [Point(left + far * cos(angle), top + far * 0.74 * sin(angle)) for far in (radius * 0.46, outer)]
            found.append(f"M{at(ends[0])}L{at(ends[1])}")
    return "".join(found)


# Rivers


def _rivers(hexes: list[dict[str, Any]], wet: set[Axial]) -> str:
    """Streams through the hexes that have one, joined to neighbours, running out at a coast or border."""
    wetted = {where(one): one for one in hexes if one["river"]}
    joined: dict[Axial, list[Axial]] = {place: [] for place in wetted}
    for a, b in _joined(list(wetted)):
        joined[a].append(b)
        joined[b].append(a)
    d = "".join(_stream(place, joined[place], _mouth(hex_, joined[place], wet)) for place, hex_ in wetted.items())
    bank = path(d, stroke=c.CANAL, stroke_width="4.6", opacity=".72", **_ROUND)
    return bank + path(d, stroke=c.SEA, stroke_width="2.2", **_ROUND)


def _joined(places: list[Axial]) -> list[tuple[Axial, Axial]]:
    """The hexes whose streams join: without rings, and with a fork only where a stream would otherwise be cut off."""
    part = {place: place for place in places}
    ends = dict.fromkeys(places, 0)

    def root(place: Axial) -> Axial:
        while part[place] != place:
            place = part[place]
        return place

    found = []
    for most in (2, 3):
        for edge in (3, 2, 4):
            for place in places:
                other = across(place, edge)
                if other in part and root(place) != root(other) and ends[place] < most and ends[other] < most:
                    part[root(place)] = root(other)
                    ends[place] += 1
                    ends[other] += 1
                    found.append((place, other))
    return found


def _bed(place: Axial) -> Point:
    x, y = middle_of(place)
    return Point(x + (chance(place, 1) - 0.5) * 0.5 * R, y + (chance(place, 2) - 0.5) * 0.4 * R)


def _mouth(hex_: dict[str, Any], joined: list[Axial], wet: set[Axial]) -> Point | None:
    """The edge at which a stream leaves the map: towards water rather than the border, and as straight as possible."""
    place = where(hex_)
    ways = [edge for edge in range(SIDES) if across(place, edge) in wet or edge in hex_["border"]]
    if len(joined) > 1 or not ways:
        return None
    middle = middle_of(place)
    come = middle_of(joined[0]) if joined else Point(middle.x, middle.y - 1)

    def cost(edge: int) -> float:
        to = edge_middle(middle, edge)
        straight = (to.x - middle.x) * (middle.x - come.x) + (to.y - middle.y) * (middle.y - come.y)
        return (0 if across(place, edge) in wet else 1e6) - straight

    return edge_middle(middle, min(ways, key=cost), 1.02)


def _stream(place: Axial, joined: list[Axial], mouth: Point | None) -> str:
    """The stream of a hex: from the border with each neighbour through the bed, smooth across borders."""
    bed = _bed(place)
    ends = [mix(bed, _bed(other), 0.5) for other in joined] + ([mouth] if mouth else [])
    if len(ends) < 2:
        ends.append(edge_middle(middle_of(place), 5, 0.5) if ends else bed)
    return "".join(f"M{at(ends[0])}Q{at(bed)} {at(end)}" for end in ends[1:])


# Names of waters


def _names(fixtures: dict[str, Any], sea: dict[Axial, int], box: Box) -> list[str]:
    """The name of each water, where there is most room, and upright if the water is higher than wide."""
    dry = [middle_of(where(one)) for one in fixtures["hexes"]]
    found = []
    for n, water in enumerate(fixtures["waters"]):
        cells = [middle_of(place) for place, number in sea.items() if number == n]
        for size, turn in NAME_SIZES:
            half = name_width(water["name"], size) / 2
            fits = [cell for cell in cells if _fits(cell, half, turn, size, dry, cells, box)]
            if fits:
                mean = Point(sum(x for x, _ in fits) / len(fits), sum(y for _, y in fits) / len(fits))
                best = min(fits, key=lambda one: (one.x - mean.x) ** 2 + (one.y - mean.y) ** 2)
                found.append(_name(water["name"], best, size, turn))
                break
    return found


def _fits(cell: Point, half: float, turn: int, size: float, dry: list[Point], cells: list[Point], box: Box) -> bool:
    for n in range(7):
        off = half * (n / 3 - 1)
        x, y = (cell.x, cell.y + off) if turn else (cell.x + off, cell.y)
        if box.gap(Point(x, y)) > -24 or any((x - a) ** 2 + (y - b) ** 2 <= (R + size * 0.3) ** 2 for a, b in dry):
            return False
        if not any((x - a) ** 2 + (y - b) ** 2 < (R * 0.95) ** 2 for a, b in cells):
            return False
    return True


def _name(name: str, place: Point, size: float, turn: int) -> str:
    put = f"translate({num(place.x)} {num(place.y)}) rotate({turn})"
    look: dict[str, Any] = {"font_style": "italic", "letter_spacing": ".06em", "transform": put}
    return text(0, size * 0.3, name, size, fill=c.SEA_TEXT, serif=True, **look)
