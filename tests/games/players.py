"""The players of test games: a random one, or the lively player that a game provides."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import ironmaster
from ironmaster.conformance.cases import Case, cases, defaults
from ironmaster.conformance.trial import Trial, at_random
from ironmaster.core.match import Match

CASES = [case for name in ironmaster.names() for case in cases(name)]
DEFAULTS = [case for name in ironmaster.names() for case in defaults(name)]
SECRET = [case for case in CASES if ironmaster.spec_of(case.name).secrets]
"""Games with hidden information; in the others all seats see everything."""


def brought(name: str, what: str, otherwise: Any) -> Any:
    """An attribute of `tests/games/<name>/playing.py`, such as a `lively` player."""
    module = f"tests.games.{name}.playing"
    return getattr(import_module(module), what, otherwise) if find_spec(module) else otherwise


@cache
def trial_of(case: Case) -> Trial:
    """The game of a case with whole games of it, made once for all tests.

    A game that random play ends at once provides a player of its own.
    """
    return Trial(case.game(), brought(case.name, "lively", at_random))


def finished(case: Case) -> Match:
    """A whole match of a case."""
    return trial_of(case).match
