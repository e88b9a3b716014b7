"""Whole games of Age of Industry for rule tests: set up move by move, or played at random from a seed."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

import ironmaster
from ironmaster.core.contract import CHANCE, FastDice
from tests.games.age_of_industry.table import GERMANY, Table

CARDS: Final = {
    "cotton": 6,
    "factory": 8,
    "iron": 6,
    "coal": 7,
    "port": 3,
    "ship": 6,
    "brown": 5,
    "light_green": 5,
    "purple": 5,
    "blue": 5,
    "yellow": 5,
    "red": 5,
}
"""The deck: how many cards show each industry and each colour."""


def outcomes(table: Table) -> dict[str, int]:
    """The possible outcomes of chance, each with its weight."""
    return {table.game.actions.text(outcome): weight for outcome, weight in table.game.law.outcomes(table.state)}


def chance(table: Table) -> Table:
    """Take the first outcome of chance until a player must act."""
    while table.turn == "chance":
        table.do(next(iter(outcomes(table))))
    return table


def opening(seats: int = 3, *, first: str = "A", board: str = GERMANY, rules: dict[str, object] | None = None) -> Table:
    """A game that is ready for its first turn."""
    table = Table(board=board, seats=seats, rules=rules)
    table.state = table.game.law.start()
    return chance(table.do(f"first {first}"))


class Step(NamedTuple):
    """One entry of a game: the actor (`chance` or a seat letter), the text, and the positions before and after it."""

    actor: str
    text: str
    before: Any
    after: Any


@cache
def played(
    seed: int, seats: int = 3, board: str = GERMANY, edition: str = "second", free_pass_or: bool | None = None
) -> tuple[Step, ...]:
    """A whole game of random moves, most of them builds, railways and sales where possible."""
    rules = {"edition": edition} if free_pass_or is None else {"edition": edition, "free_pass_or": free_pass_or}
    return tuple(_steps(seed, seats, board, rules))


def _steps(seed: int, seats: int, board: str, rules: Mapping[str, object]) -> Iterator[Step]:
    game = ironmaster.game("age_of_industry", seats=seats, board=board, rules=rules)
    match, dice = ironmaster.Match(game, seed=seed), FastDice(seed)
    while not match.over:
        moves = match.moves()
        busy = [move for move in moves if move.startswith(("build", "combine", "railway", "sell", "discard"))]
        chosen = busy if busy and dice.below(4) else moves
        match.push(chosen[dice.below(len(chosen))])
    state = game.law.start()
    before: Any = game.views.position(state)
    for actor, action in match.log:
        (game.law.settle if actor == CHANCE else game.law.apply)(state, action)
        after: Any = game.views.position(state)
        yield Step("chance" if actor == CHANCE else "ABCDE"[actor], game.actions.text(action), before, after)
        before = after
