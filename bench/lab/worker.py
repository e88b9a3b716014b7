"""One measurement in a process of its own: `python -m bench.lab.worker NAME GAME SECONDS`."""

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

from bench.lab import contenders as c

KINDS: dict[str, Callable[[str, float], c.Measured]] = {
    "raw": c.raw,
    "blind": lambda game, seconds: c.aec(game, seconds, observe=False),
    "aec": c.aec,
    "masked": c.aec_masked,
    "sampled": c.aec_sampled,
    "spiel": c.our_spiel,
    "batch": c.batch,
    "machine": lambda game, seconds: c.batch(game, seconds, processes=os.cpu_count() or 1),
}
PEERS: dict[str, Callable[[float], c.Measured]] = {
    "pettingzoo-chess": c.pettingzoo_chess,
    "open_spiel-chess": c.spiel_chess,
    "catanatron": c.catanatron,
    "pgx-chess": c.pgx_chess,
}


def main(name: str, game: str, seconds: float) -> None:
    """Measure and say so, as JSON."""
    if os.environ.get("IRONMASTER_PURE") == "1":
        import ironmaster
        from ironmaster.core.engine import compiled

        assert not compiled(), Path(ironmaster.__file__)
    try:
        decisions, spent = PEERS[name](seconds) if name in PEERS else KINDS[name](game, seconds)
        print(json.dumps({"rate": decisions / spent}))
    except ImportError as problem:
        print(json.dumps({"missing": str(problem)}))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], float(sys.argv[3]))
