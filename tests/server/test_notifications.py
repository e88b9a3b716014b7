"""Two servers on one PostgreSQL database: changes at one reach the clients of the other."""

import threading
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import Client, Server
from tests.server.test_moves import at_once


@pytest.fixture(scope="module")
def pair(start_server: Callable[..., Server]) -> tuple[Server, Server]:
    first = start_server("postgresql")
    return first, start_server(db=first.db)


def also_at(client: Client, server: Server) -> Client:
    """The same browser as a client of the other server."""
    other = Client(server)
    other.http.cookies.update(client.http.cookies)
    return other


def moved(client: Client, table: str) -> dict[str, Any]:
    """Make the first legal move of a table with one client."""
    now = client.state(table, "turn")
    answer = client.move(table, now["turn"], now["index"], now["offer"]["moves"][0]["move"])
    assert answer.status_code == 200, answer.text
    done: dict[str, Any] = answer.json()
    return done


def test_move_at_one_worker_is_sent_at_the_other(pair: tuple[Server, Server]) -> None:
    here, there = pair
    ada = here.person()
    table = ada.table("mmm")
    with also_at(ada, there).live() as line:
        line.ask("open", table=table, seat="turn")
        before = line.until("update")["index"]
        done = moved(ada, table)
        told = line.until("update", index=done["index"])
        assert told["since"] == before
        assert told["events"][0]["index"] == before + 1


def test_moves_alternate_between_the_two(pair: tuple[Server, Server]) -> None:
    here, there = pair
    ada = here.person()
    table, far = ada.table("mmm"), also_at(ada, there)
    for number in range(20):
        moved(far if number % 2 else ada, table)
    assert ada.state(table)["index"] == far.state(table)["index"]


