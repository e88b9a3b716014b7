"""The cubes in reach of each seat, and the value of its operations: deliveries, or better locomotives first."""

from ironmaster.bots.steam import agenda
from ironmaster.bots.steam.routes import Routes
from ironmaster.games.steam.state import SteamState
from ironmaster.games.steam.tables import KINDS, Tables
from ironmaster.kit.bag import BITS, CUBES

LEVELS = 7
"""Values of a cube from 0 to 6, and levels of locomotives up to 6."""


class Harvest:
    """Counts the cubes of one state by their value for each seat and level of locomotive."""

    def __init__(self, t: Tables, weights: dict[str, float]) -> None:
        self.t: Tables = t
        self.rival: float = weights["rival"]
        self.new_cubes: float = weights["new_cubes"]
        self.new_length: float = weights["new_length"]
        self.supply: float = weights["supply"]
        self.haste: float = weights["haste"]
        self.link_build: float = weights["link_build"]
        self.network: float = weights["network"]
        self.heaps: list[float] = [0.0] * (t.seats * LEVELS * LEVELS)
        """The number of cubes by seat, level and value. Cubes that rivals may take first count less."""
        self.depth: int = 0
        self.free: float = 0.0
        """Cubes of the map that nobody can deliver yet, for each seat."""
        self.plan_level: int = 0
        """The level that the best plan of the last seat reaches."""
        self.plan_floor: float = 0.0
        """The value of the smallest delivery of that plan."""
        self._floor: float = 0.0
        self._length: float = 0.0
        self.plain: float = 0.0
        """The value of a plan without upgrades."""

    def gather(self, s: SteamState, routes: Routes) -> None:
        """Count the cubes of a state."""
        t = self.t
        heaps = self.heaps
        for index in range(len(heaps)):
            heaps[index] = 0.0
        self.depth = routes.depth
        free = 0.0
        width = routes.width
        step = t.nodes * KINDS
        for node in range(t.nodes):
            heap = s.goods[node]
            colour = -1
            while heap:
                colour += 1
                number = heap & CUBES
                heap >>= BITS
                if not number:
                    continue
                seats = routes.served[node * KINDS + colour]
                if not seats:
                    free += number
                    continue
                able = 0
                for seat in range(t.seats):
                    if seats >> seat & 1 and routes.most(seat, node, colour, s.level[seat]):
                        able += 1
                for seat in range(t.seats):
                    if not seats >> seat & 1:
                        continue
                    start = (seat * step + node * KINDS + colour) * width
                    level = s.level[seat]
                    rivals = able - 1 if routes.best[start + level] else able
                    part = number * (self.rival if rivals > 1 else 1.0 - (1.0 - self.rival) * rivals * 0.5)
                    for reach in range(level, routes.depth + 1):
                        value = routes.best[start + reach]
                        if value:
                            heaps[(seat * LEVELS + reach) * LEVELS + value] += part
        for heap in s.supply:
            if heap:
                free += self.t.supply_cubes * self.supply
        self.free = free / len(s.order) if s.order else 0.0

    def plan(self, s: SteamState, seat: int, level: int, operations: float) -> float:
        """The best result of the seat's remaining operations in points. Sets `plan_level` to the level to reach."""
        rounds = agenda.rounds_left(self.t, s)
        ahead = builds(self.t, s, seat)
        fresh = self.new_cubes * ahead
        fresh = fresh * self.free / (fresh + self.free) if fresh > 0.0 else 0.0
        links = s.links[seat] + 0.5 * self.link_build * ahead
        self._length = self.new_length * links / (links + self.network)
        best = -1.0
        for up in range(self.t.level_high - level + 1):
            if up > rounds or (up > 0 and up >= operations):
                break
            total = self._most(seat, level + up, operations - up, fresh) - self.haste * up
            if up == 0:
                self.plain = total
            if total > best:
                best = total
                self.plan_level = level + up
                self.plan_floor = self._floor
        return best

    def now(self, s: SteamState, seat: int) -> float:
        """The points of this turn's deliveries with the present locomotive and links of the seat."""
        return self._most(seat, s.level[seat], agenda.operations_left(self.t, s, seat), 0.0)

    def _most(self, seat: int, level: int, operations: float, fresh: float) -> float:
        reach = level if level < self.depth else self.depth
        start = (seat * LEVELS + reach) * LEVELS
        value_new = self._length * level
        left = operations
        total = 0.0
        self._floor = 0.0
        for value in range(LEVELS - 1, -1, -1):
            if fresh > 0.0 and value_new >= value:
                taken = fresh if fresh < left else left
                total += taken * value_new
                left -= taken
                fresh = 0.0
                if left <= 0.0:
                    self._floor = value_new
                    break
            if value == 0:
                break
            cubes = self.heaps[start + value]
            if cubes >= left:
                total += left * value
                self._floor = float(value)
                break
            total += cubes * value
            left -= cubes
        return total


def operations(t: Tables, s: SteamState, seat: int) -> int:
    """Deliveries or upgrades that the seat has until the end."""
    return agenda.operations_left(t, s, seat) + t.cycles * (agenda.rounds_left(t, s) - 1)


def builds(t: Tables, s: SteamState, seat: int) -> float:
    """Builds that the seat has until the end, the one under way in part."""
    return agenda.tiles_left(t, s, seat) / t.tiles_a_build + agenda.rounds_left(t, s) - 1
