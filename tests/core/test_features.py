"""How the parts of an observation are written, one by one, in C and in Python."""

import gc
from array import array
from types import SimpleNamespace
from typing import Any

import pytest

from ironmaster.core import features as f
from ironmaster.core.features import (
    Feature,
    PlainPacker,
    draw,
    holds,
    lacking,
    packer,
    plain_draw,
    plain_holds,
    plain_lacking,
    plain_store,
    store,
)
from ironmaster.core.frames import frame

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
    """Something that has these things under these names."""
    return SimpleNamespace(**has)


def both(parts: list[Feature]) -> list[Any]:
    return [packer(parts, 3), PlainPacker([part.part() for part in parts], 3)]


@pytest.mark.parametrize(("how", "length", "source", "wanted"), CASES)
def test_a_part_is_written(how: int, length: int, source: Any, wanted: list[int]) -> None:
    part = Feature("part", how, length, -99, 999, "a part", frame=9)
    for writer in both([part]):
        out = array("h", [5]) * (2 * length)
        writer.pack(state(part=source), 2, 1, out, 1)
        expected = [0 if how == f.FRAMES and number == -99 else number for number in wanted]
        assert out.tolist() == [5] * length + expected


def test_groups_of_owners_are_numbered_on() -> None:
    part = Feature("where", f.OWNERS, 8, 0, 9, "where things are", of=("held", "laid", "gone"))
    sets = ([1 << 0, 1 << 1, 1 << 2], [1 << 3, 1 << 4, 1 << 5], 1 << 6)
    for writer in both([part]):
        out = array("h", [5]) * 8
        writer.pack(state(**dict(zip(part.of, sets, strict=True))), 0, 1, out, 0)
        assert out.tolist() == [3, 1, 2, 6, 4, 5, 7, 0]


def test_owners_of_many_things() -> None:
    """More than fit into a word, and more sets than seats: every member has the number of its set."""
    length = 150
    sets = [sum(1 << at for at in range(length) if at % 12 == k) for k in range(11)]
    of = tuple(f"set_{k}" for k in range(9))
    part = Feature("where", f.OWNERS, length, 0, 20, "where things are", of=of)
    for writer in both([part]):
        out = array("h", [5]) * length
        writer.pack(state(**dict(zip(of, [sets[:3], *sets[3:]], strict=True))), 0, 0, out, 0)
        assert out.tolist() == [0 if at % 12 == 11 else at % 12 + 1 for at in range(length)]


@pytest.mark.parametrize("length", [1, 7, 8, 9, 15, 16, 17, 31, 33, 60, 63, 64, 65, 79, 128, 131])
def test_sets_of_every_length_stay_in_their_place(length: int) -> None:
    """What goes before a set and what comes after it is not written on, however many members are told side by side."""
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
        writer.pack(state(held=held, gone=gone, left=left), 0, 2, out, 1)
        told = whose + [int(at % 3 == 0) for at in range(length)]
        assert out.tolist() == [7] * (2 * length) + told + [7] * (2 * length)


def test_owners_who_are_not_at_the_table_are_numbered_as_they_are() -> None:
    """Fewer sets than seats, then one more: the numbers do not hang on how many there are."""
    part = Feature("where", f.OWNERS, 5, 0, 20, "where things are", of=("a", "b", "c", "d"))
    for writer in both([part]):
        out = array("h", [5]) * 5
        writer.pack(state(a=[1], b=[2], c=[4], d=8), 0, 0, out, 0)
        assert out.tolist() == [1, 4, 7, 10, 0]


@pytest.mark.parametrize("sets", [31, 32])
def test_there_are_at_most_so_many_sets(sets: int) -> None:
    of = tuple(f"set_{k}" for k in range(sets))
    given = state(**{name: 1 << k for k, name in enumerate(of)})
    for writer in both([Feature("where", f.OWNERS, 40, 0, 99, "where things are", of=of)]):
        out = array("h", [5]) * 40
        if sets > f.MOST_SETS:
            with pytest.raises(ValueError, match="too many sets"):
                writer.pack(given, 0, 0, out, 0)
        else:
            writer.pack(given, 0, 0, out, 0)
            assert out.tolist() == [*range(1, 32), *([0] * 9)]


