"""Games in which a program plays one seat and bots play the others."""

from collections.abc import Callable, Sequence

import numpy as np

from ironmaster.bots.registry import bot_from
from ironmaster.core.contract import FastDice, Game
from ironmaster.core.errors import IllegalMove, IronmasterError, SetupError
from ironmaster.lab.rewards import reward_of
from ironmaster.lab.runner import Runner

Chooser = Callable[[Runner, FastDice], int]
"""How a bot chooses a move."""
ILLEGAL = ("lose", "random", "error")
RANDOM = "random"
LOST = -1.0
"""The reward for losing the game by an illegal action."""


def at_random(runner: Runner, dice: FastDice) -> int:
    """Any legal move, all equally likely."""
    return runner.moves[dice.below(len(runner.moves))]


def chooser(text: str) -> Chooser:
    """The function by which a bot chooses. The bot gets only its own view."""
    if text == RANDOM:
        return at_random
    bot = bot_from(text)

    def choose(runner: Runner, dice: FastDice) -> int:
        game = runner.game
        chosen = bot.choose(game.views.view(runner.state, runner.actor), game.actions.texts(runner.moves), dice)
        return game.actions.number(chosen)

    return choose


class SeatTable:
    """A game from one seat. An illegal move loses, is replaced or raises."""

    def __init__(self, game: Game, bots: str | Sequence[str], seat: int | None, illegal: str, reward: str) -> None:
        named = [bots] * (game.seats - 1) if isinstance(bots, str) else list(bots)
        if len(named) != game.seats - 1:
            raise SetupError("lab.bots", given=len(named), wanted=game.seats - 1)
        if seat is not None and not 0 <= seat < game.seats:
            raise SetupError("lab.seat", seat=str(seat), last=game.seats - 1)
        if illegal not in ILLEGAL:
            raise SetupError("lab.illegal", illegal=str(illegal)[:80], known=", ".join(ILLEGAL))
        self.game = game
        self.reward = reward_of(reward)
        self.runner = Runner(game)
        self.choosers = [chooser(name) for name in named]
        """The choosers of the other seats, from the next seat on."""
        self.dice = FastDice(0)
        """Random numbers for everything that is not part of the game."""
        self.wanted = seat
        self.seat = seat or 0
        self.illegal = illegal
        self.lost = False
        self.refusal = ""

    def reset(self, random: np.random.Generator) -> None:
        """Start a game and play to the first decision of the seat."""
        seed, other = random.integers(1 << 62, size=2).tolist()
        self.seat = seed % self.game.seats if self.wanted is None else self.wanted
        self.lost, self.refusal = False, ""
        self.dice = FastDice(other)
        self.runner.reset(seed)
        self._wait()

    def step(self, move: int) -> None:
        """Make the move of the seat, then those of the others until it is its turn again or the game is over."""
        try:
            self.runner.step(move)
            self.refusal = ""
        except IronmasterError as problem:
            if self.illegal == "error":
                raise
            self.refusal = problem.say("en") if isinstance(problem, IllegalMove) else str(problem)
            self.lost = self.illegal == "lose"
            if self.lost:
                return
            self.runner.step(at_random(self.runner, self.dice))
        self._wait()

    def _wait(self) -> None:
        """Let the others move until it is the turn of the seat or the game is over."""
        runner, seats = self.runner, self.game.seats
        while runner.actor >= 0 and runner.actor != self.seat:
            choose = self.choosers[(runner.actor - self.seat) % seats - 1]
            runner.step(choose(runner, self.dice))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.lost or self.runner.actor < 0

    def worth(self) -> float:
        """The reward of the seat at the end."""
        return LOST if self.lost else self.reward(*self.runner.standing())[self.seat]

    def standing(self) -> dict[str, int]:
        """Points and place of the seat at the end."""
        scores, places = self.runner.standing()
        return {"points": scores[self.seat], "place": places[self.seat]}
