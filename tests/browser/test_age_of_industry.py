"""Age of Industry through the page: a whole game on each map, keyboard and touch, refusals, numbers of players."""

import re

from playwright.sync_api import Page, expect

from tests.browser.ending import check_result
from tests.browser.keyboard import Keys
from tests.browser.playing import CONFIRM, OFFERED, Hands, await_turn, click_element, index_of, sit_down, whole
from tests.browser.visiting import Visitors, barriers

TAKE = '[data-choice][data-element="action:take"]'
EARNEST = 9
"""The number of actions played by clicking lit elements before the test hurries to the end of the game."""
DECK = '[data-element="deck:deck"]'


def at_table(page: Page, board: str, bots: int = 4) -> str:
    return sit_down(page, bots=bots, game="age_of_industry", board=board)


def hurry(page: Page) -> None:
    """Take cards from the deck, or discard one, because the game ends when there are none."""
    before = page.locator(".play-table").get_attribute("data-index")
    for element in ("action:take", "action:pass", "action:end"):
        action = page.locator(f'{OFFERED}[data-element="{element}"]')
        if action.count():
            action.click()
            break
    whole(page)
    page.locator(CONFIRM).click()
    page.locator(f".play-table:not([data-index='{before}'])").wait_for()


def finish(page: Page, table: str, seed: int) -> dict[str, int]:
    """Play to the end by clicking, and check the result. Returns the elements clicked on the table."""
    hands = Hands(page, seed)
    for turn in range(120):
        await_turn(page)
        if page.locator(".result").count():
            break
        if turn < EARNEST:
            hands.action()
        else:
            hurry(page)
    check_result(page, table)
    assert barriers(page) == []
    return hands.clicked


def test_some_turns_in_germany(guest: Page) -> None:
    at_table(guest, "germany")
    expect(guest.locator(".doubt")).to_contain_text("reconstructed")
    hands = Hands(guest, seed=3)
    for _ in range(EARNEST):
        await_turn(guest)
        hands.action()
    assert {"space", "card"} & set(hands.clicked), hands.clicked
    assert barriers(guest) == []


def test_a_whole_game_in_new_england_in_french(visitors: Visitors) -> None:
    page = visitors.open(locale="fr", color_scheme="dark")
    table = at_table(page, "new_england")
    expect(page.locator(".doubt")).to_contain_text("reconstitué")
    clicked = finish(page, table, seed=4)
    assert {"space", "card"} & set(clicked), clicked
    expect(page.locator(".result")).to_contain_text("La partie est terminée")


def test_a_turn_by_keyboard_alone(guest: Page) -> None:
    at_table(guest, "new_england", bots=2)
    await_turn(guest)
    keys = Keys(guest)
    guest.locator(OFFERED).first.focus()
    keys.press(guest.locator(TAKE).get_attribute("data-choice") or "")
    keys.settle()
    for _ in range(2):  # two cards, each from the deck
        deck = guest.locator(f"[data-choice]{DECK}")
        if deck.count():
            keys.press(deck.get_attribute("data-choice") or "")
            keys.settle()
        if guest.locator(CONFIRM).count():
            before = index_of(guest)
            keys.press("Enter")
            expect(guest.locator(f".play-table:not([data-index='{before}'])")).to_be_visible()
            await_turn(guest)
    expect(guest.locator(".log")).to_contain_text(re.compile("Ada draws? a card from the deck|Ada takes"))


def test_an_illegal_space_explains_its_clause(guest: Page) -> None:
    at_table(guest, "new_england", bots=2)
    await_turn(guest)
    for element in ("space:gulf_of_maine/1", "market:canada/market"):
        click_element(guest, element)
        bubble = guest.locator(".bubble")
        expect(bubble).to_contain_text("Why not")
        expect(bubble.get_by_role("link", name=re.compile(r"^aoi\.")).first).to_be_visible()
        guest.keyboard.press("Escape")
        expect(bubble).to_have_count(0)


def test_neighbours_on_the_map_are_reached_by_arrows_and_announced(guest: Page) -> None:
    at_table(guest, "new_england", bots=2)
    await_turn(guest)
    here = guest.locator('.control[data-element="space:new_york_bight/1"]')
    expect(here).to_have_attribute("aria-label", re.compile("free, for ship, blue location"))
    here.focus()
    guest.keyboard.press("ArrowRight")
    coal = guest.locator('.control[data-element="import:new_york_bight/import"]')
    expect(coal).to_be_focused()
    guest.keyboard.press("ArrowRight")
    expect(guest.locator('.control[data-element="market:new_york_bight/market"]')).to_be_focused()
    assert barriers(guest) == []


def test_a_turn_by_touch_in_french(visitors: Visitors) -> None:
    phone = visitors.open(phone=True, locale="fr", color_scheme="dark")
    at_table(phone, "germany", bots=2)
    await_turn(phone)
    wide = "document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight"
    assert phone.evaluate(wide), "larger than the screen"
    expect(phone.locator(TAKE)).to_be_in_viewport()
    phone.locator(TAKE).tap()
    phone.locator(f"[data-choice]{DECK}").tap()
    expect(phone.locator(CONFIRM)).to_be_in_viewport()
    assert phone.evaluate(wide), "larger than the screen"
    assert barriers(phone) == []
    phone.locator(CONFIRM).tap()
    phone.get_by_role("button", name="Table").tap()
    phone.get_by_role("button", name=re.compile("journal")).first.tap()
    drawer = phone.get_by_role("dialog")
    expect(drawer).to_contain_text("Votre plateau individuel")
    assert phone.evaluate(wide), "larger than the screen"
    assert barriers(phone) == []


def test_a_table_for_two_needs_the_first_edition_or_its_switch(visitors: Visitors) -> None:
    page = visitors.open("/new/age_of_industry")
    expect(page.get_by_text("Martin Wallace")).to_be_visible()
    expect(page.get_by_text("reconstructed board")).to_have_count(2)
    two = page.get_by_role("radio", name="2 players")
    expect(two).to_have_count(0)
    page.locator("details.fold summary").first.click()
    for switch in ("edition", "two_seats_2e"):
        ways = page.locator(f'[name="rule-{switch}"]')
        ways.last.check()
        two.check()
        expect(page.locator(".seats > li")).to_have_count(2)
        ways.first.check()
        expect(two).to_have_count(0)
    page.locator('[name="rule-edition"]').last.check()
    two.check()
    page.locator('[name="seat-B"][value="bot"]').check()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator('.control[data-element="space:berlin/1"]')).to_be_visible()
