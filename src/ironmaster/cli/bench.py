"""`ironmaster bench`: measures the speed of this engine and of others on the same machine."""

import json
import math
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from ironmaster.bench.measure import ROUNDS, measure
from ironmaster.bench.peers import PEERS
from ironmaster.bench.report import COMPARED, RATES, markdown, report
from ironmaster.cli.app import Json, Lang, app, hint
from ironmaster.cli.files import may_write, write_text
from ironmaster.cli.messages import tell
from ironmaster.cli.progress import Meter
from ironmaster.cli.screen import console
from ironmaster.core.errors import IronmasterError

Data = dict[str, Any]


class BenchError(IronmasterError):
    """The options of the benchmark are wrong."""

    kind = "bench"


@app.command(help=hint("bench"))
def bench(
    seconds: Annotated[float, typer.Option("--seconds", help=hint("bench-seconds"))] = 10.0,
    games_only: Annotated[bool, typer.Option("--games-only", help=hint("bench-games-only"))] = False,
    page: Annotated[str, typer.Option("--markdown", metavar="FILE", help=hint("bench-markdown"))] = "",
    as_json: Json = False,
    lang: Lang = "en",
) -> None:
    if not (math.isfinite(seconds) and seconds > 0):
        raise BenchError("cli.seconds", seconds=str(seconds))
    if page:
        may_write(page, force=True)
    with Meter(tell(lang, "bench-progress"), ROUNDS * len(PEERS)) as meter:
        measured, missing = measure(seconds, copying=not games_only, progress=meter.reach)
    data = report(measured, missing, seconds, copying=not games_only)
    if page:
        write_text(page, markdown(data, _command(seconds, games_only)), force=True)
    if as_json:
        print(json.dumps(data, ensure_ascii=False))
    else:
        show(data, lang)


def _command(seconds: float, games_only: bool) -> str:
    return f"ironmaster bench --seconds {seconds:g}" + (" --games-only" if games_only else "")


def show(data: Data, lang: str) -> None:
    """The report as a table, and a line for each engine that could not be measured."""
    screen = console()
    rates = [rate for rate in RATES if data["engines"] and f"{rate}_per_second" in data["engines"][0]]
    table = Table(box=None, pad_edge=False)
    table.add_column(tell(lang, "bench-engine"), no_wrap=True)
    table.add_column(tell(lang, "bench-game"), no_wrap=True)
    for rate in rates:
        table.add_column(tell(lang, f"bench-{rate}"), justify="right")
        if rate in COMPARED:
            table.add_column(tell(lang, "bench-ratio"), justify="right")
    for one in data["engines"]:
        table.add_row(one["engine"], one["game"], *(cell for rate in rates for cell in _cells(one, rate)))
    screen.print(table)
    screen.print(Text(tell(lang, "bench-method", rounds=data["rounds"], yardstick=data["yardstick"])))
    for one in data["missing"]:
        params = {key: one[key] for key in ("engine", "package", "detail")}
        screen.print(Text(tell(lang, f"bench-{one['reason']}", **params)))


def _cells(engine: Data, rate: str) -> list[str]:
    """A rate with its spread, and its ratio to the yardstick where there is one."""
    figure = engine[f"{rate}_per_second"]
    spread = (figure["high"] - figure["low"]) / 2 / figure["median"]
    cells = [f"{figure['median']:,.0f} ±{spread:.0%}"]
    if rate in COMPARED:
        cells.append(f"{engine['ratio'][rate]:.2f}" if engine["ratio"] else "-")
    return cells
