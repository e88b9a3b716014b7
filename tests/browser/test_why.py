"""Clicks on things that do not fit what is being chosen: they change the choice, or the answer is about the table."""

import json
import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.playing import CONFIRM, await_turn, choice, click_element, lit_slot, sit_down, whole
from tests.browser.visiting import barriers

LIT = (
    """() => [...document.querySelectorAll('[data-element^="slot:"][tabindex="0"]')].map(one => one.dataset.element)"""
)
HELD = """() => [...document.querySelectorAll('.hand [data-element]')].map(one => one.dataset.element)"""


def buildable(page: Page) -> str:
    """A slot that can be built on now, in a town whose card is in the hand."""
    held = page.evaluate(HELD)
    slots = [str(slot).removeprefix("slot:") for slot in page.evaluate(LIT)]
    return next(slot for slot in slots if f"card:{slot.partition('/')[0]}" in held)


def lend(page: Page, town: str) -> None:
    """Prepare a loan that discards the card of a town."""
    choice(page, "Take a loan").click()
    choice(page, "£10").click()
    page.locator(f'.hand [data-element="card:{town}"]').first.click()
    expect(page.locator(CONFIRM)).to_be_visible()


def test_a_prepared_discard_is_still_held(guest: Page) -> None:
    sit_down(guest)
    await_turn(guest)
    slot = buildable(guest)
    lend(guest, slot.partition("/")[0])
    steps = guest.locator(".steps li")
    before = steps.all_inner_texts()
    click_element(guest, f"slot:{slot}")
    bubble = guest.locator(".bubble")
    expect(bubble).to_contain_text("not together with what you have chosen so far")
    assert steps.all_inner_texts() == before, "the loan is still prepared"
    bubble.get_by_role("button", name="Choose this instead").click()
    expect(bubble).to_have_count(0)
    expect(steps.first).to_contain_text("Build")


def build_with_a_choice(page: Page) -> list[str]:
    """Prepare to build something that fits several slots. Returns these slots, the chosen one first."""
    for industry in ("Cotton mill", "Port", "Coal mine", "Iron works"):
        choice(page, "Build").click()
        if choice(page, industry).count():
            choice(page, industry).click()
            slots = [str(slot) for slot in page.evaluate(LIT)]
            if len(slots) > 1:
                lit_slot(page).click()
                whole(page)
                return slots
        while page.locator(".steps li").count():
            page.keyboard.press("Escape")
    raise AssertionError("nothing can be built in several places")


def test_a_click_on_another_slot_changes_a_complete_build(guest: Page) -> None:
    sit_down(guest)
    await_turn(guest)
    first, *_, last = build_with_a_choice(guest)
    click_element(guest, last)
    expect(guest.locator(f'[data-element="{last}"]')).to_have_attribute("aria-label", re.compile("chosen"))
    expect(guest.locator(f'[data-element="{first}"]')).not_to_have_attribute("aria-label", re.compile("chosen"))
    expect(guest.locator(".bubble")).to_have_count(0)


def test_a_slot_that_does_not_fit_says_only_that(guest: Page) -> None:
    """A shipyard slot: nothing that is built in several places fits it."""
    sit_down(guest)
    await_turn(guest)
    build_with_a_choice(guest)
    click_element(guest, "slot:birkenhead/1")
    bubble = guest.locator(".bubble")
    expect(bubble.locator(".source a")).to_have_text(["brass.build.slot.symbol"])
    expect(bubble).not_to_contain_text("does not count yet")


WHERE = [
    {"kind": "line", "id": "ellesmere_port-liverpool"},
    {"kind": "slot", "id": "liverpool/1"},
    {"kind": "place", "id": "liverpool"},
    {"kind": "seat", "id": "B"},
]


def about(socket: WebSocketRoute) -> None:
    """Let every refusal that comes over a live connection be about the same things."""
    server = socket.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        said = json.loads(message)
        for reason in (said.get("done") or {}).get("refusals", []):
            reason["where"] = WHERE
        socket.send(json.dumps(said))

    server.on_message(pass_on)


def test_what_a_refusal_is_about_is_marked_as_long_as_it_is_shown(guest: Page) -> None:
    guest.route_web_socket(re.compile("/api/live"), about)
    sit_down(guest)
    await_turn(guest)
    choice(guest, "Build").click()
    marks = guest.locator(".map rect.meant, .map path.meant, .is-meant")
    expect(marks).to_have_count(0)
    click_element(guest, "slot:birkenhead/1")
    expect(guest.locator(".bubble")).to_be_visible()
    expect(marks).to_have_count(4)
    expect(guest.locator("[data-player=B]")).to_have_class(re.compile("is-meant"))
    bubble, slot = guest.locator(".bubble").bounding_box(), guest.locator(".map rect.meant").first.bounding_box()
    assert bubble and slot
    apart = bubble["y"] > slot["y"] + slot["height"] or bubble["y"] + bubble["height"] < slot["y"]
    assert apart or bubble["x"] > slot["x"] + slot["width"] or bubble["x"] + bubble["width"] < slot["x"]
    assert barriers(guest) == []
    guest.keyboard.press("Escape")
    expect(marks).to_have_count(0)
