"""The roads and lines of Industria: their ways from tile to tile without crossing another tile."""

from typing import Any, NamedTuple

from ironmaster.pictures.geometry import Box, Point
from ironmaster.pictures.svg import num

Data = dict[str, Any]


class Road(NamedTuple):
    """A link with its way, and the position of its points."""

    link: Data
    d: str
    at: Point


def roads(links: list[Data], tiles: dict[str, Data], boxes: dict[str, Box]) -> list[Road]:
    """The ways of all links whose two ends are on the board."""
    taken = {(tile["kind"], *tile["at"]) for tile in tiles.values()}
    found = []
    for link in links:
        if link["a"] in tiles and link["b"] in tiles:
            upper, lower = sorted((link["a"], link["b"]), key=lambda name: int(tiles[name]["at"][1]))
            found.append(Road(link, *_way(tiles[upper], tiles[lower], boxes[upper], boxes[lower], taken)))
    return found


def _way(upper: Data, lower: Data, a: Box, b: Box, taken: set[tuple[str, int, int]]) -> tuple[str, Point]:
    (column, row), (to_column, to_row) = upper["at"], lower["at"]
    if row == to_row:
        return _beside(a, b)

    def free(at: int) -> bool:
        return all((upper["kind"], at, between) not in taken for between in range(row + 1, to_row))

    if column == to_column:
        return _straight(a, b) if free(column) else _around(a, b)
    return _across(a, b, to_row - row, 1 if to_column > column else -1, free(to_column))


def _across(a: Box, b: Box, rows: int, side: int, free: bool) -> tuple[str, Point]:
    """A way that changes columns between two rows: first if the column of the other end is free, otherwise last."""
    aside = min(15, a.w * 0.2)
    x, y = a.x + a.w / 2 + side * aside, a.y + a.h
    to_x, to_y = b.x + b.w / 2 - (0 if rows > 1 else side * aside), b.y
    room = (b.y - a.y) / rows - a.h
    turn = b.y if rows == 1 else y + room if free else to_y
    begin = y if rows == 1 or free else to_y - room
    half = (begin + turn) / 2
    bend = f"C{num(x)} {num(half)} {num(to_x)} {num(half)} {num(to_x)} {num(turn)}"
    return f"M{num(x)} {num(y)}V{num(begin)}{bend}V{num(to_y)}", Point((x + to_x) / 2, half)


def _straight(a: Box, b: Box) -> tuple[str, Point]:
    x = a.x + a.w / 2
    return f"M{num(x)} {num(a.y + a.h)}V{num(b.y)}", Point(x, (a.y + a.h + b.y) / 2)


def _beside(a: Box, b: Box) -> tuple[str, Point]:
    left, right = (a, b) if a.x < b.x else (b, a)
    y = a.y + a.h / 2
    return f"M{num(left.x + left.w)} {num(y)}H{num(right.x)}", Point((left.x + left.w + right.x) / 2, y)


def _around(a: Box, b: Box) -> tuple[str, Point]:
    """Around the left of the tiles in between."""
    x, top, bottom = a.x - 13, a.y + a.h / 2, b.y + b.h / 2
    d = f"M{num(a.x)} {num(top)}Q{num(x)} {num(top)} {num(x)} {num(top + 26)}"
    return f"{d}V{num(bottom - 26)}Q{num(x)} {num(bottom)} {num(b.x)} {num(bottom)}", Point(x, (top + bottom) / 2)
