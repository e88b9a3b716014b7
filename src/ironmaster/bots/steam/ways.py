"""The distances from each hex to the cities and towns around it, in tiles and dollars. Computed once for each board."""

from ironmaster.games.steam.tables import Tables
from ironmaster.kit.hexes import SIDES

FAR = 4
"""The maximum number of tiles planned for one link."""


class Ways:
    """For each hex, the places that track can reach from it, with the number of tiles and their cost."""

    def __init__(self, t: Tables) -> None:
        self.nodes: list[list[int]] = [[] for _ in range(t.hexes)]
        self.tiles: list[list[int]] = [[] for _ in range(t.hexes)]
        """Tiles on the way; a town's own tile is not counted."""
        self.costs: list[list[int]] = [[] for _ in range(t.hexes)]
        for node in range(t.nodes):
            self._spread(t, node)

    def _spread(self, t: Tables, node: int) -> None:
        home = t.hex_of[node]
        cost: dict[int, int] = {}
        here: dict[int, int] = {home: 0}
        for tiles in range(1, FAR + 1):
            further: dict[int, int] = {}
            for where, spent in here.items():
                for edge in range(SIDES):
                    beyond = t.across[SIDES * where + edge]
                    if beyond < 0:
                        continue
                    there = beyond // SIDES
                    if t.node_at[there] >= 0 or there in cost:
                        continue
                    price = spent + 2 * t.exit_cost + t.terrain_cost[there]
                    if there not in further or further[there] > price:
                        further[there] = price
            for where, price in further.items():
                cost[where] = price
                self.nodes[where].append(node)
                self.tiles[where].append(tiles)
                self.costs[where].append(price)
            here = further
        if node >= t.cities:
            self.nodes[home].append(node)
            self.tiles[home].append(0)
            self.costs[home].append(0)
