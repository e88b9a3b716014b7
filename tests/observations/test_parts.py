"""How the parts of an observation are written, one by one, in C and in Python."""

import functools
from array import array
from types import SimpleNamespace
from typing import Any

import pytest

from ironmaster.core import features as f
from ironmaster.core.features import Feature
from ironmaster.core.frames import frame
from ironmaster.observations import mark, packer
from ironmaster.observations.plain import PlainPacker, plain_mark

CASES: list[tuple[int, int, Any, list[int]]] = [
    (f.NUMBER, 1, 7, [7]),
    (f.NUMBER, 1, -3, [-3]),
    (f.LIST, 4, [1, 2, 3], [1, 2, 3, -99]),
    (f.SEATS, 6, [0, 1, 10, 11, 20, 21], [10, 11, 20, 21, 0, 1]),
    (f.SEAT, 1, -1, [0]),
    (f.SEAT, 1, 1, [1]),
    (f.SEAT, 1, 0, [3]),
    (f.ACTOR, 1, 0, [2]),
    (f.HOLDERS, 4, [-1, 0, 2, 6], [0, 3, 2, 7]),
    (f.BITS, 5, 0b10010, [0, 1, 0, 0, 1]),
    (f.BITS, 70, 1 << 69 | 1, [1, *([0] * 68), 1]),
    (f.OWNERS, 4, [0b0001, 0b0010, 0b1000], [3, 1, 0, 2]),
    (f.OWNERS, 66, [1 << 65, 1, 0], [1, *([0] * 64), 3]),
    (f.HAND, 4, [(1,), (0, 2, 2), (3,)], [1, 0, 2, 0]),
    (f.FRAMES, 6, [frame(1, 5), frame(9, 255, 254), frame(3, 4, 5)], [3, 4, 5, 9, 255, 254]),
    (f.SIZES, 3, [(1,), (1, 2), ()], [2, 0, 1]),
    (f.SEAT_BITS, 3, 0b011, [1, 0, 1]),
    (f.TURNS, 3, [2, 1], [2, 1, 0]),
    (f.HEAPS, 4, [3 | 1 << 5, 31 << 5], [3, 1, 0, 31]),
    (f.ASKED, 1, [frame(1, 5), frame(9, 255, 254)], [9]),
    (f.ASKED, 1, [], [0]),
    (f.FIRST, 1, [frame(1, 5), frame(9, 255, 254)], [255]),
    (f.FIRST, 1, [frame(9, 255, 254), frame(1, 5)], [-99]),
    (f.SECOND, 1, [frame(9, 255, 254)], [254]),
    (f.SECOND, 1, [], [-99]),
]


def state(**has: Any) -> SimpleNamespace:
    """An object with these attributes."""
    return SimpleNamespace(**has)


def both(parts: list[Feature]) -> list[Any]:
    return [packer(parts, 3), PlainPacker([part.part() for part in parts], 3)]


@pytest.mark.parametrize(("how", "length", "source", "wanted"), CASES)
def test_a_part_is_written(how: int, length: int, source: Any, wanted: list[int]) -> None:
    part = Feature("part", how, length, -99, 999, "a part", frame=9)
    for writer in both([part]):
        out = array("h", [5]) * (2 * length)
        writer.pack([state(part=source)], [2], [1], out, 1)
        expected = [0 if how == f.FRAMES and number == -99 else number for number in wanted]
        assert out.tolist() == [5] * length + expected


def test_groups_of_owners_are_numbered_consecutively() -> None:
    part = Feature("where", f.OWNERS, 8, 0, 9, "where things are", of=("held", "laid", "gone"))
    sets = ([1 << 0, 1 << 1, 1 << 2], [1 << 3, 1 << 4, 1 << 5], 1 << 6)
    for writer in both([part]):
        out = array("h", [5]) * 8
        writer.pack([state(**dict(zip(part.of, sets, strict=True)))], [0], [1], out, 0)
        assert out.tolist() == [3, 1, 2, 6, 4, 5, 7, 0]


def test_owners_of_many_members() -> None:
    """More members than fit into a machine word, and more sets than seats: every member has the number of its set."""
    length = 150
    sets = [sum(1 << at for at in range(length) if at % 12 == k) for k in range(11)]
    of = tuple(f"set_{k}" for k in range(9))
    part = Feature("where", f.OWNERS, length, 0, 20, "where things are", of=of)
    for writer in both([part]):
        out = array("h", [5]) * length
        writer.pack([state(**dict(zip(of, [sets[:3], *sets[3:]], strict=True)))], [0], [0], out, 0)
        assert out.tolist() == [0 if at % 12 == 11 else at % 12 + 1 for at in range(length)]


@pytest.mark.parametrize("length", [1, 7, 8, 9, 15, 16, 17, 31, 33, 60, 63, 64, 65, 79, 128, 131])
def test_sets_of_every_length_write_only_their_own_part(length: int) -> None:
    """The values before and after a set are not overwritten, however many adjacent members it has."""
    parts = [
        Feature("held", f.OWNERS, length, 0, 20, "whose things are", of=("held", "gone")),
        Feature("left", f.BITS, length, 0, 1, "what is left"),
    ]
    held, gone = [sum(1 << at for at in range(length) if at % 5 == k) for k in range(3)], (1 << length) // 2
    left = sum(1 << at for at in range(0, length, 3))
    whose = [4 if at == length - 1 else (2, 3, 1, 0, 0)[at % 5] for at in range(length)]
    held = [members & ~gone for members in held]
    for writer in both(parts):
        out = array("h", [7]) * (2 * length * 3)
        writer.pack([state(held=held, gone=gone, left=left)], [0], [2], out, 1)
        told = whose + [int(at % 3 == 0) for at in range(length)]
        assert out.tolist() == [7] * (2 * length) + told + [7] * (2 * length)


