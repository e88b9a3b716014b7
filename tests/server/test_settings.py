"""Settings, startup errors and shutdown."""

import logging
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from ironmaster.server import serving
from ironmaster.server.errors import ServeError
from ironmaster.server.serving import prepare
from ironmaster.server.settings import FIELDS, Settings, as_environment, read_settings
from ironmaster.server.store.engines import database_url, open_engines
from tests.server.conftest import BACKENDS
from tests.server.running import COMMAND, Server

OTHER: dict[str, Any] = {
    "db": "other.db",
    "host": "0.0.0.0",
    "port": 1234,
    "workers": 3,
    "public_url": "https://table.example",
    "proxies": "10.0.0.1",
    "metrics_token": "secret",
    "log_level": "debug",
    "log_format": "text",
    "rooms": 7,
    "bot_processes": 2,
    "bot_seconds": 3.5,
    "master_seconds": 0.5,
    "analysis_seconds": 5.0,
    "bot_pace": 0.0,
    "session_days": 9,
    "rates": 0.5,
    "guests": False,
    "page": "other",
}
PATIENCE = 20.0
ONE, TWO = ("sqlite", 1), ("postgresql", 2)


@pytest.fixture(autouse=True)
def own_logs() -> Iterator[None]:
    """Removes the log handlers that a server sets up in this process."""
    loggers = [logging.getLogger(name) for name in ("", "ironmaster")]
    before = [(logger, logger.handlers[:], logger.level) for logger in loggers]
    yield
    for logger, handlers, level in before:
        logger.handlers[:], logger.level = handlers, level
    logging.getLogger("uvicorn.access").disabled = False


def toml(values: dict[str, Any]) -> str:
    lines = [
        f"{key} = {str(value).lower() if isinstance(value, bool) else repr(value)}" for key, value in values.items()
    ]
    return "\n".join(lines)


def serve(*words: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """`ironmaster serve` as a user types it, when it is expected to exit by itself."""
    known = {key: value for key, value in os.environ.items() if not key.startswith("IRONMASTER_")}
    command = [sys.executable, "-c", COMMAND, "serve", *words]
    return subprocess.run(
        command, capture_output=True, text=True, timeout=60, env={**known, **environment}, check=False
    )


def refused(*words: str, **environment: str) -> str:
    """The error message, which must be a single sentence."""
    done = serve(*words, **environment)
    assert done.returncode == 2, done
    assert done.stdout == "" and "Traceback" not in done.stderr
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1, done.stderr
    return lines[0]


# Where settings come from


def test_every_setting_is_tested() -> None:
    assert set(OTHER) == set(FIELDS)
    assert all(getattr(Settings(), key) != value for key, value in OTHER.items())


@pytest.mark.parametrize("key", FIELDS)
def test_a_setting_can_come_from_a_flag_the_environment_or_a_file(key: str, tmp_path: Path) -> None:
    value, file = OTHER[key], tmp_path / "ironmaster.toml"
    file.write_text(toml({key: value}), "utf-8")
    written = str(value).lower() if isinstance(value, bool) else str(value)
    name = f"IRONMASTER_{key.upper()}"
    assert getattr(read_settings({key: value}, {}), key) == value
    assert getattr(read_settings({}, {name: written}), key) == value
    assert getattr(read_settings({}, {}, str(file)), key) == value
    assert getattr(read_settings({}, {"IRONMASTER_CONFIG": str(file)}), key) == value


def test_flags_override_environment_file_and_defaults_in_this_order(tmp_path: Path) -> None:
    file = tmp_path / "ironmaster.toml"
    file.write_text("port = 1\nrooms = 1\nrates = 1\n", "utf-8")
    found = read_settings({"port": 3, "rooms": None}, {"IRONMASTER_PORT": "2", "IRONMASTER_ROOMS": "2"}, str(file))
    assert (found.port, found.rooms, found.rates, found.host) == (3, 2, 1.0, "127.0.0.1")


def test_config_flag_overrides_config_of_the_environment(tmp_path: Path) -> None:
    for name in ("flag", "environment"):
        (tmp_path / name).write_text(f'proxies = "{name}"', "utf-8")
    found = read_settings({}, {"IRONMASTER_CONFIG": str(tmp_path / "environment")}, str(tmp_path / "flag"))
    assert found.proxies == "flag"


def test_workers_get_the_settings_of_their_parent() -> None:
    settings = Settings(**OTHER)
    assert read_settings({}, as_environment(settings)) == settings


def test_the_command_takes_every_setting_as_a_flag() -> None:
    done = serve("--help", COLUMNS="200")
    assert done.returncode == 0
    for key in FIELDS:
        assert f"--{key.replace('_', '-')}" in done.stdout


def test_the_default_database_lies_in_the_data_folder_of_the_user(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    server = Server("", tmp_path / "log")
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path / "data")}
    words = [sys.executable, "-c", COMMAND, "serve", "--port=0", "--bot-processes=0"]
    with server.log.open("wb") as log:
        server.process = subprocess.Popen(words, stderr=log, env=environment, start_new_session=True)
    request.addfinalizer(server.kill)
    server._await(0)
    assert (tmp_path / "data" / "ironmaster" / "ironmaster.db").exists()
    assert server.stop() == 0


