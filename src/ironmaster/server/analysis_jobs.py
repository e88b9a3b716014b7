"""Thinking for people: hints while they play, and the analysis of a game that has ended, in the bots' processes.

An analysis is asked for in the store. Whichever process claims it works at it, one decision after the other, so that
bots get their turn in between; where that process ends, another begins anew.
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

from ironmaster.analysis.analyse import questions, summed
from ironmaster.analysis.evaluation import weigh
from ironmaster.analysis.hints import Hint, hints
from ironmaster.analysis.results import Analysis, Decision
from ironmaster.bots.contract import Budget
from ironmaster.core.contract import FastDice
from ironmaster.core.errors import IronmasterError
from ironmaster.core.match import Match
from ironmaster.server.bot_runner import BotRunner, Failed
from ironmaster.server.errors import Unavailable
from ironmaster.server.rooms.room import Room
from ironmaster.server.rooms.rooms import Rooms
from ironmaster.server.settings import Settings
from ironmaster.server.store.analyses import claim_analysis, finish_analysis, report_analysis
from ironmaster.server.store.store import Store

log: Final = logging.getLogger("ironmaster.bots")
SWEEP: Final = 5.0
CLAIM: Final = 60.0
"""Seconds for which the process at an analysis is left alone by the others: longer than any one decision takes."""
REPORT: Final = 1.0
LEAST: Final = 0.05
"""Seconds that every decision gets, however long the game was."""
REMEMBERED: Final = 256


def advise(view: dict[str, object], moves: list[str], seed: int, seconds: float) -> list[Hint]:
    """In the other process: the best moves of the seat to act, from what it may know."""
    return hints(view, moves, FastDice(seed), Budget(seconds))


class AnalysisJobs:
    """Thinks in the processes of a desk of bots."""

    def __init__(self, store: Store, rooms: Rooms, bots: BotRunner, settings: Settings) -> None:
        self.store = store
        self.rooms = rooms
        self.bots = bots
        self.settings = settings
        self._asked = asyncio.Event()
        self._hints: OrderedDict[tuple[str, int], asyncio.Future[list[Hint]]] = OrderedDict()

    # Hints

    async def hints(self, room: Room, match: Match) -> list[Hint]:
        """The best moves of the seat to act; whoever asks again before anything has changed is told the same."""
        key = (room.id, room.index)
        if key not in self._hints:
            self._hints[key] = asyncio.ensure_future(self._advice(match.view(match.to_act), match.moves()))
            if len(self._hints) > REMEMBERED:
                self._hints.popitem(last=False)
        try:
            return await asyncio.shield(self._hints[key])
        except Failed as failed:
            self._hints.pop(key, None)
            log.error("no hint was found", extra={"table": room.id, "problem": str(failed)})
            raise Unavailable("hint") from None

    async def _advice(self, view: dict[str, object], moves: list[str]) -> list[Hint]:
        return await self.bots.ask(self.settings.bot_seconds, advise, view, moves, randbits(63), self.settings.thinking)

    # Analyses

    def wake(self) -> None:
        """Somebody asked for an analysis."""
        self._asked.set()

    async def sweep(self) -> None:
        """Work, for ever, at what was asked for and nobody is at."""
        while True:
            try:
                while table := await self._claimed():
                    await self._work(table)
            except SQLAlchemyError as error:
                log.warning("an analysis failed", extra={"problem": type(error).__name__})
            except Exception as error:  # without the sweep nobody would ever get an analysis
                log.error("an analysis failed", exc_info=error)
            self._asked.clear()
            try:
                await asyncio.wait_for(self._asked.wait(), SWEEP)
            except TimeoutError:
                continue

    async def _claimed(self) -> str | None:
        now = time.time()
        return await self.store.write(lambda connection: claim_analysis(connection, now, now + CLAIM))

    async def _work(self, table: str) -> None:
        try:
            match = (await self.rooms.current(table)).begun().match
            found = await self._analysed(table, match)
        except (IronmasterError, Failed) as error:
            log.error("a game could not be analysed", extra={"table": table, "problem": str(error)})
            return
        result = msgspec.json.encode(found).decode()
        await self.store.write(lambda connection: finish_analysis(connection, table, result))

    async def _analysed(self, table: str, match: Match) -> Analysis:
        asked = await asyncio.to_thread(questions, match, randbits(31))
        budget = Budget(min(self.settings.thinking, max(LEAST, self.settings.analysis_seconds / max(1, len(asked)))))
        found: list[Decision] = []
        told = 0.0
        for question in asked:
            if time.monotonic() - told > REPORT:
                told = time.monotonic()
                await self._report(table, len(found), len(asked))
            found.append(await self.bots.ask(self.settings.bot_seconds, weigh, question, budget))
        await self._report(table, len(found), len(asked))
        return await asyncio.to_thread(summed, match, found)

    async def _report(self, table: str, done: int, of: int) -> None:
        until = time.time() + CLAIM

        def work(connection: sa.Connection) -> None:
            report_analysis(connection, table, until, done, of)

        await self.store.write(work)
