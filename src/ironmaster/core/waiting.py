"""A game as one seat lives through it, as `lab/opponents.py` shows it: between its decisions the others have moved."""

from typing import Any

from ironmaster.core.contract import FastDice, Game
from ironmaster.core.runner import Runner


class Waits(Runner):
    """A runner that stops at the decisions of one seat."""

    def __init__(self, game: Game, choosers: list[Any]) -> None:
        super().__init__(game)
        self.choosers: list[Any] = choosers
        """How each of the others chooses, from the next seat on, given this runner and `throws`; None for at random."""
        self.throws: FastDice = FastDice(0)
        """What is not left to the game: what the others do at random."""
        self.seats: int = game.seats
        self.seat: int = 0
        self.others: int = 0
        """Moves that the others have made in this game."""

    def begin(self, seed: int, seat: int, throws: FastDice) -> None:
        """A new game, up to the first decision of the seat."""
        self.seat = seat
        self.throws = throws
        self.others = 0
        self.reset(seed)
        self.wait()

    def step_at_random(self) -> None:
        """Make any legal move of the seat to act."""
        self.game.law.apply(self.state, self.moves[self.throws.below(len(self.moves))])
        self.go_on()

    def wait(self) -> None:
        """Let the others move until it is the seat's turn or the game is over."""
        while self.actor >= 0 and self.actor != self.seat:
            other = (self.actor - self.seat) % self.seats - 1
            choose: Any = self.choosers[other]
            self.others += 1
            if choose is None:
                self.step_at_random()
            else:
                chosen: int = choose(self, self.throws)
                self.step(chosen)
