"""A forecast of a seat's money turn by turn: spending, loans, income, and the remaining points."""

from ironmaster.bots.steam import agenda
from ironmaster.games.steam.state import SteamState
from ironmaster.games.steam.tables import Tables


class Purse:
    """Converts points into money, and money into points, until the end of the game."""

    def __init__(self, t: Tables, weights: dict[str, float]) -> None:
        self.t: Tables = t
        self.build_spend: float = weights["build_spend"]
        self.tile_spend: float = weights["tile_spend"] if t.tiles_cost else 0.0
        self.bid_spend: float = weights["bid_spend"] if t.order_by_bids else 0.0
        self.last_spend: float = weights["last_spend"]
        self.ramp: float = weights["ramp"]
        self.invest_rounds: float = weights["invest_rounds"]
        self.idle_dollar: float = weights["idle_dollar"]
        self.thrift: float = weights["thrift"]
        self.ruin_points: float = weights["ruin"]
        self.margin_dollars: float = weights["ruin_margin"]
        self.usual: float = self.build_spend + self.tile_spend + self.bid_spend
        self.low: float = float(t.income_low)
        self.high: float = float(t.income_high)
        self.points: float = 0.0
        self.lost: float = 0.0
        """Points lost for lack of money beyond those that the seat has."""
        self.cash: float = 0.0
        self.income: float = 0.0
        self.upkeep: float = 0.0
        self.rounds: int = 0
        self.now_spend: float = 0.0
        self.now_gain: float = 0.0
        self.level: float = 1.0
        self.links: float = 0.0
        self.link_build: float = weights["link_build"]
        self.stretch: float = weights["stretch"]
        self.total_share: float = 1.0
        self.borrows: bool = True

    def open(self, s: SteamState, seat: int, gain: float) -> None:
        """Prepare for the rest of this turn of a seat, which includes `gain` points of deliveries."""
        t = self.t
        self.rounds = agenda.rounds_left(t, s)
        left = agenda.tiles_left(t, s, seat)
        build = self.last_spend if self.rounds == 1 else self.build_spend
        self.now_spend = build * left / t.tiles_a_build
        if agenda.may_take(s, seat):
            self.now_spend += self.tile_spend
            if s.phase < 6:
                self.now_spend += self.bid_spend
        self.borrows = agenda.may_borrow(t, s, seat)
        self.now_gain = gain
        self.level = float(s.level[seat])
        self.links = float(s.links[seat])
        later = self.rounds - 1
        self.total_share = later + self.ramp * later * (later - 1) / 2.0

    def final(self, points: float, cash: float, income: float, level: float, gains: float, pending: float) -> float:
        """The points at the end, without links, of a seat that will score `gains` for deliveries.

        `pending` are points of a delivery that is being scored now.
        """
        t = self.t
        self.points = points
        self.lost = 0.0
        self.cash = cash
        self.income = income
        self.upkeep = t.upkeep * level
        now = self.now_gain if self.total_share > 0.0 and self.now_gain < gains else gains
        broke = 0.0
        per_share = (gains - now) / self.total_share if self.total_share > 0.0 else 0.0
        for turn in range(self.rounds):
            left = self.rounds - turn
            self._spend(turn, left)
            self._invest(left, now + pending if turn == 0 else self._earned(turn, per_share))
            self._settle()
            if self.income < self.low:
                self.points -= (self.low - self.income) * t.loan_points
                self.income = self.low
                if self.points < 0.0:
                    broke -= self.points * self.ruin_points / 4.0
                    self.points = 0.0
        lost = self.lost if self.lost < gains else gains
        if broke > 0.0:
            lost += self.ruin_points * broke / (self.ruin_points + broke)
        if self.income > 0.0:
            return self.points + self.income / t.income_per_point - lost
        return self.points + t.points_per_debt * self.income - lost

    def _spend(self, turn: int, left: int) -> None:
        """Pay for the turn's actions and track, with loans if needed. Expenses that cannot be paid cost a penalty."""
        idle = self.idle_dollar * left / (left + 2.0)
        spend = self.now_spend if turn == 0 else self.usual if left > 1 else self.last_spend + self.tile_spend
        if self.income < self.thrift:
            part = (self.income - self.low) / (self.thrift - self.low)
            self.lost += idle * spend * (1.0 - part)
            spend *= part
        if not self.t.borrow_for_track:
            keep = self.upkeep - self.income if self.upkeep > self.income else 0.0
            short = spend + keep - self.cash
            if short > 0.0 and (turn > 0 or self.borrows):
                self.income -= short / self.t.loan
                self.cash += short
            elif short > 0.0:
                can = self.cash - keep if self.cash > keep else 0.0
                self.lost += idle * (spend - can)
                spend = can
        self.cash -= spend
        if self.cash < 0.0:
            self.income += self.cash / self.t.loan
            self.cash = 0.0

    def _invest(self, left: int, earned: float) -> None:
        """Use deliveries for points, or for income as long as later turns need it."""
        into = 0.0
        if left >= self.invest_rounds:
            ahead = self.usual * (left - 2) + self.last_spend
            into = (ahead - self.cash - (self.income - self.upkeep) * (left - 1)) / left
        if into < -self.income and left <= 2:
            into = -self.income
        if into > earned:
            into = earned
        if into > self.high - self.income:
            into = self.high - self.income
        if into > 0.0:
            self.income += into
            earned -= into
        self.points += earned

    def _settle(self) -> None:
        """Income and upkeep."""
        self.cash += self.income - self.upkeep
        if self.cash < 0.0:
            if self.t.borrow_for_expenses:
                self.income += self.cash / self.t.loan
            else:
                steps = -self.cash / self.t.short_rate
                by_points = steps if steps < self.points else self.points
                self.points -= by_points
                self.income -= steps - by_points
            self.cash = 0.0

    def _earned(self, turn: int, per_share: float) -> float:
        """The result of the deliveries of a later turn, limited by the links that the network will have by then."""
        earned = per_share * (1.0 + self.ramp * (turn - 1))
        length = 0.3 + self.stretch * (self.links + self.link_build * turn)
        if length > self.level + turn:
            length = self.level + turn
        most = self.t.cycles * length
        return earned if earned < most else most

    def spare(self, s: SteamState, seat: int) -> float:
        """Dollars that the seat could raise beyond the bill of this turn's income phase."""
        t = self.t
        steps = s.income[seat] - t.income_low
        points = s.points[seat]
        if t.borrow_for_expenses or self.borrows:
            means = t.loan * (steps + points // t.loan_points)
        else:
            means = t.short_rate * (steps + points)
        return float(s.cash[seat] + means + s.income[seat] - t.upkeep * s.level[seat])

    def reserve(self) -> float:
        """Dollars that a seat wants to have beyond its bill: more where a bill makes the next one higher."""
        return self.margin_dollars if self.t.borrow_for_expenses or self.borrows else 0.25 * self.margin_dollars

    def ruin(self, s: SteamState, seat: int) -> float:
        """The cost of the risk of bankruptcy: zero for a seat that could pay its bill many times over."""
        spare, reserve = self.spare(s, seat), self.reserve()
        if spare >= reserve:
            return 0.0
        if spare < 0:
            return -self.ruin_points
        return -self.ruin_points * (1.0 - spare / reserve) * 0.5
