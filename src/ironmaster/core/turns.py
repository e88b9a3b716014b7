"""A game whose agents move in turn, as `lab/aec.py` shows it: what happens at every move is here, to be compiled."""

from typing import Any

from ironmaster.core.contract import Game
from ironmaster.core.rows import seed_of
from ironmaster.core.runner import Runner


class Turns(Runner):
    """A runner that answers as PettingZoo's environments do while a game goes on; the table says what comes after."""

    def __init__(self, game: Game, agents: list[str], table: Any) -> None:
        super().__init__(game)
        self.agents: list[str] = agents
        self.seat_of: dict[str, int] = {agent: seat for seat, agent in enumerate(agents)}
        self.table: Any = table
        self.infos: list[dict[str, Any]] = []
        self.unseen: list[Any] = []  # not of tuples, which would be taken apart and put together each time
        """What each seat is told, but for what it sees, while the game goes on: made once."""
        self.answer: Any = self.packer.answer
        self.going: bool = False
        self.left: int = 0
        """Moves until the game is cut short; 0 if it is not."""

    def begin(self, seed: int, number: int, left: int) -> dict[str, dict[str, Any]]:
        """A new game, the one of that number after a seed; what each agent is told beside what it sees."""
        infos: dict[str, dict[str, Any]] = {}
        self.infos, self.unseen = [], []
        for agent in self.agents:
            info: dict[str, Any] = {}
            infos[agent] = info
            self.infos.append(info)
            self.unseen.append((None, 0.0, False, False, info))
        self.left = left
        self.reset(seed_of(seed, 0, number))
        self.going = True
        return infos

    def standing(self, reward: Any) -> tuple[dict[str, float], dict[str, dict[str, Any]]]:
        """What each agent is given and told at the end."""
        scores, places = self.game.law.scores(self.state), self.game.law.places(self.state)
        given: list[Any] = reward(scores, places)
        rewards: dict[str, float] = {}
        infos: dict[str, dict[str, Any]] = {}
        for seat, agent in enumerate(self.agents):
            rewards[agent] = given[seat]
            infos[agent] = {"points": scores[seat], "place": places[seat]}
        return rewards, infos

    def act(self, action: Any) -> None:
        """Make a move of the agent to act."""
        if not self.going:
            self.table.act_late(action)
            return
        given: Any = action  # an object still, which is looked for as it is and not made anew
        if not isinstance(given, int):
            given = int(given)
        if not self.holds(self.moves, given):
            self.refuse(given)
        self.game.law.apply(self.state, given)
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
        return self.answer(self.state, seat, self.moves, self.infos[seat])

    def observe_as(self, agent: str) -> dict[str, Any]:
        """What an agent may know."""
        return self.give(self.seat_of[agent])

    def offered(self) -> list[int]:
        """The legal moves of the agent to act, by number: the mask as a list."""
        return self.moves
