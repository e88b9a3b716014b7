"""Whole games of Steam for rule tests: set up move by move, or played at random from a seed."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import ironmaster
from ironmaster.core.contract import CHANCE, OVER, FastDice
from tests.games.steam.playing import lively
from tests.games.steam.table import TB, Table


def start(seats: int = 3, board: str = TB, **rules: object) -> Table:
    """The table before the first outcome of chance."""
    table = Table(seats=seats, board=board, rules=rules)
    table.state = table.game.law.start()
    return table


def outcomes(table: Table) -> dict[str, int]:
    """The possible outcomes of chance, each with its weight."""
    return {table.game.actions.text(outcome): weight for outcome, weight in table.game.law.outcomes(table.state)}


def filled(table: Table) -> Table:
    """Let chance draw the first possible cubes until another kind of outcome is due."""
    while table.turn == "chance" and next(iter(outcomes(table))).startswith("goods"):
        table.do(next(iter(outcomes(table))))
    return table


class Step(NamedTuple):
    """One entry of a game: the actor (`chance` or a seat letter), the text, and the positions before and after it."""

    actor: str
    text: str
    before: Any
    after: Any


@cache
def played(seed: int, seats: int = 3, kind: str = "base") -> tuple[Step, ...]:
    """A whole game on TB of lively players."""
    return tuple(_steps(seed, seats, kind))


def _steps(seed: int, seats: int, kind: str) -> Iterator[Step]:
    game, dice = ironmaster.game("steam", seats=seats, board=TB, rules={"game": kind}), FastDice(seed)
    state = game.law.start()
    before: Any = game.views.position(state)
    while (actor := game.law.to_act(state)) != OVER:
        action = game.law.draw(state, dice) if actor == CHANCE else lively(game, state, dice)
        (game.law.settle if actor == CHANCE else game.law.apply)(state, action)
        after: Any = game.views.position(state)
        yield Step("chance" if actor == CHANCE else "ABCDEF"[actor], game.actions.text(action), before, after)
        before = after
