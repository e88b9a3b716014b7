"""The stored results of seeded games: `order.json` holds moves as they were offered, `digests.json` hashes of games.

Both files are in the test folder of the game. They must not change while its ruleset stays: a difference means that
old records no longer replay, or that the compiled engine plays differently from the pure one. When a ruleset version is
raised, or a board or switch is added, regenerate them from the repository's root and review the difference before
committing it:

    PYTHONPATH=src .venv/bin/python -m tests.games.golden

The digests of a ruleset that has ended are kept in `digests-<ruleset>.json` and never change again.
"""

import json
from hashlib import blake2b
from pathlib import Path
from typing import Any

import ironmaster
from ironmaster.conformance.cases import Case, cases, defaults
from ironmaster.core.contract import OVER, FastDice
from ironmaster.core.registry import read_switch
from ironmaster.core.versions import split_key

from .players import brought, trial_of

FOLDER = Path(__file__).parent
SEEDS = range(1, 13)
FEWER = 4
"""The number of games with thoughtful players: these games take longer and cover more."""
POINTS = 6


def read(game: str, name: str) -> dict[str, Any]:
    """The content of a stored file of a game."""
    content: dict[str, Any] = json.loads((FOLDER / game / name).read_text("utf-8"))
    return content


def order(case: Case) -> dict[str, list[str]]:
    """The moves offered at a few decisions of a seeded game, by their place in it."""
    trial = trial_of(case)
    game, states = trial.game, trial.playout().states
    places = [place for place, state in enumerate(states) if game.law.to_act(state) >= 0]
    chosen = [places[number * (len(places) - 1) // (POINTS - 1)] for number in range(POINTS)]
    return {str(place): game.actions.texts(game.law.moves(states[place])) for place in chosen}


def digest(case: Case) -> str:
    """A hash of every action and state of some seeded games, and of their results."""
    trial, whole = trial_of(case), blake2b(digest_size=16)
    game = trial.game
    for seed in SEEDS[:FEWER] if brought(case.name, "lively", None) else SEEDS:
        state, dice = game.law.start(), FastDice(seed)
        while game.law.to_act(state) != OVER:
            actor, action = trial.step(state, dice)
            whole.update(f"{actor} {game.actions.text(action)} {state.key()}\n".encode())
        whole.update(f"{game.law.scores(state)} {game.law.ranking(state)}\n".encode())
    return whole.hexdigest()


def older(name: str) -> list[tuple[Case, str]]:
    """The games of earlier rulesets of a game, and their hashes."""
    found = [json.loads(path.read_text("utf-8")) for path in sorted((FOLDER / name).glob("digests-*.json"))]
    return [(case_of(key, stored), hashed) for stored in found for key, hashed in stored["games"].items()]


def case_of(key: str, stored: dict[str, Any]) -> Case:
    """A case from its text, with the ruleset and the version of the board that its digest was made with."""
    name, *board, seats, changed = key.split("-")
    pairs = [] if changed == "default" else [pair.split("=") for pair in changed.split(",")]
    rules = tuple((switch, read_switch(name, switch, value)) for switch, value in pairs)
    boards = {name: f"{name}@{version}" for name, version in map(split_key, stored["boards"])}
    return Case(name, int(seats), rules, boards[board[0]] if board else next(iter(boards.values())), stored["ruleset"])


def refresh() -> None:
    """Regenerate all files, and keep the digests of a ruleset that has ended."""
    for name in ironmaster.names():
        spec = ironmaster.spec_of(name)
        ended = read(name, "digests.json")["ruleset"]
        if ended != spec.ruleset:
            (FOLDER / name / "digests.json").rename(FOLDER / name / f"digests-{ended}.json")
        digests = {
            "ruleset": spec.ruleset,
            "boards": [board.key for board in spec.boards],
            "games": {str(case): digest(case) for case in cases(name)},
        }
        contents = {"order.json": {str(case): order(case) for case in defaults(name)}, "digests.json": digests}
        for file, content in contents.items():
            (FOLDER / name / file).write_text(json.dumps(content, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    refresh()
