"""Reference data: text panels, figures from turn to turn, and scoring."""

import random
from itertools import pairwise
from typing import Any

import httpx
import pytest

from ironmaster.core.contract import CHANCE
from ironmaster.core.elements import Element
from ironmaster.core.errors import IllegalMove
from ironmaster.core.match import Match
from ironmaster.core.registry import game
from ironmaster.core.rulebook import Departure, Ruling, rulebook
from ironmaster.core.transcript import advance
from ironmaster.server.web.error_responses import problem_of, reason
from ironmaster.server.web.routes.games import ruling_card
from ironmaster.server.wire import encoded
from ironmaster.server.wire_games import DepartureCard
from tests.server.helpers import company, let_in, played
from tests.server.running import Client, Server

GAME, SEATS = "brass", 3


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def sheet(who: Client, table: str, what: str, **params: Any) -> dict[str, Any]:
    answer = who.get(f"/api/tables/{table}/{what}", **params)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def bring(who: Client, match: Match) -> str:
    table: str = who.post("/api/records", {"record": str(match.saved)}).json()["id"]
    return table


def turns(match: Match) -> list[tuple[int, dict[str, list[int]]]]:
    """The figures of a match at every change of the seat to act or of the chapter, and at its end."""
    state, found, last = match.at(0).state, [], ("", CHANCE)
    for number, (actor, action) in enumerate(match.log, 1):
        advance(match, state, actor, action)
        now = (match.game.words.chapter(state, "en"), match.game.law.to_act(state))
        if now[1] != CHANCE and now != last:
            found.append((number, match.game.facts.figures(state)))
            last = now
    return found


def check_figures(found: dict[str, Any], match: Match) -> None:
    wanted = turns(match)
    assert found["index"] == [index for index, _ in wanted]
    assert [one["name"] for one in found["figures"]] == ["points", "income", "cash"]
    for one in found["figures"]:
        assert one["values"] == {
            letter: [figures[one["name"]][seat] for _, figures in wanted] for seat, letter in enumerate("ABC")
        }


def check_sums(found: dict[str, Any], scores: list[int]) -> None:
    assert [seat["total"] for seat in found["seats"]] == scores
    for seat in found["seats"]:
        assert seat["total"] == seat["start"] + sum(part["points"] for part in seat["parts"])
        for part in seat["parts"]:
            assert part["points"] == sum(line["points"] for line in part["lines"])


# Figures


def test_figures_of_a_finished_game_follow_every_turn(server: Server) -> None:
    match, ada = played(GAME, SEATS), server.person()
    found = sheet(ada, bring(ada, match), "figures")
    check_figures(found, match)
    assert found["index"][-1] == len(match)
    assert len(found["index"]) > 50
    assert [found["figures"][0]["values"][seat][-1] for seat in "ABC"] == match.scores()


@pytest.mark.parametrize(("lang", "first", "last"), [("en", "the deal", "End"), ("fr", "la donne", "Fin")])
def test_chapters_name_the_rounds_and_where_they_begin(server: Server, lang: str, first: str, last: str) -> None:
    match, ada = played(GAME, SEATS), server.person()
    chapters = sheet(ada, bring(ada, match), "figures", lang=lang)["chapters"]
    assert chapters[0]["index"] == 0 and chapters[0]["name"].endswith(first)
    assert chapters[-1]["index"] == len(match) and chapters[-1]["name"].startswith(last)
    assert len(chapters) == 2 * (1 + 10) + 1
    assert all(one["index"] < other["index"] for one, other in pairwise(chapters))
    for chapter in chapters[1:]:
        before, after = (match.game.words.chapter(match.at(chapter["index"] - back).state, lang) for back in (1, 0))
        assert before != after == chapter["name"]


def test_figures_have_labels_in_the_language_asked_for(server: Server) -> None:
    ada = server.person()
    table = ada.table("mmm")
    labels = {
        lang: [one["label"] for one in sheet(ada, table, "figures", lang=lang)["figures"]] for lang in ("en", "fr")
    }
    assert labels == {"en": ["Points", "Income", "Cash"], "fr": ["Points", "Revenu", "Argent"]}


def test_figures_grow_with_the_game_and_follow_undo(server: Server) -> None:
    """Requested after every move and undo, they equal those computed at once from the whole log."""
    ada = server.person()
    table = ada.table("mmm")
    dice, undone = random.Random(3), 0
    for step in range(40):
        now = ada.state(table, "turn")
        if now["offer"]["undo"] and dice.random() < 0.5:
            form = {"seat": now["seat"], "at": now["index"], "moves": now["offer"]["undo"]}
            assert ada.post(f"/api/tables/{table}/undo", form).status_code == 200
            undone += 1
        else:
            ada.play(table, 1, step)
        found = sheet(ada, table, "figures")
        assert sheet(ada, table, "figures") == found
        index = ada.state(table)["index"]
        assert all(0 < one < other for one, other in pairwise(found["index"])) and found["index"][-1] <= index
        for place, at in enumerate(found["index"]):
            players = ada.state(table, "", at=at)["view"]["players"] if place >= len(found["index"]) - 2 else {}
            for seat, player in players.items():
                values = {one["name"]: one["values"][seat][place] for one in found["figures"]}
                assert (values["cash"], values["points"]) == (player["cash"], player["points"])
    assert undone > 3


