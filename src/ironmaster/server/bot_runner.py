"""The bot runner: chooses the moves of bots in worker processes and makes them through the room, like those of people.

A bot gets the view of its seat and the legal moves, nothing else. The store records which tables wait for a bot
(`bot_owes`). If a process ends, the sweep of the next one finds these tables and goes on.
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
from ironmaster.core.child_process import follow_parent
from ironmaster.core.contract import FastDice
from ironmaster.core.errors import IronmasterError
from ironmaster.server.context import AppContext
from ironmaster.server.errors import TableConflict
from ironmaster.server.rooms.room import CLAIM, Room
from ironmaster.server.store.tables import claim_owed, renew_claims

log: Final = logging.getLogger("ironmaster.bots")
SWEEP_SECONDS: Final = 1.0
CLAIM_BATCH: Final = 200
"""The most tables that one sweep takes over."""
GRACE_SECONDS: Final = 5.0
"""Time for a worker process to start and to send its answer, in addition to the time for thinking."""
TRIES: Final = 2
Answer = TypeVar("Answer")


class WorkerError(Exception):
    """A call in a worker process failed."""


class WorkerDied(WorkerError):
    """The worker process ended during a call.

    Another call may be the cause: a hanging worker is stopped together with its whole pool. So the call is retried.
    """


def choose_move(bot: str, view: dict[str, object], moves: list[str], seed: int, seconds: float) -> str:
    """The move that a bot chooses, given the view of its seat. Runs in a worker process."""
    return make_bot(bot, Budget(seconds)).choose(view, moves, FastDice(seed))


class BotRunner:
    """Makes the moves of the bots at the tables that this process has claimed."""

    def __init__(self, context: AppContext) -> None:
        self.context = context
        self._pool = self._new_pool()
        self._slots = asyncio.Semaphore(2 * context.settings.bot_processes)
        self._busy: dict[str, asyncio.Task[None]] = {}

    def play(self, room: Room) -> None:
        """Start playing for the bots of a table, unless that is already happening."""
        if room.id not in self._busy:
            self._busy[room.id] = asyncio.create_task(self._play_until_done(room))

    def check(self, table: str) -> None:
        """Load a table in the background, and play there if a bot has to move."""
        self.context.start(self._open(table))

    async def sweep(self) -> None:
        """Take over, in an endless loop, tables where a bot has to move and that no process has claimed."""
        while True:
            try:
                await self._sweep_once()
            except SQLAlchemyError as error:
                log.warning("bot sweep failed", extra={"problem": type(error).__name__})
            except Exception as error:  # without the sweep no bot would ever be resumed
                log.error("bot sweep failed", exc_info=error)
            await asyncio.sleep(SWEEP_SECONDS)

    async def close(self) -> None:
        """Stop all bots. The store still records the moves they have to make."""
        for task in tuple(self._busy.values()):
            task.cancel()
        await asyncio.gather(*self._busy.values(), return_exceptions=True)
        self._stop_pool()

    async def _sweep_once(self) -> None:
        now = time.time()
        busy = list(self._busy) if self.context.store.engines.shared else []

        def work(connection: sa.Connection) -> list[str]:
            renew_claims(connection, busy, now + CLAIM)
            return claim_owed(connection, now, now + CLAIM, CLAIM_BATCH)

        claimed = await self.context.store.write(work)
        for table in claimed:
            await self._open(table)

    async def _open(self, table: str) -> None:
        try:
            room = await self.context.rooms.current(table)
        except IronmasterError as error:
            log.warning("table cannot be loaded", extra={"table": table, "problem": error.code})
            return
        except Exception as error:  # a broken table must not stop the bots at other tables
            log.error("table cannot be loaded", exc_info=error, extra={"table": table})
            return
        if room.bot_to_move:
            self.play(room)

    async def _play_until_done(self, room: Room) -> None:
        try:
            await self._play(room)
        finally:
            # No await in between: from now on, a caller that finds a waiting bot must start a new task for it.
            self._busy.pop(room.id, None)

    async def _play(self, room: Room) -> None:
        while name := room.bot_to_move:
            if self.context.settings.bot_pace:
                await asyncio.sleep(self.context.settings.bot_pace)
            if room.bot_to_move != name:
                continue
            try:
                await self._make_move(room, name)
            except TableConflict:
                return
            except IronmasterError as error:
                # Another process moved first, or the database is unavailable: the sweep will try again.
                log.info("bot move rejected", extra={"table": room.id, "problem": error.code})
                return

    async def _make_move(self, room: Room, name: str) -> None:
        journal = room.running_journal()
        match, at = journal.match, len(journal)
        seat, moves = match.to_act, match.moves()
        text = await self._choose(name, match.view(seat), moves)
        started = time.perf_counter()
        await room.move(None, seat, at, text, bot=True)
        self.context.metrics.moves.labels("bot").inc()
        self.context.metrics.move_seconds.observe(time.perf_counter() - started)

    async def _choose(self, name: str, view: dict[str, object], moves: list[str]) -> str:
        settings = self.context.settings
        try:
            arguments = (name, view, moves, randbits(63), settings.thinking)
            text = await self.run(settings.bot_seconds, choose_move, *arguments)
            if text in moves:
                return text
            problem = "no legal move"
        except WorkerError as failed:
            problem = str(failed)
        log.error("bot failed, making a random move", extra={"bot": name, "problem": problem})
        self.context.metrics.bot_failures.labels(name).inc()
        return choice(moves)

    async def run(self, seconds: float, work: Callable[..., Answer], *arguments: Any) -> Answer:
        """Call a function in a worker process and return its result. Raises WorkerError.

        Calls wait for a free slot, so that the time limit does not count the time in the queue of the pool.
        """
        async with self._slots:
            for _ in range(TRIES - 1):
                with suppress(WorkerDied):
                    return await self._run_once(seconds, work, arguments)
            return await self._run_once(seconds, work, arguments)

    async def _run_once(self, seconds: float, work: Callable[..., Answer], arguments: tuple[Any, ...]) -> Answer:
        pool, loop = self._pool, asyncio.get_running_loop()
        call = loop.run_in_executor(pool, work, *arguments)
        try:
            return await asyncio.wait_for(call, seconds + GRACE_SECONDS)
        except BrokenProcessPool:
            self._replace(pool)
            raise WorkerDied("worker process ended") from None
        except TimeoutError:
            self._replace(pool)
            raise WorkerError("no answer") from None
        except Exception as error:  # no bug of a bot may stop the server
            raise WorkerError(type(error).__name__) from error

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """Replace a broken or hanging pool by a new one, unless another call has already done so."""
        if pool is self._pool:
            self._stop_pool()
            self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.context.settings.bot_processes, context, follow_parent)

    def _stop_pool(self) -> None:
        processes: dict[int, Any] = dict(self._pool._processes or {})
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes.values():
            process.terminate()
