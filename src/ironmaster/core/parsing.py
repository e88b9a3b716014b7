"""The first step of parsing a move, the same for every game."""

from collections.abc import Mapping
from typing import Final

from ironmaster.core.errors import ParseError

LONGEST: Final = 200


def words_of(text: str, usage: Mapping[str, str], of_chance: tuple[str, ...]) -> list[str]:
    """The words of a move in lower case. Raises ParseError unless the first is a verb with a usage."""
    if not isinstance(text, str) or len(text) > LONGEST:
        raise ParseError("text")
    words = text.lower().split()
    if not words:
        raise ParseError("empty")
    verb = words[0]
    if verb in of_chance:
        raise ParseError("chance", verb=verb)
    if verb not in usage:
        raise ParseError("verb", verb=verb[:40], known=", ".join(usage))
    return words


def need_shape(usage: str, holds: bool) -> None:
    """Raise ParseError if the words do not fit the usage."""
    if not holds:
        raise ParseError("shape", usage=usage)


def find(case: str, names: list[str], word: str) -> int:
    """The index of a word among the known names."""
    if word not in names:
        raise ParseError(case, word=word[:40])
    return names.index(word)
