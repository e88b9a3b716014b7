"""Deliveries on a lattice of places: links are named by the places they join and their owner.

table = carrying("t4 t5 A", "t5 red B", cities={"t4": "grey"}, goods={"t4": "red"}, level=2)
table.do("deliver t4 red", "income", "points")
"""

from typing import Any, Final

from ironmaster.kit import hexes
from tests.games.steam.table import HERE, Table, moving

LATTICE: Final = str(HERE / "lattice.toml")
ROW: Final = ("purple", "t1", "t2", "t3", "t4", "t5", "red")
"""The northern row of places, from west to east; below it lie `yellow`, u1 to u5, `blue` and `scarlet`, v1 to v6."""
PRINTED: Final = {"purple": (0, 0), "yellow": (0, 1), "scarlet": (0, 2), "red": (6, 0), "blue": (6, 1)}
"""Cities, all named by their colours; `scarlet` is a second red one."""


def spot(place: str) -> tuple[int, int]:
    """The coordinates of a place in the lattice."""
    return PRINTED.get(place) or (int(place[1:]), "tuv".index(place[0]))


def way(one: str, other: str) -> int:
    """The edge of a place towards its neighbour."""
    (i, k), (m, n) = spot(one), spot(other)
    return hexes.OFFSETS.index((m - i, n - k))


def port(one: str, other: str) -> str:
    """The edge of a place that faces its neighbour, e.g. `t4/se`."""
    return f"{one}/{hexes.EDGES[way(one, other)]}"


def between(one: str, other: str) -> tuple[str, str]:
    """The hex between two places, and the straight track on it."""
    (i, k), edge = spot(one), way(one, other)
    ends = sorted((edge, hexes.opposite(edge)))
    return hexes.label(hexes.beyond((2 * i, 2 * k), edge)), hexes.written(((ends[0], ends[1]),))


def net(*links: str, cities: dict[str, str] | None = None, open_ends: tuple[str, ...] = ()) -> dict[str, Any]:
    """A position with links such as `t4 t5 A`, towns made cities, and incomplete ones that stop before their place."""
    cities = cities or {}
    track: dict[str, str] = {}
    exits: dict[str, set[int]] = {}
    found: dict[str, Any] = {"track": track, "links": {}, "incomplete": {}, "new_cities": cities}
    for words in (*links, *open_ends):
        one, other, owner = words.split()
        where, straight = between(one, other)
        track[where] = straight
        for here, there in ((one, other), (other, one)) if words in links else ((one, other),):
            if here not in cities and here not in PRINTED:
                exits.setdefault(here, set()).add(way(here, there))
        if words in links:
            found["links"][port(one, other)] = f"{owner} {port(other, one)}"
        else:
            found["incomplete"][port(one, other)] = f"{owner} {where}/{port(one, other).split('/')[1]}"
    for town, edges in exits.items():
        track[town] = hexes.written(tuple((hexes.TOWN, edge) for edge in sorted(edges)))
    return found


def carrying(
    *links: str,
    cities: dict[str, str] | None = None,
    open_ends: tuple[str, ...] = (),
    level: int = 6,
    players: dict[str, dict[str, Any]] | None = None,
    **more: Any,
) -> Table:
    """The goods phase on the lattice; A, whose locomotive has the level, is to move."""
    told = {**(players or {}), "A": {"locomotive": level, **(players or {}).get("A", {})}}
    return moving(board=LATTICE, players=told, **net(*links, cities=cities, open_ends=open_ends), **more)


def chain(owners: str) -> list[str]:
    """Links along the northern row that end at `red`, by their owners from west to east."""
    stops = ROW[-len(owners) - 1 :]
    return [f"{one} {other} {owner}" for one, other, owner in zip(stops[:-1], stops[1:], owners, strict=True)]


def row(owners: str, *, level: int = 6, **more: Any) -> Table:
    """A row of links that ends at `red`, with a red cube in a city at its start; A may move."""
    start = ROW[-len(owners) - 1]
    cities = {} if start in PRINTED else {start: "grey"}
    return carrying(*chain(owners), cities=cities, goods={start: "red"}, level=level, **more)


def start_of(owners: str) -> str:
    """The move that delivers the red cube of a row."""
    return f"deliver {ROW[-len(owners) - 1]} red"
