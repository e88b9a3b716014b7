"""Rulings that the tests of clauses do not cover, and a check that every ruling has a test."""

import pytest

from ironmaster.core.rulebook import rulebook
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
    numbered = [f"R{number:02}" for number in range(1, 40)]
    assert [ruling.id for ruling in rulebook("industria").rulings] == numbered
    assert sorted(shown(globals(), *OTHERS)) == numbered


@pytest.mark.ruling("R25")
@pytest.mark.clause("industria.comp.money")
def test_r25_the_coins_in_the_box_are_no_limit() -> None:
    position = {"round": 2, "phase": "build", "players": players(A=(90, "raw_wood_1"), B=90, C=90, D=90)}
    table = Table(position, rules={"raw_tile_cash": "any"}).do("cash raw_wood_1")
    assert sum(table.cash) > 30 * 5


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
