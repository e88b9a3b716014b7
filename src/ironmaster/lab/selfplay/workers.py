"""Players of a run: this process, processes on this machine, or a Ray cluster.

After the loss of a worker, only the games that it was playing start again.
"""

import multiprocessing
import socket
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from typing import Any

from ironmaster.core.child_process import follow_parent
from ironmaster.lab.selfplay.plan import SelfplayError
from ironmaster.lab.selfplay.playing import play_game

Played = tuple[int, bytes]
TRIES = 3
"""How often a game is started that ended its worker."""
PATIENCE = 5.0
"""Seconds to wait for the port of a cluster."""


def alone(key: bytes, numbers: Iterable[int]) -> Iterator[Played]:
    """Play one game after another in this process."""
    for number in numbers:
        yield number, play_game(key, number)


def by_processes(key: bytes, numbers: Iterable[int], processes: int) -> Iterator[Played]:
    """Play games in processes on this machine."""
    rest = iter(numbers)
    tries: dict[int, int] = {}
    again: list[int] = []
    while True:
        try:
            yield from _in_pool(key, rest, processes, tries, again)
            return
        except BrokenProcessPool:
            lost = [number for number, times in tries.items() if times >= TRIES]
            if lost:
                raise SelfplayError("lab.lost", game=lost[0], tries=TRIES) from None
            again[:] = list(tries)


def _in_pool(
    key: bytes, rest: Iterator[int], processes: int, tries: dict[int, int], again: list[int]
) -> Iterator[Played]:
    """Play until all games are played or a process is lost. Then `tries` counts the games that were being played."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, context, follow_parent) as pool:
        waiting: dict[Future[bytes], int] = {}
        try:
            while True:
                while (
                    len(waiting) < processes + 1 and (number := again.pop() if again else next(rest, None)) is not None
                ):
                    tries[number] = tries.get(number, 0) + 1
                    waiting[pool.submit(play_game, key, number)] = number
                if not waiting:
                    return
                for one in wait(waiting, return_when=FIRST_COMPLETED).done:
                    number = waiting.pop(one)
                    played = one.result()
                    del tries[number]
                    yield number, played
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def by_ray(key: bytes, numbers: Iterable[int], address: str) -> Iterator[Played]:
    """Play games on a Ray cluster whose machines have Ironmaster installed. Ray starts lost games again."""
    ray = _ray()
    try:
        _check_reachable(address)
        ray.init(address=None if address == "local" else address, logging_level="warning", log_to_driver=False)
    except (OSError, ValueError, RuntimeError) as problem:
        raise SelfplayError("lab.cluster", address=address, problem=str(problem)) from None
    try:
        yield from _on_cluster(ray, key, iter(numbers))
    finally:
        ray.shutdown()


def _check_reachable(address: str) -> None:
    """Fail within seconds if no cluster listens at the address; Ray itself takes minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()


def _on_cluster(ray: Any, key: bytes, rest: Iterator[int]) -> Iterator[Played]:
    play = ray.remote(num_cpus=1, max_retries=TRIES)(play_game)
    waiting: dict[Any, int] = {}
    while True:
        at_once = max(1, int(ray.cluster_resources().get("CPU", 1))) + 1
        while len(waiting) < at_once and (number := next(rest, None)) is not None:
            waiting[play.remote(key, number)] = number
        if not waiting:
            return
        done, _ = ray.wait(list(waiting), num_returns=1)
        for one in done:
            number = waiting.pop(one)
            yield number, ray.get(one)


def _ray() -> Any:
    try:
        return import_module("ray")
    except ImportError:
        raise SelfplayError("lab.ray") from None
