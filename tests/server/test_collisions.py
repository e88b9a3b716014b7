"""Concurrent identical requests, and values that are too long for the database or for a message."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy.engine import make_url
from sqlalchemy.exc import OperationalError

import ironmaster
from ironmaster.server import notifications
from ironmaster.server.store.store import CHANNEL
from tests.server.running import Client, Server


def at_once(client: Client, path: str, form: dict[str, object], times: int = 12) -> list[httpx.Response]:
    """Send the same request many times at once, each over its own connection."""
    cookies = dict(client.http.cookies)

    def send(_: int) -> httpx.Response:
        return httpx.post(f"{client.server.url}{path}", json=form, cookies=cookies, timeout=30)

    with ThreadPoolExecutor(times) as pool:
        return list(pool.map(send, range(times)))


def test_concurrent_chat_lines_with_one_key_are_stored_once(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.table("mmm")
    for turn in range(5):
        answers = at_once(ada, f"/api/tables/{table}/chat", {"text": "hello", "key": f"key {turn}"})
        assert {answer.status_code for answer in answers} == {201}
        assert len({answer.json()["id"] for answer in answers}) == 1
    assert len(ada.get(f"/api/tables/{table}/chat").json()) == 5


def test_concurrent_creation_gives_one_link(server: Server) -> None:
    ada = server.person("Ada")
    for _ in range(5):
        table = ada.table("mmm")
        answers = at_once(ada, f"/api/tables/{table}/links", {"kind": "watch"})
        assert {answer.status_code for answer in answers} == {201}
        assert len({answer.json()["token"] for answer in answers}) == 1


@pytest.mark.parametrize("seed", ["a\x00b", "x" * 129])
def test_record_with_an_invalid_seed_is_refused(server: Server, seed: str) -> None:
    match = ironmaster.Match(ironmaster.game("brass", seats=3), seed=seed)
    answer = server.person("Ada").post("/api/records", {"record": str(match.saved)})
    assert (answer.status_code, answer.json()["field"]) == (400, "record")


def test_name_with_a_too_long_key_is_refused(server: Server) -> None:
    answer = server.stranger().post("/api/account", {"name": "\ufdfa" * 32, "password": "correct horse"})
    assert (answer.status_code, answer.json()["field"]) == (400, "name")


def test_error_for_a_wrong_switch_is_short(server: Server) -> None:
    form = {"game": "brass", "seats": [{"who": "me"}] * 3, "rules": {"dm_bonus": "x" * 20_000}}
    answer = server.person("Ada").post("/api/tables", form)
    assert answer.status_code == 422 and len(answer.text) < 1000


LINES = str(ironmaster.Match(ironmaster.game("brass", seats=3), seed="7").saved).split("\n")


@pytest.mark.parametrize(
    "field", ["ironmaster record ", "game: ", "ruleset: ", "board: ", "seats: ", "rules: ", "seal: "]
)
@pytest.mark.parametrize(
    "value", ["x" * 3000, "9" * 3000, '{"' + "x" * 3000 + '": 1}'], ids=["word", "number", "rules"]
)
def test_a_long_word_in_a_record_is_refused(server: Server, field: str, value: str) -> None:
    lines = [field + value if line.startswith(field) else line for line in LINES]
    answer = server.person("Ada").post("/api/records", {"record": "\n".join(lines)})
    assert answer.status_code == 422 and answer.json()["message"]


@pytest.mark.parametrize("origin", ['{"%s": 1}', '{"tiles": {"%s": 1}}', '{"game": "%s"}'])
def test_a_long_word_in_a_position_is_refused(server: Server, origin: str) -> None:
    head = [*LINES[: LINES.index("")], "origin: " + origin % ("x" * 3000)]
    answer = server.person("Ada").post("/api/records", {"record": "\n".join([*head, *LINES[LINES.index("") :]])})
    assert answer.status_code == 422 and answer.json()["message"]


def test_worker_keeps_listening_after_a_database_error(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []

    async def fail_once(_: Any, payload: str) -> None:
        heard.append(payload)
        if len(heard) == 1:
            raise OperationalError("SELECT 1", {}, Exception("gone"))

    async def listening() -> bool:
        context: Any = SimpleNamespace(rooms=SimpleNamespace(all=list))
        context.store = SimpleNamespace(engines=SimpleNamespace(url=make_url(postgres)))
        task = asyncio.create_task(notifications.listen(context))
        async with await psycopg.AsyncConnection.connect(postgres, autocommit=True) as other:
            for _ in range(100):
                await other.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"other|{len(heard)}"))
                await asyncio.sleep(0.05)
                if task.done() or len(heard) > 1:
                    break
        alive = not task.done()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        return alive

    monkeypatch.setattr(notifications, "apply", fail_once)
    monkeypatch.setattr(notifications, "RECONNECT_SECONDS", 0.05)
    assert asyncio.run(listening())
    assert len(heard) > 1
