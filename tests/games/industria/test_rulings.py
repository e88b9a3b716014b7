"""Rulings that the tests of clauses do not cover, and a check that every ruling has a test."""

from typing import Any

import pytest

import ironmaster
from ironmaster.core.rulebook import rulebook
from ironmaster.games.industria.rules import MEANS
from tests.games.industria import (
    test_auction,
    test_build,
    test_frame,
    test_materials,
    test_own_boards,
    test_scenarios,
    test_scoring,
)
from tests.games.industria.table import Table, building, players
from tests.games.rulings import shown

OTHERS = (test_auction, test_build, test_frame, test_materials, test_own_boards, test_scenarios, test_scoring)


def test_every_ruling_of_the_rulebook_has_a_test() -> None:
    numbered = [f"R{number:02}" for number in range(1, 41)]
    assert [ruling.id for ruling in rulebook("industria").rulings] == numbered
    assert sorted(shown(globals(), *OTHERS)) == numbered


@pytest.mark.ruling("R25")
@pytest.mark.clause("industria.comp.money")
def test_r25_the_coins_in_the_box_are_no_limit() -> None:
    everybody = players(A=(20, "sawmill"), B=20, C=20, D=20)
    table = Table({"epoch": 5, "round": 13, "phase": "build", "players": everybody}).do("stop")
    assert sum(table.cash) > 30, "one coin each, if all are worth 1 thaler"


@pytest.mark.ruling("R40")
@pytest.mark.clause("industria.auction.price", "industria.build.material.sameepoch")
def test_r40_the_letter_sets_what_departs_from_it() -> None:
    spec = ironmaster.spec_of("industria")
    departures = {ruling.switch for ruling in rulebook("industria").rulings if ruling.departure}
    assert departures == set(MEANS["by"]["letter"]) == {"zero_bid", "earlier_epochs"}
    assert spec.values({"by": "letter"})["raw_tile_cash"] == "off", "the rulebook knows no cash for tiles"
    display = {"display": ["quarry", "sawmill"], "lot": "quarry"}
    assert "bid 0" in Table(display, rules={"by": "letter"}).moves()
    assert "bid 0" not in Table(display, rules={"by": "letter", "zero_bid": False}).moves()
    assert "bid 0" not in Table(display).moves()


@pytest.mark.ruling("R03")
@pytest.mark.clause("industria.build.material.sameepoch")
@pytest.mark.parametrize("rules", [{"earlier_epochs": "all"}, {"by": "letter"}])
def test_r03_by_the_letter_no_source_supplies_a_material_of_this_epoch(rules: dict[str, object]) -> None:
    hands: list[tuple[Any, ...]] = [
        (5, "construction bonus_canal_1", "quarry"),
        (5, "construction bonus_canal_1 raw_stone_1"),
    ]
    for hand in hands:
        table = building(1, rules=rules, A=hand, B=(0, "", "quarry" if hand is hands[1] else ""))
        assert table.moves() == ["lay bonus_canal_1", "stop"]
        (refusal,) = table.game.law.why(table.state, "lay construction")
        assert (refusal.clause, refusal.message) == ("industria.build.material.sameepoch", "lacking-earlier")
        assert "lay construction" in building(1, A=hand, B=(0, "", "quarry" if hand is hands[1] else "")).moves()
    table = building(2, rules=rules, A=(3, "ironworks raw_stone_1"), B=(0, "bonus_canal_1")).do("lay ironworks")
    assert table.laid("A") == ["ironworks"]


@pytest.mark.ruling("R32")
@pytest.mark.clause("industria.score.bonus", "industria.tiebreak")
def test_r32_a_second_copy_of_a_bonus_is_laid_for_the_tie_alone() -> None:
    table = building(5, A=(0, "bonus_harbour_2", "bonus_harbour_1"), B=(0, "", "bonus_canal_1"), C=0, D=0)
    worth = table.player("A")["worth"]
    table.do("lay bonus_harbour_2")
    assert table.player("A")["worth"] == worth
    assert table.laid("A") == ["bonus_harbour_1", "bonus_harbour_2"]


@pytest.mark.ruling("R37")
@pytest.mark.clause("industria.auction.decide", "industria.build.turn")
def test_r37_tiles_are_never_given_lent_or_resold() -> None:
    game = Table(seats=4).game
    verbs = {game.actions.text(action).split()[0] for action in range(len(game.actions))}
    moves = {"offer", "bid", "pass", "sell", "keep", "lay", "cash", "stop", "use", "buy"}
    assert verbs == moves | {"first", "reveal"}
    table = building(1, A=(5, "sawmill"), B=(5, "quarry"))
    assert table.refuses("sell", "industria.build.turn")
    assert table.refuses("offer sawmill", "industria.build.turn")
    assert table.moves() == ["lay sawmill", "stop"]
