"""The referee: it accepts valid games and reports the first fault."""

import pytest

import ironmaster
from ironmaster.core.contract import CHANCE, OVER, Dice, FastDice, Law, State
from ironmaster.core.referee import BrokenInvariant, Referee, refereed_playout

from .matches import Counting, CountingLaw


class Faulty(CountingLaw):
    """A law with one fault, which appears after a number of actions."""

    def __init__(self, inner: Law[State], fault: str, after: int) -> None:
        super().__init__(inner)
        self.fault = fault
        self.after = after

    def late(self, fault: str) -> bool:
        return self.fault == fault and self.count >= self.after

    def moves(self, s: State) -> list[int]:
        return [] if self.late("stuck") else super().moves(s)

    def outcomes(self, s: State) -> list[tuple[int, int]]:
        return self.inner.outcomes(s)

    def draw(self, s: State, dice: Dice) -> int:
        return self.actions.number("pass") if self.late("draw") else super().draw(s, dice)

    def audit(self, s: State) -> list[str]:
        return ["a coin is missing"] if self.late("audit") else self.inner.audit(s)

    def audit_step(self, before: State, after: State) -> list[str]:
        return ["time runs backwards"] if self.late("step") else self.inner.audit_step(before, after)


FAULTS = [
    ("audit", 0, "at the start: a coin is missing"),
    ("audit", 40, "a coin is missing"),
    ("step", 40, "time runs backwards"),
    ("stuck", 60, "the seat to act has no legal move"),
    ("draw", 5, "pass is not a possible outcome"),
]


@pytest.mark.parametrize(("fault", "after", "words"), FAULTS)
def test_a_fault_is_reported(fault: str, after: int, words: str) -> None:
    brass = ironmaster.game("brass", seats=3)
    game = Counting(brass, law=Faulty(brass.law, fault, after))
    with pytest.raises(BrokenInvariant, match=words):
        refereed_playout(game, game.law.start(), FastDice(1))
    assert game.counting.count <= after + 60


def test_a_game_that_does_not_end_is_reported() -> None:
    game = ironmaster.game("brass", seats=3)
    with pytest.raises(BrokenInvariant, match="has not ended after 100 actions"):
        refereed_playout(game, game.law.start(), FastDice(1), longest=100)


def test_a_sound_game_is_counted() -> None:
    game = ironmaster.game("brass", seats=3)
    state = game.law.start()
    made, offered = refereed_playout(game, state, FastDice(1))
    assert game.law.to_act(state) == OVER
    assert 100 < made < offered


def test_every_step_is_checked() -> None:
    game = ironmaster.game("brass", seats=3)
    referee, state, dice = Referee(game), game.law.start(), FastDice(1)
    referee.start(state)
    for number in range(1, 11):
        before = state.copy()
        assert game.law.to_act(state) == CHANCE
        outcome = game.law.draw(state, dice)
        game.law.settle(state, outcome)
        referee.step(before, outcome, state)
        assert referee.checked == number
