"""Test helper: the server of a club with games in every state, and its database."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, NamedTuple

import sqlalchemy as sa

import ironmaster
from ironmaster.core.match import Match
from ironmaster.server.store.engines import Engines, database_url, open_engines
from ironmaster.server.store.rows import EntryRow, TableRow
from ironmaster.server.store.schema import game_table, metadata
from ironmaster.server.store.tables import entries_of, table_row
from tests.server.helpers import soon
from tests.server.running import Client, Server

Row = tuple[Any, ...]


class Club(NamedTuple):
    """A server, a person who plays there, and her tables."""

    server: Server
    ada: Client
    finished: str
    running: str
    bots: str
    abandoned: str
    waiting: str

    @property
    def begun(self) -> list[str]:
        return [self.finished, self.running, self.bots, self.abandoned]


@cache
def nearly_over() -> str:
    """A saved game with some moves left."""
    match, dice = Match(ironmaster.game("brass", seats=3), seed="club"), random.Random(1)
    while not match.over:
        match.push(dice.choice(match.moves()))
    made = [place for place, entry in enumerate(match.log) if entry.actor >= 0]
    return str(match.at(made[-12]).saved)


def make_club(server: Server) -> Club:
    """Play a little at a new server."""
    ada = server.account("Ada")
    assert ada.post("/api/me/tokens", {"name": "script", "scopes": ["read"]}).status_code == 201
    answer = ada.post("/api/records", {"record": nearly_over(), "title": "The last dozen"})
    assert answer.status_code == 201, answer.text
    finished = answer.json()["id"]
    assert ada.play(finished, moves=100)["status"] == "finished"
    running = ada.table("mmm", listed=False)
    take_back(ada, running)
    ada.play(running, moves=4)
    for text in ("Good luck", "Oh dear", "Été"):
        assert ada.post(f"/api/tables/{running}/chat", {"text": text}).status_code == 201
    assert ada.post(f"/api/tables/{running}/links", {"kind": "watch"}).status_code == 201
    bots = ada.table("mbb")
    ada.play(bots, moves=2)
    ada.turn(bots)
    abandoned = ada.table("mbb")
    ada.turn(abandoned)
    assert ada.post(f"/api/tables/{abandoned}/resign", {"seat": "A"}).status_code == 200
    assert ada.post(f"/api/tables/{abandoned}/analysis").status_code == 200
    assert soon(lambda: ada.get(f"/api/tables/{abandoned}/analysis").json()["status"] == "done", 60)
    waiting = ada.table("moo", start=False)
    return Club(server, ada, finished, running, bots, abandoned, waiting)


def take_back(person: Client, table: str) -> None:
    """Play until a move can be undone, and undo it."""
    for seed in range(60):
        now = person.turn(table)
        if now["offer"]["undo"]:
            form = {"seat": now["offer"]["seat"], "at": now["index"], "moves": 1}
            assert person.post(f"/api/tables/{table}/undo", form).status_code == 200
            return
        person.play(table, seed=seed)
    raise AssertionError("nothing could be taken back")


@contextmanager
def engines_of(db: str) -> Iterator[Engines]:
    """The database, opened as the server opens it."""
    engines = open_engines(database_url(db))
    try:
        yield engines
    finally:
        engines.dispose()


def game_in(db: str, table: str) -> tuple[TableRow, list[EntryRow]]:
    """A stored table with its journal."""
    with engines_of(db) as engines, engines.reading.connect() as connection:
        row = table_row(connection, table)
        assert row is not None
        return row, entries_of(connection, table)


def execute(db: str, *statements: sa.Executable) -> int:
    """Change the database directly. Returns the row count of the last statement."""
    changed = 0
    with engines_of(db) as engines, engines.writing.begin() as connection:
        for statement in statements:
            changed = connection.execute(statement).rowcount
    return changed


def everything(db: str) -> dict[str, list[Row]]:
    """All rows of all tables."""
    with engines_of(db) as engines, engines.reading.connect() as connection:
        return {
            table.name: sorted((tuple(row) for row in connection.execute(sa.select(table))), key=repr)
            for table in metadata.sorted_tables
        }


def tables_in(db: str) -> set[str]:
    """The ids of all tables."""
    with engines_of(db) as engines, engines.reading.connect() as connection:
        return set(connection.execute(sa.select(game_table.c.id)).scalars())
