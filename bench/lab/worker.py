"""Measurements in a separate process: `python -m bench.lab.worker GAME SECONDS NAME [NAME ...]`.

All are measured alternately in short slices, so that other load on the machine affects them equally.
"""

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

from bench.lab import contenders as c

KINDS: dict[str, Callable[[str], c.Some]] = {
    "raw": c.raw,
    "blind": lambda game: c.aec(game, observe=False),
    "aec": c.aec,
    "masked": c.aec_masked,
    "sampled": c.aec_sampled,
    "gym": c.gym,
    "spiel": c.our_spiel,
    "batch": c.batch,
    "machine": lambda game: c.batch(game, processes=os.cpu_count() or 1),
}
PEERS: dict[str, Callable[[], c.Some]] = {
    "pettingzoo-chess": c.pettingzoo_chess,
    "open_spiel-chess": c.spiel_chess,
    "catanatron": c.catanatron,
    "pgx-chess": c.pgx_chess,
}
SLICE = 0.1


def best(ready: dict[str, c.Some], seconds: float) -> dict[str, float]:
    """Decisions per second of each in its fastest slice: other load can only slow a slice down."""
    found = dict.fromkeys(ready, 0.0)
    for _ in range(max(1, round(seconds / SLICE))):
        for name, some in ready.items():
            decisions, spent = some(SLICE)
            found[name] = max(found[name], decisions / spent)
    return found


def main(game: str, seconds: float, names: list[str]) -> None:
    """Measure, and print the results as JSON."""
    if os.environ.get("IRONMASTER_PURE") == "1":
        import ironmaster
        from ironmaster.core.engine import compiled

        assert not compiled(), Path(ironmaster.__file__)
    try:
        ready = {name: PEERS[name]() if name in PEERS else KINDS[name](game) for name in names}
        print(json.dumps(best(ready, seconds)))
    except ImportError:
        print(json.dumps({}))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]), sys.argv[3:])
