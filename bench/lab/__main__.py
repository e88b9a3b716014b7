"""Measures the laboratory and writes bench/lab/results.md: `python -m bench.lab [--seconds S] [--rounds N]`.

Needs `scripts/setup bench` and `scripts/compile`. All contenders are measured alternately, in short slices and several
rounds of one run. The best value of each is reported, because other load on the machine can only slow a measurement
down.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import ironmaster
from bench.lab.worker import PEERS
from bench.speed.report import machine

ROOT = Path(__file__).parents[2]
COMPILED, PURE = ROOT / "build" / "compiled", ROOT / "src"
PURE_KINDS = ("raw", "aec")
KINDS = ("raw", "blind", "aec", "masked", "sampled", "gym", "spiel", "batch", "machine")
BESIDE = (("raw", "blind", "aec"), ("raw", "gym"), ("raw", "spiel"), ("raw", "masked", "sampled", "batch", "machine"))
"""What is measured in one process: an adapter together with the engine, and no other adapter loaded."""
HEADS = {
    "raw": "engine",
    "blind": "PettingZoo, without observations",
    "aec": "PettingZoo",
    "masked": "PettingZoo, moves drawn from the mask",
    "sampled": "PettingZoo, moves drawn by the action space",
    "gym": "Gymnasium, one seat against random bots",
    "spiel": "OpenSpiel",
    "batch": "batch, one core",
    "machine": "batch, all cores",
}
Name = tuple[str, str, bool]
"""A contender, a game, and whether the plain Python engine is used."""
Rates = dict[Name, list[float]]


def measured(kinds: Sequence[str], game: str, pure: bool, seconds: float) -> dict[str, float]:
    """Decisions per second of each; empty if a library is not installed."""
    path = os.pathsep.join([str(PURE if pure else COMPILED), str(ROOT)])
    env = {**os.environ, "PYTHONPATH": path, "IRONMASTER_PURE": str(int(pure)), "JAX_PLATFORMS": "cpu"}
    command = [sys.executable, "-m", "bench.lab.worker", game or "-", str(seconds), *kinds]
    done = subprocess.run(command, capture_output=True, text=True, env=env, cwd=ROOT, check=False)  # noqa: S603 - ours
    if done.returncode:
        raise SystemExit(done.stderr)
    rates: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return rates


def measured_together() -> list[tuple[Sequence[str], str, bool]]:
    """What to measure in each process: the engine with its adapters, or one peer."""
    compiled = [(kinds, game, False) for game in ironmaster.names() for kinds in BESIDE]
    pure = [(PURE_KINDS, game, True) for game in ironmaster.names()]
    return [*compiled, *pure, *(((peer,), "", False) for peer in PEERS)]


def rounds(number: int, seconds: float) -> Rates:
    """Several alternating rounds of all measurements; libraries that are not installed are left out."""
    found: Rates = {}
    for turn in range(number):
        for kinds, game, pure in measured_together():
            rates = measured(kinds, game, pure, seconds)
            for kind, rate in rates.items():
                found.setdefault((kind, game, pure), []).append(rate)
                if "raw" in rates:
                    found.setdefault((f"raw beside {kind}", game, pure), []).append(rates["raw"])
                text = f"{kind} {game} {'plain Python ' if pure else ''}{rate:,.0f}"
                print(f"round {turn + 1}: {text}", file=sys.stderr, flush=True)
    return found


def ratio(found: Rates, one: Name, other: Name) -> float:
    """The best speed of one contender divided by the best speed of another."""
    return max(found[one]) / max(found[other])


def page(found: Rates, seconds: float) -> str:
    """The report, in English."""
    where, turns = machine(), max(len(rates) for (kind, *_), rates in found.items() if kind == "aec")
    lines = [
        "# The laboratory",
        "",
        f"Measured with `python -m bench.lab --seconds {seconds:g} --rounds {turns}` on {where['system']} "
        f"{where['architecture']}, "
        f"{where['cores']} cores, Python {where['python']}. The figures are decisions per second, each from its "
        "fastest slice in all rounds of one run, with random legal moves and four seats. Everything runs on one core "
        "and is measured in CPU time; batches and pgx are measured in wall-clock time. The time that an adapter adds "
        "is computed from measurements of the engine in the same process, alternating with those of the adapter.",
        "",
        "| | " + " | ".join(ironmaster.names()) + " |",
        "|---|" + "---:|" * len(ironmaster.names()),
    ]
    for pure, kinds in ((False, KINDS), (True, PURE_KINDS)):
        for kind in kinds:
            cells = [f"{max(found[kind, game, pure]):,.0f}" for game in ironmaster.names()]
            lines.append(f"| {HEADS[kind]}{', plain Python' if pure else ''} | " + " | ".join(cells) + " |")
    lines += ["", "| peer | decisions/s |", "|---|---:|"]
    lines += [f"| {peer} | {max(found[peer, '', False]):,.0f} |" for peer in PEERS if (peer, "", False) in found]
    lines += ["", *overheads(found), "", *ratios(found)]
    missing = [peer for peer in PEERS if (peer, "", False) not in found]
    return "\n".join([*lines, *(f"\nNot installed: {peer}." for peer in missing)]) + "\n"


def added(found: Rates, kind: str, game: str, pure: bool) -> float:
    """The time that an adapter adds to a decision, as a share of the engine's own time."""
    return ratio(found, (f"raw beside {kind}", game, pure), (kind, game, pure)) - 1


