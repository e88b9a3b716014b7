"""Logs without secrets, metrics and health checks."""

import io
import json
import logging
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import httpx
import psutil
import psycopg
import pytest
import sqlalchemy as sa
from prometheus_client.parser import text_string_to_metric_families

from ironmaster.server.logs import JsonFormatter, TextFormatter, set_up_logs
from ironmaster.server.metrics import _remove_dead_workers
from tests.server.conftest import BACKENDS
from tests.server.running import Client, Server

PASSWORD = "a very secret horse"
EMAIL = "ada.secret@example.org"
CHAT = "what I say at the table stays there"
SPY = "spy-in-the-query"
METRICS = "token-of-the-metrics"


class Played(NamedTuple):
    """A server with a long history, and the secrets of that history."""

    server: Server
    ada: Client
    secrets: list[str]


@pytest.fixture(scope="module", params=BACKENDS)
def played(request: pytest.FixtureRequest, start_server: Callable[..., Server]) -> Played:
    server = start_server(request.param, log_level="debug", metrics_token=METRICS)
    ada = server.stranger()
    form = {"name": "Ada", "password": PASSWORD, "email": EMAIL}
    assert ada.post("/api/account", form).status_code == 201
    token = ada.post("/api/me/tokens", {"name": "x", "scopes": ["read", "play", "tables"]}).json()["token"]
    secrets = [PASSWORD, EMAIL, CHAT, SPY, METRICS, token, *(cookie.value or "" for cookie in ada.http.cookies.jar)]
    table = ada.table("mbb")
    link = ada.post(f"/api/tables/{table}/links", {"kind": "join"}).json()
    secrets += [link["token"], play(server, ada, Client(server, token), table, link["token"])]
    cause_errors(server, ada, table)
    assert all(len(secret) > 8 for secret in secrets)
    return Played(server, ada, secrets)


def play(server: Server, ada: Client, program: Client, table: str, link: str) -> str:
    """Play a part of a game using every route, then resign, so that the seed is revealed. Returns the seed."""
    assert server.person("Bob").post("/api/links", {"token": link}).status_code == 200
    assert program.get("/api/me", secret=SPY).status_code == 200
    ada.post(f"/api/tables/{table}/chat", {"text": CHAT})
    with ada.live() as line:
        line.ask("open", table=table, seat="turn")
        line.ask("chat", table=table, text=CHAT)
        line.socket.send(json.dumps({"do": "chat", "text": CHAT, "odd": [CHAT]}))
        line.ask("ping")
    ada.play(table, moves=12)
    assert ada.post(f"/api/tables/{table}/resign", {"seat": "A"}).status_code == 200
    seed: str = ada.get(f"/api/tables/{table}").json()["seed"]
    return seed


def cause_errors(server: Server, ada: Client, table: str) -> None:
    stranger = server.stranger()
    for answer in (
        stranger.post("/api/session", {"name": "Ada", "password": PASSWORD + "!"}),
        stranger.post("/api/account", {"name": "Ada", "password": PASSWORD}),
        stranger.post(f"/api/links?token={SPY}", {"token": SPY}),
        stranger.get(f"/{SPY}", secret=SPY),
        stranger.get(f"/api/tables/{SPY}/state", secret=SPY),
        ada.post(f"/api/tables/{table}/chat", {"text": CHAT, "more": CHAT}),
        ada.http.patch("/api/me", json={"password": PASSWORD, "old_password": SPY}),
        httpx.get(f"{server.url}/api/me", headers={"authorization": f"Bearer {SPY}"}),
        httpx.get(f"{server.url}/metrics", headers={"authorization": f"Bearer {SPY}"}),
    ):
        assert 400 <= answer.status_code < 500, answer.text


def counted(server: Server, token: str = METRICS) -> dict[tuple[str, str], float]:
    """The counters, by name and the value of their first label."""
    answer = httpx.get(f"{server.url}/metrics", headers={"authorization": f"Bearer {token}"})
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=")
    families = list(text_string_to_metric_families(answer.text))
    assert len(families) > 8
    return {(one.name, next(iter(one.labels.values()), "")): one.value for family in families for one in family.samples}


def lines_of(server: Server) -> list[dict[str, Any]]:
    text = server.log.read_text("utf-8").splitlines()
    assert text[0].startswith("Ironmaster: http://")
    return [json.loads(line) for line in text[1:]]


# Logs


