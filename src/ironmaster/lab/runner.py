"""One game after another, for environments: chance is settled at once, and illegal moves are refused."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ironmaster.core.contract import OVER, FastDice, Game, State
from ironmaster.core.errors import IllegalMove, ParseError, TurnError
from ironmaster.observations import packer, width_of
from ironmaster.observations.rows import settled

Observation = dict[str, NDArray[Any]]
"""An `observation` and an `action_mask`."""


class Runner:
    """The current game: its state, the seat to act and the legal moves."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.dice = FastDice(0)
        self.state: State = game.law.start()
        self.actor = OVER
        self.moves: list[int] = []
        self.decisions = 0
        """Moves made in this game."""
        features = game.observation.features()
        self.width = width_of(features)
        self.packer = packer(features, game.seats)

    def reset(self, seed: int) -> None:
        """Start a game."""
        self.dice = FastDice(seed)
        self.state = self.game.law.start()
        self.decisions = 0
        self._go_on()

    def step(self, move: int) -> None:
        """Make a move of the seat to act."""
        if move not in self.moves:
            self._refuse(move)
        self.game.law.apply(self.state, move)
        self.decisions += 1
        self._go_on()

    def _go_on(self) -> None:
        self.actor = settled(self.game, self.state, self.dice)
        self.moves = self.game.law.moves(self.state) if self.actor >= 0 else []

    def _refuse(self, move: int) -> None:
        if self.actor < 0:
            raise TurnError("over")
        actions = len(self.game.actions)
        if not 0 <= move < actions:
            raise ParseError("number", number=move, last=actions - 1)
        text = self.game.actions.text(move)
        raise IllegalMove(text, self.game.law.why(self.state, text))

    def seen(self, seat: int) -> NDArray[np.int16]:
        """What a seat may know."""
        found = np.empty(self.width, np.int16)
        self.packer.pack([self.state], [self.actor], [seat], found, 0)
        return found

    def observe(self, seat: int) -> Observation:
        """What a seat may know, and its legal moves as a mask, which is empty when the seat is not to act."""
        mask = np.zeros(len(self.game.actions), np.int8)
        if seat == self.actor:
            mask[self.moves] = 1
        return {"observation": self.seen(seat), "action_mask": mask}

    def standing(self) -> tuple[list[int], list[int]]:
        """Points and places of all seats."""
        return self.game.law.scores(self.state), self.game.law.places(self.state)
