"""`ironmaster replay`: verifies a record and shows it."""

import json
from typing import Annotated, Final, NamedTuple

import typer
from rich.console import Console
from rich.text import Text

from ironmaster.cli.app import Json, Lang, app, hint
from ironmaster.cli.draw import draw
from ironmaster.cli.files import read_text
from ironmaster.cli.messages import tell
from ironmaster.cli.ranking import draw_ranking
from ironmaster.cli.screen import console
from ironmaster.core.contract import CHANCE
from ironmaster.core.match import Match
from ironmaster.core.record import Record
from ironmaster.core.registry import written
from ironmaster.core.replay import first_unfair
from ironmaster.core.replay import replay as played_again
from ironmaster.core.seats import letter
from ironmaster.core.transcript import transcript as transcript_lines

FAIR: Final = "fair"
UNFAIR: Final = "unfair"
UNKNOWN: Final = "unknown"


class Chance(NamedTuple):
    """Whether the outcomes of a record follow from its seed; `line` is the first one that does not."""

    verdict: str
    line: int = 0

    def sentence(self, lang: str) -> str:
        return tell(lang, f"replay-chance-{self.verdict}", line=str(self.line))


@app.command(help=hint("replay"))
def replay(
    file: Annotated[str, typer.Argument(help=hint("file"))],
    at: Annotated[int | None, typer.Option("--at", help=hint("at"))] = None,
    transcript: Annotated[bool, typer.Option("--transcript", help=hint("transcript"))] = False,
    verify: Annotated[bool, typer.Option("--verify", help=hint("verify"))] = False,
    as_json: Json = False,
    lang: Lang = "en",
) -> None:
    text = read_text(file)
    match = played_again(text)
    chance = _chance(Record.parse(text), match)
    point = None if at is None else match.at(at)
    if as_json:
        print(json.dumps(_data(match, chance, point, transcript, lang), ensure_ascii=False, indent=2))
    else:
        _show(match, chance, point, transcript, lang)
    if verify and chance.verdict != FAIR:
        raise typer.Exit(1)


def _chance(record: Record, match: Match) -> Chance:
    if not record.header.seed:
        return Chance(UNKNOWN)
    unfair = first_unfair(match)
    return Chance(UNFAIR, record.lines[unfair]) if unfair else Chance(FAIR)


def _show(match: Match, chance: Chance, point: Match | None, transcript: bool, lang: str) -> None:
    screen = console()
    _header(screen, match, chance, lang)
    if transcript:
        for line in transcript_lines(match, lang):
            screen.print(Text(line), soft_wrap=True)
    if point is not None:
        screen.print(Text(tell(lang, "replay-at", entry=len(point), entries=len(match)), style="bold"))
        draw(screen, point.game.facts.panels(_seen(match, point), lang))
    if match.over:
        draw_ranking(screen, match, lang)


def _seen(match: Match, point: Match) -> dict[str, object]:
    """The view to show: everything for a finished game, otherwise what a watcher may know."""
    return point.position() if match.over else point.view(-1)


def _decisions(match: Match) -> int:
    return sum(1 for entry in match.log if entry.actor != CHANCE)


def _header(screen: Console, match: Match, chance: Chance, lang: str) -> None:
    game = match.game
    rules = ", ".join(f"{key}={written(value)}" for key, value in game.rules.items()) or tell(lang, "replay-default")
    lines = [
        tell(lang, "replay-game", game=game.spec.title, board=game.board, seats=game.seats, ruleset=game.ruleset),
        tell(lang, "replay-rules", rules=rules),
        tell(lang, "replay-size", entries=len(match), decisions=_decisions(match)),
        tell(lang, "replay-verified"),
    ]
    for line in lines:
        screen.print(Text(line))
    screen.print(Text(chance.sentence(lang), style="bold red" if chance.verdict == UNFAIR else ""))
    if not match.over:
        screen.print(Text(f"{tell(lang, 'replay-unfinished')} {match.prompt(lang)}"))


def _data(match: Match, chance: Chance, point: Match | None, full: bool, lang: str) -> dict[str, object]:
    game = match.game
    data: dict[str, object] = {
        "game": game.spec.name,
        "ruleset": game.ruleset,
        "board": game.board,
        "seats": game.seats,
        "rules": game.rules,
        "entries": len(match),
        "decisions": _decisions(match),
        "verified": True,
        "chance_is_fair": None if chance.verdict == UNKNOWN else chance.verdict == FAIR,
        "unfair_line": chance.line or None,
        "over": match.over,
        "scores": {letter(seat): points for seat, points in enumerate(match.scores())},
        "ranking": [letter(seat) for seat in match.ranking()] if match.over else None,
        "places": {letter(seat): place for seat, place in enumerate(match.places())} if match.over else None,
        "digest": match.digest(),
    }
    if point is not None:
        data["at"] = {"entry": len(point), "digest": point.digest(), "position": _seen(match, point)}
    if full:
        data["transcript"] = transcript_lines(match, lang)
    return data
