"""Tables before the game: creating, joining, leaving, starting and listing them."""

import threading
from typing import Any

import httpx
import pytest

import ironmaster
from ironmaster.core.registry import spec_of
from tests.server.helpers import column, company, let_in, sql, unique
from tests.server.running import Client, Server

GAME = ironmaster.names()[0]
SPEC = spec_of(GAME)
SEATS = min(SPEC.seats)


def form(*seats: dict[str, str], **more: Any) -> dict[str, Any]:
    return {"game": GAME, "seats": [*seats, *[{}] * (SEATS - len(seats))], "order": "chosen", **more}


def card(who: Client, table: str) -> dict[str, Any]:
    found: dict[str, Any] = who.get(f"/api/tables/{table}").json()
    return found


def yours(who: Client, table: str) -> list[bool]:
    return [seat["yours"] for seat in card(who, table)["seats"]]


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


# Creating


def test_created_table_has_the_requested_settings(server: Server) -> None:
    ada, switch = server.person("Ada"), SPEC.switches[0]
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}, *[{"who": "open"}] * (max(SPEC.seats) - 2)]
    asked = {
        "game": GAME,
        "seats": seats,
        "board": SPEC.boards[0].id,
        "rules": {switch.name: switch.values[1]},
        "title": "  Ours\u202e and  theirs ",
        "listed": True,
        "order": "random",
        "key": unique(),
    }
    answer = ada.post("/api/tables", asked)
    assert answer.status_code == 201
    made = answer.json()
    assert made["game"] == GAME and made["board"] == SPEC.boards[0].id and made["ruleset"] == SPEC.ruleset
    assert made["rules"] == {switch.name: switch.values[1]}
    assert made["title"] == "Ours and theirs"
    assert (made["listed"], made["order"], made["status"], made["owner"]) == (True, "random", "open", True)
    assert (made["index"], made["turn"], made["seed"], made["started"]) == (0, None, None, None)
    assert [(seat["name"], seat["bot"], seat["yours"]) for seat in made["seats"][:3]] == [
        ("Ada", "", True),
        ("", "random", False),
        ("", "", False),
    ]
    assert len(made["seal"]) == 64 and made["confidence"] == SPEC.boards[0].confidence
    assert card(ada, made["id"]) == made


def test_a_repeated_request_creates_one_table(server: Server) -> None:
    ada, key = server.person(), unique()
    made: list[str] = []

    def ask() -> None:
        made.append(ada.post("/api/tables", form(key=key)).json()["id"])

    threads = [threading.Thread(target=ask) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(made)) == 1 and len(made) == 6
    other = server.person()
    assert other.post("/api/tables", form(key=key)).json()["id"] not in made


