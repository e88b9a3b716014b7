"""What a build, a railway or a development is worth in Age of Industry, in money, by what lies open on the table."""

import math
from typing import Final

from ironmaster.balance.age_of_industry.tempers import Temper
from ironmaster.balance.age_of_industry.ways import FAR, connections_at, missing, outlets
from ironmaster.games.age_of_industry.pieces import lowest, price_of
from ironmaster.games.age_of_industry.scoring import occupied, rail_incomes
from ironmaster.games.age_of_industry.state import IndustryState, new_state
from ironmaster.games.age_of_industry.tables import COAL, COTTON, FACTORY, IRON, PORT, SHIP, Tables
from ironmaster.kit import bits, deck, track

AHEAD: Final = (0.95, 0.7, 0.45, 0.25, 0.1)
"""How likely goods are to be sold, by the connections missing to an outlet."""
CARDS_A_ROUND: Final = 0.7
"""Cards of the deck that a seat takes in a round, about."""
BROKE: Final = 2.5
"""What money counts for when loans will stay unpaid: each costs more points than its money brings."""
CUBES_A_ROUND: Final = 0.35
"""Cubes of a kind that a seat uses in a round, about."""


class Chart:
    """What the map is like, whatever stands on it."""

    def __init__(self, t: Tables) -> None:
        self.at = connections_at(t)
        outlets = bits.union([t.place_of[space] for space in t.spaces_for[PORT]] + t.market_place)
        far = missing(t, new_state(t), self.at, outlets)
        makers = [AHEAD[far[t.place_of[space]]] for space in t.spaces_for[FACTORY]]
        self.near = sum(makers) / len(makers)
        """How near spaces for mills and factories are to ports and markets, from 0 to 1."""


