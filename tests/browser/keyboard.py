"""Somebody who plays by keyboard alone, and somebody who hears the page."""

from playwright.sync_api import Page, expect

from tests.browser.playing import CONFIRM, OFFERED

FOCUSED = """() => {
    const here = document.activeElement;
    return !here || here === document.body ? "" : here.outerHTML.slice(0, 120);
}"""
LISTEN = """() => {
    window.listener?.disconnect();
    window.heard = [];
    const region = [...document.querySelectorAll('.unseen[role="status"]')].at(-1);
    window.listener = new MutationObserver(() => window.heard.push(region.textContent.trim()));
    window.listener.observe(region, {childList: true, characterData: true, subtree: true});
}"""


def focused(page: Page) -> str:
    """What has the focus, as it is written; nothing if the focus was let fall."""
    return str(page.evaluate(FOCUSED))


def listen(page: Page) -> None:
    """From now on, keep what a screen reader would be given to say; what is still to be said of before is not meant."""
    page.wait_for_timeout(600)
    page.evaluate(LISTEN)


def heard(page: Page) -> list[str]:
    """What was said since then, when all is said."""
    page.wait_for_timeout(600)
    return [str(text) for text in page.evaluate("window.heard")]


class Keys:
    """Plays whole actions with number keys, Tab and Enter; the focus must never be lost on the way."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def offered(self) -> list[str]:
        """What is offered, by its words."""
        return [text.strip() for text in self.page.locator(OFFERED).all_inner_texts()]

    def choose(self, words: str) -> None:
        """Press the number of a choice."""
        choice = self.page.locator(OFFERED).filter(has_text=words).first
        self.press(choice.get_attribute("data-choice") or "")
        self.settle()

    def finish(self) -> None:
        """Enter on whatever has the focus, until the action is made."""
        for _ in range(12):
            if self.page.locator(CONFIRM).count():
                break
            expect(self.page.locator(f"{OFFERED}:focus")).to_have_count(1)
            self.press("Enter")
            self.settle()
        expect(self.page.locator(CONFIRM)).to_be_focused()
        before = self.page.locator(".play-table").get_attribute("data-index")
        self.press("Enter")
        self.page.locator(f".play-table:not([data-index='{before}'])").wait_for()
        self.settle()

    def settle(self) -> None:
        """Wait until the page has taken it in, and look where the focus is."""
        expect(self.page.locator('[aria-disabled="true"], [aria-busy="true"]')).to_have_count(0)
        self.page.wait_for_timeout(30)
        assert focused(self.page), "the focus was let fall"
