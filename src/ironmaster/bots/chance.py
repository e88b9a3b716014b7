"""Random numbers for bots, drawn from their own dice."""

from math import log
from typing import Final

from ironmaster.core.contract import Dice

FINE: Final = 1 << 30


def share(dice: Dice) -> float:
    """A number above 0 and below 1."""
    return (dice.below(FINE) + 0.5) / FINE


def gumbel(dice: Dice) -> float:
    """Gumbel noise: adding it and taking the maximum samples by softmax."""
    return -log(-log(share(dice)))


def seed_from(dice: Dice) -> int:
    """A seed for other dice."""
    return dice.below(FINE) << 30 | dice.below(FINE)