# Invalid settings

WRONG = [
    ({"port": "x"}, "port"),
    ({"port": "65536"}, "port"),
    ({"port": "-1"}, "port"),
    ({"workers": "0"}, "workers"),
    ({"workers": "1.5"}, "workers"),
    ({"rates": "-1"}, "rates"),
    ({"rates": "nan"}, "rates"),
    ({"bot_pace": "inf"}, "bot_pace"),
    ({"master_seconds": "0"}, "master_seconds"),
    ({"master_seconds": "nan"}, "master_seconds"),
    ({"guests": "perhaps"}, "guests"),
    ({"log_level": "loud"}, "log_level"),
    ({"log_format": "xml"}, "log_format"),
    ({"public_url": "table.example"}, "public_url"),
    ({"public_url": "ftp://x"}, "public_url"),
    ({"rooms": ""}, "rooms"),
]


@pytest.mark.parametrize(("wrong", "key"), WRONG, ids=str)
def test_a_wrong_value_is_named(wrong: dict[str, str], key: str, tmp_path: Path) -> None:
    file = tmp_path / "ironmaster.toml"
    file.write_text("\n".join(f'{name} = "{value}"' for name, value in wrong.items()), "utf-8")
    environment = {f"IRONMASTER_{name.upper()}": value for name, value in wrong.items()}
    for found, name in ((environment, None), ({}, str(file))):
        with pytest.raises(ServeError) as caught:
            read_settings({}, found, name)
        for lang in ("en", "fr"):
            assert key in caught.value.say(lang)


FILES = {
    "unknown": b"prot = 1",
    "no toml": b"port 1",
    "no text": b"\xff\xfe",
    "nested": b"[server]\nport = 1",
    "wrong kind": b"port = true",
    "deep": b"port = " + b"[" * 5000,
    "folder": b"",
    "missing": b"",
}


@pytest.mark.parametrize("what", FILES)
def test_a_file_that_cannot_be_used_is_refused(what: str, tmp_path: Path) -> None:
    file = tmp_path / "ironmaster.toml"
    if what == "folder":
        file.mkdir()
    elif what != "missing":
        file.write_bytes(FILES[what])
    with pytest.raises(ServeError) as caught:
        read_settings({}, {}, str(file))
    assert caught.value.say("en") != caught.value.say("fr")


@pytest.mark.parametrize(
    "db",
    [
        "mysql://ada:secret@db.example/x",
        "postgresql://ada:secret@db.example:port/x",
        "sqlite://",
        ":memory:",
        "sqlite:///x.db?mode=memory",
        "nothing://?password=secret",
        "~nobody-here/x.db",
        "/dev/null/x.db",
        "/",
        "postgresql://ada:secret@127.0.0.1:1/x",
        "postgresql://ada:secret@127.0.0.1:1/x?sslmode=secret",
        "postgresql://127.0.0.1:1/x?password=secret&port=x",
    ],
)
def test_invalid_database_url_is_refused_without_showing_its_password(db: str) -> None:
    with pytest.raises(ServeError) as caught:
        prepare(Settings(db=db))
    for lang in ("en", "fr"):
        assert "secret" not in caught.value.say(lang) and "\n" not in caught.value.say(lang)


def test_a_folder_that_may_not_be_written_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("no database", "utf-8")
    for db in (file, file / "x.db"):
        with pytest.raises(ServeError, match="Cannot connect to the database: "):
            prepare(Settings(db=str(db)))


