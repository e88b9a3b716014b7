"""Undo, reconnecting, and past states: the journal only grows, and all readers see the same journal."""

import json
import random
import threading
from typing import Any

import httpx
import pytest

from ironmaster.core.match import Entry, Match
from ironmaster.core.registry import game
from tests.server.helpers import company, let_in, played, sql
from tests.server.running import Client, Server

GAME, SEATS = "brass", 3


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def undo(who: Client, table: str, seat: str, at: int, moves: int = 1, lang: str = "en") -> httpx.Response:
    return who.post(f"/api/tables/{table}/undo?lang={lang}", {"seat": seat, "at": at, "moves": moves})


def until_free(who: Client, table: str, free: int = 1, seed: int = 0) -> dict[str, Any]:
    """Play until the seat to act may take back that many moves. Returns the state."""
    for step in range(300):
        now = who.state(table, "turn")
        if now["offer"]["undo"] >= free:
            return now
        who.play(table, 1, seed + step)
    raise AssertionError("nothing can be taken back")


def history(server: Server, table: str) -> list[list[Entry]]:
    """The state at each journal length, computed by the engine from the stored lines."""
    made = game(GAME, seats=SEATS)
    line: list[Entry] = []
    found = [line]
    query = 'SELECT kind, actor, text FROM entry WHERE "table" = :id ORDER BY number'
    for kind, actor, text in sql(server, query, id=table):
        if kind == "undo":
            line = line[: int(text)]
        elif kind in ("move", "chance"):
            line = [*line, Entry(actor, made.actions.number(text))]
        found.append(line)
    return found


def match_of(server: Server, table: str, line: list[Entry]) -> Match:
    seed = sql(server, "SELECT seed FROM game_table WHERE id = :id", id=table)[0][0]
    match = Match.before_chance(game(GAME, seats=SEATS), seed, None)
    match.accept(line)
    return match


# Undo


def test_seat_can_undo_its_last_moves(server: Server) -> None:
    ada = server.person()
    table = ada.table("mmm")
    now = until_free(ada, table)
    seat, free, at = now["seat"], now["offer"]["undo"], now["index"]
    before = ada.state(table, seat, at=at - free)
    done = undo(ada, table, seat, at, free).json()
    assert done == {"index": at + 1, "repeated": False}
    after = ada.state(table, seat)
    assert after["view"] == before["view"] and after["turn"] == seat
    assert after["offer"]["undo"] == 0
    assert [(event["kind"], event["seat"], event["move"]) for event in after["events"]][-1] == ("undo", seat, "")


def test_undo_beyond_the_sealed_point_is_refused(server: Server) -> None:
    ada = server.person()
    table = ada.table("mmm")
    now = until_free(ada, table)
    seat, free, at = now["seat"], now["offer"]["undo"], now["index"]
    for lang, words in (("en", "You can take back only"), ("fr", "Vous ne pouvez reprendre qu")):
        answer = undo(ada, table, seat, at, free + 1, lang)
        assert code(answer) == (409, "history-sealed")
        assert answer.json()["message"].startswith(words)
    assert ada.state(table)["index"] == at
    assert undo(ada, table, seat, at, 1).status_code == 200
    other = next(letter for letter in "ABC" if letter != seat)
    assert code(undo(ada, table, other, at + 1)) == (409, "turn-other")
    assert undo(ada, table, seat, at, 0).status_code == undo(ada, table, seat, at, 1001).status_code == 400


def test_undo_stops_at_chance_and_at_other_seats(server: Server) -> None:
    table, ada, bob = company(server)
    assert code(undo(ada, table, "A", ada.state(table)["index"])) == (409, "history-sealed")
    dice = random.Random(2)
    for _ in range(15):
        now = bob.state(table)
        mover = ada if now["turn"] == "A" else bob
        found = mover.state(table, now["turn"])
        lines = history(server, table)[-1]
        wanted = match_of(server, table, lines)
        assert found["offer"]["undo"] == len(wanted) - wanted.sealed
        if lines[-1].actor != wanted.to_act:
            assert found["offer"]["undo"] == 0
            assert code(undo(mover, table, now["turn"], now["index"])) == (409, "history-sealed")
        move = dice.choice(found["offer"]["moves"])["move"]
        assert mover.move(table, now["turn"], now["index"], move).status_code == 200


