"""Permissions: every operation of the API for every kind of caller."""

import itertools
import json
from typing import Any

import pytest

from tests.server.helpers import sql
from tests.server.operations import (
    ACCOUNT,
    GUARDED,
    MATRIX,
    OF_TABLES,
    ORDER,
    PEOPLE,
    PLAY,
    READ,
    TABLE,
    TABLES,
    Scene,
    new_cast,
    send,
)
from tests.server.running import Client, Server


@pytest.fixture(scope="session")
def cast(server: Server) -> dict[str, Client]:
    return new_cast(server)


@pytest.fixture(scope="session")
def scenes(server: Server, cast: dict[str, Client]) -> dict[str, Scene]:
    """A table in each state, for operations that change nothing."""
    return {status: Scene(server, cast, status) for status in ("", "open", "running", "ended")}


def test_every_operation_is_in_the_matrix_and_nothing_else(server: Server) -> None:
    paths = server.stranger().get("/schema/openapi.json").json()["paths"]
    served = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    assert served == set(MATRIX)


@pytest.mark.parametrize("name", MATRIX)
def test_rights(server: Server, cast: dict[str, Client], scenes: dict[str, Scene], name: str) -> None:
    case = MATRIX[name]
    people = new_cast(server) if case.changes == PEOPLE else cast
    scene = Scene(server, people, case.status) if case.changes else scenes[case.status]
    wanted = dict(zip(ORDER, map(int, case.answers.split()), strict=True))
    found = {who: send(people[who], name, case, scene) for who in ORDER}
    assert {who: answer.status_code for who, answer in found.items()} == wanted, {
        who: answer.text[:200] for who, answer in found.items() if answer.status_code != wanted[who]
    }


@pytest.mark.parametrize("name", OF_TABLES)
@pytest.mark.parametrize("who", ["nobody", "stranger"])
def test_private_table_looks_missing(cast: dict[str, Client], scenes: dict[str, Scene], name: str, who: str) -> None:
    case, asking, scene = MATRIX[name], cast[who], scenes[MATRIX[name].status]
    real, none = (send(asking, name, case, scene, table) for table in (scene.table, "abcdefghjkmn"))
    assert (real.status_code, real.json()) == (none.status_code, none.json())
    assert real.status_code in (401, 404)


@pytest.mark.parametrize("name", [name for name in OF_TABLES if MATRIX[name].status == "open"])
def test_running_private_table_looks_missing(cast: dict[str, Client], scenes: dict[str, Scene], name: str) -> None:
    answer = send(cast["stranger"], name, MATRIX[name], scenes["running"])
    assert (answer.status_code, answer.json()["code"]) == (404, "missing-table")


@pytest.fixture(scope="session")
def tokens(server: Server, cast: dict[str, Client]) -> dict[frozenset[str], Client]:
    """API tokens of the owner, one for each set of scopes."""
    owner = cast["owner"]
    made = {}
    for size in (1, 2, 3):
        for scopes in itertools.combinations((READ, PLAY, TABLES), size):
            answer = owner.post("/api/me/tokens", {"name": "-".join(scopes), "scopes": scopes})
            made[frozenset(scopes)] = Client(server, answer.json()["token"])
    return made


@pytest.mark.parametrize("name", GUARDED)
def test_token_is_limited_to_its_scopes(
    server: Server,
    cast: dict[str, Client],
    scenes: dict[str, Scene],
    tokens: dict[frozenset[str], Client],
    name: str,
) -> None:
    case = MATRIX[name]
    scene = Scene(server, cast, case.status) if case.changes == TABLE else scenes[case.status]
    lacking = tokens[frozenset((READ, PLAY, TABLES)) - {case.scope}]
    refused = send(lacking, name, case, scene)
    assert (refused.status_code, refused.json()["code"]) == (403, "right-scope")
    assert case.scope in refused.json()["message"]
    if case.scope != ACCOUNT:  # no token has this scope
        wanted = int(case.answers.split()[ORDER.index("owner")])
        enough = send(tokens[frozenset((case.scope,))], name, case, scene)
        assert enough.status_code == wanted, enough.text


def test_a_wrong_token_is_refused_everywhere(server: Server, scenes: dict[str, Scene]) -> None:
    wrong = Client(server, "im_wrong")
    for name in [*GUARDED, "DELETE /api/session"]:
        answer = send(wrong, name, MATRIX[name], scenes["running"])
        assert (answer.status_code, answer.json()["code"]) == (401, "sign-token"), name
        assert answer.headers["www-authenticate"] == "Bearer"


@pytest.mark.parametrize("header", ["Bearer", "Basic YTpi", "im_wrong", "Bearer \xff"])
def test_malformed_token_is_refused(server: Server, header: str) -> None:
    somebody = server.stranger()
    answer = somebody.http.get("/api/tables", headers={b"authorization": header.encode("latin-1")})
    assert (answer.status_code, answer.json()["code"]) == (401, "sign-token")


def test_expired_token_is_refused_everywhere(server: Server, cast: dict[str, Client], scenes: dict[str, Scene]) -> None:
    made = cast["owner"].post("/api/me/tokens", {"name": "old", "scopes": [READ, PLAY, TABLES]}).json()
    program = Client(server, made["token"])
    assert program.get("/api/me").status_code == 200
    sql(server, "UPDATE api_token SET expires = 1 WHERE id = :id", id=made["id"])
    assert {send(program, name, MATRIX[name], scenes["running"]).status_code for name in GUARDED} == {401}


