"""What a tournament is: a game, who takes part, how many deals, and the seed that everything follows from."""

from typing import NamedTuple

import msgspec

from ironmaster.arena.lineups import lineups
from ironmaster.bots.contract import Budget
from ironmaster.core.contract import Game
from ironmaster.core.registry import stored_game


class Plan(msgspec.Struct, frozen=True):
    """A tournament as its file names it; the same plan gives the same games, unless bots think by the clock."""

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
        """What each bot may think at a decision. Games run side by side, so each bot has one process."""
        return Budget(self.seconds, self.iterations)


class Job(NamedTuple):
    """One game of a tournament."""

    deal: int
    turn: int
    lineup: list[int]
    control: int = -1
    """The entrant that plays all seats to test the arena itself, -1 in a game that counts."""


def plan_for(table: Game, bots: list[str], seed: int, budget: Budget) -> Plan:
    """The plan of a tournament at a table."""
    name, rules = table.spec.name, table.rules
    return Plan(name, table.ruleset, table.board, table.seats, rules, bots, seed, budget.seconds, budget.iterations)


def jobs(plan: Plan, games: int, control: int) -> list[Job]:
    """All games: whole deals, so at least as many as asked for, then the control deals of every entrant."""
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
