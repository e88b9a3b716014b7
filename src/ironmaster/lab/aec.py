"""A game as a PettingZoo environment: agents move in turn, each sees what its seat may know.

An observation is a dict of `observation` (16-bit numbers; `ironmaster.lab.layout` says which) and `action_mask`.
Rewards come at the end. `infos` tells the points and places of the final standing then.
"""

import secrets
from typing import Any

from numpy import empty, int8, int16, zeros
from numpy.typing import NDArray
from pettingzoo import AECEnv

from ironmaster.core.contract import Game
from ironmaster.core.features import width_of
from ironmaster.core.rows import seed_of
from ironmaster.core.runner import Runner
from ironmaster.lab import env_name
from ironmaster.lab.rendering import MODES, checked, rendered
from ironmaster.lab.rewards import reward_of
from ironmaster.lab.spaces import action_space, observation_space

Observation = dict[str, NDArray[Any]]


SHEET = 64
"""Observations that are made room for at once."""
NONE: list[int] = []


class TableEnv(AECEnv):  # type: ignore[misc]
    """One game after the other. With `reuse` an observation is overwritten by the next one, which is quicker."""

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
        reuse: bool = False,
    ) -> None:
        super().__init__()
        self.game = game
        self.metadata = {**TableEnv.metadata, "name": env_name(game.spec.name)}
        self.render_mode = checked(render_mode)
        self.max_cycles = max_cycles
        self.lang = lang
        self.possible_agents = [f"seat_{seat}" for seat in range(game.seats)]
        self.agents = self.possible_agents[:]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._reward = reward_of(reward)
        self._runner = Runner(game)
        self._step, self._look = self._runner.step, self._runner.look
        self._length, self._actions = width_of(game.features()), len(game.actions)
        self._spaces = observation_space(game)
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._spaces)
        self.action_spaces = {agent: action_space(game) for agent in self.possible_agents}
        self._seed, self._number = secrets.randbits(62), 0
        self._reuse = reuse
        self._marked: list[int] = []
        self._row = self._turn()
        self._left = 0
        self._going = False

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new game; the same one for the same seed, and without a seed the next of the last seed's games."""
        self._seed, self._number = (self._seed, self._number + 1) if seed is None else (int(seed), 1)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._left = self.max_cycles * len(self.agents)
        self._going = True
        actor = self._runner.reset(seed_of(self._seed, 0, self._number))
        self.agent_selection = self.possible_agents[actor]

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the agent whose turn it is sees, and what has come of its moves; nothing does before the end."""
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        if self._going:
            return seen, 0.0, False, False, self.infos[agent]
        return (
            seen,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        """Make the agent's move. An illegal one raises `IllegalMove`, which names the rules, and changes nothing."""
        if not self._going:
            self._was_dead_step(action)
            return
        actor = self._step(int(action))  # type: ignore[arg-type]
        if actor < 0:
            self._finish()
            return
        self.agent_selection = self.possible_agents[actor]
        if self.max_cycles:
            self._left -= 1
            self._going = self._left > 0
            self.truncations = dict.fromkeys(self.agents, not self._going)

    def _finish(self) -> None:
        """Nobody was rewarded before, so that there is nothing to sum up until now."""
        state = self._runner.state
        worth = self._reward(self.game, state)
        self.rewards = dict(zip(self.agents, worth, strict=True))
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, True)
        scores, places = self.game.scores(state), self.game.places(state)
        for agent, points, place in zip(self.agents, scores, places, strict=True):
            self.infos[agent] = {"points": points, "place": place}
        self._going = False
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        if self._reuse:
            self._marked = self._look(seat, 0, self._marked)
            return self._sheet[0]
        row = self._row
        if row == SHEET:
            row = self._turn()
        self._row = row + 1
        self._look(seat, row, NONE)
        return self._sheet[row]

    def _turn(self) -> int:
        """Make room for the next observations; the first of its rows."""
        rows = 1 if self._reuse else SHEET
        seen, masks = empty((rows, self._length), int16), zeros((rows, self._actions), int8)
        self._runner.bind(seen, masks)
        self._sheet: list[Observation] = [
            {"observation": one, "action_mask": mask} for one, mask in zip(seen, masks, strict=True)
        ]
        return 0

    def moves(self) -> list[int]:
        """The legal moves of the agent whose turn it is, by number: the mask as a list."""
        return self._runner.moves

    def words(self, move: int) -> str:
        """A move in words."""
        return self.game.actions.text(move)

    def render(self) -> Any:
        """The position as a watcher sees it, as the mode says."""
        return rendered(self.game, self._runner.state, self.render_mode, self.lang)

    def close(self) -> None:
        """Nothing is held open."""
