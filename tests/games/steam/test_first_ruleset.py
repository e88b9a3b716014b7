"""What ruleset 1 decided otherwise: own exits of a town laid again, two open ends of one tile, and the free pass."""

from typing import Any

import pytest

import ironmaster
from tests.games.steam.table import STANDARD, TB, Table, at, lay
from tests.games.steam.test_upgrading import CROSSED


def old(position: dict[str, Any], rules: dict[str, object] | None = None) -> Table:
    table = Table(rules=rules)
    table.game = ironmaster.game("steam", seats=3, board=TB, rules=rules or {}, ruleset=1)
    table.state = table.game.views.load(position)
    return table


def building(**position: Any) -> Table:
    tiles = {"A": "turn_order", "B": "first_move", "C": "city_growth"}
    return old(
        {
            "phase": "build",
            "round": 5,
            "players": {seat: {"cash": 30, "tile": tiles[seat]} for seat in "ABC"},
            **position,
        }
    )


@pytest.mark.clause("steam.town.exists")
def test_a_bare_stub_was_lost_though_its_tile_was_laid_again() -> None:
    track = {at(0, 1): "n-s", at(0, 2): "n-s", "town_t": "n+s"}
    runs: dict[str, Any] = {"links": {"city_a/s": "A town_t/n"}, "incomplete": {"town_t/s": "A town_t/s"}}
    table = building(track=track, **runs).do(lay(0, 3, "0 3 5"), "stop")
    assert table.incomplete == {"town_t/s": "- town_t/s", "town_t/nw": "A town_t/nw"}


@pytest.mark.clause("steam.upgrade.mixed")
def test_a_tile_redirected_one_open_end_only() -> None:
    both: dict[str, Any] = {**CROSSED, "incomplete": {"city_a/s": "A c3/s", "city_d/sw": "A c3/sw"}}
    table = building(**both)
    assert table.refuses(lay(0, 2, "0-5 1-3"), "steam.upgrade.mixed")
    assert len(table.moves("lay c3")) == 4


@pytest.mark.clause("steam.std.bid.freepass")
def test_who_held_the_free_pass_could_leave_at_once() -> None:
    players = {seat: {"cash": 10} for seat in "ABC"}
    table = old({"round": 2, "phase": "bidding", "free_pass": "A", "players": players}, STANDARD)
    assert {"pass", "free_pass"} <= set(table.moves())
    table.do("pass")
    assert table.position["auction"]["places"] == [None, None, "A"]
