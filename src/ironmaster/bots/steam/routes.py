"""Routes over completed links: how many points each seat could get for a cube of each colour from each place."""

from ironmaster.games.steam.state import SteamState
from ironmaster.games.steam.tables import KINDS, Tables
from ironmaster.kit.hexes import SIDES

OWNERS = 8
KEPT = 300
"""The number of cached networks."""


class Routes:
    """All simple routes of one network, up to a length."""

    def __init__(self, t: Tables, s: SteamState, depth: int) -> None:
        self.t: Tables = t
        self.depth: int = depth
        self.width: int = depth + 1
        self.colour: list[int] = s.colour[:]
        self.best: list[int] = [0] * (t.seats * t.nodes * KINDS * self.width)
        """At seat, source, colour and locomotive level: the most own links of a route."""
        self.served: list[int] = [0] * (t.nodes * KINDS)
        """Seats that could deliver such a cube with some locomotive."""
        self.head: list[int] = [0] * (t.nodes + 1)
        self.there: list[int] = []
        self.owner: list[int] = []
        self.own_nodes: list[int] = [0] * OWNERS
        """Places where each seat has a completed link."""
        self.pairs: list[int] = [0] * (t.nodes * t.nodes)
        """Owners of links between two places."""
        self._shares: list[int] = [0] * OWNERS
        self._read(s)
        self._follow()

    def _read(self, s: SteamState) -> None:
        t = self.t
        for node in range(t.nodes):
            self.head[node] = len(self.there)
            for port in range(SIDES * node, SIDES * node + SIDES):
                other = s.end[port]
                if other >= 0:
                    holder = s.holder[port]
                    self.there.append(other // SIDES)
                    self.owner.append(holder)
                    self.own_nodes[holder] |= 1 << node
                    self.pairs[node * t.nodes + other // SIDES] |= 1 << holder
        self.head[t.nodes] = len(self.there)

    def _follow(self) -> None:
        for node in range(self.t.nodes):
            if self.colour[node] >= 0 and self.head[node] < self.head[node + 1]:
                self._walk(node, node, 1, 1 << node, 0)
        self._widen()

    def _walk(self, source: int, node: int, length: int, seen: int, colours: int) -> None:
        for at in range(self.head[node], self.head[node + 1]):
            there = self.there[at]
            if seen >> there & 1:
                continue
            owner = self.owner[at]
            self._shares[owner] += 1
            passed = colours
            colour = self.colour[there]
            if colour >= 0 and not colours >> colour & 1:
                self._note(source, colour, length)
                passed |= 1 << colour
            if length < self.depth:
                self._walk(source, there, length + 1, seen | 1 << there, passed)
            self._shares[owner] -= 1

    def _note(self, source: int, colour: int, length: int) -> None:
        """Record a route for the seats that have the most links of it (steam.deliver.majority)."""
        shares = self._shares
        most = 0
        for seat in range(self.t.seats):
            if shares[seat] > most:
                most = shares[seat]
        if most == 0:
            return
        place = source * KINDS + colour
        step = self.t.nodes * KINDS
        for seat in range(self.t.seats):
            if shares[seat] == most:
                self.served[place] |= 1 << seat
                index = (seat * step + place) * self.width + length
                if most > self.best[index]:
                    self.best[index] = most

    def _widen(self) -> None:
        """Let a better locomotive never score less."""
        step = self.t.nodes * KINDS
        for place in range(step):
            seats = self.served[place]
            if seats:
                for seat in range(self.t.seats):
                    if seats >> seat & 1:
                        start = (seat * step + place) * self.width
                        for length in range(start + 2, start + self.width):
                            if self.best[length] < self.best[length - 1]:
                                self.best[length] = self.best[length - 1]

    def most(self, seat: int, source: int, colour: int, level: int) -> int:
        """The most points that the seat can get for a cube with a locomotive of some level."""
        reach = level if level < self.depth else self.depth
        return self.best[((seat * self.t.nodes + source) * KINDS + colour) * self.width + reach]


class Atlas:
    """A cache of the recently used networks."""

    def __init__(self, t: Tables) -> None:
        self.t: Tables = t
        self._known: dict[tuple[int, ...], Routes] = {}

    def of(self, s: SteamState) -> Routes:
        """The routes of a state's network, as far as the best locomotive will reach next turn."""
        depth = 0
        for seat in range(self.t.seats):
            if s.level[seat] > depth:
                depth = s.level[seat]
        depth = depth + 1 if depth < self.t.level_high else depth
        signs: list[int] = [depth]
        for port in range(self.t.ports):
            other = s.end[port]
            if other > port:
                signs.append((port << 8 | other) << 3 | s.holder[port])
        for node in range(self.t.cities, self.t.nodes):
            if s.colour[node] >= 0:
                signs.append(-(node << 3 | s.colour[node]))
        key = tuple(signs)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= KEPT:
                self._known.clear()
            found = Routes(self.t, s, depth)
            self._known[key] = found
        return found
