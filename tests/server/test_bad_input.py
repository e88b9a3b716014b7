"""Malformed requests always get a problem document in the requested language, never a server error or a traceback."""

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from secrets import token_hex
from typing import Any

import httpx
import pytest

from ironmaster.core.messages import say
from ironmaster.server.context import AppContext
from ironmaster.server.settings import Settings
from ironmaster.server.store.engines import database_url, open_engines
from ironmaster.server.store.store import Store
from ironmaster.server.web.middleware import OuterMiddleware
from tests.server.running import Client, Server, free_port

DOCUMENT = json.loads((Path(__file__).parent.parent.parent / "docs" / "openapi.json").read_text("utf-8"))
WRITES = [
    (method, path)
    for path, operations in DOCUMENT["paths"].items()
    for method, one in operations.items()
    if "requestBody" in one
]
FORMS: dict[tuple[str, str], dict[str, Any]] = {
    ("post", "/api/guest"): {"name": "Ada"},
    ("post", "/api/account"): {"name": "Ada", "password": "correct horse", "email": "ada@example.org"},
    ("post", "/api/session"): {"name": "Ada", "password": "correct horse"},
    ("patch", "/api/me"): {"name": "A", "email": "a@b.c", "lang": "en", "password": "12345678", "old_password": "x"},
    ("post", "/api/me/delete"): {"password": "x"},
    ("post", "/api/me/tokens"): {"name": "x", "scopes": ["read"]},
    ("post", "/api/tables"): {"game": "brass", "seats": [{"who": "me"}] * 3, "board": "x", "title": "x", "key": "k"},
    ("post", "/api/records"): {"record": "x", "title": "x"},
    ("post", "/api/links"): {"token": "x"},
    ("post", "/api/tables/{table}/join"): {"seat": "A"},
    ("post", "/api/tables/{table}/leave"): {"seat": "A"},
    ("post", "/api/tables/{table}/bot"): {"seat": "A", "bot": "random"},
    ("post", "/api/tables/{table}/free"): {"seat": "A"},
    ("post", "/api/tables/{table}/links"): {"kind": "seat", "seat": "A"},
    ("post", "/api/tables/{table}/links/end"): {"kind": "seat", "seat": "A"},
    ("post", "/api/tables/{table}/moves"): {"seat": "A", "at": 0, "move": "loan 10", "then": ["pass"]},
    ("post", "/api/tables/{table}/undo"): {"seat": "A", "at": 0},
    ("post", "/api/tables/{table}/draft"): {"seat": "A", "at": 0, "moves": ["loan 10"]},
    ("post", "/api/tables/{table}/why"): {"seat": "A", "move": "loan 10"},
    ("post", "/api/tables/{table}/hint"): {"seat": "A", "at": 0},
    ("post", "/api/tables/{table}/resign"): {"seat": "A"},
    ("post", "/api/tables/{table}/chat"): {"text": "x", "key": "k"},
}
TEXTS = [(*write, field) for write, form in FORMS.items() for field, value in form.items() if isinstance(value, str)]
PROBLEM = "application/problem+json"


