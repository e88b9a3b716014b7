"""A killed server loses no acknowledged move; tests/server/crashing.py is the long run of this test."""

from collections.abc import Callable

import pytest

from tests.server.conftest import BACKENDS
from tests.server.crashing import LEAST, Acknowledged, check, crash
from tests.server.running import Server


@pytest.mark.parametrize("kind", BACKENDS)
def test_crash_loses_and_duplicates_nothing_and_bots_continue(start_server: Callable[..., Server], kind: str) -> None:
    server = start_server(kind)
    assert crash(server, times=2, seed=len(kind)) >= 2 * LEAST
    server.stop()


def test_several_workers_killed_at_once_lose_nothing_either(start_server: Callable[..., Server]) -> None:
    server = start_server("postgresql", workers=2)
    assert crash(server, times=1, seed=3) >= LEAST
    server.stop()


def test_check_for_lost_moves_can_fail(server: Server) -> None:
    ada = server.person()
    table = ada.table("mmm")
    now = ada.state(table, "turn")
    words = now["offer"]["moves"][0]["move"]
    with pytest.raises(AssertionError, match="lost"):
        check(server.db, [Acknowledged(table, now["index"], now["turn"], [words], now["index"] + 1)])
    ada.move(table, now["turn"], now["index"], words)
    check(server.db, [Acknowledged(table, now["index"], now["turn"], [words], now["index"] + 1)])
    with pytest.raises(AssertionError, match="another"):
        check(server.db, [Acknowledged(table, now["index"], now["turn"], ["pass away"], now["index"] + 1)])
