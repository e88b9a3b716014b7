"""The engines to measure, this one and its peers, with one common interface.

A decision is one move that a player chooses among all legal moves; outcomes of chance do not count. A runner whose
library is not installed raises ImportError when it is created.
"""

import random
from importlib.metadata import version
from typing import Any, Final, NamedTuple, Protocol

MIDDLE: Final = 1
"""The seed of the game whose state after half of the decisions is copied."""


class Runner(Protocol):
    """A game that can be played at random."""

    version: str
    compiled: bool

    def new(self, seed: int) -> Any:
        """A new game, set up and ready to play."""
        ...

    def play(self, game: Any, most: int = ...) -> int:
        """Play random moves to the end, or a number of decisions. Returns the number of decisions made."""
        ...

    def copy(self, game: Any) -> object:
        """An independent copy of a game in progress."""
        ...


class Peer(NamedTuple):
    """An engine to measure: a short name, the game, and its package."""

    name: str
    game: str
    package: str

    @property
    def pure(self) -> bool:
        """Whether to use the plain Python engine."""
        return self.name.endswith("-pure")


OURS: Final = "ironmaster"
PEERS: Final = (
    Peer("ironmaster-brass", "Brass, compiled", OURS),
    Peer("ironmaster-brass-pure", "Brass, Python", OURS),
    Peer("ironmaster-industria", "Industria, compiled", OURS),
    Peer("ironmaster-industria-pure", "Industria, Python", OURS),
    Peer("ironmaster-age_of_industry", "Age of Industry, compiled", OURS),
    Peer("ironmaster-age_of_industry-pure", "Age of Industry, Python", OURS),
    Peer("ironmaster-steam", "Steam, compiled", OURS),
    Peer("ironmaster-steam-pure", "Steam, Python", OURS),
    Peer("catanatron", "Catan, Python", "catanatron"),
    Peer("open_spiel-chess", "Chess, C++", "open_spiel"),
    Peer("open_spiel-hive", "Hive, C++", "open_spiel"),
    Peer("open_spiel-backgammon", "Backgammon, C++", "open_spiel"),
)
YARDSTICK: Final = "catanatron"
ENDLESS: Final = 1 << 60


def runner(name: str) -> Runner:
    """The runner of a peer."""
    package, _, game = name.partition("-")
    if package == OURS:
        return Ironmaster(game.removesuffix("-pure"))
    if package == "catanatron":
        return Catanatron()
    return OpenSpiel(game)


def middle(player: Runner) -> Any:
    """A game with half of its decisions made."""
    decisions = player.play(player.new(MIDDLE))
    half = player.new(MIDDLE)
    player.play(half, decisions // 2)
    return half


class Ironmaster:
    """A game of ours with four seats, as `core.contract.playout` plays it."""

    def __init__(self, name: str) -> None:
        import ironmaster
        from ironmaster.core import contract
        from ironmaster.core.engine import compiled

        self.version = version("ironmaster")
        self.compiled = compiled()
        self._contract = contract
        self._game = ironmaster.game(name, seats=4)

    def new(self, seed: int) -> Any:
        return self._game.law.start(), self._contract.FastDice(seed)

    def play(self, game: Any, most: int = ENDLESS) -> int:
        state, dice = game
        if most == ENDLESS:
            return self._contract.playout(self._game, state, dice)[0]
        decisions = 0
        while decisions < most:
            actor = self._game.law.to_act(state)
            if actor >= 0:
                moves = self._game.law.moves(state)
                self._game.law.apply(state, moves[dice.below(len(moves))])
                decisions += 1
            else:
                self._game.law.settle(state, self._game.law.draw(state, dice))
        return decisions

    def copy(self, game: Any) -> object:
        return game[0].copy()


class Catanatron:
    """Catan with four of its random players: the loop of its own `Game.play`, counting ticks."""

    compiled = False

    def __init__(self) -> None:
        from catanatron import Color, RandomPlayer
        from catanatron.game import TURNS_LIMIT, Game

        self.version = version("catanatron")
        self._colours = list(Color)
        self._player: Any = RandomPlayer
        self._game: Any = Game
        self._turns: int = TURNS_LIMIT

    def new(self, seed: int) -> Any:
        return self._game([self._player(colour) for colour in self._colours], seed=seed + 1)

    def play(self, game: Any, most: int = ENDLESS) -> int:
        decisions = 0
        while decisions < most and game.winning_color() is None and game.state.num_turns < self._turns:
            game.play_tick()
            decisions += 1
        return decisions

    def copy(self, game: Any) -> object:
        copied: object = game.copy()
        return copied


class OpenSpiel:
    """A game of OpenSpiel, played through its Python interface."""

    compiled = True

    def __init__(self, game: Any) -> None:
        """A game given by its name or as an object."""
        import pyspiel

        self.version = version("open_spiel")
        self._game: Any = pyspiel.load_game(game) if isinstance(game, str) else game

    def new(self, seed: int) -> Any:
        return self._game.new_initial_state(), random.Random(seed)

    def play(self, game: Any, most: int = ENDLESS) -> int:
        state, dice = game
        decisions = 0
        while decisions < most and not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, weights)[0])
            else:
                moves = state.legal_actions()
                state.apply_action(moves[int(dice.random() * len(moves))])
                decisions += 1
        return decisions

    def copy(self, game: Any) -> object:
        copied: object = game[0].clone()
        return copied
