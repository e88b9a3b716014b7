"""Compares the tiles offered in random builds with an independent model of the rules.

The model does not use the engine: it reads a position in its JSON form and applies the clauses to every track on every
hex, segment by segment.
"""

import tomllib
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

import ironmaster
from ironmaster.core.contract import Game, State
from ironmaster.games.steam.faces import faces_of
from ironmaster.kit import hexes
from ironmaster.kit.hexes import EDGES, TOWN, Segment
from tests.games.steam.lattice import LATTICE
from tests.games.steam.table import TB

FACES: Final = faces_of("pieces")
RINGS: Final = (("44", "45"), ("45", "46"), ("46", "47"), ("47", "44"))
TOGETHER: Final[dict[tuple[str, ...], int]] = {
    ("21", "22"): 86,
    ("T21", "T22"): 10,
    ("23", "T23"): 8,
    ("44", "45", "46", "47"): 8,
    **dict.fromkeys(RINGS, 6),
    **dict.fromkeys([("42", "T41"), ("T31", "T34"), ("T42", "41"), ("43", "T43"), ("T32", "T33"), ("T11",)], 4),
    **dict.fromkeys([("44",), ("45",), ("46",), ("47",)], 4),
}
"""How many tiles may show these faces together."""
BOARDS: Final = ("TB", "TB by the standard rules", "lattice")
TRACKS: Final = {words: set(hexes.read(words)) for words in FACES.words}
FACE_OF: Final = {words: FACES.ids[FACES.face[number]] for number, words in enumerate(FACES.words)}


class Sheet:
    """The board file, by places."""

    def __init__(self, path: str) -> None:
        data = tomllib.loads(Path(path).read_text("utf-8"))
        self.hexes = {tuple(one["at"]): one for one in data["hex"]}
        self.cities = {tuple(one["at"]): one["id"] for one in data["city"]}
        self.towns = {tuple(one["at"]): one["id"] for one in data["town"]}
        named = {**self.cities, **self.towns}
        self.at = {named.get(place, hexes.label(place)): place for place in self.hexes}

    def crossable(self, place: hexes.Place, edge: int) -> bool:
        """Whether track may cross an edge."""
        there = hexes.beyond(place, edge)
        black = edge in self.hexes[place].get("black", [])
        return there in self.hexes and not black and hexes.opposite(edge) not in self.hexes[there].get("black", [])


