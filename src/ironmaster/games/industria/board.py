"""The board files of Industria: tiles, materials, bonuses and links. Reads and checks them."""

from pathlib import Path
from typing import Final

import msgspec

from ironmaster.kit.board_files import BoardFolder, BoardSheet, Names

KINDS: Final = ("factory", "technology", "bonus", "raw")
LINKS: Final = {"road": "factory", "line": "technology"}
"""What each kind of link joins (industria.comp.board)."""
MOST_NEEDS: Final = 2


class Material(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A raw material and the epoch in which it is made."""

    id: str
    epoch: int
    name: Names
    confidence: str


class Bonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of bonus, shown as a symbol on factories."""

    id: str
    name: Names
    confidence: str


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the tiles that are auctioned. `at` is its space on the board: column and row on its side."""

    id: str
    epoch: int
    kind: str
    confidence: dict[str, str]
    name: Names = {}
    at: tuple[int, int] | None = None
    cost: int = 0
    needs: list[str] = []
    makes: str = ""
    points: int = 0
    symbols: list[str] = []
    discount: int = 0
    material: str = ""
    bonus: str = ""


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A road between two factories or a line between two technologies."""

    kind: str
    between: tuple[str, str]
    confidence: str


class Board(BoardSheet, frozen=True, forbid_unknown_fields=True):
    """A whole board file."""

    confidence: dict[str, str]
    material: list[Material]
    bonus: list[Bonus]
    tile: list[Tile]
    link: list[Link]


def check(board: Board) -> None:
    """Refuse a board file that contradicts itself."""
    for what, ids in (
        ("tiles", [tile.id for tile in board.tile]),
        ("materials", [material.id for material in board.material]),
        ("bonuses", [bonus.id for bonus in board.bonus]),
    ):
        board.need_unique(ids, what)
        board.need(
            all(word == word.lower() and len(word.split()) == 1 for word in ids),
            f"{what}: an id is not a single word in lower case",
        )
    for tile in board.tile:
        _check_tile(board, tile)
    spaces = [(tile.kind, tile.at) for tile in board.tile if tile.at is not None]
    board.need(len(set(spaces)) == len(spaces), "two tiles share a space")
    _check_epochs(board)
    _check_links(board)
    every = [*board.confidence.values(), *(grade for tile in board.tile for grade in tile.confidence.values())]
    every += [material.confidence for material in board.material]
    every += [bonus.confidence for bonus in board.bonus] + [link.confidence for link in board.link]
    board.need_confidences(every)


def _check_tile(board: Board, tile: Tile) -> None:
    materials = {material.id for material in board.material}
    symbols = {bonus.id for bonus in board.bonus}
    building = tile.kind in LINKS.values()
    for holds, problem in (
        (tile.kind in KINDS, "is of an unknown kind"),
        (
            building == (tile.at is not None) == bool(tile.name),
            "must have a space and a name if it is a factory or technology, and neither otherwise",
        ),
        (len(tile.needs) <= (MOST_NEEDS if building else 0), "needs too many materials"),
        (set(tile.needs) <= materials and tile.makes in {"", *materials}, "names an unknown material"),
        (set(tile.symbols) <= symbols and len(set(tile.symbols)) == len(tile.symbols), "shows unknown symbols"),
        (
            tile.kind == "factory" or not (tile.makes or tile.symbols or tile.discount),
            "makes a material, shows a symbol or gives a discount, but is not a factory",
        ),
        (tile.kind in ("factory", "bonus") or not tile.cost, "has a cost, but is neither a factory nor a bonus tile"),
        (building or not tile.points, "has points, but is neither a factory nor a technology"),
        (
            (tile.kind == "raw") == (tile.material in materials),
            "must name a material if it is a raw-material tile, and none otherwise",
        ),
        (
            (tile.kind == "bonus") == (tile.bonus in symbols),
            "must name a bonus if it is a bonus tile, and none otherwise",
        ),
        (min(tile.cost, tile.points, tile.discount) >= 0, "has a figure below zero"),
    ):
        board.need(holds, f"{tile.id} {problem}")


def _check_epochs(board: Board) -> None:
    epochs = [tile.epoch for tile in board.tile]
    board.need(epochs == sorted(epochs), "the tiles are not in the order of their epochs")
    last = epochs[-1] if epochs else 0
    board.need(set(epochs) == set(range(1, last + 1)), "an epoch has no tiles")
    board.need(len({epochs.count(epoch) for epoch in set(epochs)}) == 1, "epochs differ in the number of tiles")
    board.need(all(1 <= material.epoch <= last for material in board.material), "a material has an unknown epoch")


def _check_links(board: Board) -> None:
    kinds = {tile.id: tile.kind for tile in board.tile}
    pairs = [tuple(sorted(link.between)) for link in board.link]
    board.need(len(set(pairs)) == len(pairs), "two links join the same tiles")
    for link in board.link:
        joined = {kinds.get(end, "") for end in link.between}
        right = joined == {LINKS.get(link.kind, "-")} and link.between[0] != link.between[1]
        board.need(right, f"the {link.kind} {'-'.join(link.between)} does not join two different tiles of its kind")


BOARDS: Final = BoardFolder(Path(__file__).parent / "boards", Board, check)
read_board: Final = BOARDS.read
