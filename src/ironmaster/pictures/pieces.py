"""The pieces that the games share: tiles, cubes, slots, links, names, letters."""

from typing import Final, NamedTuple

from ironmaster.pictures import palette as c
from ironmaster.pictures.constants import MAP
from ironmaster.pictures.geometry import Box, Point
from ironmaster.pictures.lettering import name_width
from ironmaster.pictures.svg import circle, glyph, group, num, path, rect, tag, text

TILE: Final[int] = MAP["tile"]
"""The edge of a tile."""
ROMAN: Final = ("0", "I", "II", "III", "IV", "V", "VI", "VII")
LETTER: Final[int] = MAP["letter"]
"""Half the size of a link's letter."""
NAME: Final = 13
"""Size of the names of places."""


class TileLook(NamedTuple):
    """A tile as it looks."""

    owner: str
    level: int
    glyph: str
    flipped: bool
    points: int
    cubes: int
    cube: str


def tile(x: float, y: float, look: TileLook, size: float = TILE) -> str:
    """Owner frame with letter, pattern and level; paper with glyph and cubes or, flipped, brass with points."""
    band, frame, corner = size * 0.29, size * 0.065, size * 0.075
    body, letter, level = size - band - frame, size * 0.25, ROMAN[look.level]
    fill, base = c.OWNER[look.owner], band * 0.5 + letter * 0.36
    edge = c.INK if look.flipped else None
    parts = [
        rect(0.8, 1.6, size, size, rx=corner, fill="#3c2c0c", fill_opacity=".28"),
        rect(0, 0, size, size, rx=corner, fill=fill),
        rect(size * 0.28, 0.6, size * (0.52 - 0.075 * len(level)), band - 0.6, fill=f"url(#p-{look.owner})"),
        rect(frame, band, size - 2 * frame, body, rx=corner / 2, fill=c.BRASS if look.flipped else c.TILE, stroke=edge),
        text(size * 0.16, base, look.owner, letter, fill=c.WHITE, weight=700),
        text(size * 0.915, base, level, letter, fill=c.WHITE, weight=700, serif=True, anchor="end"),
    ]
    return group(*parts, _flipped(look, size) if look.flipped else _at_work(look, size), at=(x, y))


def _flipped(look: TileLook, size: float) -> str:
    band, frame = size * 0.29, size * 0.065
    body, edge, figure = size - band - frame, size * 0.3, size * (0.45 if 0 <= look.points < 10 else 0.4)
    points = str(look.points).replace("-", "−")
    return glyph(
        look.glyph, frame + size * 0.06, band + (body - edge) / 2, edge, fill=c.ON_BRASS, opacity=".72"
    ) + text(size * 0.86, band + body / 2 + figure * 0.34, points, figure, fill=c.ON_BRASS, weight=700, anchor="end")


