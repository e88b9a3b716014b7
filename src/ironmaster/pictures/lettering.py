"""Estimates the width of text in any font, and breaks or shortens text to fit."""

from typing import Final

LEADING: Final = 1.08
"""Distance of two lines, in sizes of the letters."""
VOWELS: Final = "aeiouyàâäéèêëîïôöûüœæ"


def width(words: str, size: float, share: float = 1.0) -> float:
    """Width of a line of text; `share` is more for wide letters."""
    return sum(_letter(sign) for sign in words) * size * share


def name_width(words: str, size: float) -> float:
    """Width of a name in bold letters with serifs."""
    return width(words, size, 1.13)


def _letter(sign: str) -> float:
    if sign in "wmWM—%@":
        return 0.82
    if sign in "Iiljtfr.,:;-'’!|()  ":
        return 0.32
    return 0.62 if sign.isupper() else 0.53


def shortened(words: str, size: float, room: float, share: float = 1.0) -> str:
    """The text, shortened with an ellipsis if it does not fit."""
    if width(words, size, share) <= room:
        return words
    while words and width(words + "…", size, share) > room:
        words = words[:-1]
    return words.rstrip() + "…"


def broken(words: str, size: float, room: float, *, divided: bool = False) -> list[str]:
    """A name in lines, broken at spaces and hyphens and, if allowed, within words that are too long."""
    lines: list[str] = []
    for word in words.replace("-", "- ").replace("\u00a0", " ").split(" "):
        joined = lines[-1] + ("" if lines[-1].endswith("-") else " ") + word if lines else word
        if lines and name_width(joined, size) <= room:
            lines[-1] = joined
        else:
            lines += _divided(word, size, room) if divided else [word]
    return lines


def _divided(word: str, size: float, room: float) -> list[str]:
    """A long word, divided before a consonant between two vowels."""
    lines = []
    while name_width(word, size) > room:
        cuts = [
            at
            for at in range(2, len(word) - 2)
            if word[at] not in VOWELS and word[at + 1] in VOWELS and any(sign in VOWELS for sign in word[:at].lower())
        ]
        fitting = [at for at in cuts if name_width(word[:at] + "-", size) <= room]
        if not fitting:
            break
        lines.append(word[: fitting[-1]] + "-")
        word = word[fitting[-1] :]
    return [*lines, word]


def fitted(words: str, room: tuple[float, float], most: float, least: float) -> tuple[float, list[str]]:
    """The largest size at which a name fits a box, with its lines. At the least size, long names are cut off."""
    wide, high = room
    size = most
    while size > least:
        # Words are divided before the letters become much smaller than they may be.
        lines = broken(words, size, wide, divided=size < 0.85 * most)
        if len(lines) * size * LEADING <= high and all(name_width(line, size) <= wide for line in lines):
            return size, lines
        size -= 0.5
    return least, [shortened(line, least, wide, 1.13) for line in broken(words, least, wide, divided=True)]
