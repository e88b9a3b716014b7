"""Killed without a warning, the server loses no acknowledged move; see tests/server/crashing.py for the long run."""

from collections.abc import Callable

import pytest

from tests.server.conftest import BACKENDS
from tests.server.crashing import LEAST, Acknowledged, check, crash
from tests.server.running import Server


@pytest.mark.parametrize("kind", BACKENDS)
def test_nothing_acknowledged_is_lost_or_doubled_and_bots_go_on(start_server: Callable[..., Server], kind: str) -> None:
    server = start_server(kind)
    assert crash(server, times=2, seed=len(kind)) >= 2 * LEAST
    server.stop()


def test_several_workers_killed_at_once_lose_nothing_either(start_server: Callable[..., Server]) -> None:
    server = start_server("postgresql", workers=2)
    assert crash(server, times=1, seed=3) >= LEAST
    server.stop()


def test_a_lost_move_would_be_found(server: Server) -> None:
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
