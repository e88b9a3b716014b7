"""What thinking needs of chance: shares and seeds from dice of one's own."""

from math import log
from typing import Final

from ironmaster.core.contract import Dice

FINE: Final = 1 << 30


def share(dice: Dice) -> float:
    """A number above 0 and below 1."""
    return (dice.below(FINE) + 0.5) / FINE


def gumbel(dice: Dice) -> float:
    """Noise under which the greatest of several numbers is chosen as by their exponentials."""
    return -log(-log(share(dice)))


def seed_from(dice: Dice) -> int:
    """A seed for other dice."""
    return dice.below(FINE) << 30 | dice.below(FINE)
