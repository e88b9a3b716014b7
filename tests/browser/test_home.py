"""The home page opens, for everybody."""

import time

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.visiting import PATIENCE, Visitors, barriers
from tests.server.running import Server


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_home_page_is_accessible(visitors: Visitors, phone: bool, scheme: str, lang: str) -> None:
    page = visitors.open(phone=phone, color_scheme=scheme, locale=lang)
    expect(page).to_have_title("Ironmaster")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == lang
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the screen"
    assert barriers(page) == []


def test_an_unknown_address_shows_an_error(visitors: Visitors) -> None:
    visitors.expect_problem(r"status of 404.*/nothing\)")
    page = visitors.open("/nothing")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert barriers(page) == []


# The checks themselves: errors in a browser are not missed.


@pytest.mark.parametrize(
    ("script", "problem"),
    [
        ("console.error('broken')", "error: broken"),
        ("setTimeout(() => { throw new Error('broken') })", "error: broken"),
        ("Promise.reject(new Error('broken'))", "error: broken"),
        (
            "document.body.append(Object.assign(document.createElement('img'), {src: 'http://x.invalid/'}))",
            "policy: img-src",
        ),
        (
            "document.head.append(Object.assign(document.createElement('style'), {textContent: 'a {}'}))",
            "policy: style-src",
        ),
    ],
)
def test_a_browser_error_fails_the_test(browser: Browser, page_server: Server, script: str, problem: str) -> None:
    net = Visitors(browser, page_server.url)
    page = net.open()
    page.evaluate(f"() => {{ {script} }}")
    end = time.monotonic() + PATIENCE / 1000
    while not any(problem in one for one in net.problems) and time.monotonic() < end:
        page.wait_for_timeout(20)
    net.leave(None)
    assert any(problem in one for one in net.problems), net.problems


def test_an_accessibility_violation_is_found(guest: Page) -> None:
    guest.get_by_role("main").evaluate("main => main.append(document.createElement('button'))")
    assert any("button-name" in one for one in barriers(guest))
