"""Games stored with ruleset 1 can be opened, continued, verified, analysed and exported by every later version."""

import json
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

import ironmaster
from tests.cli.conftest import Cli, cli
from tests.ruleset1 import later
from tests.server.conftest import BACKENDS
from tests.server.helpers import PASSWORD, column, soon, sql
from tests.server.running import Client, Server

__all__ = ("cli",)

ROOT = Path(__file__).parent.parent.parent
DUMPS = ROOT / "tests" / "ruleset1"
GAMES = {
    *(("industria", "industria"), ("brass", "lancashire"), ("age_of_industry", "germany")),
    *(("age_of_industry", "new_england"), ("steam", "northeast"), ("steam", "ruhr"), ("steam", "rust_belt")),
}
ANALYSED = {"sqlite": ("age_of_industry", "brass", "steam"), "postgresql": ("industria",)}
"""An analysis takes seconds, and both databases have the same games."""
BEFORE_0002 = (
    "ALTER TABLE seat DROP COLUMN alias; DROP TABLE analysis; UPDATE alembic_version SET version_num = '0001';"
)


def fill(db: str, *scripts: str) -> str:
    """Load a dump and further scripts into a new database. Returns its URL."""
    for script in scripts:
        if "://" in db:
            with psycopg.connect(db, autocommit=True) as connection:
                connection.execute(script.encode())
        else:
            with closing(sqlite3.connect(db)) as file:
                file.executescript(script)
    return db


def dump(name: str) -> str:
    return (DUMPS / f"{name}.sql").read_text("utf-8")


def ada_at(server: Server) -> Client:
    ada = server.stranger()
    assert ada.post("/api/session", {"name": "Ada", "password": PASSWORD}).status_code == 201
    return ada


def tables(server: Server, status: str, game: str = "%") -> list[str]:
    """The ids of the tables with a status."""
    query = "SELECT id FROM game_table WHERE status = :status AND game LIKE :game ORDER BY id"
    return column(server, query, status=status, game=game)


