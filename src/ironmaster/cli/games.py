"""`ironmaster games`: lists games, boards and rule switches."""

import json

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ironmaster.cli.app import Json, Lang, app, hint
from ironmaster.cli.messages import either, tell
from ironmaster.cli.screen import console
from ironmaster.core.registry import problems, sets_by_value, specs, written
from ironmaster.core.rulebook import Rulebook, SwitchText, rulebook
from ironmaster.core.spec import VERIFIED, BoardInfo, Spec
from ironmaster.core.switches import Switch

Data = dict[str, object]


@app.command(help=hint("games"))
def games(as_json: Json = False, lang: Lang = "en") -> None:
    every = specs()
    if as_json:
        print(json.dumps({"games": [_data(spec, lang) for spec in every]}, ensure_ascii=False, indent=2))
        return
    screen = console()
    for spec in every:
        _show(screen, spec, lang)
    for problem in problems():
        screen.print(Text(problem.say(lang), style="red"))


def _data(spec: Spec, lang: str) -> Data:
    book = rulebook(spec.name)
    return {
        "name": spec.name,
        "title": _in(book.title, lang),
        "credit": _in(book.credit, lang),
        "ruleset": spec.ruleset,
        "seats": list(spec.seats),
        "boards": [
            {
                "id": board.id,
                "version": board.version,
                "name": board.name(lang),
                "seats": list(board.seats),
                "confidence": board.confidence,
                "note": _in(board.note, lang),
            }
            for board in spec.boards
        ],
        "switches": [_switch_data(spec, switch, lang) for switch in spec.switches],
    }


def _switch_data(spec: Spec, switch: Switch, lang: str) -> Data:
    text = _text_of(rulebook(spec.name), switch)
    return {
        "name": switch.name,
        "values": list(switch.values),
        "default": switch.default,
        "ruling": switch.ruling,
        "sets": sets_by_value(spec, switch),
        "explanation": _in(text.texts, lang),
        "meaning": {written(value): _in(text.values[written(value)], lang) for value in switch.values},
    }


def _text_of(book: Rulebook, switch: Switch) -> SwitchText:
    return next(text for text in book.switches if text.name == switch.name)


def _in(texts: dict[str, str], lang: str) -> str:
    return texts.get(lang, texts["en"])


def _show(screen: Console, spec: Spec, lang: str) -> None:
    book = rulebook(spec.name)
    screen.print(Text.assemble((spec.name, "bold cyan"), "  ", (_in(book.title, lang), "bold")))
    _line(screen, _in(book.credit, lang), 2)
    seats = either(lang, spec.seats)
    _line(screen, tell(lang, "games-seats", seats=seats, ruleset=spec.ruleset), 2)
    screen.print(Text(tell(lang, "games-boards"), style="bold"))
    for board in spec.boards:
        _show_board(screen, board, lang)
    screen.print(Text(tell(lang, "games-switches"), style="bold"))
    for switch in spec.switches:
        _show_switch(screen, spec, switch, lang)


def _show_board(screen: Console, board: BoardInfo, lang: str) -> None:
    doubtful = board.confidence != VERIFIED
    word = tell(lang, f"confidence-{board.confidence}")
    mark = (f"!! {word.upper()} !!", "bold red") if doubtful else (word, "green")
    seats = tell(lang, "games-board-seats", version=board.version, seats=either(lang, board.seats))
    screen.print(
        Padding(Text.assemble((board.id, "cyan"), f"  {board.name(lang)}, {seats}, ", mark), (0, 0, 0, 2), expand=False)
    )
    _line(screen, _in(board.note, lang), 4)


def _show_switch(screen: Console, spec: Spec, switch: Switch, lang: str) -> None:
    text = _text_of(rulebook(spec.name), switch)
    title = Text.assemble((switch.name, "cyan"), f"  {tell(lang, 'games-ruling', ruling=switch.ruling)}")
    screen.print(Padding(title, (0, 0, 0, 2), expand=False))
    _line(screen, _in(text.texts, lang), 4)
    for value in switch.values:
        default = f" ({tell(lang, 'games-default')})" if value == switch.default else ""
        meaning = _in(text.values[written(value)], lang)
        others = ", ".join(f"{key}={written(other)}" for key, other in spec.sets(switch.name, value).items())
        sets = f" {tell(lang, 'games-sets', switches=others)}" if others else ""
        words = Text.assemble(
            (f"{switch.name}={written(value)}", "cyan"), tell(lang, "colon", what=default, of=f"{meaning}{sets}")
        )
        screen.print(Padding(words, (0, 0, 0, 4), expand=False))


def _line(screen: Console, text: str, indent: int) -> None:
    screen.print(Padding(Text(text), (0, 0, 0, indent), expand=False))
