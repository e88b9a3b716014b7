"""The strength of the checkpoints of a run: `ratings.csv`, with a row for each pairing, and the plot `progress.svg`."""

import csv
import io
from collections.abc import Mapping, Sequence
from math import log
from pathlib import Path
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from ironmaster.arena.results import Result
from ironmaster.arena.statistics import ahead, by_deal, mean_of, means, share
from ironmaster.lab.training.files import write
from ironmaster.lab.training.log import read

FILE: Final = "ratings.csv"
PLOT: Final = "progress.svg"
ELO: Final = 400 / log(10)
WIDTH, HEIGHT, LEFT, RIGHT, EDGE = 720, 400, 60, 110, 40
INK, FAINT, MARK = "#2b2622", "#b8ab98", "#8a3b1e"


class Rating(NamedTuple):
    """The result of a checkpoint against an opponent in one setup, with 95 % intervals."""

    iteration: int
    minutes: float
    setup: str
    opponent: str
    """A bot, or the iteration of an earlier checkpoint."""
    games: int
    ahead: float
    """Share of the pairs of seats, one of each side, in which the seat of the checkpoint finished ahead."""
    ahead_low: float
    ahead_high: float
    margin: float
    """Points of a seat of the checkpoint less those of a seat of the opponent."""
    margin_low: float
    margin_high: float


def rated(iteration: int, minutes: float, setup: str, opponent: str, results: Sequence[Result]) -> Rating:
    """The rating from games in which the checkpoint is entrant 0 and the opponent entrant 1."""
    deals = by_deal(results)
    chance = share(means(deals, 0, 1, ahead))
    margin = mean_of(means(deals, 0, 1, lambda one, i, j: float(one.scores[i] - one.scores[j])))
    return Rating(iteration, minutes, setup, opponent, len(results), *chance, *margin)


def add(folder: Path, rating: Rating) -> None:
    """Append a row to the ratings of a run, in a single write because two processes append."""
    file, text = folder / FILE, io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    if not file.exists():
        writer.writerow(Rating._fields)
    writer.writerow([f"{value:.6g}" if isinstance(value, float) else value for value in rating])
    with file.open("ab", buffering=0) as opened:
        opened.write(text.getvalue().encode())


def load(folder: Path) -> list[Rating]:
    """All ratings of a run so far."""
    rows = read(folder / FILE)
    return [
        Rating(
            int(row["iteration"]),
            float(row["minutes"]),
            row["setup"],
            row["opponent"],
            int(row["games"]),
            *(float(row[name]) for name in Rating._fields[5:]),
        )
        for row in rows
    ]


def elo(ratings: Sequence[Rating]) -> dict[str, float]:
    """Elo ratings of all checkpoints and bots by maximum likelihood (Bradley-Terry), above the first checkpoint.

    >>> one = Rating(20, 2.0, "seats4", "10", 100, 0.75, 0, 1, 0, 0, 0)
    >>> {name: round(value) for name, value in elo([one]).items()}
    {'20': 189, '10': 0}
    """
    met: dict[str, dict[str, float]] = {}
    won: dict[str, float] = {}
    for one in ratings:
        # half a game for each side keeps the rating of a side that always wins finite
        pair = {str(one.iteration): one.games * one.ahead + 0.5, one.opponent: one.games * (1 - one.ahead) + 0.5}
        for name, other in (tuple(pair), tuple(pair)[::-1]):
            met.setdefault(name, {}).setdefault(other, 0.0)
            met[name][other] += one.games + 1
            won[name] = won.get(name, 0.0) + pair[name]
    strength = dict.fromkeys(met, 1.0)
    for _ in range(2000):
        before = dict(strength)
        for name, others in met.items():
            strength[name] = won[name] / sum(n / (strength[name] + strength[other]) for other, n in others.items())
        if max((abs(strength[name] / before[name] - 1) for name in met), default=0.0) < 1e-7:
            break
    first = min((name for name in strength if name.isdigit()), key=int, default="")
    return {name: ELO * log(value / strength[first]) for name, value in strength.items()} if first else {}


def draw(folder: Path, title: str) -> None:
    """Write the plot of the Elo ratings over training time."""
    ratings = load(folder)
    found = elo(ratings)
    minutes = {str(one.iteration): one.minutes for one in ratings}
    if found:
        write(folder / PLOT, plot(found, minutes, title).encode())


def plot(found: Mapping[str, float], minutes: Mapping[str, float], title: str) -> str:
    """Checkpoints as a curve, bots as lines across, as SVG.

    A checkpoint that occurs only as an opponent has no training time in the ratings and is left out.
    """
    curve = sorted((minutes[name], value) for name, value in found.items() if name in minutes)
    bots = {name: value for name, value in found.items() if not name.isdigit()}
    low, high = min(found.values()), max(found.values())
    last, range_ = max(minutes.values()), max(high - low, 1.0)

    def x(minute: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * minute / max(last, 1e-9)

    def y(value: float) -> float:
        return HEIGHT - EDGE - (HEIGHT - 2.5 * EDGE) * (value - low) / range_

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-family="sans-serif">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#f6efe2"/>',
        _text(24, 28, 16, title),
        _text(WIDTH - RIGHT, HEIGHT - 14, 12, f"{last:.0f} min", "end"),
        _text(LEFT - 8, y(high) + 4, 12, f"{high:+.0f}", "end"),
        _text(LEFT - 8, y(low) + 4, 12, f"{low:+.0f}", "end"),
    ]
    for name, value in bots.items():
        across = f'x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(value):.1f}" y2="{y(value):.1f}"'
        parts.append(f'<line {across} stroke="{FAINT}" stroke-dasharray="4 3"/>')
        parts.append(_text(WIDTH - RIGHT + 8, y(value) + 4, 12, name))
    points = " ".join(f"{x(minute):.1f},{y(value):.1f}" for minute, value in curve)
    parts.append(f'<polyline points="{points}" fill="none" stroke="{MARK}" stroke-width="2"/>')
    parts += [f'<circle cx="{x(minute):.1f}" cy="{y(value):.1f}" r="3.5" fill="{MARK}"/>' for minute, value in curve]
    return "\n".join([*parts, "</svg>", ""])


def _text(x: float, y: float, size: int, text: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{INK}" text-anchor="{anchor}">{escape(text)}</text>'
