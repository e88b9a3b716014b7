"""Backups: snapshots of the whole database, and moving between SQLite and PostgreSQL."""

import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.config import Config

from ironmaster.server.admin import backups
from ironmaster.server.store import migrate as migrating
from ironmaster.server.store.schema import chat, game_table, metadata
from tests.cli.conftest import Cli
from tests.server.admin.club import Club, engines_of, everything, execute, game_in
from tests.server.conftest import BACKENDS
from tests.server.running import Client, Server

MIGRATION = """
import sqlalchemy as sa
from alembic import op
revision, down_revision, branch_labels, depends_on = "9000", "{newest}", None, None

def upgrade() -> None:
    op.add_column("person", sa.Column("motto", sa.String(20), nullable=False, server_default="onward"))
"""


def saved(cli: Cli, db: str, file: Path) -> int:
    """Take a backup. Returns the number of rows."""
    result = cli("admin", "backup", str(file), "--db", db, "--json")
    assert result.code == 0, result.err
    rows: int = json.loads(result.out)["rows"]
    return rows


def kind_of(club: Club) -> str:
    return "postgresql" if "://" in club.server.db else "sqlite"


def other_kind(club: Club) -> str:
    return next(kind for kind in BACKENDS if kind != kind_of(club))


def again(club: Club, server: Server) -> Client:
    """The same person, with the same cookie, as a client of another server."""
    client = Client(server)
    client.http.cookies.update(dict(club.ada.http.cookies))
    return client


def bots_go_on(person: Client, db: str, table: str, length: int) -> bool:
    """Whether both bots move after a person's move."""
    for _ in range(40):
        person.play(table)
        person.turn(table)
        if {line.actor for line in game_in(db, table)[1][length:]} >= {0, 1, 2}:
            return True
    return False


@pytest.mark.parametrize("club", ["sqlite"], indirect=True)  # "and back" is the other direction
def test_database_moves_between_backends_and_back(
    cli: Cli,
    club: Club,
    tmp_path: Path,
    new_database: Callable[[str], str],
    start_server: Callable[..., Server],
) -> None:
    there, back = new_database(other_kind(club)), new_database(kind_of(club))
    rows = saved(cli, club.server.db, tmp_path / "one.db")
    original = everything(club.server.db)
    assert rows == sum(len(found) for found in original.values()) > 200
    assert all(original[table.name] for table in metadata.sorted_tables if table.name != "access")
    assert cli("admin", "restore", str(tmp_path / "one.db"), "--db", there).code == 0
    assert everything(there) == original

    server = start_server(db=there)
    ada = again(club, server)
    said = ada.post(f"/api/tables/{club.running}/chat", {"text": "Here we are"}).json()
    assert said["id"] > max(row[0] for row in original["chat"])
    ada.play(club.running, moves=3)
    length = ada.turn(club.bots)["index"]
    assert bots_go_on(ada, there, club.bots, length)
    assert server.stop() == 0

    saved(cli, there, tmp_path / "two.db")
    assert cli("admin", "restore", str(tmp_path / "two.db"), "--db", back).code == 0
    assert everything(back) == everything(there) != original
    ada = again(club, start_server(db=back))
    ada.play(club.running, moves=2)
    assert ada.post(f"/api/tables/{club.running}/chat", {"text": "Home"}).json()["id"] > said["id"]
    assert cli("admin", "verify", "--db", back).code == 0


def test_a_backup_is_one_file_readable_by_its_owner_and_never_overwrites(cli: Cli, club: Club, tmp_path: Path) -> None:
    file = tmp_path / "backup ?#%.db"
    saved(cli, club.server.db, file)
    assert [path.name for path in tmp_path.iterdir()] == [file.name]
    assert file.stat().st_mode & 0o777 == 0o600
    was = file.read_bytes()
    result = cli("admin", "backup", str(file), "--db", club.server.db)
    assert (result.code, result.err) == (2, f"{file} already exists.\n")
    assert cli("admin", "restore", str(file), "--db", str(tmp_path / "new.db")).code == 0
    assert file.read_bytes() == was
    result = cli("admin", "backup", str(tmp_path / "no" / "where.db"), "--db", club.server.db)
    assert (result.code, "cannot be written" in result.err) == (2, True)
    assert not list(tmp_path.glob(".*"))


