"""Whole games over HTTP and over live connections."""

from tests.server.running import Server


def test_a_guest_plays_a_whole_game_against_bots(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.table("mbb")
    end = ada.play(table, moves=500)
    assert end["status"] == "finished"
    assert set(end["scores"]) == {"A", "B", "C"}
    assert sorted(end["ranking"]) == ["A", "B", "C"]
    record = ada.get(f"/api/tables/{table}/record").text
    assert "\nseed: " in record and "\nend " in record


def test_moves_go_over_a_live_connection_and_everybody_is_told(server: Server) -> None:
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
