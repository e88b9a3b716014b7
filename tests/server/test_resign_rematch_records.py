"""Resignations, rematches, and export and import of records."""

import threading
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
import pytest

import ironmaster
from ironmaster.core.match import Match
from ironmaster.core.registry import spec_of
from ironmaster.core.replay import replay
from ironmaster.core.seats import letter
from ironmaster.server.rooms.updates import result
from tests.server.helpers import account, company, let_in, played, sql
from tests.server.running import Client, Server

GAMES = ironmaster.names()


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def card(who: Client, table: str) -> dict[str, Any]:
    found: dict[str, Any] = who.get(f"/api/tables/{table}").json()
    return found


def bring(who: Client, record: str, **more: Any) -> httpx.Response:
    return who.post("/api/records", {"record": record, **more})


# Shared places


def tied(server: Server) -> tuple[Client, str]:
    """A game of Industria that ends in a tie of two seats."""
    made = ironmaster.game("industria", seats=3)
    last = {"epoch": 4, "round": 16, "phase": "build", "pile": []}
    hands = {
        "A": {"cash": 2, "hand": ["bonus_canal_1"]},
        "B": {"cash": 2},
        "C": {"cash": 2, "laid": ["bonus_harbour_1"]},
    }
    match = Match(made, "a tie", position={**last, "players": hands})
    match.push("lay bonus_canal_1")
    assert match.over and match.places() == [1, 3, 1]
    ada = server.person("Ada")
    answer = bring(ada, str(match.record))
    assert answer.status_code == 201, answer.text
    return ada, answer.json()["id"]


def test_equal_seats_share_a_place(server: Server) -> None:
    ada, table = tied(server)
    assert card(ada, table)["places"] == {"A": 1, "B": 3, "C": 1}
    assert ada.state(table)["places"] == {"A": 1, "B": 3, "C": 1}
    assert card(ada, table)["ranking"] == ["A", "C", "B"]


def test_old_results_without_places_are_shown() -> None:
    told = result('{"scores": [0, 0, 5], "ranking": [2, 0, 1]}')
    assert told == ({"A": 0, "B": 0, "C": 5}, ["C", "A", "B"], {"A": 2, "B": 3, "C": 1}, [])
    assert result(None) == (None, None, None, None)


def test_result_lists_seats_that_left_early(server: Server) -> None:
    """Random players of Steam go bankrupt."""
    match, dice = Match(ironmaster.game("steam", seats=3), "ruin"), Random(3)
    while not match.over:
        match.push(dice.choice(match.moves()))
    out = [letter(seat) for seat in match.game.law.out(match.state)]
    assert 0 < len(out) < 3
    ada = server.person("Ada")
    table = bring(ada, str(match.record)).json()["id"]
    assert card(ada, table)["out"] == ada.state(table)["out"] == out
    assert card(ada, table)["ranking"][-len(out) :] == sorted(out, key=card(ada, table)["ranking"].index)


# Resignations


def test_bot_takes_over_after_a_resignation(server: Server) -> None:
    table, ada, bob = company(server)
    with bob.live() as line:
        line.ask("open", table=table, seat="turn")
        before = line.until("update")["index"]
        done = ada.post(f"/api/tables/{table}/resign", {"seat": "A"}).json()
        assert done == {"index": before + 1, "repeated": False}
        told = line.until("update")
        assert [(event["kind"], event["seat"]) for event in told["events"]][-1] == ("resign", "A")
    seat = card(bob, table)["seats"][0]
    assert (seat["name"], seat["bot"], seat["resigned"]) == ("Ada", "journeyman", True)
    assert bob.turn(table)["offer"]["seat"] in "BC"
    assert code(ada.post(f"/api/tables/{table}/resign", {"seat": "A"})) == (403, "right-seat")
    assert ada.get(f"/api/tables/{table}/state").status_code == 200
    assert code(ada.get(f"/api/tables/{table}/state", seat="A")) == (403, "right-hand")


def test_resigning_one_of_several_seats_keeps_the_others(server: Server) -> None:
    ada = server.person()
    table = ada.table("mmm")
    assert ada.post(f"/api/tables/{table}/resign", {"seat": "B"}).status_code == 200
    assert [seat["yours"] for seat in card(ada, table)["seats"]] == [True, False, True]
    assert ada.play(table, 4)["status"] == "running"


def test_the_last_resignation_abandons_the_game(server: Server) -> None:
    table, ada, bob = company(server, seats="mob")
    ada.post(f"/api/tables/{table}/resign", {"seat": "A"})
    done = bob.post(f"/api/tables/{table}/resign", {"seat": "B"}).json()
    end = bob.state(table)
    assert (end["status"], end["turn"], end["index"]) == ("abandoned", None, done["index"])
    assert [event["kind"] for event in end["events"]][-2:] == ["resign", "abandon"]
    found = card(bob, table)
    assert (found["scores"], found["ranking"]) == (None, None) and found["seed"] and found["ended"]
    assert code(bob.post(f"/api/tables/{table}/resign", {"seat": "B"})) == (403, "right-seat")
    assert "\nsaved " in bob.get(f"/api/tables/{table}/record").text