def test_every_line_is_one_object_with_time_level_and_message(played: Played) -> None:
    found = lines_of(played.server)
    assert len(found) > 50
    for line in found:
        assert {"time", "level", "from", "message"} <= set(line)
        assert line["level"] in ("debug", "info", "warning", "error")


def test_requests_are_logged_by_route_and_status(played: Played) -> None:
    requests = [line for line in lines_of(played.server) if line["message"] == "request"]
    seen = {(line["method"], line["route"], line["status"]) for line in requests}
    assert ("POST", "/api/tables/{table}/moves", 200) in seen
    assert ("GET", "unknown", 404) in seen
    assert all(
        set(line) == {"time", "level", "from", "message", "method", "route", "status", "ms"} for line in requests
    )


def test_no_secret_is_in_the_log(played: Played) -> None:
    said = played.server.log.read_text("utf-8")
    for secret in played.secrets:
        assert secret not in said


def test_no_secret_is_in_the_counters(played: Played) -> None:
    said = httpx.get(f"{played.server.url}/metrics", headers={"authorization": f"Bearer {METRICS}"}).text
    for secret in played.secrets:
        assert secret not in said


def test_example_sequence_causes_no_server_error(played: Played) -> None:
    assert not [line for line in lines_of(played.server) if line["level"] == "error"]


@pytest.fixture
def heard() -> Iterator[Callable[[str], io.StringIO]]:
    """Redirects logs in one format to a string, and restores logging afterwards."""
    root, ours = logging.getLogger(), logging.getLogger("ironmaster")
    before = (root.handlers[:], root.level, ours.level)

    def hear(form: str) -> io.StringIO:
        set_up_logs("debug", form)
        stream = io.StringIO()
        root.handlers[0].setStream(stream)  # type: ignore[attr-defined]
        return stream

    yield hear
    root.handlers[:], root.level, ours.level = before
    logging.getLogger("uvicorn.access").disabled = False


@pytest.mark.parametrize("form", ["json", "text"])
def test_logged_error_has_traceback_and_type_but_no_message(heard: Callable[[str], io.StringIO], form: str) -> None:
    said, log = heard(form), logging.getLogger("ironmaster.test")
    engine = sa.create_engine("sqlite://")
    try:
        with engine.connect() as connection:
            connection.execute(sa.text(f"SELECT :word FROM {PASSWORD.split()[0]}{PASSWORD[-5:]}"), {"word": PASSWORD})
    except sa.exc.SQLAlchemyError as error:
        log.error("failed", exc_info=error)
    engine.dispose()
    text = said.getvalue()
    assert "test_logs.py" in text and "OperationalError" in text and "failed" in text
    assert PASSWORD not in text and "ahorse" not in text
    assert form == "text" or json.loads(text)["level"] == "error"


def test_libraries_log_only_warnings_and_errors(heard: Callable[[str], io.StringIO]) -> None:
    said = heard("json")
    for name in ("uvicorn.error", "websockets.server", "psycopg", "asyncio", "sqlalchemy.engine", "httpx"):
        logging.getLogger(name).info("a header with a cookie")
        logging.getLogger(name).warning("something is odd\nfuture: <Task exception=ValueError('a secret')>")
    text = said.getvalue()
    assert "cookie" not in text and "a secret" not in text
    assert len(text.splitlines()) == 6


def test_both_forms_stay_on_one_line() -> None:
    record = logging.makeLogRecord({"msg": "a\nb", "levelname": "INFO", "table": "x\ny"})
    assert "\n" not in JsonFormatter().format(record)
    assert TextFormatter().format(record).startswith(time.strftime("%H:"))


# Counters


def test_moves_are_counted_by_who_made_them(played: Played) -> None:
    found = counted(played.server)
    assert found["ironmaster_moves_total", "person"] == 12
    assert found["ironmaster_moves_total", "bot"] >= 8
    assert found["ironmaster_requests_total", "POST"] >= 1


def test_metrics_need_the_token_if_it_is_set(played: Played) -> None:
    for headers in ({}, {"authorization": "Bearer x"}, {"authorization": METRICS[:-1]}):
        assert httpx.get(f"{played.server.url}/metrics", headers=headers).status_code == 403
    proxied = {"authorization": f"Bearer {METRICS}", "x-forwarded-for": "1.2.3.4"}
    assert httpx.get(f"{played.server.url}/metrics", headers=proxied).status_code == 200


