"""Pictures of positions, for every game."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from ironmaster.core.contract import Game, State
from ironmaster.core.match import Match
from ironmaster.pictures import age_of_industry, brass, industria, steam
from ironmaster.pictures.scene import Board, Scene
from ironmaster.pictures.strip import sheet

BOARDS: Final[dict[str, Callable[[Scene], Board]]] = {
    "age_of_industry": age_of_industry.draw,
    "brass": brass.draw,
    "industria": industria.draw,
    "steam": steam.draw,
}
"""The function that draws each game."""


def draw(game: Game, view: dict[str, object], lang: str = "en", lit: Iterable[int] = ()) -> str:
    """A view as SVG. The things that `lit` moves name are highlighted, and the moves are written above the board."""
    scene = Scene(game, view, lang, lit)
    return sheet(scene, BOARDS[game.spec.name](scene))


@dataclass(frozen=True)
class Picture:
    """A picture that shows itself in a notebook."""

    svg: str

    def _repr_svg_(self) -> str:
        return self.svg


def picture(
    shown: Match | Game, state: State | None = None, seat: int = -1, lang: str = "en", lit: Iterable[int] = ()
) -> Picture:
    """The present position of a match, or a state of a game, as a seat may see it (-1: a watcher)."""
    if isinstance(shown, Match):
        game, state = shown.game, shown.state if state is None else state
    else:
        game, state = shown, shown.law.start() if state is None else state
    return Picture(draw(game, game.views.view(state, seat), lang, lit))
