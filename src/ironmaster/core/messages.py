"""Messages from Fluent files (`en.ftl`, `play.en.ftl`): one folder for the core, the command line and each game."""

import json
import re
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from ironmaster.core.grammar import Word, functions_of
from ironmaster.core.naming import Noun, reader

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LONGEST: Final = 2000
PACKAGE: Final = Path(__file__).parent.parent
Said = str | int | Noun
"""A parameter of a message in one language."""

_homes: dict[str, Path] = {}


class Language(NamedTuple):
    """A language of `languages.json`. English replaces the messages that an incomplete language lacks."""

    code: str
    name: str
    decimal: str
    complete: bool


def _has_messages(language: Language) -> bool:
    """Whether there are messages in a language: all messages, or those of some game."""
    files = (f"games/*/locale/{name}.ftl" for name in (language.code, f"*.{language.code}"))
    return language.complete or any(True for file in files for _ in PACKAGE.glob(file))


DECLARED: Final = tuple(Language(**one) for one in json.loads((PACKAGE / "core" / "languages.json").read_text("utf-8")))
LANGUAGES: Final = tuple(one.code for one in DECLARED if one.complete)
"""The languages in which every message exists."""
AVAILABLE: Final = tuple(one.code for one in DECLARED if _has_messages(one))
"""The languages that a user can choose, including those that only some games have."""


def say(scope: str, lang: str, key: str, params: Mapping[str, Said]) -> str:
    """The message of a scope (`core`, `bots/brass`, a game) in a language; English if the language lacks it."""
    return _said(scope, lang, key, tuple((name, _short(value)) for name, value in params.items()), reader()).text


def noun_of(scope: str, lang: str, key: str, params: Mapping[str, Said]) -> Noun:
    """The message as the name of a thing. Its attributes `.article` and `.at` hold its grammar."""
    return _said(scope, lang, key, tuple((name, _short(value)) for name, value in params.items()), reader())


@lru_cache(maxsize=8192)
def _said(scope: str, lang: str, key: str, params: tuple[tuple[str, Said], ...], reader: str) -> Noun:  # noqa: ARG001
    """The message with its attributes. `YOU` depends on the reader, who is therefore a part of the key."""
    given = {name: Word(value) if isinstance(value, Noun) else value for name, value in params}
    for wanted in (lang, "en"):
        bundle = _bundle(scope, wanted)
        if bundle is not None and bundle.has_message(key):
            message = bundle.get_message(key)
            assert message.value is not None, f"{scope} {wanted}: {key} has no value"
            found = {}
            for field, pattern in {"text": message.value, **message.attributes}.items():
                text, problems = bundle.format_pattern(pattern, given)
                assert not problems, f"{scope} {wanted}: {key}: {problems}"
                found[field] = str(text)
            return Noun(**found)
    raise KeyError(f"no message {key} in {scope}")


def _short(value: Said) -> Said:
    """A value, shortened if it is too long: Fluent limits the length, and users send words of any length."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


def say_or(scope: str, lang: str, key: str, default: str) -> str:
    """The message of a scope in a language, or the default if the scope has no such message."""
    return say(scope, lang, key, {}) if has_message(scope, "en", key) else default


def keys_with(scope: str, prefix: str) -> list[str]:
    """The messages of a scope that begin with a prefix, in alphabetical order."""
    return sorted(key for key in _keys(scope, "en") if key.startswith(prefix))


def has_message(scope: str, lang: str, key: str) -> bool:
    """Whether the language itself, not only English, has the message."""
    return key in _keys(scope, lang)


@cache
def is_translated(scope: str, lang: str) -> bool:
    """Whether a language has every message of a scope."""
    return _keys(scope, "en") <= _keys(scope, lang)


@cache
def _keys(scope: str, lang: str) -> set[str]:
    texts = [path.read_text("utf-8") for path in _files(scope, lang)]
    return {key for text in texts for key in re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE)}


def decimal_sign(lang: str) -> str:
    """The integer part of a number.

    >>> decimal_sign("en"), decimal_sign("fr")
    ('.', ',')
    """
    return next((one.decimal for one in DECLARED if one.code == lang), ".")


def folder_of(scope: str) -> Path:
    """The folder of the Fluent files of a scope."""
    packages = ("analysis", "arena", "cli", "client", "core", "lab", "pictures", "server")
    own = scope.startswith("bots") or scope in packages
    return PACKAGE / scope / "locale" if own else _homes.get(scope, PACKAGE / "games" / scope) / "locale"


def set_home(game: str, home: Path) -> None:
    """Register the folder of a game that is not in this package."""
    _homes[game] = home
    _bundle.cache_clear()
    _said.cache_clear()


def homes() -> dict[str, Path]:
    """The folders of the games that are not in this package, by name."""
    return _homes


@cache
def _bundle(scope: str, lang: str) -> "FluentBundle | None":
    from fluent.runtime import FluentBundle, FluentResource  # slow to import

    paths = _files(scope, lang)
    bundle = FluentBundle([lang], use_isolating=False, functions=functions_of(lang, lambda name: name == reader()))
    below = [] if lang in LANGUAGES else _files(scope, "en")  # messages may refer to untranslated ones
    for path in (*below, *paths):
        bundle.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=bool(below))
    return bundle if paths else None


def _files(scope: str, lang: str) -> list[Path]:
    return sorted(path for path in folder_of(scope).glob("*.ftl") if path.name.split(".")[-2] == lang)