def test_simultaneous_resignations_abandon_the_game(server: Server) -> None:
    table, ada, bob = company(server, seats="mob")
    asked = [(ada, "A"), (bob, "B")]
    threads = [
        threading.Thread(target=who.post, args=(f"/api/tables/{table}/resign", {"seat": seat})) for who, seat in asked
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert card(ada, table)["status"] == "abandoned"


def test_resignation_without_bots_abandons_the_game(start_server: Callable[..., Server]) -> None:
    quiet = start_server("sqlite", bot_processes=0)
    table, ada, bob = company(quiet)
    assert code(ada.post("/api/tables", {"game": "brass", "seats": [{"who": "bot"}, {}, {}]})) == (409, "conflict-bots")
    assert ada.post(f"/api/tables/{table}/resign", {"seat": "A"}).status_code == 200
    assert card(bob, table)["status"] == "abandoned"
    other, ada, bob = company(quiet)
    assert ada.post("/api/me/delete", {}).status_code == 204
    assert card(bob, other)["status"] == "abandoned"


def test_an_admin_ends_a_game_without_a_result(server: Server) -> None:
    table, _, bob = company(server)
    boss = account(server, admin=True)
    with bob.live() as line:
        line.ask("open", table=table, seat="B")
        line.until("update")
        assert boss.post(f"/api/admin/tables/{table}/close").status_code == 204
        assert line.until("update")["status"] == "abandoned"
    assert code(boss.post(f"/api/admin/tables/{table}/close")) == (409, "conflict-ended")
    assert boss.post("/api/admin/tables/abcdefghjkmn/close").status_code == 404


# Rematches


def over(server: Server, seats: str = "mob") -> tuple[str, Client, Client]:
    """A finished private table of Ada and Bob."""
    table, ada, bob = company(server, seats=seats)
    sql(server, "UPDATE person SET admin = true WHERE id = :id", id=ada.me["id"])
    assert ada.post(f"/api/admin/tables/{table}/close").status_code == 204
    sql(server, "UPDATE person SET admin = false WHERE id = :id", id=ada.me["id"])
    return table, ada, bob


def test_a_rematch_is_one_table_for_all_players(server: Server) -> None:
    table, ada, bob = over(server)
    made: list[tuple[int, str]] = []

    def ask(who: Client) -> None:
        answer = who.post(f"/api/tables/{table}/rematch")
        made.append((answer.status_code, answer.json().get("id", answer.text)))

    threads = [threading.Thread(target=ask, args=(who,)) for who in (ada, bob) * 4]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(made)) == 1 and made[0][0] == 201
    again = card(bob, made[0][1])
    assert [seat["name"] or seat["bot"] for seat in again["seats"]] == ["Ada", "Bob", "random"]
    assert (again["status"], again["listed"], again["order"]) == ("open", False, "chosen")
    assert card(ada, table)["rematch"] == again["id"]
    assert again["seal"] != card(ada, table)["seal"]


def test_everybody_can_join_a_rematch_later(server: Server) -> None:
    table, ada, bob = over(server)
    made = ada.post(f"/api/tables/{table}/rematch").json()["id"]
    assert card(bob, made)["status"] == "open"
    carol = server.person("Carol")
    let_in(ada, carol, made, "join")
    assert carol.post(f"/api/tables/{made}/join", {"seat": "B"}).status_code == 200
    assert bob.post(f"/api/tables/{table}/rematch").json()["id"] == made
    assert ada.post(f"/api/tables/{made}/start").status_code == 200
    for who in (ada, bob):
        answer = who.post(f"/api/tables/{table}/rematch")
        assert (answer.status_code, answer.json()["id"]) == (201, made)


def test_only_players_get_a_rematch(server: Server) -> None:
    running, ada, bob = company(server)
    assert code(ada.post(f"/api/tables/{running}/rematch")) == (409, "conflict-running")
    table, ada, bob = over(server)
    watcher = server.person()
    let_in(bob, watcher, table, "watch")
    assert code(watcher.post(f"/api/tables/{table}/rematch")) == (403, "right-table")
    assert card(ada, table)["rematch"] is None


def test_resigned_player_is_invited_to_the_rematch(server: Server) -> None:
    table, ada, bob = company(server, seats="mob")
    ada.post(f"/api/tables/{table}/resign", {"seat": "A"})
    bob.post(f"/api/tables/{table}/resign", {"seat": "B"})
    made = bob.post(f"/api/tables/{table}/rematch").json()
    assert [seat["name"] or seat["bot"] for seat in made["seats"]] == ["", "Bob", "random"]
    assert ada.post(f"/api/tables/{table}/rematch").json()["seats"][0]["name"] == "Ada"


# Records


