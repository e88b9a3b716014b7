"""Playing at a table in the browser as a person does: by lit elements, button texts and announcements.

Waits within each step use `wait_for`, which checks every frame; `expect` checks less often.
"""

import random
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

ASK = """async ([method, path, body]) => {
    const answer = await fetch(path, {
        method, headers: {"content-type": "application/json"}, body: body ? JSON.stringify(body) : undefined,
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return text ? JSON.parse(text) : null;
}"""
PLAY_OUT = """async (table) => {
    for (;;) {
        const now = await (await fetch(`/api/tables/${table}/state?seat=A`)).json();
        if (now.status !== "running") return;
        const moves = now.offer?.moves;
        if (!moves) await new Promise((later) => setTimeout(later, 30));
        else await fetch(`/api/tables/${table}/moves`, {
            method: "POST", headers: {"content-type": "application/json"},
            body: JSON.stringify({seat: "A", at: now.index, move: moves[now.index % moves.length].move}),
        });
    }
}"""
OFFERED = '[data-choice]:not(.blocked):not([aria-disabled="true"])'
CONFIRM = "[data-confirm]:not(:disabled)"


def ask(page: Page, method: str, path: str, body: object = None) -> Any:
    """A request with the session of the page."""
    return page.evaluate(ASK, [method, path, body])


def sit_down(page: Page, *, name: str = "Ada", people: int = 1, bots: int = 2, **table: object) -> str:
    """Create, start and open a table with seats for this visitor and for bots. Returns its id."""
    ask(page, "POST", "/api/guest", {"name": name})
    seats = [{"who": "me"}] * people + [{"who": "bot", "bot": "random"}] * bots
    made = ask(page, "POST", "/api/tables", {"game": "brass", "seats": seats, "order": "chosen", **table})
    ask(page, "POST", f"/api/tables/{made['id']}/start")
    page.goto(f"/table/{made['id']}")
    return str(made["id"])


def play_out(page: Page, table: str) -> None:
    """Play seat A to the end over HTTP while the page follows; bots play the others."""
    page.evaluate(PLAY_OUT, table)
    expect(page.locator(".result")).to_be_visible()


def await_turn(page: Page) -> None:
    """Wait until it is this visitor's turn, or the game is over."""
    page.locator(f"{OFFERED}, {CONFIRM}, .result").first.wait_for(timeout=30_000)


def to_act(**pages: Page) -> str:
    """The name of the visitor whose turn it is; the first player is random."""
    for _ in range(200):
        for name, page in pages.items():
            if page.locator(".choices").count():
                return name
            page.wait_for_timeout(50)
    raise AssertionError("nobody is to act")


def choice(page: Page, words: str) -> Locator:
    """The button of a choice, by its text."""
    return page.locator(".choices").get_by_role("button", name=re.compile(f"^{re.escape(words)}$", re.IGNORECASE))


def whole(page: Page) -> None:
    """Take the first choice repeatedly until the action is complete and can be confirmed."""
    for _ in range(12):
        page.locator(f"{OFFERED}, {CONFIRM}").first.wait_for()
        if page.locator(CONFIRM).count():
            return
        page.locator(OFFERED).first.click()
        page.wait_for_timeout(50)
    raise AssertionError("the action does not end")


def offered_on_table(page: Page) -> list[str]:
    """The keys of the highlighted elements on the board, in the hand and in the stock."""
    keys = page.locator(f"{OFFERED}").evaluate_all("found => found.map(one => one.dataset.element)")
    script = """keys => keys.filter(key => [...document.querySelectorAll(`[data-element="${CSS.escape(key)}"]`)]
        .some(one => !one.dataset.choice && one.getClientRects().length))"""
    return [str(key) for key in page.evaluate(script, keys)]


def lit_slot(page: Page) -> Locator:
    """The first offered slot on the map. Slots that are not offered have no tab stop."""
    found = page.locator('[data-element^="slot:"][tabindex="0"]').first
    expect(found).to_be_visible()
    return found


def click_element(page: Page, key: str) -> None:
    """Click an element on the table."""
    thing = page.locator(f'[data-element="{key}"]:not([data-choice])').first
    handle = thing.locator("circle.focus")  # a link is curved: the centre of its box lies beside it
    (handle if handle.count() else thing).click()


def index_of(page: Page) -> int:
    """The index that the page shows."""
    table = page.url.partition("/table/")[2].partition("?")[0]
    return int(ask(page, "GET", f"/api/tables/{table}")["index"])


TRIES = 3


class Hands:
    """Plays by clicking: prefers to build, avoids passing."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.clicked: dict[str, int] = {}

    def action(self) -> None:
        """Play one action including its confirmation."""
        before = self.page.locator(".play-table").get_attribute("data-index")
        while not self.page.locator(CONFIRM).count():
            self._choose()
        self.page.locator(CONFIRM).click()
        self.page.locator(f".play-table:not([data-index='{before}'])").wait_for()

    def _choose(self) -> None:
        self.page.locator(f"{OFFERED}, {CONFIRM}").first.wait_for()
        steps = self._steps()
        for _ in range(TRIES):  # a chosen element may be clicked again, which changes nothing
            if self.page.locator(CONFIRM).count():
                return
            self._click()
            for _ in range(100):
                if self._steps() != steps or self.page.locator(CONFIRM).count():
                    return
                self.page.wait_for_timeout(20)
        raise AssertionError(f"nothing was chosen after {steps}")

    def _click(self) -> None:
        lit = offered_on_table(self.page)
        if lit and self.random.random() < 0.7:
            key = self.random.choice(lit)
            click_element(self.page, key)
            self.clicked[key.partition(":")[0]] = self.clicked.get(key.partition(":")[0], 0) + 1
            return
        buttons = self.page.locator(OFFERED)
        words = [text.strip() for text in buttons.all_inner_texts()]
        liked = [at for at, text in enumerate(words) if text not in ("Pass", "Take a loan", "Develop")]
        buttons.nth(self.random.choice(liked or list(range(len(words))))).click()

    def _steps(self) -> list[str]:
        return self.page.locator(".steps li").all_inner_texts()
