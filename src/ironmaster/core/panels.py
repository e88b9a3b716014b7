"""The table as plain data: a game fills panels from a view, and a screen or page draws them."""

from typing import Final, NamedTuple

from ironmaster.core.elements import Element

HEAD: Final = "head"
STRONG: Final = "strong"
DIM: Final = "dim"


class Cell(NamedTuple):
    """A short text. `owner` is the letter of the seat whose colour it has, `emphasis` one of HEAD, STRONG, DIM.

    A cell that shows an element of the game can be clicked on a page that draws the table from its panels.
    """

    text: str
    owner: str = ""
    emphasis: str = ""
    element: Element | None = None


class Panel(NamedTuple):
    """A titled table of cells. Only the last cell of a row may be long."""

    title: str
    rows: list[list[Cell]]
    beside: bool = False
    """Whether it may be placed to the right of the last panel without this flag, if there is room."""
