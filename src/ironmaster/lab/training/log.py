"""The log of a run: `log.csv`, a row for each iteration."""

import csv
import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from ironmaster.core.messages import say
from ironmaster.lab.training.counting import Counters, Rollout, Update
from ironmaster.lab.training.files import write

FILE: Final = "log.csv"
COLUMNS: Final = (
    "iteration",
    "minutes",
    "decisions",
    "decisions_per_second",
    "rollout_per_second",
    "training_per_second",
    "rollout_seconds",
    "training_seconds",
    "choices",
    "games",
    "winner_points",
    "mean_points",
    "policy_loss",
    "value_loss",
    "entropy",
    "kl",
    "clip_fraction",
    "explained_variance",
)


def row_of(
    counters: Counters, speed: float, rollout: Rollout, update: Update, labels: Sequence[str]
) -> dict[str, float]:
    """The row of an iteration with `speed` decisions per second; the counters are those after it."""
    ends, decisions = rollout.ends, update.decisions
    row = {
        "iteration": counters.iteration,
        "minutes": counters.minutes,
        "decisions": counters.decisions,
        "decisions_per_second": speed,
        "rollout_per_second": decisions / rollout.seconds,
        "training_per_second": decisions / update.seconds,
        "rollout_seconds": rollout.seconds,
        "training_seconds": update.seconds,
        "choices": update.choices,
        "games": sum(ends.games),
        "winner_points": _mean(sum(ends.winner), sum(ends.games)),
        "mean_points": _mean(sum(ends.mean), sum(ends.games)),
        **update.losses._asdict(),
    }
    each = zip(labels, ends.winner, ends.games, strict=True)
    return {**row, **{f"winner_points_{label}": _mean(points, games) for label, points, games in each}}


def _mean(total: float, number: int) -> float:
    return total / number if number else float("nan")


def progress_line(row: dict[str, float], lang: str) -> str:
    """The progress line of an iteration."""
    params: dict[str, str | int] = {
        "minutes": f"{row['minutes']:.1f}",
        "decisions": f"{row['decisions'] / 1e6:.1f}",
        "speed": f"{row['decisions_per_second'] / 1e3:.1f}",
        "rollouts": f"{row['rollout_per_second'] / 1e3:.1f}",
        "training": f"{row['training_per_second'] / 1e3:.1f}",
        "winner": f"{row['winner_points']:.1f}" if row["games"] else "–",
        "entropy": f"{row['entropy']:.3f}",
        "kl": f"{row['kl']:.4f}",
        "explained": f"{row['explained_variance']:.3f}",
    }
    return say("lab", lang, "training-progress", params)


class Log:
    """Appends rows. When a run is resumed, rows after the last checkpoint are removed."""

    def __init__(self, folder: Path, labels: Sequence[str], iteration: int) -> None:
        self.file = folder / FILE
        self.columns = [*COLUMNS, *(f"winner_points_{label}" for label in labels)]
        kept = [row for row in read(self.file) if int(row["iteration"]) <= iteration]
        write(self.file, self._text([self.columns, *([row[name] for name in self.columns] for row in kept)]))

    @staticmethod
    def _text(rows: Sequence[Sequence[Any]]) -> bytes:
        text = io.StringIO()
        csv.writer(text, lineterminator="\n").writerows(rows)
        return text.getvalue().encode()

    def add(self, row: dict[str, float]) -> None:
        """Append a row; numbers are rounded to six digits."""
        values = [f"{row[name]:.6g}" if isinstance(row[name], float) else row[name] for name in self.columns]
        with self.file.open("ab") as file:
            file.write(self._text([values]))


def read(file: Path) -> list[dict[str, str]]:
    """The complete rows of a CSV file; none if there is no file. A truncated line is skipped."""
    if not file.exists():
        return []
    lines = file.read_text("utf-8").split("\n")[:-1]  # the text after the last line break is a truncated line
    return [row for row in csv.DictReader(lines) if None not in row and None not in row.values()]
