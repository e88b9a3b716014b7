"""The value of a counter on a space or a railway on a connection for the seat to act, in points, without its card."""

from ironmaster.bots.age_of_industry.chances import Chances
from ironmaster.bots.age_of_industry.funds import Funds
from ironmaster.bots.age_of_industry.survey import GOODS, Survey
from ironmaster.games.age_of_industry.state import IndustryState
from ironmaster.games.age_of_industry.steps import build, railway
from ironmaster.games.age_of_industry.tables import COAL, COTTON, FACTORY, IRON, KINDS, PORT, SHIP, Tables
from ironmaster.kit import bits, track


class Sites:
    """Caches the evaluation of each place."""

    def __init__(self, t: Tables, survey: Survey, chances: Chances, funds: Funds, w: dict[str, float]) -> None:
        self.t: Tables = t
        self.survey: Survey = survey
        self.chances: Chances = chances
        self.funds: Funds = funds
        self.w_own_cubes: float = w["own_cubes"]
        self.w_access: float = w["access"]
        self.w_opened: float = w["opened"]
        self.w_wider: float = w["wider"]
        self.w_gift: float = w["gift"]
        self.seat: int = 0
        self.dollar: float = 0.0
        self.known: dict[int, float] = {}
        """Evaluated builds, by place, industry and counter to be built over."""
        self.industries: list[int] = [0] * KINDS
        """Industry cards in hand."""

    def begin(self, s: IndustryState, seat: int, dollar: float) -> None:
        """Prepare for a seat, given the value of a dollar in points."""
        self.seat = seat
        self.dollar = dollar
        self.known = {}
        for industry in range(KINDS):
            self.industries[industry] = s.hands[seat].count(self.t.industry_card[industry])

    def outlay(self, s: IndustryState, price: int) -> float:
        """The cost of a price in points, with interest on the money that must be borrowed."""
        borrowed = min(float(price), max(0.0, price - self.funds.free(s, self.seat)))
        return (price + borrowed * self.funds.growth()) * self.dollar

    # Builds

    def build(self, s: IndustryState, space: int, industry: int, face: int) -> float:
        """The value of laying the counter on the space."""
        t = self.t
        place = t.place_of[space]
        key = (place * KINDS + industry) * 64 + s.tile[space] + 1
        if key not in self.known:
            self.known[key] = self._build(s, space, place, industry, face)
        return self.known[key]

    def _build(self, s: IndustryState, space: int, place: int, industry: int, face: int) -> float:
        t, seat = self.t, self.seat
        worth = t.face_level[face] - self.outlay(s, build.price(t, s, space, face))
        if s.tile[space] >= 0:
            worth -= self._lost(s, space)
        else:
            for line in self.survey.lines_at[place]:
                if s.builder[line] == seat:
                    worth += (1.0 - min(0.85, self.chances.w_growth * self.survey.rounds)) / t.cash_per_point
        if industry == SHIP and s.tile[space] >= 0:
            return worth
        return worth + self._income(s, place, industry, face) * self.dollar

    def _lost(self, s: IndustryState, space: int) -> float:
        """The loss from building over a counter of its own, or the gain from building over a rival's."""
        t = self.t
        old = s.tile[space]
        if s.owned[self.seat] >> space & 1 == 0:
            return -self.w_gift * t.face_level[old]
        lost = float(t.face_level[old])
        if (s.flipped | s.rebuilt) >> space & 1 == 0:
            lost += self.chances.waiting(s, self.seat, space) * t.face_profit[old] / t.cash_per_point
        return lost

    def _income(self, s: IndustryState, place: int, industry: int, face: int) -> float:
        """The expected money from a new counter."""
        t, chances, seat = self.t, self.chances, self.seat
        profit = t.face_profit[face]
        if industry == COTTON:
            return profit * chances.sale(s, seat, place, 0, 1)
        if industry == FACTORY:
            return profit * chances.sale(s, seat, place, GOODS, 1)
        if industry == PORT:
            money = profit * chances.port(s, seat, place, t.face_level[face], 1)
            return money + self._freed(s, s.reach[place], t.face_level[face]) + self._access(s, place)
        if industry == SHIP:
            return self._ship(s, place, face)
        cubes, paid = t.face_cubes[face], 0.0
        if s.reach[place] & (s.harbours | t.distant_ports):
            moved, paid = self._filling(s, industry, cubes)
            cubes -= moved
        own = s.reach[place] & (s.homes[seat] | s.touched[seat])
        holding = s.coal_places if industry == COAL else s.iron_places
        if cubes and self.survey.later > 2.0 and own and s.reach[place] & holding == 0:
            paid += self.w_own_cubes * min(cubes, 3)
        return paid + profit * chances.cubes(s, place, industry, cubes, cubes)

    def _filling(self, s: IndustryState, kind: int, cubes: int) -> tuple[int, float]:
        """The number of cubes that fit on the track, and the payment for them."""
        t = self.t
        held, prices = (s.coal, t.coal_price) if kind == COAL else (s.iron, t.iron_price)
        gaps = track.filled(prices, held, cubes, t.cheapest_first)
        paid = 0
        for gap in gaps:
            paid += prices[gap]
        return len(gaps), float(paid)

    def _freed(self, s: IndustryState, near: int, level: int) -> float:
        """The value of a new outlet for the best own maker that it would serve."""
        t, survey, best = self.t, self.survey, 0.0
        for what in range(2):
            if what == GOODS and level < t.port_level_for_goods:
                continue
            for maker in survey.unsold[what]:
                place = t.place_of[maker]
                if s.owned[self.seat] >> maker & 1 and near >> place & 1:
                    gain = self.chances.w_connected * survey.time(self.seat, 1.0)
                    gain -= self.chances.sale(s, self.seat, place, what, 0)
                    best = max(best, gain * t.face_profit[s.tile[maker]])
        return best

    def _access(self, s: IndustryState, place: int) -> float:
        """A first port lets the places connected to it buy cubes."""
        if s.reach[place] & (s.harbours | self.t.distant_ports) or self.survey.later < 2.0:
            return 0.0
        return self.w_access

    def _ship(self, s: IndustryState, sea: int, face: int) -> float:
        t, chances = self.t, self.chances
        number, market = t.import_of[sea], t.market_at[sea]
        cubes = t.import_cubes[number] - t.face_coal[face] if number >= 0 else 0
        moved, paid = self._filling(s, COAL, cubes)
        cubes -= moved
        money = paid + t.face_profit[face] * chances.ship(s, self.seat, sea, cubes, cubes)
        if market >= 0 and s.sold >> market & 1 == 0 and t.demand_takes[s.demand[market]]:
            near = 0
            for port in bits.members(t.lanes_of[sea] & s.harbours):
                near |= s.reach[port]
            takes = t.demand_takes[s.demand[market]]
            money += self._freed(s, near, t.port_level_for_goods if takes >> GOODS & 1 else 0)
        return money

    # Railways

    def railway(self, s: IndustryState, line: int) -> float:
        """The value of a railway: income, makers nearer to an outlet, more demand for cubes, and sites for cards."""
        t, seat, survey = self.t, self.seat, self.survey
        a, b = t.end_a[line], t.end_b[line]
        money = self.chances.railway(s, line)
        new_ways = s.reach[a] >> b & 1 == 0
        if new_ways:
            for what in range(2):
                for maker in survey.unsold[what]:
                    if s.owned[seat] >> maker & 1:
                        money += self._nearer(s, a, b, what, maker)
            for space in bits.members(s.owned[seat] & ~s.flipped & (s.mines | s.works | s.standing[PORT])):
                place = t.place_of[space]
                if s.reach[a] >> place & 1 or s.reach[b] >> place & 1:
                    money += self.w_wider * t.face_profit[s.tile[space]]
        worth = money * self.dollar - self.outlay(s, railway.price(t, s, seat, line))
        if survey.later > 1.0:
            worth += self._opened(s, a) + self._opened(s, b)
        return worth

    def _nearer(self, s: IndustryState, a: int, b: int, what: int, maker: int) -> float:
        """The gain of a maker that a railway brings nearer to an outlet."""
        t, survey, chances = self.t, self.survey, self.chances
        home = t.place_of[maker]
        if s.reach[home] & survey.outlet_places[what]:
            return 0.0
        away = survey.distances(s, what)
        if s.reach[a] >> home & 1:
            after = away[b]
        elif s.reach[b] >> home & 1:
            after = away[a]
        else:
            return 0.0
        if after >= away[home]:
            return 0.0
        chance = chances.w_ahead[after] * survey.time(self.seat, 1.0 + after)
        gain = chance - chances.sale(s, self.seat, home, what, 0)
        return max(0.0, gain) * t.face_profit[s.tile[maker]]

    def _opened(self, s: IndustryState, place: int) -> float:
        """Empty spaces at a place not yet touched that industry cards in hand could be played on, in points."""
        t, seat = self.t, self.seat
        if s.touched[seat] >> place & 1 or place >= t.land_and_sea:
            return 0.0
        free = t.spaces_at[place] & ~s.taken & ~s.full[seat]
        found = 0.0
        for industry in (COTTON, FACTORY, IRON, COAL, PORT):
            if self.industries[industry] and free & t.space_mask[industry]:
                found += self.w_opened
        return min(found, 2.0 * self.w_opened)