def test_command_reports_errors_in_one_sentence_in_both_languages(tmp_path: Path) -> None:
    file, db = tmp_path / "x.toml", str(tmp_path / "x.db")
    file.write_text("prot = 1", "utf-8")
    said = refused("--config", str(file), "--lang", "fr")
    assert "prot" in said and said != refused("--config", str(file))
    assert refused("--db", db, "--lang", "fr", IRONMASTER_WORKERS="2").startswith("Plusieurs")
    assert "--port" in refused("--port", "x")


def test_several_workers_on_sqlite_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ServeError, match="PostgreSQL"):
        prepare(Settings(db=str(tmp_path / "x.db"), workers=2))


def test_a_port_in_use_is_refused(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert f"127.0.0.1:{port}" in refused("--db", str(tmp_path / "x.db"), "--port", str(port))


def test_an_address_of_another_machine_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ServeError, match=r"nothing\.invalid"):
        serving.serve(Settings(db=str(tmp_path / "x.db"), host="nothing.invalid"))


@pytest.mark.parametrize("kind", BACKENDS)
def test_a_database_of_a_newer_program_is_refused(kind: str, new_database: Callable[[str], str]) -> None:
    db = new_database(kind)
    prepare(Settings(db=db))
    engines = open_engines(database_url(db))
    with engines.writing.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    engines.dispose()
    with pytest.raises(ServeError, match="newer"):
        prepare(Settings(db=db))


# Shutdown


def family(server: Server) -> list[psutil.Process]:
    """The server and all its processes."""
    assert server.process is not None
    main = psutil.Process(server.process.pid)
    return [main, *main.children(recursive=True)]


def gone(processes: list[psutil.Process], seconds: float = PATIENCE) -> bool:
    """Whether all of them end in time."""
    _, alive = psutil.wait_procs(processes, timeout=seconds)
    return not [one for one in alive if one.is_running() and one.status() != psutil.STATUS_ZOMBIE]


@pytest.fixture(params=[ONE, TWO], ids=["one process", "two workers"])
def playing(request: pytest.FixtureRequest, start_server: Callable[..., Server]) -> Iterator[Server]:
    """A server with thinking bots, and several worker and bot processes."""
    kind, workers = request.param
    server = start_server(kind, workers=workers, bot_pace=0.05)
    ada = server.person("Ada")
    for _ in range(2 * workers):
        ada.table("bbb")
    end = time.monotonic() + PATIENCE
    while len(server.helpers()) < (1 if workers == 1 else workers + 1):
        assert time.monotonic() < end, "no bot began to think"
        time.sleep(0.05)
    yield server


@pytest.mark.parametrize(
    ("playing", "number"),
    [(ONE, signal.SIGTERM), (ONE, signal.SIGINT), (TWO, signal.SIGTERM)],
    indirect=["playing"],
    ids=["SIGTERM", "SIGINT", "SIGTERM with two workers"],
)
def test_signal_stops_all_processes_without_error(playing: Server, number: int) -> None:
    processes = family(playing)
    assert len(processes) > 1
    assert playing.process is not None
    playing.process.send_signal(number)
    assert playing.process.wait(30) == 0
    assert gone(processes)
    assert '"level":"error"' not in playing.log.read_text("utf-8")


def test_child_processes_end_when_the_server_is_killed(playing: Server) -> None:
    processes = family(playing)
    assert playing.process is not None
    playing.process.kill()
    playing.process.wait(10)
    assert gone(processes, 8)


def test_requests_in_progress_are_finished_and_live_connections_closed(start_server: Callable[..., Server]) -> None:
    server = start_server("sqlite", bot_processes=0)
    assert server.process is not None
    body = b'{"name": "Ada"}'
    head = (
        f"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    with server.person().live() as live, socket.create_connection(("127.0.0.1", server.port)) as line:
        live.ask("ping")
        line.sendall(head.encode() + body[:4])
        time.sleep(0.3)
        server.process.terminate()
        with pytest.raises(ConnectionClosed) as closed:
            live.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code in (1001, 1012)
        line.sendall(body[4:])
        line.settimeout(10)
        assert line.recv(100).startswith(b"HTTP/1.1 201 ")
    assert server.process.wait(20) == 0
