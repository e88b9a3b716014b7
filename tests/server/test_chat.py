"""Chat."""

import json
import threading

import pytest

from tests.server.helpers import account, company, let_in
from tests.server.running import Client, Server

SCRIPT = "<script>alert('&')</script>"


def talk(who: Client, table: str) -> list[str]:
    return [line["text"] for line in who.get(f"/api/tables/{table}/chat").json()]


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("  hello  ", "hello"),
        ("one\ntwo", "one\ntwo"),
        ("a\x00b\x07c\u202ed\u200be\ufeff", "abcde"),
        ("e\u0301", "\u00e9"),
        ("x" * 500, "x" * 500),
        ("\U0001f682" * 500, "\U0001f682" * 500),
    ],
)
def test_chat_text_is_cleaned(server: Server, said: str, kept: str) -> None:
    ada = server.person()
    table = ada.table("moo", start=False)
    answer = ada.post(f"/api/tables/{table}/chat", {"text": said})
    assert (answer.status_code, answer.json()["text"]) == (201, kept)
    assert talk(ada, table) == [kept]


@pytest.mark.parametrize("said", ["", " \n ", "\u202e", "x" * 501, "x" * 4001])
def test_empty_and_too_long_chat_is_refused(server: Server, said: str) -> None:
    ada = server.person()
    table = ada.table("moo", start=False)
    assert ada.post(f"/api/tables/{table}/chat", {"text": said}).status_code == 400
    with ada.live() as line:
        assert line.ask("chat", table=table, text=said)["problem"]["status"] == 400
    assert talk(ada, table) == []


def test_the_same_key_twice_is_one_line(server: Server) -> None:
    ada, bob = server.person(), server.person()
    table = ada.table("moo", start=False)
    first = ada.post(f"/api/tables/{table}/chat", {"text": "once", "key": "k"}).json()
    assert ada.post(f"/api/tables/{table}/chat", {"text": "twice", "key": "k"}).json() == first
    with ada.live() as line:
        done = line.ask("chat", table=table, text="thrice", key="k")["done"]
        assert (done["id"], done["text"]) == (first["id"], "once")
    assert bob.post(f"/api/tables/{table}/chat", {"text": "mine", "key": "k"}).json()["text"] == "mine"
    assert talk(ada, table) == ["once", "mine"]


def test_the_same_key_from_many_threads_is_one_line(server: Server) -> None:
    ada = server.person()
    table = ada.table("moo", start=False)
    answers: list[tuple[int, int]] = []

    def ask() -> None:
        answer = ada.post(f"/api/tables/{table}/chat", {"text": "once", "key": "k"})
        answers.append((answer.status_code, answer.json().get("id", 0)))

    threads = [threading.Thread(target=ask) for _ in range(10)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(answers)) == 1 and answers[0][0] == 201
    assert talk(ada, table) == ["once"]


def test_chat_reaches_everybody_in_order(server: Server) -> None:
    table, ada, bob = company(server)
    watcher = server.person()
    let_in(ada, watcher, table, "watch")
    with ada.live() as line, bob.live() as other, watcher.live() as third:
        for who in (line, other, third):
            who.ask("open", table=table)
        for number in range(20):
            (line if number % 2 else other).ask("chat", table=table, text=str(number))
        for who, mine in ((line, 1), (other, 0), (third, None)):
            heard = [one for one in map(_line, who.bytes) if one]
            while len(heard) < 20:
                message = who.until("chat")
                heard.append((message["text"], message["yours"]))
            wanted = [(str(number), mine is not None and number % 2 == mine) for number in range(20)]
            assert heard == wanted


def _line(text: str) -> tuple[str, bool] | None:
    found = json.loads(text)
    return (found["text"], found["yours"]) if found["type"] == "chat" else None


def test_older_lines_come_in_pages(server: Server) -> None:
    ada = server.person()
    table = ada.table("moo", start=False)
    for number in range(7):
        ada.post(f"/api/tables/{table}/chat", {"text": str(number)})
    last = ada.get(f"/api/tables/{table}/chat", limit=3).json()
    assert [line["text"] for line in last] == ["4", "5", "6"]
    before = ada.get(f"/api/tables/{table}/chat", limit=3, before=last[0]["id"]).json()
    assert [line["text"] for line in before] == ["1", "2", "3"]


