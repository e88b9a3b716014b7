"""Bots of all levels at a table in the browser: names, the thinking indicator, hints, and the analysis."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from ironmaster.server.tables.bot_names import NAMES
from tests.browser.playing import CONFIRM, OFFERED, ask, await_turn, index_of, play_out, sit_down
from tests.browser.visiting import Visitors, barriers

NAMED = re.compile("|".join(re.escape(name) for name in NAMES))
FITS = "document.documentElement.scrollWidth <= innerWidth"


def hint_button(page: Page) -> Locator:
    return page.locator("[data-hint]").locator("visible=true")


def against(page: Page, bot: str = "random", **more: object) -> str:
    """A game of Steam against two bots of a level."""
    ask(page, "POST", "/api/guest", {"name": "Ada"})
    seats = [{"who": "me"}, {"who": "bot", "bot": bot}, {"who": "bot", "bot": bot}]
    made = ask(page, "POST", "/api/tables", {"game": "steam", "seats": seats, "order": "chosen", **more})
    ask(page, "POST", f"/api/tables/{made['id']}/start")
    page.goto(f"/table/{made['id']}")
    return str(made["id"])


def test_levels_are_chosen_and_shown_and_the_thinking_bot_is_named(visitors: Visitors) -> None:
    page = visitors.open("/new/steam")
    for seat in "BC":
        page.get_by_role("group", name=f"Seat {seat}").get_by_text("Bot", exact=True).click()
        chosen = page.get_by_label(f"Which bot in seat {seat}")
        expect(chosen).to_have_value("journeyman")
        chosen.select_option(label="Master")
    expect(page.get_by_text("takes its time and looks ahead").first).to_be_visible()
    assert barriers(page) == []
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text(NAMED).first).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    thinking = page.get_by_role("heading", name=re.compile(rf"({NAMED.pattern}) \(master\) is thinking"))
    expect(thinking.or_(page.locator(OFFERED)).first).to_be_visible()
    if not thinking.count():  # the visitor was drawn first: after their bid another seat bids
        page.locator(OFFERED).first.click()
        page.locator(CONFIRM).click()
    expect(thinking).to_be_visible()
    expect(page.locator(".players li .tag", has_text="Master")).to_have_count(2)
    assert page.locator(".dots i").first.evaluate("one => getComputedStyle(one).animationName") == "none"


@pytest.mark.parametrize(("phone", "lang"), [(False, "en"), (True, "fr")])
def test_a_hint_is_prepared_and_made_only_when_confirmed(visitors: Visitors, phone: bool, lang: str) -> None:
    page = visitors.open(phone=phone, locale=lang, color_scheme="dark" if phone else "light")
    against(page)
    await_turn(page)
    before = index_of(page)
    hint_button(page).click()
    expect(page.locator(".hints [role=status], .hints.busy, .hints li").first).to_be_visible()
    hints = page.locator("section.hints li")
    expect(hints.first).to_be_visible()
    assert 1 <= hints.count() <= 3
    expect(hints.first.locator(".margin")).to_have_text(re.compile(r"^[+−]?\d+[.,]\d ± \d+[.,]\d points$"))
    assert barriers(page, within=".action") == [] and page.evaluate(FITS)
    told = hints.first.locator(".does").inner_text()
    hints.first.get_by_role("button").click()
    expect(page.locator(CONFIRM)).to_be_visible()
    expect(page.locator("section.hints")).to_have_count(0)
    assert told in page.locator(".ready").text_content()  # type: ignore[operator]
    assert index_of(page) == before, "a hint was made automatically"
    page.locator(CONFIRM).click()
    page.locator(f".play-table:not([data-index='{before}'])").wait_for()


def test_a_hint_by_keyboard_can_be_taken_back(guest: Page) -> None:
    against(guest)
    await_turn(guest)
    guest.keyboard.press("h")
    expect(guest.locator("section.hints li").first).to_be_visible()
    guest.locator("section.hints li").first.get_by_role("button").focus()
    guest.keyboard.press("Enter")
    expect(guest.locator(CONFIRM)).to_be_focused()
    for _ in range(8):
        guest.keyboard.press("Escape")
    expect(guest.locator(CONFIRM)).to_have_count(0)
    guest.keyboard.press("h")
    expect(guest.locator("section.hints li").first).to_be_visible()
    guest.keyboard.press("h")
    expect(guest.locator("section.hints")).to_have_count(0)


def test_there_are_no_hints_among_people(guest: Page) -> None:
    sit_down(guest, people=2, bots=1)
    guest.get_by_role("button", name=re.compile("^I am")).click()
    await_turn(guest)
    assert hint_button(guest).count() == 0


def test_a_finished_game_is_analysed_shown_and_downloaded(visitors: Visitors) -> None:
    page = visitors.open()
    table = against(page)
    play_out(page, table)
    analysis = page.locator(".analysis")
    analysis.get_by_role("button", name="Analyse the game").click()
    expect(analysis.locator("svg").first).to_be_visible(timeout=40_000)
    assert barriers(page, within=".result") == []
    expect(page.locator(".ranking .tag", has_text="Random")).to_have_count(2)
    out = ask(page, "GET", f"/api/tables/{table}")["out"]
    expect(page.locator(".ranking .tag", has_text="out of the game")).to_have_count(len(out))
    moments = analysis.locator(".moment")
    moments.first.click()
    expect(page).to_have_url(re.compile(r"\?at=\d+$"))
    expect(page.locator(".banner")).to_be_visible()
    with page.expect_download() as download:
        analysis.locator("a[download]").click()
    kept = download.value.path().read_text("utf-8")
    assert kept.startswith("<!doctype html>") and "<script" not in kept

    phone = visitors.open(phone=True, locale="fr", color_scheme="dark")
    phone.context.add_cookies(page.context.cookies())  # type: ignore[arg-type]
    phone.goto(f"/table/{table}")
    expect(phone.locator(".analysis svg").first).to_be_visible()
    assert barriers(phone, within=".result") == [] and phone.evaluate(FITS)
    phone.locator(".moment").first.click()
    expect(phone.locator(".replay")).to_be_visible()
