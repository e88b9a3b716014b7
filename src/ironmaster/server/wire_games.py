"""What goes over the wire about the games themselves: boards, switches, rules, and what this server is."""

from msgspec import Struct


class BoardCard(Struct, kw_only=True):
    """A board; a confidence other than `verified` must be shown to people."""

    id: str
    name: str
    seats: list[int]
    confidence: str
    note: str


class SwitchCard(Struct, kw_only=True):
    """A rule that can be played in several ways; the first value is the default."""

    name: str
    text: str
    values: list[str | bool | int]
    meanings: dict[str, str]
    ruling: str
    seats: list[int]
    """Numbers of seats beyond the usual ones that can be played when it is not at its default."""


class GameCard(Struct, kw_only=True):
    """A game that can be played here."""

    name: str
    title: str
    credit: str
    ruleset: int
    seats: list[int]
    boards: list[BoardCard]
    switches: list[SwitchCard]
    secrets: bool
    """Whether a seat may hold what the others must not see."""


class SectionCard(Struct, kw_only=True):
    """A part of the rulebook."""

    id: str
    title: str


class ClauseCard(Struct, kw_only=True):
    """A rule, and the part of the rulebook that it stands in."""

    id: str
    number: int
    section: str
    source: list[str]
    rulings: list[str]
    text: str


class RulingCard(Struct, kw_only=True):
    """How an ambiguity is settled."""

    id: str
    switch: str
    text: str


class RulebookCard(Struct, kw_only=True):
    """All the law of a game in one language."""

    game: str
    title: str
    credit: str
    translated: bool
    """Whether all of it is in the language that was asked for; what is not is in English."""
    sections: list[SectionCard]
    clauses: list[ClauseCard]
    rulings: list[RulingCard]


class About(Struct, kw_only=True):
    """What this server is and offers."""

    name: str
    version: str
    languages: list[str]
    games: list[str]
    bots: list[str]
    guests: bool
