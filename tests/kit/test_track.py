"""Demand tracks: emptied from the cheap end, filled from the dear end."""

from hypothesis import given, settings
from hypothesis import strategies as st

from ironmaster.kit import track

SPACES = st.lists(st.integers(1, 9), min_size=1, max_size=10).map(sorted)


def test_a_full_track_sells_its_cheapest_cube_and_an_empty_one_the_dearest() -> None:
    price = track.prices([1, 1, 2, 2, 3, 3, 4, 4], 5)
    assert [price[cubes] for cubes in range(9)] == [5, 4, 4, 3, 3, 2, 2, 1, 1]


@given(SPACES, st.integers(10, 12))
@settings(derandomize=True, deadline=None, max_examples=100)
def test_buying_empties_from_the_cheap_end(spaces: list[int], empty: int) -> None:
    price = track.prices(spaces, empty)
    assert [price[cubes] for cubes in range(len(spaces), 0, -1)] == spaces
    assert price[0] == empty


@given(SPACES, st.data())
@settings(derandomize=True, deadline=None, max_examples=200)
def test_filling_takes_the_cubes_that_fit_and_pays_the_dearest_empty_spaces(
    spaces: list[int], data: st.DataObject
) -> None:
    price = track.prices(spaces, 10)
    cubes = data.draw(st.integers(0, len(spaces)))
    offered = data.draw(st.integers(0, 8))
    taken = track.fill(price, cubes, offered)
    assert taken == min(offered, len(spaces) - cubes)
    free = spaces[: len(spaces) - cubes]
    assert track.earnings(price, cubes, taken) == sum(sorted(free, reverse=True)[:taken])


@given(SPACES)
@settings(derandomize=True, deadline=None, max_examples=50)
def test_selling_one_by_one_earns_the_same_as_selling_at_once(spaces: list[int]) -> None:
    price = track.prices(spaces, 10)
    one_by_one = sum(track.earnings(price, cubes, 1) for cubes in range(len(spaces)))
    assert track.earnings(price, 0, len(spaces)) == one_by_one == sum(spaces)
    assert track.earnings(price, len(spaces), 0) == 0
    assert track.fill(price, len(spaces), 5) == 0
