"""Where a rule stands in the printed rulebook, in the reader's language with the original heading beside it."""

import re
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from ironmaster.core.messages import say, say_or

FORM: Final = re.compile(r"(?:(?P<edition>[12]e) |(?P<kind>\w+)(?:: |$))?(?P<place>.*?)(?: \((?P<remark>.*)\))?")
RULING: Final = "Ruling"
Headings = Mapping[str, Mapping[str, str]]
"""The headings and remarks of a rulebook by the names that its sources use, with their texts by language.

A heading without a French text is its own French original.
"""


class Source(NamedTuple):
    """A source such as `Rules: Phase 3 (example)` or `2e SUP`: its kind, its place there, and a remark."""

    kind: str
    place: str
    remark: str


def parsed(text: str) -> Source:
    """The parts of a source.

    >>> parsed("Rules: Phase 3 (example)"), parsed("2e SUP"), parsed("Aid")
    (Source(kind='Rules', place='Phase 3', remark='example'), Source(kind='2e', place='2e SUP', remark=''), \
Source(kind='Aid', place='', remark=''))
    """
    found = FORM.fullmatch(text)
    assert found, text
    edition = found["edition"]
    place = f"{edition} {found['place']}" if edition else found["place"]
    return Source(edition or found["kind"] or "", place, found["remark"] or "")


def cited(text: str) -> list[str]:
    """The names of a source that a rulebook has to explain: heading and remark."""
    source = parsed(text)
    return [] if source.kind == RULING else [name for name in (source.place, source.remark) if name]


def read_headings(data: Mapping[str, Mapping[str, str]]) -> Headings:
    """The headings of a rulebook, from its file."""
    return {_plain(name): texts for name, texts in data.items()}


def is_explained(headings: Headings, name: str) -> bool:
    """Whether a heading or remark has an English name."""
    return "en" in headings.get(_plain(name), {})


def shown(headings: Headings, sources: Iterable[str], lang: str) -> list[str]:
    """Sources as a reader of the language sees them. Rulings are left out: each clause lists its own."""
    return [_shown(headings, text, lang) for text in sources if not text.startswith(f"{RULING}:")]


def _shown(headings: Headings, text: str, lang: str) -> str:
    source = parsed(text)
    kind = say_or("core", lang, f"source-{source.kind.lower()}", "")
    if source.kind and not kind:
        return text
    place = _heading(headings, source.place, lang, original=bool(kind))
    if source.remark:
        remark = _heading(headings, source.remark, lang, original=False)
        place = say("core", lang, "source-remark", {"place": place, "remark": remark})
    return say("core", lang, "source", {"kind": kind, "place": place}) if kind and place else kind or place


def _heading(headings: Headings, name: str, lang: str, *, original: bool) -> str:
    """The heading in a language, if wanted with the original."""
    texts = headings.get(_plain(name), {})
    printed = texts.get("fr", name)
    own = printed if lang == "fr" else texts.get(lang, texts.get("en", name))
    if not original or own == printed:
        return own
    return say("core", lang, "source-original", {"place": own, "original": printed})


def _plain(name: str) -> str:
    return name.replace("\u00a0", " ")
