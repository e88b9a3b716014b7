"""Switches that set others, and defaults that a ruleset changes."""

import json
from typing import Any

import pytest

import ironmaster
from ironmaster.core import registry
from ironmaster.core.contract import Game
from ironmaster.core.spec import Setup, Spec
from ironmaster.core.switches import Means, Switch, rule_values
from ironmaster.core.versions import Rulesets
from tests.cli.conftest import Cli, cli

__all__ = ("cli",)

BY = Switch("by", ("rulings", "letter"), "R01")
CASH = Switch("raw_tile_cash", ("off", "any", "build"), "R11")
ZERO = Switch("zero_bid", (False, True), "R06")
TWO = Switch("two_seats", (False, True), "R07", seats=(2,))
MEANS: Means = {"by": {"letter": {"raw_tile_cash": "any", "two_seats": True}}}
RULESETS: Rulesets = {1: {"raw_tile_cash": "any", "zero_bid": True, "by.letter.two_seats": False}, 2: {}}


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Setup]:
    """The games that were set up, of an Industria with one more switch, which sets others."""
    industria = ironmaster.game("industria")
    found: list[Setup] = []

    def make(setup: Setup) -> Game:
        found.append(setup)
        return industria

    monkeypatch.setattr(registry, "_games", {**registry._games, "industria": (spec(), make)})
    return found


def spec() -> Spec:
    """Industria with one more switch and two rulesets."""
    return ironmaster.spec_of("industria")._replace(
        switches=(BY, CASH, ZERO, TWO), means=MEANS, rulesets=RULESETS, seats=(3, 4)
    )


CHOICES: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({}, {}),
    ({"by": "rulings"}, {}),
    ({"by": "letter"}, {"by": "letter"}),
    ({"raw_tile_cash": "off"}, {}),
    ({"by": "letter", "raw_tile_cash": "any"}, {"by": "letter"}),
    ({"by": "letter", "raw_tile_cash": "off"}, {"by": "letter", "raw_tile_cash": "off"}),
    ({"raw_tile_cash": "off", "by": "letter"}, {"by": "letter", "raw_tile_cash": "off"}),
    ({"by": "rulings", "raw_tile_cash": "any"}, {"raw_tile_cash": "any"}),
]


@pytest.mark.parametrize(("given", "kept"), CHOICES, ids=str)
def test_a_single_switch_is_kept_where_another_sets_it_differently(
    made: list[Setup], given: dict[str, Any], kept: dict[str, Any]
) -> None:
    ironmaster.game("industria", rules=given)
    assert made[-1].rules == kept
    values = rule_values(RULESETS, 2, kept, (BY, CASH, ZERO, TWO), MEANS)
    assert values.get("raw_tile_cash", "off") == spec().values(given)["raw_tile_cash"]
    assert "by" not in values


def test_an_old_game_keeps_the_defaults_and_meanings_of_its_ruleset(made: list[Setup]) -> None:
    for given, kept in (({"raw_tile_cash": "any"}, {}), ({"raw_tile_cash": "off"}, {"raw_tile_cash": "off"})):
        ironmaster.game("industria", rules=given, ruleset=1)
        assert made[-1].rules == kept
    switches = (BY, CASH, ZERO, TWO)
    assert rule_values(RULESETS, 1, {}, switches, MEANS) == {"raw_tile_cash": "any", "zero_bid": True}
    assert rule_values(RULESETS, 1, {"by": "letter"}, switches, MEANS)["two_seats"] is False
    assert rule_values(RULESETS, 2, {"by": "letter"}, switches, MEANS)["two_seats"] is True


def test_a_switch_that_another_sets_allows_its_numbers_of_seats(made: list[Setup]) -> None:
    ironmaster.game("industria", seats=2, rules={"by": "letter"})
    assert made[-1].seats == 2
    with pytest.raises(ironmaster.IronmasterError):
        ironmaster.game("industria", seats=2, rules={"by": "letter", "two_seats": False})


def test_another_default_of_a_switch_that_sets_rules() -> None:
    switches = [Switch("edition", ("second", "first"), "R01")]
    means: Means = {"edition": {"second": {"hand": 7}, "first": {"hand": 5}}}
    old: Rulesets = {1: {"edition": "first"}, 2: {}}
    assert [rule_values(old, ruleset, {}, switches, means) for ruleset in (1, 2)] == [{"hand": 5}, {"hand": 7}]
    assert rule_values(old, 1, {"edition": "second"}, switches, means) == {"hand": 7}


def test_the_command_line_shows_what_a_switch_sets(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    industria = ironmaster.spec_of("industria")
    means: Means = {"zero_bid": {True: {"raw_tile_cash": "build", "cash": 9}}}
    monkeypatch.setattr("ironmaster.cli.games.specs", lambda: [industria._replace(means=means)])
    switches = {one["name"]: one for one in json.loads(cli("games", "--json").out)["games"][0]["switches"]}
    assert switches["zero_bid"]["sets"] == {"true": {"raw_tile_cash": "build"}}
    assert switches["raw_tile_cash"]["sets"] == {}
    for lang, said in (("en", "Also sets, unless you choose otherwise"), ("fr", "Fixe aussi, sauf choix contraire")):
        told = " ".join(cli("games", "--lang", lang).out.split()).replace(" :", ":")
        assert f"{said}: raw_tile_cash=build." in told
