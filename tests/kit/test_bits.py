"""Sets of small numbers in one int."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ironmaster.kit import bits

SETS = st.sets(st.integers(0, 200), max_size=40)


@given(SETS)
@settings(derandomize=True, deadline=None, max_examples=100)
def test_a_set_contains_its_members(numbers: set[int]) -> None:
    mask = bits.union(list(numbers))
    assert bits.members(mask) == sorted(numbers)
    assert bits.count(mask) == len(numbers)
    assert bits.union(bits.members(mask)) == mask


@given(SETS, SETS)
@settings(derandomize=True, deadline=None, max_examples=100)
def test_operators_are_those_of_sets(first: set[int], second: set[int]) -> None:
    a, b = bits.union(list(first)), bits.union(list(second))
    assert bits.members(a | b) == sorted(first | second)
    assert bits.members(a & b) == sorted(first & second)
    assert bits.members(a & ~b) == sorted(first - second)


@pytest.mark.parametrize("number", [0, 1, 31, 32, 40, 63, 64, 127, 128])
def test_numbers_beyond_a_machine_word_count(number: int) -> None:
    assert bits.members(bits.union([number])) == [number]
    assert bits.count(1 << number) == 1
    assert bits.count((1 << number) - 1) == number


def test_the_empty_set_and_repeated_numbers() -> None:
    assert (bits.count(0), bits.members(0), bits.union([])) == (0, [], 0)
    assert bits.union([3, 3, 3]) == 0b1000
