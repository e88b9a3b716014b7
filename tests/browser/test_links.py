"""Opening a link: it describes itself, and nobody becomes a guest before using it."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import ask
from tests.browser.visiting import Visitors, barriers


def host(visitors: Visitors) -> tuple[Page, str]:
    """Ada with a table for herself, a bot and a guest."""
    ada = visitors.open()
    ask(ada, "POST", "/api/guest", {"name": "Ada"})
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}, {"who": "open"}]
    form = {"game": "brass", "seats": seats, "order": "chosen", "title": "Friday"}
    return ada, ask(ada, "POST", "/api/tables", form)["id"]


def link(ada: Page, table: str, kind: str, seat: str | None = None) -> Any:
    return ask(ada, "POST", f"/api/tables/{table}/links", {"kind": kind, "seat": seat})["path"]


@pytest.mark.parametrize(
    ("kind", "seat", "gives"),
    [
        ("join", None, "You may sit down in a free seat, or watch."),
        ("seat", "C", "Seat C is kept for you."),
        ("seat", "A", "You play for Ada, also from this device."),
        ("watch", None, "You may watch the game."),
        ("hand", "A", "You may see Ada’s hand."),
    ],
)
def test_a_link_describes_itself_before_it_is_used(visitors: Visitors, kind: str, seat: str | None, gives: str) -> None:
    ada, table = host(visitors)
    basil = visitors.open(link(ada, table, kind, seat))
    expect(basil.get_by_text(gives)).to_be_visible()
    expect(basil.get_by_text("Friday · Brass")).to_be_visible()
    expect(basil.get_by_text("At the table: Ada and")).to_be_visible()
    assert barriers(basil) == []
    assert ask(basil, "GET", "/api/session") == {"me": None}
    basil.get_by_role("button", name="Go to the table").click()
    basil.wait_for_url(f"**/table/{table}")


def test_a_revoked_link_creates_no_guest(visitors: Visitors) -> None:
    visitors.expect_problem("status of 404 .*/api/links/")
    basil = visitors.open("/link/leadsnowhere1234")
    expect(basil.get_by_role("heading", name="This link no longer works")).to_be_visible()
    assert ask(basil, "GET", "/api/session") == {"me": None}


def test_the_link_of_a_taken_seat_shows_an_error(visitors: Visitors) -> None:
    visitors.expect_problem("status of 409 .*/api/links/")
    ada, table = host(visitors)
    path = link(ada, table, "seat", "C")
    ask(ada, "POST", f"/api/tables/{table}/bot", {"seat": "C", "bot": "random"})
    basil = visitors.open(path)
    expect(basil.get_by_text("The seat of this link is taken.")).to_be_visible()
    assert ask(basil, "GET", "/api/session") == {"me": None}
