"""The engine against a second reading of the rules, over whole games with switches drawn at random.

PYTHONPATH=src:. .venv/bin/python -m tests.games.industria.test_second_reading --positions 5000 --games 200
"""

import argparse
import tempfile
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import pytest

import ironmaster
from ironmaster.core.contract import CHANCE, OVER, Game, State
from ironmaster.core.naming import Called
from tests.games.industria.second_claims import Claims
from tests.games.industria.second_reading import IGNORED, Position, Reading
from tests.games.industria.table import CATALOGUE

SHIPPED: Final = Path(str(ironmaster.__file__)).parent / "games" / "industria" / "boards" / "industria.toml"
OWN: Final = (
    ('needs = ["brick"]', 'needs = ["iron", "iron"]'),
    ('id = "clay_pit"\n', 'id = "clay_pit"\nmakes = "stone"\n'),
    ('id = "bonus_rail_1"\n', 'id = "bonus_rail_1"\ncost = 2\n'),
    (
        'id = "raw_stone_1"\nepoch = 1\nkind = "raw"\nmaterial = "stone"',
        'id = "raw_stone_1"\nepoch = 1\nkind = "raw"\nmaterial = "iron"',
    ),
)
"""Changes that make a board with what no shipped tile has: one material twice, two makers, a bonus with a cost."""
KINDS: Final = {"tile", "seat", "material", "seller"}


class Table(NamedTuple):
    """A game, and the same game as the second reading has it."""

    game: Game
    reading: Reading


class Tally:
    """What has been compared."""

    def __init__(self) -> None:
        self.positions = 0
        self.asked = 0
        self.built = 0
        self.games: Counter[str] = Counter()
        self.moves: Counter[str] = Counter()
        self.seen: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()


def drawn(random: Random, boards: list[Path]) -> Table:
    """A board, a number of seats and switches by chance."""
    choices: dict[str, list[Any]] = {
        "by": ["rulings", "letter"],
        "raw_tile_cash": ["off", "any", "build"],
        "zero_bid": [False, True],
        "earlier_epochs": ["bank", "all"],
    }
    rules = {name: random.choice(values) for name, values in choices.items() if random.random() < 0.6}
    seats, board = random.choice([2, 3, 3, 4, 4]), random.choice(boards)
    if seats == 2:
        rules["two_seats"] = True
    return table(board, seats, tuple(rules.items()))


@cache
def table(board: Path, seats: int, rules: tuple[tuple[str, Any], ...]) -> Table:
    given = "industria" if board == SHIPPED else str(board)
    return Table(
        ironmaster.game("industria", seats=seats, board=given, rules=dict(rules)), Reading(board, seats, dict(rules))
    )


def chosen(random: Random, texts: list[str], lively: bool) -> str:
    """A move of a random player, or of one that builds and bids little."""
    if lively and random.random() < 0.85:
        for liked in (("lay",), ("bid 0", "bid 1", "bid 2", "pass"), ("use", "buy")):
            found = [text for text in texts if text.startswith(liked) and text not in ("bid 10", "bid 11", "bid 12")]
            if found:
                return random.choice(found)
    return random.choice(texts)


def compare_game(random: Random, at: Table, tally: Tally, share: float) -> None:
    """Compare every position of a game, and the refusals in a share of them."""
    game, law = at.game, at.game.law
    state, lively = law.start(), random.random() < 0.8
    while True:
        p: Position = game.views.position(state)
        actor = law.to_act(state)
        texts = game.actions.texts(law.moves(state)) if actor >= 0 else []
        assert set(texts) == at.reading.legal(p), (p, set(texts) ^ at.reading.legal(p))
        tally.positions += 1
        if random.random() < share:
            ask(random, at, state, p, tally)
        if actor == OVER:
            break
        outcomes = [game.actions.text(outcome) for outcome, _ in law.outcomes(state)] if actor == CHANCE else []
        text = random.choice(outcomes) if outcomes else chosen(random, texts, lively)
        follow(at, state, p, text)
        tally.moves[text.split()[0]] += 1
    assert law.places(state) == at.reading.ranking(p)


def follow(at: Table, state: State, p: Position, text: str) -> None:
    """Make a move or settle an outcome in both, and compare the whole positions."""
    action = at.game.actions.number(text)
    (at.game.law.settle if at.game.law.to_act(state) == CHANCE else at.game.law.apply)(state, action)
    expected = at.reading.after(p, text)
    found = {key: value for key, value in at.game.views.position(state).items() if key not in IGNORED}
    assert found == expected, (
        p,
        text,
        [(key, found[key], expected[key]) for key in found if found[key] != expected[key]],
    )