def test_the_same_undo_twice_takes_back_once(server: Server) -> None:
    ada = server.person()
    table = ada.table("mmm")
    now = until_free(ada, table)
    seat, at = now["seat"], now["index"]
    answers = []

    def ask() -> None:
        answers.append(undo(ada, table, seat, at).json())

    threads = [threading.Thread(target=ask) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [answer["index"] for answer in answers] == [at + 1] * 8
    assert [answer["repeated"] for answer in answers].count(False) == 1
    with ada.live() as line:
        assert line.ask("undo", table=table, seat=seat, at=at)["done"] == {"index": at + 1, "repeated": True}
    stale = undo(ada, table, seat, at, 2)
    assert code(stale) == (409, "stale-move") and stale.json()["index"] == at + 1
    assert code(undo(ada, table, seat, at + 9)) == (409, "stale-move")
    assert code(undo(ada, table, seat, at - 1)) == (409, "stale-move")


def test_a_move_made_again_after_an_undo_has_a_new_index(server: Server) -> None:
    ada = server.person()
    table = ada.table("mmm")
    now = until_free(ada, table)
    seat, at = now["seat"], now["index"]
    events = ada.get(f"/api/tables/{table}/events", seat=seat, since=at - 1).json()["events"]
    assert undo(ada, table, seat, at).status_code == 200
    again = ada.move(table, seat, at + 1, events[-1]["move"]).json()
    assert again["repeated"] is False and again["index"] >= at + 2
    assert ada.state(table, seat, at=at + 2)["view"] == ada.state(table, seat, at=at)["view"]
    grown = ada.get(f"/api/tables/{table}/events", seat=seat, limit=500).json()["events"]
    assert [event["index"] for event in grown] == list(range(1, again["index"] + 1))


def test_undo_needs_the_right_to_play_the_seat(server: Server) -> None:
    ada, phone, watcher = server.person(), server.person(), server.person()
    table = ada.table("mmm")
    now = until_free(ada, table)
    let_in(ada, phone, table, "seat", now["seat"])
    let_in(ada, watcher, table, "hand", now["seat"])
    assert code(undo(watcher, table, now["seat"], now["index"])) == (403, "right-seat")
    assert undo(phone, table, now["seat"], now["index"]).status_code == 200


# Reconnecting


def test_reconnecting_client_gets_exactly_the_missed_events(server: Server) -> None:
    ada = server.person()
    table = ada.table("mmm")
    dice = random.Random(4)
    for seat in ("A", ""):
        with ada.live() as line:
            line.ask("open", table=table, seat=seat)
            seen = line.until("update")["index"]
        ada.play(table, dice.randrange(1, 12), dice.randrange(100))
        with ada.live() as line:
            line.ask("open", table=table, seat=seat, since=seen)
            update = line.until("update")
        missed = ada.get(f"/api/tables/{table}/events", seat=seat, since=seen, limit=500).json()
        assert update["since"] == seen and update["index"] == missed["index"]
        assert update["events"] == missed["events"]
        assert [event["index"] for event in missed["events"]] == list(range(seen + 1, missed["index"] + 1))
        assert ada.state(table, seat, since=seen)["events"] == missed["events"]


def test_permanent_connection_gets_every_event_once(server: Server) -> None:
    ada = server.person()
    table = ada.table("mmm")
    with server.stranger().live() as line:
        line.ask("open", table=table, since=0)
        for step in range(10):
            ada.play(table, 2, step)
        last = ada.state(table)["index"]
        line.until("update", index=last)
        updates = [one for one in map(json.loads, line.bytes) if one["type"] == "update"]
    told = [event for update in updates for event in update["events"]]
    assert told == ada.get(f"/api/tables/{table}/events", limit=500).json()["events"]


def test_long_absent_client_gets_the_start_of_the_update(server: Server) -> None:
    ada = server.person()
    table = ada.post("/api/records", {"record": str(played(GAME, SEATS, moves=90).saved)}).json()["id"]
    now = ada.state(table, "", since=0)
    assert now["since"] == now["index"] - 100 and len(now["events"]) == 100
    rest = ada.get(f"/api/tables/{table}/events", since=0, limit=now["since"]).json()["events"]
    assert [event["index"] for event in [*rest, *now["events"]]] == list(range(1, now["index"] + 1))


@pytest.mark.parametrize("limit", [1, 7, 500])
def test_pages_of_the_journal_are_complete(server: Server, limit: int) -> None:
    ada = server.person()
    table = ada.table("mmm")
    ada.play(table, 8)
    whole = ada.get(f"/api/tables/{table}/events", seat="B", limit=500).json()
    found: list[Any] = []
    while len(found) < whole["index"]:
        page = ada.get(f"/api/tables/{table}/events", seat="B", since=len(found), limit=limit).json()["events"]
        assert 0 < len(page) <= limit
        found += page
    assert found == whole["events"]
    assert ada.get(f"/api/tables/{table}/events", since=10_000).json()["events"] == []


def test_table_uses_the_requested_language(server: Server) -> None:
    ada = server.person()
    table = ada.table("mmm")
    ada.play(table, 3)
    heard = {}
    for lang in ("en", "fr"):
        with ada.live(lang) as line:
            line.ask("open", table=table, seat="turn", since=0)
            heard[lang] = line.until("update")
            more = ada.get(f"/api/tables/{table}/events", seat=heard[lang]["seat"], lang=lang).json()["events"]
            assert heard[lang]["events"] == more
    english, french = ([event["text"] for event in heard[lang]["events"] if event["text"]] for lang in ("en", "fr"))
    assert len(english) == len(french) and not set(english) & set(french)
    assert heard["en"]["offer"]["prompt"] != heard["fr"]["offer"]["prompt"]
    assert heard["en"]["offer"]["moves"] == heard["fr"]["offer"]["moves"]


# Past states


def test_past_state_equals_the_state_seen_then(server: Server) -> None:
    ada = server.person()
    table = ada.table("mmm")
    dice = random.Random(8)
    seen: dict[tuple[int, str], Any] = {}
    undone = 0
    for _ in range(18):
        now = ada.state(table, "turn")
        for seat in ("A", "B", "C", ""):
            state = ada.state(table, seat)
            seen[state["index"], seat] = (state["view"], state["turn"])
        if now["offer"]["undo"] and dice.random() < 0.6:
            assert undo(ada, table, now["seat"], now["index"], now["offer"]["undo"]).status_code == 200
            undone += 1
        else:
            move = dice.choice(now["offer"]["moves"])["move"]
            assert ada.move(table, now["seat"], now["index"], move).status_code == 200
    assert undone > 1
    for (at, seat), wanted in seen.items():
        state = ada.state(table, seat, at=at)
        assert ((state["view"], state["turn"]), state["index"], state["offer"]) == (wanted, at, None)


def test_past_states_equal_those_of_the_engine(server: Server) -> None:
    ada = server.person()
    table = ada.table("mmm")
    dice = random.Random(9)
    for step in range(16):
        now = ada.state(table, "turn")
        if now["offer"]["undo"] and dice.random() < 0.5:
            undo(ada, table, now["seat"], now["index"])
        else:
            ada.play(table, 1, step)
    lines = history(server, table)
    whole = ada.get(f"/api/tables/{table}/events", seat="B", limit=500).json()["events"]
    assert "undo" in {event["kind"] for event in whole}
    for at, line in enumerate(lines):
        match = match_of(server, table, line)
        state = ada.state(table, "B", at=at)
        assert state["view"] == match.view(1)
        assert state["turn"] == (None if match.to_act < 0 else "ABC"[match.to_act])
        assert state["events"] == whole[max(0, at - 1) : at]


def test_undo_reveals_no_card_and_the_index_never_shrinks(server: Server) -> None:
    table, ada, bob = company(server)
    indexes = []
    dice = random.Random(1)
    with bob.live() as line:
        line.ask("open", table=table, seat="B", since=0)
        for _ in range(24):
            now = bob.state(table)
            mover = ada if now["turn"] == "A" else bob
            found = mover.state(table, now["turn"])
            if found["offer"]["undo"] and dice.random() < 0.7:
                assert undo(mover, table, now["turn"], now["index"]).status_code == 200
            else:
                move = dice.choice(found["offer"]["moves"])["move"]
                assert mover.move(table, now["turn"], now["index"], move).status_code == 200
        line.until("update", index=bob.state(table)["index"])
        updates = [one for one in map(json.loads, line.bytes) if one["type"] == "update"]
    indexes = [update["index"] for update in updates]
    assert indexes == sorted(indexes)
    made = game(GAME, seats=SEATS)
    lines = history(server, table)
    told = [event for update in updates for event in update["events"]]
    assert "undo" in {event["kind"] for event in told}
    for event in told:
        before, after = lines[event["index"] - 1], lines[event["index"]]
        if event["kind"] == "chance":
            known = made.views.known_to(match_of(server, table, before).state, after[-1].action)
            assert event["hidden"] == (known not in (-1, 1))
            assert bool(event["move"] or event["text"]) == (not event["hidden"])
