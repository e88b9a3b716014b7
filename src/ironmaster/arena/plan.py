"""The plan of a tournament: the game, the bots, the time per decision, and the seed."""

from typing import NamedTuple

import msgspec

from ironmaster.arena.lineups import lineups
from ironmaster.bots.contract import Budget
from ironmaster.core.contract import Game
from ironmaster.core.registry import stored_game


class Plan(msgspec.Struct, frozen=True):
    """A tournament, as stored in its file. The same plan gives the same games, unless bots think for a fixed time."""

    game: str
    ruleset: int
    board: str
    seats: int
    rules: dict[str, object]
    bots: list[str]
    seed: int
    seconds: float
    iterations: int

    def table(self) -> Game:
        """The game, set up."""
        return stored_game(self.game, self.board, self.seats, self.rules, self.ruleset)

    def budget(self) -> Budget:
        """The budget of each bot for one decision. Games run in parallel, so each bot uses one process."""
        return Budget(self.seconds, self.iterations)


class Job(NamedTuple):
    """One game of a tournament."""

    deal: int
    turn: int
    lineup: list[int]
    control: int = -1
    """In a control game, the entrant that plays all seats; -1 in a game that counts."""


def plan_for(table: Game, bots: list[str], seed: int, budget: Budget) -> Plan:
    """The plan of a tournament at a table."""
    name, rules = table.spec.name, table.rules
    return Plan(name, table.ruleset, table.board, table.seats, rules, bots, seed, budget.seconds, budget.iterations)


def jobs(plan: Plan, games: int, control: int) -> list[Job]:
    """All games: complete deals, so at least as many as asked for, and then the control deals of every entrant."""
    entrants = len(plan.bots)
    deals = -(-games // entrants)
    found = [
        Job(deal, turn, lineup)
        for deal in range(1, deals + 1)
        for turn, lineup in enumerate(lineups(entrants, plan.seats, plan.seed, deal))
    ]
    for entrant in range(entrants):
        for deal in range(1, control + 1):
            pair = lineups(2, plan.seats, plan.seed, deal)
            found += [Job(deal, turn, lineup, entrant) for turn, lineup in enumerate(pair)]
    return found
