"""The bot `apprentice`: makes the move that the judge values most, or one that is nearly as good."""

from ironmaster.bots.glance import at_a_glance
from ironmaster.bots.lookup import Changes, judge_for
from ironmaster.bots.settings import variety_of
from ironmaster.core.contract import Dice


class Apprentice:
    """Looks one move ahead."""

    name = "apprentice"

    def __init__(self, changes: Changes = ()) -> None:
        self.changes = changes

    def choose(self, view: dict[str, object], moves: list[str], dice: Dice) -> str:
        if len(moves) == 1:
            return moves[0]
        judge = judge_for(view, self.changes)
        state = judge.game.views.sample(view, dice)
        variety = variety_of(judge.game) * judge.spread
        return moves[at_a_glance(judge, state, judge.game.law.moves(state), dice, variety)]
