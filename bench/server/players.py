"""Many players in one process: live connections that make random moves as fast as they are answered."""

import asyncio
import random
import time
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect


class Choice(msgspec.Struct):
    move: str


class Offer(msgspec.Struct):
    seat: str
    moves: list[Choice]


class Told(msgspec.Struct):
    """What a player looks at in an update; the rest is passed over unread."""

    table: str = ""
    index: int = 0
    status: str = ""
    offer: Offer | None = None


class Message(Told, kw_only=True):
    """A message: an update, or an answer that may hold one."""

    type: str
    id: int = 0
    done: Any = None
    problem: Any = None
    update: Told | None = None


_read = msgspec.json.Decoder(Message).decode


class Player:
    """Somebody at one screen who holds every seat of the tables they play, one table after the other."""

    def __init__(self, url: str, seed: int) -> None:
        self.url = url
        self.dice = random.Random(seed)
        self.tables: list[str] = []
        self.delays: list[float] = []
        self.cookie = ""

    def sit_down(self, tables: int, seats: str = "mmm") -> None:
        """Open tables: `m` is a seat of one's own, `b` a bot."""
        with httpx.Client(base_url=self.url, timeout=60) as http:
            http.post("/api/guest", json={}).raise_for_status()
            who = {"m": {"who": "me"}, "b": {"who": "bot", "bot": "random"}}
            form = {"game": "brass", "seats": [who[seat] for seat in seats], "order": "chosen", "listed": True}
            for _ in range(tables):
                table = http.post("/api/tables", json=form).raise_for_status().json()["id"]
                http.post(f"/api/tables/{table}/start").raise_for_status()
                self.tables.append(table)
            self.cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())

    async def play(self, until: float) -> int:
        """Move as fast as the answers come, until a moment; how many moves were acknowledged."""
        moves = 0
        async with self.connected() as socket:
            for table in self.tables:
                moves += await self._table(socket, table, until)
                if time.perf_counter() > until:
                    break
        return moves

    def connected(self) -> Any:
        """A live connection in this player's name."""
        address = self.url.replace("http", "ws", 1) + "/api/live"
        return connect(address, additional_headers={"cookie": self.cookie}, max_size=None, compression=None)

    async def _table(self, socket: ClientConnection, table: str, until: float) -> int:
        await socket.send(f'{{"do":"open","table":"{table}","seat":"turn"}}')
        moves = 0
        now = await _next(socket, table, 0)
        while time.perf_counter() < until and now.status == "running":
            if now.offer is None:
                now = await _next(socket, table, now.index + 1)
                continue
            now = await self._move(socket, table, now)
            moves += 1
        await socket.send(f'{{"do":"close","table":"{table}"}}')
        return moves

    async def _move(self, socket: ClientConnection, table: str, now: Told) -> Told:
        """Make a move; how the table stands when it was acknowledged and told, in whichever order."""
        assert now.offer is not None
        words = self.dice.choice(now.offer.moves).move
        command = {"do": "move", "id": 7, "table": table, "seat": now.offer.seat, "at": now.index, "move": words}
        started = time.perf_counter()
        await socket.send(msgspec.json.encode(command).decode())
        told, done = now, False
        while not done or told.index == now.index:
            message = _read(await socket.recv())
            if message.type == "answer" and message.id == 7:
                assert message.problem is None, message
                self.delays.append(time.perf_counter() - started)
                done, told = True, message.update or told
            elif message.type == "update" and message.table == table:
                told = message
        return told


async def _next(socket: ClientConnection, table: str, index: int) -> Told:
    while True:
        message = _read(await socket.recv())
        if message.type == "update" and message.table == table and message.index >= index:
            return message


async def all_play(players: list[Player], seconds: float) -> tuple[int, float]:
    """Everybody plays at once; acknowledged moves and the seconds they took."""
    started = time.perf_counter()
    moves = await asyncio.gather(*(player.play(started + seconds) for player in players))
    return sum(moves), time.perf_counter() - started


def quantile(delays: list[float], part: float) -> float:
    """The delay in milliseconds that so large a part stays below."""
    ordered = sorted(delays)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] * 1e3 if ordered else 0.0
