"""The names of the things in a board file."""

from ironmaster.core.messages import say
from ironmaster.core.naming import Called
from ironmaster.core.refusal import named
from ironmaster.games.industria.board import Board
from ironmaster.games.industria.tables import Tables

ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
"""The epochs as they are printed on the board."""


class Names:
    """The names of tiles, materials, bonuses and links, by number."""

    def __init__(self, t: Tables, board: Board) -> None:
        self.t = t
        self.material: list[Called] = [Called(material.name) for material in board.material]
        self.bonus: list[Called] = [Called(bonus.name) for bonus in board.bonus]
        self.tile: list[Called] = [
            Called(printed.name) if printed.name else self._unprinted(tile) for tile, printed in enumerate(board.tile)
        ]
        self.link: list[Called] = [self._link(link) for link in range(t.links)]

    def _unprinted(self, tile: int) -> Called:
        """The name of a raw-material or bonus tile: what it shows, and its epoch to distinguish it from others."""
        raw = self.t.gives[tile] >= 0
        thing = self.material[self.t.gives[tile]] if raw else self.bonus[self.t.bonus[tile]]
        return named("industria", "tile-raw" if raw else "tile-bonus", what=thing, epoch=self.t.epoch_of[tile] + 1)

    def _link(self, link: int) -> Called:
        a, b = self.tile[self.t.end_a[link]], self.tile[self.t.end_b[link]]
        return named("industria", "link", start=a, end=b)


def thalers(lang: str, number: int) -> str:
    """A sum of money in a language.

    >>> thalers("en", 1), thalers("fr", 3)
    ('1 thaler', '3\xa0thalers')
    """
    return say("industria", lang, "sum", {"thalers": number})
