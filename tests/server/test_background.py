"""What goes on in the background goes on: an unforeseen error ends neither the bots nor the talk between workers."""

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


class Enough(BaseException):
    """Ends what would go on for ever."""


def failing(times: int, called: list[int]) -> Callable[..., Any]:
    """Something that fails in an unforeseen way so many times, and then ends it all."""

    async def work(*_: object, **__: object) -> None:
        called.append(len(called))
        raise LookupError("unforeseen") if len(called) <= times else Enough

    return work


def test_the_sweep_goes_on_after_an_unforeseen_error(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    called: list[int] = []
    monkeypatch.setattr(bot_runner, "SWEEP", 0.0)
    monkeypatch.setattr(BotRunner, "_sweep_once", failing(2, called))

    async def sweep() -> None:
        await BotRunner(cast("AppContext", SimpleNamespace(settings=Settings()))).sweep()

    with pytest.raises(Enough):
        asyncio.run(sweep())
    assert len(called) == 3 and caplog.messages == ["the sweep failed"] * 2


def test_a_table_that_cannot_be_opened_for_whatever_reason_is_passed_over(caplog: pytest.LogCaptureFixture) -> None:
    called: list[int] = []
    rooms = SimpleNamespace(current=failing(1, called))

    async def look() -> None:
        await BotRunner(cast("AppContext", SimpleNamespace(settings=Settings(), rooms=rooms)))._open("table")

    asyncio.run(look())
    assert called == [0] and caplog.messages == ["a table cannot be opened"]


def test_workers_listen_again_after_an_unforeseen_error(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    called: list[int] = []
    monkeypatch.setattr(notifications, "PAUSE", 0.0)
    monkeypatch.setattr(psycopg.AsyncConnection, "connect", failing(2, called))
    engines = SimpleNamespace(url=database_url("postgresql://127.0.0.1/x"))
    with pytest.raises(Enough):
        asyncio.run(notifications.listen(cast("AppContext", SimpleNamespace(store=SimpleNamespace(engines=engines)))))
    assert len(called) == 3 and len(caplog.messages) == 2


def test_what_fails_in_the_background_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = Store(open_engines(database_url(str(tmp_path / "x.db"))))

    async def work() -> None:
        context = AppContext(Settings(), store)
        context.start(failing(1, [])())
        await asyncio.sleep(0)
        await context.stop()

    with caplog.at_level(logging.ERROR):
        asyncio.run(work())
    store.close()
    assert caplog.messages == ["work in the background failed"]
