"""Many games that advance together; each starts again when it is over. This module is compiled."""

from typing import Any

from ironmaster.core.contract import CHANCE, FastDice, Game, State


def seed_of(seed: int, row: int, number: int) -> int:
    """The seed of the game with this number in a row."""
    return (seed << 80) + (row << 40) + number


def settled(game: Game, s: State, dice: FastDice) -> int:
    """Settle chance until somebody must decide; the seat to act, or OVER."""
    actor = game.law.to_act(s)
    while actor == CHANCE:
        game.law.settle(s, game.law.draw(s, dice))
        actor = game.law.to_act(s)
    return actor


class Rows:
    """The games of the rows from `first` on: states, seats to act and legal moves."""

    def __init__(self, game: Game, first: int, number: int) -> None:
        self.game: Game = game
        self.first: int = first
        self.seed: int = 0
        self.played: list[int] = [0] * number
        self.states: list[State] = [game.law.start() for _ in range(number)]
        self.chance: list[FastDice] = [FastDice(0) for _ in range(number)]
        self.actors: list[int] = [0] * number
        # lists of Any, so that ints and lists are passed on as objects
        self.moves: list[Any] = [[] for _ in range(number)]
        self.ended: list[int] = []
        """The rows whose games ended with the last step, with the final standing of each game below."""
        self.scores: list[list[int]] = []
        self.places: list[list[int]] = []

    def reset(self, seed: int) -> None:
        """Start all games."""
        self.seed = seed
        self.ended, self.scores, self.places = [], [], []
        for k in range(len(self.states)):
            self.played[k] = 0
            self.begin(k)

    def begin(self, k: int) -> None:
        """Start the next game of a row."""
        self.played[k] += 1
        self.chance[k] = FastDice(seed_of(self.seed, self.first + k, self.played[k]))
        s = self.game.law.start()
        self.states[k] = s
        self.actors[k] = settled(self.game, s, self.chance[k])
        self.moves[k] = self.game.law.moves(s)

    def step(self, moves: list[int]) -> None:
        """Make a move in each game. The moves must be legal; nothing checks them here."""
        game = self.game
        law = game.law
        self.ended, self.scores, self.places = [], [], []
        for k in range(len(self.states)):
            s = self.states[k]
            law.apply(s, moves[k])
            actor = law.to_act(s)
            if actor == CHANCE:
                actor = settled(game, s, self.chance[k])
            if actor < 0:
                self.ended.append(k)
                self.scores.append(law.scores(s))
                self.places.append(law.places(s))
                self.begin(k)
            else:
                self.actors[k] = actor
                self.moves[k] = law.moves(s)

    def illegal(self, moves: list[int]) -> int:
        """The first row with an illegal move, or -1."""
        for k in range(len(moves)):
            if moves[k] not in self.moves[k]:
                return k
        return -1

    def draw(self, numbers: list[float]) -> list[int]:
        """A legal move of each game, chosen by a number from 0 to 1."""
        found: list[Any] = []
        for k in range(len(numbers)):
            offered: list[Any] = self.moves[k]
            found.append(offered[int(numbers[k] * len(offered))])
        return found
