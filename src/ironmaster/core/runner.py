"""A game that a program steps through: chance is settled at once, and there are moves unless the game is over."""

from typing import Any

from ironmaster.core.contract import CHANCE, OVER, FastDice, Game, State
from ironmaster.core.errors import IllegalMove, ParseError, TurnError
from ironmaster.core.features import Packs, holds, packer

NONE: list[int] = []


def settled(game: Game, s: State, dice: FastDice) -> int:
    """Settle chance, which is to speak, until somebody must decide; the seat to act, or OVER."""
    actor = CHANCE
    while actor == CHANCE:
        game.law.settle(s, game.law.draw(s, dice))
        actor = game.law.to_act(s)
    return actor


class Runner:
    """One game after the other, each from its seed, with observations and masks written into buffers."""

    def __init__(self, game: Game, writer: Packs | None = None) -> None:
        self.game: Game = game
        self.dice: FastDice = FastDice(0)
        self.state: State = game.law.start()
        self.actor: int = OVER
        self.moves: list[int] = []
        self.actions: int = len(game.actions)
        self.packer: Packs = writer or packer(game.observation.features(), game.seats)
        self.write: Any = self.packer.look
        self.hand_out: Any = self.packer.give
        self.holds: Any = holds

    def reset(self, seed: int) -> int:
        """Begin a game; the seat to act."""
        self.dice = FastDice(seed)
        self.state = self.game.law.start()
        return self.go_on()

    def resume(self, s: State, dice: FastDice) -> int:
        """Go on from a state; the seat to act."""
        self.dice = dice
        self.state = s
        return self.go_on()

    def step(self, move: int) -> int:
        """Make a move of the seat to act; the next seat to act, or OVER."""
        if not self.holds(self.moves, move):
            self.refuse(move)
        self.game.law.apply(self.state, move)
        return self.go_on()

    def go_on(self) -> int:
        """Settle chance, and list the moves of whoever must decide then."""
        game, s = self.game, self.state
        actor = game.law.to_act(s)
        if actor == CHANCE:
            actor = settled(game, s, self.dice)
        self.actor = actor
        self.moves = game.law.moves(s) if actor >= 0 else []
        return actor

    def refuse(self, move: int) -> None:
        """Say by which rules the move is illegal."""
        if self.actor < 0:
            raise TurnError("over")
        if not 0 <= move < self.actions:
            raise ParseError("number", number=move, last=self.actions - 1)
        text = self.game.actions.text(move)
        raise IllegalMove(text, self.game.law.why(self.state, text))

    def observe(self, seat: int, buffer: Any, row: int) -> None:
        """Write what a seat may know into a row of a buffer of 16-bit numbers."""
        self.packer.pack(self.state, self.actor, seat, buffer, row)

    def bind(self, observations: Any, masks: Any) -> None:
        """Hold on to the buffers that `look` writes into."""
        self.packer.bind(observations, masks, self.actions)

    def look(self, seat: int, row: int, old: list[int] | None) -> list[int]:
        """Write what a seat may know, and its moves in place of the old ones (None: of all), into a row; these."""
        moves = self.moves if seat == self.actor else NONE
        self.write(self.state, self.actor, seat, moves, row, old)
        return moves

    def give(self, seat: int) -> dict[str, Any]:
        """What a seat may know, and its moves, on what was supplied for it."""
        moves = self.moves if seat == self.actor else NONE
        given: dict[str, Any] = self.hand_out(self.state, self.actor, seat, moves)
        return given
