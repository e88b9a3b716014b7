"""The tiles of Industria: printed, in a hand, or laid."""

from typing import Any, NamedTuple

from ironmaster.pictures import palette as c
from ironmaster.pictures.geometry import Box
from ironmaster.pictures.lettering import LEADING, fitted
from ironmaster.pictures.svg import circle, glyph, group, path, rect, text

Data = dict[str, Any]


class Where(NamedTuple):
    """The place of a tile (`laid`, `hand`, `lot`, `display`, `pile` or `gone`), its owner, and if it was laid late."""

    place: str
    owner: str = ""
    late: bool = False


def where_is(view: Data, name: str) -> Where:
    """Find a tile in a view."""
    for owner, player in view["players"].items():
        if name in player["laid"]:
            return Where("laid", owner, name in player["late"])
        if name in player["hand"]:
            return Where("hand", owner)
    if view["lot"] == name:
        return Where("lot")
    if name in view["display"]:
        return Where("display")
    return Where("gone" if name in view["gone"] else "pile")


def face(tile: Data, box: Box, where: Where) -> str:
    """A drawn tile."""
    scored = where.place == "laid" and not where.late and tile["points"] > 0
    ground = _laid(box, where, scored, tile["points"] > 0) if where.place == "laid" else _blank(box, where.place)
    inside = _made(tile, box, scored) if where.place == "laid" else _printed(tile, box)
    pale = {"pile": ".62", "gone": ".4"}.get(where.place)
    strike = path(f"M6 {box.h - 6:.1f}L{box.w - 6:.1f} 6", stroke=c.INK2) if where.place == "gone" else ""
    return group(ground, group(inside, opacity=pale), strike, at=(box.x, box.y))


def _blank(box: Box, place: str) -> str:
    look: dict[str, object]
    if place in ("pile", "gone"):
        look = {"fill": c.SLOT, "fill_opacity": ".6", "stroke": c.INK3, "stroke_dasharray": "4 3"}
    else:
        dash = "4 3" if place == "hand" else None
        look = {"fill": c.TILE, "stroke": c.INK2, "stroke_width": "1.6", "stroke_dasharray": dash}
    return rect(0.8, 0.8, box.w - 1.6, box.h - 1.6, rx=4.5, **look)


def _laid(box: Box, where: Where, scored: bool, worth: bool) -> str:
    band = _band(box)
    parts = [
        rect(0.8, 1.8, box.w, box.h, rx=4.5, fill="#3c2c0c", fill_opacity=".28"),
        rect(0, 0, box.w, box.h, rx=4.5, fill=c.OWNER[where.owner]),
        rect(band + 3, 0.8, box.w * 0.5, band - 0.8, fill=f"url(#p-{where.owner})"),
        text(10, band * 0.79, where.owner, band * 0.82, fill=c.WHITE, weight=700),
        rect(
            4,
            band,
            box.w - 8,
            box.h - band - 4,
            rx=2,
            fill=c.BRASS if scored else c.TILE,
            stroke=c.INK if scored else None,
        ),
    ]
    if where.late and worth:
        parts.append(glyph("i-points", box.w - 26, band * 0.2, band * 0.62, fill=c.WHITE))
        parts.append(text(box.w - 5, band * 0.79, "0", band * 0.78, fill=c.WHITE, weight=700, anchor="end"))
    return "".join(parts)


def _band(box: Box) -> float:
    return max(14.0, box.h * 0.18)


def _name(tile: Data, box: Box, top: float, bottom: float, ink: str = c.INK) -> str:
    size, lines = fitted(tile["name"], (box.w - 10, bottom - top), 13.5, 9)
    first = top + (bottom - top - len(lines) * size * LEADING) / 2 + size * 0.85
    return "".join(
        text(box.w / 2, first + n * size * LEADING, line, size, fill=ink, weight=700, serif=True)
        for n, line in enumerate(lines)
    )


def _printed(tile: Data, box: Box) -> str:
    """The print of a tile: cost in a ring, points, needed and made materials, symbols."""
    foot, parts = box.h - 6, []
    if tile["cost"]:
        parts.append(circle(14, 14, 9.5, fill="none", stroke=c.INK, stroke_width="1.3"))
        parts.append(text(14, 19, str(tile["cost"]), 14, weight=700))
    if tile["points"]:
        parts.append(glyph("i-points", box.w - 32, 7, 12))
        parts.append(text(box.w - 6, 19, str(tile["points"]), 14.5, weight=700, anchor="end"))
    parts += [glyph(f"m-{kind}", 6 + n * 17, foot - 15, 15) for n, kind in enumerate(tile["needs"])]
    given, symbols = _gives(tile, box, parts, 6), tile["symbols"]
    # Symbols are in the last row, or above it if that is full.
    full = 17 * len(tile["needs"]) + 16 * len(symbols) + given > box.w - 12
    right, base = (box.w - 6, foot - 37) if full and symbols else (box.w - 6 - given, foot - 15)
    parts += [
        glyph(f"b-{kind}", right - 16 * (len(symbols) - n), base, 14, fill=c.INK2) for n, kind in enumerate(symbols)
    ]
    parts.append(_name(tile, box, 25, min(base, foot - 18)))
    return "".join(parts)


def _gives(tile: Data, box: Box, parts: list[str], edge: float) -> float:
    """The product or discount of a tile, in the lower right corner. Returns the room that it takes."""
    x, y = box.w - edge - 20, box.h - edge - 20
    if tile["makes"]:
        parts.append(rect(x, y, 20, 20, rx=3, fill=c.INK))
        parts.append(glyph(f"m-{tile['makes']}", x + 2.6, y + 2.6, 14.8, fill=c.PANEL))
        return 24
    if tile["discount"]:
        parts.append(circle(x + 10, y + 10, 9.5, fill="none", stroke=c.INK, stroke_width="1.2"))
        parts.append(text(x + 10, y + 14.5, f"−{tile['discount']}", 12, weight=700))
        return 24
    return 0


def _made(tile: Data, box: Box, scored: bool) -> str:
    """The parts of a laid tile that still count: points, material, symbols."""
    ink, foot, band = c.ON_BRASS if scored else c.INK, box.h - 8, _band(box)
    parts = [_name(tile, box, band + 2, foot - 20, ink)]
    _gives(tile, box, parts, 8)
    parts += [glyph(f"b-{kind}", 8 + n * 15, foot - 14, 14, fill=ink) for n, kind in enumerate(tile["symbols"])]
    if scored:
        parts.append(text(box.w / 2, foot - 0.5, str(tile["points"]), 22, fill=ink, weight=700))
    return "".join(parts)