def test_one_of_two_concurrent_moves_is_made(pair: tuple[Server, Server]) -> None:
    here, there = pair
    ada = here.person()
    table, far = ada.table("mmm"), also_at(ada, there)
    for _ in range(10):
        now = ada.state(table, "turn")
        offered = [choice["move"] for choice in now["offer"]["moves"]]
        answers: list[int] = []

        def send(client: Client, words: str, now: dict[str, Any] = now, answers: list[int] = answers) -> None:
            answers.append(client.move(table, now["turn"], now["index"], words).status_code)

        threads = [
            threading.Thread(target=send, args=(ada, offered[0])),
            threading.Thread(target=send, args=(far, offered[-1])),
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        expected = [200, 409] if offered[0] != offered[-1] else [200, 200]
        assert sorted(answers) == expected


def test_seats_chat_and_turns_reach_the_other_worker(pair: tuple[Server, Server]) -> None:
    here, there = pair
    ada, bob = here.person("Ada"), there.person("Bob")
    table = ada.table("moo", start=False)
    with also_at(ada, there).live() as line, bob.live() as waiting:
        line.ask("open", table=table)
        line.until("update")
        assert bob.post(f"/api/tables/{table}/join", {"seat": "B"}).status_code == 200
        assert also_at(bob, here).post(f"/api/tables/{table}/join", {"seat": "C"}).status_code == 200
        assert ada.post(f"/api/tables/{table}/chat", {"text": "Hello"}).status_code == 201
        assert line.until("chat")["text"] == "Hello"
        assert ada.post(f"/api/tables/{table}/start").status_code == 200
        assert line.until("update", status="running")["index"] > 0
        if ada.state(table)["turn"] == "A":
            while ada.state(table)["turn"] == "A":
                moved_as(ada, table, "A")
        assert waiting.until("turn")["table"] == table


def moved_as(client: Client, table: str, seat: str) -> None:
    now = client.state(table, seat)
    assert client.move(table, seat, now["index"], now["offer"]["moves"][0]["move"]).status_code == 200


def sent(who: Client, table: str, form: dict[str, Any]) -> Any:
    return who.post(f"/api/tables/{table}/moves", form).json()


def test_the_same_moves_at_both_at_once_are_played_once_and_answered_alike(pair: tuple[Server, Server]) -> None:
    here, there = pair
    ada = here.person()
    table, far = ada.table("mmm"), also_at(ada, there)
    for number in range(6):
        now = ada.state(table, "turn")
        draft = {"seat": now["turn"], "at": now["index"], "moves": ["pass"]}
        found = (far if number % 2 else ada).post(f"/api/tables/{table}/draft", draft).json()
        then = [found["offer"]["moves"][0]["move"]] if found["offer"] else []
        form = {"seat": now["turn"], "at": now["index"], "move": "pass", "then": then}
        answers = at_once(*[partial(sent, who, table, form) for who in (ada, far)])
        assert answers[0]["index"] == answers[1]["index"] >= now["index"] + 1 + len(then)
        assert sorted(answer["repeated"] for answer in answers) == [False, True]


def test_the_same_move_at_both_at_once_is_played_once_and_answered_alike(pair: tuple[Server, Server]) -> None:
    here, there = pair
    ada = here.person()
    table, far = ada.table("mmm"), also_at(ada, there)
    for _ in range(6):
        now = ada.state(table, "turn")
        words = now["offer"]["moves"][0]["move"]
        answers: list[dict[str, Any]] = []

        def send(client: Client, now: dict[str, Any] = now, answers: list[Any] = answers, words: str = words) -> None:
            answers.append(client.move(table, now["turn"], now["index"], words).json())

        threads = [threading.Thread(target=send, args=(client,)) for client in (ada, far) * 3]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert {answer["index"] for answer in answers} == {ada.state(table)["index"]}
        assert [answer["repeated"] for answer in answers].count(False) == 1


def test_session_ended_at_one_worker_closes_connections_at_the_other(pair: tuple[Server, Server]) -> None:
    here, there = pair
    ada, bob = here.person(), there.person()
    with also_at(ada, there).live() as line, bob.live() as kept:
        line.ask("ping")
        assert ada.delete("/api/session").status_code == 204
        with pytest.raises(ConnectionClosed):
            line.hear(10)
        assert kept.ask("ping")["done"]


def test_link_revoked_at_one_worker_ends_access_at_the_other(pair: tuple[Server, Server]) -> None:
    here, there = pair
    ada, watcher = here.person(), there.person()
    table = ada.table("mmm", listed=False)
    token = ada.post(f"/api/tables/{table}/links", {"kind": "watch"}).json()["token"]
    assert watcher.post("/api/links", {"token": token}).status_code == 200
    with watcher.live() as line:
        line.ask("open", table=table)
        line.until("update")
        assert ada.post(f"/api/tables/{table}/links/end", {"kind": "watch"}).status_code == 204
        assert line.until("closed")["table"] == table
    assert watcher.get(f"/api/tables/{table}").status_code == 404


def test_bots_of_a_killed_server_are_taken_over(start_server: Callable[..., Server]) -> None:
    first = start_server("postgresql", bot_pace=1.5)
    second = start_server(db=first.db, bot_pace=0)
    ada = first.person()
    table = ada.table("mbbb")
    now = ada.turn(table, "A", seconds=60)
    ada.move(table, "A", now["index"], now["offer"]["moves"][0]["move"])
    first.kill()
    far = also_at(ada, second)
    end = time.monotonic() + 40
    while time.monotonic() < end:
        state = far.state(table, "A")
        if state["offer"] and state["index"] > now["index"]:
            break
        time.sleep(0.2)
    assert state["offer"] and state["index"] > now["index"]
    second.stop()


def test_several_workers_play_a_whole_game(start_server: Callable[..., Server]) -> None:
    server = start_server("postgresql", workers=2)
    ada = server.person()
    assert ada.play(ada.table("mbb"), moves=500)["status"] == "finished"
    assert server.stop() == 0
