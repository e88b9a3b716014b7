"""The command line's own sentences."""

from ironmaster.core.messages import has_message, say


def tell(lang: str, key: str, **params: str | int) -> str:
    """A message of the command line."""
    return say("cli", lang, key, params)


def verb_name(game: str, lang: str, verb: str) -> str:
    """The heading for moves that begin with a word; the word itself where a game has none."""
    return _named(game, lang, f"verb-{verb}", verb)


def group_name(game: str, lang: str, group: str) -> str:
    """The heading of a group of clauses."""
    return _named(game, lang, f"group-{group}", group)


def _named(game: str, lang: str, key: str, otherwise: str) -> str:
    known = has_message(game, lang, key) or has_message(game, "en", key)
    return say(game, lang, key, {}) if known else otherwise