# Scoring


def test_every_point_of_a_finished_game_has_a_reason(server: Server) -> None:
    match, ada = played(GAME, SEATS), server.person()
    table = bring(ada, match)
    found = sheet(ada, table, "scoring")
    assert found["index"] == len(match)
    check_sums(found, match.scores())
    assert [seat["start"] for seat in found["seats"]] == [0, 0, 0]
    for seat in found["seats"]:
        assert [part["part"] for part in seat["parts"]] == [
            *("canal-links", "canal-tiles"),
            *("rail-links", "rail-tiles", "cash"),
        ]
        for part in seat["parts"]:
            kinds = {"cash": []}.get(part["part"], ["line" if "links" in part["part"] else "slot"])
            for line in part["lines"]:
                assert rulebook(GAME).clause(line["clause"])
                assert [element["kind"] for element in line["elements"]] == kinds
                assert all(element["name"] for element in line["elements"]) and line["text"]
        ends = {line["index"] for part in seat["parts"] for line in part["lines"]}
        assert max(ends) == len(match) and len(ends) <= 2


def test_scoring_uses_the_requested_language(server: Server) -> None:
    ada = server.person()
    table = bring(ada, played(GAME, SEATS))
    english, french = (sheet(ada, table, "scoring", lang=lang)["seats"][0] for lang in ("en", "fr"))
    assert [part["title"] for part in english["parts"]][:2] == ["Canals", "Tiles of the canal era"]
    assert [part["title"] for part in french["parts"]][:2] == ["Canaux", "Marqueurs de la période du canal"]
    assert english["parts"][-1]["lines"][0]["text"].endswith("1 point for each £10")
    assert french["parts"][-1]["lines"][0]["text"].endswith("1 point par tranche de 10\xa0£")


def test_scoring_is_empty_before_the_first_points(server: Server) -> None:
    ada = server.person()
    found = sheet(ada, ada.table("mmm"), "scoring")
    assert found["seats"] == [{"seat": seat, "total": 0, "start": 0, "parts": []} for seat in "ABC"]


def test_scoring_of_a_running_game(server: Server) -> None:
    ada = server.person()
    match = played(GAME, SEATS, moves=len([1 for actor, _ in played(GAME, SEATS).log if actor != CHANCE]) - 20)
    assert not match.over and any(match.scores())
    found = sheet(ada, bring(ada, match), "scoring")
    check_sums(found, match.scores())
    assert {part["part"] for seat in found["seats"] for part in seat["parts"]} == {"canal-links", "canal-tiles"}


def test_points_of_a_start_position_are_separate(server: Server) -> None:
    made = game(GAME, seats=SEATS)
    position = {"era": "rail", "pile": 0, "actions": 1, "players": {"A": {"points": 12, "hand": ["coal"], "cash": 40}}}
    match = Match(made, 1, position=made.views.position(made.views.load(position)))
    match.push("pass")
    assert match.over
    ada = server.person()
    found = sheet(ada, bring(ada, match), "scoring")
    check_sums(found, match.scores())
    assert [seat["start"] for seat in found["seats"]] == [12, 0, 0] and found["seats"][0]["total"] == 16


# Panels


def test_panels_show_a_reader_what_their_seat_may_see(server: Server) -> None:
    table, ada, bob = company(server)
    mine, nobody = sheet(ada, table, "panels", seat="A"), sheet(ada, table, "panels")
    assert (mine["seat"], nobody["seat"]) == ("A", None)
    assert mine["index"] == nobody["index"] == ada.state(table)["index"]
    hand = ada.state(table, "A")["view"]["players"]["A"]["hand"]
    titles = [[panel["title"] for panel in found["panels"]] for found in (mine, nobody)]
    assert "A’s hand" in titles[0] and not any("hand" in title for title in titles[1])
    shown = next(panel for panel in mine["panels"] if panel["title"] == "A’s hand")
    assert sum(len(row) for row in shown["rows"]) == len(hand)
    assert set(shown["rows"][0][0]) == {"text", "owner", "emphasis", "element"}
    assert sheet(bob, table, "panels", seat="turn")["seat"] == "B"
    assert sheet(bob, table, "panels", lang="fr")["panels"][1]["title"] == "Localisations"