class Desk:
    """A server, a person with an account, and their running table."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ada = server.account(f"Ada {token_hex(4)}")
        self.table = self.ada.table("mmm")

    def send(self, method: str, path: str, content: bytes, kind: str = "application/json") -> httpx.Response:
        """Send a raw body, in French, as a person who may be deleted by the request."""
        client: Client = self.server.person("Bob") if path == "/api/me/delete" else self.ada
        headers = {"content-type": kind, "accept-language": "fr-FR, en;q=0.5"}
        address = path.replace("{table}", self.table)
        return client.http.request(method.upper(), address, content=content, headers=headers)


@pytest.fixture(scope="module")
def desk(server: Server) -> Iterator[Desk]:
    before = server.log.stat().st_size
    yield Desk(server)
    said = server.log.read_bytes()[before:].decode()
    assert '"level":"error"' not in said and "Traceback" not in said, said[-2000:]


@pytest.fixture(scope="module")
def one(start_server: Callable[..., Server]) -> Desk:
    """A server on one kind of database, where the kind makes no difference."""
    return Desk(start_server("sqlite"))


def check_no_internals(answer: httpx.Response) -> None:
    """The response contains no traceback, path or module name."""
    for word in ("Traceback", 'File "', "site-packages", "/src/", ".py", "sqlalchemy", "psycopg", "litestar"):
        assert word not in answer.text, answer.text


def check_security_headers(answer: httpx.Response, cache: str = "no-store") -> None:
    """Every security header is present exactly once."""
    headers = answer.headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy and "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cache-control"] == cache
    assert "server" not in headers and "x-powered-by" not in headers
    names = [name for name, _ in headers.raw]
    assert len(names) == len(set(names))


def problem(answer: httpx.Response, *statuses: int) -> dict[str, Any]:
    """The response is a well-formed problem document with one of the statuses and all security headers."""
    assert answer.status_code in statuses, (answer.status_code, answer.text)
    assert answer.headers["content-type"] == PROBLEM
    check_no_internals(answer)
    check_security_headers(answer)
    found: dict[str, Any] = answer.json()
    assert found["status"] == answer.status_code and found["message"] and found["code"]
    return found


def french(found: dict[str, Any]) -> bool:
    """Whether the message is the French one of its code."""
    scope_key = found["code"] if found["code"].startswith("http-") else f"error-{found['code']}"
    return bool(found["message"] == say("server", "fr", scope_key, {"field": found["field"]}))


def test_every_form_of_the_schema_is_tested() -> None:
    assert set(FORMS) == set(WRITES)


@pytest.mark.parametrize(("method", "path"), WRITES)
def test_too_large_body_is_413(one: Desk, method: str, path: str) -> None:
    found = problem(one.send(method, path, b'{"name": "' + b"x" * 70_000 + b'"}'), 413)
    assert french(found) and found["code"] == "http-size"


@pytest.mark.parametrize(("method", "path"), WRITES)
@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "x"])
def test_body_other_than_json_is_415(one: Desk, method: str, path: str, kind: str) -> None:
    assert french(problem(one.send(method, path, b"name=x", kind), 415))


@pytest.mark.parametrize(("method", "path"), WRITES)
def test_body_other_than_an_object_is_400(one: Desk, method: str, path: str) -> None:
    for body in (b"", b" ", b"null", b"[]", b"[{}]", b'""', b"1", b"NaN", b"{", b"}", b"\x00", b"\xff", b'{"a":NaN}'):
        problem(one.send(method, path, body), 400)
    for body in (b"[" * 30_000, b'{"x":' + b"[" * 30_000, b'{"\xed\xa0\x80": 1}', b'{"no such field": 1}'):
        problem(one.send(method, path, body), 400)


@pytest.mark.parametrize(("method", "path"), WRITES)
def test_fields_of_the_wrong_kind_are_400(one: Desk, method: str, path: str) -> None:
    for field in FORMS[method, path]:
        wrong: list[Any] = [1.5, {}, {"a": []}, 10**400, True]
        for value in wrong:
            found = problem(one.send(method, path, json.dumps({**FORMS[method, path], field: value}).encode()), 400)
            assert french(found), found


@pytest.mark.parametrize(("method", "path", "field"), TEXTS)
def test_unusual_characters_in_a_text_are_cleaned_or_refused(desk: Desk, method: str, path: str, field: str) -> None:
    for text in ("a\x00b", "\x00" * 20, "\u202e\ufffe\U000e0001🂡", "\ufdfa" * 32, "'; -- %s%n"):
        answer = desk.send(method, path, json.dumps({**FORMS[method, path], field: text}).encode())
        assert answer.status_code < 500, (text, answer.text)
        assert "\x00" not in answer.text and (answer.status_code >= 400 or "\\u0000" not in answer.text)
    for raw in (b'"\\ud800"', b'"\xed\xa0\x80"'):
        body = json.dumps({**FORMS[method, path], field: "@@"}).encode().replace(b'"@@"', raw)
        problem(desk.send(method, path, body), 400)


def test_last_value_of_a_repeated_field_counts(one: Desk) -> None:
    answer = one.send("post", "/api/tables/{table}/chat", b'{"text": "first", "text": "second"}')
    assert answer.status_code == 201 and answer.json()["text"] == "second"


PARAMETERS = [
    "%00",
    "a%00b",
    "%ff",
    "%ed%a0%80",
    "x" * 33,
    "x" * 5000,
    "%F0%9F%82%A1",
    "a.b",
    "%2e%2e",
    "'",
    "%0a",
]


@pytest.mark.parametrize("value", PARAMETERS, ids=lambda value: value[:12])
@pytest.mark.parametrize(
    "path", ["/api/tables/{}", "/api/tables/{}/state", "/api/tables/{}/links", "/api/games/{}/rules"]
)
def test_malformed_path_is_404(desk: Desk, path: str, value: str) -> None:
    answer = desk.ada.http.get(path.format(value), headers={"accept-language": "fr"})
    assert french(problem(answer, 404)), answer.text


@pytest.mark.parametrize("line", ["0", "-1", "x", "1.5", str(2**31), str(2**63), "9" * 5000, "%00"])
def test_invalid_chat_number_is_404(desk: Desk, line: str) -> None:
    problem(desk.ada.delete(f"/api/tables/{desk.table}/chat/{line}"), 404)


@pytest.mark.parametrize("path", ["/api/me/tokens/%00", f"/api/me/tokens/{'x' * 40}"])
def test_invalid_token_id_is_404(desk: Desk, path: str) -> None:
    problem(desk.ada.delete(path), 404)


QUERIES = [
    "limit=0", "limit=101", "limit=x", "limit=-1", "limit=1.5", "limit=" + "9" * 5000, "limit=%00",
    "after=x", "after=nan", "after=inf", "after=-inf", "after=" + "9" * 41, "after=%00",
    "status=x", "status=", "game=%00", "game=" + "x" * 65, "game=a'b",
]  # fmt: skip


@pytest.mark.parametrize("query", QUERIES, ids=lambda query: query[:12])
def test_invalid_lobby_queries_are_400(desk: Desk, query: str) -> None:
    found = problem(desk.ada.http.get(f"/api/tables?{query}&lang=fr"), 400)
    assert french(found) and found["field"] == query.partition("=")[0]


@pytest.mark.parametrize("query", ["seat=Z", "seat=AA", "seat=%00", "since=-1", "at=1000001", "at=x", "since=1.5"])
def test_invalid_table_queries_are_400(desk: Desk, query: str) -> None:
    assert french(problem(desk.ada.http.get(f"/api/tables/{desk.table}/state?{query}&lang=fr"), 400))


@pytest.mark.parametrize(
    "query", ["&&&", "=", "lang=%ff", "lang=%00", "a=b&a=c", "x" * 20_000, "lang=fr&lang=en", "?", ";"]
)
def test_unknown_query_parameters_are_ignored(one: Desk, query: str) -> None:
    answer = one.ada.http.get(f"/api/about?{query}")
    assert answer.status_code == 200
    check_security_headers(answer)


@pytest.mark.parametrize(
    "path", ["/nothing", "/api", "/api/nothing", "/api/tables/x/y/z", "/schema/x", "/.env", "/%00"]
)
@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
def test_an_unknown_address_is_404(one: Desk, method: str, path: str) -> None:
    for found in (
        one.ada.http.request(method, path, headers={"accept-language": "fr"}),
        one.ada.http.request(method, f"{path}?lang=fr", headers={"accept-language": "en"}),
    ):
        assert french(problem(found, 404))


@pytest.mark.parametrize(
    ("method", "path"),
    [("PUT", "/api/me"), ("DELETE", "/api/about"), ("POST", "/"), ("GET", "/api/guest"), ("PUT", "/")],
)
def test_unsupported_method_is_405_with_allow_header(one: Desk, method: str, path: str) -> None:
    answer = one.ada.http.request(method, f"{path}?lang=fr")
    assert french(problem(answer, 405))
    assert answer.headers["allow"]


@pytest.mark.parametrize("header", [{"host": "a b"}, {"cookie": "ironmaster=\xff"}, {"authorization": "Bearer \xff"}])
def test_odd_headers_cause_no_server_error(one: Desk, header: dict[str, str]) -> None:
    raw = [(name.encode(), value.encode("latin-1")) for name, value in header.items()]
    answer = httpx.get(f"{one.server.url}/api/me", headers=raw)
    problem(answer, 400, 401)


@pytest.mark.parametrize("path", ["/api/about", "/schema/openapi.json", "/healthz", "/readyz", "/metrics"])
def test_every_response_has_security_headers(one: Desk, path: str) -> None:
    answer = one.ada.http.get(path)
    assert answer.status_code == 200
    check_security_headers(answer)
    assert "strict-transport-security" not in answer.headers


def test_the_page_holds_no_script_or_style_that_the_policy_forbids(one: Desk) -> None:
    page = one.ada.get("/").text
    assert "<script>" not in page and "style=" not in page and "onclick" not in page


def test_too_many_requests_are_429_in_the_language_asked_for(start_server: Callable[..., Server]) -> None:
    server = start_server("sqlite", rates=0.01)
    stranger = server.stranger()
    answers = [stranger.get("/api/about", lang="fr") for _ in range(12)]
    late = [answer for answer in answers if answer.status_code == 429]
    assert late
    for answer in late:
        found = problem(answer, 429)
        assert found["message"].startswith("Trop de requêtes") and int(answer.headers["retry-after"]) >= 1
    unknown = [stranger.get("/nothing", lang="fr") for _ in range(12)]
    assert {answer.status_code for answer in unknown} <= {404, 429}
    for answer in unknown:
        check_security_headers(answer)


def test_https_sends_strict_transport_security(
    new_database: Callable[[str], str], tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    server = Server(new_database("sqlite"), tmp_path / "log", public_url="https://table.example")
    server.port = free_port()
    request.addfinalizer(server.kill)
    server.start()
    for path in ("/", "/api/about", "/nothing"):
        answer = httpx.get(f"{server.url}{path}")
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        check_security_headers(answer, cache="no-cache" if path == "/" else "no-store")
    answer = httpx.post(f"{server.url}/api/guest", json={})
    assert answer.headers["set-cookie"].startswith("__Host-ironmaster=")
    assert {"Secure", "HttpOnly", "Path=/", "SameSite=lax"} <= set(answer.headers["set-cookie"].split("; "))


def test_unhandled_error_has_security_headers_and_no_details(tmp_path: Path) -> None:
    context = AppContext(Settings(), Store(open_engines(database_url(str(tmp_path / "x.db")))))

    async def broken(scope: Any, receive: Any, send: Any) -> None:
        raise RuntimeError("a secret")

    async def ask() -> httpx.Response:
        middleware: Any = OuterMiddleware(broken, context)
        async with httpx.AsyncClient(transport=httpx.ASGITransport(middleware), base_url="http://x") as client:
            return await client.get("/?lang=fr")

    answer = asyncio.run(ask())
    context.store.close()
    assert french(problem(answer, 500)) and "a secret" not in answer.text
