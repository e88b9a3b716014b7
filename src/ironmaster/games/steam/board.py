"""The map files and the sheet of pieces: everything that is printed. Reads and checks them."""

from pathlib import Path
from typing import Final

import msgspec

from ironmaster.kit import hexes
from ironmaster.kit.board_files import BoardFolder, BoardSheet, Names, PieceSheets

COLOURS: Final = ("red", "blue", "yellow", "purple", "grey")
TERRAINS: Final = ("plain", "coast", "hill")
NODES: Final = 42
"""The maximum number of cities and towns: their 252 edges fit in a byte."""
HERE: Final = Path(__file__).parent


class Hex(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hex of the map; edges without a neighbour are the map's border."""

    at: tuple[int, int]
    terrain: str = "plain"
    river: bool = False
    black: list[int] = []
    confidence: str = ""
    """The confidence, if it differs from that of the map."""


class Town(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A small town."""

    id: str
    name: Names
    at: tuple[int, int]
    confidence: dict[str, str]


class City(Town, frozen=True, forbid_unknown_fields=True):
    """A printed city and the number of cubes that it starts with."""

    colour: str
    cubes: int


class Water(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sea or lake, for drawing: places outside the hexes of the map."""

    id: str
    name: Names
    at: list[tuple[int, int]]


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a map changes of the setup."""

    ideal_seats: list[int]
    cubes_less: dict[str, int] = {}
    """Cubes less on every city, by the number of seats (steam.setup.citygoods.ruhr3)."""


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side of track tiles, in rotation 0: track between edges, or the exits of a town."""

    id: str
    confidence: str
    segments: list[tuple[int, int]] = []
    exits: list[int] = []

    def track(self) -> tuple[tuple[int, int], ...]:
        """Its segments, those of a town starting in the town."""
        return tuple(self.segments) or tuple((hexes.TOWN, edge) for edge in self.exits)


class Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Track tiles of one kind: the faces on their two sides, and their number."""

    faces: list[str]
    number: int


class Goods(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A colour: its cubes and its New City tiles."""

    id: str
    cubes: int
    new_cities: int


class Number(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A figure and its confidence."""

    number: int
    confidence: str


class Span(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The ends of a number track, and their confidence."""

    low: int
    high: int
    confidence: str


class Pieces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The pieces that are the same on every map."""

    supply_spaces: Number
    income: Span
    locomotive: Span
    growth_markers: Number
    face: list[Face]
    piece: list[Piece]
    goods: list[Goods]


class Board(BoardSheet, frozen=True, forbid_unknown_fields=True):
    """A whole map file."""

    setup: Setup
    hex: list[Hex]
    city: list[City]
    town: tuple[Town, ...] = ()
    water: tuple[Water, ...] = ()

    def places(self) -> list[Town]:
        """Cities first, then towns."""
        return [*self.city, *self.town]


PIECES: Final = PieceSheets(HERE / "data", "pieces", Pieces)
"""Track tiles, cubes and everything else that several maps use."""


def check(board: Board) -> None:
    """Refuse a map file that contradicts itself."""
    places = [one.at for one in board.hex]
    nodes = board.places()
    ids = [node.id for node in nodes]
    names = [node.name for node in nodes] + [water.name for water in board.water]
    grades = [board.board.confidence, *(grade for node in nodes for grade in node.confidence.values())]
    grades += [one.confidence for one in board.hex if one.confidence]
    labels = [hexes.label(at) for at in places]
    for holds, problem in (
        (len(set(places)) == len(places), "two hexes have the same position"),
        (all(0 <= at[0] < 26 and at[1] + at[0] // 2 >= 0 for at in places), "a hex lies outside the lettered columns"),
        (len(nodes) <= NODES, f"over {NODES} cities and towns"),
        (len(board.city) > 1, "it has fewer than two cities"),
        (all("en" in name for name in names), "a place has no English name"),
        (len(set(ids) | set(labels)) == len(ids) + len(labels), "two places share an id"),
        (
            all(word == word.lower() and len(word.split()) == 1 and "/" not in word for word in ids),
            "an id is not a single word in lower case without a slash",
        ),
        (len({node.at for node in nodes}) == len(nodes), "two places are on one hex"),
        ({node.at for node in nodes} <= set(places), "a place is not on a hex"),
        (all(one.terrain in TERRAINS for one in board.hex), "a hex has an unknown terrain"),
        (
            all(0 <= edge < hexes.SIDES for one in board.hex for edge in one.black),
            "a black edge is not a number from 0 to 5",
        ),
        (all(one.colour in COLOURS[:-1] for one in board.city), "a printed city has an unknown colour"),
        (all(1 <= one.cubes <= 6 for one in board.city), "a city does not start with 1 to 6 cubes"),
        (_leaves_cubes(board), "a city does not start with 1 to 6 cubes for some number of seats"),
        (not {at for one in board.water for at in one.at} & set(places), "water is on a hex of the map"),
        (_all_reachable(board), "a city or town has no edge that track can cross"),
    ):
        board.need(holds, problem)
    board.need_confidences(grades)


def _leaves_cubes(board: Board) -> bool:
    fewest = min((city.cubes for city in board.city), default=0)
    return all(0 <= less < fewest for less in board.setup.cubes_less.values())


def _all_reachable(board: Board) -> bool:
    black = {one.at: one.black for one in board.hex}
    return all(
        any(edge not in black.get(node.at, []) and hexes.beyond(node.at, edge) in black for edge in range(hexes.SIDES))
        for node in board.places()
    )


BOARDS: Final = BoardFolder(HERE / "boards", Board, check)
read_board: Final = BOARDS.read
