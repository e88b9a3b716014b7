"""The second reading of the rules of Brass, continued: whether the sentence of a refusal is true of a position.

Each claim is a question to the second reading. A message without a claim here is an error.
"""

import re
from collections.abc import Callable
from typing import Any

from ironmaster.core.naming import Called
from tests.games.brass.second_reading import (
    BOARD,
    CLOSED,
    INDUSTRIES,
    LINES,
    PLACES,
    SHEET,
    SYMBOLS,
    TILES,
    Reading,
    pounds_of,
    town_of,
)

SHOWN = 6


def printed(place: str) -> str:
    """The English name of a place in the board file: a text, or a table with the text and its grammar."""
    name = PLACES[place]["name"]
    english = name if isinstance(name, str) else name["en"]
    return str(english if isinstance(english, str) else english["text"])


class Asked:
    """A refused move in a position, with the parameters of the refusal."""

    def __init__(self, reading: Reading, text: str, params: Any) -> None:
        self.r = reading
        self.params = params
        self.verb, *words = text.split()
        self.words = words
        named = [word for word in words if word in SYMBOLS]
        self.slot = named[0] if named else ""
        self.port = named[1] if named[1:] else ""
        self.town = town_of(self.slot)
        self.line = words[0] if self.verb == "link" else ""
        self.kind = words[0] if self.verb in ("build", "combine", "develop") else words[0] if words else ""
        self.card = words[-1] if self.verb in ("build", "discard") else ""
        self.there: Any = reading.tiles.get(self.slot)
        self.top = reading.top(self.kind) if self.kind in INDUSTRIES and self.verb != "discard" else None
        self.sheet: Any = TILES[self.top] if self.top else None
        self.cash = reading.player["cash"]
        pending = reading.p["pending"][-1].split() if reading.p["pending"] else []
        self.ends = list(dict.fromkeys(pending[1:])) if pending[:1] == ["coal"] else []

    def given(self, **params: Any) -> bool:
        return all(self.params[key] == value for key, value in params.items())

    @property
    def mine(self) -> bool:
        return self.there is not None and self.there.owner == self.r.me

    @property
    def rival(self) -> bool:
        return self.there is not None and self.there.owner != self.r.me

    def tile_named(self) -> bool:
        return self.there is not None and self.given(old=f"@{self.there.kind}") and self.placed()

    def placed(self) -> bool:
        return self.given(place=printed(self.town), slot=self.slot.partition("/")[2])

    def own_in_town(self) -> bool:
        others = [s for s, t in self.r.tiles.items() if t.owner == self.r.me and town_of(s) == self.town]
        return not self.r.rail and bool(others) and others != [self.slot]

    def cubes_price(self) -> int:
        assert self.sheet is not None
        coal = self.r.coal_price([self.town]) or 0 if self.sheet["coal"] else 0
        return coal + (self.r.iron_price() if self.sheet["iron"] else 0)

    def level_too_low(self) -> bool:
        assert self.there is not None and self.sheet is not None
        levels = self.given(old_level=self.there.level, level=self.sheet["level"])
        return levels and self.there.kind == self.kind and self.sheet["level"] <= self.there.level

    def network(self, *, tile: bool, virtual: bool) -> bool:
        """Nothing of the player's is where the sentence asks for something, and it names all such places."""
        names = [printed(self.town)] + ([self.params["other"]] if virtual else [])
        joined = {pair["to"]: pair["from"] for pair in BOARD["virtual"]}
        if self.r.rail and self.r.rules.get("virtual_two_way", True):
            joined |= {pair["from"]: pair["to"] for pair in BOARD["virtual"]}
        places = [self.town, *([joined[self.town]] if self.town in joined else [])]
        touched = any(self.r.link_touches(place) or (tile and self.r.stands_in(place)) for place in places)
        by_tile = self.r.rail or self.r.rules.get("canal_tile_is_network", False)
        return names == [printed(place) for place in places] and tile == by_tile and not touched

    def full(self, kind: str) -> list[str]:
        return [slot for slot, tile in self.r.tiles.items() if tile.kind == kind and tile.cubes]

    def scarcity(self, rule: str) -> bool:
        board = sum(self.r.tiles[slot].cubes for slot in self.full(self.kind))
        told = self.given(kind=self.kind, board=board, track=self.r.p[self.kind])
        none = [board == 0, self.r.p[self.kind] == 0]
        met = any(none) if rule == "either" else all(none)
        return told and self.rival and self.r.rules.get("cover_scarcity", "both") == rule and not met

    def rail_price(self, cost: int, *, cube: bool) -> bool:
        coal = self.r.coal_price(LINES[self.line]["between"])
        assert coal is not None
        told = self.given(price=cost + coal) and (not cube or self.given(cost=cost, cube=coal))
        return told and bool(coal) == cube and self.r.rail and cost + coal > self.cash

    def names(self, slots: list[str]) -> set[str]:
        return {printed(town_of(slot)) for slot in slots}

    def listed(self, key: str, slots: list[str]) -> bool:
        return set(self.params[key].split(", ")) == self.names(slots)

    def farther(self) -> bool:
        mines, away = self.r.coal_mines(self.ends), self.r.distances(self.ends)
        near, far = min(away[town_of(mine)] for mine in mines), away[self.town]
        goal = "–".join(printed(end) for end in self.ends)
        told = self.given(near=near, far=far, goal=goal) and self.listed("mines", mines)
        chosen = self.r.rules.get("rail_coal") == "chosen_end" and len(self.ends) > 1
        return told and self.slot not in mines and (far >= near if chosen else far > near)

    def apart(self) -> bool:
        named = [self.params["goal"]] + ([self.params["goal2"]] if len(self.ends) > 1 else [])
        told = named == [printed(end) for end in self.ends]
        return told and bool(self.there and self.there.cubes) and self.town not in self.r.distances(self.ends)

    # Sources asked for before anything is built

    def needs(self) -> dict[str, list[str]]:
        """Everything that could be built now and takes coal, by name, with its mines."""
        found = {}
        for move in self.r.menu():
            verb, *words = move.split()
            if verb in ("build", "combine") and TILES[str(self.r.top(words[0]))]["coal"]:
                town = town_of(words[1])
                found[printed(town)] = [town]
            elif verb == "link" and self.r.rail:
                ends = LINES[words[0]]["between"]
                found["–".join(printed(end) for end in sorted(ends, key=self.order(words[0])))] = ends
        return found

    def order(self, line: str) -> Callable[[str], int]:
        return line.split("-").index

    def serving(self, case: str) -> bool:
        """Whether the sentence lists what the mine serves, does not serve, or cannot reach."""
        sorted_: dict[str, list[str]] = {"serves": [], "farther": [], "unconnected": []}
        nearer = {}
        for name, ends in self.needs().items():
            mines, away = self.r.coal_mines(ends), self.r.distances(ends)
            what = "serves" if self.slot in mines else "farther" if self.town in away else "unconnected"
            sorted_[what].append(name)
            nearer[name] = mines
        if case == "idle":
            return bool(self.needs()) and not sorted_["serves"]
        told = self.goals()
        if case == "farther" and any(set(mines) != self.names(nearer[name]) for name, mines in told.items()):
            return False
        return self.complete(set(told), sorted_[case])

    def goals(self) -> dict[str, list[str]]:
        """The names that a sentence lists, each with the towns in brackets after it."""
        parts = re.findall(r"([^,(]+?)(?: \(([^)]*)\))?(?:, |$)", self.params["goals"].removesuffix(", …"))
        return {name: mines.split(", ") if mines else [] for name, mines in parts}

    def complete(self, told: set[str], expected: list[str]) -> bool:
        return told <= set(expected) and len(told) == min(SHOWN, len(expected)) > 0

    def bought(self) -> bool:
        names = [name for name, ends in self.needs().items() if not self.r.coal_mines(ends)]
        return self.given(track_price=self.r.track_price("coal")) and self.complete(set(self.goals()), names)