@pytest.mark.parametrize("source", [None, [None], "sets", [[1], [2], [3]]])
def test_sets_that_are_none_are_refused(source: Any) -> None:
    for writer in both([Feature("where", f.OWNERS, 8, 0, 9, "where things are")]):
        with pytest.raises(TypeError):
            writer.pack(state(where=source), 0, 1, array("h", [5]) * 8, 0)


def test_numbers_beyond_the_bounds_are_told_as_these() -> None:
    parts = [Feature("a", f.LIST, 3, 0, 9, "some"), Feature("b", f.NUMBER, 1, -1, 1, "one")]
    for writer in both(parts):
        out = array("h", [5]) * 4
        writer.pack(state(a=[-4, 4, 400], b=77), 0, 0, out, 0)
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
def test_what_does_not_fit_is_refused(given: dict[str, Any], seat: int, row: int) -> None:
    for writer in both([Feature("a", f.LIST, 3, 0, 9, "some")]):
        with pytest.raises((AttributeError, TypeError, ValueError, IndexError)):
            writer.pack(state(**given), 0, seat, array("h", [0]) * 3, row)


def test_what_was_a_list_must_stay_one() -> None:
    for writer in both([Feature("a", f.LIST, 3, 0, 9, "some"), Feature("b", f.NUMBER, 1, 0, 9, "one")]):
        out = array("h", [0]) * 4
        writer.pack(state(a=[1], b=2), 0, 0, out, 0)
        for wrong in (state(a=7, b=2), state(a=[1], b=[2])):
            with pytest.raises(TypeError):
                writer.pack(wrong, 0, 0, out, 0)
        writer.pack(state(a=[3, 4], b=5), 0, 0, out, 0)
        assert out.tolist() == [3, 4, 0, 5]


class Slotted:
    """A state that keeps what it has where a compiled one does, but for its ints."""

    __slots__ = ("a", "b")

    def __init__(self, a: list[int], b: int) -> None:
        self.a = a
        self.b = b

    def copy(self) -> "Slotted":
        return Slotted(self.a[:], self.b)


def test_states_of_several_kinds_can_be_looked_at_in_turn() -> None:
    for writer in both([Feature("a", f.LIST, 3, 0, 9, "some"), Feature("b", f.NUMBER, 1, 0, 9, "one")]):
        out = array("h", [0]) * 4
        for k in range(3):
            for one in (state(a=[k], b=k), Slotted([k], k)):
                writer.pack(one, 0, 0, out, 0)
                assert out.tolist() == [k, 0, 0, k]
                assert (one.a, one.b) == ([k], k), "it is looked at and not changed"


def test_a_state_that_cannot_be_copied_is_read_all_the_same() -> None:
    class Broken(Slotted):
        def copy(self) -> "Slotted":
            raise RuntimeError("no")

    for writer in both([Feature("a", f.LIST, 1, 0, 9, "some")]):
        out = array("h", [0])
        writer.pack(Broken([4], 1), 0, 0, out, 0)
        assert out.tolist() == [4]


def test_marks_are_moved() -> None:
    for writer in both([Feature("a", f.NUMBER, 1, 0, 9, "one")]):
        seen, masks = array("h", [0, 0]), bytearray(12)
        writer.bind(seen, masks, 6)
        writer.look(state(a=7), 0, 0, [0, 5], 1, [])
        assert masks == bytes([0] * 6 + [1, 0, 0, 0, 0, 1])
        writer.look(state(a=8), 0, 0, [2], 1, [0, 5])
        assert masks == bytes([0] * 6 + [0, 0, 1, 0, 0, 0]) and seen.tolist() == [0, 8]
        masks[6:] = bytes([1] * 6)
        writer.look(state(a=8), 0, 0, [3], 1, None)
        assert masks == bytes([0] * 6 + [0, 0, 0, 1, 0, 0])


