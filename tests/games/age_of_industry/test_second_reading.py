"""The engine against the second reading of the rules, move by move and action by action.

    python -m tests.games.age_of_industry.test_second_reading --positions 5000 --games 200

plays until both numbers are reached, and prints how often each kind of action was compared.
"""

import argparse
from collections import Counter
from collections.abc import Collection
from copy import deepcopy
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

import ironmaster
from ironmaster.core.contract import CHANCE, OVER, FastDice, Game, State
from tests.games.age_of_industry.second_reading import SYMBOLS, Position, World, moves
from tests.games.age_of_industry.second_reading_acts import act, scores
from tests.games.age_of_industry.second_reading_claims import is_true

ASKED: Final = 5
"""Moves that are asked about in each position."""
DATA: Final = Path(ironmaster.__file__).parent / "games" / "age_of_industry"
BOARDS: Final = ("germany", "new_england")
SWITCHES: Final[dict[str, tuple[object, ...]]] = {
    "edition": ("second", "first"),
    "by": ("rulings", "letter"),
    "ship_card_combines": (True, False),
    "new_port_lanes": (True, False),
    "railway_track": ("last_resort", "each_end"),
    "penn_transit": (False, True, "printed"),
    "ship_card_own_port_only": (False, True),
    "refill_order": ("dearest", "cheapest"),
    "repay_window": ("own_turn", "round"),
    "develop_lowest_only": (False, True),
    "free_pass_or": (False, True),
}


RARE: Final = (
    *("build ship over an own", "build ship over an own with a ship card", "combine ship over an own"),
    *(
        "build over a rival's",
        "combine over a rival's",
        "build ship",
        "build ship with a ship card",
        "sell",
        "free_pass",
    ),
)
"""Kinds of moves that are made half of the times when they can be, the rarest first."""


class Setting(NamedTuple):
    """A game in the engine and in the second reading."""

    game: Game
    world: World


def setting(dice: FastDice) -> Setting:
    """Any board, number of seats and edition; every other switch is set in a quarter of the games."""
    board = BOARDS[dice.below(2)]
    rules: dict[str, object] = {"edition": ("second", "first")[dice.below(2)]}
    for name, values in SWITCHES.items():
        if name != "edition" and dice.below(4) == 0:
            rules[name] = values[dice.below(len(values))]
    seats = 3 + dice.below(3) if rules["edition"] == "second" else 2 + dice.below(4)
    game = ironmaster.game("age_of_industry", seats=seats, board=board, rules=rules)
    world = World(DATA / "boards" / f"{board}.toml", DATA / "data" / "pieces.toml", rules, seats)
    return Setting(game, world)


