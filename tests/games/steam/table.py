"""A table of Steam for rule tests, on the test board TB (`tb.toml`) by default.

table = building(cash=20)
table.do(lay(0, 1, "0-3"), lay(0, 2, "0-3"), lay(0, 3, "0 3"))
assert table.links == {"city_a/s": "A town_t/n"}
"""

from pathlib import Path
from typing import Any, Final

import pytest

from ironmaster.kit import hexes
from tests.games import table

HERE: Final = Path(__file__).parent
TB: Final = str(HERE / "tb.toml")
WEST: Final = 2
"""TB's columns are counted from -2; the letters of hexes begin with the westernmost."""
PLACES: Final = {
    (0, 0): "city_a",
    (0, 6): "city_b",
    (-2, 3): "city_c",
    (2, 0): "city_d",
    (0, 3): "town_t",
    (2, 3): "town_u",
}
TILES: Final = ("turn_order", "first_move", "city_growth", "locomotive", "urbanization", "first_build")
"""The default action tiles of the seats in a build; none of them affects a build."""
ACTION_TILES: Final = (
    *("turn_order", "first_move", "engineer", "first_build", "city_growth", "locomotive", "urbanization"),
)
"""All seven, by number."""
SUPPLY: Final = ["red blue", "grey grey", *[""] * 10]
"""Two supply spaces with cubes for three seats, the others empty."""
STANDARD: Final[dict[str, object]] = {"game": "standard"}
BOTH_GAMES: Final = pytest.mark.parametrize("rules", [{}, STANDARD])


class Table(table.Table):
    """One position under test. Omitted fields are as at the start of the first turn, with no cubes on the map."""

    def __init__(
        self,
        position: dict[str, Any] | None = None,
        *,
        seats: int = 3,
        board: str = TB,
        rules: dict[str, object] | None = None,
    ) -> None:
        told = dict(position or {})
        phase = told.get("phase", "actions")
        if told and phase not in ("goods", "first", "deal", "opening"):
            last = {3: 10, 4: 8}.get(seats, 7)
            told.setdefault("round", last if phase == "over" else last - 1)
        super().__init__("steam", told, seats=seats, board=board, rules=rules)

    @property
    def links(self) -> dict[str, str]:
        """Completed links: the port at one end, then the owner and the port at the other, e.g. `A town_t/n`."""
        found: dict[str, str] = self.position["links"]
        return found

    @property
    def incomplete(self) -> dict[str, str]:
        """Incomplete links: the port they start at, then the owner (or -) and the open end, e.g. `A c3/s new`."""
        found: dict[str, str] = self.position["incomplete"]
        return found

    @property
    def track(self) -> dict[str, str]:
        """The tiles on hexes, e.g. `n-s`."""
        found: dict[str, str] = self.position["track"]
        return found

    def cash(self, seat: str = "A") -> int:
        return int(self.player(seat)["cash"])

    def income(self, seat: str = "A") -> int:
        return int(self.player(seat)["income"])

    def points(self, seat: str = "A") -> int:
        return int(self.player(seat)["points"])


def at(q: int, r: int) -> str:
    """The id of a hex of TB."""
    return PLACES.get((q, r)) or hexes.label((q + WEST, r))


def track(numbers: str) -> str:
    """Track by the numbers of edges, clockwise from the north: `0-3 1-4` on a plain hex, `0 3` in a town."""
    return "+".join("-".join(hexes.EDGES[int(edge)] for edge in part.split("-")) for part in numbers.split())


def lay(q: int, r: int, numbers: str) -> str:
    """The move that lays a tile on a hex of TB."""
    words = hexes.written(hexes.read(track(numbers)))
    return f"lay {at(q, r)} {words}"


def building(
    *,
    seats: int = 3,
    cash: int = 30,
    tiles: dict[str, str] | None = None,
    players: dict[str, dict[str, Any]] | None = None,
    board: str = TB,
    rules: dict[str, object] | None = None,
    **position: Any,
) -> Table:
    """The build phase, the first in order (or `turn`) to build; all seats have cash and an action tile."""
    letters = "ABCDEF"[:seats]
    held = dict(zip(letters, TILES, strict=False)) | (tiles or {})
    told = {seat: {"cash": cash, "tile": held[seat], **(players or {}).get(seat, {})} for seat in letters}
    return Table({"phase": "build", "players": told, **position}, seats=seats, board=board, rules=rules)


def moving(
    *,
    seats: int = 3,
    tiles: dict[str, str] | None = None,
    players: dict[str, dict[str, Any]] | None = None,
    board: str = TB,
    rules: dict[str, object] | None = None,
    **position: Any,
) -> Table:
    """The goods phase, first cycle; the First Move tile is free by default."""
    letters = "ABCDEF"[:seats]
    usual = ("turn_order", "engineer", "city_growth", "locomotive", "urbanization", "first_build")
    held = dict(zip(letters, usual, strict=False)) | (tiles or {})
    told = {seat: {"tile": held[seat], **(players or {}).get(seat, {})} for seat in letters}
    return Table({"phase": "move", "players": told, **position}, seats=seats, board=board, rules=rules)


def later(table: Table, *, turn: str = "A", unowned: tuple[str, ...] = (), **rest: Any) -> Table:
    """The same map in a later build, the runs at some ports unowned; otherwise as in `building`."""
    runs = {port: words.removesuffix(" new") for port, words in table.incomplete.items()}
    runs |= {port: f"- {runs[port].split()[1]}" for port in unowned}
    return building(turn=turn, track=table.track, links=table.links, incomplete=runs, board=table.game.board, **rest)


def built(*builds: tuple[str, list[str]], turn: str = "A", unowned: tuple[str, ...] = (), **rest: Any) -> Table:
    """A build on a map that results from these builds, each given by a seat and its moves."""
    table = building()
    for seat, moves in builds:
        table = later(table, turn=seat).do(*moves)
    return later(table, turn=turn, unowned=unowned, **rest)


def costs(table: Table, *moves: str) -> list[int]:
    """The cost of each move for the seat that makes it."""
    found = []
    for move in moves:
        seat = table.turn
        before = table.cash(seat)
        table.do(move)
        found.append(before - table.cash(seat))
    return found


def actors(table: Table, move: str, times: int) -> str:
    """The seats that must act one after another, while each makes the same move."""
    seats = ""
    for _ in range(times):
        seats += table.turn
        table.do(move)
    return seats


A_TO_T: Final = ("A", [lay(0, 1, "0-3"), lay(0, 2, "0-3"), lay(0, 3, "0 3")])
"""Seat A has built from city A to town T, with a stub to the south."""
