"""Announcements for screen readers, and the structure of the page for them."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.keyboard import Keys, focused, heard, listen
from tests.browser.playing import CONFIRM, OFFERED, ask, await_turn, choice, play_out, sit_down
from tests.browser.visiting import Visitors, barriers


def test_each_change_is_announced_once_and_in_order(guest: Page) -> None:
    sit_down(guest)
    await_turn(guest)
    keys = Keys(guest)
    listen(guest)
    keys.choose("Take a loan")
    assert len(heard(guest)) == 1
    listen(guest)
    while not guest.locator(CONFIRM).count():
        keys.press("Enter")
        keys.settle()
    previews = [text for text in heard(guest) if "If you confirm" in text]
    assert len(previews) == 1, previews
    assert re.search(r"Cash £30 to £\d+", previews[0]), previews[0]
    listen(guest)
    keys.finish()
    await_turn(guest)
    said = heard(guest)
    whole = " ".join(said)
    assert whole.count("Ada takes a loan") == 1, said
    assert whole.count("Your turn.") == 1, said
    assert whole.index("Ada takes a loan") < whole.index("Your turn.")
    expect(guest).to_have_title(re.compile("^Your turn: "))


def test_a_refusal_is_announced_once(guest: Page) -> None:
    sit_down(guest)
    await_turn(guest)
    listen(guest)
    choice(guest, "Sell cotton").click()
    expect(guest.locator(".bubble")).to_be_visible()
    said = heard(guest)
    assert len(said) == 1 and said[0].startswith("Why not Sell cotton?"), said
    assert "holds no cotton mill" in said[0]


def test_the_table_has_landmarks_and_headings(guest: Page) -> None:
    sit_down(guest)
    await_turn(guest)
    tree = guest.locator("body").aria_snapshot()
    for landmark in ("banner:", "main:", 'region "Map"', 'region "Your turn"', 'region "Log and chat"'):
        assert landmark in tree, landmark
    assert tree.count("[level=1]") == 1
    assert not re.search(r"- (button|link)(:|$)", tree, re.MULTILINE), "an element has no name"
    live = guest.locator('[aria-live="polite"], [role="status"], [role="log"]:not([aria-live="off"])')
    assert live.count() == 1, "two regions have the same name"


def test_the_text_view_has_row_headings(guest: Page) -> None:
    sit_down(guest)
    await_turn(guest)
    Keys(guest).choose("Take a loan")
    Keys(guest).finish()
    await_turn(guest)
    guest.get_by_role("button", name="Table", exact=True).click()
    guest.get_by_role("button", name="The table as text").click()
    words = guest.get_by_role("dialog", name="The table as text")
    towns = words.get_by_role("region", name="Locations", exact=True)
    expect(towns.get_by_role("columnheader", name="slot 1")).to_be_visible()
    expect(towns.get_by_role("rowheader", name="Bolton")).to_have_count(0)
    expect(towns.get_by_role("rowheader", name="Oldham")).to_be_visible()
    players = words.get_by_role("region", name=re.compile("^Players"))
    for letter in "ABC":
        expect(players.get_by_role("rowheader", name=re.compile(letter))).to_be_visible()
    expect(players.get_by_role("columnheader", name="Cash", exact=False)).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_all_states_of_the_table_are_accessible(visitors: Visitors, phone: bool) -> None:
    page = visitors.open(phone=phone)
    sit_down(page)
    await_turn(page)
    choice(page, "Sell cotton").click()
    expect(page.locator(".bubble")).to_be_visible()
    assert barriers(page) == [], "a bubble"
    page.keyboard.press("Escape")
    choice(page, "Build").click()
    assert barriers(page) == [], "choosing"
    while not page.locator(CONFIRM).count():
        page.locator(OFFERED).first.click()
        page.wait_for_timeout(50)
    assert barriers(page) == [], "a preview"
    page.locator(CONFIRM).click()
    await_turn(page)
    for words in ("Players, replay, log", "The table as text"):
        page.get_by_role("button", name="Table", exact=True).click()
        page.get_by_role("button", name=words).click()
        expect(page.get_by_role("dialog").get_by_role("heading").nth(2)).to_be_visible()
        assert barriers(page) == [], words
        page.keyboard.press("Escape")
        assert focused(page)
    if phone:
        page.locator(".handle").press("ArrowUp")
        assert barriers(page) == [], "the sheet"
        return
    for sheet in ("Income", "Discarded cards", "Legend", "Markets"):
        page.locator(".cartouche").get_by_role("button", name=sheet).click()
        assert barriers(page, within=".cartouche") == [], sheet
    page.get_by_role("button", name=re.compile("^Discards")).click()
    assert barriers(page) == [], "the discards"
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Chat").click()
    page.locator(".replay .head").click()
    page.get_by_role("button", name="One move back").click()
    expect(page.locator(".banner")).to_be_visible()
    assert barriers(page) == [], "replay and chat"


def test_the_waiting_room_the_hand_over_and_the_result_are_accessible(guest: Page) -> None:
    sit_down(guest, people=3, bots=0)
    expect(guest.get_by_role("button", name=re.compile("^I am "))).to_be_visible()
    assert barriers(guest) == [], "a hand-over"
    seats = [{"who": "me"}, {"who": "open"}, {"who": "bot", "bot": "random"}]
    made = ask(guest, "POST", "/api/tables", {"game": "brass", "seats": seats})
    guest.goto(f"/table/{made['id']}")
    expect(guest.get_by_role("heading", level=1)).to_be_visible()
    assert barriers(guest) == [], "a waiting room"
    play_out(guest, sit_down(guest))
    result = guest.locator(".result")
    expect(result.locator("figure")).to_have_count(3)
    for summary in result.locator("summary").all():
        summary.click()
    assert barriers(guest) == [], "a result"
    points = result.get_by_role("figure", name="Points").get_by_role("table")
    expect(points.get_by_role("columnheader", name="Ada")).to_have_count(1)
    expect(points.get_by_role("rowheader").first).to_have_text(re.compile("^Canal era"))
