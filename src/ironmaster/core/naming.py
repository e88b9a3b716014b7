"""What the seats are called in sentences: by the names of those who play, where somebody knows them, else by letter."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from ironmaster.core.seats import letter

JOINER: Final = "\u2060"
"""Not seen. A value that begins with @ is a word of the game to be translated, which no player's name is."""
_names: Final[ContextVar[tuple[str, ...]]] = ContextVar("names", default=())


@contextmanager
def calling(names: Sequence[str]) -> Iterator[None]:
    """Sentences made meanwhile call the seats by these names.

    >>> with calling(["Ada", "Basil"]):
    ...     who(1)
    'Basil'
    >>> who(1)
    'B'
    """
    token = _names.set(tuple(f"{JOINER}{name}" if name.startswith("@") else name for name in names))
    try:
        yield
    finally:
        _names.reset(token)


def who(seat: int) -> str:
    """What a seat is called in a sentence."""
    names = _names.get()
    return names[seat] if seat < len(names) else letter(seat)