def test_the_record_comes_only_after_the_end(server: Server) -> None:
    table, ada, _ = company(server)
    for who in (ada, account(server, admin=True)):
        answer = who.get(f"/api/tables/{table}/record?lang=fr")
        assert code(answer) == (409, "conflict-record") and "hidden information" in answer.json()["message"]
    done, _, bob = over(server)
    answer = bob.get(f"/api/tables/{done}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.headers["content-disposition"] == f'attachment; filename="brass-{done}.record"'
    match = replay(answer.text)
    found = card(bob, done)
    assert (match.seed, match.seal) == (found["seed"], found["seal"])


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("most", [False, True])
def test_finished_record_shows_all_hands(server: Server, name: str, most: bool) -> None:
    seats = (max if most else min)(spec_of(name).seats_on())
    match = played(name, seats)
    ada, stranger = server.person(), server.stranger()
    answer = bring(ada, str(match.record), title="Old one")
    assert answer.status_code == 201
    found = answer.json()
    assert (found["status"], found["title"], found["listed"], found["seed"]) == (
        "finished",
        "Old one",
        False,
        match.seed,
    )
    assert list(found["scores"].values()) == match.scores()
    table = found["id"]
    assert stranger.get(f"/api/tables/{table}").status_code == 404
    letters = "ABCDEFGH"[:seats]
    for at in [*range(0, len(match), 40), len(match)]:
        for seat in (letters[at % seats], ""):
            state = ada.state(table, seat, at=at)
            assert state["view"] == match.at(at).view(letters.index(seat) if seat else -1)
            assert state["index"] == at
    events = ada.get(f"/api/tables/{table}/events", limit=500).json()["events"]
    assert not any(event["hidden"] for event in events)
    assert [event["move"] for event in events] == [match.game.actions.text(entry.action) for entry in match.log][:500]
    assert ada.get(f"/api/tables/{table}/record").text == str(match.saved)
    assert code(ada.get(f"/api/tables/{table}/state", at=len(match) + 1)) == (409, "history-at")


@pytest.mark.parametrize("name", GAMES)
def test_saved_record_continues_with_all_seats_for_one_person(server: Server, name: str) -> None:
    match = played(name, seed=5, moves=20)
    ada, bob = server.person(), server.person()
    table = bring(ada, str(match.saved)).json()["id"]
    now = ada.state(table, "turn")
    assert (now["status"], now["index"]) == ("running", len(match))
    assert [choice["move"] for choice in now["offer"]["moves"]] == match.moves()
    assert all(seat["yours"] for seat in card(ada, table)["seats"])
    assert bob.get(f"/api/tables/{table}").status_code == 404
    on = match.copy()
    on.push(match.moves()[0])
    assert ada.move(table, now["seat"], now["index"], match.moves()[0]).json()["index"] == len(on)
    seat = "ABCDEFGH"[on.to_act]
    assert ada.state(table, seat)["view"] == on.view(on.to_act)


def test_abandoned_game_can_be_exported_and_continued(server: Server) -> None:
    table, ada, _ = over(server)
    record = ada.get(f"/api/tables/{table}/record").text
    again = bring(ada, record).json()
    assert (again["status"], again["index"]) == ("running", card(ada, table)["index"] - 1)
    assert ada.play(again["id"], 3)["status"] == "running"


def _damages(text: str) -> dict[str, tuple[str, int | None]]:
    lines = text.split("\n")
    start = lines.index("") + 1

    def edited(number: int, line: str) -> str:
        return "\n".join([*lines[: number - 1], line, *lines[number:]])

    return {
        "nothing": ("", 1),
        "words": ("hello\n", 1),
        "version": (edited(1, "ironmaster record 9"), 1),
        "game": (edited(2, "game: chess"), 2),
        "board": (edited(4, "board: nowhere"), 2),
        "path": (edited(4, "board: /etc/passwd"), 2),
        "file": (edited(4, "board: ../../boards/lancashire.toml"), 2),
        "seal": (edited(7, f"seal: {'0' * 64}"), 7),
        "actor": (edited(start + 1, "1 B pass"), start + 1),
        "move": (edited(start + 1, "1 ~ nothing"), start + 1),
        "cut": ("\n".join(lines[: start + 30]), None),
        "sum": (edited(len(lines) - 1, "sum 00"), None),
    }


@pytest.mark.parametrize("damage", sorted(_damages(str(played().saved))))
def test_a_damaged_record_is_refused_with_its_line(server: Server, damage: str) -> None:
    text, line = _damages(str(played().saved))[damage]
    ada = server.person()
    answer = bring(ada, text)
    found = answer.json()
    assert answer.status_code == 422 and found["code"].startswith("record-"), found
    assert str(line if line is not None else "") in found["message"]
    assert ada.get("/api/me/tables").json()["tables"] == []
    assert bring(ada, str(played().saved)).status_code == 201


def test_a_record_without_its_seed_is_refused(server: Server) -> None:
    ada = server.person()
    for match in (played(), played(seed=5, moves=20)):
        shared = str(match._record(""))
        assert "\nseed: " not in shared
        assert code(bring(ada, shared)) in ((400, "request-seed"), (400, "request-unfinished"))


def test_a_record_that_is_too_large_is_refused(server: Server) -> None:
    answer = bring(server.person(), "x" * 3_000_000)
    assert answer.status_code == 413
