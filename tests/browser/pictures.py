"""Pictures of the page for looking at: four people play a sensible game, and Ada's screen is taken now and then.

`scripts/pictures FOLDER` runs it. Every picture is named by game, moment, width and light.
"""

import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.conftest import PAGE
from tests.browser.playing import CONFIRM, OFFERED
from tests.browser.visiting import DESK, PHONE
from tests.server.running import Client, Server

NAMES: Final = ("Ada", "Basil", "Clémence", "Dov")
SCREENS: Final = {"1440": DESK, "390": PHONE, "1024": {"viewport": {"width": 1024, "height": 768}}}
MIDDLE: Final = ("rail", 4)
View = dict[str, Any]


def liked_in_brass(move: str, view: View, seat: str) -> float:
    """How much a sensible beginner likes a move: to sell, to build high and dear, to link, to borrow when poor."""
    verb, _, rest = move.partition(" ")
    cash = view["players"][seat]["cash"]
    if verb == "loan":
        return 9 if cash < 14 and rest == "30" else 0.5
    if verb == "build":
        industry = rest.partition(" ")[0]
        return 6 + {"coal": 0.8, "iron": 0.9, "cotton": 1.2, "port": 1.0, "shipyard": 2}[industry]
    if verb in ("sell", "coal", "iron", "discard", "liquidate"):
        return 8
    return {"link": 6.5, "develop": 3.0, "combine": 0.1, "stop": 2.0, "pass": 0.0}.get(verb, 1.0)


def liked_in_industria(move: str, view: View, seat: str) -> float:
    """The same: to build whatever can be built, to bid a little and keep a thaler, to sell what is well paid."""
    verb, _, rest = move.partition(" ")
    if verb == "bid":
        return 5 - abs(int(rest) - 3) if int(rest) < view["players"][seat]["cash"] else 0
    if verb == "sell":
        return 6 if view["bid"] > 2 else 2
    return {"lay": 9.0, "pass": 3.0, "keep": 4.0, "stop": 1.0, "cash": 0.0}.get(verb, 3.0)


def liked_in_age_of_industry(move: str, view: View, seat: str) -> float:
    """The same: to sell, to build, to lay rails, to take cards when few are left, to repay."""
    verb, _, rest = move.partition(" ")
    cards = len(view["players"][seat]["hand"])
    if verb == "build":
        industry = rest.partition(" ")[0]
        return 6 + {"coal": 1.6, "iron": 1.4, "cotton": 1.8, "factory": 2.2, "port": 1.6, "ship": 2.4}[industry]
    if verb == "take":
        return 9 if cards < 3 else 3
    if verb == "railway":
        return 6.6
    if verb == "develop":
        return 5.5 if "0" in rest else 0.5
    return {"sell": 9.5, "repay": 5.0, "end": 4.0, "stop": 2.0, "coal": 8.0, "iron": 8.0}.get(verb, 0.2)


LIKING: Final = {
    "age_of_industry": liked_in_age_of_industry,
    "brass": liked_in_brass,
    "industria": liked_in_industria,
}


class Company:
    """Four people at one table, each at home."""

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
        """Everybody plays until something holds, or the game is over."""
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
        liked = LIKING[self.game]
        best = max(moves, key=lambda move: (liked(move, found["view"], seat) + _spread(move, found["index"]), move))
        assert person.move(self.table, seat, found["index"], best).status_code == 200


def _spread(move: str, index: int) -> float:
    """A little variety that is the same every time."""
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
    """Into the middle of a choice, as far as there is one to see."""
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
    "rules-age_of_industry": "/rules/age_of_industry",
    "rules-brass": "/rules/brass",
    "rules-industria": "/rules/industria",
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


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as kept, sync_playwright() as playwright:
        server = Server(f"{kept}/tables.db", Path(kept) / "server.log", page=PAGE).start()
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        brass(browser, server, folder)
        industria(browser, server, folder)
        age_of_industry(browser, server, folder)
        pages(browser, server.url, folder)
        browser.close()
        server.kill()


if __name__ == "__main__":
    main(Path(re.sub(r"/$", "", sys.argv[1])))
