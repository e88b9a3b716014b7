"""The engine against the second reading: moves, whole actions, and the sentences of refusals.

    python -m tests.games.brass.test_second_reading --positions 5000 --games 200

compares whole games and at least that many positions, and says what occurred in them how often.
"""

import argparse
import random
from collections import Counter
from typing import Any

import pytest

import ironmaster
from ironmaster.core.contract import CHANCE, OVER, FastDice, Game, State
from ironmaster.core.errors import PositionError
from ironmaster.games.brass.rules import SWITCHES
from tests.games.brass.second_claims import CLAIMS, is_true
from tests.games.brass.second_playing import Playing
from tests.games.brass.second_reading import (
    BOARD,
    CARDS,
    INDUSTRIES,
    LINES,
    SYMBOLS,
    Reading,
    comparable,
)

LIKED = {"sell": 20.0, "build": 6.0, "link": 4.0, "develop": 1.0, "combine": 1.5, "coal": 3.0, "iron": 3.0}
RARE = ("sale to the market", "liquidation", "rival covered", "combined", "double rail")
OF_MOMENT = {"coal": "coal", "iron": "iron", "rail": "link", "develop": "develop", "sell": "sell", "discard": "discard"}
QUESTIONS = ("coal from track", "iron from track", "loan 15", "stop", "pass")


class Comparison:
    """One game that the engine plays and the second reading follows."""

    def __init__(self, seed: int, *, ask: int = 3) -> None:
        self.random = random.Random(seed)
        self.ask = ask
        self.counts: Counter[str] = Counter()
        self.game = self.new_game()
        self.texts = [self.game.actions.text(number) for number in range(len(self.game.actions))]
        self.texts = [text for text in self.texts if text.split()[0] not in ("first", "draw", "market")]
        self.dice = FastDice(seed)
        numbers = range(len(self.game.actions))
        self.things = {element for number in numbers for element in self.game.facts.elements(number)}
        self.market = self.random.choice([3.0, 40.0])
        self.loans = self.random.choice([0.1, 0.6, 8.0])

    def new_game(self) -> Game:
        rules: dict[str, Any] = {"by": self.random.choice(["rulings", "letter"])}
        for switch in SWITCHES[1:]:
            if self.random.random() < 0.3:
                rules[switch.name] = self.random.choice(switch.values)
        return ironmaster.game("brass", seats=self.random.choice([3, 4]), rules=rules)

    def liking(self, move: str, reading: Reading | None = None) -> float:
        """How much the player likes a move: selling, building and covering more than passing."""
        verb, *words = move.split()
        if words[-1:] == ["market"]:
            return self.market
        if verb == "loan":
            return self.loans
        if reading and verb in ("build", "combine") and words[1] in reading.tiles:
            return 30.0 if reading.tiles[words[1]].owner != reading.me else 12.0
        return LIKED.get(verb, 0.6)

    # Whole games

    def whole_game(self) -> Counter[str]:
        self.play(self.game.law.start(), 10**6)
        self.counts["whole games"] += 1
        return self.counts

    def play(self, state: State, actions: int) -> None:
        """Play some actions (with all that follows each); compare every position and every whole action."""
        law, start, texts = self.game.law, None, list[str]()
        while actions:
            actor = law.to_act(state)
            if actor == CHANCE:
                outcome = law.draw(state, self.dice)
                texts.append(self.game.actions.text(outcome))
                law.settle(state, outcome)
                continue
            position: Any = self.game.views.position(state)
            if not position["pending"]:
                if start is not None:
                    self.compare_action(start, texts, position)
                    actions -= 1
                start, texts = position, []
            if actor == OVER:
                return
            texts.append(self.step(state, position))

    def step(self, state: State, position: Any) -> str:
        law = self.game.law
        offered = self.game.actions.texts(law.moves(state))
        reading = Reading(position)
        assert set(offered) == reading.moves(), (position, set(offered) ^ reading.moves())
        self.counts["positions"] += 1
        for _ in range(self.ask):
            self.compare_refusals(state, reading, offered)
        chosen = self.random.choices(offered, [self.liking(move, reading) for move in offered])[0]
        law.apply(state, self.game.actions.number(chosen))
        return chosen

    def compare_action(self, start: Any, texts: list[str], after: Any) -> None:
        told = comparable(Playing(start, texts).play())
        found = comparable(after)
        assert told == found, (start, texts, {key: (told[key], found[key]) for key in told if told[key] != found[key]})
        verb = texts[0].split()[0]
        self.counts["whole actions"] += 1
        self.counts[f"action {verb}"] += 1
        self.counts["sale to the market"] += sum(text.endswith("to market") for text in texts)
        self.counts["liquidation"] += verb == "liquidate"
        self.counts["combined"] += verb == "combine"
        self.counts["double rail"] += sum(text.startswith("link ") for text in texts) == 2
        if verb in ("build", "combine"):
            old = start["tiles"].get(texts[0].split()[2])
            self.counts["own tile covered"] += old is not None and old[0] == start["turn"]
            self.counts["rival covered"] += old is not None and old[0] != start["turn"]

    def compare_refusals(self, state: State, reading: Reading, offered: list[str]) -> None:
        text = self.question(reading)
        refusals = self.game.law.why(state, text)
        assert bool(refusals) == (text not in offered), (reading.p, text)
        for refusal in refusals:
            assert is_true(reading, text, refusal.key, refusal.params), (reading.p, text, refusal.key, refusal.params)
            assert all(refusal.sentence(lang) for lang in ("en", "fr"))
            assert self.things.issuperset(refusal.where), (text, refusal.where)
            self.counts["refusals"] += 1
            self.counts[refusal.key] += 1

    def question(self, reading: Reading) -> str:
        """A move to ask about: rather one of the moment, and about something on the board."""
        lot = self.random.random()
        if lot < 0.1:
            return self.random.choice(QUESTIONS)
        last = reading.p["pending"][-1].split("_")[0].split()[0] if reading.p["pending"] else ""
        verb = OF_MOMENT.get(last, "liquidate" if reading.p["phase"] == "income" else "")
        if not verb or lot < 0.2:
            verb = self.random.choice(
                ["build", "build", "combine", "link", "develop", "sell", "loan", "coal", "iron", "li", "di"]
            )
        if verb == "build" and lot < 0.4:
            slot, card = self.random.choice(list(SYMBOLS)), self.random.choice(list(CARDS))
            return f"build {self.random.choice(INDUSTRIES)} {slot} with {card}"
        texts = [text for text in self.texts if text.startswith(verb)]
        on_board = [text for text in texts if any(word in reading.tiles for word in text.split())]
        return self.random.choice(on_board if on_board and self.random.random() < 0.6 else texts)

    # Positions that games seldom reach

    def rare_positions(self) -> Counter[str]:
        """Positions of a game, made scarce or poor, and a few actions from each."""
        law, state = self.game.law, self.game.law.start()
        while law.to_act(state) != OVER:
            if law.to_act(state) == CHANCE:
                law.settle(state, law.draw(state, self.dice))
                continue
            position: Any = self.game.views.position(state)
            if not position["pending"] and self.random.random() < 0.05:
                changed = self.random.choice([self.poor, self.scarce, self.scarce, self.linked])(position)
                try:
                    built = self.game.views.load(changed)
                except PositionError:
                    self.counts["built positions refused"] += 1
                else:
                    self.counts["built positions"] += 1
                    self.play(built, 4)
            offered = self.game.actions.texts(law.moves(state))
            law.apply(state, self.game.actions.number(self.random.choices(offered, list(map(self.liking, offered)))[0]))
        return self.counts

    def scarce(self, position: Any) -> Any:
        """Without a cube of coal or iron anywhere, and with better tiles on top of the actor's piles."""
        tiles = {}
        for slot, words in position["tiles"].items():
            owner, face, *_ = words.split()
            bare = face.startswith(("coal", "iron")) and self.random.random() < 0.9
            tiles[slot] = f"{owner} {face} flipped" if bare else words
        tracks = {kind: self.random.choice([0, 0, 1]) for kind in ("coal", "iron")}
        player = position["players"][position["turn"]]
        piles = {**player["piles"], "coal": min(player["piles"]["coal"], 2), "iron": min(player["piles"]["iron"], 2)}
        rich = {**player, "cash": player["cash"] + 40, "piles": piles}
        return {**position, "tiles": tiles, **tracks, "players": {**position["players"], position["turn"]: rich}}

    def linked(self, position: Any) -> Any:
        """With links on nearly all lines, as few cards as there are, and the distant market open."""
        era, seats = position["era"], list(position["players"])
        lines = [line for line, sheet in LINES.items() if era in sheet["takes"] and self.random.random() < 0.9]
        links = {line: seats[place % len(seats)] for place, line in enumerate(lines)}
        players = {name: {**player, "begun": True} for name, player in position["players"].items()}
        return {**position, "links": links, "players": players, "cotton": 0, "market": BOARD["market"]["tiles"]}

    def poor(self, position: Any) -> Any:
        """The income step, with players in debt."""
        order = position["order"]
        players = {
            name: {**player, "cash": self.random.randrange(6), "income": self.random.randrange(8), "spent": 0}
            for name, player in position["players"].items()
        }
        return {**position, "phase": "income", "turn": order[0], "players": players, "actions": 1}


