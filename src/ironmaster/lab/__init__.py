"""The laboratory: the engine for programs that learn, in the shapes that their libraries expect.

`import ironmaster` loads nothing of it. Each function below imports its library when it is called; `pip install
ironmaster[lab]` installs these libraries.

>>> from ironmaster import lab
>>> lab.layout("industria", seats=4)["cash"]
slice(15, 19, None)
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ironmaster.core.errors import SetupError
from ironmaster.core.registry import game as _game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pandas import DataFrame

    from ironmaster.core.match import Match
    from ironmaster.core.record import Record
    from ironmaster.lab.aec import TableEnv
    from ironmaster.lab.batches import Batch
    from ironmaster.lab.gym import SeatEnv, SeatVectorEnv
    from ironmaster.lab.parallel import SimultaneousEnv
    from ironmaster.lab.spiel import SpielGame

VERSION = 0
"""The version in the names of environments: it changes when an observation, the number of a move or a reward does."""

Rules = Mapping[str, object] | None


def env_name(name: str) -> str:
    """The name of the environment of a game.

    >>> env_name("brass")
    'ironmaster_brass_v0'
    """
    return f"ironmaster_{name}_v{VERSION}"


def layout(name: str, seats: int | None = None, board: str | None = None, rules: Rules = None) -> dict[str, slice]:
    """Where the parts of an observation are, by name."""
    found, at = {}, 0
    for feature in _game(name, seats=seats, board=board, rules=rules).observation.features():
        found[feature.name] = slice(at, at + feature.length)
        at += feature.length
    return found


def pettingzoo_env(
    name: str, seats: int | None = None, board: str | None = None, rules: Rules = None, **options: Any
) -> "TableEnv":
    """A game as a PettingZoo environment whose agents move in turn (AEC)."""
    from ironmaster.lab.aec import TableEnv

    return TableEnv(_game(name, seats=seats, board=board, rules=rules), **options)


def parallel_env(
    name: str, seats: int | None = None, board: str | None = None, rules: Rules = None, **options: Any
) -> "SimultaneousEnv":
    """A game as a PettingZoo environment whose agents all act at once. Agents whose turn it is not can only wait."""
    from ironmaster.lab.parallel import SimultaneousEnv

    return SimultaneousEnv(_game(name, seats=seats, board=board, rules=rules), **options)


def gymnasium_env(
    name: str, seats: int | None = None, board: str | None = None, rules: Rules = None, **options: Any
) -> "SeatEnv":
    """One seat of a game as a Gymnasium environment; bots have the others."""
    from ironmaster.lab.gym import seat_env

    return seat_env(name, seats, board, rules, **options)


def vector_env(
    name: str, seats: int | None = None, board: str | None = None, rules: Rules = None, **options: Any
) -> "SeatVectorEnv":
    """One seat of many games as a Gymnasium vector environment."""
    from ironmaster.lab.gym import SeatVectorEnv

    return SeatVectorEnv(_game(name, seats=seats, board=board, rules=rules), **options)


def batch(
    name: str, seats: int | None = None, board: str | None = None, rules: Rules = None, **options: Any
) -> "Batch":
    """Many games that advance together, with results in arrays that are allocated once."""
    from ironmaster.lab.batches import Batch

    return Batch(_game(name, seats=seats, board=board, rules=rules), **options)


def openspiel_game(name: str, seats: int | None = None, board: str | None = None, rules: Rules = None) -> "SpielGame":
    """A game as a game of OpenSpiel."""
    from ironmaster.lab.spiel import spiel_game

    return spiel_game(name, seats, board, rules)


def played(
    name: str,
    seats: int | None = None,
    board: str | None = None,
    rules: Rules = None,
    bots: "str | Sequence[str]" = "journeyman",
    seed: int = 1,
) -> "Match":
    """A match between bots, played to its end."""
    from ironmaster.lab.playing import played as play

    return play(_game(name, seats=seats, board=board, rules=rules), bots, seed)


def frame(game: "Match | Record | str", lang: str = "en") -> "DataFrame":
    """A match, a record or the text of one as a data frame: a row for each entry, with the table after it."""
    try:
        from ironmaster.lab.frames import frame as make
    except ImportError:
        raise SetupError("lab.pandas") from None
    return make(game, lang)
