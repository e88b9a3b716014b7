"""Fuzzing of live connections: any input is answered or closes the connection, and the server keeps running."""

import json
import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.server.running import LiveConnection, Server

quick = settings(
    max_examples=60, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
LIMIT = 64 * 1024
COMMANDS: dict[str, dict[str, Any]] = {
    "open": {"table": "x", "seat": "A", "since": 0, "chat": 0},
    "close": {"table": "x"},
    "move": {"table": "x", "seat": "A", "at": 0, "move": "loan 10", "then": ["pass"]},
    "undo": {"table": "x", "seat": "A", "at": 0, "moves": 1},
    "draft": {"table": "x", "seat": "A", "at": 0, "moves": ["loan 10"]},
    "why": {"table": "x", "seat": "A", "move": "loan 10"},
    "chat": {"table": "x", "text": "hello", "key": "k"},
    "ping": {},
}
WRONG: list[Any] = [None, True, -1, 1.5, 10**30, "", "\x00", "Z" * 5000, [], [[]], {}, {"a": 1}]
scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text()
values = st.recursive(scalars, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=10)


@pytest.fixture(scope="module")
def server(server: Server) -> Iterator[Server]:
    """A server that must still run, without a logged error, after all tests."""
    process, before = server.process, server.log.stat().st_size
    yield server
    assert server.process is process and process is not None and process.poll() is None
    assert httpx.get(f"{server.url}/readyz").status_code == 200
    said = server.log.read_bytes()[before:].decode()
    assert '"level":"error"' not in said and "Traceback" not in said, said[-2000:]


@pytest.fixture
def connection(server: Server) -> Iterator[LiveConnection]:
    """A connection that must still answer at the end."""
    with server.person("Ada").live() as found:
        yield found
        assert found.ask("ping")["done"] == {"pong": True}


def refused(connection: LiveConnection, data: str | bytes) -> dict[str, Any]:
    """Send an invalid command. Returns the problem."""
    connection.socket.send(data)
    problem: dict[str, Any] = connection.until("answer")["problem"]
    assert 400 <= problem["status"] < 500, (data, problem)
    return problem


def test_random_bytes_are_refused(connection: LiveConnection) -> None:
    dice = random.Random(7)
    for size in (0, 1, 2, 3, 10, 100, 5000, LIMIT):
        for _ in range(4):
            refused(connection, dice.randbytes(size))


@pytest.mark.parametrize("data", [b"\xff\xfe", b'{"do":"ping","id":"\xed\xa0\x80"}', b'"\x00"', b"\x00"])
def test_binary_frames_without_json_are_refused(connection: LiveConnection, data: bytes) -> None:
    refused(connection, data)


def test_binary_frames_with_a_command_are_accepted(connection: LiveConnection) -> None:
    connection.socket.send(b'{"do":"ping","id":77}')
    assert connection.until("answer", id=77)["done"] == {"pong": True}


def test_text_that_is_not_unicode_closes_the_connection(server: Server) -> None:
    with server.person().live() as connection:
        connection.socket.send([b"\xff\xff"], text=True)
        with pytest.raises(ConnectionClosed) as closed:
            connection.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1007


def test_every_truncated_command_is_refused(connection: LiveConnection) -> None:
    whole = json.dumps({"do": "move", "id": 5, **COMMANDS["move"]})
    for length in range(len(whole)):
        refused(connection, whole[:length])


@pytest.mark.parametrize(
    "data",
    [
        "[" * 60_000,
        '{"do":"ping","x":' + "[" * 60_000,
        '{"do":"chat","table":' + '{"a":' * 10_000,
        '{"do":"ping","id":' + "9" * 60_000 + "}",
        '{"do":"ping","id":1e999}',
        '{"do":"ping","id":-1}',
        '{"do":"ping","id":NaN}',
        '{"do":"ping","id":9007199254740993}',
        '{"do":"\\ud800"}',
        '{"do":"ping","id":1,"id":"x"}',
        '{"do":"ping","more":1}',
        '{"do":["ping"]}',
        '{"do":"no such thing"}',
        "{}",
        "null",
        "7",
        '"ping"',
    ],
    ids=lambda data: data[:30],
)
def test_malformed_json_is_refused(connection: LiveConnection, data: str) -> None:
    assert refused(connection, data)["code"] == "request-command"


@pytest.mark.parametrize("do", COMMANDS)
def test_wrong_values_and_unknown_fields_are_refused(connection: LiveConnection, do: str) -> None:
    for field in [*COMMANDS[do], "id", "unknown"]:
        for value in WRONG:
            may_be_left_out = value is None and field in ("seat", "since", "chat", "key")
            wanted = {**COMMANDS[do], field: value}
            if do == "chat" and (field == "text" or may_be_left_out):
                continue  # empty texts and the like are tested with the chat
            if do == "ping" and field == "id":
                continue
            connection.socket.send(json.dumps({"do": do, "id": 1, **wanted}))
            assert 400 <= connection.until("answer")["problem"]["status"] < 500, wanted


@quick
@given(data=st.data())
def _anything(connection: LiveConnection, data: Any) -> None:
    do = data.draw(st.sampled_from(sorted(COMMANDS)))
    given = {key: data.draw(st.just(value) | values) for key, value in COMMANDS[do].items()}
    connection.socket.send(json.dumps({"do": do, "id": data.draw(st.just(3) | values), **given}))
    answer = connection.until("answer")
    assert "problem" not in answer or 400 <= answer["problem"]["status"] < 500


def test_commands_with_any_json_in_them_are_answered(connection: LiveConnection) -> None:
    _anything(connection)


def test_largest_frame_is_read_and_a_larger_one_closes_the_connection(server: Server) -> None:
    with server.person().live() as connection:
        refused(connection, "x" * LIMIT)
        connection.socket.send("x" * (LIMIT + 1))
        with pytest.raises(ConnectionClosed) as closed:
            connection.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


def test_many_fragments_that_are_too_large_together_close(server: Server) -> None:
    with server.person().live() as connection:
        with pytest.raises(ConnectionClosed) as closed:
            connection.socket.send("x" * 1024 for _ in range(65))
            connection.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


def test_very_many_commands_at_once_are_all_answered_in_order(connection: LiveConnection) -> None:
    numbers = [connection.say("ping") if turn % 3 else connection.say("close", table="nothing") for turn in range(900)]
    assert [connection.until("answer")["id"] for _ in numbers] == numbers


def test_opening_and_closing_again_and_again_leaves_one_update_for_the_last(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.table("mmm")
    with ada.live() as connection:
        for _ in range(40):
            assert connection.ask("open", table=table, seat="turn")["done"]["table"] == table
            assert connection.ask("open", table=table)["done"]["table"] == table
            assert connection.ask("close", table=table)["done"] == {"table": table}
        assert connection.ask("close", table=table)["problem"]["status"] == 404
        connection.ask("open", table=table, seat="turn", since=0)
        found = connection.until("update")
        assert found["offer"]["moves"] and len(found["events"]) == found["index"] - found["since"]
        assert connection.ask("ping")["done"] == {"pong": True}


def test_numbers_at_their_limits(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.table("mmm")
    with ada.live() as connection:
        connection.number = 2**53 - 1
        assert connection.ask("ping")["id"] == 2**53
        connection.number = 0
        for since, chat in ((0, 0), (1_000_000, 2**31 - 1)):
            assert "done" in connection.ask("open", table=table, since=since, chat=chat)
        for field, value in (("since", 1_000_001), ("since", -1), ("chat", 2**31), ("chat", -1)):
            assert connection.ask("open", table=table, **{field: value})["problem"]["status"] == 400
        for at in (0, 1_000_000):
            answer = connection.ask("move", table=table, seat="A", at=at, move="loan 10")
            assert answer["problem"]["status"] in (409, 422)
        for moves in (1, 1000):
            assert connection.ask("undo", table=table, seat="A", at=0, moves=moves)["problem"]["status"] == 409
        assert connection.ask("move", table=table, seat="H", at=0, move="loan 10")["problem"]["status"] == 400


@pytest.mark.parametrize("do", [do for do in COMMANDS if do != "ping"])
def test_private_table_is_indistinguishable_from_a_missing_one(server: Server, do: str) -> None:
    private = server.person("Bob").table("mmm", listed=False)
    with server.person("Ada").live() as connection:
        for fields in (COMMANDS[do], {**COMMANDS[do], "seat": "B"} if "seat" in COMMANDS[do] else COMMANDS[do]):
            there = connection.ask(do, **{**fields, "table": private})["problem"]
            nowhere = connection.ask(do, **{**fields, "table": "222222222222"})["problem"]
            assert there == nowhere and there["status"] == 404


def test_visitor_can_only_watch(server: Server) -> None:
    table = server.person("Ada").table("mmm")
    with server.stranger().live() as connection:
        assert "done" in connection.ask("open", table=table)
        for do in ("move", "undo", "draft", "why", "chat"):
            assert connection.ask(do, **{**COMMANDS[do], "table": table})["problem"]["status"] == 401


def test_connection_lost_during_a_command_does_not_affect_others(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.table("mmm")
    for turn in range(10):
        with ada.live() as connection:
            connection.say("open", table=table, seat="turn")
            connection.say("chat", table=table, text=f"line {turn}")
            connection.socket.socket.close() if turn % 2 else connection.socket.close()
    lines = [one["text"] for one in ada.get(f"/api/tables/{table}/chat").json()]
    assert set(lines) <= {f"line {turn}" for turn in range(10)}
