"""The bot `apprentice`: makes the move that looks best at a glance, or one that looks nearly as good."""

from typing import Final

from ironmaster.bots.glance import at_a_glance
from ironmaster.bots.seeing import Changes, judge_for
from ironmaster.core.contract import Dice

VARIETY: Final = 0.02
"""How much worse, as a share of the judge's spread, a move may look and still be made about as often."""


class Apprentice:
    """Looks one move ahead."""

    name = "apprentice"

    def __init__(self, changes: Changes = ()) -> None:
        self.changes = changes

    def choose(self, view: dict[str, object], moves: list[str], dice: Dice) -> str:
        if len(moves) == 1:
            return moves[0]
        judge = judge_for(view, self.changes)
        state = judge.game.sample(view, dice)
        return moves[at_a_glance(judge, state, judge.game.moves(state), dice, VARIETY * judge.spread)]
