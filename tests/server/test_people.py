"""Guests, accounts, sessions and tokens: creating, changing and deleting them."""

from typing import Any

import pytest

from tests.server.helpers import (
    PASSWORD,
    account,
    column,
    company,
    connections,
    ended,
    let_in,
    soon,
    sql,
    unique,
    unread_connection,
)
from tests.server.running import Client, Server


def sign_in(server: Server, name: str, password: str = PASSWORD) -> Client:
    client = server.stranger()
    answer = client.post("/api/session", {"name": name, "password": password})
    assert answer.status_code == 201, answer.text
    client.me = answer.json()
    return client


def problem(answer: Any) -> tuple[int, str, str]:
    found = answer.json()
    return answer.status_code, found["code"], found["field"]


# Guests


def test_guest_can_play_at_once(server: Server) -> None:
    guest = server.person("Ada")
    assert (guest.me["name"], guest.me["kind"], guest.me["admin"]) == ("Ada", "guest", False)
    assert guest.get("/api/me").json() == guest.me
    assert guest.play(guest.table("mbb"))["seat"] == "A"


def test_a_guest_without_a_name_gets_one_in_their_language(server: Server) -> None:
    french = server.stranger()
    assert french.http.post("/api/guest?lang=fr", json={}).json()["name"].startswith("Invité ")
    assert server.person(" \u202e\x07 ").me["name"].startswith("Guest ")


def test_creating_a_guest_twice_creates_one(server: Server) -> None:
    guest = server.person("Ada")
    assert guest.post("/api/guest", {"name": "Bob"}).json() == guest.me


def test_two_guests_may_have_one_name(server: Server) -> None:
    assert server.person("Ada").me["id"] != server.person("Ada").me["id"]


def test_guest_becomes_account_and_keeps_seat_and_turn(server: Server) -> None:
    table, ada, bob = company(server)
    name = unique("Ada")
    made = ada.post("/api/account", {"name": name, "password": PASSWORD, "email": "ada@example.org"}).json()
    assert (made["id"], made["kind"], made["name"]) == (ada.me["id"], "account", name)
    assert [card["id"] for card in ada.get("/api/me/turns").json()["tables"]] == [table]
    assert ada.play(table, 1)["index"] > 0
    assert bob.get(f"/api/tables/{table}").json()["seats"][0]["name"] == name
    assert sign_in(server, name).state(table, "A")["seat"] == "A"


def test_connections_of_a_guest_close_when_they_create_an_account(server: Server) -> None:
    guest = server.person()
    with guest.live() as line:
        line.ask("ping")
        assert guest.post("/api/account", {"name": unique(), "password": PASSWORD}).status_code == 201
        assert ended(line)


def test_games_of_a_guest_move_to_the_account_at_sign_in(server: Server) -> None:
    table, ada, _ = company(server)
    owner = account(server)
    with ada.live() as line:
        line.ask("open", table=table, seat="A")
        assert ada.post("/api/session", {"name": owner.me["name"], "password": PASSWORD}).status_code == 201
        assert ended(line)
    assert ada.get("/api/me").json()["id"] == owner.me["id"]
    for client in (ada, owner):
        card = client.get(f"/api/tables/{table}").json()
        assert card["owner"] and [seat["yours"] for seat in card["seats"]] == [True, False, False]
        assert [one["id"] for one in client.get("/api/me/turns").json()["tables"]] == [table]
    assert owner.play(table, 1)["index"] > 0


def test_a_guest_signs_in_to_an_account_that_sits_at_the_same_table(server: Server) -> None:
    owner, guest = account(server, "Owner"), server.person("Guest")
    table = owner.table("moo", start=False)
    for seat in "BC":
        assert guest.post(f"/api/tables/{table}/join", {"seat": seat}).status_code == 200
    let_in(guest, owner, table, "hand", "B")
    let_in(owner, guest, table, "watch")
    let_in(owner, owner, table, "watch")
    assert guest.post(f"/api/tables/{table}/chat", {"text": "mine", "key": "1"}).status_code == 201
    assert guest.post("/api/session", {"name": owner.me["name"], "password": PASSWORD}).status_code == 201
    assert owner.post(f"/api/tables/{table}/start").status_code == 200
    assert [seat["yours"] for seat in owner.get(f"/api/tables/{table}").json()["seats"]] == [True] * 3
    assert owner.play(table, 2)["seat"]
    assert [line["yours"] for line in owner.get(f"/api/tables/{table}/chat").json()] == [True]


def test_session_of_a_guest_ends_at_sign_in(server: Server) -> None:
    guest, owner = server.person(), account(server)
    before = dict(guest.http.cookies)
    assert guest.post("/api/session", {"name": owner.me["name"], "password": PASSWORD}).status_code == 201
    old = server.stranger()
    old.http.cookies.update(before)
    assert old.get("/api/me").status_code == 401


