"""Whole games over HTTP and over live connections."""

import json

import pytest

import ironmaster
from tests.server.running import Server


@pytest.mark.parametrize("game", ironmaster.names())
def test_a_guest_plays_a_whole_game_against_bots(server: Server, game: str) -> None:
    ada = server.person("Ada")
    table = ada.table("mbb", game=game)
    end = ada.play(table, moves=500)
    assert end["status"] == "finished"
    assert set(end["scores"]) == {"A", "B", "C"}
    assert sorted(end["ranking"]) == ["A", "B", "C"]
    assert [end["places"][seat] for seat in end["ranking"]] == sorted(end["places"].values())
    assert end["places"][end["ranking"][0]] == 1
    record = ada.get(f"/api/tables/{table}/record").text
    assert "\nseed: " in record and "\nend " in record


def test_moves_over_a_live_connection_reach_everybody(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.table("moo", start=False)
    assert bob.post(f"/api/tables/{table}/join", {"seat": "B"}).status_code == 200
    assert bob.post(f"/api/tables/{table}/join", {"seat": "C"}).status_code == 200
    assert ada.post(f"/api/tables/{table}/start").status_code == 200
    with ada.live() as line, bob.live("fr") as other, server.stranger().live() as watcher:
        for who, seat in ((line, "turn"), (other, "turn"), (watcher, "")):
            assert who.ask("open", table=table, seat=seat)["done"]["table"] == table
        now = line.until("update")
        mover, name = (line, "A") if now["turn"] == "A" else (other, now["turn"])
        if mover is other:
            now = other.until("update")
        first = now["offer"]["moves"][0]["move"]
        answer = mover.ask("move", table=table, seat=name, at=now["index"], move=first)
        assert answer["done"]["index"] > now["index"]
        for who in (watcher,):
            told = who.until("update", index=answer["done"]["index"])
            assert told["offer"] is None
            assert told["events"]


def test_answer_to_an_own_move_includes_the_update(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.table("mmm")
    with ada.live() as line, ada.live() as watching:
        watching.ask("open", table=table)
        line.ask("open", table=table, seat="turn", since=0)
        now = line.heard("update")
        for _ in range(8):
            move = now["offer"]["moves"][0]["move"]
            asked = {"table": table, "seat": now["offer"]["seat"], "at": now["index"], "move": move}
            answer = line.ask("move", **asked)
            told = json.loads(line.bytes[-1])["update"]
            assert (told["since"], told["index"]) == (now["index"], answer["done"]["index"])
            now = line.until("update")
            assert now == told
            assert watching.until("update", index=told["index"])
        asked = {"table": table, "seat": now["offer"]["seat"], "at": now["index"], "move": "loan 7"}
        assert line.ask("move", **asked)["problem"] and "update" not in json.loads(line.bytes[-1])
        assert line.ask("ping")["done"]
        assert [json.loads(text)["type"] for text in line.bytes[-2:]] == ["answer", "answer"]


def test_updates_of_moves_sent_at_once_come_in_order_and_without_a_gap(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.table("mmm")
    with ada.live() as line:
        line.ask("open", table=table, seat="turn", since=0)
        now = line.heard("update")
        seen = 0
        for _ in range(30):
            asked = {"table": table, "seat": now["offer"]["seat"], "at": now["index"]}
            first, again = (line.say("move", move=now["offer"]["moves"][-1]["move"], **asked) for _ in range(2))
            line.say("why", table=table, seat=now["offer"]["seat"], move="pass")
            answers: list[int] = []
            while answers[-2:] != [again, again + 1] or now["index"] == asked["at"]:
                found = line.hear()
                if found["type"] == "update":
                    assert found["since"] == now["index"] < found["index"]
                    assert [event["index"] for event in found["events"]] == [
                        *range(found["since"] + 1, found["index"] + 1)
                    ]
                    now, seen = found, seen + 1
                else:
                    answers.append(found["id"])
            assert answers == [first, again, again + 1]
        assert seen == 30
