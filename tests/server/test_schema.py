"""Random requests made from the OpenAPI document get only responses that it declares."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi import checks as openapi

from tests.server.conftest import BACKENDS
from tests.server.running import Client, Server

ROOT = Path(__file__).parent.parent.parent
KEPT = ROOT / "docs" / "openapi.json"
DOCUMENT = json.loads(KEPT.read_text("utf-8"))
EXAMPLES = int(os.environ.get("IRONMASTER_FUZZ", "10"))
"""Requests for each operation; `scripts/fuzz-api` asks for many more."""
SEEDED = "IRONMASTER_FUZZ" not in os.environ
OPERATIONS = {one["operationId"]: one for path in DOCUMENT["paths"].values() for one in path.values()}
LEAVING = ("sign_out", "forget")
"""What ends the session: done by somebody else each time."""
CHECKS = [
    not_a_server_error,
    openapi.status_code_conformance,
    openapi.content_type_conformance,
    openapi.response_headers_conformance,
    openapi.response_schema_conformance,
]
RECORD = (ROOT / "tests" / "records" / "brass-3.record").read_text("utf-8")
quick = settings(
    max_examples=EXAMPLES, deadline=None, derandomize=SEEDED, database=None, suppress_health_check=list(HealthCheck)
)


class Scene(NamedTuple):
    """A server, a person with an account, and a finished game."""

    server: Server
    ada: Client
    finished: str
    token: str


@pytest.fixture(scope="module")
def description() -> Any:
    refused = {"expected-statuses": [400, 401, 403, 404, 409, 413, 415, 422]}
    config = schemathesis.Config.from_dict(
        {"generation": {"with-security-parameters": False}, "checks": {"negative_data_rejection": refused}}
    )
    return schemathesis.openapi.from_dict(DOCUMENT, config=config)


@pytest.fixture(scope="module")
def scenes(start_server: Callable[..., Server]) -> list[Scene]:
    """One on each kind of database. Generating requests is slow, so both get the same ones."""
    return [scene_at(start_server(kind)) for kind in BACKENDS]


def scene_at(server: Server) -> Scene:
    ada = server.account("Ada")
    finished = ada.post("/api/records", {"record": RECORD}).json()["id"]
    token = ada.post("/api/me/tokens", {"name": "a program", "scopes": ["read"]}).json()["id"]
    return Scene(server, ada, finished, token)


class Known(NamedTuple):
    """Existing objects that requests can name."""

    tables: list[str]
    link: str
    line: int
    token: str
    moves: list[str]
    at: int


def known_to(scene: Scene) -> Known:
    """New tables, one open and one running, with a link and a chat line."""
    ada = scene.ada
    waiting, running = ada.table("mbo", start=False), ada.table("mmm")
    link = ada.post(f"/api/tables/{waiting}/links", {"kind": "seat", "seat": "C"}).json()["token"]
    line = ada.post(f"/api/tables/{running}/chat", {"text": "good luck"}).json()["id"]
    now = ada.state(running, "turn")
    moves = [choice["move"] for choice in now["offer"]["moves"]]
    return Known([running, waiting, scene.finished], link, line, scene.token, moves, now["index"])


class Aim(NamedTuple):
    """Which existing object a request names; the same on each server. 0 means none."""

    address: int
    body: int


NOWHERE = Aim(0, 0)
aims = st.builds(Aim, st.integers(0, 12), st.integers(0, 12))


class Shot:
    """A request that is sent to each server, adapted to its existing objects."""

    def __init__(self, case: Any, aim: Aim) -> None:
        self.case, self.aim = case, aim
        self.address, self.body = case.path_parameters, case.body
        self.positive = case.meta.generation.mode.is_positive

    def at(self, known: Known) -> Any:
        """The request with existing objects in its URL, and in a well-formed body."""
        there: dict[str, list[Any]] = {"table": known.tables, "line": [known.line], "token": [known.token]}
        there |= {"game": ["brass"], "board": ["lancashire"], "link": [known.link]}
        if self.aim.address and self.address:
            chosen = {name: there[name][self.aim.address % len(there[name])] for name in self.address if name in there}
            self.case.path_parameters = {**self.address, **chosen}
        if self.aim.body and isinstance(self.body, dict) and self.positive:
            self.case.body = {name: better(name, value, self.aim.body, known) for name, value in self.body.items()}
        return self.case


def better(name: str, value: Any, choice: int, known: Known) -> Any:
    """A meaningful value for a field, instead of one that only matches the schema."""
    there: dict[str, list[Any]] = {
        "seat": ["A", "B", "C"],
        "game": ["brass"],
        "board": ["", "lancashire"],
        "bot": ["random", ""],
        "token": [known.link],
        "move": known.moves,
        "at": [known.at, known.at + 1, known.at - 1],
        "moves": [[], known.moves[:1], known.moves[:2]] if isinstance(value, list) else [1, 2],
        "then": [[], known.moves[:1]],
        "after": [[], known.moves[-2:-1]],
        "elements": [[{"kind": "action", "id": "build"}, {"kind": "industry", "id": "coal"}], []],
        "record": [RECORD, RECORD[:-40], RECORD.replace("oldham", "bury", 1)],
        "rules": [{}, {"dm_bonus": "cash"}],
        "password": ["correct horse"],
    }
    return value if name not in there or value is None else there[name][choice % len(there[name])]


def requests_of(description: Any, name: str) -> Any:
    operation = description.find_operation_by_id(name)
    modes = [schemathesis.GenerationMode.POSITIVE]
    if operation.body or operation.path_parameters or operation.query:
        modes.append(schemathesis.GenerationMode.NEGATIVE)
    return st.one_of([operation.as_strategy(generation_mode=mode) for mode in modes])


def ask(case: Any, client: Client, aim: Aim = NOWHERE) -> None:
    """Send a request and check the response against the OpenAPI document."""
    cookies = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
    response = case.call(base_url=client.server.url, headers={"Cookie": cookies} if cookies else {}, timeout=30)
    meant = aim.address and case.path_parameters  # invalid on purpose, but corrected
    case.validate_response(response, checks=CHECKS if meant else [*CHECKS, openapi.negative_data_rejection])


@pytest.mark.parametrize("name", [name for name in OPERATIONS if name not in LEAVING])
def test_responses_to_a_person_match_the_schema(description: Any, scenes: list[Scene], name: str) -> None:
    knowing = [known_to(scene) for scene in scenes]

    @quick
    @given(case=requests_of(description, name), aim=aims)
    def every(case: Any, aim: Aim) -> None:
        shot = Shot(case, aim)
        for scene, known in zip(scenes, knowing, strict=True):
            ask(shot.at(known), scene.ada, aim)

    every()
    assert [scene.ada.get("/api/me").status_code for scene in scenes] == [200, 200]


@pytest.mark.parametrize("name", LEAVING)
def test_responses_during_account_deletion_match_the_schema(description: Any, scenes: list[Scene], name: str) -> None:
    @settings(quick, max_examples=EXAMPLES // 3)
    @given(case=requests_of(description, name))
    def every(case: Any) -> None:
        for scene in scenes:
            bob = scene.server.person("Bob")
            bob.table("mmb")
            ask(case, bob)

    every()


@pytest.mark.parametrize("name", OPERATIONS)
def test_responses_to_a_visitor_match_the_schema(description: Any, scenes: list[Scene], name: str) -> None:
    scene = scenes[0]
    known = Known([scene.finished], "nothing", 1, "nothing", ["loan 10"], 1)

    @settings(quick, max_examples=max(3, EXAMPLES // 4))
    @given(case=requests_of(description, name), aim=aims)
    def every(case: Any, aim: Aim) -> None:
        ask(Shot(case, aim).at(known), scene.server.stranger(), aim)

    every()


def test_servers_still_run_and_logged_no_error(scenes: list[Scene]) -> None:
    for scene in scenes:
        assert scene.server.process is not None and scene.server.process.poll() is None
        assert httpx.get(f"{scene.server.url}/readyz").status_code == 200
        said = scene.server.log.read_text("utf-8")
        assert '"level":"error"' not in said and "Traceback" not in said


def test_served_openapi_document_equals_docs(scenes: list[Scene]) -> None:
    for scene in scenes:
        assert httpx.get(f"{scene.server.url}/schema/openapi.json").content == KEPT.read_bytes()


def test_every_operation_has_a_tag_a_summary_and_what_it_needs() -> None:
    for name, one in OPERATIONS.items():
        assert len(name) <= 16 and one["tags"] and one["summary"] and one["description"] and "security" in one


def test_the_description_names_no_address() -> None:
    assert [server["url"] for server in DOCUMENT["servers"]] == ["/"]
    assert "http://" not in KEPT.read_text("utf-8") and "https://" not in KEPT.read_text("utf-8")


def test_every_path_parameter_is_bounded() -> None:
    found = [one for operation in OPERATIONS.values() for one in operation.get("parameters", []) if "name" in one]
    for parameter in (one for one in found if one["in"] == "path"):
        schema = parameter["schema"]
        assert ("pattern" in schema and "maxLength" in schema) or {"minimum", "maximum"} <= set(schema), parameter
