"""Compiled and pure: both play the same games, and the suite knows which of them it tests."""

import os
from importlib import import_module

import pytest

import ironmaster

from . import golden
from .cases import CASES, Case

SUFFIXES = {"compiled": (".so", ".pyd"), "pure": (".py",)}


def law_file(name: str) -> str:
    """The file that the law of a game was loaded from."""
    return str(import_module(f"ironmaster.games.{name}.law").__file__)


@pytest.mark.parametrize("name", ironmaster.names())
def test_the_engine_under_test_is_the_expected_one(name: str) -> None:
    expected = os.environ.get("IRONMASTER_EXPECT", "")
    assert expected in ("", *SUFFIXES), "IRONMASTER_EXPECT is compiled, pure or unset"
    suffixes = SUFFIXES[expected] if expected else sum(SUFFIXES.values(), ())
    assert law_file(name).endswith(suffixes)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_seeded_games_are_the_recorded_ones(case: Case) -> None:
    recorded = golden.read("digests.json")[case.name]
    assert recorded["ruleset"] == ironmaster.spec_of(case.name).ruleset, golden.__doc__
    assert golden.digest(case) == recorded["games"][str(case)], golden.__doc__


def test_recorded_games_are_those_of_the_suite_and_switches_make_a_difference() -> None:
    recorded = golden.read("digests.json")
    assert sorted(recorded) == ironmaster.names()
    for name, content in recorded.items():
        assert set(content["games"]) == {str(case) for case in CASES if case.name == name}
        assert len(set(content["games"].values())) > len(ironmaster.spec_of(name).seats)
