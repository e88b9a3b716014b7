"""`ironmaster play`: a game in the terminal, hot-seat or against bots."""

from pathlib import Path
from typing import Annotated

import typer

from ironmaster.cli.app import Lang, app, hint
from ironmaster.cli.files import may_write, read_text
from ironmaster.cli.options import seated, switches
from ironmaster.cli.screen import Screen
from ironmaster.cli.session import Session
from ironmaster.core.errors import SetupError
from ironmaster.core.match import Match
from ironmaster.core.registry import game as set_up
from ironmaster.core.registry import names, spec_of
from ironmaster.core.replay import replay


@app.command(help=hint("play"))
def play(
    game: Annotated[str | None, typer.Argument(help=hint("game"))] = None,
    seats: Annotated[int | None, typer.Option("--seats", help=hint("seats"))] = None,
    board: Annotated[str | None, typer.Option("--board", help=hint("board"))] = None,
    rule: Annotated[list[str] | None, typer.Option("--rule", metavar="NAME=VALUE", help=hint("rule"))] = None,
    bots: Annotated[str, typer.Option("--bots", metavar="NAME,NAME...", help=hint("bots"))] = "",
    bot: Annotated[list[str] | None, typer.Option("--bot", metavar="SEAT=NAME", help=hint("bot"))] = None,
    seed: Annotated[str | None, typer.Option("--seed", help=hint("seed"))] = None,
    load: Annotated[str | None, typer.Option("--load", metavar="FILE", help=hint("load"))] = None,
    record: Annotated[str, typer.Option("--record", metavar="FILE", help=hint("record"))] = "",
    force: Annotated[bool, typer.Option("--force", help=hint("force"))] = False,
    plain: Annotated[bool, typer.Option("--plain", help=hint("plain"))] = False,
    lang: Lang = "en",
) -> None:
    if load is None:
        match = _new(game, seats, board, rule or [], seed)
    else:
        given = {"--seats": seats, "--board": board, "--rule": rule, "--seed": seed}
        match = _loaded(game, load, [option for option, value in given.items() if value])
    at_table = seated(match.game.seats, bots, bot or [])
    if record:
        may_write(record, force=force or _same(record, load))
    session = Session(match, at_table, Screen(plain=plain), lang, record)
    session.file = load or ""
    session.run()


def _new(name: str | None, seats: int | None, board: str | None, rule: list[str], seed: str | None) -> Match:
    if name is None:
        raise SetupError("cli.which", known=", ".join(names()))
    spec_of(name)
    return Match(set_up(name, seats=seats, board=board, rules=switches(name, rule)), seed=seed)


def _loaded(name: str | None, file: str, given: list[str]) -> Match:
    if given:
        raise SetupError("cli.load", option=given[0])
    match = replay(read_text(file))
    if name is not None and name != match.game.spec.name:
        spec_of(name)
        raise SetupError("cli.other", game=match.game.spec.name, asked=name)
    return match


def _same(record: str, load: str | None) -> bool:
    return load is not None and Path(record).expanduser().resolve() == Path(load).expanduser().resolve()
