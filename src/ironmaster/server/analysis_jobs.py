"""Hints during a game, and analyses of finished games, computed in the worker processes of the bots.

A request for an analysis is a row in the store. One server process claims it and evaluates one decision after the
other, so that bots get their turn in between. If that process ends, another one claims the analysis and starts again.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from secrets import randbits
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from ironmaster.analysis.analyse import questions, summarise
from ironmaster.analysis.evaluation import evaluate
from ironmaster.analysis.hints import Hint, hints
from ironmaster.analysis.results import Analysis, Decision
from ironmaster.bots.contract import Budget
from ironmaster.core.contract import FastDice
from ironmaster.core.errors import IronmasterError
from ironmaster.core.match import Match
from ironmaster.server.bot_runner import BotRunner, WorkerError
from ironmaster.server.errors import Unavailable
from ironmaster.server.rooms.room import Room
from ironmaster.server.rooms.rooms import Rooms
from ironmaster.server.settings import Settings
from ironmaster.server.store.analyses import claim_analysis, finish_analysis, report_analysis
from ironmaster.server.store.store import Store

log: Final = logging.getLogger("ironmaster.bots")
SWEEP_SECONDS: Final = 5.0
CLAIM_SECONDS: Final = 60.0
"""How long a claim protects an analysis from other processes. It is renewed with every report, and is longer than the
evaluation of any one decision takes.
"""
REPORT_SECONDS: Final = 1.0
LEAST_SECONDS: Final = 0.05
"""Thinking time of a decision, however long the game was."""
CACHED_HINTS: Final = 256


def advise(view: dict[str, object], moves: list[str], seed: int, seconds: float) -> list[Hint]:
    """The best moves of the seat to act, given its view. Runs in a worker process."""
    return hints(view, moves, FastDice(seed), Budget(seconds))


class AnalysisJobs:
    """Computes hints and analyses in the worker processes of the bot runner."""

    def __init__(self, store: Store, rooms: Rooms, bots: BotRunner, settings: Settings) -> None:
        self.store = store
        self.rooms = rooms
        self.bots = bots
        self.settings = settings
        self._requested = asyncio.Event()
        self._hints: OrderedDict[tuple[str, int], asyncio.Future[list[Hint]]] = OrderedDict()

    # Hints

    async def hints(self, room: Room, match: Match) -> list[Hint]:
        """The best moves of the seat to act. Repeated requests for the same index share one result."""
        key = (room.id, room.index)
        if key not in self._hints:
            self._hints[key] = asyncio.ensure_future(self._find_hints(match.view(match.to_act), match.moves()))
            if len(self._hints) > CACHED_HINTS:
                self._hints.popitem(last=False)
        try:
            return await asyncio.shield(self._hints[key])
        except WorkerError as failed:
            self._hints.pop(key, None)
            log.error("hint failed", extra={"table": room.id, "problem": str(failed)})
            raise Unavailable("hint") from None

    async def _find_hints(self, view: dict[str, object], moves: list[str]) -> list[Hint]:
        return await self.bots.run(self.settings.bot_seconds, advise, view, moves, randbits(63), self.settings.thinking)

    # Analyses

    def wake(self) -> None:
        """Start looking for requested analyses at once."""
        self._requested.set()

    async def sweep(self) -> None:
        """Compute requested analyses that no process has claimed, in an endless loop."""
        while True:
            try:
                while table := await self._claim():
                    await self._run(table)
            except SQLAlchemyError as error:
                log.warning("analysis sweep failed", extra={"problem": type(error).__name__})
            except Exception as error:  # without the sweep no analysis would ever be computed
                log.error("analysis sweep failed", exc_info=error)
            self._requested.clear()
            try:
                await asyncio.wait_for(self._requested.wait(), SWEEP_SECONDS)
            except TimeoutError:
                continue

    async def _claim(self) -> str | None:
        now = time.time()
        return await self.store.write(lambda connection: claim_analysis(connection, now, now + CLAIM_SECONDS))

    async def _run(self, table: str) -> None:
        try:
            match = (await self.rooms.current(table)).started_journal().match
            found = await self._analyse(table, match)
        except (IronmasterError, WorkerError) as error:
            log.error("game cannot be analysed", extra={"table": table, "problem": str(error)})
            return
        result = msgspec.json.encode(found).decode()
        await self.store.write(lambda connection: finish_analysis(connection, table, result))

    async def _analyse(self, table: str, match: Match) -> Analysis:
        decisions = await asyncio.to_thread(questions, match, randbits(31))
        budget = Budget(
            min(self.settings.thinking, max(LEAST_SECONDS, self.settings.analysis_seconds / max(1, len(decisions))))
        )
        found: list[Decision] = []
        reported = 0.0
        for question in decisions:
            if time.monotonic() - reported > REPORT_SECONDS:
                reported = time.monotonic()
                await self._report(table, len(found), len(decisions))
            found.append(await self.bots.run(self.settings.bot_seconds, evaluate, question, budget))
        await self._report(table, len(found), len(decisions))
        return await asyncio.to_thread(summarise, match, found)

    async def _report(self, table: str, done: int, of: int) -> None:
        until = time.time() + CLAIM_SECONDS

        def work(connection: sa.Connection) -> None:
            report_analysis(connection, table, until, done, of)

        await self.store.write(work)
