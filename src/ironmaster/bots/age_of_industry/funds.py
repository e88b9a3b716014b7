"""The value of money at the end. Debts weigh more than cash, because unpaid loans cost points."""

from ironmaster.bots.age_of_industry.chances import Chances
from ironmaster.bots.age_of_industry.survey import Survey
from ironmaster.games.age_of_industry.state import IndustryState
from ironmaster.games.age_of_industry.tables import Tables


class Funds:
    """Loans, interest, and the risk that loans are not repaid."""

    def __init__(self, t: Tables, survey: Survey, chances: Chances, w: dict[str, float]) -> None:
        self.t: Tables = t
        self.survey: Survey = survey
        self.chances: Chances = chances
        self.w_patience: float = w["patience"]
        self.w_working: float = w["working_capital"]
        self.w_sure: float = w["sure_interest"]
        self.w_early: float = w["early_profits"]
        self.w_income: float = w["income_a_round"]
        self.w_doubt: float = w["doubt"]
        self.extra: float = t.unpaid_loan_points / t.loan - 1.0 / t.cash_per_point
        """The extra cost of a missing dollar at the end, compared with the value of a dollar in hand."""

    def rails(self, s: IndustryState, seat: int) -> float:
        """The expected income of the railways of a seat."""
        earned = 0.0
        if s.laid[seat]:
            for line in range(self.t.connections):
                if s.builder[line] == seat:
                    earned += self.chances.railway(s, line)
        return earned

    def free(self, s: IndustryState, seat: int) -> float:
        """Money left after loans and the costs of the next rounds; if negative, that much must be borrowed."""
        t = self.t
        needed = self.w_working * min(1.0, self.survey.later / 6.0)
        return s.cash[seat] - t.loan * s.debt[seat] - needed

    def growth(self) -> float:
        """The interest on a borrowed dollar until it is paid back."""
        return min(self.survey.later + 1.0, self.w_patience) * self.t.interest / self.t.loan

    def cost(self, s: IndustryState, seat: int, coming: float) -> float:
        """The loans of a seat with the interest that it is going to pay, on loans still to be taken as well."""
        t = self.t
        borrowed = max(0.0, -self.free(s, seat) - self.w_early * coming)
        sure = min(self.survey.later + 1.0, self.w_sure)
        return s.debt[seat] * (t.loan + sure * t.interest) + borrowed * self.growth()

    def net(self, s: IndustryState, seat: int, coming: float, rails: float) -> float:
        """The money left at the end after repaying the loans."""
        income = self.w_income * self.survey.actions[seat] / self.t.actions
        return s.cash[seat] + coming + rails + income - self.cost(s, seat, coming)

    def lost(self, net: float) -> float:
        """The points that unpaid loans cost beyond their amount."""
        doubt = self.w_doubt
        if net >= doubt:
            return 0.0
        gap = min(doubt - net, 2.0 * doubt)
        return self.extra * (gap * gap / (4.0 * doubt) + max(0.0, -doubt - net))

    def dollar(self, net: float) -> float:
        """The value of one dollar in points."""
        short = min(1.0, max(0.0, (self.w_doubt - net) / (2.0 * self.w_doubt)))
        return 1.0 / self.t.cash_per_point + self.extra * short
