"""Background loops survive unexpected errors."""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import psycopg
import pytest

from ironmaster.server import bot_runner, notifications
from ironmaster.server.bot_runner import BotRunner
from ironmaster.server.context import AppContext
from ironmaster.server.settings import Settings
from ironmaster.server.store.engines import database_url, open_engines
from ironmaster.server.store.store import Store


class Stop(BaseException):
    """Ends an endless loop."""


def failing(times: int, called: list[int]) -> Callable[..., Any]:
    """A coroutine function that raises an unexpected error a number of times, then stops the loop."""

    async def work(*_: object, **__: object) -> None:
        called.append(len(called))
        raise LookupError("unexpected") if len(called) <= times else Stop

    return work


def test_bot_sweep_continues_after_an_unexpected_error(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    called: list[int] = []
    monkeypatch.setattr(bot_runner, "SWEEP_SECONDS", 0.0)
    monkeypatch.setattr(BotRunner, "_sweep_once", failing(2, called))

    async def sweep() -> None:
        await BotRunner(cast("AppContext", SimpleNamespace(settings=Settings()))).sweep()

    with pytest.raises(Stop):
        asyncio.run(sweep())
    assert len(called) == 3 and caplog.messages == ["bot sweep failed"] * 2


def test_bot_sweep_skips_a_table_that_cannot_be_loaded(caplog: pytest.LogCaptureFixture) -> None:
    called: list[int] = []
    rooms = SimpleNamespace(current=failing(1, called))

    async def look() -> None:
        await BotRunner(cast("AppContext", SimpleNamespace(settings=Settings(), rooms=rooms)))._open("table")

    asyncio.run(look())
    assert called == [0] and caplog.messages == ["table cannot be loaded"]


def test_workers_listen_again_after_an_unexpected_error(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    called: list[int] = []
    monkeypatch.setattr(notifications, "RECONNECT_SECONDS", 0.0)
    monkeypatch.setattr(psycopg.AsyncConnection, "connect", failing(2, called))
    engines = SimpleNamespace(url=database_url("postgresql://127.0.0.1/x"))
    with pytest.raises(Stop):
        asyncio.run(notifications.listen(cast("AppContext", SimpleNamespace(store=SimpleNamespace(engines=engines)))))
    assert len(called) == 3 and len(caplog.messages) == 2


def test_failed_background_task_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = Store(open_engines(database_url(str(tmp_path / "x.db"))))

    async def work() -> None:
        context = AppContext(Settings(), store)
        context.start(failing(1, [])())
        await asyncio.sleep(0)
        await context.stop()

    with caplog.at_level(logging.ERROR):
        asyncio.run(work())
    store.close()
    assert caplog.messages == ["background task failed"]
