"""What a bot is: something that chooses one of the offered moves from what its seat may know."""

from typing import Protocol

from ironmaster.core.contract import Dice


class Bot(Protocol):
    """A player without hands. It gets a view, never a state."""

    name: str

    def choose(self, view: dict[str, object], moves: list[str], dice: Dice) -> str:
        """One of the moves. The dice are the bot's own: thinking never disturbs the game's chance."""
        ...
