"""The engine against the second reading of the rules: moves, the positions after them, and refusals.

The suite plays a short run. A long one prints what it has covered:

    python -m tests.games.steam.test_second_reading --positions 5000 --games 200
"""

import argparse
import sys
from collections import Counter
from random import Random
from typing import Any, Final, cast

import ironmaster
from ironmaster.core.contract import CHANCE, OVER, FastDice, Game, State
from ironmaster.core.frames import first_of, kind_of
from ironmaster.games.steam.game import Steam
from ironmaster.games.steam.state import SteamState
from ironmaster.games.steam.steps.frames import SCORE
from tests.games.steam.playing import lively
from tests.games.steam.second_claims import attempts, holds
from tests.games.steam.second_course import Course
from tests.games.steam.second_paper import PACKAGE, paper, read
from tests.games.steam.second_reading import LETTER, Reading

BOARDS: Final = {"northeast": (3, 4, 5), "ruhr": (3, 4, 5), "rust_belt": (3, 4, 5, 6)}
TOWNS: Final = {town for board in BOARDS for town in paper(PACKAGE / "boards" / f"{board}.toml").towns}


def drawn(chance: Random) -> tuple[str, int, dict[str, Any]]:
    """A board, a number of seats, and switches."""
    board = chance.choice(list(BOARDS))
    rules: dict[str, Any] = {}
    if chance.random() < 0.5:
        rules["game"] = "standard"
        rules |= {"lenient": "on"} if chance.random() < 0.2 else {}
    elif chance.random() < 0.3:
        rules["order"] = "random"
    rules |= {"by": "letter"} if chance.random() < 0.3 else {}
    rules |= {name: chance.random() < 0.5 for name in LETTER if chance.random() < 0.15}
    rules |= {"town_once": True} if chance.random() < 0.2 else {}
    return board, chance.choice(BOARDS[board]), rules


def differences(told: Any, found: Any, path: str = "") -> list[str]:
    """Where two positions differ."""
    if isinstance(told, dict) and isinstance(found, dict):
        keys = sorted({*told, *found})
        return [line for key in keys for line in differences(told.get(key), found.get(key), f"{path}.{key}")]
    return [] if told == found else [f"{path}: read {told!r}, played {found!r}"]


def read_and_compare(game: Game, before: Any, texts: set[str], move: str, after: Any) -> None:
    """One decision: the moves offered, and what the chosen one does."""
    reading = Course(before)
    legal = reading.moves()
    assert legal == texts, f"not offered {sorted(legal - texts)}, not legal {sorted(texts - legal)}, in {before}"
    told = reading.after(move)
    ruined = [seat for seat, player in after["players"].items() if player["out"]]
    for seat in ruined:
        for key in ("cash", "income", "points", "worth", "upgraded", "due"):
            told["players"][seat][key] = after["players"][seat][key]
    found = differences(told, after)
    assert not found, f"{move}: {found}, in {before}"


