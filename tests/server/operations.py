"""All operations of the API with their permissions, and tables to test them on."""

from collections.abc import Callable
from functools import cached_property
from typing import Any, NamedTuple

import httpx

from ironmaster.core.registry import names, spec_of
from tests.server.helpers import PASSWORD, account, let_in, plant, played, seed_for, unique
from tests.server.running import Client, Server

ORDER = ("nobody", "stranger", "spectator", "admin", "other", "owner")
"""Those who may most ask last. The table is private; the stranger is signed in, the owner has seat A, the other B."""
GAME = names()[0]
BOARD = spec_of(GAME).boards[0].id
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
        """A new chat line of the owner."""
        found: int = self.owner.post(f"/api/tables/{self.table}/chat", {"text": "hm"}).json()["id"]
        return found

    def token(self) -> str:
        """A new API token of the owner."""
        answer = self.owner.post("/api/me/tokens", {"name": "x", "scopes": ["read"]})
        found: str = answer.json().get("id", "none")
        return found

    def guest(self) -> str:
        """Another person."""
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
    """An operation: the scope that it needs, the state of the table, and the responses in the order of ORDER."""

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


def _draft(scene: Scene, _: Client) -> object:
    return {"seat": "A", "at": scene.move["at"], "moves": [scene.move["move"]]}


def _undo(scene: Scene, _: Client) -> object:
    return {"seat": "A", "at": scene.move["at"]}


def _hint(scene: Scene, _: Client) -> object:
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
    "GET /api/games/{game}/boards/{board}": Case(FREE, "", EVERYBODY),
    "POST /api/guest": Case(ACCOUNT, "", "201 201 201 201 201 201", {}, changes=PEOPLE),
    "POST /api/account": Case(ACCOUNT, "", "201 201 201 409 201 409", _account, changes=PEOPLE),
    "POST /api/session": Case(ACCOUNT, "", "201 201 201 201 201 201", _sign_in, changes=PEOPLE),
    "DELETE /api/session": Case(FREE, "", "204 204 204 204 204 204", changes=PEOPLE),
    "GET /api/session": Case(READ, "", EVERYBODY),
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
    "GET /api/links/{link}": Case(READ, "open", EVERYBODY),
    "POST /api/links": Case(TABLES, "open", KNOWN, _link, changes=TABLE),
    f"GET {ONE_TABLE}/state": Case(READ, "running", "404 404 403 403 403 200", {"seat": "A"}),
    f"GET {ONE_TABLE}/events": Case(READ, "running", "404 404 403 403 403 200", {"seat": "A"}),
    f"POST {ONE_TABLE}/moves": Case(PLAY, "running", "401 404 403 403 403 200", _move, changes=TABLE),
    f"POST {ONE_TABLE}/undo": Case(PLAY, "running", "401 404 403 403 403 409", _undo),
    f"POST {ONE_TABLE}/draft": Case(PLAY, "running", "401 404 403 403 403 200", _draft),
    f"POST {ONE_TABLE}/why": Case(PLAY, "running", "401 404 403 403 403 200", _why),
    f"POST {ONE_TABLE}/resign": Case(PLAY, "running", "401 404 403 403 403 200", {"seat": "A"}, changes=TABLE),
    f"GET {ONE_TABLE}/board": Case(READ, "open", THOSE_INSIDE),
    f"GET {ONE_TABLE}/panels": Case(READ, "running", "404 404 403 403 403 200", {"seat": "A"}),
    f"GET {ONE_TABLE}/figures": Case(READ, "running", THOSE_INSIDE),
    f"GET {ONE_TABLE}/scoring": Case(READ, "running", THOSE_INSIDE),
    f"GET {ONE_TABLE}/chat": Case(READ, "running", THOSE_INSIDE),
    f"POST {ONE_TABLE}/chat": Case(PLAY, "running", "401 404 201 201 201 201", {"text": "hm"}),
    f"DELETE {ONE_TABLE}/chat/{{line}}": Case(PLAY, "running", "401 404 403 204 403 204"),
    f"GET {ONE_TABLE}/record": Case(READ, "ended", THOSE_INSIDE),
    f"POST {ONE_TABLE}/hint": Case(PLAY, "running", "401 404 403 403 403 403", _hint),
    f"POST {ONE_TABLE}/analysis": Case(READ, "ended", "401 404 200 200 200 200", changes=TABLE),
    f"GET {ONE_TABLE}/analysis": Case(READ, "ended", THOSE_INSIDE),
    f"GET {ONE_TABLE}/analysis.html": Case(READ, "ended", "404 404 404 404 404 404"),
    "GET /api/admin/tables": Case(ACCOUNT, "", "401 403 403 200 403 403"),
    "POST /api/admin/tables/{table}/close": Case(ACCOUNT, "running", "401 403 403 204 403 403", changes=TABLE),
    "POST /api/admin/people/{person}/delete": Case(ACCOUNT, "", "401 403 403 204 403 403"),
}
OF_TABLES = [name for name, case in MATRIX.items() if case.status and "{table}" in name and "/admin/" not in name]
GUARDED = [name for name, case in MATRIX.items() if case.scope]


def send(who: Client, name: str, case: Case, scene: Scene, table: str = "") -> httpx.Response:
    """Send an operation to the table of the scene, or to another one."""
    method, _, path = name.partition(" ")
    body = case.body(scene, who) if callable(case.body) else case.body
    for key, value in (("{token}", scene.token), ("{line}", scene.line), ("{person}", scene.guest)):
        path = path.replace(key, str(value())) if key in path else path
    there = {"table": table or scene.table, "link": scene.link, "game": GAME, "board": BOARD}
    for key, word in there.items():
        path = path.replace(f"{{{key}}}", word)
    if method == "GET":
        return who.http.get(path, params=body if isinstance(body, dict) else None)
    return who.http.request(method, path, json=body) if body is not None else who.http.request(method, path)


def new_cast(server: Server) -> dict[str, Client]:
    people = {name: server.person(name) for name in ("stranger", "spectator", "other")}
    accounts = {"owner": account(server, "Owner"), "admin": account(server, "Admin", admin=True)}
    return people | accounts | {"nobody": server.stranger()}
