"""Decision frames: the parts of a compound action that are still to be done, each packed into an int on a stack."""

from typing import Final

KIND_BITS: Final = 6
ARG_BITS: Final = 8
ARG: Final = (1 << ARG_BITS) - 1


def frame(kind: int, a: int = 0, b: int = 0) -> int:
    """Pack a kind (below 64) and two arguments (below 256).

    >>> f = frame(3, 41, 7)
    >>> kind_of(f), first_of(f), second_of(f)
    (3, 41, 7)
    """
    return kind | a << KIND_BITS | b << (KIND_BITS + ARG_BITS)


def kind_of(packed: int) -> int:
    """The kind of the frame."""
    return packed & ((1 << KIND_BITS) - 1)


def first_of(packed: int) -> int:
    """The frame's first argument."""
    return packed >> KIND_BITS & ARG


def second_of(packed: int) -> int:
    """The frame's second argument."""
    return packed >> (KIND_BITS + ARG_BITS) & ARG