def test_owners_who_are_not_at_the_table_keep_their_numbers() -> None:
    """Fewer sets than seats, then one more: the numbers do not depend on the number of sets."""
    part = Feature("where", f.OWNERS, 5, 0, 20, "where things are", of=("a", "b", "c", "d"))
    for writer in both([part]):
        out = array("h", [5]) * 5
        writer.pack([state(a=[1], b=[2], c=[4], d=8)], [0], [0], out, 0)
        assert out.tolist() == [1, 4, 7, 10, 0]


@pytest.mark.parametrize("source", [None, [None], "sets", [[1], [2], [3]]])
def test_refuses_sources_that_are_no_sets(source: Any) -> None:
    for writer in both([Feature("where", f.OWNERS, 8, 0, 9, "where things are")]):
        with pytest.raises(TypeError):
            writer.pack([state(where=source)], [0], [1], array("h", [5]) * 8, 0)


def test_numbers_beyond_the_bounds_are_clipped() -> None:
    parts = [Feature("a", f.LIST, 3, 0, 9, "some"), Feature("b", f.NUMBER, 1, -1, 1, "one")]
    for writer in both(parts):
        out = array("h", [5]) * 4
        writer.pack([state(a=[-4, 4, 400], b=77)], [0], [0], out, 0)
        assert out.tolist() == [0, 4, 9, 1]


@pytest.mark.parametrize(
    ("given", "seat", "row"),
    [
        ({"b": [1]}, 0, 0),
        ({"a": [1, 2, 3, 4]}, 0, 0),
        ({"a": 7}, 0, 0),
        ({"a": [1]}, 3, 0),
        ({"a": [1]}, 0, 1),
        ({"a": [1]}, -1, 0),
    ],
)
def test_refuses_values_that_do_not_fit(given: dict[str, Any], seat: int, row: int) -> None:
    for writer in both([Feature("a", f.LIST, 3, 0, 9, "some")]):
        with pytest.raises((AttributeError, TypeError, ValueError, IndexError)):
            writer.pack([state(**given)], [0], [seat], array("h", [0]) * 3, row)


def test_refuses_a_source_that_changes_its_type() -> None:
    for writer in both([Feature("a", f.LIST, 3, 0, 9, "some"), Feature("b", f.NUMBER, 1, 0, 9, "one")]):
        out = array("h", [0]) * 4
        writer.pack([state(a=[1], b=2)], [0], [0], out, 0)
        for wrong in (state(a=7, b=2), state(a=[1], b=[2])):
            with pytest.raises(TypeError):
                writer.pack([wrong], [0], [0], out, 0)
        writer.pack([state(a=[3, 4], b=5)], [0], [0], out, 0)
        assert out.tolist() == [3, 4, 0, 5]


class Slots:
    __slots__ = ("a",)

    def __init__(self) -> None:
        self.a = 1


class Property:
    @property
    def a(self) -> int:
        return 2


class Default:
    a = 3


class Cached:
    @functools.cached_property
    def a(self) -> int:
        return 5


def test_states_of_several_types_are_read_as_python_reads_them() -> None:
    own = Default()
    own.a = 4
    kept = Cached()
    vars(kept)["a"] = 6
    states = [Slots(), Property(), Default(), own, Cached(), kept, state(a=7), Slots()]
    for writer in both([Feature("a", f.NUMBER, 1, 0, 9, "one")]):
        out = array("h", [0]) * len(states)
        writer.pack(states, [0] * len(states), [0] * len(states), out, 0)
        assert out.tolist() == [1, 2, 3, 4, 5, 6, 7, 1]
        with pytest.raises(AttributeError):
            writer.pack([object()], [0], [0], out, 0)
        writer.pack([Property()], [0], [0], out, 0)
        assert out[0] == 2


def test_rows_are_written_one_after_the_other() -> None:
    parts = [Feature("a", f.SEATS, 3, 0, 9, "some"), Feature("acting", f.ACTOR, 1, 0, 3, "who decides")]
    states = [state(a=[1, 2, 3]), state(a=[4, 5, 6])]
    for writer in both(parts):
        out = array("h", [7]) * 16
        writer.pack(states, [2, 0], [1, 2], out, 1)
        assert out.tolist() == [7, 7, 7, 7, 2, 3, 1, 2, 6, 4, 5, 2, 7, 7, 7, 7]
        with pytest.raises(ValueError):
            writer.pack(states, [2], [1, 2], out, 1)
        with pytest.raises(IndexError):
            writer.pack(states, [0, 0], [0, 0], out, 3)


def test_moves_are_marked_and_old_marks_are_cleared() -> None:
    for write in (mark, plain_mark):
        masks = bytearray([1] * 18)
        write([[0, 5], []], masks, 6, 1)
        assert masks == bytes([1] * 6 + [1, 0, 0, 0, 0, 1] + [0] * 6)


@pytest.mark.parametrize(("offers", "first"), [([[0]], 2), ([[6]], 0), ([[-1]], 0), ([[0]], -1), ([[0], [0], [0]], 0)])
def test_refuses_marks_outside_the_buffer(offers: list[list[int]], first: int) -> None:
    for write in (mark, plain_mark):
        with pytest.raises(IndexError):
            write(offers, bytearray(12), 6, first)


def test_refuses_buffers_that_are_too_small() -> None:
    for writer in both([Feature("a", f.LIST, 2, 0, 9, "some")]):
        with pytest.raises(IndexError):
            writer.pack([state(a=[1, 2])], [0], [0], array("h", [1]), 0)
