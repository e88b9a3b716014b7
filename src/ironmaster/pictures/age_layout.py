"""The positions of places, spaces, markets, railways and sea lanes on a map of Age of Industry."""

from functools import lru_cache
from typing import Any, Final, NamedTuple

from ironmaster.pictures.constants import AGE_OF_INDUSTRY, size_of
from ironmaster.pictures.geometry import Bend, Box, Point, curve_through
from ironmaster.pictures.ground import land_of
from ironmaster.pictures.lettering import name_width
from ironmaster.pictures.pieces import NAME, TILE, pill_box
from ironmaster.pictures.placing import (
    PITCH,
    Placed,
    Standing,
    bowed,
    clear,
    corners,
    linked,
    printed,
    settle,
    town_boxes,
    walls_of,
)
from ironmaster.pictures.scene import Printed

SIZE: Final = size_of(AGE_OF_INDUSTRY)
MARKET: Final[int] = AGE_OF_INDUSTRY["market"]
"""Radius of a market counter."""
SEA: Final[tuple[int, int]] = (AGE_OF_INDUSTRY["sea"]["width"], TILE + AGE_OF_INDUSTRY["sea"]["border"])
GLYPH: Final = {
    "cotton": "i-cotton",
    "factory": "i-factory",
    "iron": "i-iron",
    "coal": "i-coal",
    "port": "i-port",
    "ship": "i-ship",
}
CELLS: Final[list[list[tuple[float, float]]]] = AGE_OF_INDUSTRY["cells"]
"""The positions of the spaces of a location, by their number."""


class Layout(NamedTuple):
    """The positions of everything on the board."""

    places: dict[str, Standing]
    spaces: dict[str, Point]
    markets: dict[str, Point]
    imports: dict[str, Box]
    lines: list[Placed]
    lanes: list[tuple[dict[str, Any], list[Bend]]]


def symbol_room() -> float:
    """The width of a symbol beside a name."""
    return NAME * float(AGE_OF_INDUSTRY["symbol"])


def has_sign(place: dict[str, Any]) -> bool:
    """Whether a location has a sign at the other end of its plate."""
    return bool(place["kind"] == "location" and (place["distant_port"] or not place["transit"]))


@lru_cache(maxsize=16)
def layout_of(table: Printed) -> Layout:
    """The layout of a board in a language. It depends on the widths of names."""
    fixtures, land = table.fixtures, land_of(table.board)
    places: dict[str, Standing] = {}
    for place in fixtures["places"]:
        at = printed(place, land, *SIZE)
        places[place["id"]] = Standing(place["id"], at, _boxes(place, at))
    settle(list(places.values()), fixtures["lines"], walls_of(*SIZE))
    lines = _lines(fixtures["lines"], places)
    lanes = [
        (lane, curve_through(a.at, bowed(a, b, places.values(), []), b.at))
        for lane in fixtures["lanes"]
        if lane["a"] in places and lane["b"] in places
        for a, b in ((places[lane["a"]], places[lane["b"]]),)
    ]
    layout = Layout(places, {}, {}, {}, lines, lanes)
    for place in fixtures["places"]:
        _within(place, places[place["id"]], layout)
    return layout


def _lines(lines: list[dict[str, Any]], places: dict[str, Standing]) -> list[Placed]:
    markers: dict[str, Point] = {}
    for line in lines:
        markers[line["id"]] = bowed(places[line["a"]], places[line["b"]], places.values(), list(markers.values()))
    clear(markers, list(places.values()), walls_of(*SIZE))
    return linked(lines, markers, places)


def _cells(place: dict[str, Any]) -> list[tuple[float, float]]:
    """The cells of a location; a market takes one beside its spaces."""
    number = len(place["spaces"])
    cells: list[tuple[float, float]] = CELLS[number] if 0 < number < len(CELLS) else _in_pairs(number)
    return [*cells, (max(x for x, _ in cells) + 1, 0)] if place["market"] else cells


def _in_pairs(number: int) -> list[tuple[float, float]]:
    return [(n % 2, n // 2) for n in range(number)]


def _boxes(place: dict[str, Any], at: Point) -> list[Box]:
    """The boxes of a place at a point: its plate first, then its trays."""
    name, kind = place["name"], place["kind"]
    if kind == "location":
        return town_boxes(name, _cells(place), at, symbol_room() * (2 if has_sign(place) else 1))
    if kind == "village":
        return [pill_box(name, at, 18, 30)]
    if kind == "market":
        wide = name_width(name, NAME) + (36 if place["distant_port"] else 22) + 2 * MARKET + 6
        return [Box(at.x - wide / 2, at.y - MARKET - 3, wide, 2 * MARKET + 6)]
    plate, high = name_width(name, NAME) + 14 + symbol_room(), NAME * 1.28 + 1
    wide, tall = max(SEA[0], plate), SEA[1]
    top = at.y - (tall + high) / 2
    return [Box(at.x - plate / 2, top, plate, high), Box(at.x - wide / 2, top + high - 1, wide, tall)]


def _within(place: dict[str, Any], stands: Standing, layout: Layout) -> None:
    """Spaces, markets and imports within their places."""
    market = place["market"]["id"] if place["market"] else ""
    if place["kind"] == "location":
        found = corners(_cells(place), stands.at)
        layout.spaces.update(zip((one["id"] for one in place["spaces"]), found, strict=False))
        if market:
            layout.markets[market] = Point(found[-1].x + TILE / 2, found[-1].y + TILE / 2)
    elif place["kind"] == "sea":
        x, y, w, h = stands.boxes[1]
        layout.spaces.update((one["id"], Point(x + 4, y + 4)) for one in place["spaces"])
        if place["import"]:
            layout.imports[place["import"]["id"]] = Box(x + 7 + PITCH, y + 7, 42, h - 14)
        if market:
            layout.markets[market] = Point(x + w - MARKET - 6, y + h / 2)
    elif market:
        x, y, w, h = stands.boxes[0]
        layout.markets[market] = Point(x + w - MARKET - 3, y + h / 2)