def overheads(found: Rates) -> list[str]:
    """A table of the time that each adapter adds to a decision."""
    lines = [
        "## Time that an adapter adds to a decision",
        "",
        "| | " + " | ".join(ironmaster.names()) + " |",
        "|---|" + "---:|" * len(ironmaster.names()),
    ]
    for kind in ("blind", "aec", "gym", "spiel", "batch"):
        cells = [f"{added(found, kind, game, False):+.0%}" for game in ironmaster.names()]
        lines.append(f"| {HEADS[kind]} | " + " | ".join(cells) + " |")
    cells = [f"{added(found, 'aec', game, True):+.0%}" for game in ironmaster.names()]
    lines.append(f"| {HEADS['aec']}, plain Python | " + " | ".join(cells) + " |")
    return [line.replace("-", "−") if line.startswith("| ") and "%" in line else line for line in lines]


def ratios(found: Rates) -> list[str]:
    """The ratios of our speed to that of the peers, within the same rounds."""
    lines = [
        "## Ratios",
        "",
        "| | " + " | ".join(ironmaster.names()) + " |",
        "|---|" + "---:|" * len(ironmaster.names()),
    ]
    pairs = [
        ("PettingZoo to PettingZoo's chess", "masked", "pettingzoo-chess"),
        ("engine to catanatron", "raw", "catanatron"),
        ("engine to OpenSpiel's chess", "raw", "open_spiel-chess"),
        ("batch, all cores, to pgx's chess", "machine", "pgx-chess"),
    ]
    for title, kind, peer in pairs:
        if (peer, "", False) in found:
            cells = [f"{ratio(found, (kind, game, False), (peer, '', False)):.1f}" for game in ironmaster.names()]
            lines.append(f"| {title} | " + " | ".join(cells) + " |")
    for title, kind, other in (
        ("batch, one core, to PettingZoo with moves drawn from the mask", "batch", "masked"),
        ("batch, one core, to PettingZoo with moves drawn by the action space", "batch", "sampled"),
        ("batch, all cores, to one core", "machine", "batch"),
    ):
        cells = [f"{ratio(found, (kind, game, False), (other, game, False)):.2f}" for game in ironmaster.names()]
        lines.append(f"| {title} | " + " | ".join(cells) + " |")
    return lines


def main() -> None:
    """Measure and write."""
    ask = argparse.ArgumentParser()
    ask.add_argument("--seconds", type=float, default=1.0)
    ask.add_argument("--rounds", type=int, default=5)
    options = ask.parse_args()
    found = rounds(options.rounds, options.seconds)
    (Path(__file__).parent / "results.md").write_text(page(found, options.seconds), "utf-8")


if __name__ == "__main__":
    main()
