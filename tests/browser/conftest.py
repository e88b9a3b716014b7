"""A server with the built page, and a Chromium, for the tests in a browser."""

import os
import re
import shutil
from collections.abc import Generator, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.visiting import PATIENCE, ROOT, Visitors
from tests.server.running import Server

PAGE = ROOT / "src" / "ironmaster" / "server" / "page"
PICTURES = ROOT / "build" / "browser"
failed = pytest.StashKey[bool]()
CALM = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
"""There is no graphics card, and emulating one is slow."""


@pytest.fixture(scope="package")
def page_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that serves the built page, with bots that do not wait."""
    if not (PAGE / "index.html").exists():
        pytest.fail("The page is not built: run scripts/page")
    folder = tmp_path_factory.mktemp("page-server")
    server = Server(str(folder / "tables.db"), folder / "server.log", page=PAGE, analysis_seconds=2).start()
    yield server
    server.kill()


# Not for the whole session: while it lives, its loop counts as running in this thread, and asyncio refuses others.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A Chromium without a window."""
    chromium = shutil.which(os.environ.get("IRONMASTER_CHROMIUM") or "chromium")
    if chromium is None:
        pytest.fail("There is no Chromium: run scripts/browser")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium, args=CALM)
        yield found
        found.close()


@pytest.fixture
def visitors(browser: Browser, page_server: Server, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    """Opens the page for as many people as a test needs; screenshots of a failed test are written to build/browser."""
    found = Visitors(browser, page_server.url)
    yield found
    wrong = request.node.stash.get(failed, False) or bool(found.problems)
    found.leave(PICTURES / re.sub(r"\W+", "-", request.node.name) if wrong else None)
    assert found.problems == []


@pytest.fixture
def guest(visitors: Visitors) -> Page:
    """A visitor on a desktop who has just opened the home page."""
    return visitors.open()


@pytest.fixture
def phone(visitors: Visitors) -> Page:
    """A visitor on a phone who has just opened the home page."""
    return visitors.open(phone=True)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[failed] = report.when == "call" and report.failed
    return report
