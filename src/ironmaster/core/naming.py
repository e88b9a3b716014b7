"""What the seats are called in sentences: by the names of those who play, where somebody knows them, else by letter."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final, NamedTuple

from ironmaster.core.seats import letter

JOINER: Final = "\u2060"
"""Not seen. A value that begins with @ is a word of the game to be translated, which no player's name is."""
_names: Final[ContextVar[tuple[str, ...]]] = ContextVar("names", default=())


class Called(NamedTuple):
    """What a thing is called in each language, such as a tile whose names stand in its board file."""

    texts: dict[str, str]

    def text(self, lang: str) -> str:
        """Its name in a language; English where that is missing."""
        return self.texts.get(lang, self.texts["en"])


Value = str | int | Called
"""What a sentence may be told about."""


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


def signed(number: int) -> str:
    """A number with a true minus.

    >>> signed(-4), signed(4)
    ('−4', '4')
    """
    return f"−{-number}" if number < 0 else str(number)
