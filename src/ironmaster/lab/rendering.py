"""Rendering of environments: a picture of the position, or a line of text."""

from typing import Any

from ironmaster import pictures
from ironmaster.core.contract import Game, State
from ironmaster.core.errors import SetupError

MODES = ("human", "ansi", "svg", "rgb_array")
WATCHER = -1


def checked(mode: str | None) -> str | None:
    """The mode, if it exists."""
    if mode is not None and mode not in MODES:
        raise SetupError("lab.render", mode=str(mode)[:80], known=", ".join(MODES))
    return mode


def rendered(game: Game, s: State, mode: str | None, lang: str, seat: int = WATCHER) -> Any:
    """The position as the seat sees it (-1: a spectator, who sees no hand). Mode `human` prints text."""
    if mode is None:
        return None
    if mode in ("human", "ansi"):
        text = f"{game.words.chapter(s, lang)}: {game.words.standings(s, lang)}"
        return print(text) if mode == "human" else text
    svg = pictures.draw(game, game.views.view(s, seat), lang)
    return svg if mode == "svg" else pictures.raster(svg)