def test_markup_is_always_escaped(server: Server) -> None:
    ada = server.person(SCRIPT[:32])
    answers = [
        ada.post("/api/tables", {"game": "brass", "seats": [{"who": "me"}] * 3, "title": SCRIPT, "listed": True})
    ]
    table = answers[0].json()["id"]
    assert answers[0].json()["title"] == SCRIPT and ada.me["name"] == SCRIPT[:32]
    assert ada.post(f"/api/tables/{table}/start").status_code == 200
    with ada.live() as line:
        line.ask("open", table=table, seat="turn")
        assert line.ask("chat", table=table, text=SCRIPT)["done"]["text"] == SCRIPT
        assert line.heard("chat")["text"] == SCRIPT
        line.ask("why", table=table, seat="A", move=SCRIPT)
        line.ask(SCRIPT)
        line.ask("open", table=SCRIPT)
        sent = "".join(line.bytes)
    for path in ("", "/chat", "/state", "/events"):
        answers.append(ada.get(f"/api/tables/{table}{path}"))
    for path in ("/api/tables", "/api/me", "/api/me/tables", "/api/me/turns", "/api/me/export", f"/api/{SCRIPT}"):
        answers.append(ada.get(path))
    answers += [
        ada.post("/api/tables", {"game": SCRIPT, "seats": [{}]}),
        ada.post("/api/tables", {"game": "brass", "seats": [{}] * 3, "board": SCRIPT}),
        ada.post("/api/tables", {"game": "brass", "seats": [{}] * 3, "rules": {SCRIPT: True}}),
        ada.post("/api/tables", {"game": "brass", "seats": [{}] * 3, SCRIPT: True}),
        ada.post(f"/api/tables/{table}/why", {"seat": ada.state(table)["turn"], "move": SCRIPT}),
        ada.post("/api/records", {"record": f"ironmaster record 1\n{SCRIPT}\n"}),
        ada.get("/api/tables", game=SCRIPT, after=SCRIPT),
        ada.get(f"/api/tables/{table}/state", seat=SCRIPT),
    ]
    sent += "".join(answer.text for answer in answers)
    assert "script" in sent
    assert "<" not in sent and ">" not in sent


def test_a_line_is_removed_by_its_author_the_owner_or_an_admin(server: Server) -> None:
    table, ada, bob = company(server)
    boss, watcher = account(server, admin=True), server.person()
    let_in(ada, watcher, table, "watch")
    for remover, status in ((watcher, 403), (bob, 204), (ada, 204), (boss, 204)):
        line = bob.post(f"/api/tables/{table}/chat", {"text": "mine"}).json()["id"]
        assert remover.delete(f"/api/tables/{table}/chat/{line}").status_code == status
        assert talk(ada, table) == ([] if status == 204 else ["mine"])
        if status == 403:
            bob.delete(f"/api/tables/{table}/chat/{line}")
    theirs = ada.post(f"/api/tables/{table}/chat", {"text": "hers"}).json()["id"]
    assert bob.delete(f"/api/tables/{table}/chat/{theirs}").status_code == 403
    assert bob.delete(f"/api/tables/{table}/chat/999999999").status_code == 404


def test_chat_line_of_another_table_is_404(server: Server) -> None:
    ada, bob = server.person(), server.person()
    mine, theirs = ada.table("moo", start=False), bob.table("moo", start=False, listed=False)
    line = bob.post(f"/api/tables/{theirs}/chat", {"text": "private"}).json()["id"]
    assert ada.delete(f"/api/tables/{mine}/chat/{line}").status_code == 404
    assert talk(bob, theirs) == ["private"]


def test_connection_without_access_gets_no_updates(server: Server) -> None:
    table, ada, _ = company(server)
    watcher = server.person()
    let_in(ada, watcher, table, "watch")
    with watcher.live() as line:
        line.ask("open", table=table)
        ada.post(f"/api/tables/{table}/links/end", {"kind": "watch"})
        ada.post(f"/api/tables/{table}/chat", {"text": "among us"})
        assert line.ask("chat", table=table, text="hm")["problem"]["code"] == "missing-table"
        assert "among us" not in "".join(line.bytes)
