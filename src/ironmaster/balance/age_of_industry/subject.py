"""Age of Industry as the subject of a balance test."""

from random import Random
from typing import cast

from ironmaster.balance.age_of_industry import figures
from ironmaster.balance.age_of_industry.player import Magnate
from ironmaster.balance.age_of_industry.tally import IndustryTally
from ironmaster.balance.age_of_industry.tempers import TEMPERS, Temper
from ironmaster.balance.company import VARIED, around, one_of, populations
from ironmaster.balance.playing import Counts, Player, Tally
from ironmaster.core.contract import Game
from ironmaster.games.age_of_industry.game import AgeOfIndustry


def varied(random: Random) -> Temper:
    """A temper that nobody thought of: every weight of the balanced one, more or less."""
    _, *weights = TEMPERS[0]
    return Temper(VARIED, *around(weights, random))


class AgeOfIndustrySubject:
    """Players, counts and tables."""

    def populations(self) -> list[str]:
        return populations(TEMPERS)

    def player(self, game: Game, population: str, random: Random) -> Player:
        temper = varied(random) if population == VARIED else one_of(TEMPERS, population, random)
        return Magnate(cast("AgeOfIndustry", game).tables, temper, random)

    def tally(self, game: Game) -> Tally:
        return IndustryTally(cast("AgeOfIndustry", game).tables)

    def tables(self, game: Game, counts: Counts, games: int) -> list[str]:
        return figures.lines(cast("AgeOfIndustry", game).tables, counts, games)
