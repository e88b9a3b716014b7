"""Playing by keyboard alone: the focus is never lost, no key has side effects, and everything is reachable."""

import re

from playwright.sync_api import Page, expect

from tests.browser.keyboard import Keys, focused
from tests.browser.playing import CONFIRM, OFFERED, await_turn, index_of, sit_down


def at_table(page: Page) -> Keys:
    sit_down(page)
    await_turn(page)
    return Keys(page)


def test_the_decision_is_reached_with_few_keys(guest: Page) -> None:
    at_table(guest)
    guest.keyboard.press("Tab")
    expect(guest.get_by_role("link", name="To the content")).to_be_focused()
    guest.keyboard.press("Enter")
    guest.keyboard.press("Tab")
    expect(guest.get_by_role("link", name="To your decision")).to_be_focused()
    guest.keyboard.press("Enter")
    expect(guest.locator(OFFERED).first).to_be_focused()


def test_a_whole_action_of_each_kind(guest: Page) -> None:
    keys = at_table(guest)
    guest.locator(OFFERED).first.focus()
    left = ["Build", "Build a link", "Develop", "Take a loan", "Pass"]
    for _ in range(14):
        await_turn(guest)
        kind = next((words for words in left if words in keys.offered()), "Pass")
        keys.choose(kind)
        keys.finish()
        left = [words for words in left if words != kind]
        if not left:
            break
    assert left == [], "these actions were not possible"


def test_back_and_undo_keep_the_focus(guest: Page) -> None:
    keys = at_table(guest)
    guest.locator(OFFERED).first.focus()
    keys.choose("Take a loan")
    keys.finish()
    await_turn(guest)
    keys.choose("Take a loan")
    for key in ("Escape", "1", "Backspace", "1", "u"):
        keys.press(key)
        keys.settle()
    expect(guest.locator(".steps li")).to_have_count(0)
    keys.choose("Take a loan")
    keys.finish()
    after = index_of(guest)
    for key in ("Control+z", "u"):
        keys.press(key)
        keys.settle()
    assert index_of(guest) > after, "an undo is an entry of the journal"
    guest.keyboard.press("Tab")
    assert focused(guest)


def test_an_element_on_the_map_is_chosen_with_arrow_keys(guest: Page) -> None:
    keys = at_table(guest)
    keys.choose("Build")
    offered = guest.locator('.control[tabindex="0"]').first
    offered.focus()
    seen = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        keys.press(key)
        expect(guest.locator(".control:focus")).to_have_count(1)
        seen.add(guest.locator(".control:focus").get_attribute("data-element"))
    assert len(seen) > 1, "the arrow keys do not move the focus"
    offered.focus()
    steps = guest.locator(".steps li").count()
    keys.press("Enter")
    keys.settle()
    assert guest.locator(".steps li").count() > steps
    expect(guest.locator(f"{OFFERED}:focus, {CONFIRM}:focus")).to_have_count(1)


def test_a_refusal_is_read_and_closed_by_keyboard(guest: Page) -> None:
    keys = at_table(guest)
    blocked = guest.locator(".choices .blocked").first
    blocked.focus()
    keys.press("?")
    bubble = guest.locator(".bubble")
    expect(bubble).to_be_visible()
    expect(blocked).to_be_focused()
    keys.press("Tab")
    expect(bubble.locator(":focus")).to_have_count(1)
    keys.press("Escape")
    expect(bubble).to_have_count(0)
    expect(blocked).to_be_focused()


def test_typing_text_triggers_no_shortcut(guest: Page) -> None:
    keys = at_table(guest)
    guest.get_by_role("tab", name="Log").focus()
    keys.press("ArrowRight")
    expect(guest.get_by_role("tab", name="Chat")).to_be_focused()
    expect(guest.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "true")
    keys.press("Home")
    expect(guest.get_by_role("tabpanel", name="Log")).to_be_visible()
    keys.press("End")
    guest.get_by_role("textbox", name="Say something").focus()
    guest.keyboard.type("1u? 2")
    keys.press("Backspace")
    keys.press("Enter")
    expect(guest.get_by_role("log", name="Chat")).to_contain_text("1u?")
    expect(guest.locator(".steps li")).to_have_count(0)
    expect(guest.locator(".bubble")).to_have_count(0)
    keys.press("Control+z")
    guest.locator(".replay .head").press("Enter")
    slider = guest.get_by_role("slider", name="Position in the game")
    slider.focus()
    keys.press("Home")
    expect(guest.locator(".banner")).to_contain_text("Move 0")
    guest.get_by_role("combobox", name="Speed").focus()
    keys.press("4")
    guest.get_by_role("button", name="Play", exact=True).press("Enter")
    expect(guest.get_by_role("button", name="Pause")).to_be_focused()
    guest.locator(".banner").get_by_role("button").press("Enter")
    expect(guest.locator(OFFERED).first).to_be_focused()
    expect(guest.locator(".steps li")).to_have_count(0)


def test_dialogs_return_the_focus(guest: Page) -> None:
    keys = at_table(guest)
    table = guest.get_by_role("button", name="Table", exact=True)
    for words in ("Players, replay, log", "The table as text"):
        table.press("Enter")
        guest.get_by_role("button", name=words).press("Enter")
        expect(guest.get_by_role("dialog")).to_be_visible()
        for key in ("1", "Enter", "u"):
            keys.press(key)
        expect(guest.locator(".steps li")).to_have_count(0)
        if guest.get_by_role("dialog").count():
            keys.press("Escape")
        expect(guest.get_by_role("dialog")).to_have_count(0)
        expect(table).to_be_focused()
    menu = guest.get_by_role("button", name="Menu")
    keys.choose("Build")
    menu.press("Enter")
    keys.press("Escape")
    expect(menu).to_be_focused()
    expect(guest.locator(".steps li"), "a menu was closed, not a choice taken back").to_have_count(1)
    guest.get_by_role("button", name="Fold away").press("Enter")
    strip = guest.get_by_role("button", name=re.compile("^Markets"))
    expect(strip).to_be_focused()
    strip.press("Enter")
    expect(guest.get_by_role("button", name="Markets", exact=True)).to_be_focused()


def test_a_held_key_acts_once(guest: Page) -> None:
    keys = at_table(guest)
    before = index_of(guest)
    guest.locator(OFFERED).first.focus()
    for _ in range(12):
        guest.keyboard.down("Enter")
        guest.wait_for_timeout(20)
    guest.keyboard.up("Enter")
    keys.settle()
    assert index_of(guest) == before
    expect(guest.locator(".steps li")).to_have_count(1)


def test_a_shared_screen_is_handed_over_by_keyboard(guest: Page) -> None:
    sit_down(guest, people=2, bots=1)
    keys = Keys(guest)
    for turn in range(2):
        button = guest.get_by_role("button", name=re.compile("^I am "))
        expect(button).to_be_visible()
        if turn:
            expect(button).to_be_focused()
        button.press("Enter")
        expect(guest.locator(OFFERED).first).to_be_focused()
        keys.choose("Take a loan")
        keys.finish()
