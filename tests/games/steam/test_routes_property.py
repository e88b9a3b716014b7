"""Deliveries on random networks match the rules, counted route by route."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import NamedTuple

import pytest

from ironmaster.core.errors import PositionError
from tests.games.steam.lattice import PRINTED, ROW, carrying, port, spot
from tests.games.steam.table import Table

PLACES = (*ROW, "yellow", *(f"u{n}" for n in range(1, 6)), "blue", "scarlet", *(f"v{n}" for n in range(1, 7)))
COLOURS = ("red", "blue", "yellow", "purple", "grey")
PRINTED_COLOUR = {place: "red" if place == "scarlet" else place for place in PRINTED}
OFFSETS = ((0, 1), (1, 0), (1, -1))


class Link(NamedTuple):
    """A link by its two places and its owner."""

    one: str
    other: str
    owner: str

    def words(self) -> str:
        """The text form that the lattice uses."""
        return f"{self.one} {self.other} {self.owner}"


class Network(NamedTuple):
    """Links, towns that are cities, cubes, the mover's level and whether towns are passed once."""

    links: list[Link]
    cities: dict[str, str]
    goods: dict[str, str]
    level: int
    town_once: bool

    def colour(self, place: str) -> str:
        """The colour of a city, nothing for a town."""
        return PRINTED_COLOUR.get(place, self.cities.get(place, ""))

    def table(self) -> Table:
        """A is to move."""
        rules: dict[str, object] = {"town_once": True} if self.town_once else {}
        words = [link.words() for link in self.links]
        return carrying(*words, cities=self.cities, goods=self.goods, level=self.level, rules=rules)

    def routes(self, source: str, colour: str) -> dict[tuple[str, ...], list[str]]:
        """Every legal route: the edges by which the cube leaves places, and the owners of its links."""
        return {tuple(edges): owners for edges, owners in self._walks(source, colour, [source], []) if fair(owners)}

    def _walks(
        self, source: str, colour: str, places: list[str], used: list[Link]
    ) -> Iterator[tuple[list[str], list[str]]]:
        here = places[-1]
        if used and self.colour(here) == colour:
            yield [port(*step) for step in pairwise(places)], [link.owner for link in used]
            return
        if len(used) == self.level:
            return
        for link in self.links:
            if link in used or here not in link[:2]:
                continue
            there = link.other if link.one == here else link.one
            barred = there in places and (self.town_once or self.colour(there) != "")
            if there != source and not barred:
                yield from self._walks(source, colour, [*places, there], [*used, link])


def fair(owners: list[str]) -> bool:
    """Whether A has a link, and as many as each other seat."""
    return "A" in owners and all(owners.count("A") >= owners.count(other) for other in "BC")


def neighbours() -> list[tuple[str, str]]:
    """Pairs of places with one hex between them."""
    found = {spot(place): place for place in PLACES}
    return [
        (place, found[spot(place)[0] + i, spot(place)[1] + k])
        for place in PLACES
        for i, k in OFFSETS
        if (spot(place)[0] + i, spot(place)[1] + k) in found
    ]


def network(seed: int) -> Network:
    """A random network around a few places, so that there are rings and choices."""
    chance = Random(seed)
    near = chance.choice(["u1", "u3", "u5"])
    close = [pair for pair in neighbours() if all(abs(spot(place)[0] - spot(near)[0]) <= 1 for place in pair)]
    pairs = chance.sample(close, min(len(close), chance.randint(5, 11)))
    links = [Link(*pair, chance.choice("AAAABBC-")) for pair in pairs]
    towns = sorted({place for link in links for place in link[:2]} - set(PRINTED))
    chance.shuffle(towns)
    cities = dict(zip(towns, chance.sample([*COLOURS, "grey", "grey"], chance.randint(2, 4)), strict=False))
    sources = [place for place in [*PRINTED, *cities] if any(place in link[:2] for link in links)]
    goods = {place: " ".join(chance.choices(COLOURS, k=2)) for place in sources}
    return Network(links, cities, goods, chance.randint(1, 6), chance.random() < 0.3)


def tables(block: int) -> Iterator[tuple[Network, Table]]:
    """Forty random networks, without those that need more tiles than exist."""
    for seed in range(40 * block, 40 * block + 40):
        made = network(seed)
        try:
            yield made, made.table()
        except PositionError:
            continue


def follow(table: Table, routes: dict[tuple[str, ...], list[str]]) -> None:
    """At every step the choices match the remaining routes, and the points match the final route."""
    pending = table.position["pending"]
    if "score" in pending[-1]:
        owners = next(iter(routes.values()))
        order = ["A", *(seat for seat in "BC" if seat in owners)]
        assert len(routes) == 1
        assert pending[::-1] == [*(f"score {seat} {owners.count(seat)}" for seat in order), "next"]
        return
    gone = tuple(pending[-1].split()[3:])
    assert all(edges[: len(gone)] == gone for edges in routes)
    choices = sorted({edges[len(gone)] for edges in routes})
    assert sorted(table.moves()) == [f"via {choice}" for choice in choices]
    before = table.state
    for choice in choices:
        table.state = before.copy()
        follow(table.do(f"via {choice}"), {edges: routes[edges] for edges in routes if edges[len(gone)] == choice})


@pytest.mark.clause("steam.deliver.majority", "steam.deliver.city_once", "steam.deliver.towns", "steam.deliver.notback")
@pytest.mark.parametrize("block", range(4))
def test_the_cubes_offered_are_those_with_a_legal_route(block: int) -> None:
    offered = 0
    for made, table in tables(block):
        wanted = {
            f"deliver {place} {colour}"
            for place, cubes in made.goods.items()
            for colour in set(cubes.split())
            if made.routes(place, colour)
        }
        assert set(table.moves("deliver")) == wanted, made
        offered += len(wanted)
    assert offered > 20


@pytest.mark.clause("steam.deliver.route", "steam.loco.reach", "steam.points.count")
@pytest.mark.parametrize("block", range(2))
def test_every_legal_route_can_be_chosen_and_no_other(block: int) -> None:
    choices = 0
    for made, table in tables(block):
        before = table.state
        for move in table.moves("deliver"):
            table.state = before.copy()
            _, source, colour = move.split()
            routes = made.routes(source, colour)
            follow(table.do(move), routes)
            choices += len(routes) - 1
    assert choices > 5
