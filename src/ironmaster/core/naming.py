"""The names of the seats in sentences: the names of the players if they are known, else letters."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final, NamedTuple

from ironmaster.core.seats import letter

JOINER: Final = "\u2060"
"""An invisible character put before player names that begin with @: other values with @ are translated."""
_names: Final[ContextVar[tuple[str, ...]]] = ContextVar("names", default=())
_reader: Final[ContextVar[str]] = ContextVar("reader", default="")


@dataclass(frozen=True, slots=True)
class Noun:
    """The name of a thing in one language, with what a sentence needs to know about it."""

    text: str
    article: str = ""
    """In French `le`, `la` or `les`, in English `a` or `an`; `some` for what is not counted, `the` for a region.

    A proper name that is used without an article has none.
    """
    at: str = ""
    """For a region with an article: how one says that something is there, such as “en Écosse”."""
    label: str = ""
    """The name on the map, if it is not the text: “The Midlands”."""

    def __str__(self) -> str:
        return self.text


class Called(NamedTuple):
    """The name of a thing in each language, such as a tile with names in its board file."""

    texts: Mapping[str, "str | Noun"]

    def noun(self, lang: str) -> Noun:
        """Its name in a language, with its grammar; English where that is missing."""
        found = self.texts.get(lang, self.texts["en"])
        return found if isinstance(found, Noun) else Noun(found)

    def text(self, lang: str) -> str:
        """Its name on the table in a language; English where that is missing."""
        noun = self.noun(lang)
        return noun.label or noun.text


Value = str | int | Called
"""A parameter of a message."""


@contextmanager
def calling(names: Sequence[str], reader: int | None = None) -> Iterator[None]:
    """In this context, messages use these names for the seats, and address the seat of the reader as “you”.

    >>> with calling(["Ada", "Basil"]):
    ...     who(1)
    'Basil'
    >>> who(1)
    'B'
    """
    shown = tuple(f"{JOINER}{name}" if name.startswith("@") else name for name in names)
    token = _names.set(shown)
    known = reader is not None and reader < len(shown) and shown.count(shown[reader]) == 1
    addressed = _reader.set(shown[reader] if known and reader is not None else "")
    try:
        yield
    finally:
        _reader.reset(addressed)
        _names.reset(token)


@contextmanager
def addressing(name: str) -> Iterator[None]:
    """In this context, messages address the seat with this name as “you”."""
    token = _reader.set(name)
    try:
        yield
    finally:
        _reader.reset(token)


def reader() -> str:
    """The name of the seat that reads the messages; empty if that is nobody's seat, or if two seats have its name."""
    return _reader.get()


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
