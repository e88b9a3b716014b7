"""A balance study is a tournament with a new deal and a new draw of bots for every game."""

from collections.abc import Iterator
from random import Random
from typing import Final

from ironmaster.arena.lineups import number_from
from ironmaster.arena.plan import Job, Plan
from ironmaster.arena.results import Ledger, Result
from ironmaster.arena.tournament import run

COMPANY: Final = tuple(f"journeyman~{number}" for number in range(1, 13))
"""The default bots. Several sets of weights, because one alone may overlook a strategy."""


def jobs(plan: Plan, games: int) -> list[Job]:
    """The games of a study; the first ones do not depend on how many there are."""
    found = []
    for deal in range(1, games + 1):
        random = Random(number_from(f"{plan.seed}/{deal}/company"))
        found.append(Job(deal, 0, [random.randrange(len(plan.bots)) for _ in range(plan.seats)]))
    return found


def play(plan: Plan, games: int, processes: int) -> Iterator[Result]:
    """Play the games and yield each one when it ends, in any order."""
    yield from run(Ledger(plan, None), jobs(plan, games), processes)
