"""A full server: many running tables with bots and watchers, and people who move at a constant rate.

Moves are sent on schedule, whether or not the previous ones were answered. A slow server therefore cannot reduce the
load that it is measured with.
"""

import argparse
import asyncio
import random
import tempfile
import time
from collections import deque
from pathlib import Path
from typing import Any

import msgspec
import psutil
from tests.server.running import Server
from websockets.asyncio.client import ClientConnection, connect

from bench.server.players import Message, Player, State, quantile

SLOW = 0.05
_read = msgspec.json.Decoder(Message).decode


class Crowd:
    """All players and watchers."""

    def __init__(self, server: Server, tables: int, people: int, watchers: int) -> None:
        self.server = server
        self.people = [Player(server.url, number) for number in range(people)]
        self.each = tables // people
        self.watching = watchers
        self.ready: deque[tuple[int, State]] = deque()
        self.sockets: list[ClientConnection] = []
        self.sent: dict[int, float] = {}
        self.delays: list[float] = []
        self.updates = 0
        self.problems: list[Any] = []
        self.dice = random.Random(1)
        self.slow: list[tuple[float, float]] = []
        self.began = 0.0

    def sit_down(self) -> None:
        """Open all tables, each with one person and bots."""
        for number, player in enumerate(self.people):
            player.sit_down(self.each, "mbb" if number % 2 else "mbbb")

    async def run(self, rate: float, seconds: float) -> list[tuple[float, float]]:
        """Move at a rate for some time. Returns the memory of the server over time, in MiB."""
        async with asyncio.TaskGroup() as group:
            followers = [group.create_task(self._follow(number)) for number in range(len(self.people))]
            watchers = [group.create_task(self._watch(number)) for number in range(self.watching)]
            while len({message.table for _, message in self.ready}) < 0.98 * self.each * len(self.people):
                await asyncio.sleep(0.1)  # until the bots have made their first moves
            memory = group.create_task(self._weigh(seconds))
            await self._move_steadily(rate, seconds)
            found = await memory
            for task in (*followers, *watchers):
                task.cancel()
        return found

    async def _follow(self, number: int) -> None:
        player = self.people[number]
        async with player.connected() as socket:
            self.sockets.append(socket)
            place = len(self.sockets) - 1
            for table in player.tables:
                await socket.send(f'{{"do":"open","table":"{table}","seat":"A"}}')
            async for data in socket:
                message = _read(data)
                now: State | None = message if message.type == "update" else message.update
                if now is not None and now.offer is not None:
                    self.ready.append((place, now))
                if message.type == "answer" and message.id:
                    self._answered(message)

    def _answered(self, message: Message) -> None:
        started = self.sent.pop(message.id)
        if message.problem is None:
            self.delays.append(time.perf_counter() - started)
            if self.delays[-1] > SLOW:
                self.slow.append((time.perf_counter() - self.began, self.delays[-1]))
        else:
            self.problems.append(message.problem)

    async def _watch(self, number: int) -> None:
        tables = [table for player in self.people for table in player.tables]
        address = self.server.url.replace("http", "ws", 1) + "/api/live?lang=fr"
        async with connect(address, max_size=None, compression=None) as socket:
            await socket.send(f'{{"do":"open","table":"{tables[number % len(tables)]}"}}')
            async for _ in socket:
                self.updates += 1

    async def _move_steadily(self, rate: float, seconds: float) -> None:
        started = self.began = time.perf_counter()
        for number in range(int(rate * seconds)):
            hour = started + number / rate
            await asyncio.sleep(max(0.0, hour - time.perf_counter()))
            while not self.ready:
                await asyncio.sleep(0.001)
                hour = time.perf_counter()
            await self._move(number + 1, hour)

    async def _move(self, number: int, hour: float) -> None:
        place, now = self.ready.popleft()
        assert now.offer is not None
        words = self.dice.choice(now.offer.moves).move
        command = {"do": "move", "id": number, "table": now.table, "seat": "A", "at": now.index, "move": words}
        self.sent[number] = hour
        await self.sockets[place].send(msgspec.json.encode(command).decode())

    async def _weigh(self, seconds: float) -> list[tuple[float, float]]:
        assert self.server.process is not None
        process = psutil.Process(self.server.process.pid)
        found = []
        started = time.perf_counter()
        while time.perf_counter() < started + seconds:
            found.append((time.perf_counter() - started, process.memory_info().rss / (1 << 20)))
            await asyncio.sleep(min(10.0, seconds / 10))
        return found


def main() -> None:
    """Measure and print."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--db", default="")
    words.add_argument("--tables", type=int, default=1000)
    words.add_argument("--people", type=int, default=50)
    words.add_argument("--watchers", type=int, default=200)
    words.add_argument("--rate", type=float, default=100.0)
    words.add_argument("--seconds", type=float, default=60.0)
    asked = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(asked.db or f"{folder}/crowd.db", Path(folder) / "log").start()
        try:
            crowd = Crowd(server, asked.tables, asked.people, asked.watchers)
            crowd.sit_down()
            memory = asyncio.run(crowd.run(asked.rate, asked.seconds))
            report(crowd, memory, asked.rate, asked.seconds)
        finally:
            server.stop()


def report(crowd: Crowd, memory: list[tuple[float, float]], rate: float, seconds: float) -> None:
    print(
        f"{len(crowd.people) * crowd.each} tables, {crowd.watching} watchers, {rate:.0f} moves/s for {seconds:.0f} s: "
        f"p50 {quantile(crowd.delays, 0.5):.1f} ms, p99 {quantile(crowd.delays, 0.99):.1f} ms, "
        f"most {quantile(crowd.delays, 1.0):.1f} ms, {len(crowd.delays)} moves, {len(crowd.problems)} refused, "
        f"{crowd.updates} updates to watchers"
    )
    print(f"slower than {SLOW * 1e3:.0f} ms (s: ms): {[(round(at, 1), round(ms * 1e3)) for at, ms in crowd.slow][:40]}")
    print("memory (s: MiB): " + ", ".join(f"{moment:.0f}: {size:.0f}" for moment, size in memory))
    if crowd.problems:
        print(crowd.problems[:3])


if __name__ == "__main__":
    main()
