"""The names of the things of Steam, by number."""

from ironmaster.core.messages import AVAILABLE
from ironmaster.core.naming import Called
from ironmaster.core.refusal import named
from ironmaster.games.steam.board import COLOURS, Board
from ironmaster.games.steam.tables import KINDS, TILES, Tables
from ironmaster.kit import bag
from ironmaster.kit.hexes import EDGES, SIDES, TOWN
from ironmaster.kit.speech import money_in, tell

GAME = "steam"
money = money_in(GAME, "dollars")


class Names:
    """The names of hexes, places, edges, track, action tiles and colours."""

    def __init__(self, t: Tables, board: Board) -> None:
        self.t = t
        self.place: list[Called] = [Called(node.name) for node in board.places()]
        self.hex: list[Called] = [
            self.place[t.node_at[where]] if t.node_at[where] >= 0 else named(GAME, "hex", hex=t.hex_ids[where].upper())
            for where in range(t.hexes)
        ]
        self.colour: list[Called] = [named(GAME, f"name-{colour}") for colour in COLOURS]
        self.tile: list[Called] = [named(GAME, f"name-{tile}") for tile in TILES]
        self.face: list[Called] = [named(GAME, f"face-{face}") for face in t.faces.ids]
        self.edge: list[Called] = [named(GAME, f"edge-{edge}") for edge in EDGES]

    def track(self, pattern: int) -> Called:
        """A face and how it lies."""
        ways = Called({lang: self._ways(pattern, lang) for lang in AVAILABLE})
        return named(GAME, "track", face=self.face[self.t.face[pattern]], ways=ways)

    def _ways(self, pattern: int, lang: str) -> str:
        """The edges that the track joins, with a dash between them, or the exits of a town."""
        edge = [called.text(lang) for called in self.edge]
        ways = [edge[b] if a == TOWN else f"{edge[a]}\u2013{edge[b]}" for a, b in self.t.faces.segments[pattern]]
        return ", ".join(ways)

    def cubes(self, heap: int, lang: str) -> str:
        """Cubes by number and colour, as the object of a sentence."""
        kinds, count = sorted(set(bag.kinds(heap, KINDS))), len(bag.kinds(heap, KINDS))
        if len(kinds) == 1:
            return tell(GAME, lang, "cubes-alike", {"count": count, "colour": self.colour[kinds[0]]})
        return tell(GAME, lang, "cubes-mixed", {"count": count, "parts": self.parts(heap, lang)})

    def parts(self, heap: int, lang: str) -> str:
        """The number of cubes of each colour."""
        counts = [(kind, bag.count(heap, kind)) for kind in range(KINDS) if bag.count(heap, kind)]
        said = [tell(GAME, lang, "cubes-part", {"count": count, "colour": self.colour[kind]}) for kind, count in counts]
        return ", ".join(said)

    def port(self, port: int) -> Called:
        """An edge of a place."""
        return named(GAME, "port", place=self.place[port // SIDES], edge=self.edge[port % SIDES])

    def link(self, port: int, other: int) -> Called:
        """A link by the places that it joins."""
        return named(GAME, "link", start=self.place[port // SIDES], end=self.place[other // SIDES])
