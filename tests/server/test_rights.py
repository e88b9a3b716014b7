"""Who may do what: every operation of the interface, for everybody who might ask."""

import itertools
import json
from collections.abc import Callable
from functools import cached_property
from typing import Any, NamedTuple

import httpx
import pytest

from ironmaster.core.registry import names
from tests.server.peeking import PASSWORD, account, let_in, plant, played, seed_for, sql, unique
from tests.server.running import Client, Server

ORDER = ("nobody", "stranger", "spectator", "admin", "other", "owner")
"""Those who may most ask last. The table is private; the stranger is signed in, the owner has seat A, the other B."""
GAME = names()[0]
SEATS = 3


class Scene:
    """A private table in some state with its people."""

    def __init__(self, server: Server, cast: dict[str, Client], status: str) -> None:
        self.server, self.cast, self.status = server, cast, status
        self.owner, self.other = cast["owner"], cast["other"]
        self.table = self.link = ""
        if status:
            self._open()
        if status in ("running", "ended"):
            self._begin()
        if status == "ended":
            answer = cast["admin"].post(f"/api/admin/tables/{self.table}/close")
            assert answer.status_code == 204, answer.text

    def _open(self) -> None:
        self.table = self.owner.table("moo", start=False, game=GAME, listed=False)
        let_in(self.owner, self.other, self.table, "join")
        assert self.other.post(f"/api/tables/{self.table}/join", {"seat": "B"}).status_code == 200
        self.link = let_in(self.owner, self.cast["spectator"], self.table, "watch")

    def _begin(self) -> None:
        assert self.other.post(f"/api/tables/{self.table}/join", {"seat": "C"}).status_code == 200
        plant(self.server, self.table, seed_for(GAME, SEATS))
        assert self.owner.post(f"/api/tables/{self.table}/start").status_code == 200

    def fill(self) -> None:
        self.other.post(f"/api/tables/{self.table}/join", {"seat": "C"})

    def line(self) -> int:
        """A new line of the owner's."""
        found: int = self.owner.post(f"/api/tables/{self.table}/chat", {"text": "hm"}).json()["id"]
        return found

    def token(self) -> str:
        """A new API token of the owner's."""
        answer = self.owner.post("/api/me/tokens", {"name": "x", "scopes": ["read"]})
        found: str = answer.json().get("id", "none")
        return found

    def guest(self) -> str:
        """Somebody else."""
        found: str = self.server.person().me["id"]
        return found

    @cached_property
    def move(self) -> dict[str, Any]:
        """A legal move of seat A, which begins."""
        now = self.owner.state(self.table, "A")
        return {"seat": "A", "at": now["index"], "move": now["offer"]["moves"][0]["move"]}


PEOPLE, TABLE = "people", "table"
Body = Callable[[Scene, Client], object]


class Case(NamedTuple):
    """An operation: what a token needs for it, the state of the table, the answers in the order of ORDER."""

    scope: str
    status: str
    answers: str
    body: Body | object = None
    changes: str = ""
    """What it changes so much that others cannot be asked about it: the people, or the table."""


def _account(_: Scene, __: Client) -> object:
    return {"name": unique(), "password": PASSWORD}


def _sign_in(scene: Scene, _: Client) -> object:
    return {"name": scene.owner.me["name"], "password": PASSWORD}


def _start(scene: Scene, _: Client) -> None:
    scene.fill()


def _move(scene: Scene, _: Client) -> object:
    return scene.move


def _why(scene: Scene, _: Client) -> object:
    return {"seat": "A", "move": scene.move["move"]}


def _undo(scene: Scene, _: Client) -> object:
    return {"seat": "A", "at": scene.move["at"]}


def _record(_: Scene, __: Client) -> object:
    return {"record": str(played(GAME, SEATS).saved)}


def _link(scene: Scene, _: Client) -> object:
    return {"token": scene.link}


READ, PLAY, TABLES, ACCOUNT, FREE = "read", "play", "tables", "account", ""
EVERYBODY = "200 200 200 200 200 200"
THOSE_INSIDE = "404 404 200 200 200 200"
KNOWN = "401 200 200 200 200 200"
ONE_TABLE = "/api/tables/{table}"

