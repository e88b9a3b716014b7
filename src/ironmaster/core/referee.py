"""The referee: checks the states of a match or simulation and reports the first broken invariant."""

from ironmaster.core.contract import CHANCE, OVER, Dice, Game, State


class BrokenInvariant(AssertionError):
    """An impossible state or step: an error of the engine, never of a user."""


class Referee:
    """Checks every state and every step of a game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.checked = 0

    def start(self, state: State) -> None:
        """Check a first state."""
        self._report(self.game.law.audit(state), "at the start")

    def step(self, before: State, action: int, after: State) -> None:
        """Check the state after an action, and the step to it."""
        self.checked += 1
        problems = self.game.law.audit(after) + self.game.law.audit_step(before, after)
        if self.game.law.to_act(after) >= 0 and not self.game.law.moves(after):
            problems.append("the seat to act has no legal move")
        self._report(problems, self.game.actions.text(action))

    def _report(self, problems: list[str], where: str) -> None:
        if problems:
            raise BrokenInvariant(f"{self.game.spec.name}, {where}: " + "; ".join(problems))


def refereed_playout(game: Game, s: State, dice: Dice, longest: int = 10_000) -> tuple[int, int]:
    """A random playout like `playout`, with the referee after every move and outcome."""
    referee = Referee(game)
    referee.start(s)
    decisions = offered = 0
    for _ in range(longest):
        actor = game.law.to_act(s)
        if actor == OVER:
            return decisions, offered
        before = s.copy()
        if actor == CHANCE:
            action = game.law.draw(s, dice)
            if action not in [outcome for outcome, _ in game.law.outcomes(s)]:
                raise BrokenInvariant(f"{game.actions.text(action)} is not a possible outcome")
            game.law.settle(s, action)
        else:
            moves = game.law.moves(s)
            decisions += 1
            offered += len(moves)
            action = moves[dice.below(len(moves))]
            game.law.apply(s, action)
        referee.step(before, action, s)
    raise BrokenInvariant(f"the game has not ended after {longest} actions")
