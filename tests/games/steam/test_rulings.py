"""Every ruling of the rulebook has a test; one ruling without a test among those of its clause."""

from importlib import import_module
from pathlib import Path

import pytest

from ironmaster.core.rulebook import rulebook
from tests.games.rulings import shown
from tests.games.steam.table import STANDARD, Table

HERE = Path(__file__)
OTHERS = [import_module(f"{__package__}.{file.stem}") for file in sorted(HERE.parent.glob("test_*.py")) if file != HERE]


def test_every_ruling_of_the_rulebook_has_a_test() -> None:
    numbered = [f"R{number:02}" for number in range(1, 48)]
    assert [ruling.id for ruling in rulebook("steam").rulings] == numbered
    assert sorted(shown(globals(), *OTHERS)) == numbered


@pytest.mark.ruling("R35")
@pytest.mark.clause("steam.std.bid.high")
def test_r35_the_highest_bidder_is_not_asked_to_raise() -> None:
    players = {seat: {"cash": 5} for seat in "ABCD"}
    table = Table({"phase": "bidding", "players": players, "free_pass": "D"}, seats=4, rules=STANDARD)
    table.do("bid 0", "pass", "pass", "free_pass")
    assert table.turn == "D", "A has the highest bid"
    table.do("pass")
    assert "".join(table.position["order"]) == "ADCB"
