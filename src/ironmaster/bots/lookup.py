"""Finds the game and the judge for a view."""

import json
from functools import lru_cache
from typing import Any, Final

from ironmaster.bots.judges import judge_of
from ironmaster.bots.judging import Judge
from ironmaster.bots.weights import varied
from ironmaster.core.contract import Game
from ironmaster.core.position import IDENTITY
from ironmaster.core.registry import stored_game

Changes = tuple[tuple[str, float], ...]
"""Changed numbers: weights of the judge, and settings of the search with the prefix `search.`"""
SEARCH: Final = "search."
VARIANT: Final = "variant"
"""The name of the change that varies all weights at random. Its value is the number of the variant."""


def table_of(view: dict[str, object]) -> Game:
    """The game of a view."""
    return _judge(_identity(view), ()).game


def judge_for(view: dict[str, object], changes: Changes = ()) -> Judge[Any]:
    """The judge for the game of a view."""
    return _judge(_identity(view), changes)


def _identity(view: dict[str, object]) -> str:
    return json.dumps([view[key] for key in IDENTITY])


@lru_cache(maxsize=32)
def _judge(identity: str, changes: Changes) -> Judge[Any]:
    found = stored_game(*json.loads(identity))
    weights = {key: value for key, value in changes if not key.startswith(SEARCH)}
    variant = weights.pop(VARIANT, None)
    if variant is not None:
        weights = {**varied(found.spec.name, int(variant)), **weights}
    return judge_of(found, weights)