def test_an_admin_has_the_view_of_a_watcher(cast: dict[str, Client], scenes: dict[str, Scene]) -> None:
    scene = scenes["running"]
    watched = cast["spectator"].state(scene.table)
    assert watched["offer"] is None and watched["seat"] is None
    for seat in ("", "turn"):
        assert cast["admin"].state(scene.table, seat) == watched
    for seat in "ABC":
        answer = cast["admin"].get(f"/api/tables/{scene.table}/state", seat=seat)
        assert (answer.status_code, answer.json()["code"]) == (403, "right-hand")


def test_an_admin_cannot_move_for_others_over_a_live_connection(
    cast: dict[str, Client], scenes: dict[str, Scene]
) -> None:
    scene = scenes["running"]
    move = scene.move
    with cast["admin"].live() as line:
        assert line.ask("move", table=scene.table, **move)["problem"]["code"] == "right-seat"
        assert line.ask("why", table=scene.table, seat="A", move=move["move"])["problem"]["code"] == "right-seat"
        undone = line.ask("undo", table=scene.table, seat="A", at=move["at"])
        assert undone["problem"]["code"] == "right-seat"
        assert line.ask("open", table=scene.table, seat="A")["problem"]["code"] == "right-hand"


def test_visitors_get_nothing_of_a_private_table_over_a_live_connection(
    cast: dict[str, Client], scenes: dict[str, Scene]
) -> None:
    scene = scenes["running"]
    for who, codes in (("stranger", {"missing-table"}), ("nobody", {"missing-table", "sign-nobody"})):
        with cast[who].live() as line:
            for do, fields in (
                ("open", {}),
                ("open", {"seat": "A"}),
                ("move", scene.move),
                ("undo", {"seat": "A", "at": 1}),
                ("why", {"seat": "A", "move": "pass"}),
                ("chat", {"text": "hm"}),
                ("close", {}),
            ):
                problem = line.ask(do, table=scene.table, **fields)["problem"]
                assert problem["code"] in codes, do
                elsewhere = line.ask(do, table="abcdefghjkmn", **fields)["problem"]
                assert elsewhere == problem


def test_a_token_needs_the_same_scopes_over_a_live_connection(
    server: Server, cast: dict[str, Client], tokens: dict[frozenset[str], Client]
) -> None:
    scene = Scene(server, cast, "running")
    with tokens[frozenset((READ, TABLES))].live() as line:
        assert "done" in line.ask("open", table=scene.table, seat="A")
        for do, fields in (("move", scene.move), ("chat", {"text": "hm"}), ("undo", {"seat": "A", "at": 1})):
            assert line.ask(do, table=scene.table, **fields)["problem"]["code"] == "right-scope"
    with tokens[frozenset((PLAY,))].live() as line:
        assert line.ask("open", table=scene.table, seat="A")["problem"]["code"] == "right-scope"
        assert "done" in line.ask("move", table=scene.table, **scene.move)


def test_links_are_shown_to_those_who_may_share_them(server: Server, cast: dict[str, Client]) -> None:
    scene = Scene(server, cast, "open")
    assert scene.owner.post(f"/api/tables/{scene.table}/links", {"kind": "seat", "seat": "A"}).status_code == 201
    assert scene.owner.post(f"/api/tables/{scene.table}/links", {"kind": "hand", "seat": "A"}).status_code == 201
    assert scene.owner.post(f"/api/tables/{scene.table}/links", {"kind": "seat", "seat": "C"}).status_code == 201

    def shown(who: str) -> set[tuple[str, str | None]]:
        found = cast[who].get(f"/api/tables/{scene.table}/links").json()
        return {(link["kind"], link["seat"]) for link in found}

    of_table: set[tuple[str, str | None]] = {("join", None), ("watch", None)}
    assert shown("owner") == of_table | {("seat", "A"), ("hand", "A"), ("seat", "C")}
    assert shown("other") == of_table
    assert shown("spectator") == shown("admin") == set()


@pytest.mark.parametrize("who", ["spectator", "admin", "other"])
def test_only_the_holder_makes_links_of_a_seat(cast: dict[str, Client], scenes: dict[str, Scene], who: str) -> None:
    for kind in ("seat", "hand"):
        for path in ("links", "links/end"):
            answer = cast[who].post(f"/api/tables/{scenes['running'].table}/{path}", {"kind": kind, "seat": "A"})
            assert (answer.status_code, answer.json()["code"]) == (403, "right-link")


def test_unlisted_tables_are_hidden_from_others(cast: dict[str, Client], scenes: dict[str, Scene]) -> None:
    tables = {status: scenes[status].table for status in ("open", "running", "ended")}
    for who in ("nobody", "stranger"):
        for status in ("open", "running", "finished"):
            assert not set(tables.values()) & set(_ids(cast[who], "/api/tables", status=status))
    assert not set(tables.values()) & set(_ids(cast["stranger"], "/api/me/tables"))
    assert set(tables.values()) <= set(_ids(cast["spectator"], "/api/me/tables", limit=100))
    seen = [
        card
        for status in ("open", "running", "abandoned")
        for card in _ids(cast["admin"], "/api/admin/tables", status=status, limit=100)
    ]
    assert set(tables.values()) <= set(seen)


def _ids(who: Client, path: str, **params: Any) -> list[str]:
    found = json.loads(who.get(path, **params).text)
    return [card["id"] for card in found["tables"]]
