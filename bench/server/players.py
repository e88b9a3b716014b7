"""Many players in one process: WebSocket connections that make random moves as soon as they get a response."""

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


class State(msgspec.Struct):
    """The fields of an update that a player needs; all others are skipped without decoding."""

    table: str = ""
    index: int = 0
    status: str = ""
    offer: Offer | None = None


class Message(State, kw_only=True):
    """A message: an update, or an answer that may contain one."""

    type: str
    id: int = 0
    done: Any = None
    problem: Any = None
    update: State | None = None


_read = msgspec.json.Decoder(Message).decode


class Player:
    """A person who plays all seats of some tables, one table after the other."""

    def __init__(self, url: str, seed: int) -> None:
        self.url = url
        self.dice = random.Random(seed)
        self.tables: list[str] = []
        self.delays: list[float] = []
        self.cookie = ""

    def sit_down(self, tables: int, seats: str = "mmm") -> None:
        """Open tables: `m` is a seat of the person, `b` a bot."""
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
        """Move as fast as the answers come, until a deadline. Returns the number of acknowledged moves."""
        moves = 0
        async with self.connected() as socket:
            for table in self.tables:
                moves += await self._table(socket, table, until)
                if time.perf_counter() > until:
                    break
        return moves

    def connected(self) -> Any:
        """A WebSocket connection with the session of this player."""
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

    async def _move(self, socket: ClientConnection, table: str, now: State) -> State:
        """Make a move. Returns the state after its answer and its update, which arrive in any order."""
        assert now.offer is not None
        words = self.dice.choice(now.offer.moves).move
        command = {"do": "move", "id": 7, "table": table, "seat": now.offer.seat, "at": now.index, "move": words}
        started = time.perf_counter()
        await socket.send(msgspec.json.encode(command).decode())
        latest, done = now, False
        while not done or latest.index == now.index:
            message = _read(await socket.recv())
            if message.type == "answer" and message.id == 7:
                assert message.problem is None, message
                self.delays.append(time.perf_counter() - started)
                done, latest = True, message.update or latest
            elif message.type == "update" and message.table == table:
                latest = message
        return latest


async def _next(socket: ClientConnection, table: str, index: int) -> State:
    while True:
        message = _read(await socket.recv())
        if message.type == "update" and message.table == table and message.index >= index:
            return message


async def all_play(players: list[Player], seconds: float) -> tuple[int, float]:
    """All players play at the same time. Returns the acknowledged moves and the seconds they took."""
    started = time.perf_counter()
    moves = await asyncio.gather(*(player.play(started + seconds) for player in players))
    return sum(moves), time.perf_counter() - started


def quantile(delays: list[float], part: float) -> float:
    """The quantile of the delays, in milliseconds."""
    ordered = sorted(delays)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] * 1e3 if ordered else 0.0
