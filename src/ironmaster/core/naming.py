"""The names of the seats in sentences: the names of the players if they are known, else letters."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final, NamedTuple

from ironmaster.core.seats import letter

JOINER: Final = "\u2060"
"""An invisible character put before player names that begin with @: other values with @ are translated."""
_names: Final[ContextVar[tuple[str, ...]]] = ContextVar("names", default=())


class Called(NamedTuple):
    """The name of a thing in each language, such as a tile with names in its board file."""

    texts: dict[str, str]

    def text(self, lang: str) -> str:
        """Its name in a language; English where that is missing."""
        return self.texts.get(lang, self.texts["en"])


Value = str | int | Called
"""A parameter of a message."""


@contextmanager
def calling(names: Sequence[str]) -> Iterator[None]:
    """In this context, messages use these names for the seats.

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
    """The name of a seat in a message."""
    names = _names.get()
    return names[seat] if seat < len(names) else letter(seat)


def signed(number: int) -> str:
    """A number with a typographic minus sign.

    >>> signed(-4), signed(4)
    ('−4', '4')
    """
    return f"−{-number}" if number < 0 else str(number)
