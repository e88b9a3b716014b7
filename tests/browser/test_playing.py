"""Playing a turn: choosing, stepping back, undo, refusals, previews, by mouse, by keyboard and by touch."""

import re

from playwright.sync_api import Page, expect

from tests.browser.playing import (
    CONFIRM,
    Hands,
    await_turn,
    choice,
    index_of,
    lit_slot,
    sit_down,
    whole,
)
from tests.browser.visiting import barriers


def test_a_choice_is_narrowed_previewed_taken_back_and_confirmed(guest: Page) -> None:
    sit_down(guest)
    await_turn(guest)
    before = index_of(guest)
    choice(guest, "Build").click()
    expect(guest.locator(".steps li")).to_have_count(1)
    lit_slot(guest).click()
    expect(guest.locator(".steps li")).not_to_have_count(1)
    whole(guest)
    effects = guest.locator(".effects")
    expect(effects).to_contain_text("Cost")
    price = guest.locator("[data-confirm] .price").inner_text()
    assert price.startswith("£")
    expect(effects.locator("dl > div").first).to_contain_text(price)
    assert index_of(guest) == before, "a preview made a move"
    guest.keyboard.press("Escape")
    expect(guest.locator(CONFIRM)).to_have_count(0)
    for _ in range(4):
        guest.keyboard.press("Escape")
    expect(guest.locator(".steps li")).to_have_count(0)
    assert index_of(guest) == before

    choice(guest, "Take a loan").click()
    guest.locator("[data-choice]").first.click()
    whole(guest)
    guest.locator(CONFIRM).click()
    expect(guest.locator(".log")).to_contain_text("Ada takes a loan")
    assert index_of(guest) > before


def test_undo_is_one_key_and_takes_back_the_whole_action(guest: Page) -> None:
    sit_down(guest, people=1, bots=2)
    await_turn(guest)
    Hands(guest, seed=1).action()  # the first round has one action for everybody
    await_turn(guest)
    cash = guest.locator('.players [data-player="A"]').inner_text()
    choice(guest, "Take a loan").click()
    guest.locator("[data-choice]").first.click()
    whole(guest)
    guest.locator(CONFIRM).click()
    expect(guest.get_by_role("button", name="Undo")).to_be_enabled()
    assert guest.locator('.players [data-player="A"]').inner_text() != cash
    guest.keyboard.press("u")
    expect(guest.get_by_role("button", name="Undo")).to_be_disabled()
    assert guest.locator('.players [data-player="A"]').inner_text() == cash


def test_an_element_that_is_not_offered_explains_its_rule(guest: Page) -> None:
    sit_down(guest)
    await_turn(guest)
    choice(guest, "Sell cotton").click()
    bubble = guest.locator(".bubble")
    expect(bubble).to_contain_text("Why not")
    expect(bubble).to_contain_text("holds no cotton mill")
    expect(bubble.get_by_role("link", name="brass.sell.own_mills")).to_be_visible()
    guest.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    guest.locator(".choices .blocked").first.hover()
    expect(bubble).to_be_visible()
    bubble.get_by_role("link").first.click()
    expect(guest).to_have_url(re.compile(r"/rules/brass/brass\."))


def test_a_turn_by_keyboard_alone(guest: Page) -> None:
    sit_down(guest)
    await_turn(guest)
    before = index_of(guest)
    way = guest.get_by_role("link", name="To your decision")
    for _ in range(30):
        guest.keyboard.press("Tab")
        if way.evaluate("link => link === document.activeElement"):
            break
    expect(way).to_be_focused()
    guest.keyboard.press("Enter")
    expect(guest.locator('[data-choice="1"]')).to_be_focused()
    guest.keyboard.press("Enter")
    expect(guest.locator(".steps li")).to_have_count(1)
    for _ in range(6):
        if guest.locator(CONFIRM).count():
            break
        expect(guest.locator('[data-choice="1"]')).to_be_focused()
        guest.keyboard.press("Enter")
        guest.wait_for_timeout(80)
    expect(guest.locator("[data-confirm]")).to_be_focused()
    guest.keyboard.press("Enter")
    expect(guest.locator(".log")).to_contain_text("Ada builds")
    assert index_of(guest) > before


def test_a_turn_on_a_phone(phone: Page) -> None:
    sit_down(phone)
    await_turn(phone)
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the screen"
    assert phone.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page is longer than the screen"
    small = phone.locator("button:visible, a:visible").evaluate_all(
        "all => all.filter(one => one.closest('.bottom')).map(one => one.getBoundingClientRect())"
        ".filter(box => box.height < 44).length"
    )
    assert small <= 1, "only the handle of the sheet may be lower than a touch target"
    choice(phone, "Build").tap()
    whole(phone)
    confirm = phone.locator(CONFIRM)
    expect(confirm).to_be_in_viewport()
    confirm.tap()
    expect(phone.locator(CONFIRM)).to_have_count(0)
    assert barriers(phone) == []