@pytest.mark.parametrize(
    ("change", "wanted"),
    [
        ({"game": "chess"}, (422, "setup-game", "game")),
        ({"board": "nowhere"}, (422, "board-listed", "board")),
        ({"board": "../boards/lancashire.toml"}, (422, "board-listed", "board")),
        ({"board": "/etc/passwd"}, (422, "board-listed", "board")),
        ({"board": "/tmp/x.toml"}, (422, "board-listed", "board")),
        ({"seats": [{}]}, (422, "setup-seats", "seats")),
        ({"seats": [{}] * 8}, (422, "setup-seats", "seats")),
        ({"seats": []}, (400, "request-field", "seats")),
        ({"seats": [{}] * 9}, (400, "request-field", "seats")),
        ({"seats": [{"who": "bot", "bot": "nobody"}, {}, {}]}, (422, "setup-bot", "bot")),
        ({"seats": [{"who": "you"}, {}, {}]}, (400, "request-field", "seats")),
        ({"rules": {"no_such": True}}, (422, "setup-switch", "rules.no_such")),
        ({"rules": {SPEC.switches[0].name: "never"}}, (422, "setup-value", f"rules.{SPEC.switches[0].name}")),
        ({"rules": {SPEC.switches[0].name: [1]}}, (400, "request-field", "rules")),
        ({"title": "x" * 65}, (400, "request-length", "title")),
        ({"order": "best"}, (400, "request-field", "order")),
        ({"listed": "yes"}, (400, "request-field", "listed")),
        ({"owner": "me"}, (400, "request-field", "")),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_errors_name_the_wrong_field_of_a_table(
    server: Server, change: dict[str, Any], wanted: tuple[int, str, str], lang: str
) -> None:
    ada = server.person()
    answer = ada.post(f"/api/tables?lang={lang}", form() | change)
    found = answer.json()
    assert (answer.status_code, found["code"]) == wanted[:2]
    assert found["field"].partition("[")[0].startswith(wanted[2])
    assert found["message"] and "error-" not in found["message"]
    assert ada.get("/api/me/tables").json()["tables"] == []


# Taking and leaving seats


def test_joining_twice_takes_one_seat(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.post("/api/tables", form({"who": "me"}, listed=True)).json()["id"]
    for seat in (None, None, "B", "B"):
        answer = bob.post(f"/api/tables/{table}/join", {"seat": seat})
        assert answer.status_code == 200
        assert [one["name"] for one in answer.json()["seats"]] == ["Ada", "Bob", *[""] * (SEATS - 2)]


def test_taken_seat_cannot_be_taken_again(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.post("/api/tables", form({"who": "me"}, {"who": "bot"}, listed=True)).json()["id"]
    for seat in "AB":
        assert code(bob.post(f"/api/tables/{table}/join", {"seat": seat})) == (409, "conflict-taken")
    assert code(bob.post(f"/api/tables/{table}/join", {"seat": "H"})) == (400, "request-seat")
    assert bob.post(f"/api/tables/{table}/join", {"seat": "Z"}).status_code == 400
    assert bob.post(f"/api/tables/{table}/join", {"seat": "C"}).status_code == 200
    carol = server.person()
    assert code(carol.post(f"/api/tables/{table}/join", {})) == (409, "conflict-taken")


def test_one_of_many_people_gets_a_seat(server: Server) -> None:
    ada = server.person()
    table = ada.post("/api/tables", form({"who": "me"}, {"who": "me"}, listed=True)).json()["id"]
    people = [server.person(str(number)) for number in range(6)]
    answers: list[int] = []

    def ask(person: Client) -> None:
        answers.append(person.post(f"/api/tables/{table}/join", {"seat": "C"}).status_code)

    threads = [threading.Thread(target=ask, args=(person,)) for person in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [200] + [409] * 5
    assert sum(any(yours(person, table)) for person in people) == 1


def test_leaving_frees_the_seat(server: Server) -> None:
    ada, bob = server.person(), server.person("Bob")
    table = ada.post("/api/tables", form({"who": "me"}, listed=True)).json()["id"]
    assert code(bob.post(f"/api/tables/{table}/leave", {})) == (403, "right-table")
    for seat in "BC":
        bob.post(f"/api/tables/{table}/join", {"seat": seat})
    assert code(bob.post(f"/api/tables/{table}/leave", {"seat": "A"})) == (403, "right-seat")
    assert bob.post(f"/api/tables/{table}/leave", {"seat": "B"}).status_code == 204
    assert yours(bob, table)[:3] == [False, False, True]
    assert bob.post(f"/api/tables/{table}/leave", {}).status_code == 204
    assert not any(yours(bob, table))


def test_when_the_owner_leaves_the_next_person_becomes_the_owner(server: Server) -> None:
    ada, bob = server.person(), server.person()
    table = ada.post("/api/tables", form({"who": "me"}, {"who": "bot"}, listed=True)).json()["id"]
    bob.post(f"/api/tables/{table}/join", {})
    assert ada.post(f"/api/tables/{table}/leave", {}).status_code == 204
    assert (card(bob, table)["owner"], card(ada, table)["owner"]) == (True, False)


def test_when_the_last_person_leaves_the_table_is_deleted_and_viewers_are_notified(server: Server) -> None:
    ada = server.person()
    table = ada.post("/api/tables", form({"who": "me"}, {"who": "bot"}, listed=True)).json()["id"]
    with server.stranger().live() as line:
        line.ask("open", table=table)
        line.until("update")
        assert ada.post(f"/api/tables/{table}/leave", {}).status_code == 204
        assert line.until("closed")["table"] == table
    assert ada.get(f"/api/tables/{table}").status_code == 404


def test_the_owner_seats_and_unseats_bots_and_people(server: Server) -> None:
    ada, bob = server.person(), server.person("Bob")
    table = ada.post("/api/tables", form({"who": "me"}, listed=True)).json()["id"]
    bob.post(f"/api/tables/{table}/join", {"seat": "B"})
    assert code(ada.post(f"/api/tables/{table}/bot", {"seat": "B", "bot": "random"})) == (409, "conflict-taken")
    assert ada.post(f"/api/tables/{table}/bot", {"seat": "C", "bot": "random"}).json()["seats"][2]["bot"] == "random"
    assert ada.post(f"/api/tables/{table}/bot", {"seat": "C", "bot": ""}).json()["seats"][2]["bot"] == ""
    assert ada.post(f"/api/tables/{table}/free", {"seat": "B"}).json()["seats"][1]["name"] == ""
    assert not any(yours(bob, table))


# Starting


def test_a_game_begins_when_all_seats_are_taken(server: Server) -> None:
    ada, bob = server.person(), server.person()
    table = ada.post("/api/tables", form({"who": "me"}, {"who": "bot"}, listed=True)).json()["id"]
    answer = ada.post(f"/api/tables/{table}/start?lang=fr")
    assert code(answer) == (409, "conflict-free")
    assert answer.json()["message"] == "Il reste des places libres\xa0: C."
    assert ada.get(f"/api/tables/{table}/state").json()["view"] is None
    bob.post(f"/api/tables/{table}/join", {})
    assert code(bob.post(f"/api/tables/{table}/start")) == (403, "right-owner")
    begun = ada.post(f"/api/tables/{table}/start").json()
    assert begun["status"] == "running" and begun["index"] > 0 and begun["started"] and begun["turn"]
    for path, body in (("start", None), ("join", {}), ("leave", {}), ("bot", {"seat": "B", "bot": ""})):
        assert code(ada.post(f"/api/tables/{table}/{path}", body)) == (409, "conflict-begun")
    assert code(ada.post(f"/api/tables/{table}/free", {"seat": "B"})) == (409, "conflict-begun")


def test_no_moves_are_possible_before_the_game(server: Server) -> None:
    ada = server.person()
    table = ada.post("/api/tables", form({"who": "me"})).json()["id"]
    for path, body in (
        ("moves", {"seat": "A", "at": 0, "move": "pass"}),
        ("undo", {"seat": "A", "at": 0}),
        ("why", {"seat": "A", "move": "pass"}),
        ("resign", {"seat": "A"}),
    ):
        assert code(ada.post(f"/api/tables/{table}/{path}", body)) == (409, "conflict-waiting")
    assert code(ada.get(f"/api/tables/{table}/state", at=0)) == (409, "conflict-waiting")
    assert code(ada.get(f"/api/tables/{table}/record")) == (409, "conflict-waiting")
    assert ada.get(f"/api/tables/{table}/events").json()["events"] == []


def test_chosen_order_keeps_the_seats(server: Server) -> None:
    for _ in range(2):
        table, ada, bob = company(server)
        assert (yours(ada, table), yours(bob, table)) == ([True, False, False], [False, True, True])


def test_random_order_shuffles_the_seats_and_links_stay_with_their_holder(server: Server) -> None:
    ada, bob, phone, friend = (server.person(name) for name in ("Ada", "Bob", "Phone", "Friend"))
    places = []
    for _ in range(8):
        table = ada.post("/api/tables", form({"who": "me"}, {"who": "bot"}, order="random", listed=True)).json()["id"]
        bob.post(f"/api/tables/{table}/join", {"seat": "C"})
        let_in(ada, phone, table, "seat", "A")
        let_in(bob, friend, table, "hand", "C")
        assert ada.post(f"/api/tables/{table}/start").status_code == 200
        seats = card(phone, table)["seats"]
        names = [seat["name"] or seat["bot"] for seat in seats]
        assert sorted(names) == ["Ada", "Bob", "journeyman"]
        places.append(tuple(names))
        assert [seat["yours"] for seat in seats] == [name == "Ada" for name in names] == yours(ada, table)
        assert [seat["hand"] for seat in card(friend, table)["seats"]] == [name == "Bob" for name in names]
        mine = {link["kind"]: link["seat"] for link in ada.get(f"/api/tables/{table}/links").json()}
        assert mine["seat"] == "ABC"[names.index("Ada")]
        assert ada.post(f"/api/tables/{table}/resign", {"seat": mine["seat"]}).status_code == 200
    assert len(set(places)) > 1


# Listing


def _pages(who: Client, path: str, **params: Any) -> list[str]:
    found: list[str] = []
    after = None
    for _ in range(200):
        page = who.get(path, limit=2, **params, **({"after": after} if after else {})).json()
        found += [one["id"] for one in page["tables"]]
        after = page["next"]
        if after is None:
            return found
    raise AssertionError("the pages do not end")


def test_the_lobby_lists_open_running_and_finished_tables(server: Server) -> None:
    ada = server.person()
    opened = ada.post("/api/tables", form({"who": "me"}, listed=True)).json()["id"]
    running = ada.table("mmm")
    finished = ada.table("mmm")
    sql(server, "UPDATE game_table SET status = 'finished' WHERE id = :id", id=finished)
    hidden = ada.post("/api/tables", form({"who": "me"})).json()["id"]
    stranger = server.stranger()
    for status, table in (("open", opened), ("running", running), ("finished", finished)):
        found = stranger.get("/api/tables", status=status, limit=100).json()["tables"]
        assert table in [one["id"] for one in found]
        assert {one["status"] for one in found} == {status}
        assert hidden not in [one["id"] for one in found]
    assert stranger.get("/api/tables", game="chess").json()["tables"] == []
    assert stranger.get("/api/tables", status="abandoned").status_code == 400
    assert stranger.get("/api/tables", limit=0).status_code == 400
    assert stranger.get("/api/tables", after="soon").status_code == 400


def test_pages_include_tables_changed_at_the_same_time(server: Server) -> None:
    ada = server.person()
    made = {ada.post("/api/tables", form({"who": "me"}, listed=True)).json()["id"] for _ in range(5)}
    for table in made:
        sql(server, "UPDATE game_table SET changed = 1234567890.125 WHERE id = :id", id=table)
    for path, more in (("/api/me/tables", {}), ("/api/tables", {"status": "open"})):
        found = [table for table in _pages(ada, path, **more) if table in made]
        assert found == sorted(made)


def test_pages_of_the_lobby_hold_every_table_once_and_the_last_changed_first(server: Server) -> None:
    ada = server.person()
    made = [ada.post("/api/tables", form({"who": "me"}, listed=True)).json()["id"] for _ in range(5)]
    ada.post(f"/api/tables/{made[0]}/join", {"seat": "B"})
    found = _pages(server.person(), "/api/tables", status="open")
    assert len(found) == len(set(found))
    assert [table for table in found if table in made] == [made[0], *made[:0:-1]]
    assert _pages(ada, "/api/me/tables") == [made[0], *made[:0:-1]]


def test_my_turns_are_the_longest_waiting_first(server: Server) -> None:
    ada, phone = server.person(), server.person()
    tables = [ada.table("mmm") for _ in range(3)]
    ada.play(tables[0], 1)
    wanted = [tables[1], tables[2], tables[0]]
    assert [one["id"] for one in ada.get("/api/me/turns").json()["tables"]] == wanted
    turn = card(ada, tables[1])["turn"]
    let_in(ada, phone, tables[1], "seat", turn)
    let_in(ada, phone, tables[2], "hand", card(ada, tables[2])["turn"])
    let_in(ada, phone, tables[0], "watch")
    assert [one["id"] for one in phone.get("/api/me/turns").json()["tables"]] == [tables[1]]
    assert {one["id"] for one in phone.get("/api/me/tables").json()["tables"]} == set(tables)


def test_watching_a_table_notifies_nobody(server: Server) -> None:
    ada, other = server.person(), server.stranger()
    table = ada.table("mmm")
    with ada.live() as line:
        line.ask("open", table=table, seat="turn")
        line.until("update")
        for path in ("", "/state", "/events", "/chat"):
            assert other.get(f"/api/tables/{table}{path}").status_code == 200
        seen = len(line.bytes)
        line.ask("ping")
    assert not [text for text in line.bytes[seen:] if '"type":"update"' in text]


def test_table_is_deleted_with_all_its_rows(server: Server) -> None:
    ada = server.person()
    table = ada.post("/api/tables", form({"who": "me"})).json()["id"]
    ada.post(f"/api/tables/{table}/chat", {"text": "hm"})
    let_in(ada, server.person(), table, "watch")
    assert ada.post(f"/api/tables/{table}/leave", {}).status_code == 204
    for name in ("seat", "chat", "link", "access", "entry"):
        assert column(server, f'SELECT count(*) FROM "{name}" WHERE "table" = :id', id=table) == [0], name
