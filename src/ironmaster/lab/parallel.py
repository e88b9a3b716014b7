"""A game for libraries whose agents all act at once: agents whose turn it is not can only wait."""

from typing import Any

import numpy as np
from gymnasium import spaces as s
from pettingzoo import ParallelEnv

from ironmaster.core.contract import Game
from ironmaster.core.errors import SetupError
from ironmaster.lab import env_name
from ironmaster.lab.aec import TableEnv
from ironmaster.lab.rendering import MODES
from ironmaster.lab.runner import Observation

ILLEGAL = ("error", "random")


class SimultaneousEnv(ParallelEnv):  # type: ignore[misc]
    """In each cycle every agent submits an action. Only that of the seat to act counts.

    The mask of the others allows only waiting, which is the action after the last move. With `illegal="random"` an
    illegal action is replaced by a random legal one, for algorithms without masks; otherwise it raises `IllegalMove`.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 (as PettingZoo declares it)
        "render_modes": list(MODES)
    }

    def __init__(
        self,
        game: Game,
        reward: str = "place",
        max_cycles: int = 0,
        illegal: str = "error",
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        if illegal not in ILLEGAL:
            raise SetupError("lab.illegal", illegal=illegal[:80], known=", ".join(ILLEGAL))
        self.table = TableEnv(game, reward=reward, render_mode=render_mode, lang=lang)
        self.metadata = {**SimultaneousEnv.metadata, "name": f"{env_name(game.spec.name)}_parallel"}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.illegal = illegal
        self.wait = len(game.actions)
        self.possible_agents = self.table.possible_agents
        self.agents: list[str] = []
        self._cycles = 0
        self._random = np.random.default_rng()
        spaces = self.table._spaces.spaces
        mask = s.Box(0, 1, (self.wait + 1,), np.int8)
        self._space = s.Dict({"observation": spaces["observation"], "action_mask": mask})
        self._actions = {agent: s.Discrete(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:  # noqa: ARG002
        return self._space

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.reset(seed, options)
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._observed(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """A cycle: observations, rewards, terminations, truncations and infos of each agent."""
        action = int(actions[self.table.agent_selection])
        moves = self.table.moves()
        if self.illegal == "random" and action not in moves:
            action = moves[int(self._random.integers(len(moves)))]
        self.table.step(action)
        self._cycles += 1
        table, agents = self.table, self.agents
        truncated = 0 < self.max_cycles <= self._cycles
        results = (self._observed(), table.rewards, table.terminations, dict.fromkeys(agents, truncated), table.infos)
        if truncated or any(table.terminations.values()):
            self.agents = []
        return tuple({agent: part[agent] for agent in agents} for part in results)

    def _observed(self) -> dict[str, Observation]:
        found = {}
        acting = self.table.runner.actor
        for seat, agent in enumerate(self.possible_agents):
            seen = self.table.observe(agent)
            mask = np.append(seen["action_mask"], np.int8(seat != acting))
            found[agent] = {"observation": seen["observation"], "action_mask": mask}
        return found

    def render(self) -> Any:
        return self.table.render()

    def close(self) -> None:
        self.table.close()
