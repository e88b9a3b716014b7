"""Visitors with a real Chromium; any error in the console fails the test."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page

ROOT = Path(__file__).parent.parent.parent
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
PATIENCE = 10_000
"""Timeout of expectations, in milliseconds."""
VIOLATIONS = """addEventListener("securitypolicyviolation", (event) =>
    console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`))"""


RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice", "experimental"]
"""The rules of axe-core to check: all except level AAA, whose contrast a map cannot reach."""
LOOK = """async ([where, runOnly]) => {
    const {passes, violations} = await axe.run(where || document, {runOnly, resultTypes: ["violations"]});
    return {passed: passes.length, violations};
}"""


class Visitors:
    """All visitors of one test, each with their own browser context. An unexpected error fails the test."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.pages: list[Page] = []
        self.problems: list[str] = []
        self._expected: list[re.Pattern[str]] = []

    def open(self, path: str = "/", *, phone: bool = False, **options: Any) -> Page:
        """A new visitor at a URL; options are those of a Playwright context."""
        given = {"locale": "en-GB", "reduced_motion": "reduce", **(PHONE if phone else DESK), **options}
        context = self.browser.new_context(base_url=self.address, **given)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(VIOLATIONS)
        page = context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self._met(f"error: {error}"))
        self.pages.append(page)
        page.goto(path)
        return page

    def expect_problem(self, pattern: str) -> None:
        """Expect errors that match this pattern, such as that of a refused request."""
        self._expected.append(re.compile(pattern))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._met(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _met(self, problem: str) -> None:
        if not any(pattern.search(problem) for pattern in self._expected):
            self.problems.append(problem)

    def leave(self, pictures: Path | None) -> None:
        """Close all contexts; first take screenshots if a folder is set."""
        for number, page in enumerate(self.pages):
            if pictures is not None:
                pictures.parent.mkdir(parents=True, exist_ok=True)
                page.screenshot(path=pictures.with_name(f"{pictures.name}-{number}.png"))
            page.context.close()


def barriers(page: Page, *, within: str = "") -> list[str]:
    """The accessibility violations that axe-core finds on the page or in a part of it."""
    assert AXE.exists(), f"{AXE} is missing: run scripts/page packages"
    if not within:
        page.locator("h1").first.wait_for(state="attached")  # a page that is still loading has no content yet
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(LOOK, [within, RULES])
    assert found["passed"], "nothing was checked"
    return [
        f"{one['id']}: {one['help']}: {node['html']} {node.get('failureSummary', '')}"
        for one in found["violations"]
        for node in one["nodes"]
    ]
