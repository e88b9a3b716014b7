"""The value of money, income and future actions in points.

The values are computed by dynamic programming for every number of rounds, amount of cash and income. The model is a
player without a board, who buys as much as possible with every action. Weights give the cost and yield of an action;
loans follow the rules.
"""

from ironmaster.games.brass.tables import CANAL, RAIL, Tables

CASH_STEP = 4
CASH_ROWS = 31
SPACE_STEP = 3
STAGES = 3
"""The number of stages of a round: income to come, one action left, two actions left."""


def rounds_of(t: Tables, era: int) -> int:
    """Rounds of an era: every card is played, but few in the first round of all."""
    cards = (t.cards - t.set_aside[era]) // t.seats
    first = t.first_actions if era == CANAL else t.actions
    return 1 + -(-(cards - first) // t.actions)


class Economy:
    """The value of a number of rounds, an amount of cash and an income."""

    def __init__(self, t: Tables, weights: dict[str, float]) -> None:
        self.t: Tables = t
        self.rail_rounds: int = rounds_of(t, RAIL)
        self.rounds: int = rounds_of(t, CANAL) + self.rail_rounds
        self.columns: int = t.income_last // SPACE_STEP + 1
        self.size: int = CASH_ROWS * self.columns
        self.last_loan: int = t.hand // t.actions
        """The number of rounds of the rail era left when the pile is empty; from then on there are no loans."""
        self.per_pound: float = 1.0 / t.cash_per_point
        self.short: float = weights["debt_pound"]
        self.timely: float = weights["flip_in_time"]
        self.menus: list[list[tuple[float, float, float]]] = [
            self.menu(weights, rounds) for rounds in range(self.rounds + 1)
        ]
        """For each number of rounds left, the yields of an action: cost, points, spaces of income."""
        self.worth: list[float] = []
        self._fill()

    def value(self, rounds: int, stage: int, cash: float, space: float) -> float:
        """The points to expect: rounds after this one, actions left in this one, cash, income space."""
        return self._read((rounds * STAGES + stage) * self.size, cash, space)

    def hopeful(self, rounds: int, stage: int, cash: float, space: float, hoped: float) -> float:
        """The same with further expected spaces of income, which may come too late for payments that are due."""
        bare = self.value(rounds, stage, cash, space)
        return bare + self.timely * (self.value(rounds, stage, cash, space + hoped) - bare)

    def _read(self, base: int, cash: float, space: float) -> float:
        extra = 0.0
        row = cash / CASH_STEP
        if row < 0.0:
            extra = cash * self.short
            row = 0.0
        elif row > CASH_ROWS - 1.001:
            extra = (row - (CASH_ROWS - 1.001)) * CASH_STEP * self.per_pound
            row = CASH_ROWS - 1.001
        column = space / SPACE_STEP
        if column < 0.0:
            column = 0.0
        elif column > self.columns - 1.001:
            column = self.columns - 1.001
        low, left = int(row), int(column)
        up, right = row - low, column - left
        at = base + low * self.columns + left
        worth = self.worth
        below = worth[at] + (worth[at + 1] - worth[at]) * right
        at += self.columns
        above = worth[at] + (worth[at + 1] - worth[at]) * right
        return below + (above - below) * up + extra

    def menu(self, weights: dict[str, float], rounds: int) -> list[tuple[float, float, float]]:
        """The yields of an action. Late in the game, much money buys hardly more than a fair sum."""
        era = "canal" if rounds >= self.rail_rounds else "rail"
        fair = weights[f"{era}_fair_points"]
        plenty = min(1.0, rounds / weights["plenty_rounds"])
        menu: list[tuple[float, float, float]] = [(0.0, weights[f"{era}_free_points"], 0.0)]
        for size in ("small", "fair", "large", "huge"):
            points = weights[f"{era}_{size}_points"]
            if points > fair:
                points = fair + plenty * (points - fair)
            menu.append((weights[f"{era}_{size}_cost"], points, weights[f"{era}_{size}_spaces"]))
        return menu

    def _fill(self) -> None:
        self.worth = [0.0] * (self.size * STAGES * (self.rounds + 1))
        for rounds in range(self.rounds + 1):
            for stage in range(STAGES):
                base = (rounds * STAGES + stage) * self.size
                for row in range(CASH_ROWS):
                    for column in range(self.columns):
                        at = base + row * self.columns + column
                        self.worth[at] = self._cell(rounds, stage, row * CASH_STEP, column * SPACE_STEP)

    def _cell(self, rounds: int, stage: int, cash: int, space: int) -> float:
        if stage > 0:
            return self._best(rounds, stage, cash, space)
        if rounds == 0:
            return cash * self.per_pound
        purse = cash + self.t.pounds[space]
        return self._read(((rounds - 1) * STAGES + STAGES - 1) * self.size, purse, space)

    def _best(self, rounds: int, stage: int, cash: int, space: int) -> float:
        """The value of the best action: spending, or a loan."""
        after = (rounds * STAGES + stage - 1) * self.size
        best = -1e9
        for cost, points, spaces in self.menus[rounds]:
            if cost <= cash:
                best = max(best, points + self._read(after, cash - cost, space + spaces))
        if rounds >= self.last_loan:
            landing = self.landing(space, self.t.loans[-1])
            if landing >= 0:
                best = max(best, self._read(after, cash + self.t.loans[-1], landing))
        return best

    def landing(self, space: int, pounds: int) -> int:
        """The income space after a loan, -1 if there is none so low (brass.loan.step)."""
        for _ in range(pounds // self.t.loan_unit):
            if space >= 0:
                space = self.t.back[space]
        return space
