"""From a view to something to think about: the game that it is of, its judge, and a state that fits it."""

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
"""Numbers that differ from the usual ones: weights of the judge, and settings of the search after the word `search.`"""
SEARCH: Final = "search."
VARIANT: Final = "variant"
"""The name of a change that moves all weights at random: its value is the number of the variant."""


def table_of(view: dict[str, object]) -> Game:
    """The game that a view is of."""
    return _judge(_identity(view), ()).game


def judge_for(view: dict[str, object], changes: Changes = ()) -> Judge[Any]:
    """The judge of the game that a view is of."""
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