def test_a_move_is_found_among_moves() -> None:
    moves = [3, 700, 70_000]
    for find in (holds, plain_holds):
        assert [find(moves, move) for move in (3, 700, 70_000, 4, -1, 1 << 70)] == [True] * 3 + [False] * 3


@pytest.mark.parametrize(
    "wrong", [(2, [], [0]), (0, [], [6]), (0, [6], []), (0, [-1], []), (0, [], [-1]), (-1, [], [])]
)
def test_marks_outside_are_refused(wrong: tuple[int, list[int], list[int]]) -> None:
    for writer in both([Feature("a", f.NUMBER, 1, 0, 9, "one")]):
        writer.bind(array("h", [0, 0]), bytearray(12), 6)
        row, old, moves = wrong
        with pytest.raises(IndexError):
            writer.look(state(a=7), 0, 0, moves, row, old)


def room() -> dict[str, Any]:
    return {"observation": array("h", [5]) * 2, "action_mask": bytearray(4)}


def test_what_is_given_is_written_on_what_was_supplied() -> None:
    for writer in both([Feature("a", f.LIST, 2, 0, 9, "some")]):
        with pytest.raises(ValueError, match="supplied"):
            writer.give(state(a=[1, 2]), 0, 0, [0])
        writer.supply(room, 4)
        held = [writer.give(state(a=[k % 10, 2]), 0, 0, [k % 4]) for k in range(40)]
        for k, told in enumerate(held):
            assert list(told["observation"]) == [k % 10, 2]
            assert list(told["action_mask"]) == [int(move == k % 4) for move in range(4)]
        with pytest.raises(IndexError):
            writer.give(state(a=[1, 2]), 0, 3, [0])
        with pytest.raises(IndexError):
            writer.give(state(a=[1, 2]), 0, 0, [4])


def test_an_answer_is_the_callers_own() -> None:
    """Whatever of it is held, what was given stays what it was; what nobody holds is written on again."""
    for writer in both([Feature("a", f.LIST, 2, 0, 9, "some")]):
        with pytest.raises(ValueError, match="supplied"):
            writer.answer(state(a=[1, 2]), 0, [0], {})
        writer.supply(room, 4)
        infos: list[dict[str, Any]] = [{}, {"of": [1]}]
        for take in (lambda told: told, lambda told: told[0], lambda told: told[0]["observation"], list):
            taken = [take(writer.answer(state(a=[k % 10, 2]), 0, [k % 4], infos[k % 2])) for k in range(30)]
            for k, has in enumerate(taken):
                whole = has if isinstance(has, (tuple, list)) else [has]
                seen = whole[0]["observation"] if isinstance(whole[0], dict) else whole[0]
                assert list(seen) == [k % 10, 2]
                if len(whole) == 5:
                    assert list(whole[1:4]) == [0.0, False, False] and whole[4] is infos[k % 2]
                    assert list(whole[0]["action_mask"]) == [int(move == k % 4) for move in range(4)]
        gc.collect()
        assert gc.is_tracked(writer.answer(state(a=[1, 2]), 0, [0], infos[1]))


@pytest.mark.parametrize("made", [None, {}, {"observation": array("h", [1, 2])}, {"observation": 1, "action_mask": 2}])
def test_room_must_be_what_it_is_said_to_be(made: Any) -> None:
    for writer in both([Feature("a", f.LIST, 2, 0, 9, "some")]):
        writer.supply(lambda: made, 4)
        with pytest.raises((TypeError, KeyError)):
            writer.give(state(a=[1, 2]), 0, 0, [0])


def test_room_that_is_too_small_is_refused() -> None:
    for writer in both([Feature("a", f.LIST, 2, 0, 9, "some")]):
        writer.supply(lambda: {"observation": array("h", [1]), "action_mask": bytearray(4)}, 4)
        with pytest.raises(IndexError):
            writer.give(state(a=[1, 2]), 0, 0, [0])
        writer.supply(lambda: {"observation": array("h", [1, 2]), "action_mask": bytearray(3)}, 4)
        with pytest.raises(IndexError):
            writer.give(state(a=[1, 2]), 0, 0, [0])


