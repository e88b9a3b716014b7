"""The store: asynchronous access to the database, with group commits for moves.

Reads run in a few threads, writes in writer threads in the order they come. A move is acknowledged only after `append`
returns, which is after the commit. Moves that arrive during a commit share the next one (group commit), so a slow disk
limits the latency of a move, but not the number of moves per second.
"""

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from secrets import token_hex
from typing import Any, Final, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ironmaster.server.store.bulk_append import Append, append_all
from ironmaster.server.store.engines import READERS, Engines

T = TypeVar("T")
CHANNEL: Final = "ironmaster"
BATCH: Final = 64
"""The most jobs that a writer takes from the queue at a time."""
NAME: Final = token_hex(6)
"""Identifies this process, so that it can ignore its own notifications."""


class Conflict(Exception):
    """Another process wrote this journal number first."""


class _Job(NamedTuple):
    work: "Append | Callable[[sa.Connection], Any]"
    answer: "asyncio.Future[Any]"


class Store:
    """Asynchronous access to the database for one process."""

    def __init__(self, engines: Engines) -> None:
        self.engines = engines
        self.name = NAME
        self.commits = 0
        self.appended = 0
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-read")
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writers = [
            threading.Thread(target=self._run_writer, name=f"store-write-{number}", daemon=True)
            for number in range(engines.writers)
        ]
        for writer in self._writers:
            writer.start()

    async def read(self, ask: Callable[[sa.Connection], T]) -> T:
        """Call a function with a connection for reading, in its own transaction."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, ask)

    async def write(self, work: Callable[[sa.Connection], T], *, again: bool = False) -> T:
        """Call a function in a write transaction and return its result after the commit; an exception rolls it back.

        With `again` it is called a second time after an IntegrityError: somebody else inserted the same row first, and
        the second call finds it.
        """
        result: T
        try:
            result = await self._put(work)
        except IntegrityError:
            if not again:
                raise
            result = await self._put(work)
        return result

    async def append(self, move: Append) -> None:
        """Commit journal entries. Raises Conflict if one of their numbers is taken."""
        await self._put(move)

    def close(self) -> None:
        """Finish all queued writes and close the database."""
        for _ in self._writers:
            self._jobs.put(None)
        for writer in self._writers:
            writer.join()
        self._readers.shutdown()
        self.engines.dispose()

    def _read(self, ask: Callable[[sa.Connection], T]) -> T:
        with self.engines.reading.connect() as connection:
            return ask(connection)

    def _put(self, work: Any) -> "asyncio.Future[Any]":
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(work, answer))
        return answer

    def _run_writer(self) -> None:
        going = True
        while going:
            batch, going = self._next_batch()
            moves = [job for job in batch if isinstance(job.work, Append)]
            done: list[tuple[_Job, Any, BaseException | None]] = []
            if moves:
                done += self._append_all(moves)
            done += [self._run_write(job) for job in batch if not isinstance(job.work, Append)]
            _answer(done)

    def _next_batch(self) -> tuple[list[_Job], bool]:
        batch: list[_Job] = []
        job = self._jobs.get()
        while job is not None:
            batch.append(job)
            if len(batch) == BATCH:
                return batch, True
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False

    def _append_all(self, jobs: list[_Job]) -> list[tuple[_Job, Any, BaseException | None]]:
        try:
            self._commit([job.work for job in jobs])
        except SQLAlchemyError:
            # One of the moves conflicts, or the database failed: retry each move alone to tell them apart.
            return [self._append_one(job) for job in jobs]
        return [(job, None, None) for job in jobs]

    def _append_one(self, job: _Job) -> tuple[_Job, Any, BaseException | None]:
        try:
            self._commit([job.work])
        except IntegrityError:
            return job, None, Conflict()
        except SQLAlchemyError as error:
            return job, None, error
        return job, None, None

    def _commit(self, moves: Sequence[Any]) -> None:
        # Rows are locked in the order of table ids, so that two processes cannot deadlock.
        moves = sorted(moves, key=lambda move: str(move.table_values["of"]))
        with self.engines.writing.begin() as connection:
            append_all(connection, moves)
            notify(connection, [move.table_values["of"] for move in moves])
        self.commits += 1
        self.appended += len(moves)

    def _run_write(self, job: _Job) -> tuple[_Job, Any, BaseException | None]:
        assert not isinstance(job.work, Append)
        try:
            with self.engines.writing.begin() as connection:
                result = job.work(connection)
        except Exception as error:  # raised in the coroutine that waits for the result
            return job, None, error
        return job, result, None


def notify(connection: sa.Connection, tables: Sequence[str]) -> None:
    """Notify the other processes, on commit, that these tables (or `table/chat`) changed. Does nothing on SQLite."""
    if connection.dialect.name == "postgresql" and tables:
        connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{NAME}|{','.join(tables)}")))


def _answer(done: list[tuple[_Job, Any, BaseException | None]]) -> None:
    loops = {job.answer.get_loop() for job, _, _ in done}
    for loop in loops:
        mine = [item for item in done if item[0].answer.get_loop() is loop]
        try:
            loop.call_soon_threadsafe(_resolve, mine)
        except RuntimeError:
            continue  # the event loop is closed: no coroutine waits for the result


def _resolve(done: list[tuple[_Job, Any, BaseException | None]]) -> None:
    for job, result, error in done:
        if job.answer.cancelled():
            continue
        if error is None:
            job.answer.set_result(result)
        else:
            job.answer.set_exception(error)
