"""`ironmaster rules`: shows the clauses of a rulebook, or where the rulings depart from the printed text."""

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ironmaster.cli.app import Json, Lang, app, hint
from ironmaster.cli.messages import tell
from ironmaster.cli.moves import fold
from ironmaster.cli.screen import console
from ironmaster.core.errors import UnknownClause
from ironmaster.core.registry import spec_of, written
from ironmaster.core.rulebook import Clause, Departure, Rulebook, Ruling, in_language, rulebook
from ironmaster.core.spec import Spec
from ironmaster.core.switches import BY

Data = dict[str, object]


@app.command(help=hint("rules"))
def rules(
    game: Annotated[str, typer.Argument(help=hint("game"))],
    words: Annotated[list[str] | None, typer.Argument(metavar="[CLAUSE|WORD]...", help=hint("clause"))] = None,
    departures: Annotated[bool, typer.Option("--departures", help=hint("departures"))] = False,
    as_json: Json = False,
    lang: Lang = "en",
) -> None:
    spec = spec_of(game)
    book = rulebook(spec.name)
    asked = " ".join(words or [])
    if as_json:
        print(json.dumps(_found_data(book, asked, lang, departures=departures), ensure_ascii=False, indent=2))
        return
    screen = console()
    if not book.is_translated(lang):
        screen.print(Text(tell(lang, "untranslated"), style="dim"))
    if departures:
        _show_departures(screen, spec, book, find_departures(book, asked, lang), lang)
    else:
        show(screen, book, find(book, asked, lang), lang, brief=not asked)


def find(book: Rulebook, asked: str, lang: str) -> list[Clause]:
    """The clauses that match an id, a part of an id, a number, a ruling or words; all clauses for an empty text."""
    wanted = fold(asked).split()
    if not wanted:
        return list(book.clauses)
    found = [clause for clause in book.clauses if asked in (clause.id, str(clause.number))]
    found = found or [clause for clause in book.clauses if asked.upper() in clause.rulings]
    if not asked.isdigit():
        found = found or [clause for clause in book.clauses if _holds(f"{clause.id} {clause.text(lang)}", wanted)]
    if not found:
        raise UnknownClause("cli.nothing", game=book.game, words=asked[:60])
    return found


def find_departures(book: Rulebook, asked: str, lang: str) -> list[Ruling]:
    """The rulings that depart from the printed text; those that match an id or words, or all for an empty text."""
    wanted = fold(asked).split()
    every = [ruling for ruling in book.rulings if ruling.departure]
    found = [ruling for ruling in every if _holds(_text_of(ruling, lang), wanted)]
    if wanted and not found:
        raise UnknownClause("cli.nothing", game=book.game, words=asked[:60])
    return found


def _text_of(ruling: Ruling, lang: str) -> str:
    texts = [ruling.departure.text, ruling.departure.reason] if ruling.departure else []
    return " ".join([ruling.id, ruling.switch, ruling.text(lang), *(in_language(text, lang) for text in texts)])


def _holds(text: str, wanted: list[str]) -> bool:
    folded = fold(text)
    return all(word in folded for word in wanted)


def _rulings(book: Rulebook, clause: Clause) -> list[Ruling]:
    return [ruling for ruling in book.rulings if ruling.id in clause.rulings]


def _found_data(book: Rulebook, asked: str, lang: str, *, departures: bool) -> Data:
    if departures:
        found = find_departures(book, asked, lang)
        return {"game": book.game, "departures": [_ruling_data(book, ruling, lang) for ruling in found]}
    return {"game": book.game, "clauses": [_data(book, clause, lang) for clause in find(book, asked, lang)]}


def _data(book: Rulebook, clause: Clause, lang: str) -> Data:
    return {
        "id": clause.id,
        "number": clause.number,
        "text": clause.text(lang),
        "source": book.sources(clause.source, lang),
        "rulings": [_ruling_data(book, ruling, lang) for ruling in _rulings(book, clause)],
    }


def _ruling_data(book: Rulebook, ruling: Ruling, lang: str) -> Data:
    said = ruling.departure
    departure = said and {
        "text": in_language(said.text, lang),
        "reason": in_language(said.reason, lang),
        "source": book.sources(said.source, lang),
    }
    return {"id": ruling.id, "switch": ruling.switch or None, "text": ruling.text(lang), "departure": departure}


def show(screen: Console, book: Rulebook, found: list[Clause], lang: str, *, brief: bool) -> None:
    """Print clauses under the headings of their groups, with sources and rulings unless brief."""
    for group in dict.fromkeys(clause.section for clause in found):
        screen.print(Text(f"{book.heading(group, lang)} ({book.game}.{group})", style="bold underline"))
        for clause in found:
            if clause.section == group:
                _show(screen, book, clause, lang, brief=brief)


def _show(screen: Console, book: Rulebook, clause: Clause, lang: str, *, brief: bool) -> None:
    screen.print(Text.assemble((f"{clause.number:>4}  ", "dim"), (clause.id, "cyan")))
    _line(screen, clause.text(lang), 6)
    if brief:
        return
    if sources := book.sources(clause.source, lang):
        _line(screen, tell(lang, "rules-source", source=" · ".join(sources)), 6, "dim")
    for ruling in _rulings(book, clause):
        switch = f" [{ruling.switch}]" if ruling.switch else ""
        _line(screen, tell(lang, "colon", what=f"{ruling.id}{switch}", of=ruling.text(lang)), 6, "italic")
        if ruling.departure:
            _show_departure(screen, book, ruling.departure, lang)


def _show_departure(screen: Console, book: Rulebook, departure: Departure, lang: str) -> None:
    _line(screen, tell(lang, "rules-printed", text=in_language(departure.text, lang)), 8)
    _line(screen, tell(lang, "rules-source", source=" · ".join(book.sources(departure.source, lang))), 8, "dim")
    _line(screen, tell(lang, "rules-reason", text=in_language(departure.reason, lang)), 8)


def _show_departures(screen: Console, spec: Spec, book: Rulebook, found: list[Ruling], lang: str) -> None:
    """Print rulings that depart from the printed text, each with the switch that plays the text."""
    if not found:
        screen.print(Text(tell(lang, "rules-follows")))
    for ruling in found:
        screen.print(Text.assemble((ruling.id, "bold"), "  ", (_by_letter(spec, ruling.switch), "cyan")))
        _line(screen, ruling.text(lang), 6)
        if ruling.departure:
            _show_departure(screen, book, ruling.departure, lang)
    for value in spec.means.get(BY, {}) if found else ():
        screen.print(Text(tell(lang, "rules-letter", rule=f"--rule {BY}={written(value)}")))


def _by_letter(spec: Spec, switch: str) -> str:
    """How to play the printed text instead of a ruling."""
    values = {sets[switch] for sets in spec.means.get(BY, {}).values() if switch in sets}
    return " ".join(f"--rule {switch}={written(value)}" for value in values) or switch


def _line(screen: Console, text: str, indent: int, style: str = "") -> None:
    screen.print(Padding(Text(text, style=style), (0, 0, 0, indent), expand=False))
