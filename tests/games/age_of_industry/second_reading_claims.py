"""Whether what a refusal says is true of the position, by the second reading of the rules."""

from collections.abc import Callable, Mapping
from copy import copy

from tests.games.age_of_industry.second_reading import (
    PRODUCT,
    SYMBOLS,
    Position,
    World,
    may_use,
    passes,
    repayable,
    takes,
)

Claim = Callable[["Asked"], bool]


class Asked:
    """A move that was asked about, in a position."""

    def __init__(self, w: World, p: Position, text: str) -> None:
        self.w, self.p, self.text = w, p, text
        self.seat, self.words = p["turn"], text.split()
        self.hand, self.verb = p["players"][self.seat]["hand"], self.words[0]
        self.card = self.words[4] if self.verb == "build" else self.words[-1]
        self.open = copy(w)
        self.open.closed = set()
        if self.verb in ("build", "combine"):
            self.industry, self.space = self.words[1], self.words[2]
            self.place, self.kind = w.spaces[self.space]
            self.name, self.old = w.lowest(p, self.seat, self.industry), w.counter(p, self.space)

    def lacks(self, cube: str, w: World | None = None) -> bool:
        """Whether the move needs a cube of the kind and cannot have one."""
        w = w or self.w
        if self.verb == "railway":
            ends = w.lines[self.words[1]]
            return self.seat in self.p["railways"].values() and not w.sources(self.p, ends, cube)
        under = w.with_counter(self.p, self.seat, self.space, self.name)
        return bool(w.pieces[self.name].get(cube)) and not w.sources(under, [self.place], cube)

    def lacks_only(self, *cubes: str) -> bool:
        """These cubes and no other cannot come, whatever is closed to passage."""
        return [cube for cube in ("coal", "iron") if self.lacks(cube, self.open)] == list(cubes)

    def is_barred(self, *cubes: str) -> bool:
        """These cubes and no other could come but for the region that is closed."""
        return [one for one in ("coal", "iron") if self.lacks(one) and not self.lacks(one, self.open)] == list(cubes)

    def ways(self) -> tuple[bool, bool]:
        """Whether a sale's counter and its outlet are connected, and whether they would be if nothing were closed."""
        start, goal = self.w.spaces[self.words[1]][0], self.words[3].rpartition("/")[0]
        return goal in self.w.away(self.p, start), goal in self.open.away(self.p, start)

    def outlet(self) -> tuple[str, str, int, str]:
        return self.w.counter(self.p, self.words[3]) or ("", "", 0, "")

    def product(self) -> str:
        return PRODUCT[(self.w.counter(self.p, self.words[1]) or ("", "cotton"))[1]]

    def own(self) -> int:
        return self.w.own(self.p, self.seat, self.place)

    def limit(self) -> int:
        return 2 if len(self.w.places[self.place]["spaces"]) >= 4 else 1

    def source(self) -> bool:
        return self.words[2] == "track" or self.words[2] in self.w.cubes(self.p, self.verb)


def _no_ship_port(a: Asked) -> bool:
    return a.kind == "ship" and not any(a.w.standing(a.p, port, "port") for port in a.w.places[a.place]["lanes"])


def _wrong_symbol(a: Asked) -> bool:
    return a.industry not in SYMBOLS[a.kind]


def _out_of_reach(a: Asked) -> bool:
    return a.card == a.industry and not may_use(a.w, a.p, a.seat, a.industry, a.space, a.card)


def _over(a: Asked) -> tuple[bool, str, int]:
    """Whether a rival's counter is there, of which industry and level."""
    owner, industry, level, _ = a.old or ("", "", 99, "")
    return owner not in ("", a.seat), industry, level


def _scarce(a: Asked) -> bool:
    lying = a.w.cubes(a.p, a.industry) or (a.industry == "coal" and any(a.p["imports"].values()))
    return not lying and not any(a.p[a.industry].values())


