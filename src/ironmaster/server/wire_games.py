"""Types of responses about games, boards, rules and the server itself."""

from msgspec import Struct


class BoardCard(Struct, kw_only=True):
    """A board. A client must show a `confidence` other than `verified` to people."""

    id: str
    version: int
    name: str
    seats: list[int]
    confidence: str
    note: str


class SwitchCard(Struct, kw_only=True):
    """A rule switch. The first value is the default."""

    name: str
    text: str
    values: list[str | bool | int]
    meanings: dict[str, str]
    ruling: str
    sets: dict[str, dict[str, str | bool | int]]
    """For each value that sets other switches: their values, unless they are set themselves."""
    seats: list[int]
    """Additional numbers of seats that are possible with a value other than the default."""


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
    """Whether seats have hidden information, such as a hand of cards."""


class SectionCard(Struct, kw_only=True):
    """A section of the rulebook."""

    id: str
    title: str


class ClauseCard(Struct, kw_only=True):
    """A rule, with its section and its source in the printed rulebook."""

    id: str
    number: int
    section: str
    source: list[str]
    rulings: list[str]
    text: str


class DepartureCard(Struct, kw_only=True):
    """How a ruling departs from the printed rulebook: what is printed, where, and why it is not followed."""

    text: str
    source: list[str]
    reason: str


class RulingCard(Struct, kw_only=True):
    """A ruling: how an ambiguity of the rules is settled."""

    id: str
    switch: str
    text: str
    departure: DepartureCard | None
    """None if the ruling follows the printed text. Otherwise its switch plays the text; the switch `by` sets all."""


class RulebookCard(Struct, kw_only=True):
    """The rulebook of a game in one language."""

    game: str
    title: str
    credit: str
    translated: bool
    """Whether all of it is in the language that was asked for; what is not is in English."""
    sections: list[SectionCard]
    clauses: list[ClauseCard]
    rulings: list[RulingCard]


class About(Struct, kw_only=True):
    """Name, version and features of the server."""

    name: str
    version: str
    languages: list[str]
    games: list[str]
    bots: list[str]
    guests: bool
