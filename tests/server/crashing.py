"""Kills a server while people and bots play, and checks the database afterwards.

All acknowledged moves are recorded. After each restart, each of them must be in the journal at its index. No line may
be duplicated or out of order. A move that was sent but not answered is sent again and must be made once. Every bot that
has to move must do so.

    python -m tests.server.crashing --times 100 [--db postgresql://…] [--workers 2]
"""

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import sqlalchemy as sa
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from ironmaster.core.contract import CHANCE, OVER
from ironmaster.core.seats import letter
from ironmaster.server.rooms.journal import Journal, new_journal
from ironmaster.server.store.engines import database_url, open_engines
from ironmaster.server.store.rows import ABANDONED, CHANCED, MOVE, UNDO
from ironmaster.server.store.schema import game_table
from ironmaster.server.store.tables import entries_of, table_row
from tests.server.running import Server

LEAST = 6
"""How many moves are acknowledged between two kills."""
LOST = (OSError, WebSocketException, TimeoutError, EOFError)


class Acknowledged(NamedTuple):
    """An acknowledged move, or several that were made at once."""

    table: str
    at: int
    seat: str
    moves: list[str]
    after: int


class Player:
    """Plays one table with random moves, one by one or a whole action at once, and undoes some."""

    def __init__(self, server: Server, seats: str, seed: int) -> None:
        self.server = server
        self.dice = random.Random(seed)
        self.seats = seats
        self.acknowledged: list[Acknowledged] = []
        self.index = 0
        self.pending: dict[str, Any] | None = None
        self.sit_down()

    def sit_down(self) -> None:
        """Start a game at a new table."""
        client = self.server.person()
        self.table = client.table(self.seats, listed=False)
        self.cookie = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
        self.index, self.pending, self.over = 0, None, False

    async def play(self) -> None:
        """Play until the game or the server ends."""
        address = f"ws://127.0.0.1:{self.server.port}/api/live"
        try:
            async with connect(address, additional_headers={"cookie": self.cookie}, open_timeout=20) as socket:
                await self._play(socket)
        except LOST:
            return

    async def _play(self, socket: ClientConnection) -> None:
        await self._send(socket, {"do": "open", "table": self.table, "seat": "turn", "since": self.index})
        now = await self._update(socket)
        if self.pending is not None:
            await self._ask(socket, self.pending)
            now = await self._again(socket)
        while now["status"] == "running":
            if now["offer"] is None:
                now = await self._update(socket)
                continue
            await self._ask(socket, await self._command(socket, now))
            now = await self._again(socket)
        self.over = True

    async def _again(self, socket: ClientConnection) -> dict[str, Any]:
        await self._send(socket, {"do": "open", "table": self.table, "seat": "turn", "since": self.index})
        return await self._update(socket)

    async def _command(self, socket: ClientConnection, now: dict[str, Any]) -> dict[str, Any]:
        offer = now["offer"]
        common = {"table": self.table, "seat": offer["seat"], "at": now["index"]}
        if offer["undo"] and self.dice.random() < 0.1:
            return {"do": "undo", "moves": self.dice.randint(1, offer["undo"]), **common}
        moves = [self.dice.choice(offer["moves"])["move"]]
        if self.dice.random() < 0.5:
            while drafted := (await self._answer(socket, {"do": "draft", "moves": moves, **common}))["offer"]:
                moves.append(self.dice.choice(drafted["moves"])["move"])
        return {"do": "move", "move": moves[0], "then": moves[1:], **common}

    async def _ask(self, socket: ClientConnection, command: dict[str, Any]) -> None:
        self.pending = command
        index = (await self._answer(socket, command))["index"]
        moves = [command["move"], *command["then"]] if "move" in command else [f"undo {command['moves']}"]
        self.acknowledged.append(Acknowledged(self.table, command["at"], command["seat"], moves, index))
        self.pending = None

    async def _answer(self, socket: ClientConnection, command: dict[str, Any]) -> Any:
        await self._send(socket, {"id": 9, **command})
        while True:
            message = await self._hear(socket)
            if message["type"] == "answer" and message["id"] == 9:
                assert "problem" not in message, (command, message)
                return message["done"]

    async def _update(self, socket: ClientConnection) -> dict[str, Any]:
        while True:
            message = await self._hear(socket)
            if message["type"] == "update":
                assert message["index"] >= self.index, "the journal went back"
                assert [event["index"] for event in message["events"]] == [
                    *range(message["since"] + 1, message["index"] + 1)
                ]
                self.index = message["index"]
                return message

    async def _send(self, socket: ClientConnection, command: dict[str, Any]) -> None:
        await socket.send(msgspec.json.encode(command).decode())

    async def _hear(self, socket: ClientConnection) -> dict[str, Any]:
        message: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 30))
        return message


