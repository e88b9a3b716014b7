"""A second reading of the rules: the legal moves in a position.

Written from the rulebook, the board files and the JSON of positions, without the engine; see `second_map` for the map
and `second_course` for what a move does. A decision with one possible answer is not asked: the only link that leads
on, points at the top of the income track.
"""

from collections import Counter
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

from tests.games.steam.second_map import Map
from tests.games.steam.second_paper import PACKAGE, TILES, paper, place_of, words

ACTIONS: Final = (
    *("turn_order", "first_move", "engineer", "first_build", "city_growth", "locomotive", "urbanization"),
)
NEW_CITIES: Final = {"red": 1, "blue": 1, "yellow": 1, "purple": 1, "grey": 4}
LETTER: Final = {
    "town_completes": True,
    "town_claims": True,
    "join_any": False,
    "redirect_own": False,
    "city_claims": False,
    "link_once": False,
    "leader_skipped": False,
}
RULINGS: Final = {
    "game": "base",
    "order": "auction",
    "lenient": "off",
    "town_once": False,
    **{rule: not value for rule, value in LETTER.items()},
}


class Reading:
    """One position as the rulebook sees it."""

    def __init__(self, position: Any) -> None:
        self.p: Any = deepcopy(position)
        given = position["rules"]
        self.rules: dict[str, Any] = {**RULINGS, **(LETTER if given.get("by") == "letter" else {}), **given}
        self.standard = self.rules["game"] == "standard"
        named = Path(position["board"].split("@")[0])
        self.sheet = paper(named if named.exists() else PACKAGE / "boards" / f"{named.name}.toml")
        self.seats: list[str] = sorted(self.p["players"])
        self.colour = {**self.sheet.colour, **self.p["new_cities"]}
        self.map = Map(self.sheet, self.p, self.rules)

    # Money

    def means(self, seat: str, borrows: bool) -> int:
        player = self.p["players"][seat]
        return int(player["cash"] + (5 * (player["income"] + 10 + player["points"] // 2) if borrows else 0))

    def track_means(self, seat: str) -> int:
        return self.means(seat, not self.standard or self.rules["lenient"] == "on")

    # Whose turn it is

    def holder(self, tile: str) -> str:
        return next((seat for seat in self.seats if self.p["players"][seat]["tile"] == tile), "")

    def line(self, tile: str = "") -> list[str]:
        """The order of a phase: the holder of a tile first."""
        first = self.holder(tile)
        return ([first] if first else []) + [seat for seat in self.p["order"] if seat != first]

    def actor(self) -> str:
        """Who decides."""
        top = (self.p["pending"] or [""])[-1].split()
        return str(top[1] if top and top[0] == "score" else self.p["turn"])

    # The legal moves

    def moves(self) -> set[str]:
        p, seat = self.p, self.actor()
        top = (p["pending"] or [p["phase"]])[-1].split()
        if top[0] == "supply":
            return {f"supply {number}" for number, cubes in enumerate(p["supply"], 1) if cubes}
        if top[0] == "route":
            done = tuple(top[3:])
            return {f"via {route[len(done)]}" for route in self.routes(seat, *top[1:3]) if route[: len(done)] == done}
        return {
            "score": lambda: {"income", "points"},
            "pay": lambda: {"pass"} | ({"pay"} if self.payable(seat) else set()),
            "opening": lambda: {"pass"} | self.bids(self.means(seat, True)),
            "bidding": lambda: {"free_pass" if p["free_pass"] == seat else "pass"} | self.bids(self.means(seat, False)),
            "capital": lambda: {
                f"capital {loans}" for loans in range(self.means(seat, True) // 5 - self.means(seat, False) // 5 + 1)
            },
            "actions": lambda: {f"take {tile}" for tile in ACTIONS if self.takeable(seat, tile)},
            "build": lambda: self.builds(seat),
            "move": lambda: self.operations(seat),
        }[top[0]]()

    def bids(self, most: int) -> set[str]:
        current = self.p["auction"]["bid"]
        return {f"bid {bid}" for bid in range(0 if current is None else current + 1, most + 1)}

    def takeable(self, seat: str, tile: str) -> bool:
        if self.holder(tile):
            return False
        level = self.p["players"][seat]["locomotive"]
        if tile == "locomotive":
            return bool(level < 6 and (self.standard or 5 + level <= self.means(seat, True)))
        left = set(self.sheet.towns) - set(self.p["new_cities"])
        return tile != "urbanization" or bool(left and self.cities_left())

    def cities_left(self) -> set[str]:
        laid = Counter(self.p["new_cities"].values())
        return {colour for colour, number in NEW_CITIES.items() if laid[colour] < number}

    def payable(self, seat: str) -> bool:
        tile = self.p["players"][seat]["tile"]
        possible = self.growths() if tile == "city_growth" else self.urbanizations()
        return bool(possible) and self.means(seat, True) >= (2 if tile == "city_growth" else 6)

    def growths(self) -> set[str]:
        if not any(self.p["supply"]) or len(self.p["grown"]) >= 10:
            return set()
        return {f"grow {city}" for city in self.sheet.colour if city not in self.p["grown"]}

    def urbanizations(self) -> set[str]:
        towns = [town for town in self.sheet.towns if town not in self.p["new_cities"] and not self.map.closes(town)]
        return {f"urbanize {town} {colour}" for town in towns for colour in self.cities_left()}

    def builds(self, seat: str) -> set[str]:
        player = self.p["players"][seat]
        special: set[str] = set()
        if player["due"]:
            special = self.growths() if player["tile"] == "city_growth" else self.urbanizations()
        return special | self.tiles(seat) | (set() if special and not self.standard else {"stop"})

    def limit(self, seat: str) -> int:
        return 4 if self.p["players"][seat]["tile"] == "engineer" else 3

    def tiles(self, seat: str) -> set[str]:
        if self.p["laid"] >= self.limit(seat):
            return set()
        most = self.track_means(seat)
        tips = {self.sheet.across[run.tip][0] for run in self.map.open.values()}
        beside = {here for city in self.map.cities for here in self.around(city)}
        near = (tips | beside | set(self.map.track)) - self.map.cities
        return {
            f"lay {here} {words(tile)}"
            for here in near
            for tile in TILES
            if self.map.cost(here, tile) <= most and not self.map.broken(seat, here, tile)
        }

    def around(self, place: str) -> set[str]:
        return {self.sheet.across[place, edge][0] for edge in range(6) if (place, edge) in self.sheet.across}

    def operations(self, seat: str) -> set[str]:
        player = self.p["players"][seat]
        found = {"pass"} | ({"upgrade"} if player["locomotive"] < 6 and not player["upgraded"] else set())
        cubes = {(city, colour) for city, heap in self.p["goods"].items() for colour in heap.split()}
        return found | {f"deliver {city} {colour}" for city, colour in cubes if self.routes(seat, city, colour)}

    # Deliveries

    def ways(self, place: str) -> list[tuple[str, str, str]]:
        """The links that leave a place: the port there, the port at the other end, and the owner."""
        found = []
        for ports, owner in self.map.links.items():
            for port in ports:
                if place_of(port) == place:
                    found.append((port, next(iter(ports - {port})), owner))
        return found

    def owners(self, route: tuple[str, ...]) -> Counter[str]:
        """How many links of each owner a route uses."""
        used = {ports for ports in self.map.links if ports & set(route)}
        return Counter(self.map.links[ports] for ports in used)

    def paths(self, city: str, colour: str, most: int) -> list[tuple[str, ...]]:
        """Every way of a cube over completed links to the first city of its colour, whoever owns them."""
        found: list[tuple[str, ...]] = []

        def go(here: str, route: tuple[str, ...], links: list[set[str]], seen: list[str]) -> None:
            for port, end, _ in self.ways(here):
                there = place_of(end)
                again = {port, end} in links and self.rules["link_once"]
                if again or (there in seen and (there in self.map.cities or self.rules["town_once"])):
                    continue
                if self.colour.get(there) == colour:
                    found.append((*route, port))
                elif len(route) + 1 < most:
                    go(there, (*route, port), [*links, {port, end}], [*seen, there])

        go(city, (), [], [city])
        return found

    def routes(self, seat: str, city: str, colour: str) -> list[tuple[str, ...]]:
        """The ways that the seat may use."""
        found = []
        for route in self.paths(city, colour, self.p["players"][seat]["locomotive"]):
            shares = self.owners(route)
            if shares[seat] >= max(shares[other] for other in self.seats) > 0:
                found.append(route)
        return found
