"""The board files and the tile sheet: everything that is printed. Reads and checks them."""

from pathlib import Path
from typing import Final

import msgspec

from ironmaster.kit.board_files import BoardFolder, BoardSheet, Names, PieceSheets

INDUSTRIES: Final = ("cotton", "port", "coal", "iron", "shipyard")
ERAS: Final = ("canal", "rail")
KINDS: Final = ("town", "external", "waypoint")

HERE: Final = Path(__file__).parent


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A named place of the map: a town with slots, an external location or a waypoint."""

    id: str
    name: str | Names
    kind: str
    at: tuple[float, float]
    slots: list[list[str]] = []
    slot_at: list[tuple[float, float]] = []
    cards: int = 0
    discs: int = 0
    coal_clause: str = ""


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A printed line between two places, for a canal, a rail or both."""

    between: tuple[str, str]
    takes: list[str]
    canal_at: tuple[float, float] | None = None
    rail_at: tuple[float, float] | None = None


class Virtual(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"start": "from"}):
    """Two towns that industry cards treat as joined."""

    start: str
    to: str
    clause: str


class Priority(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """In this town the industry fills slot `first` before slot `then`; slots count from 1."""

    place: str
    industry: str
    first: int
    then: int
    clause: str


class Income(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    start: int
    last: int
    runs: list[list[int]]


class Demand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    coal: list[int]
    iron: list[int]
    empty: int


class Cotton(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bonus: list[int]


class Market(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tiles: list[int]


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    industry: str
    level: int
    cost: int
    income: int
    points: int
    coal: int
    iron: int
    cubes: int
    eras: list[str]
    number: int


class TileSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    confidence: str
    links: int
    tile: list[Tile]


class Board(BoardSheet, frozen=True, forbid_unknown_fields=True):
    """A whole board file."""

    confidence: dict[str, str]
    income: Income
    demand: Demand
    cotton: Cotton
    market: Market
    cards: dict[str, int]
    place: list[Place]
    line: list[Line]
    virtual: tuple[Virtual, ...] = ()
    priority: tuple[Priority, ...] = ()


TILES: Final = PieceSheets(HERE / "data", "tiles", TileSheet)
"""The industry tiles of one player."""


def check(board: Board) -> None:
    """Refuse a board file that contradicts itself."""
    ids = [place.id for place in board.place]
    board.need_unique(ids, "places")
    towns = [place for place in board.place if place.kind == "town"]
    board.need(board.place[: len(towns)] == towns, "the towns are not listed before the other places")
    for place in board.place:
        _check_place(board, place)
    pairs = [tuple(sorted(line.between)) for line in board.line]
    board.need(len(set(pairs)) == len(pairs), "two lines join the same places")
    for line in board.line:
        board.need(set(line.between) <= set(ids), f"the line {'-'.join(line.between)} ends at an unknown place")
        board.need(
            bool(line.takes) and set(line.takes) <= set(ERAS),
            f"the line {'-'.join(line.between)} does not take a canal or a rail",
        )
    board.need(set(board.cards) == set(INDUSTRIES), "the industry cards do not name every industry")
    board.need_confidences(board.confidence.values())
    for pair in board.virtual:
        board.need({pair.start, pair.to} <= {town.id for town in towns}, "a virtual link ends at an unknown place")
    for rule in board.priority:
        slots = next((town.slots for town in towns if town.id == rule.place), [])
        fits = all(0 < slot <= len(slots) and rule.industry in slots[slot - 1] for slot in (rule.first, rule.then))
        board.need(fits, f"the priority of {rule.place} names a slot without {rule.industry}")


def _check_place(board: Board, place: Place) -> None:
    board.need(place.kind in KINDS, f"{place.id} is of an unknown kind")
    board.need(
        bool(place.slots) == (place.kind == "town"), f"{place.id} must have slots if it is a town, and none otherwise"
    )
    board.need(len(place.slots) == len(place.slot_at), f"{place.id} does not have one position for each slot")
    for slot in place.slots:
        board.need(
            1 <= len(slot) <= 2 and set(slot) <= set(INDUSTRIES),
            f"{place.id} has a slot that does not show one or two known industries",
        )


BOARDS: Final = BoardFolder(HERE / "boards", Board, check)
read_board: Final = BOARDS.read
