"""Frames of an action under way, written as text and read back."""

import re

import pytest

from ironmaster.core.errors import PositionError
from ironmaster.core.frames import frame
from ironmaster.kit.pending import Pending, frame_words

NAMES = ("", "end", "lay", "sale")
SHAPES = {"lay": (["bury-wigan"],), "sale": (["bury/1", "wigan/1"], ["bury/1", "wigan/1"])}
LINES = ["end", "lay bury-wigan", "sale wigan/1 bury/1"]
STACK = [frame(1), frame(2, 0), frame(3, 1, 0)]
LEFT = re.compile("end lay sale")


def test_frames_are_read_back_as_written() -> None:
    assert [frame_words(NAMES, SHAPES, packed) for packed in STACK] == LINES
    assert Pending("brass.pending", NAMES, LINES).frames(SHAPES) == STACK


@pytest.mark.parametrize("line", ["", "dig", "lay", "lay bury-leeds", "sale bury/1", "end now"])
def test_a_line_that_is_no_frame_is_refused(line: str) -> None:
    with pytest.raises(PositionError):
        Pending("brass.pending", NAMES, [line]).frames(SHAPES)


def test_a_stack_must_be_reachable_by_an_action() -> None:
    pending = Pending("brass.pending", NAMES, LINES)
    pending.check(STACK, LEFT, lambda _: True)
    with pytest.raises(PositionError):
        pending.check(STACK, None, lambda _: True)
    with pytest.raises(PositionError):
        pending.check(STACK, re.compile("end"), lambda _: True)
    with pytest.raises(PositionError):
        pending.check(STACK, LEFT, lambda packed: packed != STACK[1])
