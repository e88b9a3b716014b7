"""The leanings of the judge of Steam, for all its decisions."""

from ironmaster.bots.steam import agenda, harvest
from ironmaster.bots.steam.growing import Growing
from ironmaster.bots.steam.harvest import Harvest
from ironmaster.bots.steam.laying import Laying
from ironmaster.bots.steam.links import DEAREST, Links
from ironmaster.bots.steam.purse import Purse
from ironmaster.bots.steam.routes import OWNERS, Routes
from ironmaster.core.frames import first_of, kind_of, second_of
from ironmaster.games.steam import flow
from ironmaster.games.steam import tables as v
from ironmaster.games.steam.state import ACTIONS, BUILDING, CAPITAL, MOVING, SteamState
from ironmaster.games.steam.steps import frames as f
from ironmaster.games.steam.steps import route, take, track
from ironmaster.games.steam.tables import KINDS, Tables
from ironmaster.kit.hexes import SIDES

LEAST = 0.08
"""The minimum value of a dollar spent on track, in points."""
FOREIGN = 0.4
"""The weight of another seat's points."""


SURE = 1.1
"""Points now are worth a little more than points later."""


class Leanings:
    """Quick values of moves: one number for each."""

    def __init__(self, t: Tables, weights: dict[str, float], harvest_: Harvest, purse: Purse, links: Links) -> None:
        self.t: Tables = t
        self.harvest: Harvest = harvest_
        self.purse: Purse = purse
        self.links: Links = links
        self.growing: Growing = Growing(t, harvest_, links)
        self.place: float = weights["place"]
        self.first_move: float = weights["first_move"]
        self.engineer: float = weights["engineer"]
        self.first_build: float = weights["first_build"]
        self.urbanization: float = weights["urbanization"]
        self.seat: int = 0
        self.rounds: int = 0
        self.gains: float = 0.0
        self.later: float = 0.0

    def of(self, s: SteamState, routes: Routes, moves: list[int], laying: Laying) -> list[float]:
        """A value for each move of the seat to act."""
        kind = kind_of(s.stack[-1]) if s.stack else 0
        self.seat = flow.to_act(s)
        if kind == f.ROUTE:
            return self._ways_on(s, moves)
        self._open(s, routes)
        if kind == f.SCORE:
            return self._score(s, moves)
        if kind == f.SUPPLY:
            return self.growing.spaces(s, routes, self.seat, first_of(s.stack[-1]), moves)
        if kind == f.PAY:
            return self._pay(s, routes, moves)
        if s.phase == BUILDING:
            return self._build(s, routes, moves, laying)
        if s.phase == MOVING:
            return self._move(s, routes, moves)
        if s.phase == ACTIONS:
            return self._take(s, routes, moves)
        if s.phase == CAPITAL:
            return self._capital(s, moves)
        return self._bid(s, moves)

    def _open(self, s: SteamState, routes: Routes) -> None:
        """Prepare for the cubes and the money of a seat."""
        t, seat = self.t, self.seat
        self.harvest.gather(s, routes)
        self.purse.open(s, seat, self.harvest.now(s, seat))
        self.rounds = self.purse.rounds
        self.gains = self.harvest.plan(s, seat, s.level[seat], harvest.operations(t, s, seat))
        self.later = 0.5 * (s.level[seat] + self.harvest.plan_level)

    def _final(self, s: SteamState, points: float, cash: float, income: float) -> float:
        """Points at the end if these were added to what the seat has."""
        seat = self.seat
        return self.purse.final(
            s.points[seat] + points, s.cash[seat] + cash, s.income[seat] + income, self.later, self.gains, 0.0
        )

    def _price(self, s: SteamState, dollars: float) -> float:
        """The cost of a payment in points."""
        return self._final(s, 0.0, 0.0, 0.0) - self._final(s, 0.0, -dollars, 0.0)

    # Money

    def _score(self, s: SteamState, moves: list[int]) -> list[float]:
        points = float(second_of(s.stack[-1]))
        room = float(self.t.income_high - s.income[self.seat])
        found: list[float] = []
        for move in moves:
            if self.t.verb[move] == v.INCOME:
                found.append(self._final(s, 0.0, 0.0, points if points < room else room))
            else:
                found.append(self._final(s, points, 0.0, 0.0))
        return found

    def _capital(self, s: SteamState, moves: list[int]) -> list[float]:
        """The values of loans. After this phase, no more money can be raised in the turn."""
        borrows = self.purse.borrows
        self.purse.borrows = False
        found: list[float] = []
        for move in moves:
            loans = self.t.arg[move]
            steps = s.income[self.seat] - self.t.income_low
            over = loans - steps if loans > steps else 0
            found.append(
                self._final(s, -float(over * self.t.loan_points), float(self.t.loan * loans), float(over - loans))
            )
        self.purse.borrows = borrows
        return found

    def _bid(self, s: SteamState, moves: list[int]) -> list[float]:
        """The value of a bid: the places that it may gain, less its cost. The lowest sufficient bid is best."""
        found: list[float] = []
        number = len(s.order)
        gain = self.place * (number - 1) * (2.0 if self.rounds > 2 else 1.2)
        for move in moves:
            verb = self.t.verb[move]
            if verb == v.BID:
                bid = self.t.arg[move]
                found.append(gain - self._price(s, float(bid)) - 0.3 * (bid - s.bid - 1))
            else:
                found.append(0.1 if verb == v.FREE_PASS else self._passed(s, gain))
        return found

    def _passed(self, s: SteamState, gain: float) -> float:
        """A seat that passes late still acts before those that passed earlier."""
        number = len(s.order)
        inside = 0
        for seat in range(self.t.seats):
            if s.inside >> seat & 1:
                inside += 1
        return gain * (number - inside) / (number - 1) if self.t.order_by_bids and s.places else 0.3 * gain

    # Action tiles

    def _take(self, s: SteamState, routes: Routes, moves: list[int]) -> list[float]:
        t = self.t
        found: list[float] = []
        number = len(s.order)
        share = 0.0 if self.rounds < 2 or t.order_by_bids else self.place * number * 0.5 / len(v.TILES)
        for move in moves:
            tile = t.arg[move]
            found.append(self._tile(s, routes, tile) + share * (len(v.TILES) - tile))
        return found

    def _tile(self, s: SteamState, routes: Routes, tile: int) -> float:
        use = self.links.deliveries_of(self.rounds)
        if tile == v.TURN_ORDER:
            return self.place * 0.5 if self.rounds > 1 else 0.0
        if tile == v.FIRST_MOVE:
            return self.first_move * (1.0 if s.links[self.seat] else 0.4) + 0.15 * s.level[self.seat]
        if tile == v.ENGINEER:
            return self.engineer
        if tile == v.FIRST_BUILD:
            return self.first_build
        if tile == v.CITY_GROWTH:
            gain = self.growing.growth(s, routes, self.seat) - self._price(s, self._cost(v.CITY_GROWTH))
            return gain if gain > 0.0 else 0.0
        if tile == v.LOCOMOTIVE:
            return self._locomotive(s)
        gain = self.urbanization * use - self._price(s, self._cost(v.URBANIZATION))
        return gain if gain > 0.0 else 0.0

    def _cost(self, tile: int) -> float:
        return float(take.price(self.t, tile)) if self.t.tiles_cost else 0.0

    def _locomotive(self, s: SteamState) -> float:
        """The value of a level of the locomotive without spending an operation."""
        t, seat = self.t, self.seat
        operations = harvest.operations(t, s, seat)
        more = self.harvest.plan(s, seat, s.level[seat] + 1, operations)
        gain = more - self.gains
        upkeep = self.t.upkeep * self.rounds * 0.2
        return gain - upkeep - self._price(s, float(take.locomotive_price(t, s, seat)))

    def _pay(self, s: SteamState, routes: Routes, moves: list[int]) -> list[float]:
        tile = s.tile[self.seat]
        if tile == v.CITY_GROWTH:
            worth = self.growing.growth(s, routes, self.seat)
        else:
            worth = self.urbanization * self.links.deliveries_of(self.rounds)
        found: list[float] = []
        for move in moves:
            found.append(worth - self._price(s, self._cost(tile)) if self.t.verb[move] == v.PAY else 0.0)
        return found

    # Track

    def _build(self, s: SteamState, routes: Routes, moves: list[int], laying: Laying) -> list[float]:
        t = self.t
        self.purse.now_spend = 0.0
        whole = self._final(s, 0.0, 0.0, 0.0)
        for dollars in range(1, DEAREST):
            price = whole - self._final(s, 0.0, -float(dollars), 0.0)
            least = LEAST * dollars
            self.links.prices[dollars] = price if price > least else least
        self.links.open(s, routes, self.seat, self.links.prices[DEAREST // 2] / (DEAREST // 2))
        tiles = agenda.tiles_left(t, s, self.seat) - 1
        spare = self.purse.spare(s, self.seat) - 0.6 * self.purse.reserve()
        found: list[float] = []
        for move in moves:
            verb = t.verb[move]
            if verb == v.LAY:
                worth = laying.worth(s, t.arg[move], t.other[move], tiles)
                poor = track.cost(t, s, t.arg[move], t.other[move]) > spare
                found.append(worth - 10.0 if poor else worth)
            elif verb == v.URBANIZE:
                found.append(self.growing.new_city(s, routes, self.seat, t.arg[move], t.other[move]))
            elif verb == v.GROW:
                found.append(self.growing.grown(s, routes, self.seat, t.arg[move]))
            else:
                found.append(0.0)
        return found

    # Goods

    def _move(self, s: SteamState, routes: Routes, moves: list[int]) -> list[float]:
        """Deliver now what is not worth keeping for a better locomotive; otherwise upgrade first."""
        t, seat = self.t, self.seat
        level = s.level[seat]
        goal, floor = self.harvest.plan_level, self.harvest.plan_floor
        operations = harvest.operations(t, s, seat) - 1
        stay = self.harvest.plan(s, seat, level, operations)
        found: list[float] = []
        for move in moves:
            verb = t.verb[move]
            if verb == v.DELIVER:
                now = routes.most(seat, t.arg[move], t.other[move], level)
                best = routes.most(seat, t.arg[move], t.other[move], goal)
                kept = best - floor if best > floor and operations > 0 else 0.0
                found.append(stay + SURE * now - kept + 0.2 * self._threat(s, routes, t.arg[move], t.other[move]))
            elif verb == v.UPGRADE:
                found.append(self._upgraded(s, level, operations))
            else:
                found.append(stay)
        return found

    def _upgraded(self, s: SteamState, level: int, operations: int) -> float:
        if operations <= 0:
            return 0.0
        return self.harvest.plan(s, self.seat, level + 1, operations) - self.t.upkeep * 0.3

    def _threat(self, s: SteamState, routes: Routes, node: int, colour: int) -> float:
        """Whether another seat can take the cube first."""
        seats = routes.served[node * KINDS + colour] & ~(1 << self.seat)
        if seats:
            for seat in range(self.t.seats):
                if seats >> seat & 1 and routes.most(seat, node, colour, s.level[seat]) > 1:
                    return 1.0
        return 0.0

    def _ways_on(self, s: SteamState, moves: list[int]) -> list[float]:
        """Where the cube under way should go next: own links, as many as the locomotive can draw."""
        used = route.blank(self.t, s.route[0])
        shares = [0] * OWNERS
        route.along(self.t, s, used, shares)
        left = s.level[self.seat] - (len(s.route) - 2)
        found: list[float] = []
        for move in moves:
            found.append(self._follow(s, self.t.arg[move], left, used, shares))
        return found

    def _follow(self, s: SteamState, port: int, left: int, used: list[int], shares: list[int]) -> float:
        """The value of the best route that continues through a port; far below zero if there is none."""
        other = s.end[port]
        there, owner = other // SIDES, s.holder[port]
        shares[owner] += 1
        best = -100.0
        if s.colour[there] == s.route[1]:
            if route.fair(self.t, shares, self.seat, 0):
                best = float(shares[self.seat])
                for seat in range(self.t.seats):
                    if seat != self.seat:
                        best -= FOREIGN * shares[seat]
        elif left > 1:
            route.enter(self.t, s, used, port, 1)
            for onward in range(SIDES * there, SIDES * there + SIDES):
                end = s.end[onward]
                if end >= 0 and not used[onward] and not used[self.t.ports + end // SIDES]:
                    value = self._follow(s, onward, left - 1, used, shares)
                    if value > best:
                        best = value
            route.enter(self.t, s, used, port, 0)
        shares[owner] -= 1
        return best
