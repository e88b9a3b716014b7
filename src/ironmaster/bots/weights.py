"""Weights of a judge: numbers with names, in a file that somebody who knows the game can read and change."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from ironmaster.core.errors import SetupError

FOLDER: Final = Path(__file__).parent


@cache
def _read(game: str) -> tuple[tuple[str, float], ...]:
    data = tomllib.loads((FOLDER / game / "weights.toml").read_text("utf-8"))
    return tuple((name, float(value)) for name, value in data.items())


def weights_of(game: str, changes: dict[str, float] | None = None) -> dict[str, float]:
    """The weights of a game's judge, some of them changed."""
    weights = dict(_read(game))
    unknown = sorted(set(changes or {}) - set(weights))
    if unknown:
        raise SetupError("weight", game=game, weights=", ".join(unknown))
    return {**weights, **(changes or {})}
