"""Where a seat may lay a tile on TB, derived from the texts of a position and the rules, without the engine.

Slow and simple on purpose: every tile on every hex is tested against every rule.
"""

from typing import Any, Final

from ironmaster.games.steam.board import PIECES, read_board
from ironmaster.kit import hexes
from tests.games.steam.table import TB

Track = frozenset[tuple[int, int]]
Side = tuple[str, int]

PAPER: Final = read_board(TB)
PLACES: Final = {one.at: one.id for one in PAPER.places()}
IDS: Final = {one.at: PLACES.get(one.at, hexes.label(one.at)) for one in PAPER.hex}
HEXES: Final = {IDS[one.at]: one for one in PAPER.hex}
BLACK: Final = {(IDS[one.at], edge) for one in PAPER.hex for edge in one.black}
TOWNS: Final = {one.id for one in PAPER.town}
TILES: Final = {
    frozenset(hexes.turned(face.track(), turn)): face.id
    for face in PIECES.read("pieces").face
    for turn in range(hexes.SIDES)
}
"""Every tile as it can lie, and its face."""


class Map:
    """The map of a position, for the seat that builds."""

    def __init__(self, position: Any) -> None:
        self.seat: str = position["turn"]
        self.player: Any = position["players"][self.seat]
        self.position = position
        self.cities = {one.id for one in PAPER.city} | set(position["new_cities"])
        self.track: dict[str, Track] = {here: frozenset(hexes.read(words)) for here, words in position["track"].items()}
        self.tips: dict[Side, tuple[str, str]] = {}
        """Open ends: the owner and the place where the run starts."""
        for port, words in position["incomplete"].items():
            owner, end, *_ = words.split()
            self.tips[_side(end)] = owner, port.split("/")[0]
        self.joined = {
            place.split("/")[0]
            for port, words in position["links"].items()
            for place in (port, words.split()[1])
            if words.split()[0] == self.seat
        }
        """Places where the seat has a completed link."""

    def across(self, side: Side) -> Side | None:
        """The other side of an edge, None where track cannot go."""
        here, edge = side
        there = hexes.beyond(HEXES[here].at, edge)
        if there not in IDS:
            return None
        other = IDS[there], hexes.opposite(edge)
        return None if side in BLACK or other in BLACK else other

    def start(self, side: Side) -> str | None:
        """The place where track that would be met across an edge starts."""
        other = self.across(side)
        if other is None:
            return None
        return other[0] if other[0] in self.cities else self.tips[other][1] if other in self.tips else None

    def foreign(self, side: Side) -> bool:
        """Whether another seat's open end lies across an edge."""
        other = self.across(side)
        return other in self.tips and self.tips[other][0] not in ("-", self.seat)

    def anchored(self, side: Side) -> bool:
        """Whether track may start across an edge: at a city, an own open end, or one that can be claimed."""
        other = self.across(side)
        if other is None or other in self.tips:
            return other is not None and self.may_go_on(other)
        return other[0] in self.cities

    def may_go_on(self, tip: Side) -> bool:
        owner, start = self.tips[tip]
        return owner == self.seat or (owner == "-" and (start in self.cities or start in self.joined))

    def open_to(self, side: Side) -> bool:
        """Whether new track may end at an edge at all."""
        return self.across(side) is not None and not self.foreign(side)

    # Tiles

    def legal(self) -> set[str]:
        """Every tile that the seat may lay."""
        limit = 4 if self.player["tile"] == "engineer" else 3
        if self.position["laid"] >= limit:
            return set()
        return {
            f"lay {here} {hexes.written(tuple(tile))}"
            for here in HEXES
            if here not in self.cities
            for tile in TILES
            if self.fits(here, tile) and self.cost(here, tile) <= self.means()
        }

    def means(self) -> int:
        loans = self.player["income"] + 10 + self.player["points"] // 2
        return int(self.player["cash"] + (5 * loans if self.position["rules"].get("game") != "standard" else 0))

    def cost(self, here: str, tile: Track) -> int:
        exits = sum(1 if one == hexes.TOWN else 2 for one, _ in tile)
        terrain = 2 * (HEXES[here].terrain == "hill") + HEXES[here].river
        return exits + (here in TOWNS) + (0 if here in self.track else terrain)

    def fits(self, here: str, tile: Track) -> bool:
        old = self.track.get(here, frozenset())
        if tile == old or (here in TOWNS) != any(one == hexes.TOWN for one, _ in tile):
            return False
        return self.fits_town(here, old, tile) if here in TOWNS else self.fits_plain(here, old, tile)

    def fits_town(self, here: str, old: Track, tile: Track) -> bool:
        new = [(here, edge) for _, edge in tile - old]
        if not old <= tile or any(not self.open_to(side) or self.start(side) == here for side in new):
            return False
        return (here in self.joined or any(map(self.anchored, new))) and self.first(new)

    def fits_plain(self, here: str, old: Track, tile: Track) -> bool:
        lost, new = old - tile, tile - old
        turned: list[Side] = []
        if len(lost) > 1:
            return False
        for a, b in lost:
            tip, inner = (b, a) if (here, b) in self.tips else (a, b)
            ways = [pair for pair in new if inner in pair]
            if (here, tip) not in self.tips or not self.may_go_on((here, tip)) or not ways:
                return False
            end = here, sum(ways[0]) - inner
            if not self.open_to(end) or self.start(end) == self.tips[here, tip][1]:
                return False
            new -= {ways[0]}
            turned = [(here, inner), end]
        added = [((here, a), (here, b)) for a, b in new]
        return all(map(self.fits_segment, added)) and self.first([*turned, *(side for pair in added for side in pair)])

    def fits_segment(self, ends: tuple[Side, Side]) -> bool:
        one, other = map(self.start, ends)
        looped = one is not None and one == other
        return all(map(self.open_to, ends)) and any(map(self.anchored, ends)) and not looped

    def first(self, sides: list[Side]) -> bool:
        """A seat's first tile leaves a city."""
        return self.player["begun"] or any((self.across(side) or ("",))[0] in self.cities for side in sides)


def _side(words: str) -> Side:
    here, edge = words.split("/")
    return here, hexes.EDGES.index(edge)
