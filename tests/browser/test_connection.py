"""A lost connection, or a table that continues elsewhere: no move is lost or made twice, and the page says so."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.conftest import PAGE
from tests.browser.playing import CONFIRM, OFFERED, Hands, ask, await_turn, choice, index_of, sit_down, to_act
from tests.browser.visiting import Visitors
from tests.server.running import Server


class LossyConnection:
    """Stands between the page and the server, and can drop messages."""

    def __init__(self, page: Page) -> None:
        self.swallow: str | None = None
        self.swallowed = False
        self.routes: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/api/live"), self._meet)

    def _meet(self, page_side: WebSocketRoute) -> None:
        server = page_side.connect_to_server()
        wanted: set[int] = set()
        self.routes.append(page_side)

        def asked(message: str | bytes) -> None:
            command = json.loads(message)
            if command["do"] == self.swallow:
                wanted.add(command["id"])
            server.send(message)

        def answered(message: str | bytes) -> None:
            if wanted and (json.loads(message).get("id") in wanted or '"type":"update"' in str(message)):
                self.swallowed = True
                self.swallow = None
                page_side.close(code=1011)
                server.close()
                return
            page_side.send(message)

        page_side.on_message(asked)
        server.on_message(answered)


def draft_loan(page: Page) -> None:
    """Choose a loan, up to its confirmation."""
    choice(page, "Take a loan").click()
    while not page.locator(CONFIRM).count():
        page.locator(OFFERED).first.click()
        page.wait_for_timeout(50)


def loans(page: Page, table: str) -> int:
    """The number of loans of A in the journal."""
    events = ask(page, "GET", f"/api/tables/{table}/events?seat=A&since=0&limit=200")["events"]
    return sum(event["kind"] == "move" and event["seat"] == "A" and "takes a loan" in event["text"] for event in events)


def test_a_move_with_a_lost_response_is_made_once_and_shown(visitors: Visitors) -> None:
    page = visitors.open()
    connection = LossyConnection(page)
    table = sit_down(page)
    await_turn(page)
    draft_loan(page)
    connection.swallow = "move"
    page.locator(CONFIRM).click()
    expect(page.locator(".log")).to_contain_text("Ada takes a loan")
    await_turn(page)
    assert connection.swallowed and len(connection.routes) == 2
    assert loans(page, table) == 1
    assert page.locator(".problem").count() == 0


def test_invalid_messages_of_the_server_are_ignored(visitors: Visitors) -> None:
    page = visitors.open()
    connection = LossyConnection(page)
    sit_down(page)
    await_turn(page)
    for nonsense in ("{", "[]", '{"type": "update", "index": 1}', '{"type": "later", "table": "x"}'):
        connection.routes[-1].send(nonsense)
        page.wait_for_timeout(30)
    expect(page.locator(".banner")).to_have_count(0)
    Hands(page, seed=12).action()


def test_two_windows_of_one_player_follow_each_other(visitors: Visitors) -> None:
    one = visitors.open()
    sit_down(one)
    await_turn(one)
    other = one.context.new_page()
    other.goto(one.url)
    await_turn(other)
    draft_loan(other)
    line_index = index_of(one)
    Hands(one, seed=13).action()
    await_turn(one)
    expect(other.locator(CONFIRM)).to_have_count(0)
    await_turn(other)
    assert other.locator(".replay .small").inner_text() == one.locator(".replay .small").inner_text()
    assert index_of(one) > line_index
    Hands(other, seed=14).action()
    await_turn(other)
    expect(one.locator(".replay .small")).to_have_text(other.locator(".replay .small").inner_text())


def test_a_stale_move_is_refused_with_an_explanation(visitors: Visitors) -> None:
    page = visitors.open()
    table = sit_down(page)
    await_turn(page)
    draft_loan(page)
    at = index_of(page)
    move = ask(page, "GET", f"/api/tables/{table}/state?seat=A")["offer"]["moves"][0]["move"]
    body = json.dumps({"seat": "A", "at": at, "move": move})
    # Both in one task: the page cannot have received the other move when it is asked to confirm.
    page.evaluate(
        """([path, body]) => {
            const request = new XMLHttpRequest();
            request.open("POST", path, false);
            request.setRequestHeader("content-type", "application/json");
            request.send(body);
            document.querySelector("[data-confirm]").click();
        }""",
        [f"/api/tables/{table}/moves", body],
    )
    expect(page.locator(".problem")).to_contain_text("The game has continued in the meantime")
    assert loans(page, table) == 0
    await_turn(page)


def test_resigning_elsewhere_makes_the_other_window_a_watcher(visitors: Visitors) -> None:
    ada, basil = visitors.open(), visitors.open()
    ask(ada, "POST", "/api/guest", {"name": "Ada"})
    ask(basil, "POST", "/api/guest", {"name": "Basil"})
    seats = [{"who": "me"}, {"who": "open"}, {"who": "bot", "bot": "random"}]
    table = ask(ada, "POST", "/api/tables", {"game": "brass", "seats": seats, "order": "chosen", "listed": True})["id"]
    ask(basil, "POST", f"/api/tables/{table}/join", {"seat": "B"})
    ask(ada, "POST", f"/api/tables/{table}/start")
    for page in (ada, basil):
        page.goto(f"/table/{table}")
    acting = to_act(A=ada, B=basil)
    page = ada if acting == "A" else basil
    choice(page, "Build").click()
    ask(page, "POST", f"/api/tables/{table}/resign", {"seat": acting})
    expect(page.locator(".choices")).to_have_count(0)
    expect(page.get_by_text("gave up").first).to_be_visible()


def test_signing_out_elsewhere_is_shown(visitors: Visitors) -> None:
    # the page may be signed out while it opens a connection, which the browser then reports
    visitors.expect_problem("status of 40[134]|closed before the connection is established")
    page = visitors.open()
    sit_down(page)
    await_turn(page)
    other = page.context.new_page()
    other.goto("/about")
    ask(other, "DELETE", "/api/session")
    expect(page.get_by_role("alert")).to_contain_text("you have no access to it")
    expect(page.get_by_role("main").get_by_role("link", name="Sign in")).to_be_visible()


@pytest.mark.parametrize("when", ["choosing", "whole"])
def test_a_choice_survives_a_restart_of_the_server(browser: Browser, tmp_path: Path, when: str) -> None:
    server = Server(str(tmp_path / "tables.db"), tmp_path / "server.log", page=PAGE).start()
    people = Visitors(browser, server.url)
    people.expect_problem("WebSocket|ERR_CONNECTION_REFUSED|Failed to load resource")
    page = people.open()
    table = sit_down(page)
    await_turn(page)
    if when == "choosing":
        choice(page, "Take a loan").click()
    else:
        draft_loan(page)
    server.kill()
    expect(page.locator(".banner")).to_contain_text("Connection lost")
    if when == "whole":
        page.locator(CONFIRM).click()
    server.start()
    expect(page.locator(".banner")).to_have_count(0, timeout=20_000)
    if when == "choosing":
        expect(page.locator(".steps li").first).to_contain_text("loan")
        while not page.locator(CONFIRM).count():
            page.locator(OFFERED).first.click()
            page.wait_for_timeout(50)
        page.locator(CONFIRM).click()
    expect(page.locator(".log")).to_contain_text("Ada takes a loan")
    assert loans(page, table) == 1
    people.leave(None)
    server.kill()
    assert people.problems == []


def test_a_page_from_before_an_upgrade_is_reloaded_once(visitors: Visitors) -> None:
    visitors.expect_problem("status of 404|dynamically imported")
    page = visitors.open()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.route(re.compile(r"/assets/About-.*\.js"), lambda route: route.fulfill(status=404))
    with page.expect_event("load"):
        page.evaluate("document.querySelector('a[href=\"/about\"]').click()")
    expect(page.get_by_role("heading", name="Something went wrong")).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="About Ironmaster")).to_be_visible()
