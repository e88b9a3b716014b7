"""Heaps of cubes and the bag they are drawn from."""

from collections import Counter
from itertools import combinations, permutations
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ironmaster.core.contract import Dice, FastDice
from ironmaster.kit import bag

COUNTS = st.lists(st.integers(0, 4), min_size=1, max_size=4)
CUBES = st.lists(st.integers(0, 4), max_size=20)


def heap_of(kinds: tuple[int, ...] | list[int]) -> int:
    """The heap of these cubes."""
    return sum(bag.one(kind) for kind in kinds)


def cubes_of(counts: list[int]) -> list[int]:
    """Every cube of a bag, by colour."""
    return [kind for kind, number in enumerate(counts) for _ in range(number)]


class ScriptedDice(Dice):
    """Chance with scripted outcomes that records its limits."""

    def __init__(self, *tickets: int) -> None:
        self.tickets = list(tickets)
        self.limits: list[int] = []

    def below(self, limit: int) -> int:
        self.limits.append(limit)
        return self.tickets.pop(0)


@given(CUBES)
@settings(derandomize=True, deadline=None, max_examples=100)
def test_a_heap_contains_the_cubes_put_on_it(cubes: list[int]) -> None:
    heap = heap_of(cubes)
    assert bag.kinds(heap, 5) == sorted(cubes)
    assert [bag.count(heap, kind) for kind in range(5)] == [cubes.count(kind) for kind in range(5)]
    assert bag.size(heap) == len(cubes)
    assert bag.present(heap, 5) == sum(1 << kind for kind in set(cubes))


@pytest.mark.parametrize("kind", range(5))
def test_up_to_31_cubes_of_a_colour_leave_the_others_alone(kind: int) -> None:
    heap = 31 * bag.one(kind) + heap_of([other for other in range(5) if other != kind])
    assert [bag.count(heap, other) for other in range(5)] == [31 if other == kind else 1 for other in range(5)]
    assert bag.size(heap) == 35


def test_the_empty_heap() -> None:
    assert (bag.size(0), bag.kinds(0, 5), bag.present(0, 5), bag.count(0, 3)) == (0, [], 0, 0)


@pytest.mark.parametrize(("colours", "cubes"), [(1, 3), (2, 0), (2, 3), (3, 2), (5, 1), (5, 3), (5, 6)])
def test_every_heap_of_a_size_is_listed_once(colours: int, cubes: int) -> None:
    heaps = bag.heaps(colours, cubes)
    assert len(set(heaps)) == len(heaps) == comb(cubes + colours - 1, cubes)
    assert {bag.size(heap) for heap in heaps} == {cubes}
    assert heaps == bag.heaps(colours, cubes), "always in the same order"


@given(COUNTS, st.integers(0, 4))
@settings(derandomize=True, deadline=None, max_examples=100)
def test_ways_are_those_of_drawing_single_cubes(counts: list[int], cubes: int) -> None:
    counted = Counter(heap_of(drawn) for drawn in combinations(cubes_of(counts), cubes))
    assert {heap: bag.ways(counts, heap) for heap in bag.heaps(len(counts), cubes)} == {
        heap: counted[heap] for heap in bag.heaps(len(counts), cubes)
    }


@pytest.mark.parametrize(("counts", "ways"), [([20, 20, 20, 20, 16], 142_880), ([3, 0, 0, 0, 0], 1), ([1, 1], 0)])
def test_all_ways_together_are_those_to_draw_three(counts: list[int], ways: int) -> None:
    assert sum(bag.ways(counts, heap) for heap in bag.heaps(len(counts), 3)) == ways == comb(sum(counts), 3)


def test_each_ticket_is_one_cube_and_none_is_drawn_twice() -> None:
    counts = [2, 0, 1, 1]
    drawn = Counter(
        bag.draw(counts, 2, ScriptedDice(first, second))
        for first in range(sum(counts))
        for second in range(sum(counts) - 1)
    )
    assert drawn == Counter(heap_of(pair) for pair in permutations(cubes_of(counts), 2))
    assert counts == [2, 0, 1, 1], "the bag is left as it is"


@pytest.mark.parametrize("cubes", range(5))
def test_the_bag_grows_smaller_with_every_cube(cubes: int) -> None:
    dice = ScriptedDice(*[0] * cubes)
    assert bag.size(bag.draw([1, 2, 1], cubes, dice)) == cubes
    assert dice.limits == [4, 3, 2, 1][:cubes]


def test_all_cubes_can_be_drawn() -> None:
    counts = [2, 0, 3]
    assert bag.draw(counts, 5, FastDice(1)) == heap_of([0, 0, 2, 2, 2])


def test_heaps_are_drawn_in_proportion_to_their_ways() -> None:
    counts, times = [3, 2, 1], 6000
    dice = FastDice(7)
    drawn = Counter(bag.draw(counts, 2, dice) for _ in range(times))
    for heap in bag.heaps(3, 2):
        wanted = times * bag.ways(counts, heap) / comb(6, 2)
        assert abs(drawn[heap] - wanted) < 5 * (wanted + 1) ** 0.5
