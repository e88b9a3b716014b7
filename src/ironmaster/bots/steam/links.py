"""The value of a link between two places for a seat, and of incomplete track towards it."""

from ironmaster.bots.steam import agenda
from ironmaster.bots.steam.routes import Routes
from ironmaster.bots.steam.ways import Ways
from ironmaster.games.steam.state import OPEN, SteamState
from ironmaster.games.steam.tables import KINDS, Tables
from ironmaster.kit.bag import BITS, CUBES
from ironmaster.kit.hexes import SIDES

DEAREST = 10
"""More than any track tile costs."""


class Links:
    """The values of links for one seat in one state, cached until the next `open`."""

    def __init__(self, t: Tables, ways: Ways, weights: dict[str, float]) -> None:
        self.t: Tables = t
        self.ways: Ways = ways
        self.cube: float = weights["link_cube"]
        self.demand: float = weights["link_demand"]
        self.reach: float = weights["link_reach"]
        self.first: float = weights["link_first"]
        self.apart: float = weights["link_apart"]
        self.again: float = weights["link_again"]
        self.town: float = weights["link_town"]
        self.sure: float = weights["tile_sure"]
        self.later: float = weights["link_later"]
        self.crossing: float = weights["crossing"]
        self.seat: int = 0
        self.net: int = 0
        self.wanted: int = 0
        """Colours of the cities in the seat's network."""
        self.cubes: list[int] = [0] * KINDS
        """Cubes of each colour in that network."""
        self.length: float = 1.0
        self.deliveries: float = 1.0
        self.early: float = 1.0
        self.rounds: int = 0
        self.dollar: float = 0.2
        self.prices: list[float] = [0.0] * DEAREST
        """The cost of a payment now, in points."""
        self.state: SteamState | None = None
        self.routes: Routes | None = None
        self._worth: dict[int, float] = {}
        self._ahead: dict[int, float] = {}
        self._tiles: dict[int, int] = {}
        self.best_tiles: int = 0
        """Tiles of the way that `ahead` found best."""

    def open(self, s: SteamState, routes: Routes, seat: int, dollar: float) -> None:
        """Evaluate the map for a seat."""
        t = self.t
        self.state = s
        self.routes = routes
        self.seat = seat
        self.dollar = dollar
        self.net = routes.own_nodes[seat]
        self.rounds = agenda.rounds_left(t, s)
        self._worth = {}
        self._ahead = {}
        self.wanted = 0
        for colour in range(KINDS):
            self.cubes[colour] = 0
        for node in range(t.nodes):
            if self.net >> node & 1 and s.colour[node] >= 0:
                self.wanted |= 1 << s.colour[node]
                heap = s.goods[node]
                colour = 0
                while heap:
                    self.cubes[colour] += heap & CUBES
                    heap >>= BITS
                    colour += 1
        level = s.level[seat] + 0.5 * self.rounds
        self.length = 0.5 + 0.5 * (level if level < t.level_high else t.level_high)
        self.deliveries = self.deliveries_of(self.rounds)
        self.early = 1.0 + self.first / (1.0 + s.links[seat])

    def deliveries_of(self, rounds: int) -> float:
        """The share of the value of new links and cubes that the remaining operations can use."""
        left = float(self.t.cycles * rounds)
        return left / (left + 4.0)

    def worth(self, a: int, b: int) -> float:
        """The value of a link between two places, in points."""
        key = a * self.t.nodes + b if a < b else b * self.t.nodes + a
        known = self._worth.get(key)
        if known is None:
            known = self._value(a, b)
            self._worth[key] = known
        return known

    def _value(self, a: int, b: int) -> float:
        s, routes = self.state, self.routes
        assert s is not None and routes is not None
        value = float(self.t.link_points)
        owners = routes.pairs[a * self.t.nodes + b]
        if owners >> self.seat & 1:
            return value + self.again
        in_a, in_b = self.net >> a & 1, self.net >> b & 1
        if in_a and in_b:
            return value + self.again + self.reach * self.deliveries * 0.5
        use = self._use(s, a, b, in_a) + self._use(s, b, a, in_b)
        if in_a or in_b or not self.net:
            use += self.reach
        else:
            use *= self.apart
        return value + use * self.deliveries * self.early

    def _use(self, s: SteamState, node: int, other: int, inside: int) -> float:
        """The value that a place adds to the network, by its cubes and by its demand for cubes."""
        colour = s.colour[node]
        if colour < 0:
            return 0.0 if inside else self.town
        wanted = self.wanted
        far = s.colour[other]
        if far >= 0:
            wanted |= 1 << far
        if inside:
            return self.cube * self.length * (s.goods[node] >> BITS * far & CUBES) * 0.5 if far >= 0 else 0.0
        mine = 0
        heap = s.goods[node]
        kind = 0
        while heap:
            number = heap & CUBES
            if number:
                mine += number if wanted >> kind & 1 else 0
            heap >>= BITS
            kind += 1
        asked = self.cubes[colour]
        if far >= 0 and not self.net >> other & 1:
            asked += s.goods[other] >> BITS * colour & CUBES
        fresh = 1.0 if not self.wanted >> colour & 1 else 0.5
        return self.length * (self.cube * (mine if mine < 4 else 4) + self.demand * fresh * (asked if asked < 4 else 4))

    def ahead(self, node: int, where: int, tiles: int) -> float:
        """The best value that a run from a place can reach beyond the next hex, less the cost of further tiles.

        `tiles` can still be laid in this turn. Stores the number of further tiles that the way needs.
        """
        key = (node * self.t.hexes + where) << 3 | tiles
        known = self._ahead.get(key)
        if known is None:
            known = self._look(node, where, tiles)
            self._ahead[key] = known
            self._tiles[key] = self.best_tiles
        else:
            self.best_tiles = self._tiles[key]
        return known

    def _look(self, node: int, where: int, tiles: int) -> float:
        """The best of the places around the next hex, each tile on the way there making it less sure."""
        s = self.state
        assert s is not None
        ways = self.ways
        best = 0.0
        self.best_tiles = 3
        for at in range(len(ways.nodes[where])):
            there = ways.nodes[where][at]
            if there == node:
                continue
            need = ways.tiles[where][at]
            cost = float(ways.costs[where][at])
            if s.colour[there] < 0:
                need += 1
                cost += 2.0 + self.t.town_price
            value = self.worth(node, there) * self._odds(need, tiles)
            if s.lay[where] >= 0:
                value *= self.crossing
                cost += 2.0
            value -= cost * self.dollar
            if value > best:
                best = value
                self.best_tiles = need
        return best

    def _odds(self, need: int, tiles: int) -> float:
        """The probability that a link gets a number of further tiles in time."""
        odds = 1.0
        for _ in range(need):
            odds *= self.sure
        if need <= tiles:
            return odds
        turns = (need - tiles + self.t.tiles_a_build - 1) // self.t.tiles_a_build
        if turns >= self.rounds:
            return 0.0
        for _ in range(turns):
            odds *= self.later
        return odds

    def unfinished(self, s: SteamState, tiles: int) -> float:
        """The value of the seat's open runs: only the two best, because it can hardly continue more."""
        first, second = 0.0, 0.0
        for side, port in s.tips.items():
            if s.holder[port] != self.seat or s.end[port] > OPEN:
                continue
            value = self.ahead(port // SIDES, self.t.across[side] // SIDES, tiles)
            if value > first:
                first, second = value, first
            elif value > second:
                second = value
        return first + 0.4 * second
