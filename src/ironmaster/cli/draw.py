"""Drawing of panels, side by side if the screen is wide enough."""

import textwrap
from itertools import zip_longest
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from ironmaster.cli.screen import SEATS, STYLES
from ironmaster.core.panels import Cell, Panel
from ironmaster.core.seats import LETTERS

GAP: Final = 3
NARROWEST: Final = 20

Lines = list[Text]


def draw(console: Console, panels: list[Panel]) -> int:
    """Print panels. Returns the number of lines."""
    blocks: list[list[Panel]] = []
    for panel in panels:
        if panel.beside and blocks:
            blocks[-1].append(panel)
        else:
            blocks.append([panel])
    lines = [line for block in blocks for line in _block(block, console.width)]
    console.print(Text("\n").join(lines), no_wrap=True, overflow="ignore", crop=False)
    return len(lines)


def seat_style(seat: str) -> str:
    """The colour of a seat; its letter is always shown as well."""
    return SEATS[LETTERS.index(seat)]


def _block(panels: list[Panel], width: int) -> Lines:
    """A panel, with those beside it stacked on its right if they fit, otherwise below it."""
    left = _panel(panels[0], width)
    right = [line for panel in panels[1:] for line in _panel(panel, width)]
    middle = max(map(_width, left)) + GAP
    if not right or middle + max(map(_width, right)) > width:
        return left + right
    return [_joined(a, b, middle) for a, b in zip_longest(left, right)]


def _joined(left: Text | None, right: Text | None, middle: int) -> Text:
    line = left if left is not None else Text()
    return line if right is None else line.append(" " * (middle - _width(line))).append_text(right)


def _width(line: Text) -> int:
    return cell_len(line.plain)


def _panel(panel: Panel, width: int) -> Lines:
    title = [Text().append(panel.title, style="bold underline")] if panel.title else []
    return title + _rows(panel.rows, width)


def _rows(rows: list[list[Cell]], width: int) -> Lines:
    columns = max((len(row) for row in rows), default=0)
    widths = [max(cell_len(row[n].text) for row in rows if n < len(row)) for n in range(columns)]
    starts = [sum(widths[:n]) + n for n in range(columns)]
    return [line for row in rows for line in _row(row, starts, width)]


def _row(row: list[Cell], starts: list[int], width: int) -> Lines:
    """One row in columns; a long last cell is wrapped."""
    first = Text()
    for cell, start in zip(row[:-1], starts, strict=False):
        first.append(" " * (start - _width(first))).append(cell.text, style=_style(cell))
    lines: Lines = []
    indent = starts[len(row) - 1]
    for piece in _wrapped(row[-1].text, max(NARROWEST, width - indent)):
        line = Text() if lines else first
        lines.append(line.append(" " * (indent - _width(line))).append(piece, style=_style(row[-1])))
    return lines


def _wrapped(text: str, width: int) -> list[str]:
    """Wrap a text at spaces, but not at non-breaking ones."""
    pieces = textwrap.wrap(text, width, break_long_words=False, break_on_hyphens=False) or [""]
    return [piece.replace("\u00a0", " ") for piece in pieces]


def _style(cell: Cell) -> str:
    styles = (seat_style(cell.owner) if cell.owner else "", STYLES.get(cell.emphasis, ""))
    return " ".join(style for style in styles if style)
