"""Boards: that of a table is visible to those who see the table, and boards of games are public."""

from typing import Any

import httpx
import pytest

from ironmaster.core.registry import game
from tests.server.helpers import company
from tests.server.running import Server

FIELDS = {"game", "title", "board", "name", "confidence", "note", "seats", "secrets", "menus", "fixtures", "translated"}


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_table_shows_its_board_before_and_after_it_starts(server: Server, lang: str) -> None:
    ada = server.person()
    table = ada.table("mmm", start=False, rules={"dm_bonus": "cash"})
    sheet = ada.get(f"/api/tables/{table}/board", lang=lang).json()
    assert set(sheet) == FIELDS
    assert (sheet["game"], sheet["board"], sheet["name"], sheet["seats"]) == ("brass", "lancashire", "Lancashire", 3)
    assert (sheet["title"], sheet["confidence"]) == ("Brass (2007)", "verified")
    assert [[one["id"] for one in menu] for menu in sheet["menus"]] == [
        ["build", "combine", "link", "develop", "sell", "loan", "pass"]
    ]
    assert sheet["note"].startswith({"en": "Read against", "fr": "Relu sur"}[lang])
    assert sheet["fixtures"] == game("brass", seats=3, rules={"dm_bonus": "cash"}).facts.fixtures(lang)
    assert sheet["menus"][0][0] == {"kind": "action", "id": "build", "name": {"en": "Build", "fr": "Construire"}[lang]}
    assert ada.post(f"/api/tables/{table}/start").status_code == 200
    assert server.stranger().get(f"/api/tables/{table}/board", lang=lang).json() == sheet


def test_board_of_a_private_table_is_404_for_others(server: Server) -> None:
    table, ada, bob = company(server)
    assert ada.get(f"/api/tables/{table}/board").json() == bob.get(f"/api/tables/{table}/board").json()
    assert code(server.stranger().get(f"/api/tables/{table}/board")) == (404, "missing-table")
    assert code(server.person().get(f"/api/tables/{table}/board")) == (404, "missing-table")


@pytest.mark.parametrize("seats", [3, 4, None])
def test_a_board_is_available_without_a_table(server: Server, seats: int | None) -> None:
    params: dict[str, Any] = {} if seats is None else {"seats": seats}
    sheet = server.stranger().get("/api/games/brass/boards/lancashire", **params).json()
    assert set(sheet) == FIELDS and sheet["seats"] == (seats or 4)
    assert sheet["fixtures"] == game("brass", seats=seats).facts.fixtures("en")


def test_unknown_games_and_boards_are_404(server: Server) -> None:
    anybody = server.stranger()
    assert code(anybody.get("/api/games/brass/boards/moon")) == (404, "missing-board")
    assert code(anybody.get("/api/games/chess/boards/lancashire")) == (404, "missing-game")
    assert code(anybody.get("/api/games/brass/boards/lancashire.toml")) == (404, "http-route")
    wrong = anybody.get("/api/games/brass/boards/lancashire", seats=7)
    assert code(wrong) == (422, "setup-seats") and wrong.json()["field"] == "seats"
    assert anybody.get("/api/games/brass/boards/lancashire", seats=0).status_code == 400
    assert anybody.get("/api/games/brass/boards/moon", lang="fr").json()["message"] == "Ce plateau n’existe pas."
