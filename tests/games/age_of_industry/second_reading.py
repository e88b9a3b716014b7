"""A second reading of the rules, from the catalogue alone: slow, on positions as JSON, without any code of the game.

`moves` lists what may be done in a position; `second_reading_acts` says what then happens.
"""

import re
import tomllib
from collections import deque
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

Position = dict[str, Any]

SYMBOLS: Final = {"open": ("cotton", "factory", "iron"), "coal": ("coal",), "port": ("port",), "ship": ("ship",)}
PRODUCT: Final = {"cotton": "cotton", "factory": "goods"}
MOST_CARDS: Final = 9
RAILWAYS: Final = 12
COUNTER: Final = re.compile(r"([A-E]) ([a-z]+)(\d+)(?: (\d+|flipped|rebuilt))?")


class World:
    """A map, the pieces, and the rules that are played."""

    def __init__(self, board: Path, pieces: Path, rules: dict[str, Any], seats: int) -> None:
        data, parts = tomllib.loads(board.read_text("utf-8")), tomllib.loads(pieces.read_text("utf-8"))
        self.seats = "ABCDE"[:seats]
        self.places = {place["id"]: place for place in data["place"]}
        self.lines = {"-".join(sorted(line["between"])): sorted(line["between"]) for line in data["connection"]}
        self.spaces = {
            f"{id_}/{n}": (id_, kind)
            for id_, place in self.places.items()
            for n, kind in enumerate(place.get("spaces", []), 1)
        }
        self.pieces = {f"{one['industry']}{one['level']}": one for one in parts["counter"]}
        self.tracks = {cube: parts["track"][cube]["spaces"] for cube in ("coal", "iron")}
        self.dear = {cube: parts["track"][cube]["empty"] for cube in ("coal", "iron")}
        self.takes = {one["id"]: one["takes"] for one in parts["market"]}
        self.cards = [one["id"] for one in parts["card"]]
        first, letter = rules.get("edition") == "first", rules.get("by") == "letter"
        transit = rules.get("penn_transit", "printed" if letter else False)
        passable = first if transit == "printed" else transit
        self.import_at_setup = first
        self.ship_port = "own" if rules.get("ship_card_own_port_only") else "any" if first else "reached"
        forbidden = {id_ for id_, place in self.places.items() if not place.get("transit", True)}
        self.closed = set() if passable else forbidden
        self.idle = "" if rules.get("ship_card_combines", not letter) or self.has("ship") else "ship"
        self.new_port_lanes = rules.get("new_port_lanes", not letter)
        self.track_at_each_end = rules.get("railway_track", "each_end" if letter else "") == "each_end"
        self.cheapest_first = rules.get("refill_order") == "cheapest"
        self.repay_in_round = rules.get("repay_window") == "round"
        self.lowest_only = rules.get("develop_lowest_only", False)
        self.either_is_free = rules.get("free_pass_or", first)

    def has(self, kind: str) -> bool:
        """Whether the map has a space of the kind."""
        return any(of == kind for _, of in self.spaces.values())

    # What lies on the table

    def counter(self, p: Position, space: str) -> tuple[str, str, int, str] | None:
        """Owner, industry, level, and the rest: cubes, `flipped`, `rebuilt` or nothing."""
        if space not in p["counters"]:
            return None
        match = COUNTER.fullmatch(p["counters"][space])
        assert match is not None, p["counters"][space]
        return match[1], match[2], int(match[3]), match[4] or ""

    def standing(self, p: Position, place: str, industry: str) -> bool:
        found = [self.counter(p, space) for space, (at, _) in self.spaces.items() if at == place]
        return any(one is not None and one[1] == industry for one in found)

    def own(self, p: Position, seat: str, place: str) -> int:
        found = [self.counter(p, space) for space, (at, _) in self.spaces.items() if at == place]
        return sum(one is not None and one[0] == seat for one in found)

    def touches(self, p: Position, seat: str, place: str) -> bool:
        return any(owner == seat and place in self.lines[line] for line, owner in p["railways"].items())

    def cubes(self, p: Position, cube: str) -> dict[str, str]:
        """The sources that hold a cube: the text of each with the place where it lies."""
        found = {}
        for space, (place, _) in self.spaces.items():
            one = self.counter(p, space)
            if one is not None and one[1] == cube and one[3].isdigit():
                found[space] = place
        if cube == "coal":
            found |= {sea: sea for sea, held in p["imports"].items() if held and self.standing(p, sea[:-7], "ship")}
        return found

    def lowest(self, p: Position, seat: str, industry: str) -> str:
        """The counter of an industry that its player would build next."""
        left = [
            (self.pieces[name]["level"], name)
            for name, n in p["players"][seat]["display"].items()
            if n and self.pieces[name]["industry"] == industry
        ]
        return min(left)[1] if left else ""

    # The map

    def away(self, p: Position, start: str) -> dict[str, int]:
        """The number of links from a place to each place that is connected to it."""
        found, queue = {start: 0}, deque([start])
        while queue:
            here = queue.popleft()
            if here in self.closed and here != start:
                continue
            for there in self.beside(p, here):
                if there not in found:
                    found[there] = found[here] + 1
                    queue.append(there)
        return found

    def beside(self, p: Position, here: str) -> Iterator[str]:
        for line in p["railways"]:
            if here in self.lines[line]:
                yield next(end for end in self.lines[line] if end != here)
        for sea, place in self.places.items():
            if place["kind"] != "sea" or not self.standing(p, sea, "ship"):
                continue
            links = [port for port in place["lanes"] if self.standing(p, port, "port")]
            links += [f"{sea}/import"] if place.get("imports") else []
            yield from links if here == sea else [sea] if here in links else []

    def has_track(self, p: Position, start: str) -> bool:
        reached = [place for place in self.away(p, start) if place in self.places]
        return any(self.places[at].get("distant_port") or self.standing(p, at, "port") for at in reached)

    def sources(self, p: Position, ends: list[str], cube: str) -> list[str]:
        """The sources among which a cube may be taken, from the nearest of each end; `track`; or none at all."""
        held, found = self.cubes(p, cube), set()
        for end in ends:
            away = self.away(p, end)
            near = {source: away[place] for source, place in held.items() if place in away}
            found |= {source for source, links in near.items() if links == min(near.values())}
        without = [end for end in ends if not held_by(self.away(p, end), held)]
        buys = any(self.has_track(p, end) for end in without)
        return sorted(found) + ["track"] * (buys and (not found or self.track_at_each_end))

    def with_counter(self, p: Position, seat: str, space: str, name: str) -> Position:
        """While cubes for a first port or ship are fetched, it stands there, and the ship has brought its coal."""
        place, kind = self.spaces[space]
        if kind not in ("port", "ship") or space in p["counters"] or (kind == "port" and not self.new_port_lanes):
            return p
        p = deepcopy(p)
        p["counters"][space] = f"{seat} {name}"
        if kind == "ship" and not self.import_at_setup and self.places[place].get("imports"):
            p["imports"][f"{place}/import"] = self.places[place]["imports"]
        return p


