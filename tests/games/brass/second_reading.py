"""A second reading of the rules of Brass, slow and simple, to compare the engine with.

It was written from the rulebook and the positions alone, and imports nothing of the engine. It reads a position (JSON),
says which moves it allows, and plays a whole action with all that follows it.
"""

import tomllib
from collections import Counter
from copy import deepcopy
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[3] / "src/ironmaster/games/brass"
BOARD = tomllib.loads((FOLDER / "boards/lancashire.toml").read_text("utf-8"))
SHEET = tomllib.loads((FOLDER / "data/tiles.toml").read_text("utf-8"))
INDUSTRIES = ["cotton", "port", "coal", "iron", "shipyard"]
PLACES = {place["id"]: place for place in BOARD["place"]}
SYMBOLS = {f"{town}/{n}": shown for town in PLACES for n, shown in enumerate(PLACES[town].get("slots", []), 1)}
LINES = {"-".join(line["between"]): line for line in BOARD["line"]}
TILES = {f"{tile['industry']}{tile['level']}": tile for tile in SHEET["tile"]}
PILES = {
    kind: [face for face in TILES if face[:-1] == kind for _ in range(TILES[face]["number"])] for kind in INDUSTRIES
}
CARDS = {town: PLACES[town]["cards"] for town in PLACES if "cards" in PLACES[town]} | BOARD["cards"]
BONUS = BOARD["cotton"]["bonus"]
CLOSED = len(BONUS)
SET_ASIDE = {3: {"canal": 9, "rail": 6}, 4: {"canal": 6, "rail": 2}}
LETTER = {
    "dm_bonus": "cash",
    "cover_scarcity": "either",
    "rail_coal": "chosen_end",
    "first_build": "once",
    "virtual_link": "own",
    "port_cover": "always",
    "port_sales": "next_round",
}


