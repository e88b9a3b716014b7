"""Bots that hang, die or answer nonsense: the game goes on, and no other bot suffers for it."""

import asyncio
import os
import time
from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any, cast

import pytest

from ironmaster.server import bot_runner
from ironmaster.server.bot_runner import BotRunner
from ironmaster.server.context import AppContext
from ironmaster.server.metrics import Metrics
from ironmaster.server.settings import Settings

MOVES = [f"move {number}" for number in range(50)]
SECONDS = 4.0


def think(bot: str, view: dict[str, object], moves: list[str], seed: int, seconds: float) -> str:
    """In the process of the bots: each of them does what its name says."""
    del view, seed, seconds
    if bot == "hangs":
        time.sleep(60)
    if bot == "dies":
        os._exit(3)
    if bot == "fails":
        raise ValueError(bot)
    if bot == "slow":
        time.sleep(0.7 * SECONDS)
    return "nonsense" if bot == "raves" else moves[-1]


class Desk(BotRunner):
    """A desk with a context that has only what bots need."""

    def __init__(self) -> None:
        self.metrics = Metrics()
        settings = Settings(bot_processes=2, bot_seconds=SECONDS)
        super().__init__(cast("AppContext", SimpleNamespace(settings=settings, metrics=self.metrics)))

    async def asks(self, bot: str) -> str:
        return await self._choice(bot, {}, MOVES)

    def failures(self) -> dict[str, float]:
        samples = [one for metric in self.metrics.bot_failures.collect() for one in metric.samples]
        return {one.labels["bot"]: one.value for one in samples if one.name.endswith("_total")}


def run(desk: Desk, work: Coroutine[Any, Any, Any]) -> Any:
    async def whole() -> Any:
        try:
            return await work
        finally:
            await desk.close()

    return asyncio.run(whole())


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Desk:
    monkeypatch.setattr(bot_runner, "think", think)
    return Desk()


@pytest.mark.parametrize("bot", ["dies", "fails", "raves"])
def test_a_move_is_made_for_a_bot_that_gives_none(desk: Desk, bot: str) -> None:
    async def work() -> tuple[str, str]:
        return await desk.asks(bot), await desk.asks("good")

    made, after = run(desk, work())
    assert made in MOVES and after == MOVES[-1]
    assert desk.failures() == {bot: 1}


def test_a_bot_that_hangs_is_ended_and_the_others_think_on(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> list[str]:
        await asyncio.gather(*(desk.asks("good") for _ in range(4)))  # so that both processes have begun
        monkeypatch.setattr(bot_runner, "LATE", 0.0)
        hanging = asyncio.create_task(desk.asks("hangs"))
        await asyncio.sleep(0.5 * SECONDS)
        slow = asyncio.create_task(desk.asks("slow"))
        await asyncio.sleep(0.4 * SECONDS)
        monkeypatch.setattr(bot_runner, "LATE", 30.0)  # for the new process
        return [await hanging, await slow]

    hung, slow = run(desk, work())
    assert hung in MOVES and slow == MOVES[-1]
    assert desk.failures() == {"hangs": 1}
