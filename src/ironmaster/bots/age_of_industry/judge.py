"""The judge of Age of Industry: forecasts the scores, and evaluates moves."""

from typing import Any, Final

from ironmaster.bots.age_of_industry.chances import Chances
from ironmaster.bots.age_of_industry.display import Display
from ironmaster.bots.age_of_industry.funds import Funds
from ironmaster.bots.age_of_industry.hand import Hand
from ironmaster.bots.age_of_industry.leanings import Leanings
from ironmaster.bots.age_of_industry.survey import Survey
from ironmaster.bots.judging import Judge
from ironmaster.bots.weights import weights_of
from ironmaster.core.contract import Game
from ironmaster.core.frames import first_of, kind_of, second_of
from ironmaster.games.age_of_industry.game import AgeOfIndustry
from ironmaster.games.age_of_industry.state import FINISHED, IndustryState
from ironmaster.games.age_of_industry.steps import frames as f
from ironmaster.games.age_of_industry.tables import COAL, COTTON, FACTORY, IRON, Tables
from ironmaster.kit import bits

TERMS: Final = ("counters", "cash", "loans", "railways", "cubes", "sales", "harbours", "display", "cards")
COUNTERS: Final = 0
CASH: Final = 1
LOANS: Final = 2
RAILWAYS: Final = 3
CUBES: Final = 4
SALES: Final = 5
HARBOURS: Final = 6
DISPLAY: Final = 7
CARDS: Final = 8


class IndustryJudge(Judge[IndustryState]):
    """Converts money to points at the rate of the final scoring, and weights future gains by their probability."""

    def __init__(self, game: Game, tables: Tables, w: dict[str, float]) -> None:
        super().__init__(game, TERMS, w["spread"])
        self.t: Tables = tables
        self.survey: Survey = Survey(tables, w)
        self.chances: Chances = Chances(tables, self.survey, w)
        self.display: Display = Display(tables, self.survey)
        self.hand: Hand = Hand(tables, self.survey, w)
        self.funds: Funds = Funds(tables, self.survey, self.chances, w)
        self.quick_values: Leanings = Leanings(
            tables, self.survey, self.chances, self.display, self.hand, self.funds, w
        )
        self.w_odd_cash: float = w["odd_cash"]

    def account(self, s: IndustryState, seat: int) -> list[float]:
        if s.phase == FINISHED:
            return self._scored(s, seat)
        self.survey.read(s)
        return self._expected(s, seat)

    def forecast(self, s: IndustryState) -> list[float]:
        found: list[float] = []
        if s.phase == FINISHED:
            return [float(points) for points in s.points]
        self.survey.read(s)
        for seat in range(self.t.seats):
            total = 0.0
            for points in self._expected(s, seat):
                total += points
            found.append(total)
        return found

    def leanings(self, s: IndustryState, moves: list[int]) -> list[float]:
        return self.quick_values.of(s, moves)

    def _scored(self, s: IndustryState, seat: int) -> list[float]:
        """The lines of the final scoring; rail income has become cash."""
        t = self.t
        account = [0.0] * len(TERMS)
        for space in bits.members(s.owned[seat]):
            account[COUNTERS] += t.face_level[s.tile[space]]
        account[CASH] = float(s.cash[seat] // t.cash_per_point)
        account[LOANS] = float(-s.debt[seat] * t.unpaid_loan_points)
        return account

    def _expected(self, s: IndustryState, seat: int) -> list[float]:
        t, chances = self.t, self.chances
        account = [0.0] * len(TERMS)
        coming = 0.0
        for space in bits.members(s.owned[seat]):
            face = s.tile[space]
            account[COUNTERS] += t.face_level[face]
            if (s.flipped | s.rebuilt) >> space & 1 == 0:
                money = chances.waiting(s, seat, space) * t.face_profit[face]
                coming += money
                account[self._term(t.face_industry[face])] += money / t.cash_per_point
        rails = self.funds.rails(s, seat)
        begun = self._begun(s, seat, account)
        account[RAILWAYS] += rails / t.cash_per_point
        account[CASH] += (s.cash[seat] - self.w_odd_cash) / t.cash_per_point
        account[LOANS] = -self.funds.cost(s, seat, coming) / t.cash_per_point
        if s.debt[seat]:
            account[LOANS] -= self.funds.lost(self.funds.net(s, seat, coming, rails + begun))
        self._prospects(s, seat, account)
        return account

    def _term(self, industry: int) -> int:
        if industry in (COTTON, FACTORY):
            return SALES
        return CUBES if industry in (COAL, IRON) else HARBOURS

    def _begun(self, s: IndustryState, seat: int, account: list[float]) -> float:
        """Add the value of what the current action has paid for but not yet laid. Returns the money in it."""
        t = self.t
        if not s.stack or s.order[s.at] != seat:
            return 0.0
        money = 0.0
        for packed in s.stack:
            kind = kind_of(packed)
            if kind == f.LAY:
                earned = self.chances.railway(s, first_of(packed))
                account[RAILWAYS] += earned / t.cash_per_point
                money += earned
            elif kind == f.COUNTER and s.tile[first_of(packed)] != second_of(packed):
                face = second_of(packed)
                account[COUNTERS] += t.face_level[face]
                price = t.face_cost[face] / t.cash_per_point
                account[self._term(t.face_industry[face])] += self.survey.promise[face] - t.face_level[face] + price
        return money

    def _prospects(self, s: IndustryState, seat: int, account: list[float]) -> None:
        """The value of the display for the actions that are left, and what the cards in hand add to it."""
        hand = self.hand
        without = hand.builds(s, seat, 0.0)
        with_cards = hand.builds(s, seat, hand.useful(s, seat))
        worth = self.display.worth(s, seat, [without, with_cards], -1)
        account[DISPLAY] = hand.w_share * worth[0] + hand.others(s, seat)
        account[CARDS] = hand.w_share * (worth[1] - worth[0])


def make(game: Game, changes: dict[str, float] | None) -> Judge[Any]:
    """The judge of a game, with some weights changed."""
    assert isinstance(game, AgeOfIndustry)
    return IndustryJudge(game, game.tables, weights_of("age_of_industry", changes))
