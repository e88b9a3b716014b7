"""A game as a PettingZoo environment: agents move in turn, and each sees what its seat may know.

An observation is a dict of `observation` (16-bit numbers, described by `ironmaster.lab.layout`) and `action_mask`.
Rewards come at the end, when `infos` holds the points and places of the final standing.
"""

import secrets
from typing import Any

from pettingzoo import AECEnv

from ironmaster.core.contract import Game
from ironmaster.lab import env_name
from ironmaster.lab.rendering import MODES, checked, rendered
from ironmaster.lab.rewards import reward_of
from ironmaster.lab.runner import Observation, Runner
from ironmaster.lab.spaces import action_space, observation_space
from ironmaster.observations.rows import seed_of

Last = tuple[Observation | None, float, bool, bool, dict[str, Any]]


class TableEnv(AECEnv):  # type: ignore[misc]
    """One game after another."""

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
        self.runner = Runner(game)
        self._left = 0
        self._spaces = observation_space(game)
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._spaces)
        self.action_spaces = {agent: action_space(game) for agent in self.possible_agents}
        self._seed, self._number = secrets.randbits(62), 0

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Start a game: the same one for the same seed; without a seed, the next game of the last seed."""
        self._seed, self._number = (self._seed, self._number + 1) if seed is None else (int(seed), 1)
        self._left = self._most
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.runner.reset(seed_of(self._seed, 0, self._number))
        self.agent_selection = self.agents[self.runner.actor]

    def step(self, action: int | None) -> None:
        """Make the agent's move. An illegal one raises `IllegalMove`, which names the rules, and changes nothing."""
        if self._ended():
            # PettingZoo lets every agent step once more, with None
            self._was_dead_step(action)
            return
        assert action is not None
        self.runner.step(int(action))
        if self.runner.actor < 0:
            self._finish()
            return
        self.agent_selection = self.possible_agents[self.runner.actor]
        if self._left:
            self._left -= 1
            if not self._left:
                self.truncations = dict.fromkeys(self.possible_agents, True)

    def _ended(self) -> bool:
        agent = self.agent_selection
        return self.terminations[agent] or self.truncations[agent]

    def _finish(self) -> None:
        scores, places = self.runner.standing()
        self.rewards = dict(zip(self.possible_agents, self._reward(scores, places), strict=True))
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.possible_agents, True)
        for agent, points, place in zip(self.possible_agents, scores, places, strict=True):
            self.infos[agent] = {"points": points, "place": place}
        self.agent_selection = self.possible_agents[0]

    def observe(self, agent: str) -> Observation:
        """What an agent may know. Its mask is empty if it is not its turn."""
        return self.runner.observe(self.possible_agents.index(agent))

    def moves(self) -> list[int]:
        """The legal moves of the agent whose turn it is, by number: the mask as a list."""
        return self.runner.moves

    def words(self, move: int) -> str:
        """A move in words."""
        return self.game.actions.text(move)

    def render(self) -> Any:
        """The position as a spectator sees it, in the form that the render mode names."""
        return rendered(self.game, self.runner.state, self.render_mode, self.lang)

    def close(self) -> None:
        """Nothing to close."""
