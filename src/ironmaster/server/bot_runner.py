"""The bots' desk: bots owe moves, think in processes of their own, and move through the same door as people.

A bot gets the view of its seat and the legal moves, nothing else. That it owes a move is written in the store, so
whatever ends a process, the sweep finds the table and the bot goes on.
"""

import asyncio
import logging
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from secrets import choice, randbits
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from ironmaster.bots.contract import Budget
from ironmaster.bots.registry import make_bot
from ironmaster.core.contract import FastDice
from ironmaster.core.errors import IronmasterError
from ironmaster.core.helping import begin_helping
from ironmaster.server.context import AppContext
from ironmaster.server.errors import TableConflict
from ironmaster.server.rooms.room import CLAIM, Room
from ironmaster.server.store.tables import claim_owed, renew_claims

log: Final = logging.getLogger("ironmaster.bots")
SWEEP: Final = 1.0
AT_ONCE: Final = 200
LATE: Final = 5.0
"""Seconds that a bot's process is given to begin and to answer, besides those for thinking."""
TRIES: Final = 2
Answer = TypeVar("Answer")


class Failed(Exception):
    """What was asked of a process of the bots came to nothing."""


class Ended(Failed):
    """The process ended, which may be another's fault: all end with one that hangs. So it is asked once more."""


def think(bot: str, view: dict[str, object], moves: list[str], seed: int, seconds: float) -> str:
    """In the other process: a bot's choice among the moves, from what its seat may know."""
    return make_bot(bot, Budget(seconds)).choose(view, moves, FastDice(seed))


class BotRunner:
    """Moves for every bot that owes one, as far as this process takes care of it."""

    def __init__(self, context: AppContext) -> None:
        self.context = context
        self._pool = self._new_pool()
        self._places = asyncio.Semaphore(2 * context.settings.bot_processes)
        self._busy: dict[str, asyncio.Task[None]] = {}

    def wake(self, room: Room) -> None:
        """A bot owes a move at a table."""
        if room.id not in self._busy:
            self._busy[room.id] = asyncio.create_task(self._play_on(room))

    def look(self, table: str) -> None:
        """A table may have a bot that owes a move."""
        self.context.start(self._open(table))

    async def sweep(self) -> None:
        """Take over, for ever, tables where a bot owes a move and nobody is at it."""
        while True:
            try:
                await self._sweep_once()
            except SQLAlchemyError as error:
                log.warning("the sweep failed", extra={"problem": type(error).__name__})
            except Exception as error:  # without the sweep no bot would ever be resumed
                log.error("the sweep failed", exc_info=error)
            await asyncio.sleep(SWEEP)

    async def close(self) -> None:
        """Stop thinking. What is owed stays owed."""
        for task in tuple(self._busy.values()):
            task.cancel()
        await asyncio.gather(*self._busy.values(), return_exceptions=True)
        self._end_pool()

    async def _sweep_once(self) -> None:
        now = time.time()
        busy = list(self._busy) if self.context.store.engines.shared else []

        def work(connection: sa.Connection) -> list[str]:
            renew_claims(connection, busy, now + CLAIM)
            return claim_owed(connection, now, now + CLAIM, AT_ONCE)

        owed = await self.context.store.write(work)
        for table in owed:
            await self._open(table)

    async def _open(self, table: str) -> None:
        try:
            room = await self.context.rooms.current(table)
        except IronmasterError as error:
            log.warning("a table cannot be opened", extra={"table": table, "problem": error.code})
            return
        except Exception as error:  # one broken table must not keep the bots of the others waiting
            log.error("a table cannot be opened", exc_info=error, extra={"table": table})
            return
        if room.bot_to_move:
            self.wake(room)

    async def _play_on(self, room: Room) -> None:
        try:
            await self._play(room)
        finally:
            # At once: whoever finds a bot owing a move after this must not think that somebody is at it.
            self._busy.pop(room.id, None)

    async def _play(self, room: Room) -> None:
        while name := room.bot_to_move:
            if self.context.settings.bot_pace:
                await asyncio.sleep(self.context.settings.bot_pace)
            if room.bot_to_move != name:
                continue
            try:
                await self._one_move(room, name)
            except TableConflict:
                return
            except IronmasterError as error:
                # Somebody else was quicker, or the store is away: the sweep comes back to it.
                log.info("a bot's move was not taken", extra={"table": room.id, "problem": error.code})
                return

    async def _one_move(self, room: Room, name: str) -> None:
        journal = room.playing()
        match, at = journal.match, len(journal)
        seat, moves = match.to_act, match.moves()
        text = await self._choice(name, match.view(seat), moves)
        started = time.perf_counter()
        await room.move(None, seat, at, text, bot=True)
        self.context.metrics.moves.labels("bot").inc()
        self.context.metrics.move_seconds.observe(time.perf_counter() - started)

    async def _choice(self, name: str, view: dict[str, object], moves: list[str]) -> str:
        settings = self.context.settings
        try:
            asked = (name, view, moves, randbits(63), settings.thinking)
            text = await self.ask(settings.bot_seconds, think, *asked)
            if text in moves:
                return text
            problem = "no legal move"
        except Failed as failed:
            problem = str(failed)
        log.error("a bot failed; a random move is made for it", extra={"bot": name, "problem": problem})
        self.context.metrics.bot_failures.labels(name).inc()
        return choice(moves)

    async def ask(self, seconds: float, work: Callable[..., Answer], *given: Any) -> Answer:
        """What a function answers in a process of the bots, when its turn has come. Raises Failed."""
        async with self._places:
            for _ in range(TRIES - 1):
                with suppress(Ended):
                    return await self._asked(seconds, work, given)
            return await self._asked(seconds, work, given)

    async def _asked(self, seconds: float, work: Callable[..., Answer], given: tuple[Any, ...]) -> Answer:
        pool, loop = self._pool, asyncio.get_running_loop()
        asked = loop.run_in_executor(pool, work, *given)
        try:
            return await asyncio.wait_for(asked, seconds + LATE)
        except BrokenProcessPool:
            self._replace(pool)
            raise Ended("its process ended") from None
        except TimeoutError:
            self._replace(pool)
            raise Failed("no answer") from None
        except Exception as error:  # whatever is done wrong there must not stop the server
            raise Failed(type(error).__name__) from error

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """New processes instead of those of a pool that broke or hangs, unless another bot saw to it already."""
        if pool is self._pool:
            self._end_pool()
            self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.context.settings.bot_processes, context, begin_helping)

    def _end_pool(self) -> None:
        processes: dict[int, Any] = dict(self._pool._processes or {})
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes.values():
            process.terminate()
