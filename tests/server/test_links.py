"""Links: joining, playing a seat from a second device, watching, seeing a hand; and several seats in one browser."""

from typing import Any

import httpx
import pytest

from ironmaster.server.tables.bot_names import NAMES
from tests.server.helpers import company, let_in
from tests.server.running import Client, Server


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def seats(who: Client, table: str, field: str) -> str:
    """The letters of a person's own seats (`yours`) or of the hands that they may see (`hand`)."""
    return "".join(seat["seat"] for seat in who.get(f"/api/tables/{table}").json()["seats"] if seat[field])


def end(host: Client, table: str, kind: str, seat: str | None = None) -> None:
    assert host.post(f"/api/tables/{table}/links/end", {"kind": kind, "seat": seat}).status_code == 204


def hand(who: Client, table: str, seat: str) -> Any:
    return who.state(table, seat)["view"]["players"][seat]["hand"]


def test_an_invitation_leads_to_a_private_table(server: Server) -> None:
    ada, bob = server.person(), server.person()
    table = ada.table("moo", start=False, listed=False)
    made = ada.post(f"/api/tables/{table}/links", {"kind": "join"}).json()
    assert ada.post(f"/api/tables/{table}/links", {"kind": "join"}).json() == made
    assert made["path"] == f"/link/{made['token']}" and made["seat"] is None
    assert code(bob.post(f"/api/tables/{table}/join", {})) == (404, "missing-table")
    answer = bob.post("/api/links", {"token": made["token"]})
    assert (answer.status_code, answer.json()["id"]) == (200, table)
    assert bob.post("/api/links", {"token": made["token"]}).status_code == 200
    assert bob.post(f"/api/tables/{table}/join", {}).status_code == 200
    assert seats(bob, table, "yours") == "B"


@pytest.mark.parametrize("token", ["", "x", "a" * 32])
def test_wrong_link_cannot_be_used(server: Server, token: str) -> None:
    assert code(server.person().post("/api/links", {"token": token})) == (404, "missing-link")


# Before a link is used


def look(who: Client, token: str, **params: Any) -> httpx.Response:
    return who.get(f"/api/links/{token}", **params)


@pytest.mark.parametrize(("kind", "seat"), [("join", None), ("watch", None), ("seat", "A"), ("hand", "A")])
def test_link_describes_itself_to_everybody_with_the_token(server: Server, kind: str, seat: str | None) -> None:
    ada = server.person("Ada")
    table = ada.table("mbo", start=False, listed=False, title="Friday")
    token = ada.post(f"/api/tables/{table}/links", {"kind": kind, "seat": seat}).json()["token"]
    stranger, friend = server.stranger(), server.person()
    shown = look(stranger, token).json()
    assert (shown["kind"], shown["seat"], shown["title"]) == (kind, seat, "Friday")
    assert (shown["game"], shown["board"], shown["status"]) == ("brass", "lancashire", "open")
    assert [(one["called"], one["bot"], one["yours"]) for one in shown["seats"]] == [
        ("Ada", "", False),
        (shown["seats"][1]["called"], "random", False),
        ("C", "", False),
    ]
    assert shown["seats"][1]["called"] in NAMES
    assert look(friend, token).json() == shown
    assert [one["yours"] for one in look(ada, token).json()["seats"]] == [True, False, False]
    assert stranger.http.cookies == {} and stranger.get("/api/session").json() == {"me": None}
    assert friend.get(f"/api/tables/{table}").status_code == 404, "looking let somebody in"
    assert table not in str(shown)


@pytest.mark.parametrize("token", ["x", "a" * 32, "a" * 101, "%00", "é"])
def test_wrong_link_is_404(server: Server, token: str) -> None:
    answer = look(server.stranger(), token, lang="fr")
    assert answer.status_code == 404 and answer.json()["message"]


def test_revoked_and_used_links_are_reported_before_use(server: Server) -> None:
    ada, bob, stranger = server.person(), server.person(), server.stranger()
    table = ada.table("moo", start=False, listed=False)
    token = let_in(ada, bob, table, "seat", "B")
    assert look(bob, token).json()["kind"] == "seat"
    assert code(look(stranger, token)) == code(look(ada, token)) == (409, "conflict-taken")
    other = ada.post(f"/api/tables/{table}/links", {"kind": "seat", "seat": "C"}).json()["token"]
    assert look(stranger, other).json()["seat"] == "C"
    ada.post(f"/api/tables/{table}/bot", {"seat": "C", "bot": "random"})
    assert code(look(stranger, other)) == (409, "conflict-taken")
    watch = ada.post(f"/api/tables/{table}/links", {"kind": "watch"}).json()["token"]
    end(ada, table, "watch")
    assert code(look(stranger, watch)) == code(look(bob, watch)) == (404, "missing-link")


# Access by link


