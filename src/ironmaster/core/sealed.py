"""Sealed chance: every outcome follows from a secret seed and its place in the log.

The hash of the seed is published when a match begins; once the seed is revealed, anybody can check that each recorded
outcome is the one the seed gives. Taking moves back and making them again brings the same outcomes.
"""

from hashlib import sha256
from secrets import token_hex
from typing import Final

from ironmaster.core.contract import Dice

SPAN: Final = 1 << 128


def new_seed() -> str:
    """A seed nobody can guess."""
    return token_hex(32)


def seal(seed: str) -> str:
    """The published hash of a seed.

    >>> seal("7")[:12]
    '7902699be42c'
    """
    return sha256(seed.encode()).hexdigest()


class SealedDice(Dice):
    """The dice of one place in the log of a match."""

    def __init__(self, seed: str, place: int) -> None:
        self._seed = seed
        self._place = place
        self._throw = 0

    def below(self, limit: int) -> int:
        while True:
            text = f"{self._seed}/{self._place}/{self._throw}"
            self._throw += 1
            number = int.from_bytes(sha256(text.encode()).digest()[:16], "big")
            if number < SPAN - SPAN % limit:
                return number % limit