MATRIX: dict[str, Case] = {
    "GET /healthz": Case(FREE, "", EVERYBODY),
    "GET /readyz": Case(FREE, "", EVERYBODY),
    "GET /metrics": Case(FREE, "", EVERYBODY),
    "GET /api/about": Case(FREE, "", EVERYBODY),
    "GET /api/games": Case(FREE, "", EVERYBODY),
    "GET /api/games/{game}/rules": Case(FREE, "", EVERYBODY),
    "POST /api/guest": Case(ACCOUNT, "", "201 201 201 201 201 201", {}, changes=PEOPLE),
    "POST /api/account": Case(ACCOUNT, "", "201 201 201 409 201 409", _account, changes=PEOPLE),
    "POST /api/session": Case(ACCOUNT, "", "201 201 201 201 201 201", _sign_in, changes=PEOPLE),
    "DELETE /api/session": Case(FREE, "", "204 204 204 204 204 204", changes=PEOPLE),
    "GET /api/me": Case(READ, "", KNOWN),
    "PATCH /api/me": Case(ACCOUNT, "", KNOWN, {"lang": "en"}),
    "POST /api/me/delete": Case(ACCOUNT, "", "401 204 204 204 204 204", {"password": PASSWORD}, changes=PEOPLE),
    "GET /api/me/export": Case(ACCOUNT, "", KNOWN),
    "GET /api/me/tokens": Case(ACCOUNT, "", KNOWN),
    "POST /api/me/tokens": Case(ACCOUNT, "", "401 409 409 201 409 201", {"name": "x", "scopes": ["read"]}),
    "DELETE /api/me/tokens/{token}": Case(ACCOUNT, "", "401 404 404 404 404 204"),
    "GET /api/me/tables": Case(READ, "", KNOWN),
    "GET /api/me/turns": Case(READ, "", KNOWN),
    "GET /api/tables": Case(READ, "", EVERYBODY),
    "POST /api/tables": Case(TABLES, "", "401 201 201 201 201 201", {"game": GAME, "seats": [{}] * SEATS}),
    "POST /api/records": Case(TABLES, "", "401 201 201 201 201 201", _record),
    f"GET {ONE_TABLE}": Case(READ, "open", THOSE_INSIDE),
    f"POST {ONE_TABLE}/join": Case(TABLES, "open", "401 404 200 409 200 200", {}, changes=TABLE),
    f"POST {ONE_TABLE}/leave": Case(TABLES, "open", "401 404 403 403 204 204", {}, changes=TABLE),
    f"POST {ONE_TABLE}/bot": Case(
        TABLES, "open", "401 404 403 403 403 200", {"seat": "C", "bot": "random"}, changes=TABLE
    ),
    f"POST {ONE_TABLE}/free": Case(TABLES, "open", "401 404 403 403 403 200", {"seat": "B"}, changes=TABLE),
    f"POST {ONE_TABLE}/start": Case(TABLES, "open", "401 404 403 403 403 200", _start, changes=TABLE),
    f"POST {ONE_TABLE}/rematch": Case(TABLES, "ended", "401 404 403 403 201 201", changes=TABLE),
    f"GET {ONE_TABLE}/links": Case(TABLES, "open", "401 404 200 200 200 200"),
    f"POST {ONE_TABLE}/links": Case(TABLES, "open", "401 404 403 403 201 201", {"kind": "watch"}),
    f"POST {ONE_TABLE}/links/end": Case(TABLES, "open", "401 404 403 403 403 204", {"kind": "seat", "seat": "A"}),
    "POST /api/links": Case(TABLES, "open", KNOWN, _link, changes=TABLE),
    f"GET {ONE_TABLE}/state": Case(READ, "running", "404 404 403 403 403 200", {"seat": "A"}),
    f"GET {ONE_TABLE}/events": Case(READ, "running", "404 404 403 403 403 200", {"seat": "A"}),
    f"POST {ONE_TABLE}/moves": Case(PLAY, "running", "401 404 403 403 403 200", _move, changes=TABLE),
    f"POST {ONE_TABLE}/undo": Case(PLAY, "running", "401 404 403 403 403 409", _undo),
    f"POST {ONE_TABLE}/why": Case(PLAY, "running", "401 404 403 403 403 200", _why),
    f"POST {ONE_TABLE}/resign": Case(PLAY, "running", "401 404 403 403 403 200", {"seat": "A"}, changes=TABLE),
    f"GET {ONE_TABLE}/chat": Case(READ, "running", THOSE_INSIDE),
    f"POST {ONE_TABLE}/chat": Case(PLAY, "running", "401 404 201 201 201 201", {"text": "hm"}),
    f"DELETE {ONE_TABLE}/chat/{{line}}": Case(PLAY, "running", "401 404 403 204 403 204"),
    f"GET {ONE_TABLE}/record": Case(READ, "ended", THOSE_INSIDE),
    "GET /api/admin/tables": Case(ACCOUNT, "", "401 403 403 200 403 403"),
    "POST /api/admin/tables/{table}/close": Case(ACCOUNT, "running", "401 403 403 204 403 403", changes=TABLE),
    "POST /api/admin/people/{person}/delete": Case(ACCOUNT, "", "401 403 403 204 403 403"),
}
OF_TABLES = [name for name, case in MATRIX.items() if case.status and "{table}" in name and "/admin/" not in name]
GUARDED = [name for name, case in MATRIX.items() if case.scope]


