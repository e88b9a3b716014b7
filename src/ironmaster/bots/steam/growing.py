"""The value of growth and urbanization: new cubes and New Cities."""

from ironmaster.bots.steam.harvest import Harvest
from ironmaster.bots.steam.links import Links
from ironmaster.bots.steam.routes import Routes
from ironmaster.games.steam.state import SteamState
from ironmaster.games.steam.tables import KINDS, Tables
from ironmaster.kit.bag import BITS, CUBES
from ironmaster.kit.hexes import SIDES


class Growing:
    """Values new cubes for a seat, by place."""

    def __init__(self, t: Tables, harvest: Harvest, links: Links) -> None:
        self.t: Tables = t
        self.harvest: Harvest = harvest
        self.links: Links = links

    def cubes(self, s: SteamState, routes: Routes, seat: int, node: int, heap: int) -> float:
        """The value of the cubes of a supply space for a seat's plan if they were at a place."""
        goal, floor = self.harvest.plan_level, self.harvest.plan_floor
        total = 0.0
        colour = 0
        while heap:
            number = heap & CUBES
            if number:
                best = float(routes.most(seat, node, colour, goal))
                if best > 0.0:
                    total += number * (best - floor + 0.3 if best > floor else 0.2)
                elif s.colour[node] >= 0 and colour != s.colour[node]:
                    total += 0.05 * number
                total -= 0.15 * number * self._others(routes, seat, node, colour)
            heap >>= BITS
            colour += 1
        return total

    def _others(self, routes: Routes, seat: int, node: int, colour: int) -> int:
        seats = routes.served[node * KINDS + colour] & ~(1 << seat)
        found = 0
        while seats:
            seats &= seats - 1
            found += 1
        return found

    def spaces(self, s: SteamState, routes: Routes, seat: int, node: int, moves: list[int]) -> list[float]:
        """Each supply space whose cubes could go to a place."""
        return [self.cubes(s, routes, seat, node, s.supply[self.t.arg[move]]) for move in moves]

    def grown(self, s: SteamState, routes: Routes, seat: int, node: int) -> float:
        """The best supply space for a city."""
        best = 0.0
        for heap in s.supply:
            if heap:
                worth = self.cubes(s, routes, seat, node, heap)
                if worth > best:
                    best = worth
        return best

    def growth(self, s: SteamState, routes: Routes, seat: int) -> float:
        """The best city of the seat's network to grow."""
        best = 0.0
        for node in range(self.t.cities):
            if routes.own_nodes[seat] >> node & 1 and not s.grown >> node & 1:
                worth = self.grown(s, routes, seat, node)
                if worth > best:
                    best = worth
        return best

    def new_city(self, s: SteamState, routes: Routes, seat: int, node: int, colour: int) -> float:
        """The value of a New City: demand for cubes of the network, completed links, and new cubes."""
        t = self.t
        inside = routes.own_nodes[seat] >> node & 1
        asked = 0.0
        for other in range(t.nodes):
            if other != node and s.goods[other] and routes.own_nodes[seat] >> other & 1:
                number = s.goods[other] >> BITS * colour & CUBES
                if number:
                    near = routes.most(seat, other, colour, t.level_high)
                    asked += number * (1.0 if near == 0 else 0.2)
        worth = 0.35 * self.links.length * asked * (1.0 if inside else 0.5)
        where = t.hex_of[node]
        for edge in range(SIDES):
            if s.faced[where] >> edge & 1:
                holder = s.holder[s.tips[t.across[SIDES * where + edge]]]
                worth += 2.0 if holder == seat else -1.0 if holder < t.seats else 1.0
        return worth + (2.0 if inside else self._near(s, routes, seat, where)) + 1.0

    def _near(self, s: SteamState, routes: Routes, seat: int, where: int) -> float:
        """Whether the seat's network, or cities, are close by."""
        del s
        best = 0.0
        for edge in range(SIDES):
            beyond = self.t.across[SIDES * where + edge]
            if beyond < 0:
                continue
            ways = self.links.ways
            there = beyond // SIDES
            for at in range(len(ways.nodes[there])):
                tiles = ways.tiles[there][at]
                if tiles <= 3 and routes.own_nodes[seat] >> ways.nodes[there][at] & 1:
                    value = 1.2 - 0.25 * tiles
                    if value > best:
                        best = value
        return best
