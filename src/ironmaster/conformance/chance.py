"""Checks of chance: only possible outcomes are drawn, as often as their weights say."""

from typing import Final

from ironmaster.conformance.trial import Trial
from ironmaster.core.contract import FastDice, State

THROWS: Final = 3000


def check_outcomes(trial: Trial) -> None:
    """Outcomes are stable and have positive weights, only they are drawn, and equal dice draw equally."""
    law = trial.game.law
    for place, state in enumerate(trial.chances(60)):
        key = state.key()
        outcomes = law.outcomes(state)
        assert outcomes == law.outcomes(state), "a second call of outcomes gives a different list"
        assert all(type(weight) is int and weight > 0 for _, weight in outcomes), "a weight is not a positive int"
        possible = {outcome for outcome, _ in outcomes}
        assert len(possible) == len(outcomes), "an outcome is listed twice"
        for throw in range(5):
            drawn = law.draw(state, FastDice(5 * place + throw))
            assert drawn in possible, f"{trial.text(drawn)} is drawn, but outcomes does not list it"
            again = law.draw(state, FastDice(5 * place + throw))
            assert drawn == again, "the same dice draw different outcomes"
        assert state.key() == key, "drawing changed the state"


def check_weights(trial: Trial) -> None:
    """For each kind of chance, outcomes are drawn as often as their weights say."""
    law = trial.game.law
    for kind, state in _kinds(trial).items():
        outcomes, dice = law.outcomes(state), FastDice(6)
        total = sum(weight for _, weight in outcomes)
        seen = dict.fromkeys((outcome for outcome, _ in outcomes), 0)
        for _ in range(THROWS):
            seen[law.draw(state, dice)] += 1
        expected = {outcome: THROWS * weight / total for outcome, weight in outcomes}
        surprise = sum((seen[outcome] - wanted) ** 2 / wanted for outcome, wanted in expected.items())
        freedom = len(outcomes) - 1
        limit = freedom + 4 * (2 * freedom) ** 0.5 + 4
        assert surprise < limit, (
            f"“{kind}” is not drawn according to its weights: chi-square {surprise:.0f}, at most {limit:.0f}"
        )


def _kinds(trial: Trial) -> dict[str, State]:
    """A state for each kind of outcome, with several outcomes: few of them, and unequal weights if possible."""
    law, found = trial.game.law, dict[str, State]()

    def rank(state: State) -> tuple[bool, int]:
        weights = [weight for _, weight in law.outcomes(state)]
        return len(set(weights)) == 1, len(weights)

    for state in trial.chances(60):
        outcomes = law.outcomes(state)
        kind = trial.game.facts.elements(outcomes[0][0])[0].id
        if len(outcomes) > 1 and (kind not in found or rank(state) < rank(found[kind])):
            found[kind] = state
    return found


CHECKS = (check_outcomes, check_weights)
