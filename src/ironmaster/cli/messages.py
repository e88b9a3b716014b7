"""Translated messages of the command line."""

from collections.abc import Iterable

from ironmaster.core.messages import decimal_sign, has_message, say


def tell(lang: str, key: str, **params: str | int) -> str:
    """A message of the command line."""
    return say("cli", lang, key, params)


def number(lang: str, value: float, form: str = ".1f") -> str:
    """A number as a language writes it; a form that ends with % makes a percentage.

    >>> number("en", -2.5), number("fr", -2.5), number("fr", 0.25, ".0%")
    ('−2.5', '−2,5', '25\xa0%')
    """
    text = f"{value:{form}}".replace("-", "−").replace(".", decimal_sign(lang))
    return tell(lang, "percent", number=text[:-1]) if form.endswith("%") else text


def either(lang: str, numbers: Iterable[int]) -> str:
    """Numbers to choose from.

    >>> either("en", (3, 4, 5)), either("fr", (3, 4)), either("en", (2,))
    ('3, 4 or 5', '3 ou 4', '2')
    """
    *some, last = map(str, numbers)
    return tell(lang, "either", some=", ".join(some), last=last) if some else last


def verb_name(game: str, lang: str, verb: str) -> str:
    """The heading for moves that begin with a verb; the verb itself if the game has none."""
    for key in (f"verb-{verb}", f"action-{verb}"):
        if has_message(game, "en", key):
            return say(game, lang, key, {})
    return verb
