"""Income ladders: runs of spaces, and steps back to the next lower income."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ironmaster.kit import ladder


def test_one_space_a_step() -> None:
    assert ladder.incomes([[0, -3, 1]], 5) == [-3, -2, -1, 0, 1, 2]


def test_wider_steps_begin_where_their_run_does() -> None:
    assert ladder.incomes([[0, -1, 1], [2, 1, 2], [6, 3, 3]], 11) == [-1, 0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4]


def test_a_ladder_needs_a_run_for_its_first_space() -> None:
    with pytest.raises(IndexError):
        ladder.incomes([[1, 0, 1]], 3)


@given(st.lists(st.tuples(st.integers(1, 6), st.integers(1, 4)), min_size=1, max_size=5), st.integers(-10, 0))
@settings(derandomize=True, deadline=None, max_examples=100)
def test_going_back_lands_on_the_foremost_space_of_the_next_lower_income(
    runs: list[tuple[int, int]], start: int
) -> None:
    spec, first, income = [], 0, start
    for steps, width in runs:
        spec.append([first, income, width])
        first += steps * width
        income += steps
    shown = ladder.incomes(spec, first - 1)
    assert shown == sorted(shown)
    assert sorted(set(shown)) == list(range(start, income))
    back = ladder.steps_back(shown)
    for space, landing in enumerate(back):
        if shown[space] == start:
            assert landing == -1
        else:
            assert shown[landing] == shown[space] - 1
            assert shown[landing + 1] == shown[space]


def test_an_empty_ladder_has_no_steps() -> None:
    assert ladder.steps_back([]) == []
