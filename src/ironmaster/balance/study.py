"""Many games, and what they say about seats and scores."""

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from ironmaster.balance import SUBJECTS
from ironmaster.balance.playing import Counts, Result, Subject, play
from ironmaster.core.contract import Game
from ironmaster.core.registry import game as set_up


@dataclass(frozen=True)
class Setup:
    """What is to be played."""

    game: str
    seats: int
    games: int = 400
    seed: int = 1
    population: str = ""
    board: str | None = None
    rules: dict[str, object] = field(default_factory=dict)

    def table(self) -> Game:
        """The game, set up."""
        return set_up(self.game, seats=self.seats, board=self.board, rules=self.rules)

    def subject(self) -> Subject:
        """What the game brings to the test."""
        return SUBJECTS[self.game]

    def company(self) -> str:
        """The kind of players."""
        return self.population or self.subject().populations()[0]

    def seeds(self) -> list[int]:
        """A seed for each game; the first ones do not depend on how many there are."""
        random = Random(self.seed)
        return [random.getrandbits(48) for _ in range(self.games)]


class Mean(NamedTuple):
    """A mean and how far off it may be."""

    value: float
    error: float

    @classmethod
    def of(cls, values: list[float]) -> "Mean":
        """The mean of the values, with its standard error."""
        spread = stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
        return cls(fmean(values), spread)


class Study:
    """The results of many games of one setup."""

    def __init__(self, setup: Setup, results: list[Result]) -> None:
        self.setup = setup
        self.results = results

    def winner(self) -> Mean:
        """Points of the winner."""
        return Mean.of([float(max(result.scores)) for result in self.results])

    def mean(self) -> Mean:
        """Points of everybody; the error is that of the means of the games."""
        return Mean.of([fmean(result.scores) for result in self.results])

    def last(self) -> Mean:
        """Points of the last."""
        return Mean.of([float(min(result.scores)) for result in self.results])

    def spread(self) -> float:
        """The standard deviation of all scores."""
        return stdev(score for result in self.results for score in result.scores)

    def winners_between(self, low: int, high: int) -> float:
        """The share of games whose winner has that many points."""
        return fmean(low <= max(result.scores) <= high for result in self.results)

    def by_letter(self) -> list[Mean]:
        """Points over the mean of the game, seat by seat."""
        return [Mean.of([_over(result, seat) for result in self.results]) for seat in range(self.setup.seats)]

    def by_place(self) -> list[Mean]:
        """The same by the place after the start player, who is the first."""
        seats = self.setup.seats
        return [
            Mean.of([_over(result, (result.first + place) % seats) for result in self.results])
            for place in range(seats)
        ]

    def wins_by_place(self) -> list[float]:
        """The share of games won, by the place after the start player."""
        seats = self.setup.seats
        return [
            fmean(_share(result, (result.first + place) % seats) for result in self.results) for place in range(seats)
        ]

    def by_player(self) -> dict[str, tuple[int, Mean, float]]:
        """For each kind of player: how many took part, points over the mean of the game, share of games won."""
        rows: dict[str, list[tuple[float, float]]] = {}
        for result in self.results:
            for seat, name in enumerate(result.players):
                rows.setdefault(name, []).append((_over(result, seat), _share(result, seat)))
        return {
            name: (len(found), Mean.of([points for points, _ in found]), fmean(share for _, share in found))
            for name, found in sorted(rows.items())
        }

    def counts(self) -> Counts:
        """All that was counted."""
        found: Counts = Counter()
        for result in self.results:
            found.update(result.counts)
        return found


def _over(result: Result, seat: int) -> float:
    return result.scores[seat] - fmean(result.scores)


def _share(result: Result, seat: int) -> float:
    return (seat in result.winners) / len(result.winners)


def run(setup: Setup, processes: int = 1) -> Study:
    """Play all games; how many processes take part makes no difference to what comes out."""
    seeds = setup.seeds()
    if processes == 1:
        return Study(setup, _play(setup, seeds))
    parts = [seeds[at : at + 25] for at in range(0, len(seeds), 25)]
    with ProcessPoolExecutor(processes) as pool:
        played: Iterator[list[Result]] = pool.map(_play, [setup] * len(parts), parts)
        return Study(setup, [result for part in played for result in part])


def _play(setup: Setup, seeds: list[int]) -> list[Result]:
    subject, table = setup.subject(), setup.table()
    return [play(subject, table, setup.company(), seed) for seed in seeds]
