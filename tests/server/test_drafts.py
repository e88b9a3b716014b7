"""Drafts, several moves at once, and explanations, over HTTP and over live connections."""

from typing import Any

import httpx
import pytest

from ironmaster.core.rulebook import rulebook
from tests.server.helpers import column, company, sql
from tests.server.running import Client, Server
from tests.server.test_moves import at_once, code, illegal, moves_made


def draft(who: Client, table: str, at: int, *moves: str, seat: str = "A", lang: str = "en") -> httpx.Response:
    return who.post(f"/api/tables/{table}/draft?lang={lang}", {"seat": seat, "at": at, "moves": list(moves)})


def make(who: Client, table: str, at: int, *moves: str, seat: str = "A") -> httpx.Response:
    return who.post(f"/api/tables/{table}/moves", {"seat": seat, "at": at, "move": moves[0], "then": list(moves[1:])})


def why(who: Client, table: str, *elements: tuple[str, str], lang: str = "en", **more: Any) -> httpx.Response:
    form = {"seat": "A", "elements": [{"kind": kind, "id": word} for kind, word in elements], **more}
    return who.post(f"/api/tables/{table}/why?lang={lang}", form)


def stored(server: Server, table: str) -> Any:
    """Everything that is stored about a table."""
    rows = sql(server, 'SELECT number, kind, actor, text, digest FROM entry WHERE "table" = :id ORDER BY 1', id=table)
    return [tuple(row) for row in rows], tuple(sql(server, "SELECT * FROM game_table WHERE id = :id", id=table)[0])


def loan(who: Client, table: str) -> tuple[int, list[str]]:
    """The index, and a loan with each card that can pay for it."""
    now = who.state(table, "A")
    found = draft(who, table, now["index"], "loan 10").json()
    return now["index"], [choice["move"] for choice in found["offer"]["moves"]]


# Drafts


def test_draft_previews_decisions_and_stores_nothing(server: Server) -> None:
    table, ada, _ = company(server)
    now, before = ada.state(table, "A"), stored(server, table)
    first = draft(ada, table, now["index"]).json()
    assert first["offer"] == now["offer"] and first["view"] == now["view"]
    assert (first["moves"], first["steps"], first["effects"]) == ([], [], [])
    assert (first["complete"], first["chance"]) == (False, False)
    second = draft(ada, table, now["index"], " LOAN 10 ").json()
    assert second["moves"] == ["loan 10"] and second["at"] == now["index"]
    assert second["steps"] == [
        {
            "move": "loan 10",
            "text": "Ada takes a loan of £10.",
            "elements": [
                {"kind": "action", "id": "loan", "name": "Take a loan"},
                {"kind": "sum", "id": "10", "name": "£10"},
            ],
        }
    ]
    assert second["offer"]["unfinished"] and second["offer"]["prompt"] == "Which card do you discard?"
    assert (second["offer"]["undo"], second["offer"]["back"]) == (0, 0)
    last = draft(ada, table, now["index"], "loan 10", second["offer"]["moves"][0]["move"]).json()
    assert last["complete"] and last["offer"] is None
    assert [(one["kind"], one["before"], one["after"], one["tone"]) for one in last["effects"][:2]] == [
        ("cash", "£30", "£40", "gain"),
        ("income", "0", "−1", "loss"),
    ]
    assert last["view"]["players"]["A"]["cash"] == 40 and last["view"]["turn"] != "A"
    assert stored(server, table) == before
    assert ada.state(table, "A") == now


def test_a_draft_is_the_same_over_a_live_connection_and_in_another_language(server: Server) -> None:
    table, ada, _ = company(server)
    at, cards = loan(ada, table)
    french = draft(ada, table, at, "loan 10", cards[0], lang="fr").json()
    assert french["steps"][0]["text"] == "Ada contracte un emprunt de 10\xa0£."
    assert french["effects"][0]["after"] == "40\xa0£"
    with ada.live("fr") as line:
        line.ask("open", table=table, seat="A")
        asked = {"table": table, "seat": "A", "at": at, "moves": ["loan 10", cards[0]]}
        assert line.ask("draft", **asked)["done"] == french
        assert line.ask("draft", **{**asked, "at": at + 1})["problem"]["code"] == "stale-move"


