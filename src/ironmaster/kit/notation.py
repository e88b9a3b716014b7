"""Reading a move from words, by a table of the forms in which moves are written."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from ironmaster.core.errors import ParseError
from ironmaster.core.parsing import find, need_shape, words_of

DIGITS: Final = 6

Read = Callable[[str], tuple[int, str]]
"""The number of the thing that a word names, and its id. Raises ParseError if there is none."""
Parsed = tuple[int, str, dict[str, int]]


class Form(NamedTuple):
    """The form of a move: `build INDUSTRY SLOT with CARD`. Words in lower case are literal.

    `parts` says for each of the others what it names. Where a usage has alternatives, they have the shape of the first.
    """

    verb: int
    usage: str
    parts: tuple[str, ...] = ()

    def shape(self) -> list[str]:
        """The words after the verb, empty for each part."""
        words = self.usage.split(" | ")[0].split()[1:]
        return [word if word.islower() else "" for word in words]


class Reader(NamedTuple):
    """The function that reads a part of a move, and the field for its number."""

    field: str
    read: Read


def usage_of(forms: Sequence[Form]) -> dict[str, str]:
    """The usage of each verb.

    >>> usage_of([Form(0, "sell SLOT to SLOT"), Form(1, "sell SLOT to market"), Form(2, "pass")])
    {'sell': 'sell SLOT to SLOT | sell SLOT to market', 'pass': 'pass'}
    """
    found: dict[str, str] = {}
    for form in forms:
        verb = form.usage.split()[0]
        found[verb] = f"{found[verb]} | {form.usage}" if verb in found else form.usage
    return found


def parse(text: str, forms: Sequence[Form], of_chance: tuple[str, ...], readers: Mapping[str, Reader]) -> Parsed:
    """The verb of the move, its canonical text, and the numbers of its parts.

    Raises ParseError if it means none.
    """
    usage = usage_of(forms)
    verb, *words = words_of(text, usage, of_chance)
    fitting = [form for form in forms if form.usage.split()[0] == verb and _fits(form.shape(), words)]
    need_shape(usage[verb], bool(fitting))
    form = min(fitting, key=lambda form: len(form.parts))
    parts = iter(form.parts)
    fields: dict[str, int] = {}
    written = [verb]
    for word, fixed in zip(words, form.shape(), strict=True):
        if not fixed:
            reader = readers[next(parts)]
            fields[reader.field], word = reader.read(word)
        written.append(word)
    return form.verb, " ".join(written), fields


def _fits(shape: list[str], words: list[str]) -> bool:
    return len(shape) == len(words) and all(fixed in ("", word) for fixed, word in zip(shape, words, strict=True))


def among(case: str, names: Sequence[str]) -> Read:
    """Reads one of several names, in upper or lower case.

    >>> among("core.seat", ["A", "bank"])("a")
    (0, 'A')
    """

    def read(word: str) -> tuple[int, str]:
        number = find(case, [name.lower() for name in names], word)
        return number, names[number]

    return read


def line_among(case: str, names: Sequence[str]) -> Read:
    """Reads one of several lines by its two ends, in either order.

    >>> line_among("core.line", ["bury-wigan"])("wigan-bury")
    (0, 'bury-wigan')
    """
    read = among(case, names)
    return lambda word: read("-".join(sorted(word.split("-"))))


def amount(case: str) -> Read:
    """Reads a number.

    >>> amount("core.number")("07")
    (7, '7')
    """

    def read(word: str) -> tuple[int, str]:
        if not (word.isascii() and word.isdigit() and len(word) <= DIGITS):
            raise ParseError(case, word=word[:40])
        return int(word), str(int(word))

    return read