def test_signing_in_again_ends_the_session_before(server: Server) -> None:
    one, other = account(server), account(server)
    before = dict(one.http.cookies)
    with one.live() as line:
        line.ask("ping")
        assert one.post("/api/session", {"name": other.me["name"], "password": PASSWORD}).status_code == 201
        assert ended(line)
    old = server.stranger()
    old.http.cookies.update(before)
    assert old.get("/api/me").status_code == 401


# Names and passwords


@pytest.mark.parametrize("change", [str.upper, str.lower, lambda name: "".join(f"{letter}\u200b" for letter in name)])
def test_names_of_accounts_are_unique_whatever_their_case(server: Server, change: Any) -> None:
    name = unique("Ada")
    server.account(name)
    client = server.stranger()
    answer = client.post("/api/account", {"name": change(name), "password": PASSWORD})
    assert problem(answer)[:2] == (409, "conflict-name")
    assert client.get("/api/me").status_code == 401


def test_names_of_accounts_are_unique_whatever_their_width(server: Server) -> None:
    one = account(server, "Ada")
    wide = "".join(chr(ord(letter) + 0xFEE0) if "!" <= letter <= "~" else letter for letter in one.me["name"])
    other = account(server, "Bob")
    assert problem(other.patch("/api/me", {"name": wide}))[:2] == (409, "conflict-name")
    assert other.get("/api/me").json()["name"] == other.me["name"]


def test_sign_in_ignores_the_case_of_the_name(server: Server) -> None:
    one = account(server, "Ada")
    assert sign_in(server, one.me["name"].upper()).me["id"] == one.me["id"]


@pytest.mark.parametrize(
    ("form", "field"),
    [
        ({"name": "", "password": PASSWORD}, "name"),
        ({"name": "\u202e", "password": PASSWORD}, "name"),
        ({"name": "x" * 33, "password": PASSWORD}, "name"),
        ({"name": "\ufdfa" * 32, "password": PASSWORD}, "name"),
        ({"name": "Ada", "password": "1234567"}, "password"),
        ({"name": "Ada", "password": "x" * 201}, "password"),
        ({"name": "Ada", "password": PASSWORD, "email": "nowhere"}, "email"),
        ({"name": "Ada", "password": PASSWORD, "email": "a b@example.org"}, "email"),
        ({"name": "x" * 201, "password": PASSWORD}, ""),
        ({"name": "Ada", "password": PASSWORD, "admin": True}, ""),
        ({"name": "Ada"}, ""),
    ],
)
def test_an_account_needs_a_name_and_a_long_password(server: Server, form: dict[str, str], field: str) -> None:
    client = server.stranger()
    answer = client.post("/api/account", form)
    assert answer.status_code == 400
    assert field in answer.json()["field"]
    assert "set-cookie" not in answer.headers


def test_wrong_password_and_wrong_name_get_the_same_response(server: Server) -> None:
    one, client = account(server), server.stranger()
    wrong = client.post("/api/session", {"name": one.me["name"], "password": "wrong horse"})
    nobody = client.post("/api/session", {"name": unique(), "password": PASSWORD})
    empty = client.post("/api/session", {"name": "", "password": ""})
    assert wrong.status_code == 401
    assert wrong.json() == nobody.json() == empty.json()
    assert not client.http.cookies


def test_a_guest_cannot_be_signed_in_to(server: Server) -> None:
    name = unique("Guest")
    server.person(name)
    client = server.stranger()
    assert client.post("/api/session", {"name": name, "password": ""}).status_code == 401


def test_new_password_needs_the_old_one(server: Server) -> None:
    one = account(server)
    for old in ("", "wrong horse"):
        answer = one.patch("/api/me", {"password": "another horse", "old_password": old})
        assert problem(answer)[:2] == (401, "sign-password")
    assert problem(one.patch("/api/me", {"password": "short", "old_password": PASSWORD})) == (
        400,
        "request-length",
        "password",
    )
    assert sign_in(server, one.me["name"])


def test_a_new_password_ends_all_other_sessions_and_their_connections(server: Server) -> None:
    here = account(server)
    there = sign_in(server, here.me["name"])
    token = here.post("/api/me/tokens", {"name": "bot", "scopes": ["read"]}).json()["token"]
    with here.live() as kept, there.live() as lost, Client(server, token).live() as program:
        for line in (kept, lost, program):
            line.ask("ping")
        form = {"password": "another horse", "old_password": PASSWORD}
        assert here.patch("/api/me", form).status_code == 200
        assert ended(lost)
        assert kept.ask("ping")["done"] and program.ask("ping")["done"]
    assert here.get("/api/me").status_code == 200
    assert there.get("/api/me").status_code == 401
    client = server.stranger()
    assert client.post("/api/session", {"name": here.me["name"], "password": PASSWORD}).status_code == 401
    assert sign_in(server, here.me["name"], "another horse")


