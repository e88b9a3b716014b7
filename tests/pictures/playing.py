"""Positions to draw, and a reader of their pictures."""

from collections.abc import Iterator
from functools import cache
from typing import Any
from xml.etree import ElementTree

import ironmaster
from ironmaster import pictures
from ironmaster.core.contract import CHANCE, OVER, FastDice, Game, State

TABLES = [
    (name, board.id, seats)
    for name in ironmaster.names()
    for board in ironmaster.spec_of(name).boards
    for seats in board.seats
]
BOARDS = [(name, board.id) for name in ironmaster.names() for board in ironmaster.spec_of(name).boards]
DRAWN = {
    "age_of_industry": {"space", "line", "market", "import", "face_up", "deck", "seat"},
    "brass": {"slot", "line", "market", "seat"},
    "industria": {"tile", "material", "seller", "seat"},
    "steam": {"hex", "link", "space", "tile", "seat"},
}
"""The kinds of elements that moves name and a watcher sees in a picture."""


@cache
def table(name: str, board: str, seats: int) -> Game:
    return ironmaster.game(name, board=board, seats=seats)


@cache
def positions(name: str, board: str, seats: int, every: int = 45, count: int = 4) -> tuple[State, ...]:
    """Some states of a game of random moves: decisions only, including the first and the last state."""
    game, dice = table(name, board, seats), FastDice(seats)
    state, made = game.law.start(), 0
    found = [state.copy()]
    while game.law.to_act(state) != OVER and len(found) < count + 1:
        if game.law.to_act(state) == CHANCE:
            game.law.settle(state, game.law.draw(state, dice))
            continue
        made += 1
        if made % every == 1:
            found.append(state.copy())
        moves = game.law.moves(state)
        game.law.apply(state, moves[dice.below(len(moves))])
    return (*found, state)


class Read:
    """A parsed picture."""

    def __init__(self, svg: str) -> None:
        self.root = ElementTree.fromstring(svg)
        self.things: dict[str, list[ElementTree.Element]] = {}
        for element in self.root.iter():
            name = element.get("data-thing")
            if name is not None:
                self.things.setdefault(name, []).append(element)

    @property
    def lit(self) -> list[str]:
        return [name for element in self.root.iter() if (name := element.get("data-lit")) is not None]

    def told(self, thing: str, what: str) -> str | None:
        """The attributes of an element that is drawn once."""
        (element,) = self.things[thing]
        return element.get(f"data-{what}")

    def of(self, kind: str) -> dict[str, ElementTree.Element]:
        """All elements of a kind that are drawn once each."""
        return {name.partition(":")[2]: one for name, (one,) in self._kind(kind)}

    def _kind(self, kind: str) -> list[tuple[str, list[ElementTree.Element]]]:
        return [item for item in self.things.items() if item[0].startswith(f"{kind}:")]

    def cubes(self, thing: str) -> list[str]:
        (element,) = self.things[thing]
        return [kind.removeprefix("c-") for one in element.iter() if (kind := one.get("data-cube"))]

    def texts(self) -> Iterator[tuple[str, float, float, str, float, bool]]:
        """Every text with its position, anchor, size and rotation."""
        yield from _texts(self.root, 0, 0, False)


def _texts(element: Any, x: float, y: float, turned: bool) -> Iterator[tuple[str, float, float, str, float, bool]]:
    moved = element.get("transform", "")
    if moved.startswith("translate("):
        dx, dy = moved.removeprefix("translate(").partition(")")[0].split()
        x, y, turned = x + float(dx), y + float(dy), turned or "rotate(" in moved or "scale(" in moved
    if element.tag.endswith("}text"):
        anchor, size = element.get("text-anchor"), float(element.get("font-size"))
        yield element.text or "", x + float(element.get("x")), y + float(element.get("y")), anchor, size, turned
    for child in element:
        yield from _texts(child, x, y, turned)


def watched(game: Game, state: State, lang: str = "en") -> str:
    return pictures.draw(game, game.views.view(state, -1), lang)
