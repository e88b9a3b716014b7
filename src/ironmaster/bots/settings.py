"""The settings of the bot levels for each game: those of `bots/<game>/levels.toml`, or the defaults."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from ironmaster.bots.judges import has_judge
from ironmaster.bots.lookup import SEARCH, Changes
from ironmaster.bots.tree import Settings
from ironmaster.core.contract import Game
from ironmaster.core.errors import SetupError

VARIETY: Final = 0.05
"""How much worse, in spreads of the judge, a move may be and still be chosen about as often by an apprentice."""
TURNS: Final = 4
"""How many turns of each seat a master plays on where no judge was written for the game: the present points say little
about the end. In the example game this is as strong as playing to the end, and long games stay affordable."""


@cache
def _read(name: str) -> dict[str, dict[str, Any]]:
    file = Path(__file__).parent / name / "levels.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.exists() else {}


def variety_of(game: Game) -> float:
    """The variety of an apprentice in a game."""
    return float(_read(game.spec.name).get("apprentice", {}).get("variety", VARIETY))


def settings_of(game: Game, changes: Changes = ()) -> Settings:
    """The search settings of a master for a game, with changes."""
    settings = Settings()
    if not has_judge(game):
        settings.horizon = TURNS * game.seats
    own = [(name.removeprefix(SEARCH), value) for name, value in changes if name.startswith(SEARCH)]
    for name, value in [*_read(game.spec.name).get("master", {}).items(), *own]:
        if not hasattr(settings, name):
            raise SetupError("weight", game=game.spec.name, weights=f"{SEARCH}{name}")
        setattr(settings, name, type(getattr(settings, name))(value))
    return settings
