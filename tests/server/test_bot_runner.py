"""Bots that hang, crash or return nonsense: the game goes on, and other bots are not affected."""

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


def choose_move(bot: str, view: dict[str, object], moves: list[str], seed: int, seconds: float) -> str:
    """Runs in the worker process: each bot behaves as its name says."""
    del view, seed, seconds
    if bot == "hangs":
        time.sleep(60)
    if bot == "dies":
        os._exit(3)
    if bot == "fails":
        raise ValueError(bot)
    if bot == "slow":
        time.sleep(0.7 * SECONDS)
    return "nonsense" if bot == "nonsense" else moves[-1]


class Runner(BotRunner):
    """A bot runner with only the parts of a context that it needs."""

    def __init__(self) -> None:
        self.metrics = Metrics()
        settings = Settings(bot_processes=2, bot_seconds=SECONDS)
        super().__init__(cast("AppContext", SimpleNamespace(settings=settings, metrics=self.metrics)))

    async def choose(self, bot: str) -> str:
        return await self._choose(bot, {}, MOVES)

    def failures(self) -> dict[str, float]:
        samples = [one for metric in self.metrics.bot_failures.collect() for one in metric.samples]
        return {one.labels["bot"]: one.value for one in samples if one.name.endswith("_total")}


def run(runner: Runner, work: Coroutine[Any, Any, Any]) -> Any:
    async def whole() -> Any:
        try:
            return await work
        finally:
            await runner.close()

    return asyncio.run(whole())


@pytest.fixture
def runner(monkeypatch: pytest.MonkeyPatch) -> Runner:
    monkeypatch.setattr(bot_runner, "choose_move", choose_move)
    return Runner()


@pytest.mark.parametrize("bot", ["dies", "fails", "nonsense"])
def test_bot_without_a_legal_move_gets_a_random_one(runner: Runner, bot: str) -> None:
    async def work() -> tuple[str, str]:
        return await runner.choose(bot), await runner.choose("good")

    made, after = run(runner, work())
    assert made in MOVES and after == MOVES[-1]
    assert runner.failures() == {bot: 1}


def test_hanging_bot_is_stopped_and_others_are_retried(runner: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> list[str]:
        await asyncio.gather(*(runner.choose("good") for _ in range(4)))  # so that both worker processes have started
        monkeypatch.setattr(bot_runner, "GRACE_SECONDS", 0.0)
        hanging = asyncio.create_task(runner.choose("hangs"))
        await asyncio.sleep(0.5 * SECONDS)
        slow = asyncio.create_task(runner.choose("slow"))
        await asyncio.sleep(0.4 * SECONDS)
        monkeypatch.setattr(bot_runner, "GRACE_SECONDS", 30.0)  # time for the new process
        return [await hanging, await slow]

    hung, slow = run(runner, work())
    assert hung in MOVES and slow == MOVES[-1]
    assert runner.failures() == {"hangs": 1}
