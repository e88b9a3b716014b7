"""Using the table during a choice: nothing needed is covered, no choice is lost, and no sound plays by default."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import CONFIRM, await_turn, choice, sit_down, whole

HIDDEN = """(hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def box(found: Locator) -> dict[str, float]:
    """The position of an element on the screen."""
    edges = found.bounding_box()
    assert edges is not None
    return {side: edges[side] for side in ("x", "y", "width", "height")}


def preview(page: Page) -> None:
    """Choose until a complete action can be confirmed."""
    choice(page, "Build").click()
    whole(page)


def test_a_phone_shows_steps_effects_and_hand_without_scrolling(phone: Page) -> None:
    sit_down(phone)
    await_turn(phone)
    preview(phone)
    for part in (".steps", ".effects .boxes", ".effects .lines", ".holding .is-chosen"):
        expect(phone.locator(part)).to_be_in_viewport(ratio=0.5)
    overflow = phone.locator(".bottom > .inside").evaluate("one => one.scrollHeight - one.clientHeight")
    assert overflow <= 0, f"{overflow} pixels are hidden"
    chosen = box(phone.locator(".hand .is-chosen"))
    assert chosen["x"] >= 0 and chosen["x"] + chosen["width"] <= 390, "the chosen card is outside the screen"


def test_a_bubble_is_above_the_sheet_of_a_phone(phone: Page) -> None:
    sit_down(phone)
    await_turn(phone)
    phone.locator(".choices .blocked").first.tap()
    bubble = phone.locator(".bubble")
    expect(bubble).to_be_visible()
    edges, sheet = box(bubble), box(phone.locator(".bottom"))
    assert edges["y"] > 0 and edges["y"] + edges["height"] <= sheet["y"]


def test_a_bubble_does_not_cover_the_buttons(guest: Page) -> None:
    sit_down(guest)
    await_turn(guest)
    for blocked in guest.locator(".choices .blocked").all():
        blocked.click()
        expect(guest.locator(".bubble")).to_be_visible()
        edges, buttons = box(guest.locator(".bubble")), box(guest.locator(".action .buttons"))
        beside = edges["x"] + edges["width"] <= buttons["x"] or edges["y"] + edges["height"] <= buttons["y"]
        assert beside or edges["y"] >= buttons["y"] + buttons["height"]
        guest.keyboard.press("Escape")


def test_a_choice_is_kept_when_the_language_changes(guest: Page) -> None:
    sit_down(guest)
    await_turn(guest)
    preview(guest)
    steps = guest.locator(".steps li").count()
    guest.get_by_label("Language").first.select_option("fr")
    expect(guest.locator(".steps")).to_contain_text("Construire")
    expect(guest.locator(".steps li")).to_have_count(steps)
    expect(guest.locator(CONFIRM)).to_be_visible()


def test_confirm_stays_visible_on_a_low_screen(guest: Page) -> None:
    sit_down(guest)
    await_turn(guest)
    guest.set_viewport_size({"width": 720, "height": 450})
    preview(guest)
    expect(guest.locator(CONFIRM)).to_be_in_viewport(ratio=1)


def test_a_hidden_tab_shows_that_it_is_your_turn(guest: Page) -> None:
    sit_down(guest)
    await_turn(guest)
    icon = guest.locator('link[rel="icon"]')
    expect(guest).to_have_title(re.compile("^Your turn"))
    expect(icon).to_have_attribute("href", "/favicon.svg")
    guest.evaluate(HIDDEN, True)
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    guest.evaluate(HIDDEN, False)
    expect(icon).to_have_attribute("href", re.compile("/favicon.svg$"))


def test_the_menu_describes_the_board_and_stores_the_sound_setting(guest: Page) -> None:
    sit_down(guest)
    await_turn(guest)
    opener = guest.get_by_role("button", name="Table", exact=True)
    opener.click()
    guest.get_by_text("The board: Lancashire").click()
    expect(guest.get_by_text("verified board")).to_be_visible()
    expect(guest.get_by_text("Read against")).to_be_visible()
    tick = guest.get_by_role("switch")
    expect(tick).to_have_attribute("aria-checked", "false")
    tick.click()
    guest.reload()
    await_turn(guest)
    opener.click()
    expect(tick).to_have_attribute("aria-checked", "true")