def _at_work(look: TileLook, size: float) -> str:
    band, frame = size * 0.29, size * 0.065
    body, edge = size - band - frame, size * (0.36 if look.cubes else 0.54)
    if not look.cubes:
        return glyph(look.glyph, (size - edge) / 2, band + (body - edge) / 2, edge)
    columns, wide = (2, size * 0.24) if look.cubes > 5 else (3, size * 0.28)
    spots = [
        (size - frame - wide * (1.02 + n % columns * 0.86), size - frame - wide * (1.1 + n // columns * 0.8))
        for n in range(look.cubes)
    ]
    cubes = "".join(cube(look.cube, x, y, wide) for x, y in spots)
    return glyph(look.glyph, frame + size * 0.03, band + size * 0.03, edge) + cubes


def cube(kind: str, x: float, y: float, edge: float, **attributes: object) -> str:
    """A cube from its upper left corner, such as `c-coal`."""
    return glyph(kind, x, y, edge * 1.08, fill=c.GOODS_MARK, data_cube=kind, **attributes)


def slot(x: float, y: float, glyphs: list[str], size: float = TILE) -> str:
    """A free slot: a dashed tray with the industries allowed, two of them divided by a diagonal."""
    tray = rect(1.5, 1.5, size - 3, size - 3, rx=size * 0.075, fill=c.SLOT, stroke=c.INK3, stroke_dasharray="3 2.4")
    faint = {"fill": c.INK3, "opacity": ".8"}
    if len(glyphs) == 1:
        edge = size * 0.46
        return group(tray, glyph(glyphs[0], (size - edge) / 2, (size - edge) / 2, edge, **faint), at=(x, y))
    if not glyphs:
        return group(tray, at=(x, y))
    edge, low, high = size * 0.35, num(size * 0.78), num(size * 0.22)
    split = path(f"M{high} {low}L{low} {high}", stroke=c.INK3, stroke_width=".9", opacity=".6")
    first = glyph(glyphs[0], size * 0.11, size * 0.12, edge, **faint)
    return group(tray, split, first, glyph(glyphs[1], size * 0.54, size * 0.53, edge, **faint), at=(x, y))


def link(d: str, kind: str, owner: str = "", width: float = 8.5) -> str:
    """A free rail, canal, road or line along a path or, built, a band in hue and pattern of its owner."""
    if not owner:
        return "".join(path(d, **look) for look in _FREE[kind])
    band = [
        path(d, stroke=c.INK, stroke_width=width + 3.4),
        path(d, stroke=c.OWNER[owner], stroke_width=width),
    ]
    if owner in c.LINK_PATTERN:
        dash, share, cap = c.LINK_PATTERN[owner]
        over = {"stroke": c.WHITE, "stroke_opacity": ".8", "stroke_width": width * share}
        band.append(path(d, stroke_dasharray=dash, stroke_linecap=cap, **over))
    return "".join(band)


_FREE: Final[dict[str, tuple[dict[str, object], ...]]] = {
    "rail": (
        {"stroke": c.INK, "stroke_width": "5", "opacity": ".8"},
        {"stroke": c.PLATE, "stroke_width": "2.8", "stroke_dasharray": "7 7"},
    ),
    "canal": (
        {"stroke": c.CANAL, "stroke_width": "5.4"},
        {"stroke": c.LAND, "stroke_width": "2.6"},
    ),
    "road": (
        {"stroke": c.INK2, "stroke_width": "6"},
        {"stroke": c.TILE, "stroke_width": "3.6"},
    ),
    "line": ({"stroke": c.INK2, "stroke_width": "2", "stroke_dasharray": "2.4 3.4"},),
}


def letter(at: Point, owner: str, half: float = LETTER) -> str:
    """The letter of a link's owner, on the owner's colour."""
    plate = rect(
        at.x - half * 1.05, at.y - half, half * 2.1, half * 2, rx=half * 0.38, fill=c.OWNER[owner], stroke=c.INK
    )
    return plate + text(at.x, at.y + half * 0.48, owner, half * 1.35, fill=c.WHITE, weight=700)


def badge(x: float, y: float, owner: str, edge: float = 22) -> str:
    """The badge of a seat: colour, letter and pattern."""
    share = edge / 22
    return tag(
        "g",
        rect(1, 1, 20, 20, rx=4, fill=c.OWNER[owner], stroke=c.INK, stroke_width="1.5"),
        rect(2, 2, 18, 18, rx=3, fill=f"url(#p-{owner})"),
        rect(5.2, 4, 11.6, 14, rx=2, fill=c.OWNER[owner]),
        text(11, 15.7, owner, 13.5, fill=c.WHITE, weight=700),
        transform=f"translate({num(x)} {num(y)}) scale({share:.3f})",
    )


def name_plate(box: Box, name: str, *, size: float = NAME, left: float = 0, right: float = 0) -> str:
    """The name of a town above its slots, with room for other signs to the `left` and `right`."""
    words = text(
        box.x + (left + box.w - right) / 2, box.y + box.h / 2 + size * 0.31, name, size, weight=700, serif=True
    )
    return rect(*box, rx=2.5, fill=c.PLATE, stroke=c.INK, stroke_opacity=".75", stroke_width=".9") + words


def pill(box: Box, name: str, *, dark: bool, lead: str, discs: int = 0, size: float = NAME) -> str:
    """The name of a place without slots, on a dark or light background, after an anchor, a ring or nothing."""
    middle, unit = box.y + box.h / 2, size / 12.5
    edge, on = (c.PANEL, c.PANEL) if dark else (c.INK, c.INK)
    parts = [rect(*box, rx=box.h / 2, fill=c.INK if dark else c.PLATE, stroke=c.INK, stroke_width=".9")]
    if lead == "anchor":
        parts.append(glyph("i-port", box.x + 7 * unit, middle - 7 * unit, 14 * unit, fill=c.PANEL))
    elif lead == "ring":
        parts.append(circle(box.x + 11 * unit, middle, 4 * unit, fill="none", stroke=c.INK, stroke_width="1.6"))
    start = box.x + {"anchor": 24, "ring": 20}.get(lead, 10) * unit
    parts.append(text(start, middle + size * 0.31, name, size, fill=on, weight=700, serif=True, anchor="start"))
    for n in range(discs):
        x = box.x + box.w - (9 + n * 9) * unit
        parts.append(circle(x, middle, 3.6 * unit, fill=c.BRASS, stroke=edge, stroke_width=".8"))
    return "".join(parts)


def pill_box(name: str, at: Point, high: float, aside: float, size: float = NAME) -> Box:
    """The box of a pill."""
    unit = size / 12.5
    wide = name_width(name, size) + aside * unit
    return Box(at.x - wide / 2, at.y - high * unit / 2, wide, high * unit)
