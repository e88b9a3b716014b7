"""A server and a Chromium for the measurements, and the metrics that the browser reports."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.server.running import Server

PAGE = Path(__file__).parent.parent.parent / "src" / "ironmaster" / "server" / "page"
WATCH = (Path(__file__).parent / "watch.js").read_text("utf-8")
SIZES: dict[str, Any] = {
    "desk": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "is_mobile": True},
}


@contextmanager
def browsing() -> Iterator[tuple[Browser, Server]]:
    """Start both, and stop them after the measurement."""
    chromium = shutil.which(os.environ.get("IRONMASTER_CHROMIUM") or "chromium")
    assert chromium is not None, "There is no Chromium: run scripts/browser"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"{folder}/page.db", Path(folder) / "log", page=PAGE).start()
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-dev-shm-usage"])
        try:
            yield browser, server
        finally:
            browser.close()
            server.kill()


def visit(browser: Browser, server: Server, size: str, slower: float, **options: Any) -> tuple[BrowserContext, Page]:
    """A page of a new visitor, on a CPU that is throttled by a factor."""
    context = browser.new_context(base_url=server.url, locale="en-GB", **SIZES[size], **options)
    context.add_init_script(WATCH)
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    return context, page


def dom_and_heap(page: Page) -> tuple[int, float]:
    """The number of elements in the document, and the megabytes of the JavaScript heap."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    session.send("Performance.enable")
    metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return int(page.evaluate("document.querySelectorAll('*').length")), metrics["JSHeapUsedSize"] / 1e6


class CpuTime:
    """The CPU time of the page's main thread. Unlike wall-clock time, it hardly depends on other load."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent(self) -> dict[str, float]:
        """Milliseconds since the page was opened: in total, and for scripts, styles and layout."""
        metrics = {one["name"]: one["value"] for one in self.session.send("Performance.getMetrics")["metrics"]}
        kinds = {"all": "Task", "scripts": "Script", "styles": "RecalcStyle", "layout": "Layout"}
        return {name: metrics[f"{kind}Duration"] * 1e3 for name, kind in kinds.items()}


def loaded(page: Page) -> tuple[int, int]:
    """The bytes loaded: of the page itself, as transferred, and of API responses."""
    sizes = page.evaluate(
        "[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]"
        ".map(one => [one.name, one.encodedBodySize])"
    )
    data = sum(size for name, size in sizes if "/api/" in name)
    return sum(size for _, size in sizes) - data, data
