"""The example game, for which the page has no folder, played to its end on the generic table."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PAGE
from tests.browser.keyboard import Keys
from tests.browser.playing import CONFIRM, OFFERED, Hands, ask, await_turn, sit_down
from tests.browser.visiting import PHONE, Visitors, barriers
from tests.examples.conftest import SOURCE, install
from tests.server.running import Server

NAME, TITLE = "cartel", "Cartel"
ROUNDS = 6


@pytest.fixture(scope="module")
def example_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the example installed, as a package with an entry point, in all its processes."""
    folder = tmp_path_factory.mktemp("example-server")
    install(folder)
    paths = [str(folder), str(SOURCE), *filter(None, [os.environ.get("PYTHONPATH")])]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(paths))
        server = Server(str(folder / "tables.db"), folder / "server.log", page=PAGE).start()
    yield server
    server.kill()


@pytest.fixture
def players(browser: Browser, example_server: Server) -> Iterator[Visitors]:
    found = Visitors(browser, example_server.url)
    yield found
    found.leave(None)
    assert found.problems == []


def sit(page: Page) -> str:
    table = sit_down(page, game=NAME)
    await_turn(page)
    return table


def over(page: Page) -> bool:
    await_turn(page)
    return page.locator(".result").count() > 0


def check_end(page: Page, table: str) -> None:
    """The result matches the server."""
    result = page.locator(".result")
    expect(result).to_be_visible()
    card = ask(page, "GET", f"/api/tables/{table}")
    points = [str(card["scores"][seat]) for seat in card["ranking"]]
    assert result.locator(".ranking .points").all_inner_texts() == points
    assert barriers(page) == []


def test_a_whole_game_by_mouse(players: Visitors) -> None:
    page = players.open()
    table = sit(page)
    expect(page.locator(".board")).to_contain_text("How much?")
    assert barriers(page) == []
    hands = Hands(page, seed=5)
    turns = 0
    while not over(page):
        hands.action()
        turns += 1
    assert turns == ROUNDS
    check_end(page, table)
    page.goto(f"/table/{table}?at=4")
    expect(page.locator(".banner")).to_be_visible()
    expect(page.locator(".board")).to_contain_text("Highest bid")


def test_a_whole_game_by_keyboard(players: Visitors) -> None:
    page = players.open()
    table = sit(page)
    page.locator(OFFERED).first.focus()
    keys = Keys(page)
    while not over(page):
        # the first choice may be one that is not possible now, such as a bid without money
        keys.press(page.locator(OFFERED).first.get_attribute("data-choice") or "1")
        keys.settle()
        keys.finish()
    check_end(page, table)


def test_a_whole_game_on_a_phone(players: Visitors) -> None:
    page = players.open(phone=True)
    table = sit(page)
    while not over(page):
        before = page.locator(".play-table").get_attribute("data-index")
        while not page.locator(CONFIRM).count():
            page.locator(OFFERED).first.tap()
            page.wait_for_timeout(80)
        page.locator(CONFIRM).tap()
        page.locator(f".play-table:not([data-index='{before}'])").wait_for()
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE["viewport"]["width"]
    check_end(page, table)


@pytest.mark.parametrize("phone", [False, True])
def test_other_pages_show_such_a_game(players: Visitors, phone: bool) -> None:
    page = players.open(phone=phone)
    page.get_by_label(TITLE).check()
    expect(page.locator(".hero svg.vignette")).to_contain_text(TITLE)
    for path in (f"/new/{NAME}", f"/rules/{NAME}", "/about"):
        page.goto(path)
        expect(page.get_by_text(TITLE).first).to_be_visible()
        assert barriers(page) == []
