"""`ironmaster train`: a network learns a game by playing against itself."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from ironmaster.cli.app import Lang, app, hint
from ironmaster.cli.messages import tell
from ironmaster.cli.options import switches
from ironmaster.cli.screen import console
from ironmaster.core.errors import SetupError
from ironmaster.lab.training import Settings, TrainingError
from ironmaster.lab.training import train as begin
from ironmaster.lab.training.settings import load


@app.command(help=hint("train"))
def train(
    out: Annotated[str, typer.Option("--out", metavar="FOLDER", help=hint("train-out"))],
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help=hint("game"))] = None,
    board: Annotated[str | None, typer.Option("--board", help=hint("board"))] = None,
    seats: Annotated[str | None, typer.Option("--seats", metavar="3,4", help=hint("train-seats"))] = None,
    rule: Annotated[list[str] | None, typer.Option("--rule", metavar="NAME=VALUES", help=hint("train-rule"))] = None,
    minutes: Annotated[float | None, typer.Option("--minutes", help=hint("train-minutes"))] = None,
    stop_after: Annotated[float, typer.Option("--stop-after", metavar="MINUTES", help=hint("train-stop"))] = 0.0,
    resume: Annotated[bool, typer.Option("--resume", help=hint("train-resume"))] = False,
    seed: Annotated[int | None, typer.Option("--seed", help=hint("train-seed"))] = None,
    device: Annotated[str | None, typer.Option("--device", metavar="auto|cpu|cuda", help=hint("train-device"))] = None,
    games: Annotated[int | None, typer.Option("--games", help=hint("train-games"))] = None,
    groups: Annotated[int | None, typer.Option("--groups", help=hint("train-groups"))] = None,
    processes: Annotated[int | None, typer.Option("--processes", help=hint("train-processes"))] = None,
    setting: Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help=hint("train-set"))] = None,
    lang: Lang = "en",
) -> None:
    if stop_after < 0:
        raise TrainingError("cli.train_stop")
    given: dict[str, Any] = {"game": game, "board": board, "minutes": minutes, "seed": seed, "device": device}
    given |= {"games": games, "groups": groups, "processes": processes, "seats": _numbers(seats)}
    kept = load(Path(out)) if resume else None
    name = game or (kept.game if kept else "")
    if not name:
        raise TrainingError("cli.train_game")
    given["rules"] = _rules(name, rule) if rule else None
    settings = (kept or Settings(game=name)).changed(**given).read(setting or [])
    begin(settings, Path(out), resume=resume, stop_after=stop_after, lang=lang)
    console().print(Text(tell(lang, "train-done", folder=out)))


def _numbers(text: str | None) -> tuple[int, ...] | None:
    if text is None:
        return None
    words = [word.strip() for word in text.split(",")]
    if not all(word.isascii() and word.isdigit() for word in words):
        raise TrainingError("cli.train_seats", text=text)
    return tuple(int(word) for word in dict.fromkeys(words))


def _rules(name: str, given: list[str]) -> dict[str, list[object]]:
    """Switches with one or several values each, from texts like `dm_bonus=cash,points`."""
    found: dict[str, list[object]] = {}
    for text in given:
        key, equals, values = text.partition("=")
        if not equals:
            raise SetupError("cli.rule", text=text)
        found[key.strip()] = [switches(name, [f"{key}={value}"])[key.strip()] for value in values.split(",")]
    return found
