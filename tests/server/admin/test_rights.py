"""Creating and appointing admins on the command line."""

import json
import os
import pty
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from ironmaster.cli import admin
from ironmaster.server.store.schema import person
from tests.cli.conftest import Cli
from tests.server.admin.club import engines_of
from tests.server.conftest import BACKENDS
from tests.server.running import COMMAND, Server

PASSWORD = "correct horse é"
OWN_TERMINAL = f"import os; os.open(os.ttyname(0), os.O_RDWR); {COMMAND}"


@pytest.mark.parametrize("kind", BACKENDS)
def test_an_admin_is_made_and_signs_in(
    cli: Cli, kind: str, new_database: Callable[[str], str], start_server: Callable[..., Server]
) -> None:
    db = new_database(kind)
    words = ("admin", "create-admin", "Élodie", "--db", db)
    made = cli(*words, "--password-stdin", "--json", typed=f"{PASSWORD}\n")
    assert made.code == 0 and json.loads(made.out)["name"] == "Élodie"
    again = cli("admin", "create-admin", "élodie", "--password-stdin", "--db", db, typed=f"{PASSWORD}\n")
    assert (again.code, "There is already an account “élodie”" in again.err) == (2, True)
    server = start_server(db=db)
    client = server.stranger()
    assert client.post("/api/session", {"name": "ELODIE", "password": PASSWORD}).status_code == 401
    assert client.post("/api/session", {"name": "élodie", "password": PASSWORD}).json()["admin"] is True
    assert client.get("/api/admin/tables").status_code == 200
    with engines_of(db) as engines, engines.reading.connect() as connection:
        stored = connection.execute(sa.select(person.c.password)).scalar()
        assert stored is not None and stored.startswith("$argon2id$")

    bob = server.account("Bob")
    assert bob.get("/api/admin/tables").status_code == 403
    given = cli("admin", "create-admin", "BOB", "--existing", "--db", db)
    assert (given.code, given.out) == (0, "Bob is now an admin.\n")
    assert bob.get("/api/admin/tables").status_code == 200
    nobody = cli("admin", "create-admin", "Carol", "--existing", "--db", db, "--lang", "fr")
    assert (nobody.code, nobody.err) == (2, "Le compte «\xa0Carol\xa0» n’existe pas.\n")


def people_in(db: str) -> int:
    with engines_of(db) as engines, engines.reading.connect() as connection:
        return int(connection.execute(sa.select(sa.func.count()).select_from(person)).scalar_one())


@pytest.mark.parametrize(
    ("name", "typed", "said"),
    [
        ("Ada", "short\n", "8 to 200 characters"),
        ("Ada", "", "8 to 200 characters"),
        ("Ada", "x" * 201, "8 to 200 characters"),
        ("\u200b", f"{PASSWORD}\n", "1 to 32 characters"),
        ("A" * 33, f"{PASSWORD}\n", "1 to 32 characters"),
    ],
)
def test_bad_names_and_passwords_create_no_admin(cli: Cli, tmp_path: Path, name: str, typed: str, said: str) -> None:
    db = str(tmp_path / "a.db")
    result = cli("admin", "create-admin", name, "--password-stdin", "--db", db, typed=typed)
    assert (result.code, said in result.err, result.err.count("\n")) == (2, True, 1)
    assert people_in(db) == 0


def test_without_a_terminal_there_is_no_password_prompt(cli: Cli, tmp_path: Path) -> None:
    result = cli("admin", "create-admin", "Ada", "--db", str(tmp_path / "a.db"), typed=f"{PASSWORD}\n")
    assert (result.code, "--password-stdin" in result.err) == (2, True)


def test_two_passwords_must_be_the_same(monkeypatch: pytest.MonkeyPatch, cli: Cli, tmp_path: Path) -> None:
    typed = iter([PASSWORD, PASSWORD + "!"])
    monkeypatch.setattr(admin, "getpass", lambda _: next(typed))
    monkeypatch.setattr(admin, "_at_terminal", lambda: True)
    result = cli("admin", "create-admin", "Ada", "--db", str(tmp_path / "a.db"))
    assert (result.code, result.err) == (2, "The two passwords do not match.\n")
    assert people_in(str(tmp_path / "a.db")) == 0


def test_a_typed_password_is_not_shown(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    words = [sys.executable, "-c", OWN_TERMINAL, "admin", "create-admin", "Ada", "--db", str(tmp_path / "a.db")]
    process = subprocess.Popen(words, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True)
    os.close(theirs)
    seen = b""
    for prompt in (b"Password: ", b"Repeat password: "):
        while prompt not in seen:
            seen += os.read(ours, 1000)
        os.write(ours, f"{PASSWORD}\n".encode())
    while b"admin account" not in seen:
        seen += os.read(ours, 1000)
    assert process.wait(30) == 0
    os.close(ours)
    assert PASSWORD.encode() not in seen
    assert people_in(str(tmp_path / "a.db")) == 1


def test_the_database_comes_from_the_environment_or_a_file_as_well(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("admin", "create-admin", "Ada", "--password-stdin")
    (tmp_path / "settings.toml").write_text(f'db = "{tmp_path / "file.db"}"\nport = 1', "utf-8")
    assert cli(*words, "--config", str(tmp_path / "settings.toml"), typed=PASSWORD).code == 0
    monkeypatch.setenv("IRONMASTER_DB", str(tmp_path / "environment.db"))
    assert cli(*words, typed=PASSWORD).code == 0
    assert people_in(str(tmp_path / "file.db")) == people_in(str(tmp_path / "environment.db")) == 1
