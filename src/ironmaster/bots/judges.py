"""Finds the judge of a game."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ironmaster.bots.judging import Judge
from ironmaster.core.contract import Game


def has_judge(game: Game) -> bool:
    """Whether a judge was written for the game."""
    return find_spec(_module(game)) is not None


def judge_of(game: Game, changes: dict[str, float] | None = None) -> Judge[Any]:
    """The judge of a game, with some weights changed. A game without a judge of its own gets the plain `Judge`."""
    if not has_judge(game):
        return Judge(game)
    made: Judge[Any] = import_module(f"{_module(game)}.judge").make(game, changes)
    return made


def _module(game: Game) -> str:
    return f"ironmaster.bots.{game.spec.name}"
