"""One seat of a game as a Gymnasium environment, and many of them as a vector environment; bots have the other seats.

An observation is a dict of `observation` and `action_mask`, as in the PettingZoo environment. The only reward comes at
the end. An illegal action loses the game at once by default; `info["refusal"]` names the rules.
"""

from collections.abc import Mapping, Sequence
from typing import Any, cast

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ironmaster.core.contract import Game
from ironmaster.core.errors import SetupError
from ironmaster.core.registry import game as make_game
from ironmaster.core.registry import names
from ironmaster.lab import VERSION, env_name
from ironmaster.lab.opponents import SeatTable
from ironmaster.lab.rendering import checked, rendered
from ironmaster.lab.runner import Observation
from ironmaster.lab.spaces import action_space, observation_space
from ironmaster.observations import mark


class SeatEnv(gymnasium.Env[Observation, int]):
    """One game after another from one seat. With `seat=None` the seat changes from game to game."""

    metadata: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        game: Game,
        bots: str | Sequence[str] = "random",
        seat: int | None = 0,
        reward: str = "place",
        illegal: str = "lose",
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        self.metadata = {**SeatEnv.metadata, "name": env_name(game.spec.name)}
        self.game = game
        self.table = SeatTable(game, bots, seat, illegal, reward)
        self.render_mode = checked(render_mode)
        self.lang = lang
        self.observation_space = observation_space(game)  # type: ignore[assignment]
        self.action_space = action_space(game)  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self.table.reset(self.np_random)
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self.table.step(int(action))
        over = self.table.over
        return self._observation(), self.table.worth() if over else 0.0, over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask, under the name that algorithms with masks call."""
        return self._observation()["action_mask"].astype(np.bool_)

    def words(self, move: int) -> str:
        """A move in words."""
        return self.game.actions.text(move)

    def _observation(self) -> Observation:
        return self.table.runner.observe(self.table.seat)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"seat": self.table.seat}
        if self.table.refusal:
            info["refusal"] = self.table.refusal
        if self.table.over and not self.table.lost:
            info.update(self.table.standing())
        return info

    def render(self) -> Any:
        """The position as the seat sees it, in the form that the render mode names."""
        return rendered(self.game, self.table.runner.state, self.render_mode, self.lang, self.table.seat)


class SeatVectorEnv(VectorEnv[Observation, NDArray[Any], NDArray[Any]]):
    """Many games from one seat each, with observations in arrays that are allocated once.

    After a game has ended, the next step starts a new game and ignores the action (`AutoresetMode.NEXT_STEP`). The
    returned arrays are copies unless `copy=False`.
    """

    def __init__(
        self,
        game: Game,
        num_envs: int = 8,
        bots: str | Sequence[str] = "random",
        seat: int | None = 0,
        reward: str = "place",
        illegal: str = "lose",
        copy: bool = True,
    ) -> None:
        if num_envs < 1:
            raise SetupError("lab.games", games=str(num_envs), most=1 << 20)
        self.num_envs = num_envs
        self.metadata = {"name": env_name(game.spec.name), "autoreset_mode": AutoresetMode.NEXT_STEP}
        self.game = game
        self.single_observation_space = observation_space(game)
        self.single_action_space = action_space(game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.tables = [SeatTable(game, bots, seat, illegal, reward) for _ in range(num_envs)]
        self.copy = copy
        self._seen = np.zeros((num_envs, self.tables[0].runner.width), np.int16)
        self._masks = np.zeros((num_envs, len(game.actions)), np.int8)
        self._random = [np.random.default_rng() for _ in range(num_envs)]
        self._over = np.zeros(num_envs, np.bool_)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Observation, dict[str, Any]]:
        seeds = (
            [None if seed is None else seed + k for k in range(self.num_envs)] if not isinstance(seed, list) else seed
        )
        for k, given in enumerate(seeds):
            if given is not None:
                self._random[k] = gymnasium.utils.seeding.np_random(given)[0]
            self.tables[k].reset(self._random[k])
        self._over[:] = False
        return self._observation(), self._infos({})

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        rewards = np.zeros(self.num_envs, np.float64)
        ended: dict[int, dict[str, int]] = {}
        for k, table in enumerate(self.tables):
            if self._over[k]:
                table.reset(self._random[k])
                self._over[k] = False
                continue
            table.step(int(actions[k]))
            if table.over:
                self._over[k] = True
                ended[k] = {} if table.lost else table.standing()
                rewards[k] = table.worth()
        return self._observation(), rewards, self._over.copy(), np.zeros(self.num_envs, np.bool_), self._infos(ended)

    def _observation(self) -> Observation:
        runners = [table.runner for table in self.tables]
        states, actors = [runner.state for runner in runners], [runner.actor for runner in runners]
        runners[0].packer.pack(states, actors, [table.seat for table in self.tables], self._seen, 0)
        mark([runner.moves for runner in runners], self._masks, self._masks.shape[1], 0)
        arrays: Observation = {"observation": self._seen, "action_mask": self._masks}
        return {name: array.copy() for name, array in arrays.items()} if self.copy else arrays

    def _infos(self, ended: dict[int, dict[str, int]]) -> dict[str, Any]:
        infos: dict[str, Any] = {}
        for k, table in enumerate(self.tables):
            info: dict[str, Any] = {"seat": table.seat, **ended.get(k, {})}
            if table.refusal:
                info["refusal"] = table.refusal
            infos = self._add_info(infos, info, k)
        return infos


def seat_env(
    name: str,
    seats: int | None = None,
    board: str | None = None,
    rules: Mapping[str, object] | None = None,
    **options: Any,
) -> SeatEnv:
    """The entry point for `gymnasium.make`."""
    return SeatEnv(make_game(name, seats=seats, board=board, rules=rules), **options)


def gym_id(name: str) -> str:
    """The id of the environment of a game in Gymnasium's registry.

    >>> gym_id("age_of_industry")
    'ironmaster/AgeOfIndustry-v0'
    """
    return f"ironmaster/{name.title().replace('_', '')}-v{VERSION}"


for _name in names():
    gymnasium.register(gym_id(_name), entry_point=cast("Any", seat_env), kwargs={"name": _name})
