"""The stored results of seeded games: `order.json` holds moves as they were offered, `digests.json` hashes of games.

Both files must stay as they are while the ruleset of a game stays: a difference means that old records of that game no
longer replay, or that the compiled engine plays otherwise than the pure one. When a ruleset version is raised, or a
game or switch is added, write them anew from the repository's root and read the difference before committing it:

    PYTHONPATH=src python -m tests.conformance.golden
"""

import json
from hashlib import blake2b
from pathlib import Path
from typing import Any

import ironmaster
from ironmaster.core.contract import OVER, FastDice

from .cases import CASES, DEFAULTS, LIVELY, Case, game_of, step, trail

FOLDER = Path(__file__).parent
SEEDS = range(1, 13)
FEWER = 4
"""Games of players who think before they move: they take longer and show more."""
POINTS = 6


def read(name: str) -> dict[str, Any]:
    """The content of a stored file."""
    content: dict[str, Any] = json.loads((FOLDER / name).read_text("utf-8"))
    return content


def order(case: Case) -> dict[str, list[str]]:
    """The moves offered at a few decisions of a seeded game, by their place in it."""
    game, states, _ = trail(case)
    places = [place for place, state in enumerate(states) if game.law.to_act(state) >= 0]
    chosen = [places[number * (len(places) - 1) // (POINTS - 1)] for number in range(POINTS)]
    return {str(place): game.actions.texts(game.law.moves(states[place])) for place in chosen}


def digest(case: Case) -> str:
    """A hash of every action and state of some seeded games, and of their results."""
    game, whole = game_of(case), blake2b(digest_size=16)
    for seed in SEEDS[:FEWER] if case.name in LIVELY else SEEDS:
        state, dice = game.law.start(), FastDice(seed)
        while game.law.to_act(state) != OVER:
            actor, action = step(game, state, dice)
            whole.update(f"{actor} {game.actions.text(action)} {state.key()}\n".encode())
        whole.update(f"{game.law.scores(state)} {game.law.ranking(state)}\n".encode())
    return whole.hexdigest()


def digests() -> dict[str, dict[str, Any]]:
    """For each game its ruleset and the hashes of its seeded games."""
    return {
        name: {
            "ruleset": ironmaster.spec_of(name).ruleset,
            "games": {str(case): digest(case) for case in CASES if case.name == name},
        }
        for name in ironmaster.names()
    }


def refresh() -> None:
    """Write both files anew."""
    contents = {"order.json": {str(case): order(case) for case in DEFAULTS}, "digests.json": digests()}
    for name, content in contents.items():
        (FOLDER / name).write_text(json.dumps(content, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    refresh()