def test_drafts_are_refused_as_moves_are(server: Server) -> None:
    table, ada, bob = company(server)
    now = ada.state(table, "A")
    index, before = now["index"], stored(server, table)
    assert code(draft(bob, table, index)) == (403, "right-seat")
    assert code(draft(bob, table, index, seat="B")) == (409, "turn-other")
    assert code(draft(ada, table, index - 1)) == (409, "stale-move")
    assert draft(ada, table, index + 5).json()["index"] == index
    refused = draft(ada, table, index, illegal(now))
    assert code(refused) == (422, "illegal-move") and refused.json()["refusals"]
    assert code(draft(ada, table, index, "loan 10", "loan 10"))[1] == "illegal-move"
    assert draft(ada, table, index, "no such words").json()["code"].startswith("parse-")
    assert code(draft(ada, table, index, *["pass"] * 31))[0] == 400
    assert stored(server, table) == before


def test_draft_ends_before_another_seat(server: Server) -> None:
    table, ada, _ = company(server)
    at, cards = loan(ada, table)
    for moves in (("loan 10", cards[0], "pass"), ("loan 10", cards[0], "nonsense")):
        assert code(draft(ada, table, at, *moves)) == (409, "turn-ahead")
    assert code(make(ada, table, at, "loan 10", cards[0], "pass")) == (409, "turn-ahead")
    assert ada.state(table)["index"] == at


def test_draft_ends_before_chance(server: Server) -> None:
    """The last action of a round: a draft does not draw the cards that follow."""
    ada = server.person("Ada")
    table = ada.table("mmm")
    for _ in range(2):
        now = ada.state(table, "turn")
        found = draft(ada, table, now["index"], "pass", seat=now["turn"]).json()
        card = found["offer"]["moves"][0]["move"]
        assert make(ada, table, now["index"], "pass", card, seat=now["turn"]).status_code == 200
    now = ada.state(table, "turn")
    card = draft(ada, table, now["index"], "pass", seat=now["turn"]).json()["offer"]["moves"][0]["move"]
    last = draft(ada, table, now["index"], "pass", card, seat=now["turn"]).json()
    assert (last["complete"], last["chance"], last["view"]["phase"]) == (True, True, "draw")
    assert len(last["view"]["players"][now["turn"]]["hand"]) == 7
    assert ada.state(table)["index"] == now["index"]
    done = make(ada, table, now["index"], "pass", card, seat=now["turn"]).json()
    assert done["index"] == now["index"] + 2 + 3


# Several moves at once


def test_several_moves_are_made_at_once_and_only_once(server: Server) -> None:
    table, ada, _ = company(server)
    at, cards = loan(ada, table)
    drafted = draft(ada, table, at, "loan 10", cards[0]).json()
    first = make(ada, table, at, "loan 10", cards[0]).json()
    assert first == {"index": at + 2, "repeated": False}
    assert ada.state(table, "A")["view"] == drafted["view"]
    assert moves_made(server, table) == ["loan 10", cards[0]]
    with ada.live() as line:
        asked = {"table": table, "seat": "A", "at": at, "move": "loan 10"}
        for again in (
            make(ada, table, at, "loan 10", cards[0]).json(),
            make(ada, table, at, "LOAN 10", f" {cards[0]} ").json(),
            line.ask("move", **asked, then=[cards[0]])["done"],
        ):
            assert again == {"index": at + 2, "repeated": True}
        assert line.ask("move", **asked, then=[cards[1]])["problem"]["code"] == "stale-move"
        assert line.ask("move", **asked, then=[cards[0], "pass"])["problem"]["code"] == "stale-move"
    assert ada.state(table)["index"] == at + 2


def test_all_moves_are_made_or_none(server: Server) -> None:
    table, ada, _ = company(server)
    at, cards = loan(ada, table)
    before = stored(server, table)
    refused = make(ada, table, at, "loan 10", "stop")
    assert code(refused) == (422, "illegal-move") and refused.json()["refusals"]
    assert make(ada, table, at, "loan 10", "nonsense").status_code == 422
    assert code(make(ada, table, at, "loan 10", cards[0], cards[0])) == (409, "turn-ahead")
    assert code(make(ada, table, at, "loan 10", *[cards[0]] * 31))[0] == 400
    assert stored(server, table) == before


