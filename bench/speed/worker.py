"""The worker: a process for one engine that measures on request.

It reads one JSON object per line and answers with one: first `{"ready": ...}` without a request; then, for `{"measure":
"play" | "copy", "seconds": s}`, the amount of work and the seconds of CPU time. CPU time does not include the time that
other programs take.
"""

import json
import sys
from itertools import count
from time import process_time
from typing import Any, Final

from bench.speed.peers import Runner, middle, runner

Data = dict[str, Any]

COPIES: Final = 100
"""Copies between two readings of the clock."""


def serve(name: str) -> None:
    """Answer requests until the input ends."""
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
    """Play whole games for about the given time; setup is not counted."""
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
    """Copy a game in progress for about the given time."""
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