class Walk:
    """Games played and read side by side."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.seen: Counter[str] = Counter()

    def game(self, often: float, most: int = 100_000) -> None:
        """One game; a part of its decisions is compared, and all the rare ones."""
        board, seats, rules = drawn(self.chance)
        game = ironmaster.game("steam", seats=seats, board=board, rules=rules)
        state, dice = game.law.start(), FastDice(self.chance.randrange(1 << 30))
        habits = self.chance.choice(((0.0, 0.0), (0.1, 0.3), (0.3, 0.1), (0.05, 0.6), (0.9, 0.0)))
        while (actor := game.law.to_act(state)) != OVER and most:
            if actor == CHANCE:
                game.law.settle(state, game.law.draw(state, dice))
                continue
            moves = game.law.moves(state)
            move = self.chosen(game, state, moves, habits, dice)
            before = state.copy()
            game.law.apply(state, move)
            told = self.rare(game, before, game.actions.text(move), state)
            if told or self.chance.random() < often:
                self.compare(game, before, moves, move, state, told)
                most -= 1
        if actor == OVER:
            self.finished(game, state)

    def chosen(self, game: Game, state: State, moves: list[int], habits: tuple[float, float], dice: FastDice) -> int:
        """A move of a lively player, one at random, or one of a rare kind."""
        wild, fond = habits
        if self.chance.random() < wild:
            return self.chance.choice(moves)
        if self.chance.random() < fond:
            some = [move for move in moves if self.special(game, state, game.actions.text(move))]
            if some:
                return self.chance.choice(some)
        return lively(game, state, dice)

    def special(self, game: Game, state: State, text: str) -> bool:
        """Whether a move is of a kind that games seldom see."""
        verb, *rest = text.split()
        if verb in ("urbanize", "grow", "pay", "free_pass", "deliver"):
            return True
        if verb == "take":
            return rest[0] in ("engineer", "city_growth", "urbanization")
        return verb == "lay" and (rest[0] in TOWNS or rest[0] in self.laid(game, state))

    def laid(self, game: Game, state: State) -> set[str]:
        """The hexes with track."""
        s, t = cast("SteamState", state), cast("Steam", game).tables
        return {t.hex_ids[where] for where in range(t.hexes) if s.lay[where] >= 0}

    def rare(self, game: Game, before: State, text: str, after: State) -> list[str]:
        """What is rare about a decision."""
        old, new, t = cast("SteamState", before), cast("SteamState", after), cast("Steam", game).tables
        verb, *rest = text.split()
        found = ["bankruptcy"] * (sum(map(bool, new.out)) - sum(map(bool, old.out)))
        found += [verb] if verb in ("urbanize", "grow", "free_pass") else []
        if verb == "lay":
            where = t.hex_ids.index(rest[0])
            replaced = old.lay[where] >= 0
            if t.is_town[where]:
                found.append("town tile upgraded" if replaced else "town tile laid")
            elif replaced:
                gone = read(t.faces.words[old.lay[where]]) - read(rest[1])
                found.append(("plain tile upgraded", "redirected", "redirected two ends")[len(gone)])
            found += ["fourth tile of an engineer"] if new.laid == 4 else []
        if verb in ("deliver", "via") and old.stack != new.stack:
            shares = [first_of(frame) for frame in new.stack if kind_of(frame) == SCORE]
            found += ["delivery over links of others"] if len(shares) > 1 else []
        return found

    def compare(self, game: Game, before: State, moves: list[int], move: int, after: State, told: list[str]) -> None:
        old: Any = game.views.position(before)
        new: Any = game.views.position(after)
        read_and_compare(game, old, set(game.actions.texts(moves)), game.actions.text(move), new)
        self.seen["positions"] += 1
        self.seen[f"verb {game.actions.text(move).split()[0]}"] += 1
        self.seen[f"{old['board']} {old['rules'].get('game', 'base')} {old['seats']} seats"] += 1
        self.seen["by the letter"] += old["rules"].get("by") == "letter"
        self.seen.update(told)
        self.ask(game, before, old)

    def ask(self, game: Game, state: State, position: Any) -> None:
        """Every reason for which one of some moves is refused must be true."""
        reading = Reading(position)
        for move in attempts(reading, self.chance):
            for refusal in game.law.why(state, move):
                true = holds(reading, move, refusal.clause, refusal.message, refusal.params)
                assert true, f"{move}: {refusal.clause} {refusal.message}: {refusal.sentence()} in {position}"
                self.seen["refusals"] += 1
                self.seen[f"refusal {refusal.key}"] += 1

    def finished(self, game: Game, state: State) -> None:
        position: Any = game.views.position(state)
        ranked = ["ABCDEF"[seat] for seat in game.law.ranking(state)]
        assert Course(position).ranking() == ranked, position
        self.seen["games"] += 1


def test_short_run() -> None:
    walk = Walk(1)
    for _ in range(4):
        walk.game(0.2, 40)
    assert walk.seen["positions"] > 60


def main() -> None:
    """Play and compare until there are enough positions and games; print what has been covered."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--positions", type=int, default=5000)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--often", type=float, default=0.05)
    given = parser.parse_args()
    walk = Walk(given.seed)
    while walk.seen["positions"] < given.positions or walk.seen["games"] < given.games:
        walk.game(given.often)
        print(f"{walk.seen['positions']} positions, {walk.seen['games']} games", file=sys.stderr, flush=True)
    for what, number in sorted(walk.seen.items()):
        print(f"{number:8} {what}")


if __name__ == "__main__":
    main()
