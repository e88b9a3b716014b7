"""What a bot is: something that chooses one of the offered moves from what its seat may know."""

from typing import NamedTuple, Protocol

from ironmaster.core.contract import Dice


class Budget(NamedTuple):
    """How much a bot may think about one decision: for so many seconds, or so many times, whatever ends first.

    With iterations alone a bot chooses the same for the same dice on every machine.
    """

    seconds: float = 1.0
    iterations: int = 0
    """0: as many as the time allows."""
    processes: int = 1


class Bot(Protocol):
    """A player without hands. It gets a view, never a state."""

    name: str

    def choose(self, view: dict[str, object], moves: list[str], dice: Dice) -> str:
        """One of the moves. The dice are the bot's own: thinking never disturbs the game's chance."""
        ...