def built(random: Random, at: Table, tally: Tally) -> None:
    """A building phase made up by chance, with little money and many sources, and what the seats do in it."""
    epoch = random.randrange(1, at.reading.epochs + 1)
    tiles = [tile for tile in at.reading.tiles if at.reading.tiles[tile]["epoch"] <= epoch]
    random.shuffle(tiles)
    players: dict[str, Any] = {seat: {"cash": random.randrange(5), "hand": [], "laid": []} for seat in at.reading.seats}
    for number, tile in enumerate(tiles):
        kind, old = at.reading.kind(tile), at.reading.tiles[tile]["epoch"] < epoch
        if old and kind not in ("technology", "raw") and number < 16 and random.random() < 0.6:
            players[random.choice(at.reading.seats)]["laid"].append(tile)
        elif (kind == "technology") > old or (kind != "technology" and number < 16):
            players[random.choice(at.reading.seats)]["hand"].append(tile)
    try:
        state = at.game.views.load({"epoch": epoch, "phase": "build", "players": players})
    except ironmaster.IronmasterError:
        return
    for _ in range(12):
        p: Position = at.game.views.position(state)
        if p["phase"] != "build":
            return
        tally.built += 1
        ask(random, at, state, p, tally)
        texts = at.game.actions.texts(at.game.law.moves(state))
        assert set(texts) == at.reading.legal(p), (p, set(texts) ^ at.reading.legal(p))
        follow(at, state, p, chosen(random, texts, lively=True))


def ask(random: Random, at: Table, state: State, p: Position, tally: Tally) -> None:
    """Refusals of some moves: exactly those that are not offered have one, and every sentence is true."""
    legal = at.reading.legal(p)
    tally.asked += 1
    for text in {words(random, at, p) for _ in range(16)}:
        refusals = at.game.law.why(state, text)
        assert bool(refusals) == (text not in legal), (p, text)
        for refusal in refusals:
            params = {
                name: value.noun("en").text if isinstance(value, Called) else value
                for name, value in refusal.params.items()
            }
            assert Claims(at.reading, p, text, params).hold(refusal.key), (p, text, refusal.sentence())
            assert {element.kind for element in refusal.where} <= KINDS
            assert refusal.where or refusal.key in WITHOUT
            tally.refusals[refusal.key] += 1


def words(random: Random, at: Table, p: Position) -> str:
    """A move by chance, mostly one of the present moment."""
    near = [tile for player in p["players"].values() for tile in player["hand"]] + p["display"]
    if p["phase"] == "build" and random.random() < 0.5:
        near = p["players"][p["turn"]]["hand"]
    tile = random.choice(near if near and random.random() < 0.8 else list(at.reading.tiles))
    material, seller = random.choice(list(at.reading.made_in)), random.choice([*at.reading.seats, "bank"])
    needs = at.reading.tiles[p["laying"]]["needs"] if p["laying"] else []
    buy = f"buy {random.choice(needs) if needs and random.random() < 0.8 else material} from {seller}"
    usual = (
        [f"offer {tile}"]
        if p["phase"] == "auction" and p["lot"] is None
        else [f"bid {random.randrange(12)}", f"cash {tile}"]
    )
    if p["phase"] == "build":
        usual = (
            [f"use {tile}", buy] if p["laying"] else [f"lay {tile}", f"lay {tile}", f"use {tile}", buy, f"cash {tile}"]
        )
    other = [
        *(f"{verb} {tile}" for verb in ("offer", "lay", "cash", "use")),
        buy,
        "bid 3",
        "pass",
        "sell",
        "keep",
        "stop",
    ]
    return random.choice(usual if random.random() < 0.8 else other)


WITHOUT: Final = ("moment-over", "moment-chance", "moment-first")
"""Sentences that are about no thing on the table."""


def own_board(folder: Path) -> Path:
    text = Path(CATALOGUE).read_text("utf-8")
    for old, new in OWN:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    path = folder / "own.toml"
    path.write_text(text, "utf-8")
    return path


def compare(seed: int, games: int, positions: int, folder: Path) -> Tally:
    """Play games, and ask for reasons in about that many positions."""
    random, tally = Random(seed), Tally()
    boards = [SHIPPED, SHIPPED, Path(CATALOGUE), own_board(folder)]
    for _ in range(games):
        at = drawn(random, boards)
        at.reading.seen.clear()
        compare_game(random, at, tally, positions / (games * 230))
        for _ in range(12):
            built(random, at, tally)
        tally.seen += at.reading.seen
        rules = at.game.spec.values(at.game.rules)
        tally.games.update([f"{len(at.reading.seats)} seats", at.reading.cashing, at.game.board.rpartition("/")[2]])
        tally.games.update(f"{name}={rules[name]}" for name in ("by", "zero_bid", "earlier_epochs"))
    return tally


@pytest.mark.parametrize("seed", range(4))
def test_the_engine_agrees_with_a_second_reading(seed: int, tmp_path: Path) -> None:
    tally = compare(seed, 4, 80, tmp_path)
    assert tally.positions > 600
    assert tally.asked > 50
    assert {"source own", "source use", "source opponent", "source bank", "forced", "kept", "sold"} <= set(tally.seen)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=5000)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tally = compare(given.seed, given.games, given.positions, Path(folder))
    print(f"{given.games} games, {tally.positions} positions; {tally.built} built positions; refusals in {tally.asked}")
    for name in ("games", "moves", "seen", "refusals"):
        print(f"{name}:", ", ".join(f"{key} {number}" for key, number in getattr(tally, name).most_common()))


if __name__ == "__main__":
    main()