def test_metrics_without_token_are_local_only(server: Server) -> None:
    assert httpx.get(f"{server.url}/metrics").status_code == 200
    for name in ("X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"):
        assert httpx.get(f"{server.url}/metrics", headers={name: "1.2.3.4"}).status_code == 403


def test_metrics_of_all_workers_are_summed_and_outlive_a_worker(start_server: Callable[..., Server]) -> None:
    server = start_server("postgresql", workers=2, bot_processes=0, metrics_token=METRICS)
    people: dict[psutil.Process, Client] = {}
    for number in range(100):
        one = server.person(f"Person {number}")
        worker = worker_of(server, one)
        people |= {worker: one} if worker is not None else {}
        if set(people) == set(server.helpers(workers=True)):
            break
    for one in people.values():
        one.play(one.table("mmm"), moves=5)
    assert len(people) == 2
    assert counted(server)["ironmaster_moves_total", "person"] == 10
    server.helpers(workers=True)[0].kill()
    end = time.monotonic() + 20
    while len(server.helpers(workers=True)) < 2 and time.monotonic() < end:
        time.sleep(0.1)
    counts = [counted(server) for _ in range(4)]
    assert {one["ironmaster_moves_total", "person"] for one in counts} == {10}


def test_gauges_of_a_dead_worker_are_removed(tmp_path: Path) -> None:
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    for kind in ("gauge_livesum", "counter"):
        for process in (ended.pid, os.getpid()):
            (tmp_path / f"{kind}_{process}.db").touch()
    _remove_dead_workers(tmp_path)
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {f"gauge_livesum_{os.getpid()}.db", f"counter_{os.getpid()}.db", f"counter_{ended.pid}.db"}


def worker_of(server: Server, client: Client) -> psutil.Process | None:
    """The worker that handles a client's connection."""
    stream = client.http._transport._pool.connections[0]._connection._network_stream  # type: ignore[attr-defined]
    port = stream.get_extra_info("client_addr")[1]
    for worker in server.helpers(workers=True):
        if any(one.raddr and one.raddr.port == port for one in worker.net_connections("tcp")):
            return worker
    return None


def test_client_disconnect_is_no_server_error(played: Played) -> None:
    address = urlsplit(played.server.url)
    half = b'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"game'
    with socket.create_connection((address.hostname, address.port)) as line:
        line.sendall(half)
        time.sleep(0.2)
    deadline = time.monotonic() + 20
    while not [line for line in lines_of(played.server) if line.get("status") == 499]:
        assert time.monotonic() < deadline, "a request that was cut off is not counted"
        time.sleep(0.1)
    assert not [line for line in lines_of(played.server) if line["level"] == "error"]


# Health


def test_health_is_public(played: Played) -> None:
    for path, text in (("/healthz", "ok\n"), ("/readyz", "ready\n")):
        answer = httpx.get(f"{played.server.url}{path}")
        assert (answer.status_code, answer.text) == (200, text)


def test_not_ready_while_the_database_is_unavailable(
    start_server: Callable[..., Server], new_database: Callable[[str], str], postgres: str
) -> None:
    db = new_database("postgresql")
    server = start_server(db=db, bot_processes=0)
    ada = server.person("Ada")
    name = urlsplit(db).path.strip("/")
    rename(postgres, name, f"{name}_away")
    answer = httpx.get(f"{server.url}/readyz", timeout=30)
    assert (answer.status_code, answer.text) == (503, "not ready\n")
    assert httpx.get(f"{server.url}/healthz").status_code == 200
    for refused in (ada.get("/api/me", lang="fr"), ada.get("/api/tables"), ada.post("/api/tables", TABLE)):
        assert refused.status_code == 503 and refused.headers["content-type"] == "application/problem+json"
        assert name not in refused.text and "psycopg" not in refused.text
    rename(postgres, f"{name}_away", name)
    assert httpx.get(f"{server.url}/readyz", timeout=30).status_code == 200
    assert ada.get("/api/me").status_code == 200
    assert not re.search(r"postgresql://|password", server.log.read_text("utf-8"))


TABLE = {"game": "brass", "seats": [{"who": "me"}, {"who": "me"}, {"who": "me"}]}


def rename(postgres: str, name: str, new: str) -> None:
    """Rename a database in use."""
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS false')
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,))
        connection.execute(f'ALTER DATABASE "{name}" RENAME TO "{new}"')
        connection.execute(f'ALTER DATABASE "{new}" ALLOW_CONNECTIONS true')
