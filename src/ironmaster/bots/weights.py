"""Weights of a judge: named numbers in a file that people can read and change."""

import tomllib
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from ironmaster.core.errors import SetupError

FOLDER: Final = Path(__file__).parent
WIDTH: Final = 0.2
"""How far a weight of a varied judge may differ from the tuned one, as a share."""


@cache
def _read(game: str) -> tuple[tuple[str, float], ...]:
    file = FOLDER / game / "weights.toml"
    data = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    return tuple((name, float(value)) for name, value in data.items())


def weights_of(game: str, changes: dict[str, float] | None = None) -> dict[str, float]:
    """The weights of a game's judge, some of them changed."""
    weights = dict(_read(game))
    unknown = sorted(set(changes or {}) - set(weights))
    if unknown:
        raise SetupError("weight", game=game, weights=", ".join(unknown))
    return {**weights, **(changes or {})}


def varied(game: str, number: int) -> dict[str, float]:
    """Weights drawn at random around the tuned ones, the same for the same number; a share of 1 stays at most 1."""
    random = Random(f"{game}/{number}")
    drawn = {name: value * random.uniform(1 - WIDTH, 1 + WIDTH) for name, value in _read(game)}
    return {name: min(drawn[name], 1.0) if 0 <= value <= 1 else drawn[name] for name, value in _read(game)}
