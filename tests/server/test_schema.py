"""Random requests made from the served description of the interface get only answers that it names."""

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
EXAMPLES = int(os.environ.get("IRONMASTER_FUZZ", "15"))
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
    """A server with somebody who has an account and a finished game."""

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


@pytest.fixture(scope="module", params=BACKENDS)
def scene(request: pytest.FixtureRequest, start_server: Callable[..., Server]) -> Scene:
    server = start_server(request.param)
    ada = server.account("Ada")
    finished = ada.post("/api/records", {"record": RECORD}).json()["id"]
    token = ada.post("/api/me/tokens", {"name": "a program", "scopes": ["read"]}).json()["id"]
    return Scene(server, ada, finished, token)


class Known(NamedTuple):
    """What there is to be asked for."""

    tables: list[str]
    link: str
    line: int
    token: str
    moves: list[str]
    at: int


def known_to(scene: Scene) -> Known:
    """New tables, one that waits and one that runs, with a link and a line of chat."""
    ada = scene.ada
    waiting, running = ada.table("mbo", start=False), ada.table("mmm")
    link = ada.post(f"/api/tables/{waiting}/links", {"kind": "seat", "seat": "C"}).json()["token"]
    line = ada.post(f"/api/tables/{running}/chat", {"text": "good luck"}).json()["id"]
    now = ada.state(running, "turn")
    moves = [choice["move"] for choice in now["offer"]["moves"]]
    return Known([running, waiting, scene.finished], link, line, scene.token, moves, now["index"])


def aim(case: Any, draw: Callable[[Any], Any], known: Known) -> bool:
    """Put something that is there into the address, and into a well-formed body; whether anything was put there."""
    aimed = False
    there: dict[str, list[Any]] = {
        "table": known.tables,
        "line": [known.line],
        "token": [known.token],
        "game": ["brass"],
    }
    for name in case.path_parameters or {}:
        if name in there and draw(st.integers(0, 4)):
            case.path_parameters[name], aimed = draw(st.sampled_from(there[name])), True
    if isinstance(case.body, dict) and case.meta.generation.mode.is_positive and draw(st.integers(0, 4)):
        aim_body(case.body, draw, known)
    return aimed


def aim_body(body: dict[str, Any], draw: Callable[[Any], Any], known: Known) -> None:
    there: dict[str, list[Any]] = {
        "seat": ["A", "B", "C"],
        "game": ["brass"],
        "board": ["", "lancashire"],
        "bot": ["random", ""],
        "token": [known.link],
        "move": known.moves,
        "at": [known.at, known.at + 1, known.at - 1],
        "record": [RECORD, RECORD[:-40], RECORD.replace("oldham", "bury", 1)],
        "rules": [{}, {"dm_bonus": "cash"}],
        "password": ["correct horse"],
    }
    for name in body:
        if name in there and body[name] is not None:
            body[name] = draw(st.sampled_from(there[name]))


def requests_of(description: Any, name: str) -> Any:
    operation = description.find_operation_by_id(name)
    modes = [schemathesis.GenerationMode.POSITIVE]
    if operation.body or operation.path_parameters or operation.query:
        modes.append(schemathesis.GenerationMode.NEGATIVE)
    return st.one_of([operation.as_strategy(generation_mode=mode) for mode in modes])


def ask(case: Any, client: Client, aimed: bool = False) -> None:
    """Send a request and hold the answer against the description."""
    cookies = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
    response = case.call(base_url=client.server.url, headers={"Cookie": cookies} if cookies else {}, timeout=30)
    case.validate_response(response, checks=CHECKS if aimed else [*CHECKS, openapi.negative_data_rejection])


@pytest.mark.parametrize("name", [name for name in OPERATIONS if name not in LEAVING])
def test_answers_to_a_person_are_as_described(description: Any, scene: Scene, name: str) -> None:
    known = known_to(scene)

    @quick
    @given(case=requests_of(description, name), data=st.data())
    def every(case: Any, data: Any) -> None:
        ask(case, scene.ada, aim(case, data.draw, known))

    every()
    assert scene.ada.get("/api/me").status_code == 200


@pytest.mark.parametrize("name", LEAVING)
def test_answers_to_somebody_who_leaves_are_as_described(description: Any, scene: Scene, name: str) -> None:
    @settings(quick, max_examples=EXAMPLES // 2)
    @given(case=requests_of(description, name))
    def every(case: Any) -> None:
        bob = scene.server.person("Bob")
        bob.table("mmb")
        ask(case, bob)

    every()


@settings(quick, max_examples=max(4, EXAMPLES // 4))
@given(data=st.data())
def _as_a_stranger(description: Any, scene: Scene, name: str, known: Known, data: Any) -> None:
    case = data.draw(requests_of(description, name))
    ask(case, scene.server.stranger(), aim(case, data.draw, known))


@pytest.mark.parametrize("scene", ["sqlite"], indirect=True)
@pytest.mark.parametrize("name", OPERATIONS)
def test_answers_to_a_stranger_are_as_described(description: Any, scene: Scene, name: str) -> None:
    known = Known([scene.finished], "nothing", 1, "nothing", ["loan 10"], 1)
    _as_a_stranger(description, scene, name, known)


def test_the_server_outlived_all_of_it_and_logged_no_fault(scene: Scene) -> None:
    assert scene.server.process is not None and scene.server.process.poll() is None
    assert httpx.get(f"{scene.server.url}/readyz").status_code == 200
    said = scene.server.log.read_text("utf-8")
    assert '"level":"error"' not in said and "Traceback" not in said


def test_the_served_description_is_the_one_that_is_kept(scene: Scene) -> None:
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
