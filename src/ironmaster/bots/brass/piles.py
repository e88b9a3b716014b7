"""The value of the tiles left on a player's piles, which development brings nearer."""

from ironmaster.bots.brass.economy import Economy
from ironmaster.games.brass.tables import CANAL, COTTON, KINDS, RAIL, Tables

TYPICAL_CASH = 20.0
TYPICAL_SPACE = 22.0


class Piles:
    """For each number of rounds to come, industry and number of tiles gone: the points that the rest promises."""

    def __init__(self, t: Tables, economy: Economy, weights: dict[str, float]) -> None:
        self.t: Tables = t
        self.economy: Economy = economy
        self.scale: float = weights["pile_promise"]
        self.fade: float = weights["pile_fade"]
        self.disc: float = weights["tile_disc"]
        self.hope: list[float] = [
            weights["hope_cotton"],
            weights["hope_port"],
            weights["hope_coal"],
            weights["hope_iron"],
            weights["hope_shipyard"],
        ]
        self.sale: float = weights["sale_actions"]
        self.cube: float = weights["cube_price"]
        self.pound: float = weights["pile_pound"]
        self.action: float = weights["pile_action"]
        self.whole: float = weights["pile_rounds"]
        self.depth: int = max([len(pile) for pile in t.piles]) + 1
        self.promise: list[float] = []
        for rounds in range(economy.rounds + 1):
            self._round(rounds)

    def of(self, rounds: int, industry: int, gone: int) -> float:
        """The promise of a pile."""
        return self.promise[(rounds * KINDS + industry) * self.depth + gone]

    def _round(self, rounds: int) -> None:
        economy = self.economy
        here = economy.value(rounds, 1, TYPICAL_CASH, TYPICAL_SPACE)
        space = (economy.value(rounds, 1, TYPICAL_CASH, TYPICAL_SPACE + 6.0) - here) / 6.0
        pound, action = self.pound, self.action
        for industry in range(KINDS):
            pile = self.t.piles[industry]
            row = [0.0] * self.depth
            for gone in range(len(pile) - 1, -1, -1):
                tile = self._tile(pile[gone], rounds, pound, space, action)
                away = -0.5 * action - self.cube * pound
                row[gone] = max(0.0, max(tile, away) + self.fade * row[gone + 1])
            limit = min(1.0, rounds / self.whole) * self.scale
            self.promise += [limit * worth for worth in row]

    def _tile(self, face: int, rounds: int, pound: float, space: float, action: float) -> float:
        """What building the tile brings beyond an ordinary action; very little if it cannot be built."""
        t = self.t
        canal = rounds >= self.economy.rail_rounds
        eras = t.face_eras[face]
        if eras == 0 or (not canal and eras >> RAIL & 1 == 0):
            return -1e9
        industry = t.face_industry[face]
        scorings = 1.0
        if canal and eras >> CANAL & 1 and t.face_level[face] > 1:
            scorings += min(1.0, (rounds - self.economy.rail_rounds) / 3.0)
        gain = t.face_points[face] * scorings + self.disc * scorings + t.face_income[face] * space
        cost = t.face_cost[face] + self.cube * (t.face_coal[face] + t.face_iron[face])
        effort = 1.0 + (self.sale if industry == COTTON else 0.0)
        return self.hope[industry] * gain - cost * pound - effort * action
