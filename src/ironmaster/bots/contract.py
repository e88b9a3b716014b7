"""The interface of a bot: it chooses one of the legal moves from a view."""

from typing import NamedTuple, Protocol

from ironmaster.core.contract import Dice


class Budget(NamedTuple):
    """How long a bot may think about one decision: seconds or iterations, whichever ends first.

    With iterations alone a bot chooses the same for the same dice on every machine.
    """

    seconds: float = 1.0
    iterations: int = 0
    """0: as many as the time allows."""
    processes: int = 1


class Bot(Protocol):
    """A computer player. It gets a view, never a state."""

    name: str

    def choose(self, view: dict[str, object], moves: list[str], dice: Dice) -> str:
        """Choose one of the moves. The dice belong to the bot: thinking does not affect the chance of the game."""
        ...
