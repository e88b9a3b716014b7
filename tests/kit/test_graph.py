"""Networks: reach updated line by line equals reach computed from scratch, and nearest goals are nearest."""

from collections import deque

from hypothesis import given, settings
from hypothesis import strategies as st

from ironmaster.kit import bits, graph

PLACES = 9
PAIRS = [(a, b) for a in range(PLACES) for b in range(a + 1, PLACES)]
LINES = st.lists(st.sampled_from(PAIRS), unique=True, max_size=16)


def distances(starts: set[int], lines: list[tuple[int, int]]) -> dict[int, int]:
    """The number of lines from the nearest start to each place, by breadth-first search."""
    found, queue = dict.fromkeys(starts, 0), deque(starts)
    while queue:
        place = queue.popleft()
        for a, b in lines:
            for here, there in ((a, b), (b, a)):
                if here == place and there not in found:
                    found[there] = found[place] + 1
                    queue.append(there)
    return found


@given(LINES)
@settings(derandomize=True, deadline=None, max_examples=100)
def test_reach_contains_all_connected_places(lines: list[tuple[int, int]]) -> None:
    reach = graph.alone(PLACES)
    for number, (a, b) in enumerate(lines, 1):
        graph.join(reach, a, b)
        for place in range(PLACES):
            assert set(bits.members(reach[place])) == set(distances({place}, lines[:number]))


def test_without_lines_every_place_reaches_itself_only() -> None:
    assert graph.alone(3) == [0b001, 0b010, 0b100]
    assert graph.alone(0) == []


def test_joining_twice_or_in_reverse_changes_nothing() -> None:
    reach = graph.alone(4)
    graph.join(reach, 0, 1)
    once = reach[:]
    graph.join(reach, 0, 1)
    graph.join(reach, 1, 0)
    assert reach == once == [0b0011, 0b0011, 0b0100, 0b1000]


def test_joining_two_groups_joins_all_their_members() -> None:
    reach = graph.alone(5)
    graph.join(reach, 0, 1)
    graph.join(reach, 2, 3)
    graph.join(reach, 1, 2)
    assert reach == [0b01111] * 4 + [0b10000]


def joined(lines: list[tuple[int, int]]) -> list[int]:
    """The neighbours of each place."""
    ends_a, ends_b = [a for a, _ in lines], [b for _, b in lines]
    return graph.neighbours(PLACES, (1 << len(lines)) - 1, ends_a, ends_b)


def passing(lines: list[tuple[int, int]], start: int, stops: set[int]) -> set[int]:
    """Places reachable from the start without continuing beyond a stop other than the start."""
    found, going = {start}, [start]
    while going:
        place = going.pop()
        onward = {b for a, b in lines if a == place} | {a for a, b in lines if b == place}
        going += [other for other in onward - found if other not in stops]
        found |= onward
    return found


@given(lines=LINES, unbuilt=st.sets(st.integers(0, 15)))
@settings(derandomize=True, deadline=None, max_examples=100)
def test_neighbours_are_joined_by_a_built_line(lines: list[tuple[int, int]], unbuilt: set[int]) -> None:
    built = [number for number in range(len(lines)) if number not in unbuilt]
    near = graph.neighbours(PLACES, bits.union(built), [a for a, _ in lines], [b for _, b in lines])
    pairs = {lines[number] for number in built}
    for place in range(PLACES):
        wanted = {b for a, b in pairs if a == place} | {a for a, b in pairs if b == place}
        assert set(bits.members(near[place])) == wanted


@given(lines=LINES, stops=st.sets(st.integers(0, PLACES - 1), max_size=3))
@settings(derandomize=True, deadline=None, max_examples=300)
def test_no_route_continues_beyond_a_stop(lines: list[tuple[int, int]], stops: set[int]) -> None:
    reach, closed = graph.alone(PLACES), bits.union(sorted(stops))
    for number, (a, b) in enumerate(lines, 1):
        graph.join(reach, a, b, closed)
        laid = lines[:number]
        for place in range(PLACES):
            assert reach[place] == graph.reached(1 << place, joined(laid), closed)
            assert set(bits.members(reach[place])) == passing(laid, place, stops)


@given(
    lines=LINES,
    starts=st.sets(st.integers(0, PLACES - 1), min_size=1, max_size=2),
    goals=st.sets(st.integers(0, PLACES - 1), max_size=4),
)
@settings(derandomize=True, deadline=None, max_examples=300)
def test_the_nearest_goals_are_all_at_the_least_distance(
    lines: list[tuple[int, int]], starts: set[int], goals: set[int]
) -> None:
    found = graph.nearest(bits.union(list(starts)), bits.union(list(goals)), joined(lines))
    far = {place: n for place, n in distances(starts, lines).items() if place in goals}
    assert set(bits.members(found)) == {place for place, n in far.items() if n == min(far.values())}


def test_the_nearest_goal_is_not_sought_beyond_a_stop() -> None:
    chain, stop = joined([(0, 1), (1, 2), (2, 3)]), 0b0010
    assert graph.nearest(0b0001, 0b1000, chain) == 0b1000
    assert graph.nearest(0b0001, 0b1000, chain, stop) == 0
    assert graph.nearest(0b0001, 0b1010, chain, stop) == 0b0010, "a stop itself can be the goal"
    assert graph.nearest(0b0010, 0b1000, chain, stop) == 0b1000, "and so can the start"


def test_connected_places_share_one_reach_object() -> None:
    """Places of one network share one object for their reach, even if joined one by one or at stops."""
    reach = graph.alone(40)
    for a, b in ((30, 31), (31, 32), (33, 34), (32, 33)):
        graph.join(reach, a, b, 1 << 39)
    graph.join(reach, 34, 39, 1 << 39)
    assert all(reach[place] is reach[30] for place in range(31, 35))
    assert reach[30] == sum(1 << place for place in (30, 31, 32, 33, 34, 39)) and reach[39] == reach[30]
