"""How the master searches each game."""

import tomllib
from functools import cache
from pathlib import Path

from ironmaster.bots.seeing import SEARCH, Changes
from ironmaster.bots.tree import Settings
from ironmaster.core.contract import Game
from ironmaster.core.errors import SetupError


@cache
def _read(name: str) -> tuple[tuple[str, float], ...]:
    file = Path(__file__).parent / name / "search.toml"
    return tuple(tomllib.loads(file.read_text("utf-8")).items()) if file.exists() else ()


def settings_of(game: Game, changes: Changes = ()) -> Settings:
    """The settings of a game's search: those of `bots/<game>/search.toml`, some of them changed."""
    settings = Settings()
    own = [(name.removeprefix(SEARCH), value) for name, value in changes if name.startswith(SEARCH)]
    for name, value in [*_read(game.spec.name), *own]:
        if not hasattr(settings, name):
            raise SetupError("weight", game=game.spec.name, weights=f"{SEARCH}{name}")
        setattr(settings, name, type(getattr(settings, name))(value))
    return settings
