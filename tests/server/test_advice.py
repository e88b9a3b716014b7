"""Hints and analyses: permissions, content, and one analysis per game."""

import re
import time
from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest

from ironmaster.analysis.results import GRADES
from ironmaster.core.registry import names
from tests.server.helpers import column, let_in, played, soon, sql
from tests.server.running import Client, Server
from tests.server.test_moves import code


@pytest.fixture(scope="module")
def quick(start_server: Callable[..., Server]) -> Server:
    """A server with two workers, which must share the analyses; the browser tests use a single one."""
    return start_server("postgresql", workers=2)


def hint(who: Client, table: str, at: int, seat: str = "A", lang: str = "en") -> httpx.Response:
    return who.post(f"/api/tables/{table}/hint?lang={lang}", {"seat": seat, "at": at})


def brought(who: Client, seed: int = 1) -> str:
    """A short, finished game."""
    record = str(played("steam", 3, seed).saved)
    found: str = who.post("/api/records", {"record": record}).json()["id"]
    return found


def analysed(who: Client, table: str, lang: str = "en", seconds: float = 60) -> dict[str, Any]:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found: dict[str, Any] = who.get(f"/api/tables/{table}/analysis", lang=lang).json()
        if found["status"] != "working":
            return found
        time.sleep(0.1)
    raise AssertionError(f"not analysed: {found}")


# Hints


@pytest.mark.parametrize("game", names())
def test_hint_lists_best_moves_that_can_be_drafted(quick: Server, game: str) -> None:
    ada = quick.person("Ada")
    table = ada.table("mbb", game=game)
    now = ada.turn(table, "A")
    found = hint(ada, table, now["index"]).json()
    assert (found["at"], found["seat"]) == (now["index"], "A")
    assert 1 <= len(found["hints"]) <= 3
    offered = {choice["move"] for choice in now["offer"]["moves"]}
    for one in found["hints"]:
        assert one["moves"][0] in offered and one["text"] and one["error"] >= 0 and 0 <= one["share"] <= 1
        draft = ada.post(f"/api/tables/{table}/draft", {"seat": "A", "at": now["index"], "moves": one["moves"]})
        assert draft.status_code == 200 and draft.json()["complete"], draft.text
        assert " ".join(step["text"] for step in draft.json()["steps"]) == one["text"]
    assert ada.state(table, "A")["index"] == now["index"], "a hint moved"


def test_a_hint_is_cached_and_available_in_another_language(quick: Server) -> None:
    ada = quick.person("Ada")
    table = ada.table("mbb", game="steam")
    at = ada.turn(table, "A")["index"]
    first = hint(ada, table, at).json()
    french = hint(ada, table, at, lang="fr").json()
    if quick.settings["workers"] == 1:
        assert hint(ada, table, at).json() == first
        assert [one["moves"] for one in french["hints"]] == [one["moves"] for one in first["hints"]]
    assert french["hints"][0]["text"] != first["hints"][0]["text"]


def test_only_the_seat_to_act_gets_a_hint(quick: Server) -> None:
    ada, eve = quick.person("Ada"), quick.person("Eve")
    table = ada.table("mbb", game="steam")
    at = ada.turn(table, "A")["index"]
    assert code(hint(eve, table, at)) == (403, "right-seat")
    assert code(hint(ada, table, at, "B")) == (403, "right-seat")
    assert code(hint(ada, table, at - 1)) == (409, "stale-move")
    assert code(hint(ada, table, at + 1)) == (409, "stale-move")
    assert hint(quick.stranger(), table, at).status_code == 401
    phone = quick.person()
    let_in(ada, phone, table, "seat", "A")
    assert hint(phone, table, at).status_code == 200
    assert ada.post(f"/api/tables/{table}/resign", {"seat": "A"}).status_code == 200
    assert code(hint(ada, table, at + 2)) == (403, "right-seat") or hint(ada, table, at + 2).status_code == 409


def test_hints_are_refused_with_other_people_and_outside_a_game(quick: Server) -> None:
    ada, bob = quick.person("Ada"), quick.person("Bob")
    table = ada.table("mob", start=False)
    assert code(hint(ada, table, 0)) == (409, "conflict-waiting")
    bob.post(f"/api/tables/{table}/join", {"seat": "B"})
    assert ada.post(f"/api/tables/{table}/start").status_code == 200
    assert soon(lambda: bool(ada.state(table, "A")["offer"] or bob.state(table, "B")["offer"]))
    who, seat = (ada, "A") if ada.state(table, "A")["offer"] else (bob, "B")
    answer = hint(who, table, who.state(table, seat)["index"], seat, "fr")
    assert code(answer) == (403, "right-hint") and "robots" in answer.json()["message"]
    both = ada.table("mmb")
    now = ada.turn(both)
    assert code(hint(ada, both, now["index"], now["offer"]["seat"])) == (403, "right-hint")
    over = brought(ada)
    assert code(hint(ada, over, ada.state(over)["index"])) == (409, "conflict-ended")


