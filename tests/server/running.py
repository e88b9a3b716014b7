"""Test helpers: a real server in its own process, and clients of it."""

import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import psutil
from websockets.sync.client import ClientConnection, connect

START = 40.0
COMMAND = "from ironmaster.cli.main import run; run()"


def free_port() -> int:
    """A port that is not in use."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


QUICK = {"rates": 0, "bot_pace": 0, "log_level": "warning", "master_seconds": 0.1, "analysis_seconds": 1}
"""Settings for fast tests: no pauses and short thinking times."""


class Server:
    """`ironmaster serve` on a free port of this machine."""

    def __init__(self, db: str, log: Path, **settings: object) -> None:
        self.db = db
        self.log = log
        self.settings = {**QUICK, **settings}
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Server":
        """Start, and wait until the server is ready. A restarted server keeps its port."""
        flags = [f"--{name.replace('_', '-')}={value}" for name, value in self.settings.items()]
        words = [sys.executable, "-c", COMMAND, "serve", "--db", self.db, f"--port={self.port}", *flags]
        with self.log.open("ab") as log:
            begin = log.tell()
            self.process = subprocess.Popen(words, stderr=log, stdout=log, start_new_session=True)
        self._await(begin)
        return self

    def _await(self, begin: int) -> None:
        end = time.monotonic() + START
        while time.monotonic() < end:
            assert self.process is not None and self.process.poll() is None, self.log.read_text("utf-8")
            said = self.log.read_bytes()[begin:].decode("utf-8", "replace")
            if not self.port and "Ironmaster: http://" in said:
                self.port = int(said.partition("Ironmaster: http://")[2].partition("\n")[0].rpartition(":")[2])
            with contextlib.suppress(httpx.HTTPError):
                if self.port and httpx.get(f"{self.url}/readyz", timeout=5, verify=False).status_code == 200:
                    return
            time.sleep(0.05)
        raise AssertionError(f"the server did not start: {self.log.read_text('utf-8')}")

    def stop(self) -> int:
        """Stop the server. Returns the exit code."""
        assert self.process is not None
        self.process.terminate()
        try:
            return self.process.wait(30)
        finally:
            self.kill()

    def kill(self) -> None:
        """Kill the server and all its workers."""
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(30)

    def helpers(self, *, workers: bool = False) -> list[psutil.Process]:
        """The child processes: workers and bot processes, or only the workers."""
        assert self.process is not None
        found = []
        for one in psutil.Process(self.process.pid).children(recursive=not workers):
            with contextlib.suppress(psutil.Error):  # it may end at this moment
                if one.status() != psutil.STATUS_ZOMBIE and any("spawn_main" in word for word in one.cmdline()):
                    found.append(one)
        return found

    def person(self, name: str = "") -> "Client":
        """A new guest."""
        client = Client(self)
        answer = client.post("/api/guest", {"name": name})
        assert answer.status_code == 201, answer.text
        client.me = answer.json()
        return client

    def stranger(self) -> "Client":
        """A client without a session."""
        return Client(self)

    def account(self, name: str, password: str = "correct horse") -> "Client":
        """A new account."""
        client = Client(self)
        answer = client.post("/api/account", {"name": name, "password": password})
        assert answer.status_code == 201, answer.text
        client.me = answer.json()
        return client


class Client:
    """A client with a session cookie or an API token."""

    def __init__(self, server: Server, token: str = "") -> None:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=30, headers=headers, verify=False)  # no https here
        self.me: dict[str, Any] = {}
        weakref.finalize(self, self.http.close)

    def get(self, path: str, **params: Any) -> httpx.Response:
        return self.http.get(path, params=params)

    def post(self, path: str, data: object = None) -> httpx.Response:
        return self.http.post(path) if data is None else self.http.post(path, json=data)

    def patch(self, path: str, data: object) -> httpx.Response:
        return self.http.patch(path, json=data)

    def delete(self, path: str) -> httpx.Response:
        return self.http.delete(path)

    @contextlib.contextmanager
    def live(self, lang: str = "en") -> Iterator["LiveConnection"]:
        """A live connection."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"cookie": cookies} if cookies else {}
        if "authorization" in self.http.headers:
            headers["authorization"] = self.http.headers["authorization"]
        address = f"ws://127.0.0.1:{self.server.port}/api/live?lang={lang}"
        with connect(address, additional_headers=headers, open_timeout=20, max_size=None) as socket:
            yield LiveConnection(socket)

    # Tables

    def table(self, seats: str, start: bool = True, **more: Any) -> str:
        """A table with seats such as `mbo`: me, a bot, open. The order is the given one. Returns its id."""
        who = {"m": {"who": "me"}, "b": {"who": "bot", "bot": "random"}, "o": {"who": "open"}}
        form = {"game": "brass", "seats": [who[letter] for letter in seats], "order": "chosen", "listed": True, **more}
        answer = self.post("/api/tables", form)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["id"]
        if start:
            assert self.post(f"/api/tables/{table}/start").status_code == 200
        return table

    def state(self, table: str, seat: str = "", **params: Any) -> dict[str, Any]:
        """The state of a table for a seat."""
        answer = self.get(f"/api/tables/{table}/state", seat=seat, **params)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def move(self, table: str, seat: str, at: int, move: str) -> httpx.Response:
        return self.post(f"/api/tables/{table}/moves", {"seat": seat, "at": at, "move": move})

    def turn(self, table: str, seat: str = "turn", seconds: float = 30) -> dict[str, Any]:
        """Wait until a seat (`turn`: any of the client's) is to act or the game has ended. Returns the state."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            found = self.state(table, seat)
            if found["offer"] or found["status"] != "running":
                return found
            time.sleep(0.02)
        raise AssertionError(f"nothing happened at {table}: {found}")

    def play(self, table: str, moves: int = 1, seed: int = 0, seat: str = "turn") -> dict[str, Any]:
        """Make some random moves, or play to the end. Returns the state."""
        dice = random.Random(seed)
        for _ in range(moves):
            found = self.turn(table, seat)
            if not found["offer"]:
                return found
            words = dice.choice(found["offer"]["moves"])["move"]
            answer = self.move(table, found["offer"]["seat"], found["index"], words)
            assert answer.status_code == 200, answer.text
        return self.state(table, seat)


class LiveConnection:
    """The client side of a live connection."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.number = 0
        self.bytes: list[str] = []
        self._split: list[dict[str, Any]] = []

    def say(self, do: str, **fields: Any) -> int:
        """Send a command. Returns its number."""
        self.number += 1
        self.socket.send(json.dumps({"do": do, "id": self.number, **fields}))
        return self.number

    def hear(self, seconds: float = 20) -> dict[str, Any]:
        """The next message. An update inside an answer is returned after the answer."""
        if self._split:
            return self._split.pop()
        text = self.socket.recv(seconds)
        assert isinstance(text, str)
        self.bytes.append(text)
        found: dict[str, Any] = json.loads(text)
        if "update" in found:
            self._split.append(found.pop("update"))
        return found

    def until(self, kind: str, seconds: float = 20, **wanted: Any) -> dict[str, Any]:
        """The next message of a type with these values; others are skipped."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            found = self.hear(max(0.1, end - time.monotonic()))
            if found["type"] == kind and all(found.get(key) == value for key, value in wanted.items()):
                return found
        raise AssertionError(f"no {kind} with {wanted}")

    def heard(self, kind: str, **wanted: Any) -> dict[str, Any]:
        """The last received message of a type with these values, or the next one."""
        said = [json.loads(text) for text in self.bytes]
        for found in (one for message in reversed(said) for one in (message.get("update") or message, message)):
            if found["type"] == kind and all(found.get(key) == value for key, value in wanted.items()):
                return dict(found)
        return self.until(kind, **wanted)

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        return self.until("answer", id=self.say(do, **fields))
