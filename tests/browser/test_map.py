"""Viewing the map: wheel, drag, keys, buttons and two fingers move and zoom it without choosing anything."""

import re
from typing import NamedTuple

from playwright.sync_api import Page, expect

from tests.browser.playing import await_turn, choice, lit_slot, sit_down


class Look(NamedTuple):
    """The position of the drawing in its window, and its zoom."""

    x: float
    y: float
    zoom: float


WINDOW = "div.window"
DRAWING = f"{WINDOW} .drawing"


def look(page: Page) -> Look:
    placed = page.locator(DRAWING).evaluate("drawing => drawing.style.transform")
    return Look(*(float(number) for number in re.findall(r"-?[\d.]+", placed)[:3]))


def middle(page: Page) -> tuple[float, float]:
    box = page.locator(WINDOW).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_wheel_drag_keys_and_buttons_move_the_map(guest: Page) -> None:
    sit_down(guest)
    await_turn(guest)
    whole = look(guest)
    x, y = middle(guest)
    guest.mouse.move(x, y)
    guest.mouse.wheel(0, -400)
    expect(guest.locator(DRAWING)).not_to_have_attribute("style", re.compile(f"scale\\({whole.zoom}\\)"))
    closer = look(guest)
    assert closer.zoom > whole.zoom * 1.5
    guest.mouse.down()
    guest.mouse.move(x - 60, y - 40, steps=4)
    guest.mouse.up()
    dragged = look(guest)
    assert (round(dragged.x - closer.x), round(dragged.y - closer.y), dragged.zoom) == (-60, -40, closer.zoom)

    guest.locator(WINDOW).focus()
    guest.keyboard.press("ArrowRight")
    assert round(look(guest).x - dragged.x) == -60
    guest.keyboard.press("-")
    assert look(guest).zoom < closer.zoom
    guest.get_by_role("button", name="Whole map").click()
    assert abs(look(guest).zoom - whole.zoom) < 0.01


def test_a_drag_that_ends_on_a_piece_is_not_a_click(guest: Page) -> None:
    sit_down(guest)
    await_turn(guest)
    choice(guest, "Build").click()
    slot = lit_slot(guest)
    box = slot.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    guest.mouse.move(x, y)
    guest.mouse.wheel(0, -200)
    guest.mouse.down()
    guest.mouse.move(x + 30, y + 30, steps=4)
    guest.mouse.up()
    expect(guest.locator(".steps li")).to_have_count(1)
    slot.click()
    expect(guest.locator(".steps li")).not_to_have_count(1)


def test_two_fingers_pinch_the_map(phone: Page) -> None:
    sit_down(phone)
    await_turn(phone)
    before = look(phone)
    x, y = middle(phone)
    touch = phone.context.new_cdp_session(phone)

    def fingers(apart: float, kind: str) -> None:
        points = [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points if kind != "touchEnd" else []})

    fingers(20, "touchStart")
    for apart in (30, 45, 60, 80):
        fingers(apart, "touchMove")
    fingers(80, "touchEnd")
    wider = look(phone)
    assert wider.zoom > before.zoom * 1.5
    fingers(80, "touchStart")
    for apart in (60, 45, 30, 20):
        fingers(apart, "touchMove")
    fingers(20, "touchEnd")
    assert look(phone).zoom < wider.zoom / 1.5
    assert phone.locator(".steps li").count() == 0, "two fingers choose nothing"