def test_backup_is_a_consistent_snapshot(cli: Cli, club: Club, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves are made and a table is opened between the backups of tables and of journals."""
    made: list[str] = []

    def meanwhile(table: str, _: int) -> None:
        if table == "game_table" and not made:
            club.ada.play(club.running)
            made.append(club.ada.table("mbb"))

    monkeypatch.setattr(backups, "BATCH", 7)
    length = len(game_in(club.server.db, club.running)[1])
    file = tmp_path / "backup.db"
    with engines_of(club.server.db) as engines:
        backups.backup(engines, file, meanwhile)
    assert made and len(game_in(club.server.db, club.running)[1]) > length == len(game_in(str(file), club.running)[1])
    assert cli("admin", "verify", "--db", str(file)).code == 0
    club.ada.turn(made[0])
    assert execute(club.server.db, sa.delete(game_table).where(game_table.c.id == made[0])) == 1


def test_only_an_empty_database_is_restored(
    cli: Cli, club: Club, tmp_path: Path, new_database: Callable[[str], str]
) -> None:
    kind = other_kind(club)
    file = tmp_path / "backup.db"
    saved(cli, club.server.db, file)
    db = new_database(kind)
    with engines_of(db) as engines:
        migrating.migrate(engines.writing)
    assert cli("admin", "restore", str(file), "--db", db).code == 0
    execute(db, sa.update(game_table).values(title="Mine"))
    was = everything(db)
    result = cli("admin", "restore", str(file), "--db", db)
    assert (result.code, "is not empty" in result.err) == (2, True)
    assert everything(db) == was
    other = new_database(kind)
    execute(other, sa.text("CREATE TABLE recipes (name TEXT)"))
    result = cli("admin", "restore", str(file), "--db", other)
    assert (result.code, "is not empty" in result.err) == (2, True)


def test_failed_restore_leaves_nothing(
    club: Club, tmp_path: Path, new_database: Callable[[str], str], cli: Cli
) -> None:
    file = tmp_path / "backup.db"
    saved(cli, club.server.db, file)
    db = new_database("postgresql")
    execute(str(file), sa.text("UPDATE chat SET text = replace(text, 'Oh dear', char(0))"))
    result = cli("admin", "restore", str(file), "--db", db)
    assert (result.code, result.err.count("\n")) == (2, 1)
    assert not any(everything(db).values())


@pytest.fixture
def next_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """This program with one more migration."""
    folder = tmp_path / "migrations"
    shutil.copytree(Path(migrating.__file__).parent / "migrations", folder)
    (folder / "versions" / "9000_motto.py").write_text(MIGRATION.format(newest=migrating.newest()), "utf-8")

    def config() -> Config:
        found = Config()
        found.set_main_option("script_location", str(folder))
        found.set_main_option("path_separator", "os")
        return found

    monkeypatch.setattr(migrating, "_config", config)


def motto(db: str) -> set[str]:
    with engines_of(db) as engines, engines.reading.connect() as connection:
        return set(connection.execute(sa.text("SELECT motto FROM person")).scalars())


def test_old_backup_is_migrated_in_a_copy(
    cli: Cli,
    club: Club,
    tmp_path: Path,
    new_database: Callable[[str], str],
    request: pytest.FixtureRequest,
) -> None:
    file, later, db = tmp_path / "old.db", tmp_path / "later.db", new_database(other_kind(club))
    saved(cli, club.server.db, file)
    was = file.read_bytes()
    request.getfixturevalue("next_version")
    assert cli("admin", "restore", str(file), "--db", db).code == 0
    assert file.read_bytes() == was
    assert motto(db) == {"onward"}
    assert everything(db) == everything(str(file))
    execute(db, sa.text("UPDATE person SET motto = 'upward'"))
    saved(cli, db, later)
    assert motto(str(later)) == {"upward"}
    saved(cli, club.server.db, tmp_path / "before.db")  # also before the server migrates it
    assert "created by an older" in cli("admin", "prune", "--db", club.server.db).err


def test_foreign_file_is_refused_as_backup(cli: Cli, club: Club, tmp_path: Path) -> None:
    file, db = tmp_path / "backup.db", str(tmp_path / "new.db")
    saved(cli, club.server.db, file)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    assert "newer version" in cli("admin", "restore", str(file), "--db", db).err
    assert "newer version" in cli("admin", "verify", "--db", str(file)).err
    noise = tmp_path / "noise"
    noise.write_text("noise " * 2000, "utf-8")
    with closing(sqlite3.connect(tmp_path / "other.db")) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    for path in (noise, tmp_path / "other.db"):
        result = cli("admin", "restore", str(path), "--db", db)
        assert (result.code, result.err) == (2, f"{path} is damaged, or not a backup of Ironmaster.\n")
    result = cli("admin", "restore", str(tmp_path / "none"), "--db", db)
    assert (result.code, result.err) == (2, f"There is no file {tmp_path / 'none'}.\n")


def test_unreachable_database_is_reported_without_its_password(cli: Cli, tmp_path: Path) -> None:
    db = "postgresql://ada:s3cret@127.0.0.1:9/nowhere?connect_timeout=3"
    for words in (["verify"], ["backup", str(tmp_path / "b.db")], ["prune"], ["export", str(tmp_path)]):
        result = cli("admin", *words, "--db", db)
        assert (result.code, result.err.count("\n")) == (2, 1)
        assert "Cannot connect" in result.err and "s3cret" not in result.err


def test_read_sees_one_snapshot(club: Club) -> None:
    """A table and its journal are read one after the other and must fit each other, also between processes."""
    count = sa.select(sa.func.count()).select_from(chat)
    with engines_of(club.server.db) as engines, engines.reading.connect() as connection:
        before = connection.execute(count).scalar()
        assert club.ada.post(f"/api/tables/{club.running}/chat", {"text": "One more"}).status_code == 201
        assert connection.execute(count).scalar() == before