def test_the_first_move_that_its_mask_does_not_allow_is_found() -> None:
    masks = bytearray([1, 0, 1, 0, 1, 0])
    for find in (lacking, plain_lacking):
        assert find(masks, array("i", [2, 1]), 3) == -1
        assert find(masks, array("i", [2, 0]), 3) == 1
        assert find(masks, array("i", [1, 0]), 3) == 0
        assert find(masks, array("i", [-1, 1]), 3) == find(masks, array("i", [3, 1]), 3) == 0
        for moves, width in ((array("i", [2]), 3), (array("h", [2, 1]), 3), (array("i", [2, 1]), 0)):
            with pytest.raises(ValueError, match="each row"):
                find(masks, moves, width)


def test_numbers_are_stored() -> None:
    for put in (store, plain_store):
        small, large = array("b", [9] * 4), array("i", [9] * 4)
        put(small, 1, [-2, 3])
        put(large, 2, [70000, -1])
        assert small.tolist() == [9, -2, 3, 9] and large.tolist() == [9, 9, 70000, -1]
        for buffer, first, numbers in ((small, 3, [1, 2]), (small, -1, [1]), (array("h", [1, 2]), 0, [1])):
            with pytest.raises(IndexError):
                put(buffer, first, numbers)


def test_moves_are_drawn_by_the_dice_of_each_game() -> None:
    offers = [[7], [1, 2, 3], [70_000, 5]]
    found = []
    for throw in (draw, plain_draw):
        dice, drawn = array("Q", [1, 2, (1 << 64) - 1]), []
        for _ in range(600):
            moves = array("i", [-1]) * 5
            throw(offers, dice, moves, 1)
            assert moves[0] == moves[4] == -1
            drawn.append(moves[1:4].tolist())
        found.append((drawn, dice.tolist()))
    assert found[0] == found[1]
    for k, offered in enumerate(offers):
        each = [sum(row[k] == move for row in found[0][0]) for move in offered]
        assert all(abs(times - 600 / len(offered)) < 60 for times in each)


def test_draws_that_do_not_fit_are_refused() -> None:
    dice = array("Q", [1, 2])
    for throw in (draw, plain_draw):
        for offers, first in (([[1], []], 0), ([[1], [2]], 1), ([[1], [2]], -1)):
            with pytest.raises(IndexError):
                throw(offers, dice, array("i", [0, 0]), first)
        with pytest.raises(ValueError, match="dice"):
            throw([[1]], dice, array("i", [0, 0]), 0)


def test_a_row_is_told_whole_and_a_move_is_drawn_for_it() -> None:
    """By the dice of its row, as `draw` would; what was marked before is wiped."""
    found = []
    for writer in both([Feature("a", f.NUMBER, 1, 0, 9, "one")]):
        seen, masks = array("h", [0, 0, 0]), bytearray([1] * 12)
        dice, drawn, again = array("Q", [5, 6]), array("i", [-1] * 3), array("i", [-1] * 3)
        writer.bind(seen, masks, 4)
        writer.take_dice(dice, drawn, 1)
        for row, moves in ((1, [0, 2]), (2, [1, 2, 3])):
            writer.tell(state(a=row), 0, moves, row, True)
        plain_draw([[0, 2], [1, 2, 3]], array("Q", [5, 6]), again, 1)
        assert drawn == again and seen.tolist() == [0, 1, 2]
        assert masks == bytes([1, 1, 1, 1, 1, 0, 1, 0, 0, 1, 1, 1])
        before = dice.tolist()
        writer.tell(state(a=9), 0, [3], 1, False)
        assert dice.tolist() == before and drawn == again and masks[4:8] == bytes([0, 0, 0, 1])
        found.append(before)
        with pytest.raises(IndexError):
            writer.tell(state(a=9), 0, [3], 0, True)  # before the first row with dice
        writer.take_dice(None, None, 0)
        with pytest.raises(IndexError):
            writer.tell(state(a=9), 0, [3], 1, True)
        for first in (-1, 2):
            with pytest.raises(IndexError):
                writer.take_dice(dice, drawn, first)
    assert found[0] == found[1]