def _has_coal(a: Asked) -> bool:
    return a.there is not None and a.there.kind == "coal" and a.there.cubes > 0


Claim = Callable[[Asked], bool | None]
RULES: dict[str, Claim] = {
    "build-conditions": lambda a: a.card not in a.r.player["hand"],
    "build-card-location": lambda a: a.card in PLACES and a.card != a.town and a.placed(),
    "build-card-industry_type": lambda a: a.card in INDUSTRIES and a.card != a.kind,
    "build-card-network_canal": lambda a: a.network(tile=False, virtual=False),
    "build-card-network_canal-virtual": lambda a: a.network(tile=False, virtual=True),
    "build-card-network_canal-tile": lambda a: a.network(tile=True, virtual=False),
    "build-card-network_canal-tile-virtual": lambda a: a.network(tile=True, virtual=True),
    "build-card-network_rail": lambda a: a.network(tile=True, virtual=False),
    "build-card-network_rail-virtual": lambda a: a.network(tile=True, virtual=True),
    "build-top_of_pile": lambda a: a.top is None,
    "build-level0": lambda a: a.sheet is not None and a.sheet["level"] == 0,
    "build-era_limits": lambda a: (
        a.sheet is not None and a.given(level=a.sheet["level"]) and a.r.p["era"] not in a.sheet["eras"]
    ),
    "build-slot-symbol": lambda a: a.kind not in SYMBOLS[a.slot] and a.placed(),
    "build-slot-single": lambda a: a.rival and a.tile_named() and a.params["old"][1:] not in ("coal", "iron"),
    "build-canal-one_per_location": lambda a: a.own_in_town() and a.there is None,
    "build-lancaster_port": lambda a: a.slot == "lancaster/2" and a.kind == "port" and "lancaster/1" not in a.r.tiles,
    "build-preston_port": lambda a: a.slot == "preston/2" and a.kind == "port" and "preston/1" not in a.r.tiles,
    "build-barrow": lambda a: a.town == "barrow_in_furness" and len(a.r.distances([a.town])) == 1,
    "build-barrow-linked": lambda a: len(a.r.distances([a.town])) > 1 and a.r.coal_price([a.town]) is None,
    "build-birkenhead": lambda a: a.town == "birkenhead" and len(a.r.distances([a.town])) == 1,
    "build-birkenhead-linked": lambda a: len(a.r.distances([a.town])) > 1 and a.r.coal_price([a.town]) is None,
    "build-price": lambda a: not a.cubes_price() and a.given(price=a.sheet["cost"]) and a.cash < a.params["price"],
    "build-price-cubes": lambda a: (
        a.given(cost=a.sheet["cost"], cubes=a.cubes_price())
        and a.params["price"] == a.params["cost"] + a.params["cubes"] > a.cash
        and a.params["cubes"] > 0
    ),
    "build-price-without": lambda a: (
        a.r.coal_price([a.town]) is None
        and a.given(price=a.sheet["cost"] + a.cubes_price())
        and a.params["price"] > a.cash
    ),
    "cover-own": lambda a: a.mine and a.tile_named() and a.there.kind != a.kind,
    "cover-own-level": lambda a: a.mine and a.tile_named() and a.level_too_low(),
    "cover-opponent_kinds": lambda a: a.rival and a.tile_named() and a.there.kind in {"coal", "iron"} - {a.kind},
    "cover-opponent_kinds-level": lambda a: a.rival and a.kind in ("coal", "iron") and a.level_too_low(),
    "cover-opponent_scarcity": lambda a: a.scarcity("both"),
    "cover-opponent_scarcity-either": lambda a: a.scarcity("either"),
    "cover-opponent_canal_limit": lambda a: a.rival and a.own_in_town(),
    "coal-track_condition": lambda a: a.sheet["coal"] and a.r.coal_price([a.town]) is None and bool(a.full("coal")),
    "coal-track_condition-none": lambda a: a.r.coal_price([a.town]) is None and not a.full("coal"),
    "coal-board_first": lambda a: a.there is None or a.there.kind != "coal",
    "coal-board_first-spent": lambda a: a.there.kind == "coal" and not a.there.cubes,
    "coal-board_first-track": lambda a: a.listed("mines", a.r.coal_mines(a.ends)),
    "coal-nearest": lambda a: a.farther() and _has_coal(a),
    "coal-nearest-chosen": lambda a: a.farther() and _has_coal(a),
    "link-rail_coal_source": lambda a: a.farther(),
    "link-rail_coal_source-chosen": lambda a: a.farther(),
    "def-connected": lambda a: a.apart(),
    "def-connected-rail": lambda a: a.apart(),
    "iron-board_first": lambda a: a.listed("works", a.full("iron")),
    "iron-any_works": lambda a: a.there is None or a.there.kind != "iron",
    "iron-any_works-spent": lambda a: a.there.kind == "iron" and not a.there.cubes,
    "combined-needs_both": lambda a: a.r.p["actions"] == 1 and (a.r.rail or a.r.p["round"] > 1),
    "combined-needs_both-first": lambda a: not a.r.rail and a.r.p["round"] == 1,
    "combined-two_cards": lambda a: len(a.r.player["hand"]) < 2,
    "link-type": lambda a: a.r.p["era"] not in LINES[a.line]["takes"],
    "link-free_line": lambda a: a.given(owner=a.r.links[a.line]),
    "link-adjacent": lambda a: not any(a.r.stands_in(e) or a.r.link_touches(e) for e in LINES[a.line]["between"]),
    "link-needs_presence": lambda a: a.r.nothing_on_board(),
    "setup-links": lambda a: list(a.r.links.values()).count(a.r.me) == SHEET["links"] == a.params["markers"],
    "link-canal_cost": lambda a: a.given(price=3) and a.cash < 3 and not a.r.rail,
    "link-rail_cost": lambda a: a.rail_price(5, cube=False),
    "link-rail_cost-cube": lambda a: a.rail_price(5, cube=True),
    "link-double_cost": lambda a: a.rail_price(10, cube=False),
    "link-double_cost-cube": lambda a: a.rail_price(10, cube=True),
    "link-rail_coal_end": lambda a: a.r.coal_price(LINES[a.line]["between"]) is None and bool(a.full("coal")),
    "link-rail_coal_end-none": lambda a: a.r.coal_price(LINES[a.line]["between"]) is None and not a.full("coal"),
    "develop-top": lambda a: a.top is None,
    "develop-iron": lambda a: not a.full("iron") and a.given(iron_price=a.r.iron_price()) and a.r.iron_price() > a.cash,
    "sell-own_mills": lambda a: a.there is None or a.there.kind != "cotton",
    "sell-own_mills-opponent": lambda a: a.rival and a.there.kind == "cotton" and a.given(owner=a.there.owner),
    "sell-own_mills-sold": lambda a: a.mine and a.there.kind == "cotton" and a.there.flipped,
    "sell-target": lambda a: a.port not in a.r.tiles or a.r.tiles[a.port].kind != "port",
    "sell-target-used": lambda a: a.r.tiles[a.port].kind == "port" and a.r.tiles[a.port].flipped,
    "sell-port_connected": lambda a: town_of(a.port) not in a.r.distances([a.town]),
    "sell-distant_closed": lambda a: a.r.p["cotton"] == CLOSED,
    "sell-distant_closed-tiles": lambda a: not any(a.r.p["market"]),
    "sell-distant_closed-round": lambda a: (
        a.r.p["cotton"] == CLOSED and a.r.rules.get("port_sales") == "next_round" and any(a.r.p["market"])
    ),
    "sell-distant_access": lambda a: not a.r.has_port([a.town]),
    "loan-amount": lambda a: int(a.words[0]) not in (10, 20, 30),
    "loan-ban": lambda a: a.r.rail and a.r.p["pile"] == 0,
    "loan-floor": lambda a: pounds_of(a.r.player["income"]) - int(a.words[0]) // 10 < -10,
    "cards-discard": lambda a: a.card not in a.r.player["hand"],
    "income-liquidate_choice": lambda a: not a.mine,
}
MOMENTS: dict[str, Claim] = {
    "action": lambda a: not a.r.p["pending"] and a.r.p["phase"] == "actions",
    "action-liquidate": lambda a: a.r.p["phase"] == "actions" and a.verb == "liquidate",
    "action-discard": lambda a: not a.r.p["pending"] and a.verb == "discard",
    "action-coal-serves": lambda a: a.serving("serves"),
    "action-coal-idle": lambda a: a.serving("idle"),
    "action-coal-unneeded": lambda a: not a.needs(),
    "action-coal-farther": lambda a: a.serving("farther"),
    "action-coal-unconnected": lambda a: a.serving("unconnected"),
    "action-track-bought": lambda a: a.bought(),
    "action-track-mines": lambda a: all(map(a.r.coal_mines, a.needs().values())) and bool(a.needs()),
    "action-track-unneeded": lambda a: not a.needs(),
    "action-iron": lambda a: a.slot in a.full("iron"),
    "action-iron-works": lambda a: a.listed("works", a.full("iron")),
    "action-iron-bought": lambda a: not a.full("iron") and a.given(iron_price=a.r.iron_price()),
    "discard": lambda a: a.r.p["pending"][-1] == "discard",
    "coal": lambda a: a.r.p["pending"][-1].startswith("coal "),
    "iron": lambda a: a.r.p["pending"][-1] == "iron",
    "rail-again": lambda a: a.r.p["pending"][-1] == "rail_again",
    "develop-again": lambda a: a.r.p["pending"][-1].startswith("develop_again"),
    "sell-again": lambda a: a.r.p["pending"][-1] == "sell_again",
    "liquidate": lambda a: a.r.p["phase"] == "income" and a.params["owed"] > a.cash,
}
CLAIMS = {f"refusal-brass-{name}": claim for name, claim in RULES.items()}
CLAIMS |= {f"moment-{name}": claim for name, claim in MOMENTS.items()}


def _text(value: Any) -> Any:
    return value.text("en") if isinstance(value, Called) else value


def is_true(reading: Reading, text: str, key: str, params: Any) -> bool:
    """Whether the message with this key, said of this move, is true of the position."""
    asked = Asked(reading, text, {key: _text(value) for key, value in params.items()})
    return asked.given(seat=reading.me, cash=asked.cash) and bool(CLAIMS[key](asked))
