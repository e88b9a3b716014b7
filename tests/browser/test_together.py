"""Several people: two browsers, one screen, a watcher; nobody sees the hand of another."""

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.playing import Hands, ask, await_turn, sit_down, to_act
from tests.browser.visiting import Visitors


def overheard(page: Page) -> list[dict[str, Any]]:
    """Every view that reaches this browser from now on."""
    views: list[dict[str, Any]] = []

    def keep(frame: str | bytes) -> None:
        message = json.loads(frame)
        update = message if message.get("type") == "update" else message.get("update") or message.get("done") or {}
        if isinstance(update, dict) and update.get("view"):
            views.append(update["view"])

    page.on("websocket", lambda socket: socket.on("framereceived", keep))
    return views


def hands_seen(views: list[dict[str, Any]]) -> set[str]:
    return {seat for view in views for seat, player in view["players"].items() if isinstance(player["hand"], list)}


def test_two_browsers_see_each_others_moves_and_not_each_others_hands(visitors: Visitors) -> None:
    ada, basil = visitors.open(), visitors.open(locale="fr-FR")
    seen = {"A": overheard(ada), "B": overheard(basil)}
    ask(ada, "POST", "/api/guest", {"name": "Ada"})
    ask(basil, "POST", "/api/guest", {"name": "Basil"})
    seats = [{"who": "me"}, {"who": "open"}, {"who": "bot", "bot": "random"}]
    table = ask(ada, "POST", "/api/tables", {"game": "brass", "seats": seats, "order": "chosen"})["id"]
    link = ask(ada, "POST", f"/api/tables/{table}/links", {"kind": "join"})
    ada.goto(f"/table/{table}")
    basil.goto(link["path"])
    expect(basil).to_have_url(re.compile(f"/table/{table}"), timeout=15_000)
    basil.get_by_role("button", name=re.compile("^S.asseoir")).click()
    expect(ada.get_by_text("Basil").first).to_be_visible()
    ada.get_by_role("button", name="Start the game").click()
    expect(basil.locator(".players > li")).to_have_count(3)

    players = {"Ada": Hands(ada, seed=2), "Basil": Hands(basil, seed=3)}
    for _ in range(4):
        acting = to_act(Ada=ada, Basil=basil)
        said = players[acting].page.locator(".log li").count()
        players[acting].action()
        other = basil if acting == "Ada" else ada
        expect(other.locator(".log")).to_contain_text(acting)
        assert other.locator(".log li").count() >= said

    ada.get_by_role("tab", name="Chat").click()
    ada.get_by_role("textbox").fill("Good <b>luck</b>")
    ada.keyboard.press("Enter")
    basil.get_by_role("tab", name="Discussion").click()
    expect(basil.get_by_text("Good <b>luck</b>")).to_be_visible()
    assert hands_seen(seen["A"]) == {"A"}
    assert hands_seen(seen["B"]) == {"B"}


def test_a_watcher_sees_the_table_and_no_hand(visitors: Visitors) -> None:
    ada = visitors.open()
    table = sit_down(ada, listed=True)
    await_turn(ada)
    watcher = visitors.open()
    views = overheard(watcher)
    watcher.goto(f"/table/{table}")
    expect(watcher.get_by_text("It is Ada’s turn")).to_be_visible()
    assert views and hands_seen(views) == set()
    Hands(ada, seed=4).action()
    expect(watcher.locator(".log")).to_contain_text("Ada")
    assert hands_seen(views) == set()
    assert watcher.locator(".choices").count() == 0


def test_a_shared_screen_is_handed_over_with_a_hidden_hand(guest: Page) -> None:
    sit_down(guest, people=3, bots=0)
    names = []
    for _ in range(3):
        button = guest.get_by_role("button", name=re.compile("^I am "))
        expect(button).to_be_visible()
        assert guest.locator(".holding").count() == 0, "a hand is shown before its player has taken over"
        names.append(button.inner_text())
        button.click()
        expect(guest.locator(".holding")).to_be_visible()
        Hands(guest, seed=5).action()
        assert "draws" not in guest.locator(".log").inner_text(), "the log shows a hand to everybody at the screen"
    assert len(set(names)) == 3
