"""Screenshots of the page: four people play a sensible game, and Ada's screen is captured now and then.

`scripts/pictures FOLDER` runs it, `scripts/pictures FOLDER GAME ...` for some games only. Every picture is named by
game, moment, width and light.
"""

import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.conftest import PAGE
from tests.browser.move_scores import SCORES
from tests.browser.playing import CONFIRM, OFFERED
from tests.browser.visiting import DESK, PHONE
from tests.server.running import Client, Server

NAMES: Final = ("Ada", "Basil", "Clémence", "Dov")
SCREENS: Final = {"1440": DESK, "390": PHONE, "1024": {"viewport": {"width": 1024, "height": 768}}}
MIDDLE: Final = ("rail", 4)


class Company:
    """Four people at one table, each with their own browser."""

    def __init__(self, server: Server, game: str, **table: object) -> None:
        self.game = game
        self.people = [server.person(name) for name in NAMES]
        self.table = self.people[0].table("mooo", start=False, title="", game=game, **table)
        link = self._post(self.people[0], "links", {"kind": "join"})["token"]
        for person in self.people[1:]:
            assert person.post("/api/links", {"token": link}).status_code in (200, 201)
            self._post(person, "join", {})
        self._post(self.people[0], "start", None)

    def _post(self, person: Client, what: str, data: object) -> Any:
        answer = person.post(f"/api/tables/{self.table}/{what}", data)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def state(self) -> dict[str, Any]:
        return self.people[0].state(self.table, "A")

    def play_until(self, done: Any) -> None:
        """Play until a condition holds or the game is over."""
        for _ in range(1000):
            found = self.state()
            if found["status"] != "running" or done(found):
                return
            seat = found["turn"]
            self._decide(self.people["ABCD".index(seat)], seat)
        raise AssertionError("the game does not end")

    def _decide(self, person: Client, seat: str) -> None:
        found = person.state(self.table, seat)
        moves = [choice["move"] for choice in found["offer"]["moves"]]
        score = SCORES[self.game]
        best = max(moves, key=lambda move: (score(move, found["view"], seat) + _spread(move, found["index"]), move))
        assert person.move(self.table, seat, found["index"], best).status_code == 200


def _spread(move: str, index: int) -> float:
    """Some variety that is the same in every run."""
    return (hash((len(move), sum(map(ord, move)), index)) % 97) / 70


def show(browser: Browser, company: Company, folder: Path, moment: str, prepare: Any = None) -> None:
    """Take Ada's screen in every size and light."""
    cookies = company.people[0].http.cookies
    for width, screen in SCREENS.items():
        for light in ("light", "dark"):
            lang = "fr" if light == "dark" else "en"
            context = browser.new_context(
                base_url=company.people[0].server.url,
                locale=lang,
                color_scheme=light,
                reduced_motion="reduce",
                **screen,
            )
            context.add_cookies(
                [{"name": name, "value": value, "url": company.people[0].server.url} for name, value in cookies.items()]
            )
            page = context.new_page()
            page.goto(f"/table/{company.table}")
            expect(page.locator(".map svg").first).to_be_visible()
            page.wait_for_timeout(900)
            if prepare is not None:
                prepare(page)
            page.screenshot(path=folder / f"{company.game}-{moment}-{width}-{light}.png")
            context.close()


def choose_build(page: Page) -> None:
    """Advance into the middle of a choice, if there is one."""
    for _ in range(6):
        if page.locator(CONFIRM).count() or not page.locator(OFFERED).count():
            break
        page.locator(OFFERED).first.click()
        page.wait_for_timeout(250)
    page.mouse.move(5, 5)
    page.wait_for_timeout(300)


PAGES: Final = {
    "home": "/",
    "new-age_of_industry": "/new/age_of_industry",
    "new-brass": "/new/brass",
    "new-industria": "/new/industria",
    "new-steam": "/new/steam",
    "rules-age_of_industry": "/rules/age_of_industry",
    "rules-brass": "/rules/brass",
    "rules-industria": "/rules/industria",
    "rules-steam": "/rules/steam",
}


