"""A game whose agents move in turn, as `lab/aec.py` shows it: what happens at every move is here, to be compiled."""

from typing import Any

from ironmaster.core.contract import Game
from ironmaster.core.runner import Runner


class Turns(Runner):
    """A runner that answers as PettingZoo's environments do while a game goes on; the table says what comes after."""

    def __init__(self, game: Game, agents: list[str], table: Any) -> None:
        super().__init__(game)
        self.agents: list[str] = agents
        self.seat_of: dict[str, int] = {agent: seat for seat, agent in enumerate(agents)}
        self.table: Any = table
        self.infos: list[dict[str, Any]] = []
        self.unseen: list[tuple[None, float, bool, bool, dict[str, Any]]] = []
        """What each seat is told, but for what it sees, while the game goes on: made once."""
        self.zero: Any = 0.0  # as an object, which is not made anew each time
        self.going: bool = False
        self.left: int = 0
        """Moves until the game is cut short; 0 if it is not."""

    def begin(self, seed: int, left: int, infos: list[dict[str, Any]]) -> None:
        """A new game."""
        self.infos = infos
        self.unseen = [(None, 0.0, False, False, info) for info in infos]
        self.left = left
        self.reset(seed)
        self.going = True

    def act(self, action: Any) -> None:
        """Make a move of the agent to act."""
        if not self.going:
            self.table.act_late(action)
            return
        if not isinstance(action, int):
            action = int(action)
        if not self.holds(self.moves, action):
            self.refuse(action)
        self.game.apply(self.state, action)
        if self.go_on() < 0:
            self.going = False
            self.table.finish()
        elif self.left:
            self.left -= 1
            if not self.left:
                self.going = False
                self.table.cut()

    def last(self, observe: bool = True) -> Any:
        """What the agent to act sees, and what has come of its moves: nothing does before the end."""
        if not self.going:
            return self.table.last_late(observe)
        seat = self.actor
        if not observe:
            return self.unseen[seat]
        return (self.give(seat), self.zero, False, False, self.infos[seat])

    def observe_as(self, agent: str) -> dict[str, Any]:
        """What an agent may know."""
        return self.give(self.seat_of[agent])

    def offered(self) -> list[int]:
        """The legal moves of the agent to act, by number: the mask as a list."""
        return self.moves
