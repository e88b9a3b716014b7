"""The data for a picture: the view and fixtures of a game, a language, and the highlighted things."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from ironmaster.core.contract import FastDice, Game
from ironmaster.core.elements import ACTION
from ironmaster.core.messages import say
from ironmaster.core.versions import split_key
from ironmaster.pictures.geometry import Box
from ironmaster.pictures.palette import BRASS_DARK, GLOW
from ironmaster.pictures.svg import path, rect, tag


@dataclass(frozen=True)
class Printed:
    """The printed parts of a table in a language. Equal for games whose boards look the same."""

    board: str
    """Its name, fit to be part of an id."""
    shape: str
    fixtures: dict[str, Any] = field(compare=False)


SHAPE: Final = ("places", "lines", "lanes", "hexes", "waters", "epochs", "tiles", "links")
"""The fixtures of all games that determine the layout of a board and its names."""


@lru_cache(maxsize=64)
def _printed(game: Game, lang: str) -> Printed:
    fixtures = game.facts.fixtures(lang)
    return Printed(
        re.sub(r"\W+", "-", Path(split_key(game.board)[0]).stem), repr([fixtures.get(part) for part in SHAPE]), fixtures
    )


class Scene:
    """One position to be drawn."""

    def __init__(self, game: Game, view: dict[str, object], lang: str, lit: Iterable[int]) -> None:
        self.game = game
        self.view: dict[str, Any] = view
        self.printed = _printed(game, lang)
        self.fixtures = self.printed.fixtures
        self.lang = lang
        self.moves = tuple(lit)
        self.named = [element for move in self.moves for element in game.facts.elements(move) if element.kind != ACTION]
        self.lit = {f"{kind}:{name}" for kind, name in self.named}
        # Prompt and chapter need a state. A sampled one, always the same, reveals nothing beyond the view.
        self.state = game.views.sample(view, FastDice(0))
        self.actor = game.law.to_act(self.state)

    def say(self, key: str, **params: str | int) -> str:
        """A message of the pictures."""
        return say("pictures", self.lang, key, dict(params))

    def is_lit(self, kind: str, name: str) -> bool:
        """Whether a lit move names a thing."""
        return f"{kind}:{name}" in self.lit

    @property
    def chapter(self) -> str:
        """The current part of the game."""
        return self.game.words.chapter(self.state, self.lang)

    @property
    def asked(self) -> str:
        """The prompt of the seat to act, or the highlighted moves in words."""
        if self.moves:
            return " / ".join(self._words(move) for move in self.moves)
        return self.game.words.prompt(self.state, self.lang) if self.actor >= 0 else ""

    def _words(self, move: int) -> str:
        return " · ".join(
            self.game.facts.element_name(element, self.lang) for element in self.game.facts.elements(move)
        )

    # What is lit

    def ring(self, kind: str, name: str, box: Box, corner: float = 5) -> str:
        """The glow and the ring around a thing, if it is lit."""
        if not self.is_lit(kind, name):
            return ""
        halo = [_around(box, wide / 2 + 1, corner, GLOW, wide, ".34") for wide in (11, 7, 3.5)]
        edge = _around(box, 2, corner, BRASS_DARK, 3, None)
        return tag("g", *halo, edge, data_lit=f"{kind}:{name}")

    def outline(self, kind: str, name: str, d: str) -> str:
        """The same along the outline of a thing."""
        if not self.is_lit(kind, name):
            return ""
        halo = [path(d, stroke=GLOW, stroke_width=wide, stroke_opacity=".34") for wide in (16, 11, 6)]
        edge = path(d, stroke=BRASS_DARK, stroke_width="3.4", stroke_linejoin="round")
        return tag("g", *halo, edge, data_lit=f"{kind}:{name}")

    def glow(self, kind: str, name: str, d: str) -> str:
        """The glow under a highlighted link. Its marker has the ring."""
        if not self.is_lit(kind, name):
            return ""
        return "".join(path(d, stroke=GLOW, stroke_width=wide, stroke_opacity=".4") for wide in (26, 19, 13))


def _around(box: Box, far: float, corner: float, stroke: str, wide: float, faint: str | None) -> str:
    x, y, w, h = box
    look = {"fill": "none", "stroke": stroke, "stroke_width": wide, "stroke_opacity": faint}
    return rect(x - far, y - far, w + 2 * far, h + 2 * far, rx=corner + far, **look)


class Panel(NamedTuple):
    """A panel beside the board. All have the same width; the origin is the upper left corner."""

    content: str
    height: float


class Board(NamedTuple):
    """A board with its pieces, and the panels beside it."""

    content: str
    width: float
    height: float
    panels: Sequence[Panel]