async def _play_and_kill(server: Server, players: list[Player], delay: float) -> None:
    playing = [asyncio.create_task(player.play()) for player in players]
    before, end = _acknowledged(players), time.monotonic() + 30
    await asyncio.sleep(delay)
    while (
        _acknowledged(players) < before + LEAST and time.monotonic() < end
    ):  # on a slow machine it has not started by then
        await asyncio.sleep(0.01)
    server.kill()
    await asyncio.gather(*playing)


def _acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


def crash(server: Server, times: int, seed: int = 0) -> int:
    """Kill a server repeatedly during play. Returns the number of checked acknowledged moves."""
    dice = random.Random(seed)
    players = [
        Player(server, seats, number) for number, seats in enumerate(("mmm", "mmmm", "mbb", "bmb", "mbbb", "mmb"))
    ]
    acknowledged = 0
    for _ in range(times):
        asyncio.run(_play_and_kill(server, players, dice.uniform(0.05, 1.2)))
        server.start()
        check(server.db, [move for player in players for move in player.acknowledged])
        bots_go_on(server, players)
        for player in players:
            if player.over:
                acknowledged += len(player.acknowledged)
                player.acknowledged.clear()
                player.sit_down()
    return acknowledged + _acknowledged(players)


def check(db: str, acknowledged: list[Acknowledged]) -> None:
    """Check that every journal is valid and contains each acknowledged move once, at its index."""
    engines = open_engines(database_url(db))
    try:
        with engines.reading.connect() as connection:
            journals = {table: _sound(connection, table) for table in _begun(connection)}
    finally:
        engines.dispose()
    for one in acknowledged:
        journal = journals[one.table]
        assert len(journal) >= one.after >= one.at + len(one.moves), ("lost", one)
        for place, move in enumerate(one.moves, one.at):
            item = journal.items[place]
            assert letter(item.actor) == one.seat, ("another's", one)
            if item.kind == MOVE:
                assert journal.match.game.actions.text(item.value) == move, ("another", one)
            else:
                assert item.kind == UNDO and move.startswith("undo"), ("another", one)


def _begun(connection: sa.Connection) -> list[str]:
    return [row[0] for row in connection.execute(sa.select(game_table.c.id).where(game_table.c.length > 0))]


def _sound(connection: sa.Connection, id: str) -> Journal:
    """The journal of a table, after checking that each line was legal."""
    row = table_row(connection, id)
    assert row is not None
    journal = new_journal(row)
    for entry in entries_of(connection, id):
        match = journal.match
        if entry.kind == UNDO:
            assert match.to_act == entry.actor and match.sealed <= int(entry.text) < len(match), entry
        elif entry.kind in (MOVE, CHANCED):
            assert match.game.actions.number(entry.text) in match.legal_actions(), entry
        journal.read(entry)
    assert journal.match.to_act != CHANCE, "chance owes an outcome"
    assert len(journal) == row.length, row
    if row.status != ABANDONED:
        assert journal.match.to_act == (OVER if row.turn < 0 else row.turn), row
    return journal


def bots_go_on(server: Server, players: list[Player], seconds: float = 40) -> None:
    """Check that every table waits for a person or has ended."""
    end = time.monotonic() + seconds
    waiting = {player.table: player.cookie for player in players}
    while waiting:
        assert time.monotonic() < end, ("bots do not go on", waiting, server.log.read_text("utf-8")[-3000:])
        for table, cookie in list(waiting.items()):
            answer = httpx.get(
                f"{server.url}/api/tables/{table}/state?seat=turn", headers={"cookie": cookie}, timeout=20
            )
            if answer.json()["offer"] or answer.json()["status"] != "running":
                del waiting[table]


def main() -> None:
    """A long run from the command line."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--times", type=int, default=100)
    words.add_argument("--db", default="")
    words.add_argument("--workers", type=int, default=1)
    words.add_argument("--seed", type=int, default=0)
    asked = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        settings = {"workers": asked.workers}
        server = Server(asked.db or f"{folder}/crash.db", Path(folder) / "log", **settings).start()
        try:
            moves = crash(server, asked.times, asked.seed)
        finally:
            server.kill()
        kind = "PostgreSQL" if asked.db else "SQLite"
        print(f"{kind}, {asked.workers} worker(s): killed {asked.times} times, {moves} acknowledged moves, none lost")


if __name__ == "__main__":
    main()