@pytest.mark.parametrize(
    "body",
    [{}, {"seat": "A"}, {"seat": "Z", "at": 1}, {"seat": "A", "at": -1}, {"seat": "A", "at": "x"}, [], "x", None]
    + [{"seat": "A", "at": 1, "more": 1}, {"seat": "A", "at": 10**30}, {"seat": ["A"], "at": 1}],
)
def test_invalid_requests_are_refused(quick: Server, body: object) -> None:
    ada = quick.person()
    table = ada.table("mbb", game="steam")
    assert ada.post(f"/api/tables/{table}/hint", body).status_code == 400


def test_hints_and_analyses_are_rate_limited(start_server: Callable[..., Server]) -> None:
    server = start_server("sqlite", rates=0.1)
    ada = server.person("Ada")
    table = ada.table("mbb", game="steam")
    at = ada.turn(table, "A")["index"]
    assert [hint(ada, table, at).status_code for _ in range(3)] == [200, 200, 429]


def test_analysis_needs_bot_processes(start_server: Callable[..., Server]) -> None:
    server = start_server("sqlite", bot_processes=0)
    ada = server.person("Ada")
    table = brought(ada)
    assert code(ada.post(f"/api/tables/{table}/analysis")) == (409, "conflict-bots")
    assert ada.get(f"/api/tables/{table}/analysis").json()["status"] == "none"


# Analyses


def test_game_is_analysed_once_and_shown_in_each_language(quick: Server) -> None:
    ada = quick.person("Ada")
    table = brought(ada)
    assert ada.get(f"/api/tables/{table}/analysis").json()["status"] == "none"
    assert ada.get(f"/api/tables/{table}/analysis.html").status_code == 404
    begun = ada.post(f"/api/tables/{table}/analysis").json()
    assert begun["status"] == "working" and begun["seats"] == []
    found = analysed(ada, table)
    assert found["status"] == "done" and found["done"] == found["of"] > 10
    assert found["index"][0] >= 0 and found["index"] == sorted(set(found["index"]))
    assert found["index"][-1] == ada.state(table)["index"]
    for place in range(len(found["index"])):
        assert sum(one["chances"][place] for one in found["seats"]) == pytest.approx(1.0, abs=0.001)
    scores = ada.get(f"/api/tables/{table}").json()["scores"]
    assert {one["seat"]: one["forecast"][-1] for one in found["seats"]} == scores
    assert sum(one["decisions"] for one in found["seats"]) == found["of"]
    for moment in found["moments"]:
        assert moment["grade"] in GRADES and moment["loss"] > 0
        then = ada.state(table, at=moment["index"])
        assert then["turn"] == moment["seat"], "the index is not that of the decision"
    assert analysed(ada, table, "fr")["index"] == found["index"]
    assert ada.post(f"/api/tables/{table}/analysis").json() == found, "it was analysed again"
    assert column(quick, 'SELECT tries FROM analysis WHERE "table" = :id', id=table) == [1]


def test_repeated_requests_compute_one_analysis(quick: Server) -> None:
    ada = quick.person("Ada")
    tables = [brought(ada, seed) for seed in (2, 3)]
    for _ in range(3):
        assert all(ada.post(f"/api/tables/{table}/analysis").status_code == 200 for table in tables)
    assert [analysed(ada, table)["status"] for table in tables] == ["done", "done"]
    rows = [column(quick, 'SELECT tries FROM analysis WHERE "table" = :id', id=table) for table in tables]
    assert rows == [[1], [1]]


