"""The judge of Brass: forecasts the scores of each seat, and evaluates moves."""

from typing import Any, Final

from ironmaster.bots.brass import unfinished
from ironmaster.bots.brass.cards import Cards
from ironmaster.bots.brass.economy import Economy
from ironmaster.bots.brass.leanings import Leanings
from ironmaster.bots.brass.outlook import Outlook
from ironmaster.bots.brass.piles import Piles
from ironmaster.bots.judging import Judge
from ironmaster.bots.weights import weights_of
from ironmaster.core.contract import Game
from ironmaster.games.brass.game import Brass
from ironmaster.games.brass.state import FINISHED, BrassState
from ironmaster.games.brass.tables import CANAL, COTTON, KINDS, PORT, Tables
from ironmaster.kit import bits

TERMS: Final = (
    "scored",
    "tiles",
    "cotton",
    "works",
    "links",
    "income",
    "cash",
    "actions",
    "piles",
    "cards",
    "order",
)


def make(game: Game, changes: dict[str, float] | None) -> Judge[Any]:
    """The judge of a game of Brass."""
    return BrassJudge(game, weights_of("brass", changes))


class BrassJudge(Judge[BrassState]):
    """Counts what is on the board, estimates what will flip, and values money and actions."""

    def __init__(self, game: Game, weights: dict[str, float], economy: Economy | None = None) -> None:
        super().__init__(game, TERMS, weights["spread"])
        assert isinstance(game, Brass)
        t = game.tables
        self.t: Tables = t
        self.economy: Economy = economy or Economy(t, weights)
        self.piles: Piles = Piles(t, self.economy, weights)
        self.cards: Cards = Cards(t, weights)
        self.outlook: Outlook = Outlook(t, self.economy, weights)
        self.quick_values: Leanings = Leanings(t, self.economy, self.piles, self.cards, self.outlook, weights)
        self.keep: float = weights["survives"]
        self.sale_first: float = weights["sale_first"]
        self.sale_more: float = weights["sale_more"]
        self.order: float = weights["order_place"]

    def account(self, s: BrassState, seat: int) -> list[float]:
        state = unfinished.finish(self.t, self.cards, s)
        self.outlook.survey(state)
        self.cards.look(state)
        return self._account(state, seat)

    def forecast(self, s: BrassState) -> list[float]:
        state = unfinished.finish(self.t, self.cards, s)
        self.outlook.survey(state)
        self.cards.look(state)
        return [sum(self._account(state, seat)) for seat in range(self.t.seats)]

    def leanings(self, s: BrassState, moves: list[int]) -> list[float]:
        return self.quick_values.of(s, moves)

    def _account(self, s: BrassState, seat: int) -> list[float]:
        account = [0.0] * len(TERMS)
        account[0] = float(s.points[seat])
        if s.phase == FINISHED:
            return account
        account[1] = self._flipped(s, seat)
        hoped = self._hidden(s, seat, account)
        cash = float(s.cash[seat])
        if self.outlook.pending >= 0 and s.order[s.at] == seat:
            if self.t.bonus_is_cash:
                cash += self.outlook.bonus
            else:
                hoped += self.outlook.bonus
        account[4] = self._links(s, seat)
        self._money(seat, cash, float(s.income[seat]), hoped, account)
        rounds = min(self.outlook.rounds[seat], self.economy.rounds)
        for industry in range(KINDS):
            account[8] += self.piles.of(rounds, industry, s.taken[seat * KINDS + industry])
        account[9] = self.cards.hand(s, seat)
        account[10] = self._order(s, seat)
        return account

    def _flipped(self, s: BrassState, seat: int) -> float:
        t = self.t
        points = 0.0
        for slot in bits.members(s.owned[seat] & s.flipped):
            face = s.tile[slot]
            points += t.face_points[face]
            if s.era == CANAL and t.face_level[face] > 1:
                points += self.keep * t.face_points[face]
        return points

    def _hidden(self, s: BrassState, seat: int, account: list[float]) -> float:
        """Add the points of unflipped tiles to the account. Returns the income that they may bring."""
        t, look = self.t, self.outlook
        spaces = 0.0
        mills = 0
        for slot in bits.members(s.owned[seat] & ~s.flipped):
            face = s.tile[slot]
            industry = t.face_industry[face]
            chance = look.now[slot]
            points = chance * t.face_points[face]
            if s.era == CANAL and t.face_level[face] > 1:
                chance = look.ever[slot]
                points += self.keep * chance * t.face_points[face]
            spaces += chance * t.face_income[face]
            account[2 if industry in (COTTON, PORT) else 3] += points
            if industry == COTTON:
                mills += 1
        if mills:
            account[2] -= self.sale_first + self.sale_more * (mills - 1)
        return spaces

    def _links(self, s: BrassState, seat: int) -> float:
        t, discs = self.t, self.outlook.discs
        points = 0.0
        for line in bits.members(s.links[seat]):
            points += discs[t.end_a[line]] + discs[t.end_b[line]]
        return points

    def _money(self, seat: int, cash: float, space: float, hoped: float, account: list[float]) -> None:
        economy, look = self.economy, self.outlook
        rounds, stage = min(look.rounds[seat], economy.rounds), look.stage[seat]
        bare = economy.value(rounds, stage, 0.0, float(self.t.income_start))
        poor = economy.hopeful(rounds, stage, 0.0, space, hoped)
        account[5] = poor - bare
        account[6] = economy.hopeful(rounds, stage, cash, space, hoped) - poor
        account[7] = bare

    def _order(self, s: BrassState, seat: int) -> float:
        """The value of an early place in the next round, for having spent less."""
        behind = 0
        for other in s.order:
            if s.spent[other] > s.spent[seat]:
                behind += 1
        return self.order * behind * (1.0 if self.outlook.rounds[seat] > 0 else 0.0)
