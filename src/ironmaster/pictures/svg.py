"""Writing SVG: elements, text and glyphs as strings, everything escaped."""

import re
import tomllib
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, Final

from ironmaster.pictures.palette import INK, OWNER, PATTERN

DATA: Final = Path(__file__).parent / "data"
SANS: Final = (
    "'Source Sans 3', 'Source Sans Pro', 'Segoe UI', Helvetica, Arial, 'Liberation Sans', 'Noto Sans', Roboto, Ubuntu, "
    "'DejaVu Sans', FreeSans, sans-serif"
)
SERIF: Final = (
    "'Alegreya SC', 'Source Serif Pro', Georgia, 'Times New Roman', 'Liberation Serif', 'Noto Serif', 'DejaVu Serif', "
    "FreeSerif, serif"
)
"""Fonts by name, because not every SVG renderer maps `serif` to an installed font."""


def num(value: float) -> str:
    """A number as it is written in SVG: one digit after the point at most.

    >>> num(2.0), num(-0.04), num(1.26)
    ('2', '0', '1.3')
    """
    short = f"{value:.1f}".removesuffix(".0")
    return "0" if short == "-0" else short


def tag(name: str, *children: str, **attributes: object) -> str:
    """An element. `stroke_width` becomes `stroke-width`, and attributes that are None are left out.

    >>> tag("g", tag("path", d="M0 0"), data_thing="a<b")
    '<g data-thing="a&lt;b"><path d="M0 0"/></g>'
    """
    words = [name]
    for key, value in attributes.items():
        if value is not None:
            shown = num(value) if isinstance(value, float) else escape(str(value))
            words.append(f'{key.rstrip("_").replace("_", "-")}="{shown}"')
    inside = "".join(children)
    return f"<{' '.join(words)}>{inside}</{name}>" if inside else f"<{' '.join(words)}/>"


def group(*children: str, at: tuple[float, float] | None = None, **attributes: object) -> str:
    """Elements taken together, moved to a place."""
    moved = None if at is None else f"translate({num(at[0])} {num(at[1])})"
    return tag("g", *children, transform=moved, **attributes)


def thing(kind: str, name: str, *children: str, **attributes: object) -> str:
    """The drawing of something that views and moves name."""
    return tag("g", *children, data_thing=f"{kind}:{name}", **attributes)


def rect(x: float, y: float, w: float, h: float, **attributes: object) -> str:
    """A rectangle."""
    return tag("rect", x=num(x), y=num(y), width=num(w), height=num(h), **attributes)


def circle(x: float, y: float, r: float, **attributes: object) -> str:
    """A circle."""
    return tag("circle", cx=num(x), cy=num(y), r=num(r), **attributes)


def path(d: str, **attributes: object) -> str:
    """A line, without filling by default."""
    if "fill" not in attributes and "opacity" in attributes:
        # Looks the same as opacity on the element, but needs no extra layer to render.
        attributes["stroke_opacity"] = attributes.pop("opacity")
    return tag("path", d=d, **{"fill": "none", **attributes})


def text(
    x: float,
    y: float,
    words: str,
    size: float,
    *,
    fill: str = INK,
    anchor: str = "middle",
    weight: int = 400,
    serif: bool = False,
    **attributes: object,
) -> str:
    """A line of text on its baseline."""
    return tag(
        "text",
        escape(words, quote=False),
        x=num(x),
        y=num(y),
        font_size=num(size),
        fill=fill,
        text_anchor=anchor,
        font_weight=weight,
        font_family=SERIF if serif else None,
        **attributes,
    )


def glyph(name: str, x: float, y: float, edge: float, *, fill: str = INK, **attributes: object) -> str:
    """A glyph in a square, from its upper left corner."""
    assert name in _icons(), name
    return tag("use", href=f"#{name}", x=num(x), y=num(y), width=num(edge), height=num(edge), color=fill, **attributes)


@cache
def _icons() -> dict[str, Any]:
    return tomllib.loads((DATA / "icons.toml").read_text("utf-8"))


def document(width: float, height: float, title: str, content: str) -> str:
    """A complete picture, with only the glyphs and patterns that it uses."""
    used = sorted(set(re.findall(r'href="#([\w-]+)"', content)) & set(_icons()))
    icons = [
        f'<symbol id="{name}" viewBox="{_icons()[name]["box"]}">{_icons()[name]["draw"]}</symbol>' for name in used
    ]
    patterns = [PATTERN[seat] for seat in OWNER if f"url(#p-{seat})" in content]
    return tag(
        "svg",
        tag("title", escape(title, quote=False)),
        tag("defs", *icons, *patterns),
        content,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {num(width)} {num(height)}",
        width=num(width),
        height=num(height),
        font_family=SANS,
        font_stretch="condensed",
    )
