"""Drawing panels with rich: what may stand side by side does where the screen is wide enough."""

import textwrap

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from ironmaster.cli.screen import SEATS, STYLES
from ironmaster.core.panels import Cell, Panel
from ironmaster.core.seats import LETTERS

GAP = 3


def draw(console: Console, panels: list[Panel]) -> int:
    """Print the panels; the number of lines that they took."""
    blocks: list[list[Panel]] = []
    for panel in panels:
        if panel.beside and blocks:
            blocks[-1].append(panel)
        else:
            blocks.append([panel])
    return sum(_print(console, _block(console, block)) for block in blocks)


def seat_style(seat: str) -> str:
    """The colour of a seat; its letter is always shown as well."""
    return SEATS[LETTERS.index(seat)]


def _print(console: Console, what: RenderableType) -> int:
    lines = console.render_lines(what, pad=False)
    console.print(what)
    return len(lines)


def _block(console: Console, panels: list[Panel]) -> RenderableType:
    left, rest = _panel(panels[0], console.width), [_panel(panel, console.width) for panel in panels[1:]]
    if not rest:
        return left
    right = Group(*rest)
    if _width(console, left) + GAP + _width(console, right) > console.width:
        return Group(left, right)
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_row(left, right)
    return grid


def _width(console: Console, what: RenderableType) -> int:
    return Measurement.get(console, console.options, what).maximum


def _panel(panel: Panel, width: int) -> RenderableType:
    title = [Text(panel.title, style="bold underline")] if panel.title else []
    return Group(*title, *([_table(panel.rows, width)] if panel.rows else []))


def _table(rows: list[list[Cell]], width: int) -> Table:
    """The cells in columns; long texts of the last column are wrapped here, for rich would break at any space."""
    columns = max(len(row) for row in rows)
    widths = [max((cell_len(row[n].text) for row in rows if n < len(row)), default=0) for n in range(columns - 1)]
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
    for _ in range(columns):
        table.add_column(no_wrap=True)
    left = max(20, width - sum(widths) - columns)
    for row in rows:
        texts = [_cell(cell, left if n == columns - 1 else 0) for n, cell in enumerate(row)]
        table.add_row(*texts)
    return table


def _cell(cell: Cell, width: int) -> Text:
    text = textwrap.fill(cell.text, width, break_long_words=False, break_on_hyphens=False) if width else cell.text
    styles = (seat_style(cell.owner) if cell.owner else "", STYLES.get(cell.emphasis, ""))
    return Text(text.replace("\u00a0", " "), style=" ".join(style for style in styles if style))