def test_a_second_device_plays_the_same_seat(server: Server) -> None:
    table, ada, bob = company(server)
    phone = server.person("Phone")
    let_in(ada, phone, table, "seat", "A")
    assert (seats(phone, table, "yours"), seats(bob, table, "yours")) == ("A", "BC")
    assert phone.state(table, "A") == ada.state(table, "A")
    now = phone.state(table, "turn")
    assert phone.move(table, "A", now["index"], now["offer"]["moves"][0]["move"]).status_code == 200
    assert ada.state(table)["index"] > now["index"]
    assert code(phone.post(f"/api/tables/{table}/links", {"kind": "seat", "seat": "A"})) == (403, "right-link")


def test_player_by_link_gets_turn_notices(server: Server) -> None:
    table, ada, _ = company(server)
    phone = server.person("Phone")
    let_in(ada, phone, table, "seat", "A")
    with phone.live() as line, ada.live() as own:
        line.ask("ping")
        own.ask("ping")
        assert ada.post(f"/api/tables/{table}/links", {"kind": "watch"}).status_code == 201
        let_in(ada, server.person(), table, "watch")
        assert line.heard("turn")["table"] == own.heard("turn")["table"] == table


def test_a_hand_link_shows_the_hand_and_moves_nothing(server: Server) -> None:
    table, ada, _ = company(server)
    friend = server.person("Friend")
    let_in(ada, friend, table, "hand", "A")
    assert (seats(friend, table, "yours"), seats(friend, table, "hand")) == ("", "A")
    assert hand(friend, table, "A") == hand(ada, table, "A")
    assert code(friend.get(f"/api/tables/{table}/state", seat="B")) == (403, "right-hand")
    now = ada.state(table, "A")
    move = now["offer"]["moves"][0]["move"]
    assert code(friend.move(table, "A", now["index"], move)) == (403, "right-seat")
    assert code(friend.post(f"/api/tables/{table}/undo", {"seat": "A", "at": now["index"]})) == (403, "right-seat")
    assert code(friend.post(f"/api/tables/{table}/why", {"seat": "A", "move": move})) == (403, "right-seat")
    assert code(friend.post(f"/api/tables/{table}/resign", {"seat": "A"})) == (403, "right-seat")


def test_a_watch_link_shows_the_table_and_no_hand(server: Server) -> None:
    table, ada, _ = company(server)
    watcher = server.person()
    let_in(ada, watcher, table, "watch")
    assert watcher.state(table)["seat"] is None
    for seat in "ABC":
        assert code(watcher.get(f"/api/tables/{table}/state", seat=seat)) == (403, "right-hand")
    assert watcher.state(table, "turn")["seat"] is None


@pytest.mark.parametrize(("kind", "seat"), [("watch", None), ("hand", "A"), ("seat", "A")])
def test_revoked_link_ends_access_at_once(server: Server, kind: str, seat: str | None) -> None:
    table, ada, _ = company(server)
    guest, late = server.person(), server.person()
    token = let_in(ada, guest, table, kind, seat)
    now = ada.state(table, "A")
    with guest.live() as line:
        line.ask("open", table=table, seat=seat)
        line.until("update")
        end(ada, table, kind, seat)
        assert line.until("closed")["table"] == table
        move = now["offer"]["moves"][0]["move"]
        assert line.ask("move", table=table, seat="A", at=now["index"], move=move)["problem"]["status"] == 404
        ada.play(table, 1)
        line.ask("ping")
        assert not [text for text in line.bytes[-1:] if '"update"' in text]
    assert guest.get(f"/api/tables/{table}").status_code == 404
    assert code(late.post("/api/links", {"token": token})) == (404, "missing-link")
    fresh = ada.post(f"/api/tables/{table}/links", {"kind": kind, "seat": seat}).json()["token"]
    assert fresh != token


def test_revoked_link_leaves_only_watching_at_a_listed_table(server: Server) -> None:
    table, ada, _ = company(server, private=False)
    phone = server.person()
    let_in(ada, phone, table, "seat", "A")
    with phone.live() as line:
        line.ask("open", table=table, seat="turn")
        assert line.until("update")["offer"]["seat"] == "A"
        end(ada, table, "seat", "A")
        after = line.until("update")
        assert (after["seat"], after["offer"]) == (None, None)
        assert not any(isinstance(player["hand"], list) for player in after["view"]["players"].values())


def test_revoking_the_invitation_keeps_seated_players(server: Server) -> None:
    ada, bob, carol = (server.person() for _ in range(3))
    table = ada.table("moo", start=False, listed=False)
    let_in(ada, bob, table, "join")
    let_in(ada, carol, table, "join")
    bob.post(f"/api/tables/{table}/join", {})
    end(ada, table, "join")
    assert bob.get(f"/api/tables/{table}").status_code == 200
    assert carol.get(f"/api/tables/{table}").status_code == 404


# The link of a free seat