CLAIMS: Mapping[str, Claim] = {
    "build-card": lambda a: a.card not in a.hand,
    "build-card-location": lambda a: a.card != a.w.places[a.place]["colour"],
    "build-card-industry": lambda a: a.card in a.w.cards[:6] and a.card != a.industry,
    "build-card-industry-reach": _out_of_reach,
    "build-reach-ship": lambda a: _out_of_reach(a) and a.w.ship_port == "reached",
    "build-reach-ship-any": lambda a: _out_of_reach(a) and a.w.ship_port == "any",
    "build-reach-ship-own": lambda a: _out_of_reach(a) and a.w.ship_port == "own",
    "build-level-lowest": lambda a: not a.name,
    "build-level-zero": lambda a: a.w.pieces[a.name]["level"] == 0,
    "build-space-open": _wrong_symbol,
    "build-space-coal": lambda a: _wrong_symbol(a) and a.industry == "coal",
    "build-space-port": lambda a: _wrong_symbol(a) and a.industry == "port",
    "build-space-ship": lambda a: _wrong_symbol(a) and a.industry == "ship",
    "build-space-ship-no-port": _no_ship_port,
    "build-limit-small": lambda a: a.own() == a.limit() == 1,
    "build-limit-large": lambda a: a.own() == a.limit() == 2,
    "over-higher": lambda a: _over(a)[2] >= a.w.pieces[a.name]["level"],
    "over-rival": lambda a: _over(a)[0] and _over(a)[1] not in ("coal", "iron"),
    "over-rival-other": lambda a: _over(a)[0] and _over(a)[1] in ("coal", "iron") and _over(a)[1] != a.industry,
    "over-rival_scarcity": lambda a: _over(a)[:2] == (True, "coal") and a.industry == "coal" and not _scarce(a),
    "over-rival_scarcity-iron": lambda a: _over(a)[:2] == (True, "iron") and a.industry == "iron" and not _scarce(a),
    "track-access": lambda a: a.lacks_only("coal", "iron"),
    "track-access-coal": lambda a: a.lacks_only("coal"),
    "track-access-iron": lambda a: a.lacks_only("iron"),
    "rail-later": lambda a: a.lacks_only("coal", "iron"),
    "rail-later-coal": lambda a: a.lacks_only("coal"),
    "rail-later-iron": lambda a: a.lacks_only("iron"),
    "map-pennsylvania": lambda a: a.ways() == (False, True),
    "map-pennsylvania-both": lambda a: a.is_barred("coal", "iron"),
    "map-pennsylvania-coal": lambda a: a.is_barred("coal"),
    "map-pennsylvania-iron": lambda a: a.is_barred("iron"),
    "map-pennsylvania-railway-both": lambda a: a.is_barred("coal", "iron"),
    "map-pennsylvania-railway-coal": lambda a: a.is_barred("coal"),
    "map-pennsylvania-railway-iron": lambda a: a.is_barred("iron"),
    "combo-effect": lambda a: not a.hand,
    "combo-when": lambda a: a.p["actions"] == 1 and a.p["round"] > 1,
    "combo-when-first-round": lambda a: a.p["round"] == 1,
    "card-ship_germany": lambda a: a.w.idle == "ship" and set(a.hand) == {"ship"},
    "rail-stock": lambda a: list(a.p["railways"].values()).count(a.seat) == 12,
    "rail-from": lambda a: (
        not any(a.w.own(a.p, a.seat, end) or a.w.touches(a.p, a.seat, end) for end in a.w.lines[a.words[1]])
    ),
    "map-connection": lambda a: a.words[1] in a.p["railways"],
    "sell-action": lambda a: (
        (a.w.counter(a.p, a.words[1]) or ("",))[0] != a.seat
        or (a.w.counter(a.p, a.words[1]) or ("", ""))[1] not in PRODUCT
        or (a.w.counter(a.p, a.words[1]) or ("", "", 0, ""))[3] == "flipped"
    ),
    "sell-route": lambda a: a.ways() == (False, False),
    "sell-route-no-port": lambda a: a.outlet()[1] != "port",
    "sell-one_each": lambda a: a.outlet()[1] == "port" and a.outlet()[3] == "flipped",
    "sell-one_each-market": lambda a: a.p["markets"][a.words[3]].endswith("sold"),
    "sell-no_demand": lambda a: a.p["markets"][a.words[3]] == "none",
    "sell-market_kind": lambda a: a.product() not in a.w.takes[a.p["markets"][a.words[3]]],
    "sell-port_one": lambda a: a.outlet()[2] == 1 and a.product() == "goods",
    "ship-market_open": lambda a: not a.w.standing(a.p, a.words[3][:-7], "ship"),
    "dev-action": lambda a: not a.hand,
    "dev-any": lambda a: a.p["players"][a.seat]["display"][a.words[1]] == 0,
    "dev-any-lowest": lambda a: (
        a.w.lowest_only and a.w.lowest(a.p, a.seat, a.w.pieces[a.words[1]]["industry"]) != a.words[1]
    ),
    "draw-full": lambda a: len(a.hand) >= 9 and not takes(a.p, a.seat),
    "draw-two": lambda a: a.words[1] not in a.p["face_up"],
    "draw-deck_empty": lambda a: a.p["deck"] == 0,
    "pass-discard": lambda a: not a.hand and not passes(a.w, a.p, a.seat),
    "pass-free": lambda a: bool(a.hand) and "free_pass" not in passes(a.w, a.p, a.seat),
    "pass-free-deck": lambda a: bool(a.hand) and a.p["deck"] > 0 and a.w.either_is_free,
    "pass-free-anyway": lambda a: not a.hand and bool(passes(a.w, a.p, a.seat)),
    "pass-free-empty-hand": lambda a: not a.hand and a.p["deck"] > 0 and not a.w.either_is_free,
    "loan-repay": lambda a: not repayable(a.p, a.seat),
    "supply-sources": lambda a: not a.source(),
    "supply-sources-iron": lambda a: not a.source(),
    "supply-nearest-coal-later": lambda a: a.source(),
    "supply-nearest-iron-later": lambda a: a.source(),
    "track-when-coal-later": lambda a: a.words[2] == "track",
    "track-when-iron-later": lambda a: a.words[2] == "track",
}
"""What each message claims, by its name without `refusal-aoi-`."""


def is_true(w: World, p: Position, text: str, message: str) -> bool:
    return CLAIMS[message.removeprefix("refusal-aoi-")](Asked(w, p, text))