class Outlook:
    """What one seat sees at one decision."""

    def __init__(self, t: Tables, s: IndustryState, seat: int, temper: Temper, chart: Chart) -> None:
        self.t, self.s, self.seat, self.temper, self.chart = t, s, seat, temper, chart
        self.level = t.cash_per_point
        self.rounds = rounds_left(t, s)
        self.last = self.rounds < 1.0
        self.own_turns = self.rounds * t.actions
        self.outlets = [outlets(t, s, what) for what in (0, 1)]
        self.away = [missing(t, s, chart.at, bits.union(places)) for places in self.outlets]
        self.ports = bits.union([t.place_of[space] for space in t.spaces_for[PORT] if s.tile[space] < 0])
        self.spare_ports = bits.union(t.spaces_for[PORT]) & ~s.flipped
        self.port_away = missing(t, s, chart.at, self.ports) if self.ports else [FAR] * t.places
        makers = (s.standing[COTTON] | s.standing[FACTORY]) & ~s.flipped
        self.unsold = [bits.members(makers & s.standing[kind]) for kind in (COTTON, FACTORY)]
        port = lowest(t, s, seat, PORT)
        for_goods = port >= 0 and t.face_level[port] >= t.port_level_for_goods
        self.ready = sum(1 for other in range(t.seats) if other != seat and not self._blocked(other))
        self.port_helps = (0.45 if port >= 0 else 0.2, 0.4 if for_goods else 0.12)
        self.dollar = self._dollar()

    def _blocked(self, seat: int) -> bool:
        """Whether the seat has no factory to build yet, or none any more."""
        face = lowest(self.t, self.s, seat, FACTORY)
        return face < 0 or not self.t.face_buildable[face]

    # Money and time

    def _dollar(self) -> float:
        """A dollar counts more while the seat is on the way to loans that it cannot repay."""
        t, s, seat = self.t, self.s, self.seat
        wealth = float(s.cash[seat] - t.loan * s.debt[seat])
        if wealth >= 0:
            return 1.0
        wealth -= s.debt[seat] * t.interest * min(self.rounds, 4.0)
        wealth += rail_incomes(t, s, seat)
        for space in bits.members(s.owned[seat] & ~s.flipped & ~s.rebuilt):
            wealth += 0.6 * t.face_profit[s.tile[space]]
        wealth += 4.0 * (self.rounds - 1.0)
        return BROKE if wealth < 0 else 1.0

    def outlay(self, price: int) -> float:
        """What a price weighs with the interest on what must be borrowed for it."""
        t, s, seat = self.t, self.s, self.seat
        owed = s.debt[seat]
        free = s.cash[seat] - t.loan * owed
        borrowed = min(price, max(0, price - free))
        years = min(max(self.rounds - 0.5, 0.0), self.temper.patience + self.temper.dread * owed)
        growth = math.pow(1.0 + t.interest / t.loan, years) - 1.0
        return self.dollar * (price + borrowed * growth)

    def income(self, profit: float, chance: float, delay: float = 0.0) -> float:
        """What a profit weighs that may come after some rounds."""
        debts = 0.07 if self.s.debt[self.seat] else 0.0
        return self.dollar * profit * chance * max(0.5, 1.0 - debts * delay)

    def time(self, actions: float) -> float:
        """The chance that so many more actions, or rounds of others, fit in before the end."""
        left = self.own_turns - actions if not self.last else self.s.actions - 1.0 - actions
        return min(1.0, max(0.0, 0.4 + left * 0.3)) if left >= 0 else 0.0

    # Selling

    def sold(self, place: int, what: int) -> float:
        """How likely a product made at the place is to be sold."""
        s, temper = self.s, self.temper
        away = self.away[what][place]
        if away == 0:
            rooms = sum(s.reach[place] >> at & 1 for at in self.outlets[what])
            mine = sum(1 for at in self.unsold[what] if self._same(at, place) and s.owned[self.seat] >> at & 1)
            others = sum(1 for at in self.unsold[what] if self._same(at, place)) - mine
            spare = rooms - mine - 0.5 * others
            if spare >= 1:
                return AHEAD[0] * self.time(1)
            return max(0.35 * temper.hope, 0.6 * spare) * self.time(2)
        near = AHEAD[away] * self.time(1 + away) * self._room(what)
        port = self.port_away[place]
        by_port = self.port_helps[what] * AHEAD[port] * self.time(2 + port)
        return min(AHEAD[0], max(near, by_port) * temper.hope)

    def _room(self, what: int) -> float:
        """How many of those who have something to sell find an outlet, one more maker among them."""
        return min(1.0, (len(self.outlets[what]) + 0.5) / (len(self.unsold[what]) + 1.0))

    def _same(self, space: int, place: int) -> bool:
        return bool(self.s.reach[place] >> self.t.place_of[space] & 1)

    # Cubes

    def used(self, place: int, kind: int, cubes: int) -> float:
        """How likely so many cubes at the place are to be used up by anybody."""
        t, s = self.t, self.s
        if cubes == 0:
            return 1.0
        sources = s.mines if kind == COAL else s.works
        rivals = sum(s.cubes[at] * (1.0 if self._same(at, place) else 0.5) for at in bits.members(sources))
        joined = bits.count(s.reach[place]) > 2
        wanted = t.seats * CUBES_A_ROUND * max(0.0, self.rounds - 0.5) * (1.0 if joined else 0.6)
        return min(0.95, max(0.0, 0.9 * wanted - rivals) / (cubes + 2.0))

    def filling(self, kind: int, cubes: int) -> tuple[int, int]:
        """How many cubes the track would take and what it would pay."""
        t, s = self.t, self.s
        held, prices = (s.coal, t.coal_price) if kind == COAL else (s.iron, t.iron_price)
        gaps = track.filled(prices, held, cubes, t.cheapest_first)
        return len(gaps), sum(prices[gap] for gap in gaps)

    # Builds

    def build(self, space: int, industry: int, face: int, price: int) -> float:
        """What laying the counter on the space is worth, without the card and the action."""
        t, s, seat = self.t, self.s, self.seat
        place = t.place_of[space]
        worth = self.level * t.face_level[face] - self.outlay(price)
        if s.tile[space] >= 0:
            worth -= self._lost(space)
        else:
            touching = sum(1 for line in self.chart.at[place] if s.builder[line] == seat)
            worth += self.dollar * touching
        if industry == PORT:
            return worth + self._port(place, face)
        if industry == SHIP:
            return worth + (0.0 if s.tile[space] >= 0 else self._ship(place, face))
        if industry in (COAL, IRON):
            return worth + self._maker_of_cubes(place, industry, face)
        chance = self.sold(place, 0 if industry == COTTON else 1)
        return worth + self.income(t.face_profit[face], chance, 1.5)

    def _lost(self, space: int) -> float:
        """What building over an own counter gives up; over a rival's it hurts him, which is worth a little."""
        t, s = self.t, self.s
        old = s.tile[space]
        if s.owned[self.seat] >> space & 1 == 0:
            return -1.0
        waiting = 0.0 if (s.flipped | s.rebuilt) >> space & 1 else 0.5 * t.face_profit[old]
        return self.level * t.face_level[old] + waiting

    def _maker_of_cubes(self, place: int, kind: int, face: int) -> float:
        t, s = self.t, self.s
        cubes, paid = t.face_cubes[face], 0
        if s.reach[place] & (s.harbours | t.distant_ports):
            moved, paid = self.filling(kind, cubes)
            cubes -= moved
        worth = self.dollar * paid + self.income(t.face_profit[face], self.used(place, kind, cubes), 2.0)
        near = s.reach[place] & (s.homes[self.seat] | s.touched[self.seat])
        holding = s.coal_places if kind == COAL else s.iron_places
        if cubes and self.rounds > 2 and (near or not s.owned[self.seat]) and s.reach[place] & holding == 0:
            worth += min(cubes, 3) * 0.4 * price_of(t, s, kind)
        return worth

    def _port(self, place: int, face: int) -> float:
        t, s, seat = self.t, self.s, self.seat
        takes = (0, 1) if t.face_level[face] >= t.port_level_for_goods else (0,)
        mine = others = 0
        freed = 0.0
        for what in takes:
            for maker in self.unsold[what]:
                if not s.reach[place] >> t.place_of[maker] & 1:
                    continue
                if s.owned[seat] >> maker & 1:
                    mine += 1
                    if self.away[what][t.place_of[maker]]:
                        freed = max(freed, 0.5 * t.face_profit[s.tile[maker]])
                else:
                    others += 1
        room = bits.count(self._spaces_near(place))
        chance = 0.95 if mine else 0.7 if others else min(0.65, 0.3 + 0.07 * room) * self.temper.hope
        worth = self.income(t.face_profit[face] + freed, min(0.95, chance) * self.time(1 if mine else 3), 2.0)
        if s.reach[place] & (s.harbours | t.distant_ports) == 0 and self.rounds > 2:
            worth += 1.5
        ships = t.industry_card[SHIP] in s.hands[seat] and not s.harbours >> place & 1
        return worth + (1.5 if ships and t.lanes_of[place] and self.rounds > 3 else 0.0)

    def _spaces_near(self, place: int) -> int:
        """Empty spaces for mills and factories that are connected to the place, or next to it."""
        t, s = self.t, self.s
        near = s.reach[place]
        for line in self.chart.at[place]:
            near |= t.ends[line]
        found = 0
        for space in t.spaces_for[COTTON]:
            if near >> t.place_of[space] & 1 and s.tile[space] < 0:
                found |= 1 << space
        return found

    def _ship(self, sea: int, face: int) -> float:
        t, s, seat = self.t, self.s, self.seat
        number, market = t.import_of[sea], t.market_at[sea]
        cubes = t.import_cubes[number] - t.face_coal[face] if number >= 0 else 0
        moved, paid = self.filling(COAL, cubes)
        harbours = 0
        for port in bits.members(t.lanes_of[sea] & s.harbours):
            harbours |= s.reach[port]
        wanted = t.seats * CUBES_A_ROUND * max(0.0, self.rounds - 0.5)
        coal = 1.0 if cubes == moved else min(0.95, wanted / (cubes - moved + 1))
        takes = t.demand_takes[s.demand[market]] if market >= 0 else 0
        sale, freed = 1.0, 0.0
        if takes and not s.sold >> market & 1:
            sale = 0.55 * self.temper.hope * self.time(3)
            for what in (0, 1):
                for maker in self.unsold[what]:
                    if takes >> what & 1 and harbours >> t.place_of[maker] & 1:
                        sale = max(sale, 0.9 if s.owned[seat] >> maker & 1 else 0.7)
                        if s.owned[seat] >> maker & 1 and self.away[what][t.place_of[maker]]:
                            freed = max(freed, 0.5 * t.face_profit[s.tile[maker]])
        return self.dollar * paid + self.income(t.face_profit[face], coal * sale, 2.0) + self.income(freed, 0.9)

    # Railways

    def railway(self, line: int, price: int) -> float:
        """Rail income at the end, what is joined by it, and where it lets industry cards be played."""
        t, s, seat = self.t, self.s, self.seat
        a, b = t.end_a[line], t.end_b[line]
        worth = self.dollar * (t.railway_income + self._grown(a) + self._grown(b)) - self.outlay(price)
        for what in (0, 1):
            for maker in self.unsold[what]:
                if s.owned[seat] >> maker & 1:
                    worth += self._joined(a, b, what, maker)
        for space in bits.members(s.owned[seat] & ~s.flipped & (s.mines | s.works | s.standing[PORT])):
            place = t.place_of[space]
            if (s.reach[a] >> place & 1) != (s.reach[b] >> place & 1):
                worth += 0.12 * t.face_profit[s.tile[space]]
        if self.rounds > 1.5:
            for place in (a, b):
                if s.touched[seat] >> place & 1 == 0:
                    worth += self._opened(place)
        return worth

    def _grown(self, place: int) -> float:
        """Spaces of the place that will be occupied at the end, about."""
        t = self.t
        now = occupied(t, self.s, place)
        most = bits.count(t.spaces_at[place]) + (t.market_at[place] >= 0) + (t.villages >> place & 1)
        share = min(0.7, 0.07 * self.rounds) * self.temper.rails
        return now + (most - now) * min(0.9, share)

    def _joined(self, a: int, b: int, what: int, maker: int) -> float:
        t, s = self.t, self.s
        home = t.place_of[maker]
        before = self.away[what][home]
        if before == 0:
            return 0.0
        here, there = (a, b) if s.reach[a] >> home & 1 else (b, a)
        if not s.reach[here] >> home & 1:
            return 0.0
        after = self.away[what][there]
        if after >= before:
            return 0.0
        gain = AHEAD[after] * self.time(1 + after) - AHEAD[before] * self.time(1 + before)
        return self.income(t.face_profit[s.tile[maker]], max(0.0, gain))

    def _opened(self, place: int) -> float:
        """Empty spaces that industry cards in hand could be played on."""
        t, s = self.t, self.s
        if bits.count(s.owned[self.seat] & t.spaces_at[place]) >= t.limit[place]:
            return 0.0
        takes = 0
        for space in bits.members(t.spaces_at[place]):
            if s.tile[space] < 0:
                takes |= t.takes[space]
        industries = [t.card_industry[card] for card in s.hands[self.seat] if t.card_industry[card] >= 0]
        useful = sum(takes >> industry & 1 for industry in industries)
        return min(3.0, 1.2 * useful)

    # Development

    def develop(self, face: int, best: float) -> float:
        """What it is worth to take away a counter that stands before better ones of its industry."""
        t, s, seat = self.t, self.s, self.seat
        industry = t.face_industry[face]
        if lowest(t, s, seat, industry) != face or (industry == SHIP and not t.seas):
            return -5.0
        left = s.left[seat * t.faces + face]
        spare = self.own_turns - 2.0 * left - 1.0
        if spare <= 0:
            return -5.0
        worth = 0.0
        for higher in range(face + 1, t.stack_to[industry]):
            number = min(s.left[seat * t.faces + higher], max(0.0, spare / self.temper.breadth))
            worth += number * max(0.0, self._promise(higher, industry) - max(6.0, 0.6 * best))
            spare -= self.temper.breadth * number
        here = self._promise(face, industry) if t.face_buildable[face] else 0.0
        return self.temper.foresight * worth / (left + 0.5) - here - 1.0

    def _promise(self, face: int, industry: int) -> float:
        """What a counter of the display would be worth on some space, with its cubes bought."""
        t, s = self.t, self.s
        cubes = price_of(t, s, COAL) * t.face_coal[face] + price_of(t, s, IRON) * t.face_iron[face]
        chance = 0.65
        if industry == FACTORY:
            markets = sum(t.demand_takes[kind] >> 1 & ~(s.sold >> at) & 1 for at, kind in enumerate(s.demand))
            ports = 0.35 * bits.count(self.spare_ports)
            rivals = len(self.unsold[1]) + 1.2 * self.ready
            chance = min(0.85, (markets + ports) / (rivals + 1.0)) * self.chart.near
        return (
            self.level * t.face_level[face]
            + self.income(t.face_profit[face], chance, 3.0)
            - self.outlay(t.face_cost[face] + cubes)
        )


def rounds_left(t: Tables, s: IndustryState) -> float:
    """About how many rounds are left, the one under way as what is left of it."""
    cards = deck.size(s.undealt)
    now = (t.seats - s.at) / t.seats
    shortest = min(len(hand) for hand in s.hands)
    if cards == 0 and shortest == 0:
        return 0.9 * now
    return now + cards / (CARDS_A_ROUND * t.seats) + 0.5 * shortest * (1.0 if cards == 0 else 0.6)
