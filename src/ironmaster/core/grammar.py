"""Functions that messages call to write a name as a sentence needs it.

`{ OF($place) }` is “d’Oldham”, “du port” or “de la mine”. Each language has the functions that its sentences need; a
language without an entry in `FUNCTIONS` writes every name as it is.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from ironmaster.core.naming import Noun

VOWELS: Final = "aeiouàâäæéèêëîïôöœùûüAEIOUÀÂÄÆÉÈÊËÎÏÔÖŒÙÛÜ"
"""French words that begin with one of these letters are elided: not those with h or y, such as “de Hambourg”."""
BEFORE: Final = {
    "of": {"le": "du ", "la": "de la ", "les": "des ", "l’": "de l’"},
    "at": {"le": "au ", "la": "à la ", "les": "aux ", "l’": "à l’"},
}
INDEFINITE: Final = {"le": "un ", "la": "une ", "les": "des "}


class Word(str):
    """A noun inside a message. A text without grammar is a proper name."""

    noun: Noun

    def __new__(cls, noun: Noun) -> "Word":
        word = super().__new__(cls, noun.text)
        word.noun = noun
        return word


def _noun(value: object) -> Noun:
    return value.noun if isinstance(value, Word) else Noun(str(value))


def _inside(noun: Noun) -> str:
    """The noun inside a sentence: a common noun without its capital letter.

    Where a name says how its place is written, such as “dans le golfe du Maine”, its capital letters are there.
    """
    text = noun.text
    small = text[0].lower() + text[1:]
    common = noun.article and not text[1:2].isupper() and (noun.at or small).endswith(small)
    return small if common else text


def _is_elided(text: str) -> bool:
    """A single letter names a seat and is not elided."""
    return len(text) > 1 and text[0] in VOWELS


def _article(noun: Noun) -> str:
    """The definite article, as it stands before this noun: empty, `le`, `la`, `les` or `l’`."""
    return "l’" if noun.article in ("le", "la") and _is_elided(noun.text) else noun.article


def _french_the(value: object) -> str:
    noun = _noun(value)
    article = _article(noun)
    return f"{article}{'' if article in ('', 'l’') else ' '}{_inside(noun)}"


def _french_of(value: object, *, article: str = "yes") -> str:
    """With `article: "no"` the noun has no article: “pas de mine”, “d’usine”."""
    noun = _noun(value)
    text = _inside(noun)
    plain = "d’" if _is_elided(text) else "de "
    return (BEFORE["of"].get(_article(noun), plain) if article == "yes" else plain) + text


def _french_at(value: object) -> str:
    noun = _noun(value)
    return noun.at or BEFORE["at"].get(_article(noun), "à ") + _inside(noun)


def _french_a(value: object) -> str:
    noun = _noun(value)
    return INDEFINITE.get("" if noun.at else noun.article, "") + _inside(noun)


def _gender(value: object) -> str:
    return {"la": "feminine", "les": "plural"}.get(_noun(value).article, "masculine")


def _english_the(value: object) -> str:
    noun = _noun(value)
    return f"the {_inside(noun)}" if noun.article else noun.text


def _english_a(value: object) -> str:
    noun = _noun(value)
    article = {"": "", "the": "the ", "some": ""}.get(noun.article, f"{noun.article} ")
    return article + _inside(noun)


def _english_at(value: object) -> str:
    return _noun(value).at or f"in {_english_the(value)}"


def _plain(value: object) -> str:
    return str(value)


def _capital(value: object) -> str:
    text = str(value)
    return text[:1].upper() + text[1:]


COMMON: Final[dict[str, Callable[..., Any]]] = {
    "ARTICLE": lambda value: _noun(value).article,
    "BARE": lambda value: _inside(_noun(value)),
    "CAPITAL": _capital,
    "THE": _plain,
}
"""For all languages: the article of a name, for the names that contain it; the name inside a sentence; a capital."""
FUNCTIONS: Final[Mapping[str, dict[str, Callable[..., Any]]]] = {
    "en": {"THE": _english_the, "A": _english_a, "AT": _english_at},
    "fr": {"THE": _french_the, "A": _french_a, "AT": _french_at, "OF": _french_of, "GENDER": _gender},
}


def functions_of(lang: str, is_reader: Callable[[str], bool]) -> dict[str, Callable[..., Any]]:
    """The functions of a language. `YOU` tells whether a seat is that of the reader: `you` or `other`."""

    def you(value: object) -> str:
        return "you" if is_reader(str(value)) else "other"

    return {**COMMON, **FUNCTIONS.get(lang, FUNCTIONS["en"]), "YOU": you}
