"""API tokens, data export, and deleting an account."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.conftest import BACKENDS
from tests.server.helpers import PASSWORD, account, column, company, ended, sql, unique
from tests.server.running import Client, Server

# Tokens


def test_a_token_is_shown_once(server: Server) -> None:
    one = account(server)
    made = one.post("/api/me/tokens", {"name": "bot", "scopes": ["play", "read", "read"], "days": 3}).json()
    assert made["scopes"] == ["play", "read"] and made["token"].startswith("im_")
    shown = one.get("/api/me/tokens")
    assert shown.json() == [{**made, "token": ""}]
    assert made["token"] not in shown.text + one.get("/api/me/export").text
    assert not column(server, "SELECT hash FROM api_token WHERE hash = :token", token=made["token"])


@pytest.mark.parametrize(
    "form",
    [
        {"name": "x", "scopes": []},
        {"name": "x", "scopes": ["all"]},
        {"name": "x", "scopes": ["read"], "days": 0},
        {"name": "x", "scopes": ["read"], "days": 3651},
        {"name": "", "scopes": ["read"]},
    ],
)
def test_a_token_needs_a_name_scopes_and_an_end(server: Server, form: dict[str, Any]) -> None:
    one = account(server)
    assert one.post("/api/me/tokens", form).status_code == 400
    assert one.get("/api/me/tokens").json() == []


def test_number_of_tokens_is_limited(server: Server) -> None:
    one = account(server)
    made = [one.post("/api/me/tokens", {"name": "x", "scopes": ["read"]}).status_code for _ in range(21)]
    assert made == [201] * 20 + [409]


def test_revoking_a_token_closes_its_connections(server: Server) -> None:
    one = account(server)
    tokens = [one.post("/api/me/tokens", {"name": "x", "scopes": ["read"]}).json() for _ in range(2)]
    lost, kept = (Client(server, token["token"]) for token in tokens)
    with lost.live() as ending, kept.live() as staying, one.live() as browser:
        for line in (ending, staying, browser):
            line.ask("ping")
        assert one.delete(f"/api/me/tokens/{tokens[0]['id']}").status_code == 204
        assert ended(ending)
        assert staying.ask("ping")["done"] and browser.ask("ping")["done"]
    assert (lost.get("/api/me").status_code, kept.get("/api/me").status_code) == (401, 200)
    assert one.delete(f"/api/me/tokens/{tokens[0]['id']}").status_code == 404


def test_connection_closes_when_its_token_expires(server: Server) -> None:
    one = account(server)
    token = one.post("/api/me/tokens", {"name": "x", "scopes": ["read"]}).json()
    with Client(server, token["token"]).live() as line:
        line.ask("ping")
        sql(server, "UPDATE api_token SET expires = 1 WHERE id = :id", id=token["id"])
        assert ended(line)


# Data export and deletion


def test_export_has_own_data_and_no_secrets(server: Server) -> None:
    one = account(server)
    table, ada, guest = company(server, title="Ours")
    ada.post("/api/session", {"name": one.me["name"], "password": PASSWORD})
    one.post(f"/api/tables/{table}/chat", {"text": "my words"})
    guest.post(f"/api/tables/{table}/chat", {"text": "other words"})
    one.play(table, 1)
    link = one.post(f"/api/tables/{table}/links", {"kind": "seat", "seat": "A"}).json()["token"]
    one.post("/api/me/tokens", {"name": "bot", "scopes": ["read"]})
    answer = one.get("/api/me/export")
    found = answer.json()
    assert found["person"]["name"] == one.me["name"]
    assert found["tables"] == [{"id": table, "title": "Ours"}]
    assert found["seats"] == [{"table": table, "seat": 0}]
    assert [line["text"] for line in found["chat"]] == ["my words"]
    assert [token["name"] for token in found["tokens"]] == ["bot"]
    assert len(found["moves"]) == 1 and {move["table"] for move in found["moves"]} == {table}
    assert len(found["sessions"]) == 2
    secrets = [link]
    for query in (
        "SELECT password FROM person WHERE id = :me",
        "SELECT hash FROM session WHERE person = :me",
        "SELECT hash FROM api_token WHERE person = :me",
    ):
        secrets += column(server, query, me=one.me["id"])
    secrets += column(server, "SELECT seed FROM game_table WHERE id = :id", id=table)
    assert len(secrets) == 6
    assert not [secret for secret in secrets if secret in answer.text]
    assert guest.me["id"] not in answer.text and "other words" not in answer.text


def test_deleted_person_disappears_and_their_game_continues(server: Server) -> None:
    table, ada, bob = company(server)
    waiting = ada.table("moo", start=False)
    alone = ada.table("moo", start=False)
    assert bob.post(f"/api/tables/{waiting}/join", {}).status_code == 200
    name = unique("Ada")
    ada.post("/api/account", {"name": name, "password": PASSWORD, "email": "ada@example.org"})
    ada.post(f"/api/tables/{table}/chat", {"text": "my words"})
    with ada.live() as line:
        line.ask("ping")
        assert ada.post("/api/me/delete", {"password": "wrong horse"}).status_code == 401
        assert ada.post("/api/me/delete", {}).status_code == 401
        assert ada.post("/api/me/delete", {"password": PASSWORD}).status_code == 204
        assert ended(line)
    assert ada.get("/api/me").status_code == 401
    card = bob.get(f"/api/tables/{table}").json()
    assert card["status"] == "running"
    assert (card["seats"][0]["name"], card["seats"][0]["bot"], card["seats"][0]["resigned"]) == (
        "(deleted)",
        "journeyman",
        True,
    )
    assert bob.get(f"/api/tables/{table}/chat").json() == []
    assert name not in json.dumps([card, bob.get("/api/me/tables").json(), bob.state(table)])
    assert bob.get(f"/api/tables/{waiting}").json()["owner"]
    assert bob.get(f"/api/tables/{alone}").status_code == 404
    assert bob.turn(table)["offer"]
    rows = sql(server, "SELECT kind, name, name_key, password, email FROM person WHERE id = :id", id=ada.me["id"])
    assert [tuple(row) for row in rows] == [("gone", "(deleted)", None, None, None)]
    client = server.stranger()
    assert client.post("/api/session", {"name": name, "password": PASSWORD}).status_code == 401
    assert client.post("/api/account", {"name": name, "password": PASSWORD}).status_code == 201


def test_guest_is_deleted_without_password(server: Server) -> None:
    guest = server.person()
    table = guest.table("mbb")
    assert guest.post("/api/me/delete", {}).status_code == 204
    assert column(server, "SELECT status FROM game_table WHERE id = :id", id=table) == ["abandoned"]


def test_admin_deletes_a_person(server: Server) -> None:
    boss, guest = account(server, "Admin", admin=True), server.person()
    with guest.live() as line:
        line.ask("ping")
        assert boss.post(f"/api/admin/people/{guest.me['id']}/delete").status_code == 204
        assert ended(line)
    assert boss.post(f"/api/admin/people/{guest.me['id']}/delete").status_code == 404
    assert guest.get("/api/me").status_code == 401


@pytest.mark.parametrize("kind", BACKENDS)
def test_person_at_an_unreadable_game_can_be_deleted(kind: str, start_server: Callable[..., Server]) -> None:
    server = start_server(kind)
    table, ada, bob = company(server)
    server.stop()
    sql(server, "UPDATE game_table SET ruleset = 99 WHERE id = :id", id=table)
    server.start()
    assert bob.get(f"/api/tables/{table}/state").status_code == 409
    assert ada.post("/api/me/delete", {}).status_code == 204
    assert ada.get("/api/me").status_code == 401
    assert column(server, "SELECT kind FROM person WHERE id = :id", id=ada.me["id"]) == ["gone"]
    server.stop()