def pounds_of(space: int) -> int:
    """The income printed at a space of the track."""
    first, pounds, width = max(run for run in BOARD["income"]["runs"] if run[0] <= space)
    return int(pounds + (space - first) // width)


def town_of(slot: str) -> str:
    return slot.partition("/")[0]


class Tile:
    """A tile on the board, from its words in a position."""

    def __init__(self, words: str) -> None:
        self.owner, self.face, *rest = words.split()
        self.sheet = TILES[self.face]
        self.kind, self.level = self.sheet["industry"], self.sheet["level"]
        self.flipped = rest == ["flipped"]
        self.cubes = int(rest[0]) if rest and not self.flipped else 0

    def words(self) -> str:
        more = " flipped" if self.flipped else f" {self.cubes}" if self.cubes else ""
        return f"{self.owner} {self.face}{more}"


class Reading:
    """A position, and what the rules make of it."""

    def __init__(self, position: Any) -> None:
        self.p = deepcopy(position)
        given = self.p["rules"]
        self.rules = (LETTER if given.get("by") == "letter" else {}) | given
        self.seats: int = self.p["seats"]
        self.tiles = {slot: Tile(words) for slot, words in self.p["tiles"].items()}
        self.links: dict[str, str] = self.p["links"]
        self.rail = self.p["era"] == "rail"
        self.me: str = self.p["turn"]

    def position(self) -> Any:
        return {**self.p, "tiles": {slot: tile.words() for slot, tile in self.tiles.items()}, "links": self.links}

    @property
    def player(self) -> Any:
        return self.p["players"][self.me]

    # The network

    def distances(self, ends: list[str]) -> dict[str, int]:
        """How many built links each place is away from the nearest of the ends."""
        found = dict.fromkeys(ends, 0)
        queue = list(ends)
        for place in queue:
            for line in self.links:
                both = LINES[line]["between"]
                if place in both:
                    other = both[both[0] == place]
                    if other not in found:
                        found[other] = found[place] + 1
                        queue.append(other)
        return found

    def is_port(self, place: str) -> bool:
        return PLACES[place]["kind"] == "external" or any(
            tile.kind == "port" and town_of(slot) == place for slot, tile in self.tiles.items()
        )

    def has_port(self, ends: list[str]) -> bool:
        return any(map(self.is_port, self.distances(ends)))

    def stands_in(self, place: str) -> bool:
        return any(tile.owner == self.me and town_of(slot) == place for slot, tile in self.tiles.items())

    def link_touches(self, place: str) -> bool:
        return any(owner == self.me and place in LINES[line]["between"] for line, owner in self.links.items())

    def nothing_on_board(self) -> bool:
        return self.me not in self.links.values() and all(tile.owner != self.me for tile in self.tiles.values())

    def in_network(self, town: str) -> bool:
        """Whether an industry card may be used in the town."""
        first = self.rules.get("first_build") == "once"
        if not self.player["begun"] if first else self.nothing_on_board():
            return True
        by_tile = self.rail or self.rules.get("canal_tile_is_network", False)
        reached = [town]
        for pair in BOARD["virtual"]:
            if town in (pair["from"], pair["to"]) and self.rules.get("virtual_link") == "own":
                return True
            if town == pair["to"]:
                reached.append(pair["from"])
            elif town == pair["from"] and self.rules.get("virtual_two_way", True):
                reached.append(pair["to"])
        return any(self.link_touches(place) or (by_tile and self.stands_in(place)) for place in reached)

    # Coal and iron

    def coal_mines(self, ends: list[str]) -> list[str]:
        """The mines that a cube may be taken from, for something that is built at these places."""
        groups = [[end] for end in ends] if self.rules.get("rail_coal") == "chosen_end" else [ends]
        found = set()
        for group in groups:
            away = self.distances(group)
            mines = {
                slot: away[town_of(slot)]
                for slot, tile in self.tiles.items()
                if tile.kind == "coal" and tile.cubes and town_of(slot) in away
            }
            found |= {slot for slot in mines if mines[slot] == min(mines.values())}
        return sorted(found)

    def iron_works(self) -> list[str]:
        return sorted(slot for slot, tile in self.tiles.items() if tile.kind == "iron" and tile.cubes)

    def track_price(self, what: str) -> int:
        prices = [*BOARD["demand"][what], BOARD["demand"]["empty"]]
        return int(prices[len(prices) - 1 - self.p[what]])

    def coal_price(self, ends: list[str]) -> int | None:
        """What a coal cube costs there; None if none can be had."""
        if self.coal_mines(ends):
            return 0
        return self.track_price("coal") if self.has_port(ends) else None

    def iron_price(self) -> int:
        return 0 if self.iron_works() else self.track_price("iron")

    # What may be built

    def top(self, kind: str) -> str | None:
        left = self.player["piles"][kind]
        return PILES[kind][-left] if left else None

    def build_price(self, kind: str, slot: str) -> int | None:
        """The full price of the top tile of an industry in a slot; None if coal is missing."""
        sheet = TILES[str(self.top(kind))]
        coal = self.coal_price([town_of(slot)]) if sheet["coal"] else 0
        return None if coal is None else sheet["cost"] + coal + (self.iron_price() if sheet["iron"] else 0)

    def is_scarce(self, kind: str) -> bool:
        none_in_lancashire = not any(tile.kind == kind and tile.cubes for tile in self.tiles.values())
        none_on_track = self.p[kind] == 0
        if self.rules.get("cover_scarcity") == "either":
            return none_in_lancashire or none_on_track
        return none_in_lancashire and none_on_track

    def may_cover(self, kind: str, slot: str) -> bool:
        there, level = self.tiles[slot], TILES[str(self.top(kind))]["level"]
        if there.kind != kind or there.level >= level:
            return False
        return there.owner == self.me or (kind in ("coal", "iron") and self.is_scarce(kind))

    def port_in_order(self, kind: str, slot: str) -> bool:
        """Whether the slot respects the order of the port slots in Lancaster and Preston."""
        if slot in self.tiles and self.rules.get("port_cover") == "always":
            return True
        for rule in BOARD["priority"]:
            if kind == rule["industry"] and slot == f"{rule['place']}/{rule['then']}":
                return f"{rule['place']}/{rule['first']}" in self.tiles
        return True

    def may_stand(self, kind: str, slot: str) -> bool:
        """All conditions of a build but its card."""
        top = self.top(kind)
        if top is None or self.p["era"] not in TILES[top]["eras"] or kind not in SYMBOLS[slot]:
            return False
        if slot in self.tiles and not self.may_cover(kind, slot):
            return False
        others = [s for s, t in self.tiles.items() if t.owner == self.me and s != slot and town_of(s) == town_of(slot)]
        if others and not self.rail:
            return False
        price = self.build_price(kind, slot)
        return self.port_in_order(kind, slot) and price is not None and price <= self.player["cash"]

    def card_allows(self, card: str, kind: str, slot: str) -> bool:
        return card == town_of(slot) or (card == kind and self.in_network(town_of(slot)))

    # The moves

    def moves(self) -> set[str]:
        """Every move that the rules allow now."""
        if self.p["phase"] == "income":
            return {f"liquidate {slot}" for slot, tile in self.tiles.items() if tile.owner == self.me}
        last, *words = self.p["pending"][-1].split() if self.p["pending"] else ["menu"]
        if last == "discard":
            return {f"discard {card}" for card in self.player["hand"]}
        if last == "coal":
            return {f"coal from {slot}" for slot in self.coal_mines(list(dict.fromkeys(words)))}
        if last == "iron":
            return {f"iron from {slot}" for slot in self.iron_works()}
        again = {"rail_again": self.rails(10), "develop_again": self.developments(), "sell_again": self.sales()}
        return again[last] | {"stop"} if last in again else self.menu()

    def menu(self) -> set[str]:
        found = self.builds() | self.developments() | self.sales() | self.loans() | {"pass"}
        return found | (self.rails(5) if self.rail else self.canals())

    def builds(self) -> set[str]:
        possible = [(kind, slot) for slot in SYMBOLS for kind in INDUSTRIES if self.may_stand(kind, slot)]
        hand = set(self.player["hand"])
        found = {f"build {k} {s} with {card}" for k, s in possible for card in hand if self.card_allows(card, k, s)}
        return found | ({f"combine {k} {s}" for k, s in possible} if self.p["actions"] == 2 else set())

    def free_lines(self) -> list[str]:
        if list(self.links.values()).count(self.me) >= SHEET["links"]:
            return []
        return [
            line
            for line, sheet in LINES.items()
            if self.p["era"] in sheet["takes"]
            and line not in self.links
            and any(self.stands_in(end) or self.link_touches(end) for end in sheet["between"])
        ]

    def canals(self) -> set[str]:
        return {f"link {line}" for line in self.free_lines() if self.player["cash"] >= 3}

    def rails(self, cost: int) -> set[str]:
        found = set()
        for line in self.free_lines():
            coal = self.coal_price(LINES[line]["between"])
            if coal is not None and cost + coal <= self.player["cash"]:
                found.add(f"link {line}")
        return found

    def developments(self) -> set[str]:
        if self.iron_price() > max(0, self.player["cash"]):
            return set()
        return {f"develop {kind}" for kind in INDUSTRIES if self.top(kind)}

    def sales(self) -> set[str]:
        found: set[str] = set()
        closed = self.p["cotton"] == CLOSED
        if closed and self.rules.get("port_sales") == "next_round" and any(self.p["market"]):
            return found
        for mill, tile in self.tiles.items():
            if tile.owner == self.me and tile.kind == "cotton" and not tile.flipped:
                away = self.distances([town_of(mill)])
                ports = [s for s, t in self.tiles.items() if t.kind == "port" and not t.flipped and town_of(s) in away]
                found |= {f"sell {mill} to {port}" for port in ports}
                if not closed and any(self.p["market"]) and any(map(self.is_port, away)):
                    found.add(f"sell {mill} to market")
        return found

    def loans(self) -> set[str]:
        if self.rail and not self.p["pile"]:
            return set()
        return {f"loan {n}" for n in (10, 20, 30) if pounds_of(self.player["income"]) - n // 10 >= -10}


def comparable(position: Any) -> Any:
    """A position without what is only bookkeeping: the order in which things are listed."""
    left_out = {"pending", "discard"} | ({"actions"} if position["phase"] == "income" else set())
    plain = {key: value for key, value in position.items() if key not in left_out}
    players = {name: {**player, "hand": Counter(player["hand"])} for name, player in position["players"].items()}
    return {**plain, "players": players, "discard": Counter(position["discard"])}