def test_the_same_moves_from_many_threads_are_made_once(server: Server) -> None:
    table, ada, _ = company(server)
    at, cards = loan(ada, table)
    answers = at_once(*[lambda: make(ada, table, at, "loan 10", cards[0]).json() for _ in range(12)])
    assert {answer["index"] for answer in answers} == {at + 2}
    assert [answer["repeated"] for answer in answers].count(False) == 1
    assert moves_made(server, table) == ["loan 10", cards[0]]


def test_one_of_several_concurrent_move_lists_is_made(server: Server) -> None:
    table, ada, _ = company(server)
    at, cards = loan(ada, table)
    lists = [("loan 10", card) for card in cards[:4]] + [("loan 20", card) for card in cards[:4]]
    answers = at_once(*[lambda one=one: make(ada, table, at, *one) for one in lists])
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
    assert len(moves_made(server, table)) == 2


def test_moves_made_at_once_give_one_event_each(server: Server) -> None:
    table, ada, bob = company(server)
    at, cards = loan(ada, table)
    with ada.live() as line, bob.live() as other:
        for one in (line, other):
            one.ask("open", table=table, seat="turn", since=at)
        line.ask("move", table=table, seat="A", at=at, move="loan 10", then=[cards[0]])
        for one in (line, other):
            told = one.heard("update", index=at + 2)
            assert [event["move"] for event in told["events"]] == ["loan 10", cards[0]]
    counted = column(server, 'SELECT count(*) FROM entry WHERE "table" = :id', id=table)
    assert counted == [at + 2]


# Offers and events