def send(who: Client, name: str, case: Case, scene: Scene, table: str = "") -> httpx.Response:
    """Ask for an operation at the table of the scene, or at another."""
    method, _, path = name.partition(" ")
    body = case.body(scene, who) if callable(case.body) else case.body
    for key, value in (("{token}", scene.token), ("{line}", scene.line), ("{person}", scene.guest)):
        path = path.replace(key, str(value())) if key in path else path
    path = path.replace("{table}", table or scene.table).replace("{game}", GAME)
    if method == "GET":
        return who.http.get(path, params=body if isinstance(body, dict) else None)
    return who.http.request(method, path, json=body) if body is not None else who.http.request(method, path)


def new_cast(server: Server) -> dict[str, Client]:
    people = {name: server.person(name) for name in ("stranger", "spectator", "other")}
    accounts = {"owner": account(server, "Owner"), "admin": account(server, "Admin", admin=True)}
    return people | accounts | {"nobody": server.stranger()}


@pytest.fixture(scope="session")
def cast(server: Server) -> dict[str, Client]:
    return new_cast(server)


@pytest.fixture(scope="session")
def scenes(server: Server, cast: dict[str, Client]) -> dict[str, Scene]:
    """A table in each state for those who change nothing."""
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
def test_a_private_table_looks_like_none(
    cast: dict[str, Client], scenes: dict[str, Scene], name: str, who: str
) -> None:
    case, asking, scene = MATRIX[name], cast[who], scenes[MATRIX[name].status]
    real, none = (send(asking, name, case, scene, table) for table in (scene.table, "abcdefghjkmn"))
    assert (real.status_code, real.json()) == (none.status_code, none.json())
    assert real.status_code in (401, 404)


@pytest.mark.parametrize("name", [name for name in OF_TABLES if MATRIX[name].status == "open"])
def test_a_private_table_that_has_begun_looks_like_none(
    cast: dict[str, Client], scenes: dict[str, Scene], name: str
) -> None:
    answer = send(cast["stranger"], name, MATRIX[name], scenes["running"])
    assert (answer.status_code, answer.json()["code"]) == (404, "missing-table")


@pytest.fixture(scope="session")
def tokens(server: Server, cast: dict[str, Client]) -> dict[frozenset[str], Client]:
    """Programs of the owner, one for each set of scopes."""
    owner = cast["owner"]
    made = {}
    for size in (1, 2, 3):
        for scopes in itertools.combinations((READ, PLAY, TABLES), size):
            answer = owner.post("/api/me/tokens", {"name": "-".join(scopes), "scopes": scopes})
            made[frozenset(scopes)] = Client(server, answer.json()["token"])
    return made


@pytest.mark.parametrize("name", GUARDED)
def test_a_token_does_what_its_scope_says_and_nothing_else(
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
    if case.scope != ACCOUNT:  # which no token has
        wanted = int(case.answers.split()[ORDER.index("owner")])
        enough = send(tokens[frozenset((case.scope,))], name, case, scene)
        assert enough.status_code == wanted, enough.text


def test_a_wrong_token_is_refused_everywhere(server: Server, scenes: dict[str, Scene]) -> None:
    wrong = Client(server, "im_wrong")
    for name in [*GUARDED, "DELETE /api/session"]:
        answer = send(wrong, name, MATRIX[name], scenes["running"])
        assert (answer.status_code, answer.json()["code"]) == (401, "sign-token"), name
        assert answer.headers["www-authenticate"] == "Bearer"


@pytest.mark.parametrize("header", ["Bearer", "Bearer  ", "Basic YTpi", "im_wrong", "Bearer \xff"])
def test_what_is_no_token_is_refused(server: Server, header: str) -> None:
    somebody = server.stranger()
    answer = somebody.http.get("/api/tables", headers={b"authorization": header.encode("latin-1")})
    assert (answer.status_code, answer.json()["code"]) == (401, "sign-token")


def test_a_token_that_has_run_out_is_refused_everywhere(
    server: Server, cast: dict[str, Client], scenes: dict[str, Scene]
) -> None:
    made = cast["owner"].post("/api/me/tokens", {"name": "old", "scopes": [READ, PLAY, TABLES]}).json()
    program = Client(server, made["token"])
    assert program.get("/api/me").status_code == 200
    sql(server, "UPDATE api_token SET expires = 1 WHERE id = :id", id=made["id"])
    assert {send(program, name, MATRIX[name], scenes["running"]).status_code for name in GUARDED} == {401}


def test_an_admin_sees_what_a_watcher_sees(cast: dict[str, Client], scenes: dict[str, Scene]) -> None:
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


def test_strangers_get_nothing_of_a_private_table_over_a_live_connection(
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


def test_links_are_shown_to_those_who_may_hand_them_out(server: Server, cast: dict[str, Client]) -> None:
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


def test_tables_that_nobody_listed_are_in_no_list_of_others(cast: dict[str, Client], scenes: dict[str, Scene]) -> None:
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
