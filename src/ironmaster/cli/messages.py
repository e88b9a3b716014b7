"""Translated messages of the command line."""

from ironmaster.core.messages import has_message, say


def tell(lang: str, key: str, **params: str | int) -> str:
    """A message of the command line."""
    return say("cli", lang, key, params)


def verb_name(game: str, lang: str, verb: str) -> str:
    """The heading for moves that begin with a verb; the verb itself if the game has none."""
    for key in (f"verb-{verb}", f"action-{verb}"):
        if has_message(game, "en", key):
            return say(game, lang, key, {})
    return verb