def held_by(away: dict[str, int], held: dict[str, str]) -> bool:
    return any(place in away for place in held.values())


# What may be done


def moves(w: World, p: Position) -> set[str]:
    """All moves of a position in which no action is under way."""
    seat = p["turn"]
    can_repay = {"repay"} if repayable(p, seat) else set()
    if p["phase"] == "repay" or p["actions"] == 0:
        return can_repay | {"end"}
    hand = p["players"][seat]["hand"]
    found = {
        f"build {industry} {space} with {card}"
        for card in set(hand)
        for industry, space in sites(w)
        if may_use(w, p, seat, industry, space, card) and may_build(w, p, seat, industry, space)
    }
    if set(hand) - {w.idle} and p["actions"] == 2:
        found |= {
            f"combine {industry} {space}" for industry, space in sites(w) if may_build(w, p, seat, industry, space)
        }
    found |= {f"railway {line}" for line in w.lines if may_lay(w, p, seat, line)}
    found |= {f"sell {maker} to {outlet}" for maker, outlet in sales(w, p, seat)}
    if hand:
        found |= {
            f"develop {name}"
            for name, n in p["players"][seat]["display"].items()
            if n and not (w.lowest_only and w.lowest(p, seat, w.pieces[name]["industry"]) != name)
        }
    return found | takes(p, seat) | passes(w, p, seat) | can_repay


def repayable(p: Position, seat: str) -> bool:
    return bool(p["players"][seat]["loans"] and p["players"][seat]["cash"] >= 10)


