"""The conformance suite: checks that every game must pass, whatever its rules.

`ironmaster conform NAME` runs it. A check is a function that takes a `Trial` and raises an AssertionError with a
sentence that says what is wrong. No check depends on a particular game or on its size.
"""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from ironmaster.conformance import awards, books, chance, facts, matches, notation, observation, refusals, states, views
from ironmaster.conformance.trial import Trial, Unplayable

Check = Callable[[Trial], None]

CHECKS: Final[tuple[Check, ...]] = (
    *states.CHECKS,
    *chance.CHECKS,
    *notation.CHECKS,
    *refusals.CHECKS,
    *views.CHECKS,
    *facts.CHECKS,
    *awards.CHECKS,
    *matches.CHECKS,
    *observation.CHECKS,
    *books.CHECKS,
)


class Failure(NamedTuple):
    """A check that a game does not pass, and why."""

    check: Check
    problem: str


def failures(trial: Trial) -> Iterator[Failure]:
    """The checks that a game does not pass. Stops at the first check that finds the game unplayable."""
    for check in CHECKS:
        try:
            check(trial)
        except Unplayable as error:
            yield Failure(check, str(error))
            return
        except AssertionError as error:
            yield Failure(check, str(error))
        except Exception as error:  # an unfinished game may raise any exception
            yield Failure(check, f"{type(error).__name__}: {error}")
