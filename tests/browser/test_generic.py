"""A game for which the page has no folder, played to its end on the table that any game can have."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PAGE
from tests.browser.keyboard import Keys
from tests.browser.plain_game import HELD, LAW, NAME, SPEC
from tests.browser.playing import CONFIRM, OFFERED, Hands, ask, await_turn, sit_down
from tests.browser.visiting import PHONE, ROOT, Visitors, barriers
from tests.server.running import Server

CARD = '.board [data-element^="card:"]'


@pytest.fixture(scope="module")
def plain_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the plain game besides the others, in all its processes."""
    folder = tmp_path_factory.mktemp("plain-server")
    (folder / "sitecustomize.py").write_text("from tests.browser.plain_game import begin; begin()\n")
    paths = [str(folder), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(paths))
        server = Server(str(folder / "tables.db"), folder / "server.log", page=PAGE).start()
    yield server
    server.kill()


@pytest.fixture
def players(browser: Browser, plain_server: Server) -> Iterator[Visitors]:
    found = Visitors(browser, plain_server.url)
    yield found
    found.leave(None)
    assert found.problems == []


def sit(page: Page) -> str:
    table = sit_down(page, game=NAME)
    await_turn(page)
    return table


def check_end(page: Page, table: str) -> None:
    """The result says what the server says, and nothing of what the game does not tell."""
    result = page.locator(".result")
    expect(result).to_be_visible()
    card = ask(page, "GET", f"/api/tables/{table}")
    points = [str(card["scores"][seat]) for seat in card["ranking"]]
    assert result.locator(".ranking .points").all_inner_texts() == points
    expect(result.locator("figure")).to_have_count(1)
    expect(result.get_by_text("Where the points come from")).to_have_count(0)
    assert barriers(page) == []


def test_a_whole_game_by_mouse(players: Visitors) -> None:
    page = players.open()
    table = sit(page)
    expect(page.locator(CARD)).to_have_count(HELD)
    expect(page.locator(".board")).to_contain_text("On the table")
    assert barriers(page) == []
    hands = Hands(page, seed=5)
    for left in range(HELD, 0, -1):
        await_turn(page)
        expect(page.locator(CARD)).to_have_count(left)
        hands.action()
    await_turn(page)
    assert set(hands.clicked) == {"card", "side"}, hands.clicked
    check_end(page, table)
    page.goto(f"/table/{table}?at={3 * HELD}")
    expect(page.locator(CARD)).to_have_count(HELD)
    expect(page.locator(".banner")).to_be_visible()
    expect(page.locator("header")).to_contain_text("Round 1")


def test_a_whole_game_by_keyboard(players: Visitors) -> None:
    page = players.open()
    table = sit(page)
    page.locator(OFFERED).first.focus()
    keys = Keys(page)
    for turn in range(HELD):
        await_turn(page)
        if turn == 0:
            first = page.locator(CARD).first
            first.focus()
            keys.press("ArrowRight")
            expect(page.locator(CARD).nth(1)).to_be_focused()
            keys.press("Enter")
            keys.settle()
        keys.press("1")
        keys.settle()
        keys.finish()
    await_turn(page)
    check_end(page, table)


def test_a_whole_game_on_a_phone(players: Visitors) -> None:
    page = players.open(phone=True)
    table = sit(page)
    for _ in range(HELD):
        await_turn(page)
        before = page.locator(".play-table").get_attribute("data-index")
        while not page.locator(CONFIRM).count():
            page.locator(OFFERED).first.tap()
            page.wait_for_timeout(80)
        page.locator(CONFIRM).tap()
        page.locator(f".play-table:not([data-index='{before}'])").wait_for()
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE["viewport"]["width"]
    await_turn(page)
    check_end(page, table)


def test_what_cannot_be_chosen_says_why(players: Visitors) -> None:
    page = players.open()
    sit(page)
    kept = page.locator(CARD).last
    kept.click()
    bubble = page.locator(".bubble")
    expect(bubble).to_contain_text("the highest card stays in the hand")
    expect(bubble.get_by_role("link")).to_have_attribute("href", f"/rules/{NAME}/{LAW}")
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    expect(page.locator(f"{CARD}.is-offered")).to_have_count(HELD - 1)


@pytest.mark.parametrize("phone", [False, True])
def test_the_pages_around_the_table_know_such_a_game(players: Visitors, phone: bool) -> None:
    page = players.open(phone=phone)
    page.get_by_label(SPEC.title).check()
    expect(page.locator(".hero svg.vignette")).to_contain_text("Two")
    expect(page.locator(".home")).to_contain_text("3 players")
    for path in (f"/new/{NAME}", f"/rules/{NAME}", "/about"):
        page.goto(path)
        expect(page.get_by_text(SPEC.title).first).to_be_visible()
        assert barriers(page) == []