def passes(w: World, p: Position, seat: str) -> set[str]:
    hand, deck = p["players"][seat]["hand"], p["deck"]
    free = (not hand or not deck) if w.either_is_free else (not hand and not deck)
    return ({"pass", "free_pass"} if free else {"pass"}) if hand else {"pass"} if free else set()


def takes(p: Position, seat: str) -> set[str]:
    if len(p["players"][seat]["hand"]) >= MOST_CARDS:
        return set()
    return {f"take {card}" for card in p["face_up"] if card} | ({"take deck"} if p["deck"] else set())


def sites(w: World) -> list[tuple[str, str]]:
    return [(industry, space) for space, (_, kind) in w.spaces.items() for industry in SYMBOLS[kind]]


def may_use(w: World, p: Position, seat: str, industry: str, space: str, card: str) -> bool:
    """Whether a card allows the place."""
    place = w.spaces[space][0]
    if card == w.places[place].get("colour"):
        return True
    if card != industry:
        return False
    if not any(text.startswith(seat) for text in p["counters"].values()) or w.touches(p, seat, place):
        return True
    here = w.counter(p, space)
    if (here is not None and here[0] == seat) or (len(w.places[place]["spaces"]) >= 4 and w.own(p, seat, place)):
        return True
    return industry == "ship" and any(_port_serves(w, p, seat, port) for port in w.places[place].get("lanes", []))


def _port_serves(w: World, p: Position, seat: str, port: str) -> bool:
    """Whether a port at the other end of a lane lets a ship card be played."""
    owners = [
        one[0] for space in w.spaces if (one := w.counter(p, space)) and one[1] == "port" and w.spaces[space][0] == port
    ]
    if w.ship_port == "any" or seat in owners:
        return bool(owners)
    return w.ship_port == "reached" and bool(owners) and w.touches(p, seat, port)


def may_build(w: World, p: Position, seat: str, industry: str, space: str) -> bool:
    """Everything but the card."""
    place, name = w.spaces[space][0], w.lowest(p, seat, industry)
    if not name or w.pieces[name]["level"] == 0:
        return False
    if industry == "ship" and not any(w.standing(p, port, "port") for port in w.places[place]["lanes"]):
        return False
    old = w.counter(p, space)
    if old is not None and old[2] >= w.pieces[name]["level"]:
        return False
    if old is not None and old[0] != seat:
        scarce = not any(one[1] == industry and one[3].isdigit() for at in w.spaces if (one := w.counter(p, at)))
        scarce = scarce and not (industry == "coal" and any(p["imports"].values()))
        if not (old[1] == industry in ("coal", "iron") and scarce and not any(p[industry].values())):
            return False
    limit = 2 if len(w.places[place]["spaces"]) >= 4 else 1
    if w.own(p, seat, place) + (old is None or old[0] != seat) > limit:
        return False
    under = w.with_counter(p, seat, space, name)
    return industry == "port" or all(
        w.sources(under, [place], cube) for cube in ("coal", "iron") if w.pieces[name][cube]
    )


def may_lay(w: World, p: Position, seat: str, line: str) -> bool:
    ends, laid = w.lines[line], sum(owner == seat for owner in p["railways"].values())
    if line in p["railways"] or laid >= RAILWAYS:
        return False
    if not any(w.own(p, seat, end) or w.touches(p, seat, end) for end in ends):
        return False
    return laid == 0 or all(w.sources(p, ends, cube) for cube in ("coal", "iron"))


def sales(w: World, p: Position, seat: str) -> list[tuple[str, str]]:
    found = []
    for maker, (place, _) in w.spaces.items():
        one = w.counter(p, maker)
        if one is None or one[0] != seat or one[1] not in PRODUCT or one[3]:
            continue
        found += [(maker, outlet) for outlet in outlets(w, p, PRODUCT[one[1]], w.away(p, place))]
    return found


def outlets(w: World, p: Position, product: str, reached: dict[str, int]) -> list[str]:
    found = []
    for space, (place, _) in w.spaces.items():
        one = w.counter(p, space)
        if place in reached and one is not None and one[1] == "port" and not one[3]:
            found += [space] if product == "cotton" or one[2] >= 2 else []
    for market, text in p["markets"].items():
        place = market[:-7]
        open_ = w.places[place]["kind"] != "sea" or w.standing(p, place, "ship")
        if place in reached and open_ and " sold" not in text and product in w.takes[text]:
            found.append(market)
    return found