def first_failure(seeds: range) -> Counter[str]:
    counts: Counter[str] = Counter()
    for seed in seeds:
        counts += Comparison(seed).whole_game()
        counts += Comparison(seed + 10**6, ask=2).rare_positions()
    return counts


def test_the_engine_agrees_with_the_second_reading() -> None:
    counts = first_failure(range(6))
    assert counts["positions"] > 1000
    assert counts["whole actions"] > 600
    assert counts["refusals"] > 2000
    assert all(counts[rare] for rare in RARE), counts


@pytest.mark.parametrize("seats", [3, 4])
def test_a_game_begins_as_the_second_reading_says(seats: int) -> None:
    position: Any = ironmaster.Match(ironmaster.game("brass", seats=seats), seed=seats).position()
    assert [len(player["hand"]) for player in position["players"].values()] == [8] * seats
    assert {player["cash"] for player in position["players"].values()} == {30}
    assert (position["round"], position["actions"], position["pile"]) == (1, 1, 33 if seats == 3 else 28)


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("--positions", type=int, default=5000)
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--rare", type=int, default=200, help="how often each rare thing must occur")
    asked.add_argument("--first", type=int, default=0)
    options = asked.parse_args()
    counts: Counter[str] = Counter()
    seed = options.first
    short = True
    while counts["whole games"] < options.games or counts["positions"] < options.positions or short:
        counts += Comparison(seed).whole_game()
        counts += Comparison(seed + 10**6, ask=2).rare_positions()
        seed += 1
        short = any(counts[rare] < options.rare for rare in RARE)
    for name, number in sorted(counts.items()):
        print(f"{number:8} {name}")
    print(f"{len([key for key in CLAIMS if counts[key]])} of {len(CLAIMS)} messages; not met:")
    print(", ".join(sorted(key for key in CLAIMS if not counts[key])))


if __name__ == "__main__":
    main()
