"""The bot `journeyman`: searches its own turn and takes the best line."""

from ironmaster.bots.lookup import Changes, judge_for
from ironmaster.bots.turn import TurnSearch
from ironmaster.core.contract import Dice


class Journeyman:
    """Looks to the end of its own turn."""

    name = "journeyman"

    def __init__(self, changes: Changes = ()) -> None:
        self.changes = changes

    def choose(self, view: dict[str, object], moves: list[str], dice: Dice) -> str:
        if len(moves) == 1:
            return moves[0]
        judge = judge_for(view, self.changes)
        game = judge.game
        state = game.views.sample(view, dice)
        best = TurnSearch(judge).lines(state, game.law.to_act(state))[0]
        return game.actions.text(best.moves[0])
