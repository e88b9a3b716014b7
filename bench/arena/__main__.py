"""`python -m bench.arena`: summarises the arena reports of all games in results.md."""

import json
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).parent
STEPS: Final = ("apprentice", "journeyman", "master", "thousand")
TOP: Final = """# How strong the bots are

Each row is one pair of bots in an arena. Only the bots of that arena play. Every deal is played once for each rotation
of the bots over the seats, always with the same random numbers. "Ahead" is the share of the pairs of seats in which the
first bot finished ahead; its 95 % interval is computed over deals, not over games. `scripts/strength` repeats all
arenas. The folder of each arena contains its report, its command with the seed, and a plot of the ratings.
"""
STYLE: Final = {
    "games": "games",
    "winner": "points of the winner",
    "points": "points of a seat",
    "actions": "actions of a seat",
    "points_per_action": "points per action",
    "passed": "share of actions passed",
    "loans": "loans of a seat",
    "loans_in_first_half": "share of loans taken in the first half of the seat's actions",
    "mills": "cotton mills built by a seat",
    "mills_sold": "share of mills sold",
}


def reports() -> list[tuple[str, dict[str, Any]]]:
    """The existing reports, ordered by game and by strength of the bots."""
    found = sorted(HERE.glob("*/*/report.json"), key=lambda file: (file.parts[-3], STEPS.index(file.parts[-2])))
    return [("/".join(file.parts[-3:-1]), json.loads(file.read_text("utf-8"))) for file in found]


def lines(found: list[tuple[str, dict[str, Any]]]) -> list[str]:
    """A table of all pairs."""
    rows = ["| arena | pair | games | ahead | 95 % | margin | winner | faults |", "|---|---|--:|--:|--:|--:|--:|--:|"]
    for folder, report in found:
        time = f", {report['seconds']:g} s" if folder.endswith("master") else ""
        for pair in report["pairs"]:
            names = f"{pair['a']} – {pair['b']}{time}"
            share = f"{pair['ahead']:.1%} | {pair['low']:.1%} to {pair['high']:.1%} | {pair['margin']:+.1f}".replace(
                "-", "−"
            )
            winner, faults = report["winning_points"][0], len(report["faults"])
            rows.append(
                f"| [{folder}]({folder}/report.json) | {names} | {pair['games']} | {share} | {winner:.1f} | {faults} |"
            )
    return rows


def controls(found: list[tuple[str, dict[str, Any]]]) -> list[str]:
    """The control games: each bot against itself."""
    rows = ["| arena | bot against itself | games | margin | zero | winner |", "|---|---|--:|--:|---|--:|"]
    for folder, report in found:
        for one in report["control"]:
            half = "" if one["margin_low"] is None else f" ± {(one['margin_high'] - one['margin_low']) / 2:.2f}"
            margin = f"{one['margin']:+.2f}{half}".replace("-", "−")
            zero, winner = {True: "yes", False: "no", None: "?"}[one["zero"]], one["winning_points"][0]
            rows.append(f"| {folder} | {one['bot']} | {one['games']} | {margin} | {zero} | {winner:.1f} |")
    return rows


def style() -> list[str]:
    """How four masters play Brass, if the style report exists."""
    file = HERE / "brass" / "master" / "style.json"
    if not file.exists():
        return []
    report = json.loads(file.read_text("utf-8"))
    rows = [f"| {words} | {report[key]} |" for key, words in STYLE.items()]
    return [f"## Four masters playing Brass, {report['seconds']:g} s per decision", "", "| | |", "|---|--:|", *rows]


def main() -> None:
    """Write the page."""
    found = reports()
    text = [TOP, *lines(found), "", "## The arena against itself", "", *controls(found), "", *style()]
    (HERE / "results.md").write_text("\n".join(text).rstrip() + "\n", "utf-8")


if __name__ == "__main__":
    main()
