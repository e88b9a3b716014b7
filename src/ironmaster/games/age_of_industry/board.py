"""The map files and the sheet of pieces: everything that is printed. Reads and checks them."""

from pathlib import Path
from typing import Final

import msgspec

from ironmaster.kit.bits import WORD
from ironmaster.kit.board_files import BoardFolder, BoardSheet, Names, PieceSheets

INDUSTRIES: Final = ("cotton", "factory", "iron", "coal", "port", "ship")
SPACES: Final = {"open": ("cotton", "factory", "iron"), "coal": ("coal",), "port": ("port",), "ship": ("ship",)}
"""The kinds of industry spaces, and what each takes (aoi.build.space.*)."""
PLACES: Final = ("location", "market", "village", "sea")
PRODUCTS: Final = ("cotton", "goods")
HERE: Final = Path(__file__).parent


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place of the map: a location with spaces, a foreign market, a village, or a ship space at sea."""

    id: str
    name: Names
    kind: str
    at: tuple[float, float]
    colour: str = ""
    spaces: list[str] = []
    market: bool = False
    distant_port: bool = False
    transit: bool = True
    imports: int = 0
    import_at: tuple[float, float] | None = None
    lanes: list[str] = []
    confidence: dict[str, str] = {}
    source: str = ""


class Connection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A printed place for a railway."""

    between: tuple[str, str]
    confidence: str


class Counter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stack of a player's display."""

    industry: str
    level: int
    number: int
    buildable: bool = True
    cost: int = 0
    coal: int = 0
    iron: int = 0
    cubes: int = 0
    profit: int = 0
    confidence: dict[str, str] = {}


class Track(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A demand track: the prices of its spaces, cheapest first, and the price when it is empty."""

    spaces: list[int]
    empty: int
    confidence: dict[str, str]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of card: an industry, or a colour with its symbol."""

    id: str
    number: int
    confidence: str
    symbol: str = ""


class MarketCounter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of market counter and the products that it takes."""

    id: str
    takes: list[str]
    number: int
    confidence: str


class Pieces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The pieces that are the same on every map."""

    railways: int
    counter: list[Counter]
    track: dict[str, Track]
    card: list[Card]
    market: list[MarketCounter]


class Board(BoardSheet, frozen=True, forbid_unknown_fields=True):
    """A whole map file."""

    place: list[Place]
    connection: list[Connection]
    pieces: Pieces | None = None
    """The map's own pieces, if it does not use the common ones."""


PIECES: Final = PieceSheets(HERE / "data", "pieces", Pieces)


def pieces_of(board: Board) -> Pieces:
    """Display, deck, market counters and demand tracks: the map's own, or the common ones."""
    return board.pieces or PIECES.of(board)


def check(board: Board) -> None:
    """Refuse a map file that contradicts itself."""
    ids = [place.id for place in board.place]
    board.need(len(ids) + sum(1 for place in board.place if place.imports) <= WORD, f"over {WORD} places")
    board.need(sum(len(place.spaces) for place in board.place) <= WORD, f"over {WORD} spaces")
    board.need_unique(ids, "places")
    board.need(
        all(word == word.lower() and len(word.split()) == 1 for word in ids), "an id is not a single word in lower case"
    )
    pieces = pieces_of(board)
    colours = {card.id for card in pieces.card} - set(INDUSTRIES)
    for place in board.place:
        _check_place(board, place, colours)
    pairs = [tuple(sorted(one.between)) for one in board.connection]
    board.need(len(set(pairs)) == len(pairs), "two connections join the same places")
    land = {place.id for place in board.place if place.kind != "sea"}
    for pair in pairs:
        board.need(
            set(pair) <= land and pair[0] != pair[1],
            f"the connection {'-'.join(pair)} does not join two different places on land",
        )
    markets = [place for place in board.place if place.market]
    board.need(len(markets) <= sum(one.number for one in pieces.market), "more markets than market counters")
    every = [one.confidence for one in board.connection]
    every += [grade for place in board.place for grade in place.confidence.values()]
    board.need_confidences(every)


def _check_place(board: Board, place: Place, colours: set[str]) -> None:
    harbours = {one.id for one in board.place if "port" in one.spaces}
    sea = place.kind == "sea"
    for holds, problem in (
        (place.kind in PLACES, "is of an unknown kind"),
        (set(place.spaces) <= set(SPACES), "has an unknown space"),
        (
            bool(place.spaces) == (place.kind in ("location", "sea")),
            "must have spaces if it is a location or a sea, and none otherwise",
        ),
        (
            (place.spaces == ["ship"]) == sea and ("ship" not in place.spaces or sea),
            "must have one ship space if it is a sea, and none otherwise",
        ),
        (
            bool(place.colour) == bool(place.spaces) and place.colour in {"", *colours},
            "has an unknown colour, or only one of colour and spaces",
        ),
        (
            bool(place.lanes) == sea and set(place.lanes) <= harbours,
            "must have sea lanes to ports if it is a sea, and none otherwise",
        ),
        (place.imports >= 0 and (sea or not place.imports), "imports coal, but is not a sea"),
        (
            (place.import_at is None) == (place.imports == 0),
            "must give a position for its import space, and only if it imports coal",
        ),
        (place.kind != "market" or place.market, "is of the kind market, but has no market"),
    ):
        board.need(holds, f"{place.id} {problem}")


BOARDS: Final = BoardFolder(HERE / "boards", Board, check)
read_board: Final = BOARDS.read