def test_an_offer_contains_the_latest_action(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.table("mmm")
    while True:
        now = ada.state(table, "turn")
        assert now["offer"]["back"] <= now["offer"]["undo"]
        if now["view"]["round"] > 1:
            break
        card = draft(ada, table, now["index"], "pass", seat=now["turn"]).json()["offer"]["moves"][0]["move"]
        make(ada, table, now["index"], "pass", card, seat=now["turn"])
    seat, at = now["turn"], now["index"]
    card = draft(ada, table, at, "pass", seat=seat).json()["offer"]["moves"][0]["move"]
    ada.move(table, seat, at, "pass")
    begun = ada.state(table, seat)["offer"]
    assert (begun["undo"], begun["back"], begun["unfinished"]) == (1, 1, True)
    ada.move(table, seat, at + 1, card)
    done = ada.state(table, seat)["offer"]
    assert (done["undo"], done["back"], done["unfinished"]) == (2, 2, False)
    ada.move(table, seat, at + 2, "loan 10")
    again = ada.state(table, seat)["offer"]
    assert (again["undo"], again["back"], again["unfinished"]) == (3, 1, True)
    form = {"seat": seat, "at": at + 3, "moves": again["back"]}
    assert ada.post(f"/api/tables/{table}/undo", form).status_code == 200
    assert ada.state(table, seat)["offer"]["moves"] == done["moves"]


def test_an_offer_has_questions_for_its_elements(server: Server) -> None:
    table, ada, _ = company(server)
    for lang, question in (("en", "Which industry?"), ("fr", "Quelle entreprise\xa0?")):
        offer = ada.state(table, "A", lang=lang)["offer"]
        assert offer["questions"]["industry"] == question
        for choice in offer["moves"]:
            named = [offer["elements"][place] for place in choice["elements"]]
            verb = named[0]["id"]
            assert all(
                f"{verb}.{one['kind']}" in offer["questions"] or one["kind"] in offer["questions"] for one in named
            )


def test_events_name_elements_and_their_rule(server: Server) -> None:
    table, ada, _ = company(server)
    at, cards = loan(ada, table)
    make(ada, table, at, "loan 10", cards[0])
    ada.post(f"/api/tables/{table}/resign", {"seat": "A"})
    events = ada.get(f"/api/tables/{table}/events", since=at, lang="fr").json()["events"]
    assert [one["name"] for one in events[0]["elements"]] == ["Contracter un emprunt", "10\xa0£"]
    assert [one["rule"] for one in events[:3]] == ["brass.loan.amount", "brass.cards.discard", ""]
    assert events[2]["kind"] == "resign" and events[2]["elements"] == []
    drawn = ada.get(f"/api/tables/{table}/events", since=0, limit=10).json()["events"]
    assert [one["id"] for one in drawn[0]["elements"]] == ["first", "A"]
    assert drawn[1]["hidden"] and drawn[1]["elements"] == [] and drawn[1]["rule"] == ""


# Explanations

LINE = "liverpool-wigan"


def card_names(who: Client, table: str) -> list[dict[str, str]]:
    """Every card of the game."""
    found: list[dict[str, str]] = who.get(f"/api/tables/{table}/board").json()["fixtures"]["cards"]
    return found


@pytest.mark.parametrize(
    ("lang", "question"),
    [("en", "Why not Macclesfield, slot 2?"), ("fr", "Pourquoi pas «\xa0Macclesfield, case 2\xa0»\xa0?")],
)
def test_why_explains_an_element(server: Server, lang: str, question: str) -> None:
    table, ada, _ = company(server)
    chosen = (("action", "build"), ("industry", "port"), ("slot", "macclesfield/2"))
    found = why(ada, table, *chosen, lang=lang).json()
    assert found["question"] == question and not found["legal"]
    assert found["move"].startswith("build port macclesfield/2 with ")
    reasons = {reason["clause"]: reason for reason in found["refusals"]}
    law = rulebook("brass").clause("brass.build.slot.symbol").text(lang)
    assert reasons["brass.build.slot.symbol"]["law"] == law
    with ada.live(lang) as line:
        elements = [{"kind": kind, "id": word} for kind, word in chosen]
        assert line.ask("why", table=table, seat="A", elements=elements)["done"] == found


def test_offered_moves_are_explained_as_legal(server: Server) -> None:
    table, ada, _ = company(server)
    now = ada.state(table, "A")
    for choice in now["offer"]["moves"][::5]:
        named = [now["offer"]["elements"][place] for place in choice["elements"]]
        found = why(ada, table, *[(one["kind"], one["id"]) for one in named], at=now["index"]).json()
        assert (found["legal"], found["move"], found["refusals"]) == (True, choice["move"], [])


def test_why_is_about_the_pending_decision_of_the_drafted_action(server: Server) -> None:
    table, ada, bob = company(server)
    at, cards = loan(ada, table)
    held = cards[0].split()[1]
    late = why(ada, table, ("card", held), after=["loan 10"], at=at).json()
    assert (late["move"], late["legal"], late["after"]) == (cards[0], True, ["loan 10"])
    not_held = next(one["id"] for one in card_names(ada, table) if f"discard {one['id']}" not in cards)
    refused = why(ada, table, ("card", not_held), after=["loan 10"]).json()
    assert (refused["legal"], refused["after"]) == (False, ["loan 10"])
    assert refused["refusals"][0]["sentence"].startswith("You hold no "), "the reader is addressed"
    assert code(why(ada, table, ("card", held), after=["stop"])) == (422, "illegal-move")
    assert code(why(ada, table, ("card", held), at=at - 1)) == (409, "stale-move")
    form = {"seat": "A", "move": cards[0], "after": ["loan 10"]}
    assert ada.post(f"/api/tables/{table}/why", form).json()["legal"] is True
    assert code(why(bob, table, ("card", held))) == (403, "right-seat")


def test_why_never_counts_a_complete_draft_or_one_that_it_is_not_about(server: Server) -> None:
    """Ada prepares a loan with a card and asks about a slot that this card reaches: she still holds it."""
    table, ada, _ = company(server)
    at, cards = loan(ada, table)
    held = cards[0].split()[1]
    for chosen in ([("action", "build")], [("card", held)], [("action", "loan"), ("sum", "30")], [("line", LINE)]):
        plain = why(ada, table, *chosen, at=at).json()
        assert plain["after"] == []
        assert why(ada, table, *chosen, after=["loan 10", cards[0]], at=at).json() == plain
        if chosen[-1][0] != "card":
            assert why(ada, table, *chosen, after=["loan 10"], at=at).json() == plain
    assert code(why(ada, table, ("action", "build"), after=["loan 10", cards[0], "pass"])) == (409, "turn-ahead")


def test_question_needs_exactly_one_known_thing(server: Server) -> None:
    table, ada, _ = company(server)
    for lang, message in (
        ("en", "No move can use this."),
        ("fr", "Aucun coup ne peut s’en servir."),
    ):
        answer = why(ada, table, ("action", "build"), ("castle", "x"), lang=lang)
        assert code(answer) == (422, "parse-element") and answer.json()["message"] == message
    assert code(why(ada, table)) == (400, "request-why")
    assert code(why(ada, table, ("action", "build"), move="pass")) == (400, "request-why")
    assert why(ada, table, *[("action", "build")] * 13).status_code == 400
