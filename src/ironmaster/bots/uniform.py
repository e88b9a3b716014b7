"""The bot `random`: every offered move is equally likely."""

from ironmaster.core.contract import Dice


class RandomBot:
    """Chooses uniformly."""

    name = "random"

    def choose(self, view: dict[str, object], moves: list[str], dice: Dice) -> str:
        del view
        return moves[dice.below(len(moves))]
