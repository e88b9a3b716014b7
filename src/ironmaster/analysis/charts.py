"""Line charts as SVG. Each seat has a colour, a dash pattern and a letter, so colour is not needed to read them."""

from html import escape
from itertools import pairwise
from math import ceil, floor, log10
from typing import Final, NamedTuple

from ironmaster.core.naming import signed
from ironmaster.core.seats import LETTERS, letter

DASHES: Final = dict(zip(LETTERS, ("", "7 4", "2 3.5", "9 3 2 3", "4 2", "12 3 4 3", "", ""), strict=True))
LEFT: Final = 44
RIGHT: Final = 30
TOP: Final = 12
BOTTOM: Final = 40
BADGE: Final = 17
"""The least distance between two letters at the right edge."""


class Chart(NamedTuple):
    """The data of a chart: values of each seat, and texts."""

    id: str
    title: str
    description: str
    across: str
    """The unit of the horizontal axis."""
    lines: list[list[float]]
    """The values of each seat."""
    marks: tuple[tuple[int, int], ...] = ()
    """Marked points: pairs of point and seat."""
    low: float | None = None
    high: float | None = None
    unit: str = "{}"
    """The format of the labels of the vertical axis."""


def drawn(chart: Chart, width: int, height: int) -> str:
    """The chart as an SVG element."""
    return _Drawing(chart, width, height).text()


class _Drawing:
    def __init__(self, chart: Chart, width: int, height: int) -> None:
        self.chart = chart
        self.width = width
        self.height = height
        values = [value for line in chart.lines for value in line]
        self.ticks = ticks(min(values) if chart.low is None else chart.low, chart.high or max(values))
        self.low, self.high = self.ticks[0], self.ticks[-1]
        self.last = max(1, len(chart.lines[0]) - 1)

    def text(self) -> str:
        chart, key = self.chart, f"{self.chart.id}-{self.width}"
        parts = [
            f'<svg viewBox="0 0 {self.width} {self.height}" role="img" aria-labelledby="{key}-t {key}-d">',
            f'<title id="{key}-t">{escape(chart.title)}</title><desc id="{key}-d">{escape(chart.description)}</desc>',
            *self._frame(),
            *(self._line(seat) for seat in range(len(chart.lines))),
            *(self._mark(point, seat) for point, seat in chart.marks),
            *self._letters(),
            "</svg>",
        ]
        return "\n".join(parts)

    def _x(self, point: int) -> float:
        return LEFT + point / self.last * (self.width - LEFT - RIGHT)

    def _y(self, value: float) -> float:
        return TOP + (self.high - value) / (self.high - self.low) * (self.height - TOP - BOTTOM)

    def _frame(self) -> list[str]:
        right, bottom = self.width - RIGHT, self.height - BOTTOM
        parts = []
        for tick in self.ticks:
            y = self._y(tick)
            kind = "grid base" if tick == 0 else "grid"
            written = escape(self.chart.unit.format(signed(round(tick))))
            parts.append(f'<path class="{kind}" d="M{LEFT} {y:.1f}H{right}"/>')
            parts.append(f'<text class="tick" x="{LEFT - 7}" y="{y + 4:.1f}" text-anchor="end">{written}</text>')
        for turn in self._turns():
            x = self._x(turn - 1)
            parts.append(f'<path class="grid" d="M{x:.1f} {bottom}v5"/>')
            parts.append(f'<text class="tick" x="{x:.1f}" y="{bottom + 18}" text-anchor="middle">{turn}</text>')
        across = escape(self.chart.across)
        parts.append(f'<text class="tick" x="{right}" y="{self.height - 5}" text-anchor="end">{across}</text>')
        return parts

    def _turns(self) -> list[int]:
        """The turns with a label: the first one, and round numbers if there is room."""
        step = max(5, _round(self.last / (self.width / 90)))
        return [1, *range(step, self.last + 1, step)]

    def _line(self, seat: int) -> str:
        points = " ".join(
            f"{self._x(point):.1f},{self._y(value):.1f}" for point, value in enumerate(self.chart.lines[seat])
        )
        name = letter(seat)
        return f'<polyline class="line {name}" stroke-dasharray="{DASHES[name]}" points="{points}"/>'

    def _mark(self, point: int, seat: int) -> str:
        x, y = self._x(point), self._y(self.chart.lines[seat][point])
        return f'<circle class="mark {letter(seat)}" cx="{x:.1f}" cy="{y:.1f}" r="4.5"/>'

    def _letters(self) -> list[str]:
        heights = apart([self._y(line[-1]) for line in self.chart.lines], BADGE, self.height - BOTTOM)
        x = self.width - RIGHT + 7
        return [
            f'<rect class="owner {letter(seat)}" x="{x}" y="{y - 8:.1f}" width="17" height="16" rx="3"/>'
            f'<text class="letter" x="{x + 8.5}" y="{y + 4.5:.1f}" text-anchor="middle">{letter(seat)}</text>'
            for seat, y in enumerate(heights)
        ]


def ticks(low: float, high: float) -> list[float]:
    """About five round numbers that cover a range.

    >>> ticks(0, 100), ticks(-3.2, 41)
    ([0.0, 25.0, 50.0, 75.0, 100.0], [-10.0, 0.0, 10.0, 20.0, 30.0, 40.0, 50.0])
    """
    step = 25 if (low, high) == (0, 100) else _round(max(high - low, 1.0) / 5)
    return [
        float(step * number) for number in range(floor(low / step), max(ceil(high / step), floor(low / step) + 1) + 1)
    ]


def _round(value: float) -> int:
    """The first of 1, 2, 5, 10, 20, 50... that is at least a value."""
    scale = 10 ** floor(log10(max(value, 1.0)))
    return next(int(one * scale) for one in (1, 2, 5, 10) if one * scale >= value)


def apart(heights: list[float], least: float, lowest: float) -> list[float]:
    """Heights moved apart, as little as possible, to a least distance.

    >>> apart([10.0, 12.0, 60.0], 10.0, 100.0), apart([95.0, 99.0], 10.0, 100.0)
    ([10.0, 20.0, 60.0], [90.0, 100.0])
    """
    order = sorted(range(len(heights)), key=lambda seat: heights[seat])
    found = list(heights)
    for upper, lower in pairwise(order):
        found[lower] = max(found[lower], found[upper] + least)
    if order and found[order[-1]] > lowest:
        found[order[-1]] = lowest
        for lower, upper in pairwise(reversed(order)):
            found[upper] = min(found[upper], found[lower] - least)
    return found