def card(who: Client, table: str) -> dict[str, Any]:
    answer = who.get(f"/api/tables/{table}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def analysed(who: Client, table: str) -> bool:
    assert who.post(f"/api/tables/{table}/analysis").status_code == 200
    return soon(lambda: who.get(f"/api/tables/{table}/analysis").json()["status"] == "done", 120)


def verified(cli: Cli, db: str) -> int:
    """The number of verified games, none of which differs."""
    result = cli("admin", "verify", "--db", db, "--json")
    found = json.loads(result.out)
    assert (result.code, found["changed"]) == (0, [])
    return int(found["games"])


def exported(cli: Cli, db: str, folder: Path) -> list[ironmaster.Match]:
    """The finished games, from their records."""
    assert cli("admin", "export", str(folder), "--db", db).code == 0
    return [ironmaster.replay(path.read_text("utf-8")) for path in sorted(folder.glob("*.record"))]


def test_the_dumps_hold_every_game_in_every_state(new_database: Callable[[str], str]) -> None:
    for kind in BACKENDS:
        server = Server(fill(new_database(kind), dump(kind)), Path())
        assert {tuple(row) for row in sql(server, "SELECT game, board FROM game_table")} == GAMES
        assert {row[0] for row in sql(server, "SELECT game FROM game_table WHERE status = 'finished'")} == set(
            ironmaster.names()
        )
        assert {row[0] for row in sql(server, "SELECT game FROM game_table WHERE status = 'running'")} == set(
            ironmaster.names()
        )
        kinds = set(column(server, "SELECT kind FROM entry"))
        assert kinds == {"move", "chance", "undo", "resign", "abandon"}
        assert column(server, "SELECT count(*) FROM chat") == [10]
        assert set(column(server, "SELECT ruleset FROM game_table")) == {1}


@pytest.mark.parametrize("kind", BACKENDS)
def test_stored_games_open_and_continue(
    kind: str, new_database: Callable[[str], str], start_server: Callable[..., Server], cli: Cli, tmp_path: Path
) -> None:
    server = start_server(kind, db=fill(new_database(kind), dump(kind)))
    ada = ada_at(server)
    records = {}
    inside = 0
    for status in ("open", "running", "finished", "abandoned"):
        for table in tables(server, status):
            shown = card(ada, table)
            assert (shown["ruleset"], shown["board_version"]) == (1, 1)
            assert ada.get(f"/api/tables/{table}/board").status_code == 200
            if status == "running":
                now = ada.turn(table)
                inside += now["offer"]["unfinished"]
                assert ada.play(table, moves=3)["index"] > now["index"]
            elif status != "open":
                records[table] = ada.get(f"/api/tables/{table}/record").text
                assert str(ironmaster.replay(records[table]).saved) == records[table]
            if status == "abandoned":  # it was analysed before the dump
                assert ada.get(f"/api/tables/{table}/analysis").json()["status"] == "done"
    assert inside >= 8
    for name in ANALYSED[kind]:
        assert analysed(ada, tables(server, "finished", name)[0])
    begun = column(server, "SELECT count(*) FROM game_table WHERE status <> 'open'")
    assert server.stop() == 0
    assert [verified(cli, server.db)] == begun
    assert sorted(str(match.saved) for match in exported(cli, server.db, tmp_path)) == sorted(records.values())


def test_old_tables_continue_after_a_rule_fix(
    new_database: Callable[[str], str],
    start_server: Callable[..., Server],
    cli: Cli,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    db = fill(new_database("sqlite"), dump("sqlite"))
    later.begin(monkeypatch.setattr, tmp_path / "boards")
    paths = (later.at_every_start(tmp_path), str(ROOT), os.environ.get("PYTHONPATH", ""))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    server = start_server(db=db)
    ada = ada_at(server)
    fresh = ada.table("mmm", game="industria")
    shown = card(ada, fresh)
    assert (shown["ruleset"], shown["board"], shown["board_version"]) == (later.RULESET, "industria", later.VERSION)
    assert shown["rules"] == {}
    assert ada.state(fresh)["view"]["players"]["A"]["cash"] >= later.CASH
    for table in tables(server, "running", "industria"):
        if table != fresh:
            assert (card(ada, table)["ruleset"], card(ada, table)["board_version"]) == (1, 1)
            assert card(ada, table)["rules"]["raw_tile_cash"] != later.Later().raw_tile_cash
            assert ada.play(table, moves=10_000)["status"] == "finished"
            assert "\nruleset: 1\nboard: industria\n" in ada.get(f"/api/tables/{table}/record").text
    with_bots = ada.table("mbb", game="industria")
    assert ada.play(with_bots, moves=10_000)["status"] == "finished"
    old = tables(server, "finished", "industria")[0]
    assert analysed(ada, old)
    again = ada.post(f"/api/tables/{old}/rematch").json()["id"]
    assert (card(ada, again)["ruleset"], card(ada, again)["board_version"]) == (later.RULESET, later.VERSION)
    assert server.stop() == 0
    assert verified(cli, db) > 0
    found = {(match.game.ruleset, match.game.board) for match in exported(cli, db, tmp_path / "records")}
    assert {(1, "industria"), (later.RULESET, later.BOARD), (1, "lancashire")} <= found


def test_only_the_tables_of_a_game_that_is_gone_are_frozen(
    new_database: Callable[[str], str], start_server: Callable[..., Server]
) -> None:
    gone = "UPDATE game_table SET game = 'ghost', listed = TRUE WHERE game = 'steam';"
    server = start_server(db=fill(new_database("sqlite"), dump("sqlite"), gone))
    ada = ada_at(server)
    ghosts = [*tables(server, "running", "ghost"), *tables(server, "finished", "ghost")]
    assert {ada.get(f"/api/tables/{table}/state").status_code for table in ghosts} == {409}
    assert ada.post(f"/api/tables/{tables(server, 'open', 'ghost')[0]}/start").status_code == 409
    for path in ("/api/tables", "/api/me/tables"):
        listed = ada.get(path).json()["tables"]
        assert "ghost" in {card["game"] for card in listed}
        assert {card["confidence"] for card in listed if card["game"] == "ghost"} == {"unknown"}
    assert ada.get("/api/me/turns").status_code == 200
    for table in tables(server, "running", "brass"):
        assert ada.play(table)["status"] == "running"


# Older schemas


def test_an_older_database_is_verified_and_exported_unchanged(
    cli: Cli, tmp_path: Path, start_server: Callable[..., Server]
) -> None:
    folder = tmp_path / "db"
    folder.mkdir()
    db = fill(str(folder / "old.db"), dump("sqlite-0001"))
    was = Path(db).read_bytes()
    assert verified(cli, db) >= 8
    assert len(exported(cli, db, tmp_path / "records")) >= 2
    assert cli("admin", "backup", str(tmp_path / "copy.db"), "--db", db).code == 0
    assert Path(db).read_bytes() == was
    assert [path.name for path in folder.iterdir()] == ["old.db"]
    assert "created by an older" in cli("admin", "prune", "--db", db).err
    server = start_server(db=db)
    ada = ada_at(server)
    for table in tables(server, "running"):
        assert ada.play(table, moves=2)["status"] == "running"
    assert server.stop() == 0
    assert verified(cli, db) >= 8


@pytest.mark.parametrize("kind", BACKENDS)
def test_missing_columns_of_an_older_database_are_not_queried(
    kind: str, cli: Cli, tmp_path: Path, new_database: Callable[[str], str]
) -> None:
    db = fill(new_database(kind), dump(kind), BEFORE_0002, "ALTER TABLE entry DROP COLUMN person;")
    assert verified(cli, db) >= 20
    assert len(exported(cli, db, tmp_path)) >= 8
