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
    """The rows `first` to `first + number` of the buffers. Those of observations and masks may be missing (None).

    Moves are drawn at random into a buffer of 32-bit numbers.
    """

    def __init__(self, game: Game, first: int, number: int, observations: Any, masks: Any, drawn: Any) -> None:
        self.game: Game = game
        self.first: int = first
        self.told: bool = observations is not None
        self.packer: Packs = packer(game.observation.features(), game.seats)
        self.packer.bind(observations, masks, len(game.actions))
        self.write: Any = self.packer.look
        self.write_all: Any = self.packer.tell
        self.states: list[State] = [game.law.start() for _ in range(number)]
        self.chance: list[FastDice] = [FastDice(0) for _ in range(number)]
        self.held: bool = not self.told or len(game.actions) > SHORT
        """Whether the moves of each game are kept: to be asked for, or because of a long mask only the old marks are
        wiped. Otherwise the masks have them, and the next game's moves go where the last one's were."""
        self.offers: list[list[int]] = [[] for _ in range(number)]
        self.played: list[int] = [0] * number
        self.seed: int = 0
        self.dice: Any = array("Q")
        self.drawn: Any = drawn

    def reset(self, seed: int) -> list[int]:
        """Begin all games; the seat to act in each."""
        self.seed = seed
        number = len(self.states)
        dice = [Random(seed_of(seed, self.first + k, (1 << 40) - 1)).getrandbits(64) for k in range(number)]
        self.dice = array("Q", dice)
        self.packer.take_dice(self.dice, self.drawn, self.first)
        actors: list[int] = []
        for k in range(number):
            self.played[k] = 0
            actor = self.begin(k)
            actors.append(actor)
            self.tell(k, actor, False)
        return actors

    def begin(self, k: int) -> int:
        """The next game of a row; the seat to act."""
        self.played[k] += 1
        self.chance[k] = FastDice(seed_of(self.seed, self.first + k, self.played[k]))
        s = self.game.law.start()
        self.states[k] = s
        actor = self.game.law.to_act(s)
        return settled(self.game, s, self.chance[k]) if actor == CHANCE else actor

    def tell(self, k: int, actor: int, drawing: bool) -> None:
        """Write what the seat to act may know, and its moves; of these that are not kept draw one if asked to."""
        s = self.states[k]
        moves = self.game.law.moves(s)
        if not self.held:
            self.write_all(s, actor, moves, self.first + k, drawing)
            return
        if self.told:
            self.write(s, actor, actor, moves, self.first + k, self.offers[k])
        self.offers[k] = moves

    def let_go(self) -> None:
        """Let go of the buffers."""
        self.told = False
        self.held = True
        self.packer.bind(None, None, 0)
        self.packer.take_dice(None, None, 0)
        self.drawn = None

    def step(
        self, moves: list[int], drawing: bool, ended: list[int], scores: list[list[int]], places: list[list[int]]
    ) -> list[int]:
        """Make a move in each game, which must be legal: nobody asks again; the seat to act in each.

        Those that end are listed with their standing. A legal move for the next step is drawn of each game if asked to.
        """
        actors: list[int] = []
        game = self.game
        for k in range(len(self.states)):
            s = self.states[k]
            game.law.apply(s, moves[k])
            actor = game.law.to_act(s)
            if actor == CHANCE:
                actor = settled(game, s, self.chance[k])
            if actor < 0:
                ended.append(k)
                scores.append(game.law.scores(s))
                places.append(game.law.places(s))
                actor = self.begin(k)
            actors.append(actor)
            self.tell(k, actor, drawing)
        if drawing and self.held:
            self.sample()
        return actors

    def illegal(self, moves: list[int]) -> int:
        """The first game whose move is illegal, or -1."""
        offers = self.listed()
        for k in range(len(offers)):
            if not holds(offers[k], moves[k]):
                return k
        return -1

    def sample(self) -> None:
        """Draw a legal move of each game, all equally likely."""
        draw(self.listed(), self.dice, self.drawn, self.first)

    def listed(self) -> list[list[int]]:
        """The legal moves of each game."""
        return self.offers if self.held else [self.game.law.moves(s) for s in self.states]
