"""The results as plain data and as a Markdown page."""

import os
import platform
from datetime import UTC, datetime
from statistics import median
from typing import Any, Final, NamedTuple

from bench.speed.measure import ROUNDS, Measured, Missing
from bench.speed.peers import YARDSTICK

Data = dict[str, Any]
RATES: Final = ("decisions", "games", "copies")
COMPARED: Final = ("decisions", "copies")
"""Rates that can be compared between games. Games per second cannot, because games differ in length."""
METHOD: Final = """\
Every engine plays with uniformly random players; our games and Catan have four of them. All engines were measured
alternately, each on one core, in {rounds} rounds of one run. A figure is the median of the rounds, with the lowest and
the highest in parentheses, per second of CPU time. A decision is one move that a player chooses among all legal moves,
even if there is only one. Outcomes of chance are not counted as decisions, and the setup of a game is not measured. The
copied state is that of a game with half of its decisions made."""


class Target(NamedTuple):
    """The required speed of an engine, as a ratio to the yardstick or to another engine of the same run."""

    engine: str
    rate: str
    ratio: float
    to: str = YARDSTICK


TARGETS: Final = (
    Target("ironmaster-brass", "decisions", 1.0),
    Target("ironmaster-brass", "copies", 15.0),
    Target("ironmaster-brass-pure", "decisions", 0.3),
    Target("ironmaster-industria", "decisions", 2.0),
    Target("ironmaster-age_of_industry", "decisions", 0.8, "ironmaster-brass"),
    Target("ironmaster-steam", "decisions", 0.4, "ironmaster-brass"),
)


def report(measured: list[Measured], missing: list[Missing], seconds: float, *, copying: bool) -> Data:
    """Medians with the lowest and the highest round, ratios to the yardstick, and the machine."""
    rates = RATES if copying else RATES[:2]
    yardstick = next((one for one in measured if one.peer.name == YARDSTICK), None)
    engines = [_engine(one, yardstick, rates) for one in measured]
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": machine(),
        "rounds": ROUNDS,
        "seconds": seconds,
        "yardstick": YARDSTICK,
        "engines": engines,
        "missing": [
            {"engine": one.peer.name, "package": one.peer.package, "reason": one.reason, "detail": one.detail}
            for one in missing
        ],
        "targets": _targets(measured, rates) if yardstick else [],
    }


def machine() -> Data:
    """The kind of machine, without its name."""
    return {
        "system": platform.system(),
        "architecture": platform.machine(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
    }


def _engine(one: Measured, yardstick: Measured | None, rates: tuple[str, ...]) -> Data:
    data: Data = {"engine": one.peer.name, "game": one.peer.game, "version": one.version}
    for rate in rates:
        values = [getattr(sample, rate) for sample in one.samples]
        data[f"{rate}_per_second"] = {
            "median": _short(median(values)),
            "low": _short(min(values)),
            "high": _short(max(values)),
        }
    data["ratio"] = (
        None if yardstick is None else {rate: _ratio(one, yardstick, rate) for rate in rates if rate in COMPARED}
    )
    return data


def _short(value: float) -> float:
    return round(value, 1)


def _ratio(one: Measured, yardstick: Measured, rate: str) -> float:
    """The median of the ratios within the rounds."""
    pairs = zip(one.samples, yardstick.samples, strict=True)
    ratios: list[float] = [getattr(ours, rate) / getattr(theirs, rate) for ours, theirs in pairs]
    return round(median(ratios), 2)


def _targets(measured: list[Measured], rates: tuple[str, ...]) -> list[Data]:
    by_name = {one.peer.name: one for one in measured}
    found = []
    for target in TARGETS:
        if {target.engine, target.to} <= set(by_name) and target.rate in rates:
            ratio = _ratio(by_name[target.engine], by_name[target.to], target.rate)
            found.append({**target._asdict(), "measured": ratio, "met": ratio >= target.ratio})
    return found


def markdown(data: Data, command: str) -> str:
    """The report as a page, in English."""
    rates = [rate for rate in RATES if data["engines"] and f"{rate}_per_second" in data["engines"][0]]
    where = data["machine"]
    head = ["engine", "game", *(f"{rate}/s" for rate in rates)]
    lines = [
        "# Speed of the engine",
        "",
        f"Measured {data['date']} with `{command}` on {where['system']} {where['architecture']}, "
        f"{where['cores']} cores, Python {where['python']}.",
        "",
        METHOD.format(rounds=data["rounds"]),
        "",
        "| " + " | ".join(head) + " |",
        "|" + "---|" * 2 + "---:|" * len(rates),
    ]
    lines += [
        _row([_name(one), one["game"], *(_cell(one[f"{rate}_per_second"]) for rate in rates)])
        for one in data["engines"]
    ]
    lines += _ratio_lines(data, [rate for rate in rates if rate in COMPARED])
    lines += [f"\nNot measured: {one['engine']} ({one['reason']})." for one in data["missing"]]
    return "\n".join(lines) + "\n"


def _ratio_lines(data: Data, rates: list[str]) -> list[str]:
    if not any(one["ratio"] for one in data["engines"]):
        return []
    lines = ["", f"## Ratios to {data['yardstick']}", "", "Medians of the ratios within each round.", ""]
    lines += [_row(["engine", *rates]), "|---|" + "---:|" * len(rates)]
    lines += [_row([one["engine"], *(f"{one['ratio'][rate]:.2f}" for rate in rates)]) for one in data["engines"]]
    if data["targets"]:
        lines += [
            "",
            "## Targets",
            "",
            _row(["engine", "rate", "to", "at least", "measured"]),
            "|---|---|---|---:|---:|",
        ]
        lines += [
            _row([one["engine"], one["rate"], one["to"], f"{one['ratio']:.1f}", f"{one['measured']:.2f}"])
            for one in data["targets"]
        ]
    return lines


def _name(engine: Data) -> str:
    return f"{engine['engine']} {engine['version']}"


def _row(cells: list[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def _cell(rate: Data) -> str:
    return f"{rate['median']:,.0f} ({rate['low']:,.0f} to {rate['high']:,.0f})"
