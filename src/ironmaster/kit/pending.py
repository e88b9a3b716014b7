"""The pending parts of an action as text: the name of each frame on the stack, with its arguments."""

from collections.abc import Callable, Mapping, Sequence
from re import Pattern
from typing import NoReturn

from ironmaster.core.frames import first_of, frame, kind_of, second_of
from ironmaster.core.position import fail

Shapes = Mapping[str, tuple[Sequence[str], ...]]
"""For each kind of frame with arguments, the words for their values."""


def frame_words(names: Sequence[str], shapes: Shapes, packed: int) -> str:
    """A frame in words.

    >>> frame_words(("", "lay", "end"), {"lay": (["bury-wigan"],)}, frame(1, 0))
    'lay bury-wigan'
    """
    name = names[kind_of(packed)]
    args = zip(shapes.get(name, ()), (first_of(packed), second_of(packed)), strict=False)
    return " ".join([name, *(words[arg] for words, arg in args)])


class Pending:
    """Reads the pending parts of an action from a position."""

    def __init__(self, case: str, names: Sequence[str], lines: list[str]) -> None:
        self.case = case
        """The error case of the game."""
        self.names = names
        self.lines = lines

    def refuse(self, words: str) -> NoReturn:
        """Refuse a stack that no action can leave."""
        fail(self.case, "pending", value=words[:60])

    def frames(self, shapes: Shapes) -> list[int]:
        """The stack that the lines describe."""
        return [self.frame(shapes, line) for line in self.lines]

    def frame(self, shapes: Shapes, line: str) -> int:
        """The frame that a line describes."""
        name, *words = line.split() or [""]
        wanted = shapes.get(name, ())
        fits = name in self.names[1:] and len(words) == len(wanted)
        if not fits or any(word not in known for known, word in zip(wanted, words, strict=True)):
            self.refuse(line)
        return frame(self.names.index(name), *(known.index(word) for known, word in zip(wanted, words, strict=True)))

    def check(self, stack: list[int], left_by_actions: Pattern[str] | None, can_be: Callable[[int], bool]) -> None:
        """Refuse a stack that no action leaves, or one with an impossible frame. Without a pattern, refuse any."""
        shape = " ".join(self.names[kind_of(packed)] for packed in stack)
        if stack and (left_by_actions is None or left_by_actions.fullmatch(shape) is None):
            self.refuse(shape)
        for line, packed in zip(self.lines, stack, strict=True):
            if not can_be(packed):
                self.refuse(line)
