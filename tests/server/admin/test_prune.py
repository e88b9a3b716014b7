"""Pruning deletes only expired and unused data."""

import json
import time
from collections.abc import Callable

import pytest
import sqlalchemy as sa

from ironmaster.server.admin import pruning
from ironmaster.server.store.people import idle_guests
from ironmaster.server.store.schema import api_token, game_table, metadata, person, session
from ironmaster.server.store.tables import stale_open_tables
from tests.cli.conftest import Cli
from tests.server.admin.club import engines_of, everything, execute
from tests.server.conftest import BACKENDS
from tests.server.running import Client, Server

DAY = 86_400.0


@pytest.fixture(scope="module", params=BACKENDS)
def quiet(request: pytest.FixtureRequest, start_server: Callable[..., Server]) -> Server:
    """A server that the tests fill with old data."""
    return start_server(request.param)


def aged(server: Server, days: float, *, people: list[Client] | None = None, tables: list[str] | None = None) -> None:
    then = time.time() - days * DAY
    for one in people or []:
        assert execute(server.db, sa.update(person).where(person.c.id == one.me["id"]).values(seen=then)) == 1
    for table in tables or []:
        assert execute(server.db, sa.update(game_table).where(game_table.c.id == table).values(changed=then)) == 1


def settle(server: Server) -> None:
    """Wait until no bot has to move."""
    end = time.monotonic() + 30
    while any(row[game_table.c.keys().index("bot_owes")] for row in everything(server.db)["game_table"]):
        assert time.monotonic() < end
        time.sleep(0.05)


def test_only_old_and_unused_data_is_deleted(cli: Cli, quiet: Server) -> None:
    names = ("idle", "fresh", "seated", "owner", "talker", "resigned", "let in", "opener", "watcher")
    guests = {name: quiet.person(name) for name in names}
    account = quiet.account("Old friend")
    running = account.table("moo", start=False)
    for name in ("seated", "resigned"):
        assert guests[name].post(f"/api/tables/{running}/join", {}).status_code == 200
    assert account.post(f"/api/tables/{running}/start").status_code == 200
    assert guests["resigned"].post(f"/api/tables/{running}/resign", {"seat": "C"}).status_code == 200
    assert guests["talker"].post(f"/api/tables/{running}/chat", {"text": "Hello"}).status_code == 201
    owned = guests["owner"].table("mbb")
    link = account.post(f"/api/tables/{running}/links", {"kind": "seat", "seat": "A"}).json()
    assert guests["let in"].post("/api/links", {"token": link["token"]}).status_code == 200
    over = account.table("mbb")
    seen = account.post(f"/api/tables/{over}/links", {"kind": "watch"}).json()
    assert guests["watcher"].post("/api/links", {"token": seen["token"]}).status_code == 200
    assert account.post(f"/api/tables/{over}/resign", {"seat": "A"}).status_code == 200
    stale, recent, young = guests["opener"].table("moo", start=False), account.table("moo", start=False), "fresh"
    aged(quiet, 31, people=[account, *(one for name, one in guests.items() if name != young)])
    aged(quiet, 31, tables=[stale])
    aged(quiet, 29, people=[guests[young]], tables=[recent])
    keep, gone = (account.post("/api/me/tokens", {"name": name, "scopes": ["read"]}).json()["id"] for name in "kg")
    assert execute(quiet.db, sa.update(api_token).where(api_token.c.id == gone).values(expires=time.time() - 1)) == 1
    worn = sa.update(session).where(session.c.person == guests["talker"].me["id"])
    assert execute(quiet.db, worn.values(expires=time.time() - 1)) == 1
    settle(quiet)
    aged(quiet, 31, tables=[running, owned, over])
    before = everything(quiet.db)

    words = ("admin", "prune", "--days", "30", "--db", quiet.db, "--json")
    counts = {"sessions": 1, "tokens": 1, "tables": 1, "guests": 3}
    assert json.loads(cli(*words, "--dry-run").out) == {**counts, "dry_run": True}
    assert everything(quiet.db) == before
    assert json.loads(cli(*words).out) == {**counts, "dry_run": False}
    after = everything(quiet.db)
    lost = {name: [row for row in before[name] if row not in after[name]] for name in before}
    assert {row[2] for row in lost["person"]} == {"idle", "opener", "watcher"}
    assert [row[0] for row in lost["game_table"]] == [stale]
    assert [row[0] for row in lost["api_token"]] == [gone]
    people = {row[0] for row in lost["person"]} | {guests["talker"].me["id"]}
    assert {row[1] for row in lost["session"]} == people and len(lost["session"]) == 4
    assert {row[0] for row in lost["seat"]} == {stale}
    assert {row[1] for row in lost["access"]} == {guests["watcher"].me["id"]}
    untouched = {table.name for table in metadata.sorted_tables} - {
        "person", "game_table", "api_token", "session", "seat", "access"
    }  # fmt: skip
    assert all(lost[name] == [] for name in untouched)
    assert keep in {row[0] for row in after["api_token"]}

    assert json.loads(cli(*words).out) == {**dict.fromkeys(counts, 0), "dry_run": False}
    said = cli("admin", "prune", "--db", quiet.db).out
    assert said == "Deleted: 0 sessions, 0 tokens, 0 tables that were never started, 0 guests.\n"
    assert guests["let in"].state(running, "A")["seat"] == "A"


def test_data_used_during_pruning_stays(quiet: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between the search and the deletion, one guest takes a seat, another returns, and a game starts."""
    host, sitting, back = quiet.account("Host"), quiet.person("sitting"), quiet.person("back")
    table, begun = host.table("moo", start=False), host.table("mbb", start=False)
    aged(quiet, 40, people=[sitting, back], tables=[begun])
    if "://" not in quiet.db:
        return  # SQLite has only one writer, so nothing can change in between

    def guests(connection: sa.Connection, before: float) -> list[str]:
        found = idle_guests(connection, before)
        assert {sitting.me["id"], back.me["id"]} <= set(found)
        assert sitting.post(f"/api/tables/{table}/join", {}).status_code == 200
        aged(quiet, 0, people=[back])
        return found

    def tables(connection: sa.Connection, before: float) -> list[str]:
        found = stale_open_tables(connection, before)
        assert host.post(f"/api/tables/{begun}/start").status_code == 200
        assert begun in found
        return found

    monkeypatch.setattr(pruning, "idle_guests", guests)
    monkeypatch.setattr(pruning, "stale_open_tables", tables)
    with engines_of(quiet.db) as engines:
        assert pruning.prune(engines.writing, 30) == (0, 0, 0, 0)
    assert sitting.get("/api/me").status_code == back.get("/api/me").status_code == 200
    assert host.state(begun)["status"] == "running"


@pytest.mark.parametrize("days", ["0", "-1", "many"])
def test_days_are_at_least_one(cli: Cli, quiet: Server, days: str) -> None:
    result = cli("admin", "prune", "--days", days, "--db", quiet.db)
    assert (result.code, result.err.count("\n")) == (2, 1)
