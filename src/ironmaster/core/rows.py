"""Many games advanced together: each has a row of every buffer, and begins anew when it is over."""

from array import array
from random import Random
from typing import Any, Final

from ironmaster.core.contract import CHANCE, FastDice, Game, State
from ironmaster.core.features import Packs, draw, holds, packer
from ironmaster.core.runner import settled

SHORT: Final = 2048


def seed_of(seed: int, row: int, number: int) -> int:
    """The seed of a row's game, whoever plays it."""
    return (seed << 80) + (row << 40) + number


class Rows:
    """The rows `first` to `first + number` of the buffers. They may be missing (None)."""

    def __init__(self, game: Game, first: int, number: int, observations: Any, masks: Any) -> None:
        self.game: Game = game
        self.first: int = first
        self.told: bool = observations is not None
        self.packer: Packs = packer(game.features(), game.seats)
        self.packer.bind(observations, masks, len(game.actions))
        self.write: Any = self.packer.look
        self.states: list[State] = [game.start() for _ in range(number)]
        self.chance: list[FastDice] = [FastDice(0) for _ in range(number)]
        self.offers: list[list[int]] = [[] for _ in range(number)]
        """The legal moves of each game, as they are marked in its mask."""
        self.long: bool = len(game.actions) > SHORT
        """Whether of a mask only the old marks are wiped, and not the whole."""
        self.played: list[int] = [0] * number
        self.seed: int = 0
        self.dice: Any = array("Q")

    def reset(self, seed: int) -> list[int]:
        """Begin all games; the seat to act in each."""
        self.seed = seed
        self.dice = array("Q")
        actors: list[int] = []
        for k in range(len(self.states)):
            self.played[k] = 0
            self.dice.append(Random(seed_of(seed, self.first + k, (1 << 40) - 1)).getrandbits(64))
            actor = self.begin(k)
            actors.append(actor)
            self.tell(k, actor)
        return actors

    def begin(self, k: int) -> int:
        """The next game of a row; the seat to act."""
        self.played[k] += 1
        self.chance[k] = FastDice(seed_of(self.seed, self.first + k, self.played[k]))
        s = self.game.start()
        self.states[k] = s
        actor = self.game.to_act(s)
        return settled(self.game, s, self.chance[k]) if actor == CHANCE else actor

    def tell(self, k: int, actor: int) -> None:
        """Write what the seat to act may know, and its moves."""
        s = self.states[k]
        moves = self.game.moves(s)
        if self.told:
            self.write(s, actor, actor, moves, self.first + k, self.offers[k] if self.long else None)
        self.offers[k] = moves

    def let_go(self) -> None:
        """Let go of the buffers."""
        self.told = False
        self.packer.bind(None, None, 0)

    def step(self, moves: list[int], ended: list[int], scores: list[list[int]], places: list[list[int]]) -> list[int]:
        """Make a move in each game, which must be legal: nobody asks again; the seat to act in each.

        Those that end are listed with their standing.
        """
        actors: list[int] = []
        game = self.game
        for k in range(len(self.states)):
            s = self.states[k]
            game.apply(s, moves[k])
            actor = game.to_act(s)
            if actor == CHANCE:
                actor = settled(game, s, self.chance[k])
            if actor < 0:
                ended.append(k)
                scores.append(game.scores(s))
                places.append(game.places(s))
                actor = self.begin(k)
            actors.append(actor)
            self.tell(k, actor)
        return actors

    def illegal(self, moves: list[int]) -> int:
        """The first game whose move is illegal, or -1."""
        for k in range(len(self.offers)):
            if not holds(self.offers[k], moves[k]):
                return k
        return -1

    def sample(self, moves: Any) -> None:
        """Write a legal move of each game, all equally likely, into its place in a buffer of 32-bit numbers."""
        draw(self.offers, self.dice, moves, self.first)
