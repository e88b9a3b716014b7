"""Industria through the page: a whole game, the auction by keyboard and touch, refusals, numbers of players."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.ending import check_result
from tests.browser.keyboard import Keys
from tests.browser.playing import CONFIRM, OFFERED, Hands, await_turn, index_of, sit_down
from tests.browser.visiting import Visitors, barriers

AUCTION = ".auction"
BID = f'{AUCTION} [data-element^="sum:"]:not(.blocked)'
SELL = f'{AUCTION} [data-element="action:sell"]'


def at_table(page: Page, people: int = 1, bots: int = 2) -> str:
    return sit_down(page, people=people, bots=bots, game="industria")


def pass_until(page: Page, wanted: str) -> None:
    """Choose the last offer, mostly a pass, until another kind of decision is due."""
    for _ in range(40):
        await_turn(page)
        if page.locator(wanted).count():
            return
        confirm(page, page.locator(OFFERED).last)
    raise AssertionError(f"{wanted} is never offered")


def confirm(page: Page, choice: Locator) -> None:
    before = page.locator(".play-table").get_attribute("data-index")
    choice.click()
    page.locator(CONFIRM).click()
    page.locator(f".play-table:not([data-index='{before}'])").wait_for()


def test_a_whole_game_against_bots_to_the_final_scoring(guest: Page) -> None:
    table = at_table(guest)
    hands = Hands(guest, seed=5)
    for _ in range(200):
        await_turn(guest)
        if guest.locator(".result").count():
            break
        hands.action()
    assert "tile" in hands.clicked, hands.clicked
    check_result(guest, table)
    assert barriers(guest) == []


def test_an_auction_by_keyboard_alone(guest: Page) -> None:
    at_table(guest)
    keys = Keys(guest)
    pass_until(guest, BID)
    guest.locator(OFFERED).first.focus()
    bid = guest.locator(BID).last
    number, element = bid.get_attribute("data-choice") or "", bid.get_attribute("data-element")
    assert number and len(number) == 1
    keys.press(number)
    keys.settle()
    expect(guest.locator(f'{AUCTION} [data-element="{element}"]')).to_have_attribute("aria-pressed", "true")
    expect(guest.locator(CONFIRM)).to_be_focused()
    keys.press("Escape")
    keys.settle()
    expect(guest.locator(CONFIRM)).to_have_count(0)
    keys.press(number)
    keys.settle()
    before = index_of(guest)
    keys.press("Enter")
    expect(guest.locator(".log")).to_contain_text(re.compile(r"Ada bids \d"))
    assert index_of(guest) > before


def test_a_bid_can_be_changed_and_the_lot_is_sold(guest: Page) -> None:
    at_table(guest, people=2, bots=1)
    for _ in range(60):  # two of the three players are at this screen, so one of their bids is soon accepted
        await_turn(guest)
        expect(guest.get_by_role("button", name=re.compile("^I am "))).to_have_count(0)
        if guest.locator(SELL).count():
            break
        bids = guest.locator(BID)
        if bids.count() > 1:
            bids.first.click()
            expect(guest.locator(CONFIRM)).to_be_visible()
            confirm(guest, bids.nth(1))
        else:
            confirm(guest, guest.locator(OFFERED).first)
    assert "for" in guest.locator(SELL).inner_text()
    confirm(guest, guest.locator(SELL))
    expect(guest.locator(".fallen")).to_contain_text("Sold to")
    expect(guest.locator(".fallen")).to_have_count(0)
    expect(guest.locator(".log")).to_contain_text("sells")


def test_a_tile_explains_why_not_with_its_clause(guest: Page) -> None:
    at_table(guest)
    await_turn(guest)
    guest.locator('.board [data-element="tile:internet"], .board [data-element="tile:refinery"]').first.click()
    bubble = guest.locator(".bubble")
    expect(bubble).to_contain_text("Why not")
    expect(bubble.get_by_role("link", name=re.compile(r"^industria\."))).to_be_visible()
    guest.keyboard.press("Escape")
    expect(bubble).to_have_count(0)


def test_neighbours_on_the_board_are_reached_by_arrows(guest: Page) -> None:
    at_table(guest)
    await_turn(guest)
    here = guest.locator('.control[data-element="tile:pottery_works"]')
    here.focus()
    for key, there in {"ArrowRight": "bank", "ArrowDown": "stock_exchange", "ArrowLeft": "oil_field"}.items():
        guest.keyboard.press(key)
        expect(guest.locator(f'.control[data-element="tile:{there}"]')).to_be_focused()
    assert barriers(guest) == []
    expect(guest.locator(".doubt")).to_contain_text("reconstructed")


def test_an_auction_by_touch_in_french(visitors: Visitors) -> None:
    phone = visitors.open(phone=True, locale="fr", color_scheme="dark")
    at_table(phone)
    pass_until(phone, BID)
    expect(phone.locator(AUCTION)).to_contain_text("À vous d’enchérir")
    bid = phone.locator(BID).first
    expect(bid).to_be_in_viewport()
    expect(phone.locator(f'{AUCTION} [data-element="action:pass"]')).to_be_in_viewport()
    bid.tap()
    expect(phone.locator(".effects")).to_be_in_viewport()
    for tab in phone.get_by_role("tab").all():
        if tab.is_visible():
            tab.tap()
            assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth"), "wider than the screen"
            assert phone.evaluate("document.documentElement.scrollHeight <= innerHeight"), "longer than the screen"
    assert barriers(phone) == []
    phone.locator(CONFIRM).tap()
    phone.get_by_role("button", name="Table").tap()
    phone.get_by_role("button", name=re.compile("journal")).first.tap()
    expect(phone.get_by_role("dialog").locator(".log")).to_contain_text(re.compile(r"Ada offre \d"))


def test_a_table_for_two_needs_its_switch(visitors: Visitors) -> None:
    page = visitors.open("/new/industria")
    expect(page.get_by_text("Michael Schacht")).to_be_visible()
    expect(page.get_by_text("reconstructed board")).to_be_visible()
    two = page.get_by_role("radio", name="2 players")
    expect(two).to_have_count(0)
    page.locator("details.fold summary").first.click()
    switch = page.locator('[name="rule-two_seats"]')
    switch.last.check()
    two.check()
    expect(page.locator(".seats > li")).to_have_count(2)
    switch.first.check()
    expect(two).to_have_count(0)
    expect(page.locator(".seats > li")).to_have_count(3)
    switch.last.check()
    two.check()
    page.locator('[name="seat-B"][value="bot"]').check()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(AUCTION)).to_be_visible()
