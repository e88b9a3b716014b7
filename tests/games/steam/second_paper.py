"""A second reading of the rules, its material: the printed maps and the pieces, from their files."""

import tomllib
from collections import Counter
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any, Final

import ironmaster.games.steam

PACKAGE: Final = Path(ironmaster.games.steam.__file__).parent
EDGES: Final = ("n", "ne", "se", "s", "sw", "nw")
STEPS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
TOWN: Final = 6

Side = tuple[str, int]
Segment = tuple[int, int]
"""Two edges, or an edge and TOWN."""
Tile = frozenset[Segment]


class Paper:
    """A printed map."""

    def __init__(self, file: Path) -> None:
        board: Any = tomllib.loads(file.read_text("utf-8"))
        self.colour: dict[str, str] = {city["id"]: city["colour"] for city in board["city"]}
        self.towns: list[str] = [town["id"] for town in board["town"]]
        self.names: dict[str, str] = {one["id"]: one["name"]["en"] for one in board["city"] + board["town"]}
        named = {tuple(one["at"]): one["id"] for one in board["city"] + board["town"]}
        at = [tuple(one["at"]) for one in board["hex"]]
        ids = {(q, r): named.get((q, r), f"{chr(ord('a') + q)}{r + q // 2}") for q, r in at}
        self.hexes: dict[str, Any] = {ids[tuple(one["at"])]: one for one in board["hex"]}
        black = {(ids[tuple(one["at"])], edge) for one in board["hex"] for edge in one.get("black", ())}
        self.across: dict[Side, Side] = {}
        """The other side of every edge that track can cross."""
        self.black: set[Side] = set()
        for q, r in at:
            for edge, (x, y) in enumerate(STEPS):
                side, beyond = (ids[q, r], edge), ids.get((q + x, r + y), "")
                other = (beyond, (edge + 3) % 6)
                if side in black or other in black:
                    self.black.add(side)
                elif beyond:
                    self.across[side] = other
        self.places = [*self.colour, *self.towns]
        self.ports = [f"{place}/{edge}" for place in self.places for edge in EDGES]


@cache
def paper(file: Path) -> Paper:
    return Paper(file)


def turned(segment: Segment, turn: int) -> Segment:
    one, other = sorted(edge if edge == TOWN else (edge + turn) % 6 for edge in segment)
    return one, other


PIECES: Final[Any] = tomllib.loads((PACKAGE / "data" / "pieces.toml").read_text("utf-8"))
TILES: Final[dict[Tile, str]] = {
    frozenset(
        turned((a, b), turn) for a, b in [*face.get("segments", ()), *((edge, TOWN) for edge in face.get("exits", ()))]
    ): face["id"]
    for face in PIECES["face"]
    for turn in range(6)
}
"""Every tile as it can lie, and its face."""


@cache
def shared(face: str) -> list[tuple[set[str], int]]:
    """Sets of faces with this one, among those whose pieces hang together, and how many pieces show one of them."""
    near = {face}
    while True:
        wider = near | {one for piece in PIECES["piece"] if near & set(piece["faces"]) for one in piece["faces"]}
        if wider == near:
            break
        near = wider
    found = []
    for size in range(len(near)):
        for others in combinations(sorted(near - {face}), size):
            faces = {face, *others}
            found.append((faces, sum(one["number"] for one in PIECES["piece"] if faces & set(one["faces"]))))
    return found


def left(face: str, used: Counter[str]) -> int:
    """How many more tiles of a face can lie beside those used, whatever pieces serve for them."""
    return min(pieces - sum(used[one] for one in faces) for faces, pieces in shared(face))


def words(tile: Tile) -> str:
    """A tile in the notation."""
    parts = [(EDGES[a],) if b == TOWN else (EDGES[a], EDGES[b]) for a, b in sorted(tile)]
    return "+".join("-".join(part) for part in parts)


def read(text: str) -> Tile:
    parts = [[EDGES.index(edge) for edge in part.split("-")] for part in text.split("+")]
    return frozenset((min(part), max(part)) if len(part) == 2 else (part[0], TOWN) for part in parts)


def place_of(port: str) -> str:
    return port.split("/")[0]


def port_of(side: Side) -> str:
    return f"{side[0]}/{EDGES[side[1]]}"


def side_of(text: str) -> Side:
    here, edge = text.split("/")
    return here, EDGES.index(edge)
