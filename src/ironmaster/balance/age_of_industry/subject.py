"""Age of Industry as the subject of a balance test."""

from random import Random
from typing import Final, cast

from ironmaster.balance.age_of_industry import figures
from ironmaster.balance.age_of_industry.outlook import TEMPERS, Temper
from ironmaster.balance.age_of_industry.player import Magnate
from ironmaster.balance.age_of_industry.tally import IndustryTally
from ironmaster.balance.playing import Counts, Player, Tally
from ironmaster.core.contract import Game
from ironmaster.games.age_of_industry.game import AgeOfIndustry

MIXED: Final = "mixed"
VARIED: Final = "varied"
WIDTH: Final = 0.3
"""How far, as a share, the weights of a varied player may lie from those of a balanced one."""


def varied(random: Random) -> Temper:
    """A temper that nobody thought of: every weight of the balanced one, more or less."""
    _, *weights = TEMPERS[0]
    return Temper(VARIED, *(float(weight) * random.uniform(1 - WIDTH, 1 + WIDTH) for weight in weights))


class AgeOfIndustrySubject:
    """Players, counts and tables."""

    def populations(self) -> list[str]:
        return [MIXED, VARIED, *(temper.name for temper in TEMPERS)]

    def player(self, game: Game, population: str, random: Random) -> Player:
        if population == VARIED:
            temper = varied(random)
        else:
            temper = random.choice([one for one in TEMPERS if population in (MIXED, one.name)])
        return Magnate(cast("AgeOfIndustry", game).tables, temper, random)

    def tally(self, game: Game) -> Tally:
        return IndustryTally(cast("AgeOfIndustry", game).tables)

    def tables(self, game: Game, counts: Counts, games: int) -> list[str]:
        return figures.lines(cast("AgeOfIndustry", game).tables, counts, games)
