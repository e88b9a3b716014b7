"""The compiled and the pure engine replay the stored games, and the suite knows which of them it tests."""

import os
from importlib import import_module

import pytest

import ironmaster
from ironmaster.conformance.cases import Case, cases
from ironmaster.core.contract import OVER

from . import golden
from .players import CASES, DEFAULTS, brought, trial_of

SUFFIXES = {"compiled": (".so", ".pyd"), "pure": (".py",)}


def newest(name: str) -> int:
    """The ruleset of new games."""
    return ironmaster.spec_of(name).ruleset


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
def test_seeded_games_match_the_recorded_ones(case: Case) -> None:
    recorded = golden.read(case.name, "digests.json")
    assert recorded["ruleset"] == newest(case.name), golden.__doc__
    assert golden.digest(case) == recorded["games"][str(case)], golden.__doc__


@pytest.mark.parametrize("name", ironmaster.names())
def test_seeded_games_of_earlier_rulesets_match_the_recorded_ones(name: str) -> None:
    stored = golden.older(name)
    assert {case.ruleset for case, _ in stored} == set(ironmaster.spec_of(name).rulesets) - {newest(name)}
    assert [str(case) for case, hashed in stored if golden.digest(case) != hashed] == []


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_recorded_game_is_found_by_its_text(case: Case) -> None:
    stored = golden.read(case.name, "digests.json")
    found = golden.case_of(str(case), stored)
    assert found.game().setup == case.game().setup


@pytest.mark.parametrize("name", ironmaster.names())
def test_recorded_games_match_the_suite_and_its_switches(name: str) -> None:
    recorded = golden.read(name, "digests.json")["games"]
    assert set(recorded) == {str(case) for case in cases(name)}
    assert len(set(recorded.values())) > len(ironmaster.spec_of(name).seats)


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
def test_moves_come_in_the_recorded_order(case: Case) -> None:
    recorded = golden.read(case.name, "order.json")[str(case)]
    assert len(recorded) >= 5
    assert golden.order(case) == recorded


@pytest.mark.parametrize("case", CASES, ids=str)
def test_different_actions_lead_to_different_states(case: Case) -> None:
    trial, looked_at = trial_of(case), 0
    for state in trial.playout().states[::7]:
        if trial.game.law.to_act(state) == OVER:
            continue
        verbs = {action: trial.game.facts.elements(action)[0].id for action in trial.options(state)}
        actions = [action for action, verb in verbs.items() if verb not in brought(case.name, "SAME_END", ())]
        after = [trial.after(state, action) for action in actions]
        going_on = [one.key() for one in after if trial.game.law.to_act(one) != OVER]
        looked_at += len(going_on)
        assert len(set(going_on)) == len(going_on)
    assert looked_at > 100
