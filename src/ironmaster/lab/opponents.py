"""One seat for a program, the others for bots."""

from collections.abc import Callable, Sequence

import numpy as np

from ironmaster.bots.registry import bot_from
from ironmaster.core.contract import FastDice, Game
from ironmaster.core.errors import IllegalMove, IronmasterError, SetupError
from ironmaster.core.runner import Runner
from ironmaster.core.waiting import Waits
from ironmaster.lab.rewards import reward_of

Chooser = Callable[[Runner, FastDice], int] | None
"""How a bot chooses; None for at random."""
ILLEGAL = ("lose", "random", "error")
RANDOM = "random"
LOST = -1.0
"""What an illegal action is worth that loses the game."""


def chooser(text: str) -> Chooser:
    """How the bot of that name chooses; it gets its view alone."""
    if text == RANDOM:
        return None
    bot = bot_from(text)

    def choose(runner: Runner, dice: FastDice) -> int:
        game = runner.game
        chosen = bot.choose(game.views.view(runner.state, runner.actor), game.actions.texts(runner.moves), dice)
        return game.actions.number(chosen)

    return choose


class SeatTable:
    """A game from one seat, whose illegal moves lose, are replaced or raise."""

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
        self.runner = Waits(game, [chooser(name) for name in named])
        self.wanted = seat
        self.seat = seat or 0
        self.illegal = illegal
        self.lost = False
        self.refusal = ""

    def reset(self, random: np.random.Generator) -> None:
        """A new game, up to the first decision of the seat."""
        seed, other = random.integers(1 << 62, size=2).tolist()
        self.seat = seed % self.game.seats if self.wanted is None else self.wanted
        self.lost, self.refusal = False, ""
        self.runner.begin(seed, self.seat, FastDice(other))

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
            self.runner.step_at_random()
        self.runner.wait()

    @property
    def over(self) -> bool:
        """Whether there is nothing more to decide."""
        return self.lost or self.runner.actor < 0

    def worth(self) -> float:
        """What the end is worth to the seat."""
        if self.lost:
            return LOST
        state = self.runner.state
        return self.reward(self.game.law.scores(state), self.game.law.places(state))[self.seat]

    def standing(self) -> dict[str, int]:
        """Points and place of the seat at the end."""
        state = self.runner.state
        return {"points": self.game.law.scores(state)[self.seat], "place": self.game.law.places(state)[self.seat]}
