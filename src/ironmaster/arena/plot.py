"""A plot of ratings with confidence intervals, as SVG."""

from typing import Any, Final
from xml.sax.saxutils import escape

Data = dict[str, Any]

WIDTH: Final = 720
LEFT: Final = 190
RIGHT: Final = 90
ROW: Final = 44
TOP: Final = 56
INK: Final = "#2b2622"
FAINT: Final = "#b8ab98"
MARK: Final = "#8a3b1e"


def plot(data: Data, title: str) -> str:
    """One row for each entrant, the strongest on top."""
    rated = data["ratings"]
    low = min(_bounds(one)[0] for one in rated)
    high = max(_bounds(one)[1] for one in rated)
    step = _step(high - low)
    first, last = int(low // step) * step, -int(-high // step) * step
    scale = (WIDTH - LEFT - RIGHT) / max(last - first, 1)
    height = TOP + ROW * len(rated) + 40
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" font-family="sans-serif">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#f6efe2"/>',
        f'<text x="24" y="34" font-size="18" fill="{INK}">{escape(title)}</text>',
    ]
    bottom = height - 34
    for rating in range(first, last + 1, step):
        x = LEFT + (rating - first) * scale
        parts.append(f'<line x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{bottom}" stroke="{FAINT}" stroke-width="0.7"/>')
        parts.append(_text(x, height - 14, 12, str(rating), "middle"))
    for row, one in enumerate(rated):
        parts += _row(one, TOP + ROW * row + ROW / 2, LEFT, first, scale)
    return "\n".join([*parts, "</svg>", ""])


def _bounds(one: Data) -> tuple[float, float]:
    """The interval of a rating; with one deal only, the rating itself."""
    rating = float(one["rating"])
    return (rating, rating) if one["low"] is None else (float(one["low"]), float(one["high"]))


def _row(one: Data, y: float, left: float, first: int, scale: float) -> list[str]:
    middle, *bounds = (left + (at - first) * scale for at in (float(one["rating"]), *_bounds(one)))
    whiskers = [
        f'<line x1="{bounds[0]:.1f}" y1="{y}" x2="{bounds[1]:.1f}" y2="{y}" stroke="{MARK}" stroke-width="3"/>',
        *(
            f'<line x1="{x:.1f}" y1="{y - 6}" x2="{x:.1f}" y2="{y + 6}" stroke="{MARK}" stroke-width="2"/>'
            for x in bounds
        ),
    ]
    return [
        _text(left - 14, y + 5, 15, str(one["bot"]), "end"),
        *(whiskers if one["low"] is not None else []),
        f'<circle cx="{middle:.1f}" cy="{y}" r="5.5" fill="{MARK}"/>',
        _text(WIDTH - 24, y + 5, 14, f"{one['rating']:.0f}", "end"),
    ]


def _text(x: float, y: float, size: int, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y}" font-size="{size}" fill="{INK}" text-anchor="{anchor}">{escape(text)}</text>'


def _step(span: float) -> int:
    for step in (10, 20, 50, 100, 200, 500, 1000):
        if span / step <= 8:
            return step
    return 2000
