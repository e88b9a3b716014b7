"""Playing with the keyboard only, and reading the announcements for screen readers."""

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
    """The text of the focused element; empty if the focus was lost."""
    return str(page.evaluate(FOCUSED))


def listen(page: Page) -> None:
    """Start recording announcements for screen readers, without pending earlier ones."""
    page.wait_for_timeout(600)
    page.evaluate(LISTEN)


def heard(page: Page) -> list[str]:
    """The announcements recorded so far, after waiting for pending ones."""
    page.wait_for_timeout(600)
    return [str(text) for text in page.evaluate("window.heard")]


class Keys:
    """Plays actions with number keys, Tab and Enter. The focus must never be lost."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def offered(self) -> list[str]:
        """The texts of the choices."""
        return [text.strip() for text in self.page.locator(OFFERED).all_inner_texts()]

    def choose(self, words: str) -> None:
        """Press the number of a choice."""
        choice = self.page.locator(OFFERED).filter(has_text=words).first
        self.press(choice.get_attribute("data-choice") or "")
        self.settle()

    def finish(self) -> None:
        """Press Enter on the focused element until the action is made."""
        for _ in range(12):
            # the answer of the server brings either another choice or the button that confirms
            expect(self.page.locator(f"{OFFERED}:focus, {CONFIRM}").first).to_be_visible()
            if self.page.locator(CONFIRM).count():
                break
            self.press("Enter")
            self.settle()
        expect(self.page.locator(CONFIRM)).to_be_focused()
        before = self.page.locator(".play-table").get_attribute("data-index")
        self.press("Enter")
        self.page.locator(f".play-table:not([data-index='{before}'])").wait_for()
        self.settle()

    def settle(self) -> None:
        """Wait for the page to update, and check the focus."""
        expect(self.page.locator('[aria-disabled="true"], [aria-busy="true"]')).to_have_count(0)
        self.page.wait_for_timeout(30)
        assert focused(self.page), "the focus was lost"
