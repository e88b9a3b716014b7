"""`ironmaster bench`: how fast the engine is, and how fast others are on the same machine in the same minute."""

import json
import math
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from ironmaster.bench.measure import ROUNDS, measure
from ironmaster.bench.peers import PEERS
from ironmaster.bench.report import COMPARED, RATES, markdown, report
from ironmaster.cli.app import Json, Lang, app
from ironmaster.cli.progress import Meter
from ironmaster.core.errors import IronmasterError
from ironmaster.core.messages import say

Data = dict[str, Any]


class BenchError(IronmasterError):
    """The bench cannot be run as asked."""

    kind = "bench"

    def say(self, lang: str = "en") -> str:
        return say("cli", lang, f"error-{self.code}", self.params)


@app.command()
def bench(
    seconds: Annotated[float, typer.Option(help="Seconds of processor time for each engine.")] = 10.0,
    games_only: Annotated[bool, typer.Option("--games-only", help="Play games, but do not measure copies.")] = False,
    page: Annotated[
        Path | None, typer.Option("--markdown", metavar="FILE", help="Also write the results as a page.")
    ] = None,
    as_json: Json = False,
    lang: Lang = "en",
) -> None:
    """Measure decisions, games and copies a second, compiled and pure, against other engines that are installed."""
    if not (math.isfinite(seconds) and seconds > 0):
        raise BenchError("seconds", seconds=str(seconds))
    if page is not None and (page.is_dir() or not page.absolute().parent.is_dir()):
        raise BenchError("page", page=str(page))
    with Meter(say("cli", lang, "bench-progress", {}), ROUNDS * len(PEERS)) as meter:
        measured, missing = measure(seconds, copying=not games_only, progress=meter.reach)
    data = report(measured, missing, seconds, copying=not games_only)
    if page is not None:
        _write(page, markdown(data, _command(seconds, games_only)))
    if as_json:
        print(json.dumps(data, ensure_ascii=False))
    else:
        show(data, lang)


def _command(seconds: float, games_only: bool) -> str:
    return f"ironmaster bench --seconds {seconds:g}" + (" --games-only" if games_only else "")


def _write(page: Path, text: str) -> None:
    try:
        page.write_text(text, "utf-8")
    except OSError:
        raise BenchError("page", page=str(page)) from None


def show(data: Data, lang: str) -> None:
    """The report as a table, and a line for each engine that could not be measured."""

    def tell(key: str, **params: str | int) -> str:
        return say("cli", lang, f"bench-{key}", params)

    width = None if sys.stdout.isatty() else 120
    console = Console(highlight=False, markup=False, emoji=False, width=width)
    rates = [rate for rate in RATES if data["engines"] and f"{rate}_per_second" in data["engines"][0]]
    table = Table(box=None, pad_edge=False)
    table.add_column(tell("engine"))
    table.add_column(tell("game"))
    for rate in rates:
        table.add_column(tell(rate), justify="right")
        if rate in COMPARED:
            table.add_column(tell("ratio", yardstick=data["yardstick"]), justify="right")
    for one in data["engines"]:
        table.add_row(one["engine"], one["game"], *(cell for rate in rates for cell in _cells(one, rate)))
    console.print(table)
    console.print(tell("method", rounds=data["rounds"]))
    for one in data["missing"]:
        console.print(tell(one["reason"], engine=one["engine"], package=one["package"], detail=one["detail"]))


def _cells(engine: Data, rate: str) -> list[str]:
    """A rate with its spread, and its ratio to the yardstick where there is one."""
    figure = engine[f"{rate}_per_second"]
    spread = (figure["high"] - figure["low"]) / 2 / figure["median"]
    cells = [f"{figure['median']:,.0f} ±{spread:.0%}"]
    if rate in COMPARED:
        cells.append(f"{engine['ratio'][rate]:.2f}" if engine["ratio"] else "-")
    return cells
