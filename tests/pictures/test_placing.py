"""Nothing overlaps on the maps: names, slots and the markers of links are apart."""

from itertools import combinations, pairwise
from math import hypot

import pytest

from ironmaster.pictures import age_layout, brass
from ironmaster.pictures.geometry import Box, Point, points_on, separate, square
from ironmaster.pictures.pieces import LETTER
from ironmaster.pictures.placing import Placed, Standing
from ironmaster.pictures.scene import Printed, Scene
from tests.pictures.playing import table

LEAST = 18
"""The part of a link that must be visible."""


def printed(name: str, board: str, lang: str) -> Printed:
    game = table(name, board, 3)
    return Scene(game, game.views.view(game.law.start(), -1), lang, ()).printed


def check(places: dict[str, Standing], lines: list[Placed], size: tuple[int, int]) -> None:
    walls = Box(0, 0, *size)
    for one, other in combinations(places.values(), 2):
        assert separate(one.boxes, other.boxes, 0) is None, (one.name, other.name)
    covers = [box for place in places.values() for box in place.boxes]
    assert all(box.x >= 0 and box.y >= 0 and box.x + box.w <= walls.w and box.y + box.h <= walls.h for box in covers)
    for line, at, bends in lines:
        assert separate([square(at, LETTER - 1)], covers, 0) is None, line["id"]
        assert in_sight(covers, points_on(bends, 80)) >= LEAST, line["id"]
    for first, second in combinations(lines, 2):
        near = separate([square(first.at, LETTER - 1)], [square(second.at, LETTER - 1)], 0)
        assert near is None, (first.line["id"], second.line["id"])


def in_sight(covers: list[Box], points: list[Point]) -> float:
    """The visible length of a line."""
    steps = pairwise(points)
    open_ = [(p, q) for p, q in steps if all(box.gap(q) > 0 for box in covers)]
    return sum(hypot(q.x - p.x, q.y - p.y) for p, q in open_)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("era", ["canal", "rail"])
def test_brass(era: str, lang: str) -> None:
    layout = brass._layout(printed("brass", "lancashire", lang), era)
    check(layout.places, layout.lines, brass.SIZE)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("board", ["germany", "new_england"])
def test_age_of_industry(board: str, lang: str) -> None:
    layout = age_layout.layout_of(printed("age_of_industry", board, lang))
    check(layout.places, layout.lines, age_layout.SIZE)
