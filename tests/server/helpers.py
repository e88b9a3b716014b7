"""Test helpers: queries on the database of a running server, and games with known moves."""

import contextlib
import json
import random
import socket
import time
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from ironmaster.core.match import Match
from ironmaster.core.registry import game, names
from ironmaster.core.sealed import seal
from ironmaster.server.store.engines import database_url
from ironmaster.server.text import name_key
from tests.server.running import Client, LiveConnection, Server

PASSWORD = "correct horse"


@cache
def _engine(db: str) -> sa.Engine:
    return sa.create_engine(database_url(db), poolclass=sa.NullPool)


def sql(server: Server, text: str, **params: Any) -> list[Any]:
    """Execute a statement on the database of the server."""
    with _engine(server.db).begin() as connection:
        done = connection.execute(sa.text(text), params)
        return list(done.all()) if done.returns_rows else []


def column(server: Server, text: str, **params: Any) -> list[Any]:
    """The first column of the rows of a query."""
    return [row[0] for row in sql(server, text, **params)]


def unique(name: str = "Name") -> str:
    """A name that no other test uses."""
    return f"{name} {random.SystemRandom().randrange(10**12)}"


@cache
def _hash(server: Server) -> str:
    made = server.account(unique("Template"), PASSWORD)
    found: str = column(server, "SELECT password FROM person WHERE id = :id", id=made.me["id"])[0]
    return found


def account(server: Server, name: str = "Name", *, admin: bool = False) -> Client:
    """A new account with PASSWORD and a unique name; the hash is precomputed to save time."""
    client = server.person(unique(name))
    values = {"id": client.me["id"], "key": name_key(client.me["name"]), "hash": _hash(server), "admin": admin}
    sql(
        server,
        "UPDATE person SET kind = 'account', name_key = :key, password = :hash, admin = :admin WHERE id = :id",
        **values,
    )
    client.me = client.get("/api/me").json()
    return client


@cache
def seed_for(name: str, seats: int, first: int = 0) -> str:
    """A seed with which a seat is the first to act."""
    made = game(name, seats=seats)
    return next(seed for seed in map(str, range(10_000, 20_000)) if Match(made, seed).to_act == first)


def plant(server: Server, table: str, seed: str) -> None:
    """Give an open table a known seed."""
    sql(server, "UPDATE game_table SET seed = :seed, seal = :seal WHERE id = :id", seed=seed, seal=seal(seed), id=table)


@cache
def played(name: str = "", seats: int = 0, seed: int = 1, moves: int = 10_000) -> Match:
    """A random game, to its end or for some moves."""
    name = name or names()[0]
    match, dice = Match(game(name, seats=seats or None), seed), random.Random(seed)
    for _ in range(moves):
        if match.over:
            break
        match.push(dice.choice(match.moves()))
    return match


def company(server: Server, *, private: bool = True, seats: str = "moo", **more: Any) -> tuple[str, Client, Client]:
    """A running table of Ada, who sits first and begins, and Bob, who has the open seats. Returns also both clients."""
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.table(seats, start=False, listed=not private, **more)
    join = ada.post(f"/api/tables/{table}/links", {"kind": "join"}).json()["token"]
    assert bob.post("/api/links", {"token": join}).status_code == 200
    for place, letter in enumerate(seats):
        if letter == "o":
            assert bob.post(f"/api/tables/{table}/join", {"seat": "ABCDEFGH"[place]}).status_code == 200
    plant(server, table, seed_for("brass", len(seats)))
    assert ada.post(f"/api/tables/{table}/start").status_code == 200
    return table, ada, bob


def let_in(host: Client, guest: Client, table: str, kind: str, seat: str | None = None) -> str:
    """Give a person access by a link. Returns its token."""
    answer = host.post(f"/api/tables/{table}/links", {"kind": kind, "seat": seat})
    assert answer.status_code == 201, answer.text
    token: str = answer.json()["token"]
    assert guest.post("/api/links", {"token": token}).status_code == 200
    return token


def soon(true: Callable[[], bool], seconds: float = 10) -> bool:
    """Whether a condition becomes true within some time."""
    end = time.monotonic() + seconds
    while not true():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def connections(server: Server) -> int:
    """How many live connections the server counts."""
    client = server.stranger()
    page = client.get("/metrics").text
    return int(float(page.partition("\nironmaster_connections ")[2].partition("\n")[0]))


@contextlib.contextmanager
def unread_connection(client: Client, table: str) -> Iterator[None]:
    """A live connection that sends requests without reading the responses, until its buffers are full."""
    cookies = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
    with socket.socket() as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.settimeout(10)
        raw.connect(("127.0.0.1", client.server.port))
        lines = ("GET /api/live HTTP/1.1", "Host: x", "Connection: Upgrade", "Upgrade: websocket", f"Cookie: {cookies}")
        more = ("Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", "")
        raw.sendall("\r\n".join((*lines, *more)).encode())
        assert b" 101 " in raw.recv(200)
        text = json.dumps({"do": "open", "table": table, "seat": "turn", "since": 0}).encode()
        frame = b"\x81" + bytes([0x80 | len(text)]) + bytes(4) + text
        raw.sendall(frame * 600)
        time.sleep(1.5)  # by then the responses fill all buffers in between
        yield


def ended(line: LiveConnection, seconds: float = 10) -> bool:
    """Whether the server closes the connection; messages before that are ignored."""
    try:
        while True:
            line.hear(seconds)
    except ConnectionClosed as closed:
        return closed.rcvd is not None and closed.rcvd.code == 4001
    except TimeoutError:
        return False
