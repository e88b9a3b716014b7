"""The rules as data: the clauses, rulings and switches of a game, with their sources and texts."""

import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from ironmaster.core.errors import UnknownClause
from ironmaster.core.messages import AVAILABLE, homes, say_or
from ironmaster.core.sources import Headings, read_headings, shown

Entry = dict[str, Any]
"""A clause as it is written in a file."""

FOLDER: Final = Path(__file__).parent.parent / "rulebooks"


Texts = dict[str, str]
"""A text by language."""


def in_language(texts: Texts, lang: str) -> str:
    """A text in a language; English where the language is missing."""
    return texts.get(lang) or texts["en"]


class Clause(NamedTuple):
    """One numbered rule; `texts` by language."""

    id: str
    number: int
    source: tuple[str, ...]
    rulings: tuple[str, ...]
    texts: dict[str, str]

    @property
    def section(self) -> str:
        """Its part of the rulebook: the second word of its id."""
        return self.id.split(".")[1]

    def text(self, lang: str = "en") -> str:
        """The rule in one to three sentences; English where a language is missing."""
        return in_language(self.texts, lang)


class Departure(NamedTuple):
    """Why a ruling departs from the printed text or goes beyond it."""

    source: tuple[str, ...]
    text: Texts
    """What the printed rulebook says."""
    reason: Texts


class Ruling(NamedTuple):
    """How an ambiguity of the rulebook is settled."""

    id: str
    switch: str
    texts: dict[str, str]
    departure: Departure | None = None
    """None if the ruling follows the printed text."""

    def text(self, lang: str = "en") -> str:
        return in_language(self.texts, lang)


class SwitchText(NamedTuple):
    """What a switch decides and what each value means."""

    name: str
    texts: dict[str, str]
    values: dict[str, dict[str, str]]


class Rulebook(NamedTuple):
    """The rulebook of one game."""

    game: str
    prefix: str
    """The first word of all its clause ids: the game's name unless the book says otherwise."""
    title: dict[str, str]
    credit: dict[str, str]
    clauses: tuple[Clause, ...]
    rulings: tuple[Ruling, ...]
    switches: tuple[SwitchText, ...]
    by_id: dict[str, Clause]
    headings: Headings

    def clause(self, clause: str) -> Clause:
        """The clause with that id."""
        if clause not in self.by_id:
            raise UnknownClause("unknown", clause=clause, game=self.game)
        return self.by_id[clause]

    @property
    def sections(self) -> list[str]:
        """The parts of the rulebook in its order."""
        return list(dict.fromkeys(clause.section for clause in self.clauses))

    def heading(self, section: str, lang: str = "en") -> str:
        """The name of a part of the rulebook: a message of the game, or a name made from the section's id."""
        return say_or(self.game, lang, f"group-{section}", section.replace("_", " ").capitalize())

    def sources(self, sources: tuple[str, ...], lang: str = "en") -> list[str]:
        """Where a clause or a departure stands in the printed rulebook, for a reader of a language."""
        return shown(self.headings, sources, lang)

    def is_translated(self, lang: str) -> bool:
        """Whether a language has every clause and ruling."""
        texts = [*(clause.texts for clause in self.clauses), *(ruling.texts for ruling in self.rulings)]
        for departure in self.departures.values():
            texts += [departure.text, departure.reason]
        return all(lang in one for one in texts)

    @property
    def departures(self) -> dict[str, Departure]:
        """The rulings that depart from the printed text or go beyond it, by id."""
        return {ruling.id: ruling.departure for ruling in self.rulings if ruling.departure}

    def numbered(self, number: int) -> Clause:
        """The clause with that number."""
        return self.clauses[number - 1]


@cache
def rulebook(game: str) -> Rulebook:
    """The rulebook of a game.

    >>> rulebook("brass").clause("brass.loan.floor").number
    141
    """
    home = homes().get(game)
    return read_rulebook(game, home / "rulebook.toml" if home else FOLDER / f"{game}.toml")


def ids_of(game: str) -> Callable[[int], str]:
    """The function that gives the id of a clause by its number. It reads the rulebook when it is first called."""
    return lambda number: rulebook(game).numbered(number).id


def read_rulebook(game: str, path: Path) -> Rulebook:
    """The rulebook of a game, from its file."""
    data = tomllib.loads(path.read_text("utf-8"))
    added = _added(game)
    prefix = data["book"].get("prefix", game)
    entries = _entries(prefix, data["clause"])
    clauses = tuple(_clause(place, entry | added.get(entry["id"], {})) for place, entry in enumerate(entries, 1))
    rulings = [_with_added(entry, added) for entry in data.get("ruling", [])]
    return Rulebook(
        game,
        prefix,
        data["book"]["title"],
        data["book"]["credit"],
        clauses,
        tuple(Ruling(entry["id"], entry.get("switch", ""), _texts(entry), _departure(entry)) for entry in rulings),
        tuple(SwitchText(entry["name"], _texts(entry), entry["values"]) for entry in data.get("switch", [])),
        {clause.id: clause for clause in clauses},
        read_headings(data.get("headings", {})),
    )


@cache
def _games(elsewhere: tuple[str, ...]) -> dict[str, str]:
    """The game of each prefix: those of this package, and those whose files lie elsewhere."""
    books = [rulebook(name) for name in (*elsewhere, *_shipped())]
    return {book.prefix: book.game for book in books}


def _shipped() -> list[str]:
    return [path.stem for path in sorted(FOLDER.glob("*.toml")) if "." not in path.stem]


def game_of(clause: str) -> str:
    """The game that a clause belongs to.

    >>> game_of("brass.loan.floor"), game_of("aoi.loan.repay")
    ('brass', 'age_of_industry')
    """
    return _games(tuple(homes()))[clause.partition(".")[0]]


def _entries(prefix: str, clauses: list[Entry] | dict[str, dict[str, Entry]]) -> list[Entry]:
    """The clauses of a file: a list of tables with ids, or a table for each section with the clauses by name."""
    if isinstance(clauses, list):
        return clauses
    return [
        {"id": f"{prefix}.{section}.{name}", **entry}
        for section, entries in clauses.items()
        for name, entry in entries.items()
    ]


def _clause(place: int, entry: Entry) -> Clause:
    source, rulings, number = entry.get("source", []), entry.get("rulings", []), entry.get("number", place)
    assert isinstance(source, list) and isinstance(rulings, list) and isinstance(number, int)
    return Clause(str(entry["id"]), number, tuple(source), tuple(rulings), _texts(entry))


def _with_added(ruling: Entry, added: dict[str, Texts]) -> Entry:
    """A ruling with its texts in further languages; those of a departure are `<id>.text` and `<id>.reason`."""
    name = ruling["id"]
    parts = {part: ruling[part] | added.get(f"{name}.{part}", {}) for part in ("text", "reason") if part in ruling}
    return ruling | parts | added.get(name, {})


def _departure(entry: Entry) -> Departure | None:
    if "text" not in entry:
        return None
    return Departure(tuple(entry["source"]), _texts(entry["text"]), _texts(entry["reason"]))


def _texts(entry: Entry) -> Texts:
    return {lang: str(entry[lang]) for lang in AVAILABLE if lang in entry}


def _added(game: str) -> dict[str, Texts]:
    """Texts of clauses and rulings by their ids, from files of one language each: `<game>.<lang>.toml`."""
    found: dict[str, Texts] = {}
    for lang in AVAILABLE:
        file = FOLDER / f"{game}.{lang}.toml"
        for name, text in tomllib.loads(file.read_text("utf-8")).items() if file.exists() else ():
            found.setdefault(name, {})[lang] = text
    return found
