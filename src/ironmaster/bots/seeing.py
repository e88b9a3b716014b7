"""From a view to something to think about: the game that it is of, its judge, and a state that fits it."""

import json
from functools import lru_cache
from typing import Any, Final

from ironmaster.bots.judges import judge_of
from ironmaster.bots.judging import Judge
from ironmaster.core.contract import Game
from ironmaster.core.position import IDENTITY
from ironmaster.core.registry import game

Changes = tuple[tuple[str, float], ...]
"""Numbers that differ from the usual ones: weights of the judge, and settings of the search after the word `search.`"""
SEARCH: Final = "search."


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
    name, board, seats, rules, _ = json.loads(identity)
    weights = {key: value for key, value in changes if not key.startswith(SEARCH)}
    return judge_of(game(name, board=board, seats=seats, rules=rules), weights)
