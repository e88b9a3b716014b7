"""Converts self-play of `ironmaster selfplay` to arrays for a network: `python prepare.py RUN data.npz`.

Reading the file needs only NumPy, so the network can be trained on a machine without Ironmaster.
"""

import json
import sys
from pathlib import Path

import numpy as np

from ironmaster.bots.network import identity_of
from ironmaster.lab.selfplay.plan import plan_from
from ironmaster.lab.selfplay.store import PLAN, read


def prepare(run: Path, file: Path) -> int:
    """Write the arrays. Returns the number of decisions."""
    plan = plan_from((run / PLAN).read_bytes())
    game = plan.table()
    table = read(run).combine_chunks()
    rows, seats = table.num_rows, game.seats
    moves, policy = table["moves"].combine_chunks(), table["policy"].combine_chunks()
    layout = [[part.name, part.length, part.low, part.high, part.names] for part in game.observation.features()]
    np.savez_compressed(
        file,
        features=table["features"].combine_chunks().flatten().to_numpy().reshape(rows, -1),
        offsets=moves.offsets.to_numpy(),
        moves=moves.flatten().to_numpy().astype(np.int16),
        policy=policy.flatten().to_numpy().astype(np.float16),
        outcome=table["outcome"].combine_chunks().flatten().to_numpy().reshape(rows, seats),
        game=table["game"].to_numpy(),
        about=np.array(json.dumps({"layout": layout, "identity": identity_of(game), "bot": plan.bot})),
    )
    return rows


if __name__ == "__main__":
    print(prepare(Path(sys.argv[1]), Path(sys.argv[2])), "decisions")