class Comparison:
    """Plays games, compares everything, and counts what occurred."""

    def __init__(self, seed: int) -> None:
        self.dice = FastDice(seed)
        self.seen: Counter[str] = Counter()

    def game(self) -> None:
        one = setting(self.dice)
        state = self.deal(one.game)
        barren = self.dice.below(3) == 0
        changes = [with_ships] * (self.dice.below(2) == 0) + [without_deck] * (self.dice.below(4) == 0)
        while one.game.law.to_act(state) != OVER:
            position: Any = one.game.views.position(state)
            if barren and position["round"] >= 4 and position["actions"] == 2 and self.dice.below(6) == 0:
                state = one.game.views.load(without_cubes(position))
                continue
            if changes and position["round"] >= 6 and position["actions"] == 2:
                state = one.game.views.load(changes.pop()(position))
                continue
            self.action(one, state)
        self.seen["whole games"] += 1
        for word in (one.game.setup.board.split("@")[0], f"{one.game.setup.rules.get('edition', 'second')} edition"):
            self.seen[word] += 1

    def deal(self, game: Game) -> State:
        state = game.law.start()
        while game.law.to_act(state) == CHANCE:
            game.law.settle(state, game.law.draw(state, self.dice))
        return state

    def action(self, one: Setting, state: State) -> None:
        """Compare the moves of a position, make one of them, and compare what it led to."""
        game, w = one
        before: Any = game.views.position(state)
        offered = game.actions.texts(game.law.moves(state))
        assert len(set(offered)) == len(offered)
        assert set(offered) == moves(w, before), before
        for seat, player in before["players"].items():
            assert player["worth"] == scores(w, before, seat)[2]
        self.refusals(one, state, before, offered)
        move = self.choose(before, offered)
        self.seen["positions"] += 1
        going, answer = act(w, before, move), None
        game.law.apply(state, game.actions.number(move))
        while True:
            try:
                asked = next(going) if answer is None else going.send(answer)
            except StopIteration as done:
                expected = done.value
                break
            answer = self.answer(game, state, asked)
        after: Any = game.views.position(state)
        for seat, player in expected["players"].items():
            player["worth"] = scores(w, expected, seat)[2] if expected["phase"] != "over" else player["points"]
        if expected["phase"] != "actions":
            expected["actions"] = after["actions"]  # means nothing then
        assert expected == after, f"{differences(expected, after)} after {move} in {before}"
        self.count(w, before, move, after)

    def refusals(self, one: Setting, state: State, p: Position, offered: list[str]) -> None:
        """Ask about some moves of all kinds: the engine must refuse those that it does not offer, with true reasons."""
        game, w = one
        for _ in range(ASKED if p["phase"] == "actions" and p["actions"] else 0):
            text = self.any_move(w)
            found = game.law.why(state, text)
            assert bool(found) == (text not in offered), text
            for refusal in found:
                assert is_true(w, p, text, refusal.key), f"{refusal.key} for {text} in {p}"
                assert refusal.sentence("en") and refusal.sentence("fr")
                self.seen[refusal.key] += 1
                self.seen["refusals"] += 1

    def any_move(self, w: World) -> str:
        """A well-formed move, most often one that cannot be made."""

        def one(of: Collection[str]) -> str:
            return sorted(of)[self.dice.below(len(of))]

        makers = [space for space, (_, kind) in w.spaces.items() if kind == "open"]
        ports = [space for space, (_, kind) in w.spaces.items() if kind == "port"]
        markets = [f"{place}/market" for place, data in w.places.items() if data.get("market")]
        industry = w.cards[self.dice.below(6)]
        space = one([at for at, (_, kind) in w.spaces.items() if industry in SYMBOLS[kind]] or w.spaces)
        space = space if self.dice.below(5) else one(w.spaces)
        colour = w.places[w.spaces[space][0]]["colour"]
        card = (industry, colour, one(w.cards))[self.dice.below(3)]
        return (
            f"build {industry} {space} with {card}",
            f"build {industry} {space} with {card}",
            f"combine {industry} {space}",
            f"railway {one(w.lines)}",
            f"sell {one(makers)} to {one(ports + markets)}",
            f"develop {one(w.pieces)}",
            f"take {one([*w.cards, 'deck'])}",
            ("pass", "free_pass", "repay")[self.dice.below(3)],
            f"{('coal', 'iron')[self.dice.below(2)]} from {one([*w.spaces, 'track'])}",
        )[self.dice.below(9)]

    def answer(self, game: Game, state: State, asked: list[str]) -> str:
        """The engine's outcome of chance, or a choice of those that both offer."""
        if game.law.to_act(state) == CHANCE:
            outcome = game.law.draw(state, self.dice)
            game.law.settle(state, outcome)
            assert asked == []
            return game.actions.text(outcome).split()[1]
        offered = game.actions.texts(game.law.moves(state))
        assert set(offered) == set(asked), (offered, asked, game.views.position(state))
        chosen = offered[self.dice.below(len(offered))]
        self.seen[f"asked: {chosen.split()[0]}"] += 1
        game.law.apply(state, game.actions.number(chosen))
        return chosen

    def choose(self, p: Position, offered: list[str]) -> str:
        """A kind of move at random, then one of that kind. Passing and drawing are rarer, so that games last."""
        kinds: dict[str, list[str]] = {}
        for move in offered:
            kinds.setdefault(kind(p, move), []).append(move)
        rare = [name for name in kinds if name in RARE]
        if rare and self.dice.below(2) == 0:
            return kinds[rare[0]][self.dice.below(len(kinds[rare[0]]))]
        names = [name for name in kinds if name not in ("pass", "take") or self.dice.below(4) == 0] or list(kinds)
        several = kinds[names[self.dice.below(len(names))]]
        return several[self.dice.below(len(several))]

    def count(self, w: World, p: Position, move: str, after: Position) -> None:
        verb = move.split()[0]
        self.seen[kind(p, move)] += 1
        if verb == "pass" and p["players"][p["turn"]]["hand"]:
            self.seen["pass with a card"] += 1
        elif "pass" in verb:
            self.seen["pass without a card"] += 1
        if verb == "sell" and move.endswith("market"):
            self.seen[
                "sale to a market of a ship"
                if w.places[move.split("/")[-2].split()[-1]]["kind"] == "sea"
                else "sale to a market"
            ] += 1
        for what, table in (("coal", p["coal"]), ("iron", p["iron"])):
            if verb == "railway" and after[what] != table:
                self.seen[f"railway with {what} from the track"] += 1
        if verb in ("build", "combine", "railway") and any(
            after["imports"][box] < n for box, n in p["imports"].items()
        ):
            self.seen["import coal used"] += 1
        if after["round"] > p["round"]:
            self.seen["rounds"] += 1


