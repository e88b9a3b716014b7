"""`ironmaster arena`: tournaments between bots, with confidence intervals."""

import json
import math
import os
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from ironmaster.arena import data as columns
from ironmaster.arena.plan import jobs, plan_for
from ironmaster.arena.plot import plot
from ironmaster.arena.report import report
from ironmaster.arena.results import ArenaError, Ledger
from ironmaster.arena.tournament import run as run_tournament
from ironmaster.bots.contract import Budget
from ironmaster.bots.registry import ENDLESS, bot_from
from ironmaster.cli.app import Json, Lang, app, hint
from ironmaster.cli.files import write_text
from ironmaster.cli.messages import number, tell
from ironmaster.cli.options import switches
from ironmaster.cli.progress import Meter
from ironmaster.cli.screen import console
from ironmaster.core import registry

Data = dict[str, Any]


@app.command(help=hint("arena"))
def arena(
    game: Annotated[str, typer.Option("--game", metavar="GAME", help=hint("game"))],
    bots: Annotated[str, typer.Option("--bots", metavar="NAME,NAME...", help=hint("arena-bots"))],
    games: Annotated[int, typer.Option("--games", help=hint("arena-games"))] = 40,
    seats: Annotated[int | None, typer.Option("--seats", help=hint("seats"))] = None,
    board: Annotated[str | None, typer.Option("--board", help=hint("board"))] = None,
    rule: Annotated[list[str] | None, typer.Option("--rule", metavar="NAME=VALUE", help=hint("rule"))] = None,
    seed: Annotated[int, typer.Option("--seed", help=hint("arena-seed"))] = 1,
    seconds: Annotated[float, typer.Option("--seconds", help=hint("arena-seconds"))] = 1.0,
    iterations: Annotated[int, typer.Option("--iterations", help=hint("arena-iterations"))] = 0,
    processes: Annotated[int, typer.Option("--jobs", help=hint("arena-jobs"))] = 0,
    control: Annotated[int, typer.Option("--control", help=hint("arena-control"))] = 1,
    out: Annotated[str, typer.Option("--out", metavar="FOLDER", help=hint("arena-out"))] = "",
    data: Annotated[str, typer.Option("--data", metavar="FILE", help=hint("arena-data"))] = "",
    as_json: Json = False,
    lang: Lang = "en",
) -> None:
    table = registry.game(game, seats=seats, board=board, rules=switches(game, rule or []))
    names = [name.strip() for name in bots.split(",")]
    _check(names, games, control, seconds, iterations, processes)
    budget = Budget(ENDLESS if iterations and seconds == 1.0 else seconds, iterations)
    for name in names:
        bot_from(name, budget)
    if data:
        columns.check(Path(data))
    plan = plan_for(table, names, seed, budget)
    ledger = Ledger(plan, Path(out) / "games.jsonl" if out else None)
    wanted = jobs(plan, games, control)
    with Meter(tell(lang, "arena-progress"), len(wanted)) as meter:
        for _ in run_tournament(ledger, wanted, processes or os.cpu_count() or 1):
            meter.reach(len(ledger.results))
    results = ledger.wanted(wanted)
    summary = report(plan, results)
    if out:
        _write(Path(out), summary, lang)
    if data:
        columns.write(plan, results, Path(data))
    if as_json:
        print(json.dumps(summary, ensure_ascii=False))
    else:
        show(summary, lang)


def _check(names: list[str], games: int, control: int, seconds: float, iterations: int, processes: int) -> None:
    if len(names) < 2 or len(set(names)) != len(names):
        raise ArenaError("cli.bots", bots=", ".join(names))
    for option, given, least in (
        ("--games", games, 1),
        ("--control", control, 0),
        ("--iterations", iterations, 0),
        ("--jobs", processes, 0),
    ):
        if given < least:
            raise ArenaError("cli.least", option=option, number=str(given), least=least)
    if not (math.isfinite(seconds) and seconds > 0):
        raise ArenaError("cli.seconds", seconds=str(seconds))


def _write(folder: Path, summary: Data, lang: str) -> None:
    write_text(str(folder / "report.json"), json.dumps(summary, ensure_ascii=False, indent=1) + "\n", force=True)
    write_text(str(folder / "ratings.svg"), plot(summary, _title(summary, lang)), force=True)


def _title(summary: Data, lang: str) -> str:
    return tell(
        lang,
        "arena-title",
        game=registry.spec_of(summary["game"]).title,
        board=summary["board"],
        seats=summary["seats"],
        games=summary["games"],
        seed=str(summary["seed"]),
    )


def show(summary: Data, lang: str) -> None:
    """Print ratings, pairs and control games."""
    screen = console()
    rated = Table(title=Text(_title(summary, lang)))
    _columns(rated, lang, ("bot",), ("rating", "interval", "points", "wins", "speed", "slowest"))
    for one in summary["ratings"]:
        interval = "?" if one["low"] is None else f"{one['low']:.0f} – {one['high']:.0f}"
        cells = (f"{one['rating']:.0f}", interval, number(lang, one["points"]))
        wins = f"{one['wins']}/{one['seats']}"
        speed, slowest = number(lang, one["decisions_per_second"]), f"{number(lang, one['slowest'], '.2f')}\u00a0s"
        rated.add_row(Text(one["bot"]), *cells, wins, speed, slowest)
    screen.print(rated)
    paired = Table()
    _columns(paired, lang, ("bot", "other"), ("games", "ahead", "interval", "margin"))
    for one in summary["pairs"]:
        low, high, ahead = (number(lang, one[key], ".1%") for key in ("low", "high", "ahead"))
        numbers = (str(one["games"]), ahead, f"{low} – {high}", _margin(one, lang))
        paired.add_row(Text(one["a"]), Text(one["b"]), *numbers)
    screen.print(paired)
    for one in summary["control"]:
        key = {True: "arena-control-zero", False: "arena-control-off", None: "arena-control-few"}[one["zero"]]
        screen.print(Text(tell(lang, key, bot=one["bot"], games=one["games"], margin=_margin(one, lang))))
    points = ("" if one is None else number(lang, one) for one in summary["winning_points"])
    means = dict(zip(("mean", "low", "high"), points, strict=True))
    screen.print(Text(tell(lang, "arena-winning" if means["low"] else "arena-winning-few", **means)))
    screen.print(Text(tell(lang, "arena-faults", faults=len(summary["faults"]))))
    for fault in summary["faults"][:5]:
        screen.print(Text(f"  {fault}"))


def _columns(table: Table, lang: str, words: tuple[str, ...], numbers: tuple[str, ...]) -> None:
    for key in words:
        table.add_column(tell(lang, f"arena-{key}"))
    for key in numbers:
        table.add_column(tell(lang, f"arena-{key}"), justify="right")


def _margin(one: Data, lang: str) -> str:
    """A margin and half its interval, if there is one."""
    text = number(lang, one["margin"], "+.2f")
    if one["margin_low"] is not None:
        text += f" ± {number(lang, (one['margin_high'] - one['margin_low']) / 2, '.2f')}"
    return text
