"""Translated messages of the command line."""

from ironmaster.core.messages import has_message, say


def tell(lang: str, key: str, **params: str | int) -> str:
    """A message of the command line."""
    return say("cli", lang, key, params)


def verb_name(game: str, lang: str, verb: str) -> str:
    """The heading for moves with this first word; the word itself if the game has no heading."""
    key = f"verb-{verb}"
    known = has_message(game, lang, key) or has_message(game, "en", key)
    return say(game, lang, key, {}) if known else verb
