"""`ironmaster simulate`: many games between bots, as a table or as one JSON object."""

import json
import sys
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from ironmaster.bots.registry import make_bot
from ironmaster.cli.app import Json, Lang, app
from ironmaster.cli.progress import Meter
from ironmaster.cli.simulation import BrokenGame, Tally, run
from ironmaster.core import registry
from ironmaster.core.contract import Game
from ironmaster.core.engine import compiled
from ironmaster.core.errors import IronmasterError
from ironmaster.core.messages import say
from ironmaster.core.seats import letter

Data = dict[str, Any]


class SimulateError(IronmasterError):
    """A simulation cannot be run as asked."""

    kind = "simulate"

    def say(self, lang: str = "en") -> str:
        return say("cli", lang, f"error-{self.code}", self.params)


@app.command()
def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, such as brass.")],
    board: Annotated[str | None, typer.Option(help="A board, by name or as a .toml file.")] = None,
    seats: Annotated[
        int | None, typer.Option(help="The number of seats; the most that the game takes if not given.")
    ] = None,
    games: Annotated[int, typer.Option(help="How many games to play.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one per seat: a,b,c,d.")] = "random",
    rule: Annotated[list[str] | None, typer.Option(help="A rule switch, as name=value; may be repeated.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Let the referee check every state and every step.")] = False,
    as_json: Json = False,
    lang: Lang = "en",
) -> None:
    """Play many games between bots and say what came of them."""
    if games < 1:
        raise SimulateError("games", games=str(games))
    table = registry.game(game, seats=seats, board=board, rules=switches(game, rule or []))
    names = seated(bots, table.seats)
    tally = played(table, names, seed, games, check, lang)
    data = summary(table, names, seed, games, check, tally)
    if as_json:
        print(json.dumps(data, ensure_ascii=False))
    else:
        show(data, lang)


def switches(game: str, given: list[str]) -> dict[str, object]:
    """Rule switches from texts like `dm_bonus=cash`."""
    chosen: dict[str, object] = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not equals:
            raise SimulateError("rule", text=text)
        chosen[key.strip()] = registry.read_switch(game, key.strip(), value)
    return chosen


def seated(bots: str, seats: int) -> list[str]:
    """The bot of each seat."""
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        make_bot(name)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise SimulateError("bots", bots=len(names), seats=seats)
    return names


def played(table: Game, names: list[str], seed: int, games: int, check: bool, lang: str) -> Tally:
    """Play all games. A fault that the referee finds ends the command: it is ours, not the user's."""
    tally = Tally(table.seats)
    with Meter(say("cli", lang, "simulate-progress", {}), games) as meter:
        try:
            for result in run(table, names, seed, games, check=check):
                tally.add(result)
                meter.reach(tally.games)
            return tally
        except BrokenGame as fault:
            found: dict[str, str | int] = {"number": str(fault.number), "seed": str(seed), "problem": str(fault)}
    print(say("cli", lang, "simulate-broken", found), file=sys.stderr)
    raise typer.Exit(1)


def summary(table: Game, names: list[str], seed: int, games: int, check: bool, tally: Tally) -> Data:
    """All there is to know about the run, as plain data."""
    return {
        "game": table.spec.name,
        "ruleset": table.spec.ruleset,
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
    """The run as a table and a few lines."""

    def tell(key: str, **params: str | int) -> str:
        return say("cli", lang, f"simulate-{key}", params)

    console = Console(highlight=False, markup=False, emoji=False)
    rules = ", ".join(f"{key}={registry.written(value)}" for key, value in data["rules"].items())
    console.print(tell("title", game=data["game"], board=data["board"], seats=data["seats"], seed=str(data["seed"])))
    if rules:
        console.print(tell("rules", rules=rules))
    table = Table(box=None, pad_edge=False)
    for column in ("seat", "bot", "mean", "min", "max", "wins"):
        table.add_column(tell(column), justify="left" if column in ("seat", "bot") else "right")
    for row in data["scores"]:
        share = f"{row['wins']} ({row['wins'] / data['finished']:.0%})"
        table.add_row(row["seat"], row["bot"], f"{row['mean']:.1f}", str(row["min"]), str(row["max"]), share)
    console.print(table)
    console.print(tell("length", games=data["finished"], decisions=data["decisions"], longest=data["longest"]))
    console.print(tell("choice", moves=f"{data['mean_legal_moves']:.1f}"))
    speed = {"decisions": round(data["decisions_per_second"]), "games": round(data["games_per_second"])}
    console.print(tell("speed", engine=tell("compiled" if data["compiled"] else "pure"), **speed))
    if data["checked"]:
        console.print(tell("checked"))
