"""Every registered game passes every check: on each board, with each number of seats, with each switch flipped once."""

import pytest

from ironmaster.conformance import CHECKS, Check
from ironmaster.conformance.cases import Case
from tests.games.players import CASES, trial_of


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: str(check.__name__))
@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_game_passes(case: Case, check: Check) -> None:
    check(trial_of(case))
