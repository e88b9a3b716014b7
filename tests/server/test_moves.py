"""Moves: the order of checks, repeated requests, and reasons for refusals."""

import contextlib
import random
import threading
import time
from collections.abc import Callable
from functools import cache
from typing import Any

import httpx
import pytest

from ironmaster.core.contract import CHANCE
from ironmaster.core.errors import ParseError
from ironmaster.core.registry import game
from ironmaster.core.rulebook import rulebook
from tests.server.helpers import column, company, let_in, played, unread_connection
from tests.server.running import Client, LiveConnection, Server

GAME = "brass"


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def at_once(*asked: Callable[[], Any]) -> list[Any]:
    """The results of all calls, made in threads at the same time."""
    found: list[Any] = []
    begin = threading.Barrier(len(asked))

    def ask(one: Callable[[], Any]) -> None:
        begin.wait()
        found.append(one())

    threads = [threading.Thread(target=ask, args=(one,)) for one in asked]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found


def moves_made(server: Server, table: str) -> list[str]:
    return column(server, "SELECT text FROM entry WHERE \"table\" = :id AND kind = 'move' ORDER BY number", id=table)


def choices(state: dict[str, Any]) -> list[str]:
    return [choice["move"] for choice in state["offer"]["moves"]]


@cache
def _words() -> list[str]:
    made, found = game(GAME, seats=3), []
    for number in range(len(made.actions)):
        with contextlib.suppress(ParseError):
            found.append(made.law.canonical(made.actions.text(number)))
    return found


def illegal(state: dict[str, Any]) -> str:
    """A move of the game that is not legal now."""
    legal = set(choices(state))
    return next(move for move in reversed(_words()) if move not in legal)


# The order of checks


def test_moves_are_checked_in_order(server: Server) -> None:
    table, ada, bob = company(server)
    now = ada.state(table, "A")
    index, legal = now["index"], choices(now)[0]
    assert code(bob.move(table, "A", index + 9, "no such words")) == (403, "right-seat")
    assert ada.move(table, "A", index + 9, "no such words").json()["code"].startswith("parse-")
    stale = ada.move(table, "A", index - 1, illegal(now))
    assert code(stale) == (409, "stale-move") and stale.json()["index"] == index
    assert ada.move(table, "A", index + 9, legal).json()["index"] == index
    assert code(bob.move(table, "B", index, legal)) == (409, "turn-other")
    refused = ada.move(table, "A", index, illegal(now))
    assert code(refused) == (422, "illegal-move") and refused.json()["index"] is None
    assert bob.state(table)["index"] == index
    assert ada.move(table, "A", index, f"  {legal.upper()} ").status_code in (200, 422)


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"seat": "A", "at": 0},
        {"seat": "A", "move": "pass"},
        {"seat": "AB", "at": 0, "move": "pass"},
        {"seat": "A", "at": -1, "move": "pass"},
        {"seat": "A", "at": 1_000_001, "move": "pass"},
        {"seat": "A", "at": 0, "move": ""},
        {"seat": "A", "at": 0, "move": "x" * 201},
        {"seat": "A", "at": 0, "move": "pass", "more": 1},
    ],
)
def test_a_malformed_move_is_a_malformed_request(server: Server, form: dict[str, Any]) -> None:
    ada = server.person()
    answer = ada.post("/api/tables/abcdefghjkmn/moves", form)
    assert answer.status_code == 400
    with ada.live() as line:
        assert line.ask("move", table="abcdefghjkmn", **form)["problem"]["status"] == 400


# The same request twice


def test_the_same_move_twice_is_played_once_and_answered_alike(server: Server) -> None:
    table, ada, _ = company(server)
    now = ada.state(table, "A")
    asked = {"seat": "A", "at": now["index"], "move": choices(now)[0]}
    first = ada.post(f"/api/tables/{table}/moves", asked).json()
    assert first["repeated"] is False
    with ada.live() as line:
        for again in (
            ada.post(f"/api/tables/{table}/moves", asked).json(),
            ada.post(f"/api/tables/{table}/moves", {**asked, "move": f" {asked['move']} "}).json(),
            line.ask("move", table=table, **asked)["done"],
        ):
            assert again == {"index": first["index"], "repeated": True}
    assert moves_made(server, table) == [asked["move"]]


def test_the_same_move_from_twenty_threads_is_played_once(server: Server) -> None:
    table, ada, _ = company(server)
    now = ada.state(table, "A")
    move = choices(now)[0]
    clients = [ada] * 19
    with ada.live() as line:

        def live() -> dict[str, Any]:
            found: dict[str, Any] = line.ask("move", table=table, seat="A", at=now["index"], move=move)["done"]
            return found

        asked = [lambda: ada.move(table, "A", now["index"], move).json() for _ in clients]
        answers = at_once(*asked, live)
    assert {answer["index"] for answer in answers} == {ada.state(table)["index"]}
    assert [answer["repeated"] for answer in answers].count(False) == 1
    assert moves_made(server, table) == [move]


def test_one_of_several_concurrent_moves_is_made(server: Server) -> None:
    ada = server.person()
    table = ada.table("mmm")
    for _ in range(3):
        now = ada.state(table, "turn")
        legal = choices(now)[:8]
        before = len(moves_made(server, table))

        def ask(move: str, now: dict[str, Any] = now) -> httpx.Response:
            return ada.move(table, now["turn"], now["index"], move)

        answers = at_once(*[lambda move=move: ask(move) for move in legal])
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * (len(legal) - 1)
        index = ada.state(table)["index"]
        assert {answer.json()["index"] for answer in answers} == {index}
        assert len(moves_made(server, table)) == before + 1


