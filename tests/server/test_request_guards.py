"""Guards: requests from other sites, rate limits, and cookies over https."""

import itertools
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.helpers import PASSWORD, account, unique
from tests.server.operations import MATRIX
from tests.server.running import Client, Server

UNSAFE = [name for name in MATRIX if not name.startswith("GET ")]
FOREIGN = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": "http://127.0.0.1"},
    {"origin": "http://[bad"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]
PUBLIC = "https://table.example"
_addresses = (f"10.1.{high}.{low}" for high, low in itertools.product(range(250), range(1, 250)))


@pytest.fixture(scope="module")
def limited(start_server: Callable[..., Server]) -> Server:
    """A server with a fifth of the usual limits, which trusts X-Forwarded-For."""
    return start_server("sqlite", rates=0.2, proxies="127.0.0.1")


@pytest.fixture(scope="module")
def secure(new_database: Callable[[str], str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an https URL."""
    log: Path = tmp_path_factory.mktemp("log") / "server.log"
    server = Server(new_database("sqlite"), log, public_url=PUBLIC, bot_processes=0)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        server.port = free.getsockname()[1]
    yield server.start()
    server.kill()


def ask(client: Client, name: str, **more: Any) -> httpx.Response:
    method, _, path = name.partition(" ")
    for part in ("table", "token", "person", "game"):
        path = path.replace(f"{{{part}}}", "abcdefghjkmn")
    return client.http.request(method, path.replace("{line}", "1"), **more)


def elsewhere(server: Server) -> Client:
    """A new client with its own address."""
    client = server.stranger()
    client.http.headers["x-forwarded-for"] = next(_addresses)
    return client


def statuses(send: Callable[[int], httpx.Response], most: int) -> tuple[int, httpx.Response]:
    """The number of accepted requests, and the response to the first rejected one."""
    for count in range(most):
        answer = send(count)
        if answer.status_code == 429:
            return count, answer
    raise AssertionError(f"{most} requests were taken")


# Other sites


@pytest.mark.parametrize("headers", FOREIGN)
def test_no_other_site_can_change_anything(server: Server, headers: dict[str, str]) -> None:
    client = server.stranger()
    for name in UNSAFE:
        answer = ask(client, name, json={}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "right-origin"), name


@pytest.mark.parametrize("site", ["same-origin", "none"])
def test_own_page_can_send_requests(server: Server, site: str) -> None:
    client = server.stranger()
    headers = {"origin": server.url, "sec-fetch-site": site}
    assert ask(client, "POST /api/guest", json={}, headers=headers).status_code == 201
    for name in UNSAFE:
        assert "right-origin" not in ask(client, name, json={}, headers=headers).text


@pytest.mark.parametrize("headers", FOREIGN)
def test_no_other_site_can_open_a_live_connection(server: Server, headers: dict[str, str]) -> None:
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(f"ws://127.0.0.1:{server.port}/api/live", additional_headers=headers),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_own_page_can_open_a_live_connection(server: Server) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/api/live", additional_headers={"origin": server.url}) as line:
        line.send('{"do": "ping", "id": 7}')
        assert '"id":7' in str(line.recv(10)).replace(" ", "")


@pytest.mark.parametrize(
    "media", ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain", "Text/Plain;x=json"]
)
def test_form_content_types_are_refused(server: Server, media: str) -> None:
    client = server.person()
    for name in UNSAFE:
        answer = ask(client, name, content=b"{}", headers={"content-type": media})
        assert answer.status_code in (400, 415), name
        assert answer.json()["code"].endswith("-media"), name
    assert client.get("/api/me").status_code == 200


def test_a_live_connection_with_a_wrong_token_is_refused(server: Server) -> None:
    headers = {"authorization": "Bearer im_wrong"}
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(f"ws://127.0.0.1:{server.port}/api/live", additional_headers=headers),
    ):
        pass
    assert refused.value.response.status_code == 403


# Over https


def test_cookie_is_secure_with_https(secure: Server) -> None:
    cookie = httpx.post(f"{secure.url}/api/guest", json={}).headers["set-cookie"]
    name, _, rest = cookie.partition("=")
    fields = {part.strip().lower() for part in rest.split(";")[1:]}
    assert name == "__Host-ironmaster"
    assert {"httponly", "samesite=lax", "path=/", "secure"} <= fields
    assert not any(field.startswith("domain") for field in fields)
    token = rest.partition(";")[0]
    for given, status in (("__Host-ironmaster", 200), ("ironmaster", 401)):
        headers = {"cookie": f"{given}={token}"}
        assert httpx.get(f"{secure.url}/api/me", headers=headers).status_code == status


def test_only_the_public_url_is_the_same_origin(secure: Server) -> None:
    def status(origin: str) -> int:
        return httpx.post(f"{secure.url}/api/guest", json={}, headers={"origin": origin}).status_code

    assert status(PUBLIC) == status(f"{PUBLIC}:443") == 201
    for origin in (secure.url, PUBLIC.replace("https", "http"), f"{PUBLIC}:8443", f"{PUBLIC}.evil.example"):
        assert status(origin) == 403


# Rate limits


def test_too_many_wrong_passwords_are_refused(limited: Server) -> None:
    client = elsewhere(limited)
    taken, answer = statuses(
        lambda count: client.post("/api/session?lang=fr", {"name": f"nobody {count}", "password": "x"}), 10
    )
    assert 4 <= taken <= 5
    assert int(answer.headers["retry-after"]) >= 1
    assert answer.headers["content-type"] == "application/problem+json"
    found = answer.json()
    assert (found["code"], found["status"]) == ("rate-rate", 429)
    assert found["message"].startswith("Trop de requêtes. Réessayez dans")


def test_sign_in_attempts_are_limited_per_name(limited: Server) -> None:
    name = unique()
    taken, answer = statuses(lambda _: elsewhere(limited).post("/api/session", {"name": name, "password": "x"}), 20)
    assert 2 <= taken <= 3
    assert answer.json()["message"].startswith("Too many requests.")


def test_too_many_guests_of_one_address_are_refused(limited: Server) -> None:
    address = next(_addresses)
    taken, answer = statuses(
        lambda _: httpx.post(f"{limited.url}/api/guest", json={}, headers={"x-forwarded-for": address}), 20
    )
    assert 6 <= taken <= 7
    assert int(answer.headers["retry-after"]) >= 1
    assert elsewhere(limited).post("/api/guest", {}).status_code == 201


def test_too_many_tables_are_refused(limited: Server) -> None:
    guest = elsewhere(limited)
    guest.post("/api/guest", {})
    form = {"game": "brass", "seats": [{}, {}, {}]}
    taken, answer = statuses(lambda _: guest.post("/api/tables", form), 20)
    assert 6 <= taken <= 7
    assert answer.json()["code"] == "rate-rate"


def test_too_many_chat_lines_are_refused(limited: Server) -> None:
    guest = elsewhere(limited)
    guest.post("/api/guest", {})
    table = guest.post("/api/tables", {"game": "brass", "seats": [{}, {}, {}]}).json()["id"]
    taken, answer = statuses(lambda count: guest.post(f"/api/tables/{table}/chat", {"text": f"{count}"}), 30)
    assert 2 <= taken <= 4
    assert answer.json()["code"] == "rate-rate"
    assert len(guest.get(f"/api/tables/{table}/chat").json()) == taken


def test_too_much_reading_is_refused(limited: Server) -> None:
    reader = elsewhere(limited)
    taken, answer = statuses(lambda _: reader.get("/api/about"), 500)
    assert taken >= 48
    assert (answer.json()["code"], int(answer.headers["retry-after"])) == ("rate-rate", 1)
    assert elsewhere(limited).get("/api/about").status_code == 200


def test_too_many_connections_are_refused(limited: Server) -> None:
    headers = {"x-forwarded-for": next(_addresses)}
    opened = 0
    with pytest.raises(InvalidStatus) as refused:
        for _ in range(30):
            with connect(f"ws://127.0.0.1:{limited.port}/api/live", additional_headers=headers):
                opened += 1
    assert 12 <= opened <= 20
    assert refused.value.response.status_code in (403, 429)


def test_too_many_commands_are_refused_and_the_connection_stays(limited: Server) -> None:
    guest = elsewhere(limited)
    guest.post("/api/guest", {})
    with guest.live("fr") as line:
        answers = [line.ask("ping") for _ in range(150)]
        refused = [answer["problem"] for answer in answers if "problem" in answer]
        assert refused and refused[0]["message"].startswith("Trop de requêtes")
        assert len(answers) - len(refused) >= 48


def test_sign_in_limit_does_not_affect_others(limited: Server) -> None:
    one = account(limited)
    other = elsewhere(limited)
    assert other.post("/api/session", {"name": one.me["name"], "password": PASSWORD}).status_code == 201
