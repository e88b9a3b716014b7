"""The worker: one process for one engine, that measures when asked to.

It reads one JSON object a line and answers with one: first `{"ready": ...}` unasked, then, for
`{"measure": "play" | "copy", "seconds": s}`, how much was done in how many seconds of processor time. Processor time,
because it does not count what other programs on the machine take away.
"""

import json
import sys
from itertools import count
from time import process_time
from typing import Any, Final

from bench.speed.peers import Runner, middle, runner

Data = dict[str, Any]

COPIES: Final = 100
"""Copies between two looks at the clock."""


def serve(name: str) -> None:
    """Answer until the input ends."""
    try:
        player = runner(name)
    except ImportError as problem:
        _answer({"missing": str(problem)})
        return
    try:
        half = middle(player)
        seeds = count(1)
        _answer({"ready": name, "version": player.version, "compiled": player.compiled})
        for line in sys.stdin:
            asked = json.loads(line)
            copying = asked["measure"] == "copy"
            _answer(copies(player, half, asked["seconds"]) if copying else games(player, seeds, asked["seconds"]))
    except Exception as problem:
        _answer({"failed": f"{type(problem).__name__}: {problem}"})


def games(player: Runner, seeds: "count[int]", seconds: float) -> Data:
    """Play whole games for about so long; setting them up is not counted."""
    decisions = played = 0
    spent = 0.0
    while spent < seconds or not played:
        game = player.new(next(seeds))
        begun = process_time()
        decisions += player.play(game)
        spent += process_time() - begun
        played += 1
    return {"decisions": decisions, "games": played, "seconds": spent}


def copies(player: Runner, half: Any, seconds: float) -> Data:
    """Copy a game in its middle for about so long."""
    made = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds or not made:
        for _ in range(COPIES):
            player.copy(half)
        made += COPIES
    return {"copies": made, "seconds": spent}


def _answer(data: Data) -> None:
    print(json.dumps(data), flush=True)


if __name__ == "__main__":
    serve(sys.argv[1])
