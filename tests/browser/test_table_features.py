"""Features of a table: language, replay, links to a position, the text view, a lost and restored connection."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PAGE
from tests.browser.playing import Hands, await_turn, index_of, sit_down
from tests.browser.visiting import Visitors, barriers
from tests.server.running import Server


def test_the_language_can_be_changed_during_a_game(guest: Page) -> None:
    sit_down(guest)
    await_turn(guest)
    Hands(guest, seed=6).action()
    await_turn(guest)
    guest.get_by_label("Language").first.select_option("fr")
    expect(guest.get_by_role("heading", name="À vous de jouer")).to_be_visible()
    expect(guest.locator(".choices")).to_contain_text("Construire")
    expect(guest.locator(".log")).to_contain_text(re.compile("Ada (construit|pioche|bâtit)"))
    assert "£3" not in guest.locator(".players").inner_text(), "money is written as in English"
    guest.reload()
    await_turn(guest)
    expect(guest.get_by_role("heading", name="À vous de jouer")).to_be_visible()


def test_replay_shows_every_position_and_each_has_a_link(visitors: Visitors) -> None:
    page = visitors.open()
    sit_down(page, listed=True)
    for _ in range(3):
        await_turn(page)
        Hands(page, seed=7).action()
    await_turn(page)
    now = page.locator(".players").inner_text()
    page.locator(".replay .head").click()
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(".banner")).to_contain_text("Move 0")
    page.get_by_role("button", name="One move on").click()
    expect(page.locator(".banner")).to_contain_text("Move 1")
    expect(page).to_have_url(re.compile(r"\?at=1$"))
    slider = page.get_by_role("slider", name="Position in the game")
    slider.fill(str(index_of(page) - 1))
    expect(page).to_have_url(re.compile(rf"\?at={index_of(page) - 1}$"))
    address = page.url
    page.locator(".banner").get_by_role("button").click()
    expect(page.locator(".banner")).to_have_count(0)
    assert page.locator(".players").inner_text() == now
    other = visitors.open(address)
    expect(other.locator(".banner")).to_contain_text("Move")
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_role("combobox", name="Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".banner")).to_contain_text(re.compile("Move [3-9]"))


def test_the_text_view_and_the_log_have_working_links(guest: Page) -> None:
    sit_down(guest)
    await_turn(guest)
    Hands(guest, seed=9).action()
    await_turn(guest)
    guest.get_by_role("button", name="Table").click()
    guest.get_by_role("button", name="The table as text").click()
    words = guest.get_by_role("dialog", name="The table as text")
    expect(words).to_contain_text("Manchester")
    expect(words).to_contain_text("Canal era")
    assert barriers(guest) == []
    guest.keyboard.press("Escape")
    expect(words).to_have_count(0)
    guest.locator(".log li").last.hover()
    guest.locator(".log li").last.get_by_role("link").click()
    expect(guest).to_have_url(re.compile(r"/rules/brass/brass\."))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_table_is_accessible(visitors: Visitors, phone: bool, scheme: str) -> None:
    page = visitors.open(phone=phone, color_scheme=scheme)
    sit_down(page)
    await_turn(page)
    assert barriers(page) == []
    page.locator("[data-choice]").first.click()
    assert barriers(page) == []


def test_the_page_reconnects_to_a_restarted_server(browser: Browser, tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.db"), tmp_path / "server.log", page=PAGE).start()
    people = Visitors(browser, server.url)
    people.expect_problem("WebSocket|ERR_CONNECTION_REFUSED|Failed to load resource")
    page = people.open()
    sit_down(page)
    await_turn(page)
    Hands(page, seed=10).action()
    await_turn(page)
    page.evaluate("window.notReloaded = true")
    before = page.locator(".log").inner_text()
    server.kill()
    expect(page.locator(".banner")).to_contain_text("Connection lost")
    page.locator("[data-choice]").first.click()  # clicks in the meantime are not lost
    server.start()
    expect(page.locator(".banner")).to_have_count(0, timeout=20_000)
    await_turn(page)
    assert before in page.locator(".log").inner_text()
    Hands(page, seed=11).action()
    assert page.evaluate("window.notReloaded") is True
    people.leave(None)
    server.kill()
    assert people.problems == []


def test_the_first_load_is_small(visitors: Visitors) -> None:
    page = visitors.open()
    sit_down(page)
    await_turn(page)
    sizes = page.evaluate(
        "[...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')]"
        ".filter(one => !one.name.includes('/api/')).map(one => [one.name, one.encodedBodySize])"
    )
    assert sum(size for _, size in sizes) < 400_000, sorted(sizes, key=lambda one: -one[1])[:8]
