"""`python -m bench.chances`: tests the chances of winning of the analysis on games of the master arenas.

Replays every game of `bench/arena/*/master/games.jsonl`. Before every turn it computes the chances as the analysis
does, and compares them with the result of the game. Writes results.md beside this file.
"""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

import ironmaster
from ironmaster.analysis.chances import SHRINKING, chances, settled
from ironmaster.arena.plan import Plan
from ironmaster.arena.results import Result
from ironmaster.bots.judges import judge_of
from ironmaster.core.contract import CHANCE

HERE: Final = Path(__file__).parent
ARENAS: Final = HERE.parent / "arena"
SCALES: Final = (0.5, 0.7, 1.0, 1.4, 2.0)
SHRINKINGS: Final = (0.0, 1 / 6, 1 / 3, 1 / 2, 3 / 4)
BINS: Final = ((0.0, 0.1), (0.1, 0.2), (0.2, 0.3), (0.3, 0.5), (0.5, 0.7), (0.7, 0.9), (0.9, 1.01))
TOP: Final = """# How good the chances of winning are

Written by `python -m bench.chances` from the games of masters and journeymen in [bench/arena](../arena/results.md).
Before every turn, the chances of winning that the [analysis](../../docs/play/analysis.md) shows are compared with the
result of the game. Unlike the analysis, this comparison also counts seats that have left a game.
"""


class Turn(NamedTuple):
    """The forecast before a turn, and the result of the game."""

    forecast: list[float]
    left: float
    won: list[float]


def turns(file: Path) -> tuple[Plan, float, int, list[Turn]]:
    """Every turn of every game in a file, with the judge's spread and the number of games."""
    first, *lines = file.read_bytes().splitlines()
    plan = msgspec.json.decode(first, type=Plan)
    results = [msgspec.json.decode(line, type=Result) for line in lines]
    judge = judge_of(plan.table())
    return plan, judge.spread, len(results), [turn for one in results for turn in _turns(plan, one)]


def _turns(plan: Plan, one: Result) -> Iterator[Turn]:
    game = plan.table()
    judge, state, last, done = judge_of(game), game.law.start(), CHANCE, 0
    for number in one.log:
        actor = game.law.to_act(state)
        if actor == CHANCE:
            game.law.settle(state, number)
            continue
        if actor != last:
            yield Turn(judge.forecast(state), 1.0 - done / sum(one.decisions), settled(one.places))
        last = actor
        done += 1
        game.law.apply(state, number)


def brier(found: list[Turn], spread: float, shrinking: float) -> float:
    """The Brier score: the mean squared error of the chances, summed over the seats. Lower is better."""
    total = 0.0
    for turn in found:
        forecast = chances(turn.forecast, spread, turn.left, shrinking)
        total += sum((one - won) ** 2 for one, won in zip(forecast, turn.won, strict=True))
    return total / len(found)


def calibration(found: list[Turn], spread: float) -> list[str]:
    """For each range of chances, how often seats with such a chance won."""
    pairs = [pair for turn in found for pair in zip(chances(turn.forecast, spread, turn.left), turn.won, strict=True)]
    cells = []
    for low, high in BINS:
        within = [(chance, won) for chance, won in pairs if low <= chance < high]
        given, won = (sum(one[k] for one in within) / max(len(within), 1) for k in (0, 1))
        cells.append(f"{given:.0%} → {won:.0%}" if len(within) >= 30 else "–")
    return cells


def section(file: Path) -> list[str]:
    """The section of the report for one game."""
    plan, spread, games, found = turns(file)
    equal = 1.0 - 1.0 / plan.seats
    rows = [
        f"## {ironmaster.game(plan.game).spec.title}",
        "",
        f"{games} games, {len(found)} turns. Brier score {brier(found, spread, SHRINKING):.3f}; equal chances for all "
        f"would score {equal:.3f}.",
        "",
        "Forecast chance → share that won (all turns of a game count, so these figures are not independent):",
        "",
        "| " + " | ".join(f"{low:.0%} to {min(high, 1.0):.0%}" for low, high in BINS) + " |",
        "|" + "--:|" * len(BINS),
        "| " + " | ".join(calibration(found, spread)) + " |",
        "",
        "The Brier score on every third turn, with the judge's spread multiplied and with other exponents of the "
        "remaining part of the game:",
        "",
        "| exponent | " + " | ".join(f"{scale:g} times" for scale in SCALES) + " |",
        "|--:|" + "--:|" * len(SCALES),
    ]
    scores = {(s, e): brier(found[::3], spread * s, e) for s, e in product(SCALES, SHRINKINGS)}
    for shrinking in SHRINKINGS:
        cells = [f"{scores[scale, shrinking]:.3f}" for scale in SCALES]
        rows.append(f"| {shrinking:.2f} | " + " | ".join(cells) + " |")
    return [*rows, ""]


def main() -> None:
    """Write the report."""
    files = sorted(ARENAS.glob("*/master/games.jsonl"))
    pages = [line for file in files for line in section(file)]
    (HERE / "results.md").write_text("\n".join([TOP, *pages]).rstrip() + "\n", "utf-8")


if __name__ == "__main__":
    main()
