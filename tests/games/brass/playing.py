"""Whole games for rule tests: played once from a seed with random moves, then examined step by step."""

from collections.abc import Callable
from typing import Any, NamedTuple

import ironmaster
from ironmaster.core.contract import FastDice
from tests.games.brass.table import Table

POUNDS = [
    *range(-10, 1),
    *(pounds for pounds in range(1, 11) for _ in range(2)),
    *(pounds for pounds in range(11, 21) for _ in range(3)),
    *(pounds for pounds in range(21, 30) for _ in range(4)),
    *(30, 30, 30),
]
"""Income of the spaces 0 to 99."""

CARDS = {
    "barrow_in_furness": 2,
    "birkenhead": 2,
    "blackburn": 2,
    "bolton": 2,
    "burnley": 2,
    "bury": 1,
    "colne": 2,
    "ellesmere_port": 1,
    "fleetwood": 1,
    "lancaster": 3,
    "liverpool": 4,
    "macclesfield": 2,
    "manchester": 4,
    "oldham": 2,
    "preston": 3,
    "rochdale": 2,
    "stockport": 2,
    "warrington_runcorn": 2,
    "wigan": 2,
    "cotton": 8,
    "port": 6,
    "coal": 5,
    "iron": 3,
    "shipyard": 3,
}
"""The deck: how many cards name each location and each industry."""


class Step(NamedTuple):
    """One entry of a log: the actor (`chance` or a seat letter), the text, and the positions before and after it."""

    actor: str
    text: str
    before: Any
    after: Any
    cards: dict[str, int]
    """The cards that chance could draw before this step; empty when it was not drawing."""


Played = Callable[[int, int], tuple[Step, ...]]
"""Whole games by number of seats and seed; see the fixture `played`."""


def play(seats: int, seed: int) -> tuple[Step, ...]:
    """A whole game with random moves, weighted towards builds, links and sales."""
    game = ironmaster.game("brass", seats=seats)
    match = ironmaster.Match(game, seed=seed)
    dice = FastDice(seed)
    while not match.over:
        moves = match.moves()
        busy = [move for move in moves if not move.startswith(("loan", "develop", "pass", "stop"))]
        chosen = busy if busy and dice.below(4) else moves
        match.push(chosen[dice.below(len(chosen))])
    state = game.law.start()
    steps: list[Step] = []
    before = game.views.position(state)
    for actor, action in match.log:
        cards: dict[str, int] = {}
        if actor == ironmaster.CHANCE:
            drawn = [(game.actions.text(outcome), weight) for outcome, weight in game.law.outcomes(state)]
            cards = {text.removeprefix("draw "): weight for text, weight in drawn if text.startswith("draw ")}
            game.law.settle(state, action)
        else:
            game.law.apply(state, action)
        after = game.views.position(state)
        name = "chance" if actor == ironmaster.CHANCE else "ABCD"[actor]
        steps.append(Step(name, game.actions.text(action), before, after, cards))
        before = after
    assert before["phase"] == "over"
    return tuple(steps)


def is_act(step: Step) -> bool:
    """Whether the step belongs to a player's turn (and is no sale of tiles in the income step)."""
    return bool(step.before["phase"] == "actions")


def deal(table: Table) -> Table:
    """Let chance draw the first remaining card until a player must act."""
    while table.turn == "chance":
        outcome, _ = table.game.law.outcomes(table.state)[0]
        table.do(table.game.actions.text(outcome))
    return table


def refused_by(table: Table, text: str) -> list[str]:
    """All clauses that refuse the move, which must be refused and change nothing."""
    assert table.refuses(text), f"{text} is not refused"
    return table.why(text)
