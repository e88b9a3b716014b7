"""The pages around the table: each opens in both languages and is accessible, on a desktop and on a phone."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.playing import ask, sit_down
from tests.browser.visiting import Visitors, barriers

PATHS = ["/new", "/new/brass", "/rules", "/rules/brass/brass.coal.nearest", "/account", "/about"]


@pytest.mark.parametrize(
    ("phone", "scheme", "lang"),
    [(False, "light", "fr"), (False, "dark", "en"), (True, "dark", "fr"), (True, "light", "en")],
)
def test_all_pages_are_accessible(visitors: Visitors, phone: bool, scheme: str, lang: str) -> None:
    page = visitors.open(phone=phone, color_scheme=scheme, locale=lang)
    ask(page, "POST", "/api/guest", {"name": "Ada"})
    for path in PATHS:
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{path} is wider than the screen"
        assert barriers(page) == [], path


def test_the_rules_can_be_searched_and_have_addresses(visitors: Visitors) -> None:
    page = visitors.open("/rules/brass/brass.coal.nearest")
    clause = page.locator("#brass\\.coal\\.nearest")
    expect(clause).to_be_in_viewport()
    page.keyboard.press("/")
    page.keyboard.type("loan")
    expect(page.locator("mark").first).to_have_text(re.compile("loan", re.IGNORECASE))
    expect(clause).to_have_count(0)


def test_a_table_is_opened_with_a_switch_joined_by_link_and_begun(visitors: Visitors) -> None:
    ada, basil = visitors.open("/new/brass"), visitors.open()
    ask(basil, "POST", "/api/guest", {"name": "Basil"})
    ada.locator('[name="rule-by"]').last.check()
    ada.get_by_role("button", name=re.compile("open the table|create|new table", re.IGNORECASE)).last.click()
    expect(ada).to_have_url(re.compile("/table/"))
    assert barriers(ada) == []
    table = ada.url.rpartition("/")[2]
    link = ask(ada, "POST", f"/api/tables/{table}/links", {"kind": "join"})
    basil.goto(link["path"])
    basil.get_by_role("button", name=re.compile("^Sit down")).first.click()
    expect(ada.get_by_text("Basil").first).to_be_visible()
    ada.get_by_role("button", name=re.compile("^Bot")).last.click()
    ada.get_by_role("button", name="Start the game").click()
    expect(basil.locator(".play-table")).to_be_visible()


def test_play_now_is_one_click_from_the_home_page(visitors: Visitors) -> None:
    page = visitors.open()
    page.get_by_role("button", name="Play now against bots").click()
    expect(page.locator("[data-choice]").first).to_be_visible()


def test_an_unknown_table_shows_an_error(visitors: Visitors) -> None:
    visitors.expect_problem("status of 404")
    page = visitors.open()
    sit_down(page)
    page.goto("/table/nothing12345")
    expect(page.get_by_role("alert")).to_be_visible()
    assert barriers(page) == []