def with_ships(p: Position) -> Position:
    """The same position after everybody developed away the lowest ship, or the next where one stands already."""
    changed = deepcopy(p)
    for seat, player in changed["players"].items():
        sailing = any(text.startswith(f"{seat} ship") for text in p["counters"].values())
        player["display"] |= {"ship0": 0, **({"ship2": 0} if sailing else {})}
        player.pop("worth")
    return changed


def without_deck(p: Position) -> Position:
    """The same position when the deck has been played."""
    return {**p, "deck": 0}


def kind(p: Position, move: str) -> str:
    """The kind of a move, for choosing and counting."""
    verb, *words = move.split()
    if verb not in ("build", "combine"):
        return verb
    old = p["counters"].get(words[1], "")
    over = "" if not old else " over an own" if old[0] == p["turn"] else " over a rival's"
    card = " with a ship card" if words[-1] == "ship" and verb == "build" else ""
    return f"{verb}{' ship' if words[0] == 'ship' else ''}{over}{card}"


def without_cubes(p: Position) -> Position:
    """The same position when all cubes of one kind are used up, tracks and sources alike; a rarity in play."""
    cube = "coal" if p["round"] % 2 else "iron"
    counters = {
        space: f"{text[:2]}{text.split()[1]} flipped" if f" {cube}" in text else text
        for space, text in p["counters"].items()
    }
    used_up = {box: 0 for box in p["imports"] if f"{box[:-7]}/1" in counters and cube == "coal"}
    imports = {**p["imports"], **used_up}  # without a ship there is either no coal yet or all of it
    changed = {**p, "counters": counters, "imports": imports, cube: dict.fromkeys(p[cube], 0)}
    for player in changed["players"].values():
        player.pop("worth")
    return changed


def differences(expected: Any, after: Any) -> Any:
    """What differs, as deep as the tables go."""
    if not (isinstance(expected, dict) and isinstance(after, dict)):
        return expected, after
    keys = [key for key in {**expected, **after} if expected.get(key) != after.get(key)]
    return {key: differences(expected.get(key), after.get(key)) for key in keys}


@pytest.mark.parametrize("seed", range(4))
def test_the_engine_agrees_with_a_second_reading_of_the_rules(seed: int) -> None:
    comparison = Comparison(seed)
    comparison.game()
    assert comparison.seen["positions"] > 40


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--positions", type=int, default=5000)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    comparison = Comparison(wanted.seed)
    while comparison.seen["whole games"] < wanted.games or comparison.seen["positions"] < wanted.positions:
        comparison.game()
        if comparison.seen["whole games"] % 50 == 0:
            print(f"{comparison.seen['whole games']} games, {comparison.seen['positions']} positions", flush=True)
    for what, number in sorted(comparison.seen.items()):
        print(f"{number:8} {what}")


if __name__ == "__main__":
    main()