def test_panels_equal_those_of_the_engine_now_and_in_the_past(server: Server) -> None:
    match, ada = played(GAME, SEATS, moves=30), server.person()
    table = bring(ada, match)
    for at in (None, 0, 20, len(match)):
        found = sheet(ada, table, "panels", seat="B", **({} if at is None else {"at": at}))
        past = match if at is None else match.at(at)
        wanted = match.game.facts.panels(past.view(1), "en")
        assert found["index"] == len(past)
        assert found["chapter"] == match.game.words.chapter(past.state, "en")
        figures = {one["name"]: list(one["values"].values()) for one in found["figures"]}
        assert figures == match.game.facts.figures(past.state)
        assert set(found["figures"][0]["values"]) == set("ABC"[:SEATS])
        assert [panel["title"] for panel in found["panels"]] == [panel.title for panel in wanted]
        cells = [[[tuple(cell.values()) for cell in row] for row in panel["rows"]] for panel in found["panels"]]
        assert cells == [[[tuple(cell) for cell in row] for row in panel.rows] for panel in wanted]
    assert code(ada.get(f"/api/tables/{table}/panels", at=10_000)) == (409, "history-at")


def test_panels_of_other_seats_are_forbidden(server: Server) -> None:
    table, ada, bob = company(server)
    guest = server.person()
    let_in(ada, guest, table, "hand", "A")
    assert code(bob.get(f"/api/tables/{table}/panels", seat="A")) == (403, "right-hand")
    assert code(bob.get(f"/api/tables/{table}/panels", seat="A", at=3)) == (403, "right-hand")
    assert sheet(guest, table, "panels", seat="A") == sheet(ada, table, "panels", seat="A")
    assert code(guest.get(f"/api/tables/{table}/panels", seat="B")) == (403, "right-hand")
    assert bob.get(f"/api/tables/{table}/panels", seat="H").status_code == 400


# Permissions


@pytest.mark.parametrize("what", ["panels", "figures", "scoring"])
def test_reference_data_is_public_at_listed_tables_only(server: Server, what: str) -> None:
    ada = server.person()
    private, _, bob = company(server)
    anybody = server.stranger()
    table = ada.table("mmm")
    assert sheet(anybody, table, what) == sheet(ada, table, what)
    assert sheet(bob, private, what)
    for stranger in (anybody, ada):
        assert code(stranger.get(f"/api/tables/{private}/{what}")) == (404, "missing-table")


@pytest.mark.parametrize("what", ["panels", "figures", "scoring"])
def test_reference_data_is_409_before_the_game(server: Server, what: str) -> None:
    ada = server.person()
    assert code(ada.get(f"/api/tables/{ada.table('mmm', start=False)}/{what}")) == (409, "conflict-waiting")


def test_figures_and_scoring_show_a_watcher_no_secrets(server: Server) -> None:
    """Whatever the hands: figures and scoring contain no card that is missing in a watcher's view."""
    table, ada, _ = company(server, private=False)
    ada.play(table, 1, seat="A")
    for what in ("figures", "scoring"):
        assert sheet(ada, table, what) == sheet(server.stranger(), table, what)


# Rules


@pytest.mark.parametrize(("lang", "title"), [("en", "Building"), ("fr", "Construction")])
def test_rules_are_grouped_in_sections(server: Server, lang: str, title: str) -> None:
    book = server.stranger().get("/api/games/brass/rules", lang=lang).json()
    titles = {section["id"]: section["title"] for section in book["sections"]}
    assert titles["build"] == title
    assert list(titles) == list(dict.fromkeys(clause["section"] for clause in book["clauses"]))
    assert all(clause["id"].startswith(f"brass.{clause['section']}.") for clause in book["clauses"])


def test_a_ruling_says_what_it_departs_from() -> None:
    book, said = rulebook("brass"), {"en": "It costs 3.", "fr": "Il coûte 3."}
    plain = Ruling("R1", "price", {"en": "Two.", "fr": "Deux."})
    assert ruling_card(book, plain, "fr").departure is None
    card = ruling_card(book, plain._replace(departure=Departure(("Rules: Tin",), said, {"en": "So."})), "fr")
    assert (card.text, card.departure) == (
        "Deux.",
        DepartureCard(text="Il coûte 3.", source=["Livret\u00a0: Tin"], reason="So."),
    )


# Refusals


def test_a_refusal_says_what_it_is_about() -> None:
    about = (Element("slot", "oldham/1"), Element("industry", "port"))
    refused = Match(game("brass", seats=3), seed=1).why("build port oldham/1 with oldham")
    refusal = refused[0]._replace(where=about)
    said = reason(refusal, "en")
    assert [(one.kind, one.id) for one in said.where] == [("slot", "oldham/1"), ("industry", "port")]
    problem = problem_of(IllegalMove("build port oldham/1 with oldham", [refusal]), "en")
    assert problem.refusals == [said] and b'"where":[{"kind":"slot","id":"oldham/1"}' in encoded(problem)
