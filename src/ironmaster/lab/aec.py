"""A game as a PettingZoo environment: agents move in turn, each sees what its seat may know.

An observation is a dict of `observation` (16-bit numbers; `ironmaster.lab.layout` says which) and `action_mask`.
Rewards come at the end. `infos` tells the points and places of the final standing then.
"""

import secrets
from typing import Any

from numpy.typing import NDArray
from pettingzoo import AECEnv

from ironmaster.core.contract import Game
from ironmaster.core.turns import Turns
from ironmaster.lab import env_name
from ironmaster.lab.rendering import MODES, checked, rendered
from ironmaster.lab.rewards import reward_of
from ironmaster.lab.spaces import action_space, observation_space, supplied

Observation = dict[str, NDArray[Any]]
Last = tuple[Observation | None, float, bool, bool, dict[str, Any]]


class TableEnv(AECEnv):  # type: ignore[misc]
    """One game after the other."""

    metadata: dict[str, Any] = {  # noqa: RUF012 (as PettingZoo declares it)
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: Game,
        reward: str = "place",
        max_cycles: int = 0,
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        super().__init__()
        self.game = game
        self.metadata = {**TableEnv.metadata, "name": env_name(game.spec.name)}
        self.render_mode = checked(render_mode)
        self._most = max_cycles * game.seats
        self.lang = lang
        self.possible_agents = [f"seat_{seat}" for seat in range(game.seats)]
        self.agents = self.possible_agents[:]
        self._reward = reward_of(reward)
        self._turns = Turns(game, self.possible_agents, self)
        supplied(self._turns)
        self._chosen = self.possible_agents[0]
        self._spaces = observation_space(game)
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._spaces)
        self.action_spaces = {agent: action_space(game) for agent in self.possible_agents}
        self._zeros = dict.fromkeys(self.possible_agents, 0.0)
        self._nowhere = dict.fromkeys(self.possible_agents, False)
        self._everywhere = dict.fromkeys(self.possible_agents, True)
        self._seed, self._number = secrets.randbits(62), 0
        if type(self) is TableEnv:  # whoever derives from it may want to do these things otherwise
            turns = self._turns
            self.__dict__.update(step=turns.act, last=turns.last, observe=turns.observe_as, moves=turns.offered)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new game; the same one for the same seed, and without a seed the next of the last seed's games."""
        self._seed, self._number = (self._seed, self._number + 1) if seed is None else (int(seed), 1)
        self.agents = self.possible_agents[:]
        self.rewards = self._zeros.copy()
        self._cumulative_rewards = self._zeros.copy()
        self.terminations = self._nowhere.copy()
        self.truncations = self._nowhere.copy()
        self.infos = self._turns.begin(self._seed, self._number, self._most)

    @property
    def agent_selection(self) -> str:
        """Whose turn it is."""
        return self.possible_agents[self._turns.actor] if self._turns.going else self._chosen

    @agent_selection.setter
    def agent_selection(self, agent: str) -> None:
        self._chosen = agent

    def last(self, observe: bool = True) -> Last:
        """What the agent whose turn it is sees, and what has come of its moves; nothing does before the end."""
        told: Last = self._turns.last(observe)
        return told

    def step(self, action: int | None) -> None:
        """Make the agent's move. An illegal one raises `IllegalMove`, which names the rules, and changes nothing."""
        self._turns.act(action)

    def observe(self, agent: str) -> Observation:
        """What an agent may know; its mask is empty if it is not its turn."""
        return self._turns.observe_as(agent)

    def moves(self) -> list[int]:
        """The legal moves of the agent whose turn it is, by number: the mask as a list."""
        return self._turns.offered()

    def finish(self) -> None:
        """The game is over. Nobody was rewarded before, so that there is nothing to sum up until now."""
        self.rewards, self.infos = self._turns.standing(self._reward)
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = self._everywhere.copy()
        self._chosen = self.agents[0]

    def cut(self) -> None:
        """The game has gone on for as long as it may."""
        self.truncations = self._everywhere.copy()
        self._chosen = self.possible_agents[self._turns.actor]

    def last_late(self, observe: bool) -> Last:
        """What `last` tells when nobody has a move any more."""
        agent = self._chosen
        told = self.terminations[agent], self.truncations[agent], self.infos[agent]
        return self.observe(agent) if observe else None, self._cumulative_rewards[agent], *told

    def act_late(self, action: int | None) -> None:
        """What `step` does then: PettingZoo lets every agent step once more, with None."""
        self._was_dead_step(action)

    def words(self, move: int) -> str:
        """A move in words."""
        return self.game.actions.text(move)

    def render(self) -> Any:
        """The position as a watcher sees it, as the mode says."""
        return rendered(self.game, self._turns.state, self.render_mode, self.lang)

    def close(self) -> None:
        """Nothing is held open."""