class Reading:
    """The model of one position, for the seat that builds."""

    def __init__(self, sheet: Sheet, position: dict[str, Any]) -> None:
        self.sheet, self.position = sheet, position
        self.seat = position["turn"]
        self.player = position["players"][self.seat]
        self.cities = {**sheet.cities, **{sheet.at[town]: town for town in position["new_cities"]}}
        self.track = {sheet.at[name]: set(hexes.read(words)) for name, words in position["track"].items()}
        self.open: dict[tuple[hexes.Place, int], tuple[str, str]] = {}
        for start, words in position["incomplete"].items():
            where, edge = words.split()[1].split("/")
            self.open[sheet.at[where], EDGES.index(edge)] = (words[0], start.split("/")[0])
        ends = [(words[0], end) for start, words in position["links"].items() for end in (start, words.split()[1])]
        self.joined = {end.split("/")[0] for owner, end in ends if owner == self.seat}

    def meets(self, place: hexes.Place, edge: int) -> tuple[str, str]:
        """The owner and the start of the track met across an edge; `city` for a city, empty for nothing."""
        there = hexes.beyond(place, edge)
        if there in self.cities:
            return "city", self.cities[there]
        return self.open.get((there, hexes.opposite(edge)), ("", ""))

    def claimable(self, start: str) -> bool:
        return start in self.cities.values() or start in self.joined

    def foreign(self, place: hexes.Place, edge: int) -> bool:
        return self.meets(place, edge)[0] not in ("", "city", "-", self.seat)

    def anchor(self, place: hexes.Place, edge: int) -> bool:
        """Whether track may start across an edge: at a city, an own open end, or one that can be claimed."""
        owner, start = self.meets(place, edge)
        return owner in ("city", self.seat) or (owner == "-" and self.claimable(start))

    def allows(self, place: hexes.Place, new: set[Segment]) -> bool:
        """Whether the builder may lay this track there, without regard to money and stock."""
        exits = [edge for segment in new for edge in segment if edge != TOWN]
        if place in self.cities or not all(self.sheet.crossable(place, edge) for edge in exits):
            return False
        if (place in self.sheet.towns) != any(TOWN in segment for segment in new):
            return False
        old = self.track.get(place, set())
        if place in self.sheet.towns:
            return old < new and self.allows_stubs(place, new - old) and self.may_be_first(place, new - old)
        return any(
            all(self.allows_segment(place, segment) for segment in new - old - turned)
            and self.may_be_first(place, new - old)
            for turned in self.turns(place, old, new)
        )

    def may_be_first(self, place: hexes.Place, added: set[Segment]) -> bool:
        ends = [edge for segment in added for edge in segment if edge != TOWN]
        return self.player["begun"] or any(self.meets(place, edge)[0] == "city" for edge in ends)

    def allows_stubs(self, place: hexes.Place, added: set[Segment]) -> bool:
        town = self.sheet.towns[place]
        edges = [edge for _, edge in added]
        if any(self.foreign(place, edge) or self.meets(place, edge)[1] == town for edge in edges):
            return False
        return town in self.joined or any(self.anchor(place, edge) for edge in edges)

    def allows_segment(self, place: hexes.Place, segment: Segment) -> bool:
        if any(self.foreign(place, edge) for edge in segment):
            return False
        starts = [self.meets(place, edge)[1] for edge in segment]
        return any(self.anchor(place, edge) for edge in segment) and (starts[0] == "" or starts[0] != starts[1])

    def turns(self, place: hexes.Place, old: set[Segment], new: set[Segment]) -> list[set[Segment]]:
        """What the segments that are gone can have become, one for each; no entry if one may not be redirected."""
        added = new - old
        found: list[set[Segment]] = [set()] if added else []
        for segment in old - new:
            ways = self.ways(place, segment, added)
            found = [turned | {way} for turned in found for way in ways if way not in turned]
        return found

    def ways(self, place: hexes.Place, segment: Segment, added: set[Segment]) -> list[Segment]:
        """What a segment can have become."""
        found: list[Segment] = []
        for inner, tip in permutations(segment):
            owner, start = self.open.get((place, tip), ("", ""))
            if owner == self.seat or (owner == "-" and self.claimable(start)):
                for way in added:
                    if inner in way:
                        edge = way[0] if way[1] == inner else way[1]
                        if not self.foreign(place, edge) and self.meets(place, edge)[1] != start:
                            found.append(way)
        return found

    def in_reach(self, place: hexes.Place) -> bool:
        """Whether the hex has track, or a city or open track beside it; otherwise nothing can be anchored there."""
        return place in self.track or any(self.meets(place, edge)[0] for edge in range(6))

    def cost(self, place: hexes.Place, new: set[Segment]) -> int:
        ground = self.sheet.hexes[place]
        terrain = (2 if ground.get("terrain") == "hill" else 0) + bool(ground.get("river"))
        exits = sum(1 for segment in new for edge in segment if edge != TOWN)
        return exits + (place in self.sheet.towns) + (0 if place in self.track else terrain)

    def in_stock(self, place: hexes.Place, face: str) -> bool:
        used = [FACE_OF[words] for name, words in self.position["track"].items() if self.sheet.at[name] != place]
        used.append(face)
        return all(sum(used.count(one) for one in faces) <= most for faces, most in TOGETHER.items())

    def moves(self) -> set[str]:
        """Every tile that may be laid."""
        limit = 4 if self.player["tile"] == "engineer" else 3
        loans = self.player["income"] + 10 + self.player["points"] // 2
        means = self.player["cash"] + (0 if self.position["rules"].get("game") == "standard" else 5 * loans)
        if self.position["laid"] == limit:
            return set()
        found = set()
        for name, place in self.sheet.at.items():
            if not self.in_reach(place):
                continue
            for words, new in TRACKS.items():
                fits = self.allows(place, new) and self.cost(place, new) <= means
                if fits and self.in_stock(place, FACE_OF[words]):
                    found.add(f"lay {name} {words}")
        return found


def step(game: Game, state: State, chance: Random) -> None:
    """A random move that favours building, extending and abandoning runs."""
    texts = game.actions.texts(game.law.moves(state))
    if "bid" in texts[0]:
        texts = ["pass"]
    laying = [text for text in texts if text.startswith("lay")]
    others = [text for text in texts if not text.startswith("lay")]
    position: dict[str, Any] = game.views.position(state)
    again = [text for text in laying if text.split()[1] in position["track"]]
    pool = again if again and chance.random() < 0.3 else laying
    chosen = chance.choice(pool) if pool and (not others or chance.random() < 0.7) else chance.choice(others)
    game.law.apply(state, game.actions.number(chosen))


@pytest.mark.clause("steam.track.anchor", "steam.redirect.who", "steam.upgrade.mixed", "steam.upgrade.anchor")
@pytest.mark.parametrize(("board", "standard"), [(TB, False), (TB, True), (LATTICE, False)], ids=BOARDS)
@pytest.mark.parametrize("seed", range(2))
def test_offered_tiles_match_the_independent_model(seed: int, board: str, standard: bool) -> None:
    rules: dict[str, object] = {"game": "standard"} if standard else {}
    game = ironmaster.game("steam", seats=3, board=board, rules=rules)
    sheet, chance = Sheet(board), Random(seed)
    players = {letter: {"cash": 120} for letter in "ABC"}
    state = game.views.load({"players": players, "supply": ["red blue"] * 12})
    compared = 0
    for _ in range(100):
        position: dict[str, Any] = game.views.position(state)
        if position["phase"] == "over":
            break
        offered = [move for move in game.actions.texts(game.law.moves(state)) if move.startswith("lay")]
        if position["phase"] == "build" and not position["pending"] and chance.random() < 0.25:
            assert len(set(offered)) == len(offered)
            assert set(offered) == Reading(sheet, position).moves(), position
            compared += 1
        step(game, state, chance)
    assert compared > 5
