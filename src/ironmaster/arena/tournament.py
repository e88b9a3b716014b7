"""Plays the missing games of a tournament, in parallel processes."""

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import lru_cache

import msgspec

from ironmaster.arena.plan import Job, Plan
from ironmaster.arena.playing import play
from ironmaster.arena.results import Ledger, Result, result
from ironmaster.bots.contract import Bot
from ironmaster.bots.registry import bot_from
from ironmaster.core.child_process import follow_parent
from ironmaster.core.contract import Game


def one_game(plan: bytes, job: Job) -> Result:
    """Play a game of the plan. Runs in a worker process or in this one."""
    return _play(msgspec.json.decode(plan, type=Plan), plan, job)


def _play(plan: Plan, key: bytes, job: Job) -> Result:
    entrants = [plan.bots[job.control]] * 2 if job.control >= 0 else plan.bots
    seated = [_bot(key, entrants[entrant], seat) for seat, entrant in enumerate(job.lineup)]
    return result(job, play(_table(key), seated, plan.seed, job.deal))


@lru_cache(maxsize=4)
def _table(plan: bytes) -> Game:
    return msgspec.json.decode(plan, type=Plan).table()


@lru_cache(maxsize=64)
def _bot(plan: bytes, name: str, seat: int) -> Bot:
    """The bot of a seat, cached between games, because an external program is slow to start."""
    del seat
    return bot_from(name, msgspec.json.decode(plan, type=Plan).budget())


def run(ledger: Ledger, jobs: list[Job], processes: int) -> Iterator[Result]:
    """Play the games that the ledger lacks, and yield each result after it is stored."""
    key = msgspec.json.encode(ledger.plan)
    missing = ledger.missing(jobs)
    for one in _sequential(key, missing) if processes == 1 else _parallel(key, missing, processes):
        ledger.add(one)
        yield one


def _sequential(key: bytes, jobs: list[Job]) -> Iterator[Result]:
    for job in jobs:
        yield one_game(key, job)


def _parallel(key: bytes, jobs: list[Job], processes: int) -> Iterator[Result]:
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, context, follow_parent) as pool:
        waiting: set[Future[Result]] = set()
        rest = iter(jobs)
        try:
            while True:
                for job in rest:
                    waiting.add(pool.submit(one_game, key, job))
                    if len(waiting) >= 2 * processes:
                        break
                if not waiting:
                    return
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (one.result() for one in done)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
