"""Panels of a view: the parts that several games share."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from ironmaster.core.panels import DIM, HEAD, STRONG, Cell, Panel
from ironmaster.core.position import Data
from ironmaster.kit.speech import Money, Speaker

FULL: Final = "■"
SPENT: Final = "□"
TURN: Final = "▶"
FLIPPED: Final = "✓"
NOTHING: Final = "-"
UNBROKEN: Final = "\u00a0"
HAND_COLUMNS: Final = 2

Row = list[Cell]


class ViewPanels(Speaker):
    """The panels of one view in one language."""

    def __init__(self, game: str, lang: str, money: Money, view: Data) -> None:
        super().__init__(game, lang, money)
        self.seen: dict[str, Any] = dict(view)

    def heads(self, *heads: str) -> Row:
        """The head of a table: the messages `head-<name>`, nothing for an empty name."""
        return [Cell(self.say(f"head-{head}") if head else "", emphasis=HEAD) for head in heads]

    def legend(self, beside: bool = True) -> Panel:
        """The explanation of signs and abbreviations."""
        return Panel("", [[Cell(self.say("legend"), emphasis=DIM)]], beside)

    def player(self, seat: str, acting: bool, texts: Iterable[object], mark: str = "") -> Row:
        """A row for a seat, marked if it is its turn."""
        name = f"{TURN if acting else ' '} {seat} {mark}".rstrip()
        return [Cell(name, owner=seat, emphasis=STRONG if acting else ""), *(Cell(str(text)) for text in texts)]

    def lines(self, owners: dict[str, str], free: list[str], name: Callable[[str], str]) -> list[Row]:
        """Lines on the map by their owner, then the free ones."""
        by_seat = [(seat, [line for line, owner in owners.items() if owner == seat]) for seat in self.seen["players"]]
        rows = [[Cell(seat, owner=seat), _list(map(name, lines), "")] for seat, lines in by_seat if lines]
        if free:
            rows.append([Cell(self.say("free"), emphasis=DIM), _list(map(name, free), DIM)])
        return rows

    def hands(self, name: Callable[[str], str]) -> list[Panel]:
        """The hands that the view shows."""
        rows = [[Cell(seat, owner=seat), Cell(", ".join(map(name, cards)))] for seat, cards in self._held() if cards]
        return [Panel(self.say("panel-hands"), rows)] if rows else []

    def own_hand(self, name: Callable[[str], str], beside: Callable[[str], Panel]) -> list[Panel]:
        """The one hand that a view shows, with the panel beside it; or all hands, if it shows several."""
        if len(self._held()) > 1:
            return self.hands(name)
        return [panel for seat, cards in self._held() for panel in (self._hand(seat, map(name, cards)), beside(seat))]

    def _held(self) -> list[tuple[str, list[str]]]:
        players = self.seen["players"].items()
        return [(seat, player["hand"]) for seat, player in players if isinstance(player["hand"], list)]

    def _hand(self, seat: str, names: Iterable[str]) -> Panel:
        cells = list(map(Cell, names))
        high = -(-len(cells) // HAND_COLUMNS)
        return Panel(self.say("panel-hand", seat=seat), [cells[row::high] for row in range(high)])


def _list(names: Iterable[str], emphasis: str) -> Cell:
    return Cell(", ".join(name.replace(" ", UNBROKEN) for name in names), emphasis=emphasis)