def pages(browser: Browser, url: str, folder: Path) -> None:
    """The pages around the table."""
    for width in ("1440", "390"):
        for light in ("light", "dark"):
            context = browser.new_context(
                base_url=url,
                locale="en" if light == "light" else "fr",
                color_scheme=light,
                **SCREENS[width],
            )
            page = context.new_page()
            for name, path in PAGES.items():
                page.goto(path)
                page.wait_for_timeout(700)
                page.screenshot(path=folder / f"{name}-{width}-{light}.png")
            context.close()


def brass(browser: Browser, server: Server, folder: Path) -> None:
    company = Company(server, "brass")
    company.play_until(lambda found: found["turn"] == "A")
    show(browser, company, folder, "start")
    era, round_ = MIDDLE
    company.play_until(
        lambda found: found["turn"] == "A" and found["view"]["era"] == era and found["view"]["round"] >= round_
    )
    show(browser, company, folder, "middle")
    show(browser, company, folder, "choice", choose_build)
    company.play_until(lambda found: False)
    show(browser, company, folder, "end")


def industria(browser: Browser, server: Server, folder: Path) -> None:
    company = Company(server, "industria")
    company.play_until(lambda found: found["turn"] == "A")
    show(browser, company, folder, "start")
    company.play_until(lambda found: found["turn"] == "A" and found["view"]["epoch"] > 2 and found["view"]["bid"] > 0)
    show(browser, company, folder, "auction")
    show(browser, company, folder, "bid", choose_build)
    company.play_until(
        lambda found: found["turn"] == "A" and found["view"]["epoch"] > 3 and found["view"]["phase"] == "build"
    )
    show(browser, company, folder, "build", choose_build)
    company.play_until(lambda found: False)
    show(browser, company, folder, "end")


def age_of_industry(browser: Browser, server: Server, folder: Path) -> None:
    for board in ("germany", "new_england"):
        company = Company(server, "age_of_industry", board=board)
        company.play_until(lambda found: found["turn"] == "A")
        show(browser, company, folder, f"{board}-start")
        company.play_until(
            lambda found: found["turn"] == "A" and found["view"]["round"] > 6 and not found["view"]["pending"]
        )
        show(browser, company, folder, f"{board}-middle")
        show(browser, company, folder, f"{board}-choice", choose_build)
        company.play_until(lambda found: False)
        show(browser, company, folder, f"{board}-end")


def choose_track(page: Page) -> None:
    """Choose a lit hex, then the first track on it."""
    lit = page.locator('.control[data-element^="hex:"][tabindex="0"]')
    if lit.count():
        lit.nth(lit.count() // 2).dispatch_event("click")
        page.wait_for_timeout(250)
    choose_build(page)


def steam(browser: Browser, server: Server, folder: Path) -> None:
    for board in ("northeast", "ruhr", "rust_belt"):
        company = Company(server, "steam", board=board, rules={"game": "standard"} if board == "ruhr" else {})
        company.play_until(lambda found: found["turn"] == "A")
        show(browser, company, folder, f"{board}-start")
        for phase in ("actions", "build", "move"):
            company.play_until(
                lambda found, phase=phase: (
                    found["turn"] == "A"
                    and found["view"]["round"] > 3
                    and found["view"]["phase"] == phase
                    and (phase != "move" or any(one["move"].startswith("deliver") for one in found["offer"]["moves"]))
                )
            )
            show(browser, company, folder, f"{board}-{phase}")
            prepare = choose_track if phase == "build" else choose_build
            show(browser, company, folder, f"{board}-{phase}-choice", prepare)
        company.play_until(lambda found: False)
        show(browser, company, folder, f"{board}-end")


GAMES: Final = {"brass": brass, "industria": industria, "age_of_industry": age_of_industry, "steam": steam}


def main(folder: Path, games: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as kept, sync_playwright() as playwright:
        server = Server(f"{kept}/tables.db", Path(kept) / "server.log", page=PAGE).start()
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for game in games or GAMES:
            GAMES[game](browser, server, folder)
        pages(browser, server.url, folder)
        browser.close()
        server.kill()


if __name__ == "__main__":
    main(Path(re.sub(r"/$", "", sys.argv[1])), sys.argv[2:])
