"""Refusals: the clause that forbids a move, with the parameters of a sentence about it."""

from collections.abc import Mapping
from typing import NamedTuple

from ironmaster.core.elements import Element
from ironmaster.core.messages import AVAILABLE, Said, has_message, noun_of, say
from ironmaster.core.naming import Called, Value
from ironmaster.core.rulebook import game_of, rulebook


class Refusal(NamedTuple):
    """One reason. `sentence` puts it in words, `law` quotes the clause."""

    clause: str
    params: Mapping[str, Value]
    message: str = ""
    """Another message, where the message of the clause (`refusal-<clause>`) does not fit.

    If the game has no message for the clause, the refusal quotes the clause itself.
    """
    where: tuple[Element, ...] = ()
    """The things on the table that the sentence is about, such as the ends of a line that no coal reaches."""

    @property
    def game(self) -> str:
        return game_of(self.clause)

    def sentence(self, lang: str = "en") -> str:
        """The reason in a language."""
        if not self.has_words:
            return self.law(lang)
        return say(self.game, lang, self.key, self._named(lang))

    @property
    def key(self) -> str:
        """The id of the message."""
        return self.message or f"refusal-{self.clause.replace('.', '-')}"

    @property
    def has_words(self) -> bool:
        """Whether the game has a message for the refusal. A message that the refusal names must exist."""
        return bool(self.message) or has_message(self.game, "en", self.key)

    def law(self, lang: str = "en") -> str:
        """The text of the clause in our own words."""
        return rulebook(self.game).clause(self.clause).text(lang)

    def _named(self, lang: str) -> dict[str, Said]:
        return {key: name(self.game, lang, value) for key, value in self.params.items()}


def name(game: str, lang: str, value: Value) -> Said:
    """The name of a thing on the table. Ids of the notation have a message for it; other values stay unchanged."""
    if isinstance(value, Called):
        return value.noun(lang)
    if isinstance(value, str) and value.startswith("@"):
        return noun_of(game, lang, f"name-{value[1:]}", {})
    return value


def named(game: str, key: str, **params: Value) -> Called:
    """A message of a game as the name of a thing, in every language."""
    texts = {}
    for lang in AVAILABLE:
        texts[lang] = noun_of(game, lang, key, {field: name(game, lang, value) for field, value in params.items()})
    return Called(texts)
