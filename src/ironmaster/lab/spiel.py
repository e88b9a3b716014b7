"""The games as games of OpenSpiel: chance nodes, information states as strings and tensors, serialisation, resampling.

Actions and outcomes of chance are their numbers in `game.actions`. The utility is the reward for a place
(`lab.rewards`), so the games are zero-sum.
"""

import json
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

import numpy as np
import pyspiel

from ironmaster.core.contract import CHANCE, OVER, Dice, Game, State
from ironmaster.core.errors import SetupError
from ironmaster.core.registry import game as make_game
from ironmaster.core.registry import game_of, names, spec_of, written
from ironmaster.lab import env_name
from ironmaster.lab.rewards import place_rewards
from ironmaster.observations import packer, width_of

CHANCE_ID, TERMINAL_ID = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
LONGEST = 20_000
"""An upper limit of the decisions and outcomes of a game."""


class Drawn(Dice):
    """Chance from a function that returns numbers from 0 to 1, as OpenSpiel passes it."""

    def __init__(self, random: Callable[[], float]) -> None:
        self.random = random

    def below(self, limit: int) -> int:
        return min(int(self.random() * limit), limit - 1)


@lru_cache(maxsize=8)
def _table(identity: str) -> Game:
    return game_of(json.loads(identity))


Past = tuple[Any, int, int] | None
"""The history, newest entry first: numbers of moves and outcomes, each with the only seat that may know it (-1: all).
It is a linked list, so that copies of a state share it."""

EVERYBODY, NOBODY = -1, -2


def listed(past: Past) -> list[tuple[int, int]]:
    """The history in order, oldest entry first."""
    found: list[tuple[int, int]] = []
    while past is not None:
        past, action, who = past
        found.append((action, who))
    return found[::-1]


def seen_history(past: Past, player: int) -> str:
    """The history as a player has seen it; ? stands for entries that only another player may know.

    >>> seen_history((((None, 7, -1), 8, 0), 9, 1), 0)
    ' 7 8 ?'
    """
    return "".join([f" {action}" if who in (-1, player) else " ?" for action, who in listed(past)])


def _held(identity: str, position: dict[str, object], history: list[tuple[int, int]], recalls: int) -> "Held":
    """Restore a pickled state."""
    game = _table(identity)
    past: Past = None
    for action, who in history:
        past = (past, action, who)
    return Held(game, game.views.load(position), past, recalls)


class Held:
    """A state inside a state of OpenSpiel, which copies and pickles what it holds."""

    __slots__ = ("past", "recalls", "state", "table")

    def __init__(self, table: Game, state: State, past: Past, recalls: int = EVERYBODY) -> None:
        self.table = table
        self.state = state
        self.past = past
        self.recalls = recalls
        """The players who recall private outcomes, without those whose hidden cards were dealt again."""

    def __deepcopy__(self, memo: object) -> "Held":
        return Held(self.table, self.state.copy(), self.past, self.recalls)

    def seen_by(self, player: int) -> str:
        """All that a player has seen."""
        return seen_history(self.past, player if self.recalls in (EVERYBODY, player) else NOBODY)

    def __reduce__(self) -> tuple[Any, ...]:
        table = self.table
        return _held, (
            json.dumps(table.setup.identity()),
            table.views.position(self.state),
            listed(self.past),
            self.recalls,
        )


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One position."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.held = Held(game.table, game.table.law.start(), None)

    @property
    def table(self) -> Game:
        """The rules."""
        return self.held.table

    def _actor(self) -> int:
        held = self.held
        return held.table.law.to_act(held.state)

    def current_player(self) -> int:
        actor = self._actor()
        return actor if actor >= 0 else CHANCE_ID if actor == CHANCE else TERMINAL_ID

    def is_chance_node(self) -> bool:
        return self._actor() == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The same answer as OpenSpiel's, without a call to C++."""
        actor = self._actor()
        if actor == CHANCE:
            found: list[int] = super().legal_actions() if player is None else super().legal_actions(player)
            return found
        if actor == OVER or (player is not None and player != actor):
            return []
        held = self.held
        return sorted(held.table.law.moves(held.state))

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.law.moves(self.held.state)) if player == self._actor() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weighed = sorted(self.table.law.outcomes(self.held.state))
        total = sum([weight for _, weight in weighed])
        return [(outcome, weight / total) for outcome, weight in weighed]

    def _apply_action(self, action: int) -> None:
        held = self.held
        table, state = held.table, held.state
        held.past = (held.past, action, table.views.known_to(state, action))
        if table.law.to_act(state) == CHANCE:
            table.law.settle(state, action)
        else:
            table.law.apply(state, action)

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002
        return self.table.actions.text(action)

    def is_terminal(self) -> bool:
        return self._actor() == OVER

    def returns(self) -> list[float]:
        return place_rewards(self.table.law.places(self.held.state)) if self.is_terminal() else [0.0] * self.table.seats

    def resample_from_infostate(self, player: int, random: Callable[[], float]) -> "SpielState":
        """Another state that the player cannot tell from this one."""
        other: SpielState = self.clone()
        other.held.state = self.table.views.resample(self.held.state, player, Drawn(random))
        other.held.recalls = player if self.held.recalls in (EVERYBODY, player) else NOBODY
        return other

    def __str__(self) -> str:
        return self.table.words.standings(self.held.state, "en")


