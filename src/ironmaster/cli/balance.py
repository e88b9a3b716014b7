"""`ironmaster balance`: the balance of a board, from many games between bots."""

import json
import os
from itertools import groupby
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ironmaster.arena.plan import plan_for
from ironmaster.arena.results import ArenaError
from ironmaster.balance.report import FEWEST, RARE, report
from ironmaster.balance.study import COMPANY, play
from ironmaster.bots.contract import Budget
from ironmaster.bots.registry import bot_from
from ironmaster.cli.app import Json, Lang, app, hint
from ironmaster.cli.messages import number, tell
from ironmaster.cli.options import switches
from ironmaster.cli.progress import Meter
from ironmaster.cli.screen import console
from ironmaster.core import registry
from ironmaster.core.contract import Game
from ironmaster.core.elements import ACTION, Element
from ironmaster.core.messages import say

Data = dict[str, Any]

ENDS: Final = 3
"""How many of the least and most used things are named."""
NAMED: Final = 12
"""How many things a finding names."""


@app.command(help=hint("balance"))
def balance(
    game: Annotated[str, typer.Argument(metavar="GAME", help=hint("game"))],
    board: Annotated[str | None, typer.Option("--board", help=hint("board"))] = None,
    seats: Annotated[int | None, typer.Option("--seats", help=hint("seats"))] = None,
    games: Annotated[int, typer.Option("--games", help=hint("balance-games"))] = 100,
    seed: Annotated[int, typer.Option("--seed", help=hint("arena-seed"))] = 1,
    bots: Annotated[str, typer.Option("--bots", metavar="NAME,NAME...", help=hint("balance-bots"))] = "",
    rule: Annotated[list[str] | None, typer.Option("--rule", metavar="NAME=VALUE", help=hint("rule"))] = None,
    processes: Annotated[int, typer.Option("--jobs", help=hint("arena-jobs"))] = 0,
    as_json: Json = False,
    lang: Lang = "en",
) -> None:
    table = registry.game(game, seats=seats, board=board, rules=switches(game, rule or []))
    for option, given, least in (("--games", games, 2), ("--jobs", processes, 0)):
        if given < least:
            raise ArenaError("cli.least", option=option, number=str(given), least=least)
    company = [name.strip() for name in bots.split(",")] if bots else list(COMPANY)
    for name in company:
        bot_from(name)
    plan = plan_for(table, company, seed, Budget())
    results = []
    with Meter(tell(lang, "arena-progress"), games) as meter:
        for result in play(plan, games, processes or os.cpu_count() or 1):
            results.append(result)
            meter.reach(len(results))
    data = report(plan, sorted(results, key=lambda one: one.deal))
    if as_json:
        print(json.dumps(data, ensure_ascii=False))
    else:
        show(table, data, lang)


def show(table: Game, data: Data, lang: str) -> None:
    """Print the study in tables and sentences, with the imbalances at the end."""
    screen = console()

    def line(key: str, **params: str | int) -> None:
        screen.print(Text(tell(lang, key, **params)))

    title = {"game": table.spec.title, "board": data["board"], "seats": data["seats"], "games": data["games"]}
    line("arena-title", **title, seed=str(data["seed"]))
    points, length = data["points"], data["length"]
    means = {key: _mean(points[key], lang) for key in ("winner", "everybody", "last", "lead")}
    line("balance-points", **means, low=points["lowest_winner"], high=points["highest_winner"])
    line("balance-spread", spread=number(lang, points["spread"]))
    line("balance-length", mean=_mean(length["decisions"], lang), low=length["shortest"], high=length["longest"])
    _places(screen, data, lang)
    named = [(say(data["game"], lang, f"part-{part}", {}), mean) for part, mean in data["sources"].items()]
    line("balance-sources", parts=", ".join(f"{part} {number(lang, mean)}" for part, mean in named))
    _figures(screen, table, data, lang)
    _uses(screen, table, data, lang)
    for finding in data["findings"]:
        line(f"balance-{finding['finding']}", **_said(table, finding, lang))
    if data["games"] < FEWEST:
        line("balance-few", games=FEWEST)
    elif not data["findings"]:
        line("balance-healthy")
    line("arena-faults", faults=len(data["faults"]))


def _columns(table: Table, lang: str, words: tuple[str, ...], numbers: tuple[str, ...]) -> None:
    for key in words:
        table.add_column(tell(lang, f"balance-{key}"))
    for key in numbers:
        table.add_column(tell(lang, f"balance-{key}"), justify="right")


def _places(screen: Console, data: Data, lang: str) -> None:
    table = Table()
    _columns(table, lang, ("first",), ("wins", "over"))
    for one in data["places"]:
        table.add_row(str(one["place"]), _share(one["wins"], lang), _mean(one["points"], lang))
    screen.print(table)


def _figures(screen: Console, game: Game, data: Data, lang: str) -> None:
    table = Table()
    _columns(table, lang, ("figure",), ("everybody", "winners"))
    for one in data["figures"]:
        means = [number(lang, one[key]) for key in ("everybody", "winners")]
        table.add_row(game.facts.figure_name(one["figure"], lang), *means)
    screen.print(table)


def _uses(screen: Console, game: Game, data: Data, lang: str) -> None:
    """A row for each verb and kind of thing; `--json` lists every thing."""
    table = Table()
    _columns(table, lang, ("use",), ("things", "never"))
    _columns(table, lang, ("least", "most"), ())
    ordered = sorted(data["uses"], key=lambda one: (one["verb"], one["kind"]))
    for (verb, _), group in groupby(ordered, key=lambda one: (one["verb"], one["kind"])):
        rows = sorted(group, key=lambda one: one["games"])
        never = sum(one["games"] == 0 for one in rows)
        name = _name(game, ACTION, verb, lang)
        ends = [_listed(game, part, lang) for part in (rows[:ENDS], rows[::-1][:ENDS])]
        table.add_row(name, str(len(rows)), str(never), *ends)
    screen.print(table)


def _listed(game: Game, rows: list[Data], lang: str) -> str:
    return ", ".join(f"{_name(game, one['kind'], one['id'], lang)} {number(lang, one['games'], '.0%')}" for one in rows)


def _name(game: Game, kind: str, id_: str, lang: str) -> str:
    return game.facts.element_name(Element(kind, id_), lang)


def _said(game: Game, finding: Data, lang: str) -> dict[str, str | int]:
    """The variables of the sentence of a finding."""
    if finding["finding"] == "place":
        return {
            "place": finding["place"],
            "wins": _share(finding["wins"], lang),
            "fair": number(lang, finding["fair"], ".1%"),
        }
    if finding["finding"] == "poor":
        return {"games": _share(finding["games"], lang)}
    names = [_name(game, finding["kind"], id_, lang) for id_ in finding["ids"]]
    verbs = ", ".join(_name(game, ACTION, verb, lang) for verb in finding["verbs"])
    shown = ", ".join(names[:NAMED])
    return {"names": shown, "more": max(0, len(names) - NAMED), "share": number(lang, RARE, ".0%"), "verbs": verbs}


def _mean(interval: list[float], lang: str) -> str:
    mean, low, high = interval
    return f"{number(lang, mean)} ± {number(lang, (high - low) / 2)}"


def _share(interval: list[float], lang: str) -> str:
    mean, low, high = (number(lang, share, ".0%") for share in interval)
    return f"{mean} ({low} – {high})"