def test_a_guest_has_no_password_to_change(server: Server) -> None:
    guest = server.person()
    assert problem(guest.patch("/api/me", {"password": PASSWORD}))[:2] == (409, "conflict-guest")


def test_only_given_fields_change(server: Server) -> None:
    one = account(server)
    changed = one.patch("/api/me", {"lang": "fr", "email": "ada@example.org"}).json()
    assert changed == {**one.me, "lang": "fr", "email": "ada@example.org"} == one.get("/api/me").json()
    assert problem(one.patch("/api/me", {"lang": "xx"})) == (400, "request-language", "lang")
    assert problem(one.patch("/api/me", {"email": "x"})) == (400, "request-email", "email")
    assert one.patch("/api/me", {"admin": True}).status_code == 400


def test_new_name_is_shown_at_every_table(server: Server) -> None:
    table, ada, bob = company(server)
    assert ada.patch("/api/me", {"name": "Countess"}).status_code == 200
    assert bob.get(f"/api/tables/{table}").json()["seats"][0]["name"] == "Countess"


# Sessions


def test_signing_out_ends_the_session_and_its_connections_and_no_other(server: Server) -> None:
    here = account(server)
    there = sign_in(server, here.me["name"])
    cookies = dict(here.http.cookies)
    with here.live() as lost, there.live() as kept:
        lost.ask("ping")
        kept.ask("ping")
        answer = here.delete("/api/session")
        assert answer.status_code == 204
        assert "max-age=0" in answer.headers["set-cookie"].lower()
        assert ended(lost)
        assert kept.ask("ping")["done"]
    here.http.cookies.update(cookies)
    assert here.get("/api/me").status_code == 401
    assert there.get("/api/me").status_code == 200


def test_connection_that_does_not_read_is_closed_too(server: Server) -> None:
    guest = server.person()
    table = guest.table("mmm")
    assert soon(lambda: connections(server) == 0)
    with unread_connection(guest, table):
        assert soon(lambda: connections(server) == 1)
        assert guest.delete("/api/session").status_code == 204
        assert soon(lambda: connections(server) == 0)


def test_expired_session_is_treated_as_visitor(server: Server) -> None:
    guest = server.person()
    with guest.live() as line:
        line.ask("ping")
        sql(server, "UPDATE session SET expires = 1 WHERE person = :id", id=guest.me["id"])
        assert guest.get("/api/me").status_code == 401
        assert ended(line)


def test_used_session_is_extended(server: Server) -> None:
    guest = server.person()
    assert "set-cookie" not in guest.get("/api/tables").headers
    sql(server, "UPDATE person SET seen = 1 WHERE id = :id", id=guest.me["id"])
    sql(server, "UPDATE session SET expires = expires - 86400 WHERE person = :id", id=guest.me["id"])
    before = column(server, "SELECT expires FROM session WHERE person = :id", id=guest.me["id"])[0]
    cookie = guest.get("/api/me").headers["set-cookie"]
    assert "max-age=" in cookie.lower() and "max-age=0" not in cookie.lower()
    assert column(server, "SELECT expires FROM session WHERE person = :id", id=guest.me["id"])[0] > before + 86000
    assert guest.get("/api/me").status_code == 200


def test_session_is_200_for_everybody(server: Server) -> None:
    stranger, guest = server.stranger(), server.person("Ada")
    answer = stranger.get("/api/session")
    assert (answer.status_code, answer.json()) == (200, {"me": None}) and "set-cookie" not in answer.headers
    assert stranger.get("/api/me").status_code == 401
    answer = guest.get("/api/session")
    assert answer.json() == {"me": guest.me} and "max-age=" in answer.headers["set-cookie"].lower()
    guest.http.cookies.clear()
    guest.http.cookies.set("ironmaster", "stale")
    assert guest.get("/api/session").json() == {"me": None}
    assert Client(server, "im_wrong").get("/api/session").status_code == 401


def test_cookie_is_http_only_and_same_site(server: Server) -> None:
    client = server.stranger()
    cookie = client.post("/api/guest", {}).headers["set-cookie"]
    name, _, rest = cookie.partition("=")
    fields = {part.strip().lower() for part in rest.split(";")[1:]}
    assert name == "ironmaster"
    assert {"httponly", "samesite=lax", "path=/"} <= fields
    assert "secure" not in fields and not any(field.startswith("domain") for field in fields)
    token = rest.partition(";")[0]
    assert not column(server, "SELECT hash FROM session WHERE hash = :token", token=token)
