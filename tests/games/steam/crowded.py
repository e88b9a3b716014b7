"""A map crowded with cities and towns, for whole stocks of tiles; its columns are counted from 0.

Columns 1 and 2: cities on even rows, plain hexes between them; column 3: towns on odd rows, a city to the southwest of
each; columns 5 to 8: a city at the head of a long empty column.
"""

from collections.abc import Mapping
from typing import Any, Final, cast

from ironmaster.games.steam import survey
from ironmaster.games.steam.game import Steam
from ironmaster.games.steam.state import NO_RUN, OPEN, UNOWNED, SteamState
from ironmaster.kit import hexes
from tests.games.steam.table import HERE, Table, building, track

CROWDED: Final = str(HERE / "crowded.toml")
PLAIN: Final = [(q, r) for q in (1, 2) for r in range(1, 24, 2)]
"""Plain hexes with a city to the north and one to the south."""
TOWNS: Final = [(3, r) for r in range(1, 24, 2)]
LINES: Final = [(q, r) for q in range(5, 9) for r in range(1, 24)]
SHOWN: Final = {
    "21": "0-3",
    "22": "0-2",
    "23": "0-1",
    "41": "0-3 1-4",
    "42": "0-3 1-5",
    "43": "0-2 1-3",
    "44": "0-3 1-2",
    "45": "0-2 3-5",
    "46": "0-2 3-4",
    "47": "1-3 0-5",
    "T11": "4",
    "T21": "1 4",
    "T22": "4 0",
    "T23": "4 5",
    "T31": "0 2 4",
    "T32": "4 1 3",
    "T33": "4 5 1",
    "T34": "4 5 0",
    "T41": "4 0 1 2",
    "T42": "4 5 1 2",
    "T43": "4 5 0 1",
}
"""Each face as it can lie on this map, all of its track leaving cities."""


def there(place: tuple[int, int]) -> str:
    """The id of a hex."""
    return f"town_{place[1]}" if place in TOWNS else hexes.label(place)


def put(place: tuple[int, int], numbers: str) -> str:
    """The move that lays a tile on a hex."""
    return f"lay {there(place)} {hexes.written(hexes.read(track(numbers)))}"


def strewn(tiles: Mapping[tuple[int, int], str], **rest: Any) -> Table:
    """A builds on a map with these tiles; A owns all links, and the incomplete ones are unowned."""
    game = Table(board=CROWDED).game
    state = cast("SteamState", game.views.load({}))
    tables = cast("Steam", game).tables
    for place, numbers in tiles.items():
        words = hexes.written(hexes.read(track(numbers)))
        state.lay[tables.hex_ids.index(there(place))] = tables.faces.words.index(words)
    survey.derive(tables, state)
    state.holder = [-1 if end == NO_RUN else UNOWNED if end <= OPEN else 0 for end in state.end]
    made: Any = game.views.position(state)
    runs = {key: made[key] for key in ("track", "links", "incomplete")}
    return building(board=CROWDED, cash=200, **{"round": 10, **runs, **rest})


def all_of(places: list[tuple[int, int]], number: int, numbers: str) -> dict[tuple[int, int], str]:
    """The same tile on a number of hexes."""
    return dict.fromkeys(places[:number], numbers)


def places(face: str) -> list[tuple[int, int]]:
    """The hexes for tiles of a face."""
    return TOWNS if face.startswith("T") else LINES if face in ("21", "22") else PLAIN