def test_undone_moves_do_not_shift_key_moments(quick: Server) -> None:
    ada = quick.person("Ada")
    table = ada.table("mmm")
    turns = set()
    for _ in range(12):
        now = ada.turn(table)
        seat = now["offer"]["seat"]
        done = ada.move(table, seat, now["index"], now["offer"]["moves"][0]["move"]).json()
        if ada.state(table, seat)["offer"]:
            undo = {"seat": seat, "at": done["index"], "moves": 1}
            assert ada.post(f"/api/tables/{table}/undo", undo).status_code == 200
            ada.move(table, seat, done["index"] + 1, now["offer"]["moves"][-1]["move"])
        turns.add(ada.state(table)["index"])
    for seat in "ABC":
        ada.post(f"/api/tables/{table}/resign", {"seat": seat})
    assert ada.get(f"/api/tables/{table}").json()["status"] == "abandoned"
    ada.post(f"/api/tables/{table}/analysis")
    found = analysed(ada, table)
    assert found["status"] == "done"
    assert "undo" in {one["kind"] for one in ada.get(f"/api/tables/{table}/events", limit=500).json()["events"]}
    assert len([index for index in found["index"] if index in turns]) > 3
    for moment in found["moments"]:
        assert ada.state(table, at=moment["index"])["turn"] == moment["seat"]


def test_analysis_is_visible_to_those_who_see_the_table(quick: Server) -> None:
    ada, eve, spectator = (quick.person(name) for name in ("Ada", "Eve", "Spectator"))
    table = ada.table("mmm", game="steam", listed=False)
    let_in(ada, spectator, table, "watch")
    for who in (ada, spectator):
        assert code(who.get(f"/api/tables/{table}/analysis")) == (409, "conflict-running")
        assert code(who.post(f"/api/tables/{table}/analysis")) == (409, "conflict-running")
    for seat in "ABC":
        ada.post(f"/api/tables/{table}/resign", {"seat": seat})
    assert spectator.post(f"/api/tables/{table}/analysis").status_code == 200
    assert analysed(spectator, table)["status"] == "done"
    for who in (eve, quick.stranger()):
        assert who.get(f"/api/tables/{table}/analysis").status_code == 404
        assert who.get(f"/api/tables/{table}/analysis.html").status_code == 404
    listed = ada.table("mmm", game="steam", start=False)
    assert code(ada.post(f"/api/tables/{listed}/analysis")) == (409, "conflict-running")


def test_analysis_download_is_self_contained_and_escaped(quick: Server) -> None:
    eve = quick.person("<script>alert(1)</script>")
    table = eve.table("mmm", game="steam")
    eve.play(table, 9)
    for seat in "ABC":
        eve.post(f"/api/tables/{table}/resign", {"seat": seat})
    eve.post(f"/api/tables/{table}/analysis")
    analysed(eve, table)
    answer = eve.get(f"/api/tables/{table}/analysis.html", lang="fr")
    assert answer.headers["content-type"].startswith("text/html")
    assert re.fullmatch(r'attachment; filename="steam-\w+\.html"', answer.headers["content-disposition"])
    assert "<script" not in answer.text and "&lt;script&gt;" in answer.text
    assert 'lang="fr"' in answer.text and "http://" not in answer.text.replace("http://www.w3.org", "")
    drawn = re.search(r"<svg.*?</svg>", answer.text, re.DOTALL)
    assert drawn is not None
    ElementTree.fromstring(drawn.group(0))


def test_analysis_of_a_dead_process_is_claimed_by_another(quick: Server) -> None:
    ada = quick.person("Ada")
    table = brought(ada, 4)
    gone = (
        'INSERT INTO analysis ("table", asked, claimed_until, tries, done, "of") VALUES (:id, 0, :until, :tries, 7, 9)'
    )
    sql(quick, gone, id=table, until=time.time() + 1, tries=1)
    assert ada.get(f"/api/tables/{table}/analysis").json() == {
        **ada.get(f"/api/tables/{brought(ada, 5)}/analysis").json(),
        "status": "working",
        "done": 7,
        "of": 9,
    }
    assert analysed(ada, table)["status"] == "done"
    hopeless = brought(ada, 6)
    sql(quick, gone, id=hopeless, until=time.time() - 1, tries=3)
    assert ada.get(f"/api/tables/{hopeless}/analysis").json()["status"] == "failed"


def test_bots_play_on_while_a_game_is_analysed(quick: Server) -> None:
    ada = quick.person("Ada")
    analyses = [brought(ada, seed) for seed in (7, 8, 9)]
    table = ada.table("mbb", game="steam")
    for one in analyses:
        ada.post(f"/api/tables/{one}/analysis")
    ada.play(table, 8)
    assert ada.get(f"/api/tables/{table}").json()["status"] in ("running", "finished")
    assert all(analysed(ada, one)["status"] == "done" for one in analyses)