def test_link_of_a_free_seat_works_for_the_first_person(server: Server) -> None:
    ada, bob, carol = (server.person() for _ in range(3))
    table = ada.table("moo", start=False, listed=False)
    token = let_in(ada, bob, table, "seat", "B")
    assert seats(bob, table, "yours") == "B"
    assert bob.post("/api/links", {"token": token}).status_code == 200
    for other in (carol, ada):
        assert code(other.post("/api/links", {"token": token})) == (409, "conflict-taken")
    assert "seat" not in [link["kind"] for link in ada.get(f"/api/tables/{table}/links").json()]


def test_the_link_of_a_free_seat_shows_no_hand_of_another_player(server: Server) -> None:
    ada, bob = server.person(), server.person()
    table = ada.table("moo", start=False, listed=True)
    token = ada.post(f"/api/tables/{table}/links", {"kind": "seat", "seat": "B"}).json()["token"]
    for seat in "BC":
        bob.post(f"/api/tables/{table}/join", {"seat": seat})
    assert code(ada.post("/api/links", {"token": token})) == (409, "conflict-taken")
    assert ada.post(f"/api/tables/{table}/start").status_code == 200
    assert code(ada.post("/api/links", {"token": token})) == (409, "conflict-taken")
    assert (seats(ada, table, "yours"), seats(ada, table, "hand")) == ("A", "A")


@pytest.mark.parametrize("how", ["leave", "free"])
def test_links_of_a_seat_are_revoked_when_its_holder_leaves(server: Server, how: str) -> None:
    ada, bob, carol, phone, friend = (server.person() for _ in range(5))
    table = ada.table("moo", start=False, listed=True)
    bob.post(f"/api/tables/{table}/join", {"seat": "B"})
    by_seat = let_in(bob, phone, table, "seat", "B")
    by_hand = let_in(bob, friend, table, "hand", "B")
    leaving = bob if how == "leave" else ada
    assert leaving.post(f"/api/tables/{table}/{how}", {"seat": "B"}).status_code in (200, 204)
    for seat in "BC":
        assert carol.post(f"/api/tables/{table}/join", {"seat": seat}).status_code == 200
    assert ada.post(f"/api/tables/{table}/start").status_code == 200
    for guest in (bob, phone, friend):
        assert (seats(guest, table, "yours"), seats(guest, table, "hand")) == ("", "")
    for token in (by_seat, by_hand):
        assert code(phone.post("/api/links", {"token": token})) == (404, "missing-link")


def test_links_of_a_seat_are_revoked_on_resignation(server: Server) -> None:
    table, ada, bob = company(server, private=False)
    phone, friend = server.person(), server.person()
    token = let_in(ada, phone, table, "seat", "A")
    let_in(ada, friend, table, "hand", "A")
    assert ada.post(f"/api/tables/{table}/resign", {"seat": "A"}).status_code == 200
    for guest in (ada, phone, friend):
        assert (seats(guest, table, "yours"), seats(guest, table, "hand")) == ("", "")
    assert code(bob.post("/api/links", {"token": token})) == (404, "missing-link")


def test_a_bots_seat_cannot_be_taken_by_a_link(server: Server) -> None:
    ada, bob = server.person(), server.person()
    table = ada.table("moo", start=False, listed=True)
    token = ada.post(f"/api/tables/{table}/links", {"kind": "seat", "seat": "B"}).json()["token"]
    ada.post(f"/api/tables/{table}/bot", {"seat": "B", "bot": "random"})
    assert code(bob.post("/api/links", {"token": token})) == (409, "conflict-taken")
    assert code(ada.post(f"/api/tables/{table}/links", {"kind": "hand", "seat": "B"})) == (403, "right-link")


# Several seats in one browser


def test_one_browser_plays_several_seats_each_with_its_own_hand(server: Server) -> None:
    ada = server.person()
    table = ada.table("mmm")
    turns = set()
    for step in range(12):
        now = ada.state(table, "turn")
        assert now["seat"] == now["turn"] == now["offer"]["seat"]
        turns.add(now["seat"])
        for seat in "ABC":
            view = ada.state(table, seat)["view"]["players"]
            assert [letter for letter in "ABC" if isinstance(view[letter]["hand"], list)] == [seat]
        other = next(letter for letter in "ABC" if letter != now["seat"])
        move = now["offer"]["moves"][step % len(now["offer"]["moves"])]["move"]
        answer = ada.move(table, other, now["index"], move)
        assert (answer.status_code, answer.json()["code"]) == (409, "turn-other")
        assert f"seat {other}" in answer.json()["message"]
        assert ada.move(table, now["seat"], now["index"], move).status_code == 200
    assert len(turns) > 1


def test_connection_following_turn_gets_the_view_of_the_seat_to_act(server: Server) -> None:
    ada = server.person()
    table = ada.table("mmm")
    with ada.live() as line:
        index = line.ask("open", table=table, seat="turn")["done"]["index"]
        for _ in range(6):
            now = line.heard("update", index=index)
            assert now["seat"] == now["turn"]
            assert isinstance(now["view"]["players"][now["seat"]]["hand"], list)
            move = now["offer"]["moves"][-1]["move"]
            index = line.ask("move", table=table, seat=now["seat"], at=index, move=move)["done"]["index"]
