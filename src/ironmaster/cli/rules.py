"""`ironmaster rules`: shows the clauses of a rulebook."""

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
from ironmaster.core.registry import spec_of
from ironmaster.core.rulebook import Clause, Rulebook, Ruling, rulebook


@app.command(help=hint("rules"))
def rules(
    game: Annotated[str, typer.Argument(help=hint("game"))],
    words: Annotated[list[str] | None, typer.Argument(metavar="[CLAUSE|WORD]...", help=hint("clause"))] = None,
    as_json: Json = False,
    lang: Lang = "en",
) -> None:
    book = rulebook(spec_of(game).name)
    asked = " ".join(words or [])
    found = find(book, asked, lang)
    if as_json:
        data = {"game": book.game, "clauses": [_data(book, clause, lang) for clause in found]}
        print(json.dumps(data, ensure_ascii=False, indent=2))
    else:
        screen = console()
        if not book.is_translated(lang):
            screen.print(Text(tell(lang, "untranslated"), style="dim"))
        show(screen, book, found, lang, brief=not asked)


def find(book: Rulebook, asked: str, lang: str) -> list[Clause]:
    """The clauses that match an id, a part of an id, a number, a ruling or words; all clauses for an empty text."""
    wanted = fold(asked).split()
    if not wanted:
        return list(book.clauses)
    found = [clause for clause in book.clauses if asked in (clause.id, str(clause.number))]
    found = found or [clause for clause in book.clauses if asked.upper() in clause.rulings]
    if not asked.isdigit():
        found = found or [clause for clause in book.clauses if _holds(clause, wanted, lang)]
    if not found:
        raise UnknownClause("cli.nothing", game=book.game, words=asked[:60])
    return found


def _holds(clause: Clause, wanted: list[str], lang: str) -> bool:
    text = fold(f"{clause.id} {clause.text(lang)}")
    return all(word in text for word in wanted)


def _rulings(book: Rulebook, clause: Clause) -> list[Ruling]:
    return [ruling for ruling in book.rulings if ruling.id in clause.rulings]


def _data(book: Rulebook, clause: Clause, lang: str) -> dict[str, object]:
    rulings = [{"id": r.id, "switch": r.switch or None, "text": r.text(lang)} for r in _rulings(book, clause)]
    return {
        "id": clause.id,
        "number": clause.number,
        "text": clause.text(lang),
        "source": book.sources(clause.source, lang),
        "rulings": rulings,
    }


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


def _line(screen: Console, text: str, indent: int, style: str = "") -> None:
    screen.print(Padding(Text(text, style=style), (0, 0, 0, indent), expand=False))
