"""Land and water under the maps of Brass and Age of Industry, and the frame around a board."""

import tomllib
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from ironmaster.pictures import palette as c
from ironmaster.pictures.constants import MAP
from ironmaster.pictures.geometry import Box, Point, at, smooth
from ironmaster.pictures.svg import DATA, num, path, rect, tag, text

WATERLINES: Final[list[float]] = MAP["waterlines"]
"""Coast hatching: the coast stroked wide to narrow, alternately as a line and as water."""
Project = Callable[[list[float]], Point]


@cache
def land_of(board: str) -> dict[str, Any]:
    """The drawn map of a board; empty if it has none."""
    file = DATA / f"{board}.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.exists() else {}


def projector(width: float, height: float) -> Project:
    """From the board's space, 0..1000 on both axes, to the drawing."""
    side, top, bottom = (MAP["margin"][edge] for edge in ("side", "top", "bottom"))
    across, down = (width - 2 * side) / 1000, (height - top - bottom) / 1000
    return lambda place: Point(side + place[0] * across, top + place[1] * down)


@cache
def ground(board: str, width: float, height: float, lang: str) -> str:
    """Everything under the pieces."""
    drawn = land_of(board)
    if not drawn:
        return rect(0, 0, width, height, fill=c.LAND) + frame(width, height)
    project = projector(width, height)
    clip = f"map-{board}"
    inside = "".join((_water(board, project, width, height), _relief(drawn, project), _lines(board, project)))
    names = "".join(_name(name, project, lang) for name in drawn["names"])
    edge = tag("clipPath", rect(0, 0, width, height), id=clip)
    shores = tag("path", d=_path(drawn["coast"], project) + _islands(drawn, project), id=f"shore-{board}")
    return tag("defs", edge, shores) + tag("g", inside, names, clip_path=f"url(#{clip})") + frame(width, height)


def _islands(drawn: dict[str, Any], project: Project) -> str:
    return "".join(_path(shore, project) + "Z" for shore in drawn.get("islands", []))


def _shore(board: str, **look: object) -> str:
    return tag("use", href=f"#shore-{board}", fill="none", **look)


def _water(board: str, project: Project, width: float, height: float) -> str:
    drawn = land_of(board)
    coast, islands = _path(drawn["coast"], project), _islands(drawn, project)
    corners = "".join(f"L{at(project(place))}" for place in drawn["around"])
    parts = [rect(0, 0, width, height, fill=c.SEA_FAR)]
    for n, wide in enumerate(WATERLINES):
        stroke = c.SEA_LINE if n % 2 == 0 else c.SEA_FAR if n < 4 else c.SEA
        faint = ".7" if n % 2 == 0 else None
        parts.append(_shore(board, stroke=stroke, stroke_width=wide, stroke_opacity=faint, stroke_linejoin="round"))
    parts.append(path(f"{coast}{corners}Z{islands}", fill=c.LAND))
    return "".join(parts)


def _relief(drawn: dict[str, Any], project: Project) -> str:
    zero, far = project([0, 0]), project([2000, 2000])
    scale = f"scale({(far.x - zero.x) / 4000:.4f} {(far.y - zero.y) / 4000:.4f})"
    return tag(
        "g",
        path(drawn["relief"]["contours"], stroke_width="1.4", opacity=".32"),
        path(drawn["relief"]["hachures"], stroke_width="1.7", opacity=".46"),
        stroke=c.HILL,
        transform=f"translate({at(zero)}) {scale}",
    )


def _lines(board: str, project: Project) -> str:
    drawn = land_of(board)
    parts = [
        path(_path(river, project), stroke=c.SEA_LINE, stroke_width="1.5", opacity=".75") for river in drawn["rivers"]
    ]
    for border in drawn.get("borders", []):
        d = _path(border, project)
        parts.append(path(d, stroke=c.INK, stroke_width="5", opacity=".13"))
        parts.append(path(d, stroke=c.INK, stroke_width="1.3", stroke_dasharray="10 4 2 4", opacity=".7"))
    return "".join(parts) + _shore(board, stroke=c.INK, stroke_width="1.3", stroke_opacity=".75")


def _path(places: list[list[float]], project: Project) -> str:
    return smooth([project(place) for place in places])


def _name(name: dict[str, Any], project: Project, lang: str) -> str:
    place = project(name["at"])
    region = name["kind"] == "region"
    return text(
        0,
        0,
        name.get(lang, name["en"]),
        name["size"],
        fill=c.SEA_TEXT if name["kind"] == "water" else c.INK2,
        serif=True,
        font_style=None if region else "italic",
        letter_spacing=".34em" if region else ".06em",
        opacity=".8" if region else None,
        transform=f"translate({at(place)}) rotate({name.get('turn', 0)})",
    )


def frame(width: float, height: float, parts: int = 24) -> str:
    """The ruled border of a survey map."""
    across, down = (width - 17) / parts, (height - 17) / parts
    ticks = [
        f"M{num(8.5 + across * n)} 6h{num(across)}M{num(8.5 + across * n)} {num(height - 6)}h{num(across)}"
        f"M6 {num(8.5 + down * n)}v{num(down)}M{num(width - 6)} {num(8.5 + down * n)}v{num(down)}"
        for n in range(1, parts, 2)
    ]
    return border(Box(0, 0, width, height)) + path("".join(ticks), stroke=c.INK, stroke_width="3.4", opacity=".62")


def border(box: Box) -> str:
    """Two thin lines along the edge of a board."""
    look = {"fill": "none", "stroke": c.INK}
    outer = rect(box.x + 3.5, box.y + 3.5, box.w - 7, box.h - 7, stroke_opacity=".7", **look)
    inner = rect(box.x + 8.5, box.y + 8.5, box.w - 17, box.h - 17, stroke_width=".6", stroke_opacity=".6", **look)
    return outer + inner
