"""The judge of Industria."""

from typing import Any, Final

from ironmaster.bots.industria.auction import Auction
from ironmaster.bots.industria.desk import Desk
from ironmaster.bots.industria.leanings import Leanings
from ironmaster.bots.industria.lots import Lots
from ironmaster.bots.industria.outlook import Outlook
from ironmaster.bots.judging import Judge
from ironmaster.bots.weights import weights_of
from ironmaster.core.contract import Game
from ironmaster.games.industria.game import Industria
from ironmaster.games.industria.state import AUCTION, FINISHED, FIRST_PLAYER, IndustriaState
from ironmaster.games.industria.tables import BONUS
from ironmaster.kit import bits

TERMS: Final = (
    *("scored", "links", "symbols", "hopes", "production", "buildings", "bonuses", "materials"),
    *("cash", "income", "order", "auction"),
)
SPREAD: Final = 6.0


class IndustriaJudge(Judge[IndustriaState]):
    """Counts laid tiles, plans the hand, and forecasts the auction from the limits of all seats."""

    def __init__(self, game: Industria, weights: dict[str, float]) -> None:
        super().__init__(game, TERMS, SPREAD)
        self.o: Outlook = Outlook(game.tables, weights)
        self.quick_values: Leanings = Leanings(self.o)

    def account(self, s: IndustriaState, seat: int) -> list[float]:
        if s.phase == FINISHED:
            return [float(s.points[seat])] + [0.0] * (len(TERMS) - 1)
        desks = [Desk(self.o, s, other) for other in range(self.o.t.seats)]
        parts = self._parts(s, desks[seat])
        parts.append(self._auction(s, desks)[seat])
        return parts

    def forecast(self, s: IndustriaState) -> list[float]:
        found: list[float] = []
        if s.phase == FINISHED:
            for points in s.points:
                found.append(float(points))
            return found
        desks: list[Desk] = []
        for seat in range(self.o.t.seats):
            desks.append(Desk(self.o, s, seat))
        gains = self._auction(s, desks)
        for seat in range(self.o.t.seats):
            total = 0.0
            for part in self._parts(s, desks[seat]):
                total += part
            found.append(total + gains[seat])
        return found

    def leanings(self, s: IndustriaState, moves: list[int]) -> list[float]:
        return self.quick_values.of(s, moves)

    def _auction(self, s: IndustriaState, desks: list[Desk]) -> list[float]:
        if s.phase != AUCTION or s.display == 0:
            return [0.0] * self.o.t.seats
        return Auction(self.o, Lots(self.o, s, desks)).to_come()

    def _parts(self, s: IndustriaState, desk: Desk) -> list[float]:
        return [
            float(desk.points),
            self._links(desk),
            self._symbols(desk),
            self._hopes(s, desk),
            self._production(desk),
            desk.worth - desk.purse.worth(desk.thalers),
            self._bonuses(desk),
            desk.purse.worth(desk.thalers) - desk.purse.worth(desk.cash),
            self._cash(s, desk),
            self._income(s, desk),
            self._order(s, desk.seat),
        ]

    def _links(self, desk: Desk) -> float:
        t = self.o.t
        points = 0
        for link in range(t.links):
            if t.ends[link] & ~desk.laid == 0:
                points += t.link_points
        return float(points)

    def _symbols(self, desk: Desk) -> float:
        points = 0
        for kind in bits.members(desk.kinds):
            points += bits.count(self.o.showing[kind] & desk.laid) * self.o.t.symbol_points
        return float(points)

    def _hopes(self, s: IndustriaState, desk: Desk) -> float:
        """Links and symbols whose other half has not turned up yet."""
        o, t = self.o, self.o.t
        points = 0.0
        for tile in bits.members(desk.laid & ~t.of_kind[BONUS]):
            for other in o.neighbours[tile]:
                if s.unseen >> other & 1:
                    points += t.link_points * o.link_hope
            for kind in o.symbols[tile]:
                if desk.kinds >> kind & 1 == 0 and desk.hand & o.bonuses[kind] == 0 and s.unseen & o.bonuses[kind]:
                    points += t.symbol_points * o.bonus_hope
        for kind in bits.members(desk.kinds):
            points += bits.count(o.showing[kind] & s.unseen) * t.symbol_points * o.factory_hope
        return points

    def _production(self, desk: Desk) -> float:
        t = self.o.t
        points = 0.0
        for tile in bits.members(desk.laid):
            if t.makes[tile] >= 0:
                points += desk.sales(t.makes[tile])
            if t.discount[tile]:
                left = t.rounds - desk.s.round
                points += t.discount[tile] * self.o.builds_a_round * left * desk.rate
        return points

    def _bonuses(self, desk: Desk) -> float:
        t = self.o.t
        points = 0.0
        seen = 0
        for tile in bits.members(desk.hand & t.of_kind[BONUS]):
            kind = t.bonus[tile]
            if seen >> kind & 1 == 0:
                points += desk.bonus(kind, desk.hand, whole=False)
                seen |= 1 << kind
        return points

    def _cash(self, s: IndustriaState, desk: Desk) -> float:
        """In the last round, when nothing is left to be spent, whole points count."""
        t = self.o.t
        if s.round == t.rounds and desk.builds == 0:
            whole = int(desk.thalers) // t.thalers_per_point
            return whole - desk.purse.worth(desk.thalers) + desk.purse.worth(desk.cash)
        return desk.purse.worth(desk.cash)

    def _income(self, s: IndustriaState, desk: Desk) -> float:
        """Thalers and tiles of the rounds to come, the same for all seats."""
        t = self.o.t
        rounds = t.rounds - s.round
        thalers = rounds * t.income
        for epoch in range(s.epoch + 1, t.epochs):
            thalers += t.extra[epoch]
        return thalers * desk.purse.rate(self.o.usual) * self.o.income_share

    def _order(self, s: IndustriaState, seat: int) -> float:
        """Rounds to come in which the seat begins."""
        t = self.o.t
        if s.phase == FIRST_PLAYER:
            return 0.0
        rounds = t.rounds - s.round
        away = (seat - s.start) % t.seats
        away = away if away > 0 else t.seats
        times = 0 if rounds < away else 1 + (rounds - away) // t.seats
        return self.o.start_worth * times


def make(game: Game, changes: dict[str, float] | None) -> Judge[Any]:
    """The judge of a game of Industria."""
    assert isinstance(game, Industria)
    return IndustriaJudge(game, weights_of("industria", changes))