def test_two_browsers_of_two_seats_play_together(server: Server) -> None:
    table, ada, bob = company(server, seats="moo")
    with ada.live() as one, bob.live() as two:
        for line in (one, two):
            line.ask("open", table=table, seat="turn")
        _play_in_turn({"A": one, "B": two, "C": two}, {one: one.until("update"), two: two.until("update")}, table)


def _play_in_turn(lines: dict[str, LiveConnection], last: dict[LiveConnection, dict[str, Any]], table: str) -> None:
    dice = random.Random(3)
    for _ in range(15):
        index, turn = next((update["index"], update["turn"]) for update in last.values())
        mover = lines[turn]
        offers = [update["offer"] for update in last.values()]
        assert [offer["seat"] for offer in offers if offer] == [turn]
        move = dice.choice(choices(last[mover]))
        done = mover.ask("move", table=table, seat=turn, at=index, move=move)["done"]
        for line in last:
            last[line] = line.heard("update", index=done["index"])


def test_the_last_move_of_a_game_twice_is_answered_alike(server: Server) -> None:
    match = played(GAME, 3)
    last = max(place for place, entry in enumerate(match.log) if entry.actor != CHANCE)
    ada = server.person()
    table = ada.post("/api/records", {"record": str(match.at(last).saved)}).json()["id"]
    seat, move = "ABC"[match.log[last].actor], match.game.actions.text(match.log[last].action)
    first = ada.move(table, seat, last, move)
    assert ada.state(table)["status"] == "finished"
    assert first.json() == {"index": len(match), "repeated": False}
    assert ada.move(table, seat, last, move).json() == {"index": len(match), "repeated": True}
    assert code(ada.move(table, seat, len(match), move)) == (409, "conflict-ended")
    assert code(ada.post(f"/api/tables/{table}/undo", {"seat": seat, "at": len(match)})) == (409, "conflict-ended")
    assert list(ada.state(table)["scores"].values()) == match.scores()


# Refusals


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_refusal_names_its_clauses_in_the_language_asked_for(server: Server, lang: str) -> None:
    table, ada, _ = company(server)
    now = ada.state(table, "A")
    move = illegal(now)
    answer = ada.post(f"/api/tables/{table}/moves?lang={lang}", {"seat": "A", "at": now["index"], "move": move})
    found = answer.json()
    assert code(answer) == (422, "illegal-move")
    assert answer.headers["content-type"] == "application/problem+json"
    assert found["refusals"]
    for reason in found["refusals"]:
        book = rulebook(GAME)
        clause = book.clause(reason["clause"])
        assert reason["law"] == clause.text(lang) and reason["source"] == book.sources(clause.source, lang)
        assert reason["sentence"] and reason["sentence"] in found["message"]
    why = ada.post(f"/api/tables/{table}/why?lang={lang}", {"seat": "A", "move": move}).json()
    asked = {"en": f"Why not {move}?", "fr": f"Pourquoi pas «\u00a0{move}\u00a0»\u00a0?"}[lang]
    assert why == {"question": asked, "move": move, "legal": False, "refusals": found["refusals"], "after": []}
    with ada.live(lang) as line:
        assert line.ask("why", table=table, seat="A", move=move)["done"] == why
        assert (
            line.ask("move", table=table, seat="A", at=now["index"], move=move)["problem"]["refusals"]
            == (found["refusals"])
        )


def test_refusals_differ_between_languages(server: Server) -> None:
    table, ada, _ = company(server)
    form = {"seat": "A", "move": illegal(ada.state(table, "A"))}
    english, french = (ada.post(f"/api/tables/{table}/why?lang={lang}", form).json() for lang in ("en", "fr"))
    for one, other in zip(english["refusals"], french["refusals"], strict=True):
        assert one["clause"] == other["clause"]
        assert one["sentence"] != other["sentence"] and one["law"] != other["law"]


def test_why_answers_for_legal_illegal_and_malformed_moves(server: Server) -> None:
    table, ada, bob = company(server)
    now = ada.state(table, "A")

    def why(who: Client, seat: str, move: str) -> httpx.Response:
        return who.post(f"/api/tables/{table}/why", {"seat": seat, "move": move})

    for move in choices(now)[:5]:
        legal = {"question": f"Why not {move}?", "move": move, "legal": True, "refusals": [], "after": []}
        assert why(ada, "A", f" {move}").json() == legal
    assert why(ada, "A", illegal(now)).json()["legal"] is False
    malformed = why(ada, "A", "build a castle")
    assert malformed.status_code == 422 and malformed.json()["code"].startswith("parse-")
    assert why(ada, "A", "").status_code == 422
    assert code(why(bob, "B", "pass")) == (409, "turn-other")
    assert code(why(bob, "A", "pass")) == (403, "right-seat")
    assert ada.state(table)["index"] == now["index"]


# Slow readers


def test_slow_client_does_not_block_others(server: Server) -> None:
    table, ada, _ = company(server, seats="mmm")
    slow = server.person()
    let_in(ada, slow, table, "watch")
    with unread_connection(slow, table), ada.live() as line:
        line.ask("open", table=table, seat="turn")
        now = line.until("update")
        started = time.monotonic()
        for _ in range(25):
            move = choices(now)[-1]
            done = line.ask("move", table=table, seat=now["turn"], at=now["index"], move=move)["done"]
            now = line.heard("update", index=done["index"])
        assert time.monotonic() - started < 15
