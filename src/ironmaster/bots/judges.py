"""Finds the judge of a game."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ironmaster.bots.judging import Judge
from ironmaster.core.contract import Game


def judge_of(game: Game, changes: dict[str, float] | None = None) -> Judge[Any]:
    """The judge of a game, with some weights changed. A game without a judge of its own gets the plain `Judge`."""
    module = f"ironmaster.bots.{game.spec.name}"
    if find_spec(module) is None:
        return Judge(game)
    made: Judge[Any] = import_module(f"{module}.judge").make(game, changes)
    return made
