"""`ironmaster bot` against a real server: it plays the seats of its account and reconnects."""

import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ironmaster.client.errors import ClientError, Refused, Unreachable
from ironmaster.client.playing import play, play_table, waiting
from ironmaster.client.server import Server as There
from tests.pages import example
from tests.server.helpers import account
from tests.server.running import COMMAND, Client, Server

Start = Callable[..., subprocess.Popen[str]]


def token_of(who: Client, *scopes: str) -> str:
    found: str = who.post("/api/me/tokens", {"name": "bot", "scopes": scopes or ("read", "play")}).json()["token"]
    return found


def moves_of(who: Client, table: str, seat: str = "A") -> list[int]:
    """The journal numbers of the moves of a seat."""
    events = who.get(f"/api/tables/{table}/events", limit=500).json()["events"]
    return [one["index"] for one in events if one["kind"] == "move" and one["seat"] == seat]


def until_moved(who: Client, table: str, more: int, seconds: float = 40) -> int:
    """Wait for a number of further moves of seat A."""
    first, end = len(moves_of(who, table)), time.monotonic() + seconds
    while (made := len(moves_of(who, table))) < first + more:
        assert time.monotonic() < end, f"only {made - first} moves"
        time.sleep(0.05)
    return made


def interruptible() -> None:
    """A background process may be started with interrupts ignored, which child processes inherit."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.fixture
def start() -> Iterator[Start]:
    begun: list[subprocess.Popen[str]] = []

    def run(*words: str, **more: str) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            words, stderr=subprocess.PIPE, text=True, env={**os.environ, **more}, preexec_fn=interruptible
        )
        begun.append(process)
        return process

    yield run
    for process in begun:
        process.kill()
        process.communicate()


def command(server: Server, *more: str) -> list[str]:
    return [sys.executable, "-c", COMMAND, "bot", "--server", server.url, *more]


@pytest.mark.parametrize("server", ["postgresql"], indirect=True)
def test_a_bot_plays_at_all_tables_of_its_account_and_stops_on_interrupt(server: Server, start: Start) -> None:
    ada = account(server, "Ada")
    tables = [ada.table("mbb"), ada.table("mbb")]
    bot = start(*command(server, "--bot", "random"), IRONMASTER_TOKEN=token_of(ada))
    for table in tables:
        until_moved(ada, table, 3)
    later = ada.table("bmb", start=False)
    assert ada.post(f"/api/tables/{later}/start").status_code == 200
    end = time.monotonic() + 30
    while not moves_of(ada, later, "B"):
        assert time.monotonic() < end, "it did not hear of a new table"
        time.sleep(0.05)
    bot.send_signal(signal.SIGINT)
    _, said = bot.communicate(timeout=20)
    assert bot.returncode == 0 and "Stopped" in said and "Traceback" not in said
    assert f"{tables[0]} A: " in said


def test_bot_limited_to_one_table_ignores_the_others(server: Server, start: Start) -> None:
    ada = account(server, "Ada")
    wanted, other = ada.table("mbb"), ada.table("mbb")
    start(*command(server, "--bot", "random", "--table", wanted, "--token", token_of(ada)))
    until_moved(ada, wanted, 3)
    assert moves_of(ada, other) == []


def test_bot_reconnects_and_never_moves_twice(
    start_server: Callable[..., Server], start: Start, tmp_path: Path
) -> None:
    server = start_server("sqlite")
    ada = account(server, "Ada")
    table = ada.table("mmm")
    # At full speed it plays the whole game in less time than the server needs to restart
    program = example("build/bots.md", "A program in any language")
    slow = program.replace("import json\n", "import json\nimport time\n").replace(
        "    moves =", "    time.sleep(0.1)\n    moves ="
    )
    assert slow.count("time") == 2
    (tmp_path / "plain.py").write_text(slow, "utf-8")
    program = f"run:{shlex.quote(sys.executable)} {shlex.quote(str(tmp_path / 'plain.py'))}"
    start(*command(server, "--bot", program, "--token", token_of(ada), "--lang", "fr"))
    until_moved(ada, table, 2)
    server.kill()
    time.sleep(0.5)
    server.start()
    until_moved(ada, table, 3)
    record = [one["index"] for one in ada.get(f"/api/tables/{table}/events", limit=500).json()["events"]]
    assert record == list(range(1, len(record) + 1))


def test_example_program_of_the_docs_plays(server: Server, start: Start, tmp_path: Path) -> None:
    ada = account(server, "Ada")
    table = ada.table("mbb")
    file = tmp_path / "own.py"
    file.write_text(example("build/bots.md", "Over the network"), "utf-8")
    start(sys.executable, str(file), server.url, token_of(ada))
    until_moved(ada, table, 2)


@pytest.mark.parametrize("token", ["im_wrong", "nonsense"])
def test_a_wrong_token_is_refused_in_the_language_asked_for(server: Server, start: Start, token: str) -> None:
    bot = start(*command(server, "--token", token, "--lang", "fr"))
    _, said = bot.communicate(timeout=20)
    assert bot.returncode == 2 and "Le serveur a rejeté la requête" in said and "Traceback" not in said


def test_read_only_token_cannot_play(server: Server) -> None:
    ada = account(server, "Ada")
    table = ada.table("mbb")
    there = There(server.url, token_of(ada, "read"))
    ada.turn(table)
    assert waiting(there) == [table]
    with pytest.raises(Refused) as error:
        play_table(there, lambda view, moves: moves[0], table)
    assert (error.value.status, error.value.problem) == (403, "right-scope")


def test_client_rejects_a_move_that_was_not_offered(server: Server) -> None:
    ada = account(server, "Ada")
    table = ada.table("mbb")
    ada.turn(table)
    with pytest.raises(ClientError) as error:
        play(There(server.url, token_of(ada)), lambda view, moves: "win")
    assert error.value.code == "client-move" and moves_of(ada, table) == []


def test_client_reads_the_table_again_after_a_conflict(server: Server) -> None:
    ada = account(server, "Ada")
    table = ada.table("mmm")
    seen: list[int] = []

    def choose(view: dict[str, object], moves: list[str]) -> str:
        seen.append(1)
        if len(seen) == 1:
            ada.play(table, 1)
        if len(seen) == 3:
            raise KeyboardInterrupt
        return moves[0]

    with pytest.raises(KeyboardInterrupt):
        play_table(There(server.url, token_of(ada)), choose, table)
    assert ada.state(table)["index"] == len(ada.get(f"/api/tables/{table}/events", limit=500).json()["events"])


@pytest.mark.parametrize(
    "address", ["", "table.example", "ftp://x", "http://", "http://[", "http://x:99999", "http://x?a=b"]
)
def test_invalid_server_address_is_refused(address: str) -> None:
    with pytest.raises(ClientError) as error:
        There(address, "im_x")
    assert error.value.code == "client-address"


@pytest.mark.parametrize("token", ["", "im_\n", "é"])
def test_malformed_token_is_refused(token: str) -> None:
    with pytest.raises(ClientError) as error:
        There("http://127.0.0.1", token)
    assert error.value.code == "client-token"


def test_unreachable_server_is_not_a_rejection() -> None:
    with pytest.raises(Unreachable):
        There("http://127.0.0.1:9", "im_x").get("/api/me")
