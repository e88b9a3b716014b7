"""Fixtures of the rule tests of Brass."""

from functools import cache

import pytest

from tests.games.brass.playing import Played, play


@pytest.fixture(scope="session")
def played() -> Played:
    """Whole games, each played once in a run of the tests."""
    return cache(play)
