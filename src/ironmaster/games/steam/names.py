"""The names of the things of Steam, by number."""

from ironmaster.core.messages import AVAILABLE
from ironmaster.core.naming import Called
from ironmaster.core.refusal import named
from ironmaster.games.steam.board import COLOURS, Board
from ironmaster.games.steam.tables import TILES, Tables
from ironmaster.kit.hexes import EDGES, SIDES, TOWN
from ironmaster.kit.speech import money_in

GAME = "steam"
money = money_in(GAME, "dollars")


class Names:
    """The names of hexes, places, edges, track, action tiles and colours."""

    def __init__(self, t: Tables, board: Board) -> None:
        self.t = t
        self.place: list[Called] = [Called(node.name) for node in board.places()]
        self.hex: list[Called] = [
            self.place[t.node_at[where]] if t.node_at[where] >= 0 else Called({"en": t.hex_ids[where].upper()})
            for where in range(t.hexes)
        ]
        self.colour: list[Called] = [named(GAME, f"name-{colour}") for colour in COLOURS]
        self.tile: list[Called] = [named(GAME, f"name-{tile}") for tile in TILES]
        self.face: list[Called] = [named(GAME, f"face-{face}") for face in t.faces.ids]
        self.edge: list[Called] = [named(GAME, f"edge-{edge}") for edge in EDGES]
        self.track: list[Called] = [self._track(pattern) for pattern in range(t.patterns)]

    def _track(self, pattern: int) -> Called:
        return Called({lang: self._track_in(pattern, lang) for lang in AVAILABLE})

    def _track_in(self, pattern: int, lang: str) -> str:
        """A face and how it lies, its edges joined by a dash."""
        edge = [called.text(lang) for called in self.edge]
        ways = [edge[b] if a == TOWN else f"{edge[a]}\u2013{edge[b]}" for a, b in self.t.faces.segments[pattern]]
        return f"{self.face[self.t.face[pattern]].text(lang)} {', '.join(ways)}"

    def port(self, port: int) -> Called:
        """An edge of a place."""
        return named(GAME, "port", place=self.place[port // SIDES], edge=self.edge[port % SIDES])

    def link(self, port: int, other: int) -> Called:
        """A link by the places that it joins."""
        return named(GAME, "link", start=self.place[port // SIDES], end=self.place[other // SIDES])
