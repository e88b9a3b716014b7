"""Bots at a table: their levels and their names."""

from typing import Any

import pytest

from ironmaster.bots.registry import LEVELS, substitute
from ironmaster.server.settings import Settings
from ironmaster.server.tables.bot_names import NAMES, new_name
from tests.server.helpers import sql
from tests.server.running import Client, Server


def seats_of(who: Client, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = who.get(f"/api/tables/{table}").json()["seats"]
    return found


def opened(who: Client, *bots: str, **more: Any) -> str:
    seats = [{"who": "me"}, *({"who": "bot", "bot": bot} for bot in bots)]
    answer = who.post("/api/tables", {"game": "brass", "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    found: str = answer.json()["id"]
    return found


def test_enough_bot_names_for_every_table() -> None:
    assert len(NAMES) == len(set(NAMES)) >= 24
    assert all(len(name) <= 64 for name in NAMES)
    assert new_name(NAMES[1:]) == NAMES[0]


def test_every_level_can_be_seated_and_gets_a_name(server: Server) -> None:
    ada = server.person("Ada")
    assert server.stranger().get("/api/about").json()["bots"][: len(LEVELS)] == list(LEVELS)
    table = opened(ada, *LEVELS[1:])
    seats = seats_of(ada, table)
    assert [seat["bot"] for seat in seats] == ["", *LEVELS[1:]]
    names = [seat["called"] for seat in seats]
    assert names[0] == "Ada" and len(set(names)) == 4 and set(names[1:]) <= set(NAMES)
    assert seats_of(server.stranger(), opened(ada, "random", "", listed=True))[2]["bot"] == substitute()


def test_bot_keeps_its_name_after_level_change_shuffle_and_rematch(server: Server) -> None:
    ada = server.person("Ada")
    table = opened(ada, "random", "apprentice", order="random")
    first = seats_of(ada, table)
    ada.post(f"/api/tables/{table}/bot", {"seat": "B", "bot": "master"})
    second = seats_of(ada, table)
    assert [seat["called"] for seat in second] == [seat["called"] for seat in first]
    assert second[1]["bot"] == "master"
    ada.post(f"/api/tables/{table}/bot", {"seat": "B", "bot": ""})
    assert seats_of(ada, table)[1]["called"] == "B"
    ada.post(f"/api/tables/{table}/bot", {"seat": "B", "bot": "random"})
    waiting = {seat["called"]: seat["bot"] for seat in seats_of(ada, table)}
    assert ada.post(f"/api/tables/{table}/start").status_code == 200
    playing = seats_of(ada, table)
    assert {seat["called"]: seat["bot"] for seat in playing} == waiting
    mine = next(seat["seat"] for seat in playing if seat["yours"])
    assert ada.post(f"/api/tables/{table}/resign", {"seat": mine}).status_code == 200
    again = ada.post(f"/api/tables/{table}/rematch").json()
    assert {seat["called"]: seat["bot"] for seat in again["seats"]} == waiting


def test_bot_without_stored_name_is_called_by_its_level(server: Server) -> None:
    ada = server.person("Ada")
    table = opened(ada, "random", "random", listed=True)
    sql(server, 'UPDATE seat SET alias = NULL WHERE "table" = :id', id=table)
    ada.post(f"/api/tables/{table}/free", {"seat": "A"})  # so that the server reloads the table
    called = [seat["called"] for seat in seats_of(ada, table)]
    assert called == ["A", "Random B", "Random C"]


def test_sentences_call_a_bot_by_its_name(server: Server) -> None:
    ada = server.person("Ada")
    table = opened(ada, "random", "random", order="chosen", listed=True)
    assert ada.post(f"/api/tables/{table}/start").status_code == 200
    names = {seat["seat"]: seat["called"] for seat in seats_of(ada, table)}
    ada.play(table, 3)
    ada.turn(table)
    moves = [one for one in ada.state(table, since=0)["events"] if one["kind"] == "move" and one["seat"] != "A"]
    assert moves and all(names[one["seat"]] in one["text"] for one in moves)


@pytest.mark.parametrize("bot", ["grandmaster", "run:true", "master:5", "master@/etc/passwd", "x" * 33, "\x00"])
def test_only_bots_that_are_listed_can_be_seated(server: Server, bot: str) -> None:
    ada = server.person()
    form = {"game": "brass", "seats": [{"who": "me"}, {"who": "bot", "bot": bot}, {}]}
    assert ada.post("/api/tables", form).status_code in (400, 422)
    table = opened(ada, "random", "random")
    assert ada.post(f"/api/tables/{table}/bot", {"seat": "B", "bot": bot}).status_code in (400, 422)


def test_thinking_time_is_capped_by_the_time_limit() -> None:
    assert Settings().thinking == 1.0
    assert Settings(master_seconds=8.0, bot_seconds=2.0).thinking == 2.0
