"""`ironmaster simulate`: plays many games between bots and reports the results."""

import json
import sys
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from ironmaster.bots.registry import bot_from
from ironmaster.cli.app import Json, Lang, app, hint
from ironmaster.cli.messages import number, tell
from ironmaster.cli.options import switches
from ironmaster.cli.progress import Meter
from ironmaster.cli.screen import console
from ironmaster.cli.simulation import UNIFORM, BrokenGame, Tally, run
from ironmaster.core import registry
from ironmaster.core.contract import Game
from ironmaster.core.engine import compiled
from ironmaster.core.errors import IronmasterError
from ironmaster.core.seats import letter

Data = dict[str, Any]


class SimulateError(IronmasterError):
    """The options of a simulation are wrong."""

    kind = "simulate"


@app.command(help=hint("simulate"))
def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help=hint("game"))],
    board: Annotated[str | None, typer.Option("--board", help=hint("board"))] = None,
    seats: Annotated[int | None, typer.Option("--seats", help=hint("seats"))] = None,
    games: Annotated[int, typer.Option("--games", help=hint("simulate-games"))] = 1000,
    seed: Annotated[int, typer.Option("--seed", help=hint("simulate-seed"))] = 1,
    bots: Annotated[str, typer.Option("--bots", metavar="NAME,NAME...", help=hint("simulate-bots"))] = UNIFORM,
    rule: Annotated[list[str] | None, typer.Option("--rule", metavar="NAME=VALUE", help=hint("rule"))] = None,
    check: Annotated[bool, typer.Option("--check", help=hint("simulate-check"))] = False,
    as_json: Json = False,
    lang: Lang = "en",
) -> None:
    if games < 1:
        raise SimulateError("cli.games", games=str(games))
    table = registry.game(game, seats=seats, board=board, rules=switches(game, rule or []))
    names = seated(bots, table.seats)
    tally = played(table, names, seed, games, check, lang)
    data = summary(table, names, seed, games, check, tally)
    if as_json:
        print(json.dumps(data, ensure_ascii=False))
    else:
        show(data, lang)


def seated(bots: str, seats: int) -> list[str]:
    """The bot of each seat."""
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        bot_from(name)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise SimulateError("cli.bots", bots=len(names), seats=seats)
    return names


def played(table: Game, names: list[str], seed: int, games: int, check: bool, lang: str) -> Tally:
    """Play all games. A bug that the referee finds ends the command with an error."""
    tally = Tally(table.seats)
    with Meter(tell(lang, "simulate-progress"), games) as meter:
        try:
            for result in run(table, names, seed, games, check=check):
                tally.add(result)
                meter.reach(tally.games)
            return tally
        except BrokenGame as fault:
            number, problem = str(fault.number), str(fault)
    print(tell(lang, "simulate-broken", number=number, seed=str(seed), problem=problem), file=sys.stderr)
    raise typer.Exit(1)


def summary(table: Game, names: list[str], seed: int, games: int, check: bool, tally: Tally) -> Data:
    """The results as plain data."""
    return {
        "game": table.spec.name,
        "ruleset": table.ruleset,
        "board": table.board,
        "seats": table.seats,
        "rules": dict(table.rules),
        "bots": names,
        "seed": seed,
        "games": games,
        "finished": tally.games,
        "decisions": tally.decisions,
        "longest": tally.longest,
        "mean_legal_moves": round(tally.offered / tally.decisions, 3),
        "seconds": round(tally.seconds, 3),
        "decisions_per_second": round(tally.decisions / tally.seconds, 1),
        "games_per_second": round(tally.games / tally.seconds, 2),
        "compiled": compiled(),
        "checked": check,
        "scores": [{"seat": letter(seat), "bot": names[seat], **tally.scores(seat)} for seat in range(table.seats)],
    }


def show(data: Data, lang: str) -> None:
    """Print the results."""
    screen = console()

    def line(key: str, **params: str | int) -> None:
        screen.print(Text(tell(lang, f"simulate-{key}", **params)))

    line("title", game=data["game"], board=data["board"], seats=data["seats"], seed=str(data["seed"]))
    rules = ", ".join(f"{key}={registry.written(value)}" for key, value in data["rules"].items())
    if rules:
        line("rules", rules=rules)
    screen.print(_scores(data, lang))
    line("length", games=data["finished"], decisions=data["decisions"], longest=data["longest"])
    line("choice", moves=number(lang, data["mean_legal_moves"]))
    engine = tell(lang, "simulate-compiled" if data["compiled"] else "simulate-pure")
    line("speed", decisions=round(data["decisions_per_second"]), games=round(data["games_per_second"]), engine=engine)
    if data["checked"]:
        line("checked")


def _scores(data: Data, lang: str) -> Table:
    table = Table(box=None, pad_edge=False)
    for column in ("seat", "bot", "mean", "min", "max", "wins"):
        table.add_column(tell(lang, f"simulate-{column}"), justify="left" if column in ("seat", "bot") else "right")
    for row in data["scores"]:
        wins = f"{row['wins']} ({number(lang, row['wins'] / data['finished'], '.0%')})"
        table.add_row(row["seat"], row["bot"], number(lang, row["mean"]), str(row["min"]), str(row["max"]), wins)
    return table
