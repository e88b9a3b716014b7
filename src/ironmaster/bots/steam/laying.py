"""Quick values of track tiles: links that a tile completes, and where the track that it leaves open may lead."""

from ironmaster.bots.steam.links import Links
from ironmaster.games.steam import runs
from ironmaster.games.steam.state import SteamState
from ironmaster.games.steam.steps import track
from ironmaster.games.steam.tables import Tables
from ironmaster.kit.hexes import SIDES


class Laying:
    """Values a tile by the links that it continues, divided by the tiles that they still need."""

    def __init__(self, t: Tables, links: Links) -> None:
        self.t: Tables = t
        self.links: Links = links
        self._done: float = 0.0
        self._open: float = 0.0

    def worth(self, s: SteamState, where: int, pattern: int, tiles: int) -> float:
        """The value of a tile; `tiles` more can be laid in this turn."""
        price = self.links.prices[track.cost(self.t, s, where, pattern)]
        self._done = 0.0
        self._open = 0.0
        if pattern >= self.t.plains:
            self._exits(s, where, pattern, tiles)
            return self._done + self._open - price
        self._segments(s, where, pattern, tiles, price)
        if self._done > 0.0:
            return self._done + self._open - price
        return self._open

    def _exits(self, s: SteamState, where: int, pattern: int, tiles: int) -> None:
        """A town's new exits: links that end there, and the two best ways on."""
        t = self.t
        old = s.lay[where]
        node = t.node_at[where]
        new = t.exits[pattern] & ~(t.exits[old] if old >= 0 else 0)
        first, second = 0.0, 0.0
        for edge in range(SIDES):
            if not new >> edge & 1:
                continue
            met = runs.meets(t, s, where, edge)
            if met >= 0:
                self._done += self.links.worth(node, met // SIDES)
                continue
            value = self.links.ahead(node, t.across[SIDES * where + edge] // SIDES, tiles) * 0.6
            if value > first:
                first, second = value, first
            elif value > second:
                second = value
        self._open = first + 0.3 * second

    def _segments(self, s: SteamState, where: int, pattern: int, tiles: int, price: float) -> None:
        """Track from edge to edge: what is new on the tile, or turned."""
        t = self.t
        old = s.lay[where]
        for a in range(SIDES):
            b = t.partner[SIDES * pattern + a]
            if a > b or (old >= 0 and t.partner[SIDES * old + a] == b):
                continue
            one, other = self._start(s, where, old, a), self._start(s, where, old, b)
            if one >= 0 and other >= 0:
                self._done += self.links.worth(one // SIDES, other // SIDES)
            elif one >= 0:
                self._go_on(where, one, b, tiles, price)
            elif other >= 0:
                self._go_on(where, other, a, tiles, price)

    def _start(self, s: SteamState, where: int, old: int, edge: int) -> int:
        """The run that track at an edge belongs to: one that it meets, or the one turned away from another edge."""
        if old >= 0:
            was = self.t.partner[SIDES * old + edge]
            if was >= 0 and s.tipped[where] >> was & 1:
                return s.tips[SIDES * where + was]
        return runs.meets(self.t, s, where, edge)

    def _go_on(self, where: int, port: int, edge: int, tiles: int, price: float) -> None:
        """The value of a plan is spread over its tiles, so that continuing a link beats beginning another."""
        links = self.links
        value = links.ahead(port // SIDES, self.t.across[SIDES * where + edge] // SIDES, tiles)
        self._open += (value * links.sure - price) / (1.0 + links.best_tiles)