class Observer:
    """What a player may know, as a tensor with named parts and as a string.

    With perfect recall the string begins with the history as the player has seen it. The tensor does not
    change.
    """

    def __init__(self, game: Game, kind: Any) -> None:
        features = game.observation.features()
        self.game = game
        self.recalls = kind.perfect_recall
        self.packer = packer(features, game.seats)
        self.numbers = np.zeros(width_of(features), np.int16)
        self.tensor = np.zeros(width_of(features), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for feature in features:
            self.dict[feature.name] = self.tensor[at : at + feature.length]
            at += feature.length

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the player may know into the tensor."""
        held = state.held.state
        self.packer.pack([held], [self.game.law.to_act(held)], [player], self.numbers, 0)
        self.tensor[:] = self.numbers

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as a string of numbers."""
        self.set_from(state, player)
        seen = " ".join(map(str, self.numbers.tolist()))
        return f"{player}:{state.held.seen_by(player)}: {seen}" if self.recalls else f"{player}: {seen}"


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game on one board, with one rules profile, for one number of seats."""

    name = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        rules = rules_from(self.name, str(given["rules"]))
        seats, board = int(given["seats"]) or None, str(given["board"]) or None
        self.table = make_game(self.name, seats=seats, board=board, rules=rules)
        actions = len(self.table.actions)
        about = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=actions,
            num_players=self.table.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPES[self.name], about, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        if params:
            raise SetupError("lab.observer")
        return Observer(self.table, kind or pyspiel.IIGObservationType(perfect_recall=False))


DEFAULTS: dict[str, Any] = {"seats": 0, "board": "", "rules": ""}


def rules_as_text(rules: Mapping[str, object]) -> str:
    """Rule switches as one word, as OpenSpiel's game strings need them.

    >>> rules_as_text({"dm_bonus": "cash", "virtual_two_way": False})
    'dm_bonus:cash;virtual_two_way:false'
    """
    return ";".join(f"{name}:{written(value)}" for name, value in rules.items())


def rules_from(name: str, text: str) -> dict[str, object]:
    """The rule switches that the text names, with their values."""
    found: dict[str, object] = {}
    known = {switch.name: switch.values for switch in spec_of(name).switches}
    for one in filter(None, text.split(";")):
        key, _, value = one.partition(":")
        found[key] = next((has for has in known.get(key, ()) if written(has) == value), value)
    return found


def _type(name: str) -> Any:
    seats = spec_of(name).seats
    return pyspiel.GameType(
        short_name=env_name(name),
        long_name=f"Ironmaster {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=DEFAULTS,
    )


TYPES = {name: _type(name) for name in names()}
GAMES = {name: type(f"Spiel{name.title().replace('_', '')}", (SpielGame,), {"name": name}) for name in names()}
for _name in names():
    pyspiel.register_game(TYPES[_name], GAMES[_name])


def spiel_game(name: str, seats: int | None, board: str | None, rules: Mapping[str, object] | None) -> SpielGame:
    """A game, also loaded by `pyspiel.load_game("ironmaster_brass_v0", {...})`."""
    given = {"seats": seats or 0, "board": board or "", "rules": rules_as_text(rules or {})}
    spec_of(name)
    found: SpielGame = GAMES[name](given)
    return found
