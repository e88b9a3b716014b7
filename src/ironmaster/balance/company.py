"""Who takes part in a balance study: players of tempers drawn at random, of one temper, or of weights nobody chose."""

from collections.abc import Sequence
from random import Random
from typing import Final, Protocol, TypeVar

MIXED: Final = "mixed"
VARIED: Final = "varied"
WIDTH: Final = 0.35
"""How far, as a share, the weights of a varied player may lie from those of a balanced one."""


class Named(Protocol):
    """A temper, whatever it weighs."""

    @property
    def name(self) -> str:
        """What it is called."""


T = TypeVar("T", bound=Named)


def populations(tempers: Sequence[Named]) -> list[str]:
    """The kinds of company that can be asked for, the usual one first."""
    return [MIXED, VARIED, *(temper.name for temper in tempers)]


def one_of(tempers: Sequence[T], population: str, random: Random) -> T:
    """A temper of that company."""
    return random.choice([temper for temper in tempers if population in (MIXED, temper.name)])


def around(weights: Sequence[str | float], random: Random) -> list[float]:
    """Every weight, more or less."""
    return [float(weight) * random.uniform(1 - WIDTH, 1 + WIDTH) for weight in weights]
