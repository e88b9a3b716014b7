"""`python -m bench.speed [--seconds S] [--games-only] [--out FILE] [--json]`: this engine and others in one run.

Needs `scripts/setup bench` for the other engines and `scripts/compile` for the compiled one. The report names engines
that are missing.
"""

import argparse
import json
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from bench.speed.measure import ROUNDS, measure
from bench.speed.peers import PEERS
from bench.speed.report import COMPARED, RATES, markdown, report
from ironmaster.cli.progress import Meter

Data = dict[str, Any]

REASONS: Final = {
    "absent": "the package {package} is not installed; scripts/setup bench installs it",
    "unbuilt": "the compiled engine is not built; scripts/compile builds it",
    "stale": "the compiled engine is older than the sources; scripts/compile rebuilds it",
    "failed": "{detail}",
}


def _seconds(text: str) -> float:
    number = float(text)
    if not (math.isfinite(number) and number > 0):
        raise argparse.ArgumentTypeError(f"must be a number above zero, not {text}")
    return number


def _file(text: str) -> Path:
    path = Path(text).expanduser()
    if path.is_dir() or not path.parent.is_dir():
        raise argparse.ArgumentTypeError(f"{text} cannot be written")
    return path


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, print, and write the report if a file is given."""
    asked = argparse.ArgumentParser("python -m bench.speed", description="Measures this engine against others.")
    asked.add_argument("--seconds", type=_seconds, default=10.0, help="seconds of CPU time for each engine")
    asked.add_argument("--games-only", action="store_true", help="play games, but do not measure copies")
    asked.add_argument("--out", type=_file, help="also write the results to this file, as Markdown")
    asked.add_argument("--json", action="store_true", help="print one JSON object")
    given = asked.parse_args(arguments)
    with Meter("Rounds", ROUNDS * len(PEERS)) as meter:
        measured, missing = measure(given.seconds, copying=not given.games_only, progress=meter.reach)
    data = report(measured, missing, given.seconds, copying=not given.games_only)
    if given.out:
        command = f"python -m bench.speed --seconds {given.seconds:g}" + (" --games-only" if given.games_only else "")
        given.out.write_text(markdown(data, command), "utf-8")
    print(json.dumps(data, ensure_ascii=False) if given.json else "\n".join(lines(data)))


def lines(data: Data) -> list[str]:
    """The report as a table, and a line for each engine that could not be measured.

    Long lines are not cut: a narrow terminal wraps them.
    """
    rates = [rate for rate in RATES if data["engines"] and f"{rate}_per_second" in data["engines"][0]]
    head = ["Engine", "Game"]
    for rate in rates:
        head += [f"{rate.capitalize()}/s", "Ratio"] if rate in COMPARED else [f"{rate.capitalize()}/s"]
    rows = [head]
    for one in data["engines"]:
        rows.append([one["engine"], one["game"], *(cell for rate in rates for cell in _cells(one, rate))])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    found = [_row(row, widths) for row in rows]
    found.append(
        f"Medians of {data['rounds']} rounds, with half their range; per second of CPU time on one core. "
        f"Ratios are to {data['yardstick']}."
    )
    for one in data["missing"]:
        found.append(f"Not measured: {one['engine']} ({REASONS[one['reason']].format(**one)}).")
    return found


def _row(cells: list[str], widths: list[int]) -> str:
    words = [cell.ljust(width) for cell, width in zip(cells[:2], widths[:2], strict=True)]
    numbers = [cell.rjust(width) for cell, width in zip(cells[2:], widths[2:], strict=True)]
    return "  ".join(words + numbers)


def _cells(engine: Data, rate: str) -> list[str]:
    """A rate with its range, and its ratio to the yardstick if there is one."""
    figure = engine[f"{rate}_per_second"]
    spread = (figure["high"] - figure["low"]) / 2 / figure["median"]
    cells = [f"{figure['median']:,.0f} ±{spread:.0%}"]
    if rate in COMPARED:
        cells.append(f"{engine['ratio'][rate]:.2f}" if engine["ratio"] else "-")
    return cells


if __name__ == "__main__":
    main()
