"""Steam through the page: whole games of both kinds, track by mouse, keyboard and touch, refusals, a new table."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.ending import check_result
from tests.browser.keyboard import Keys, focused
from tests.browser.playing import CONFIRM, OFFERED, Hands, ask, await_turn, click_element, sit_down, whole
from tests.browser.visiting import Visitors, barriers

EARNEST = 12
"""The number of actions played by clicking lit elements before the test hurries to the end of the game."""
QUICK = ("action:stop", "action:pass", "action:points", "loans:3", "action:upgrade")
"""Moves that bring a game to its end, the best first."""
FITS = "document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight"


def at_table(page: Page, board: str = "northeast", **rules: object) -> str:
    return sit_down(page, bots=2, game="steam", board=board, rules=rules)


def first_to_build(page: Page) -> str:
    """A table where the visitor has all seats, so that no other seat has built before."""
    table = sit_down(page, people=3, bots=0, game="steam", board="northeast", rules={"order": "random"})
    to_phase(page, table, "build")
    return table


def confirm(page: Page) -> None:
    before = page.locator(".play-table").get_attribute("data-index")
    page.locator(CONFIRM).click()
    page.locator(f".play-table:not([data-index='{before}'])").wait_for()


def hurry(page: Page) -> None:
    """Build nothing, move nothing, and take the first tile."""
    for element in QUICK:
        found = page.locator(f'{OFFERED}[data-element="{element}"]')
        if found.count():
            found.first.click()
            break
    whole(page)
    confirm(page)


def lay_something(page: Page, table: str) -> None:
    """A tile on a lit hex, clicked on the map."""
    to_phase(page, table, "build")
    lit_hexes(page).first.click()
    whole(page)  # if only one track fits, it is chosen with the hex
    runs = page.locator("[data-run]").count()
    confirm(page)
    assert page.locator("[data-run]").count() >= runs


def finish(page: Page, table: str, seed: int) -> None:
    """Play to the end by clicking, and check the result."""
    hands = Hands(page, seed)
    for turn in range(150):
        await_turn(page)
        if page.locator(".result").count():
            break
        if turn < EARNEST:
            hands.action()
        else:
            hurry(page)
    check_result(page, table)
    assert barriers(page) == []


def phase_of(page: Page, table: str) -> str:
    return str(ask(page, "GET", f"/api/tables/{table}/state?seat=A")["view"]["phase"])


def to_phase(page: Page, table: str, phase: str) -> None:
    """Hurry until the visitor is to decide in a phase."""
    for _ in range(30):
        await_turn(page)
        if phase_of(page, table) == phase:
            return
        hurry(page)
    raise AssertionError(f"there is no {phase}")


def lit_hexes(page: Page) -> Locator:
    return page.locator('.control[data-element^="hex:"][tabindex="0"]')


def any_sum(page: Page, table: str) -> None:
    """If bids exceed the chips, the highest amount is typed into the field, and taken back."""
    moves = ask(page, "GET", f"/api/tables/{table}/state?seat=A")["offer"]["moves"]
    bids = [choice["move"].removeprefix("bid ") for choice in moves if choice["move"].startswith("bid ")]
    if len(bids) > 6:
        page.locator(".stepper input").fill("400")
        page.keyboard.press("Enter")
        expect(page.locator(f'.chip[data-element="sum:{bids[-1]}"]')).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".effects")).to_contain_text(f"${bids[-1]}")
        page.get_by_role("button", name="Back").click()


def choose_hex(page: Page) -> None:
    """A lit hex with a choice of track; if only one track fits, it is chosen with the hex."""
    palette = page.locator(".palette [data-choice]")
    for at in range(lit_hexes(page).count()):
        lit_hexes(page).nth(at).dispatch_event("click")
        expect(page.locator(f"{CONFIRM}, .palette").first).to_be_visible()
        if palette.count() > 1:
            return
        page.keyboard.press("Escape")
    raise AssertionError("no hex leaves a choice")


def test_a_whole_base_game(guest: Page) -> None:
    table = at_table(guest)
    await_turn(guest)
    expect(guest.locator(".auction")).to_contain_text("place 1 in the turn order")
    any_sum(guest, table)
    expect(guest.locator(".doubt")).to_contain_text("reconstructed")
    lay_something(guest, table)
    finish(guest, table, seed=5)
    expect(guest.locator(".result")).to_contain_text("The game is over")


def test_a_whole_standard_game_in_french(visitors: Visitors) -> None:
    page = visitors.open(locale="fr", color_scheme="dark")
    table = at_table(page, "ruhr", game="standard")
    await_turn(page)
    assert phase_of(page, table) == "capital"
    loans = page.locator("[data-element='loans:3']")
    expect(loans).to_contain_text("15\u00a0$")
    loans.click()
    expect(page.locator(".effects")).to_contain_text("Revenu")
    confirm(page)
    await_turn(page)
    if phase_of(page, table) != "actions":  # the bots may both have passed
        expect(page.locator(".auction")).to_contain_text("ordre de ce tour")
    lay_something(page, table)
    finish(page, table, seed=6)
    expect(page.locator(".result")).to_contain_text("La partie est terminée")


def test_track_is_previewed_with_its_price(guest: Page) -> None:
    table = first_to_build(guest)
    click_element(guest, "hex:g8")
    palette, fan = guest.locator(".palette [data-choice]"), guest.locator(".fan")
    expect(palette).to_have_count(5)  # three kinds of curve and line from Albany, two of them in both hands
    runs = guest.locator("[data-run]").count()
    palette.nth(0).hover()
    expect(fan.locator(".price")).to_contain_text("$3")  # two exits and a river
    expect(guest.locator("[data-run]")).to_have_count(runs + 1)
    guest.locator(".action h2").hover()
    expect(guest.locator("[data-run]")).to_have_count(runs)
    assert phase_of(guest, table) == "build"
    curve = guest.locator('.palette [data-element="track:n-se"]')
    curve.click()
    expect(curve).to_have_attribute("aria-pressed", "true")
    expect(fan).to_contain_text("1 of 2")
    fan.get_by_role("button", name="Turn right").click()
    expect(guest.locator('.palette [data-element="track:n-sw"]')).to_have_attribute("aria-pressed", "true")
    expect(guest.locator(".effects")).to_contain_text("$3")
    click_element(guest, "hex:h7")  # another hex instead
    expect(guest.locator(".steps")).to_contain_text("H7")
    expect(guest.locator(CONFIRM)).to_have_count(0)
    click_element(guest, "track:se-nw")
    confirm(guest)
    expect(guest.locator(".log")).to_contain_text("lays a straight (SE\u2013NW) on H7 for $2.")
    expect(guest.locator('[data-letter="albany/se"]')).to_be_visible()


def test_a_tile_laid_and_turned_by_keyboard(guest: Page) -> None:
    first_to_build(guest)
    keys = Keys(guest)
    albany = guest.locator('.control[data-element="hex:albany"]')
    expect(albany).to_have_attribute("aria-label", re.compile("^Albany, purple city, "))
    albany.focus()
    keys.press("ArrowDown")
    below = guest.locator('.control[data-element="hex:g8"]')
    expect(below).to_be_focused()
    expect(below).to_have_attribute("aria-label", "G8, plain, river, offered")
    keys.press("Enter")
    expect(guest.locator('.palette [data-choice="1"]')).to_be_focused()
    expect(guest.locator(".fan .price")).to_contain_text("$3")
    keys.press("2")
    expect(guest.locator(CONFIRM)).to_be_focused()
    first = guest.locator('.palette [aria-pressed="true"]').get_attribute("data-element")
    keys.press("r")
    expect(guest.locator(f'.palette [aria-pressed="true"]:not([data-element="{first}"])')).to_be_visible()
    expect(guest.locator(CONFIRM)).to_be_visible()
    assert focused(guest)
    guest.locator(CONFIRM).focus()
    keys.press("Enter")
    expect(guest.locator(".log")).to_contain_text(re.compile(r"lays a .+ on G8 for \$3\."))


def test_illegal_track_explains_its_clause(guest: Page) -> None:
    first_to_build(guest)
    for element in ("hex:harrisburg", "hex:boston"):
        click_element(guest, element)
        bubble = guest.locator(".bubble")
        expect(bubble).to_contain_text("Why not")
        expect(bubble.get_by_role("link", name=re.compile(r"^steam\.")).first).to_be_visible()
        guest.keyboard.press("Escape")
        expect(bubble).to_have_count(0)
    assert barriers(guest) == []


def test_a_turn_by_touch_in_french(visitors: Visitors) -> None:
    phone = visitors.open(phone=True, locale="fr")
    table = at_table(phone, "rust_belt")
    await_turn(phone)
    assert phone.evaluate(FITS), "larger than the screen"
    expect(phone.locator(".auction .chip").first).to_be_in_viewport()
    assert barriers(phone) == []
    to_phase(phone, table, "actions")
    tiles = phone.locator(".action [data-element^='tile:']")
    expect(tiles).to_have_count(7)
    expect(tiles.last).to_be_in_viewport()
    assert phone.evaluate(FITS), "larger than the screen"
    to_phase(phone, table, "build")
    phone.locator('[data-element="action:lay"]').tap()
    choose_hex(phone)
    expect(phone.locator(".palette [data-choice]").first).to_be_in_viewport()
    phone.locator(".palette [data-choice]").first.tap()
    expect(phone.locator(CONFIRM)).to_be_in_viewport()
    assert phone.evaluate(FITS), "larger than the screen"
    assert barriers(phone) == []
    phone.locator(CONFIRM).tap()
    phone.get_by_role("button", name="Table").tap()
    phone.get_by_role("button", name=re.compile("journal")).first.tap()
    drawer = phone.get_by_role("dialog")
    expect(drawer).to_contain_text("Réserve de marchandises")
    assert phone.evaluate(FITS), "larger than the screen"


def test_a_new_table_offers_both_games_and_shows_the_confidence_of_boards(visitors: Visitors) -> None:
    page = visitors.open("/new/steam")
    expect(page.get_by_text("Martin Wallace")).to_be_visible()
    expect(page.get_by_text("reconstructed board")).to_have_count(2)
    standard = page.locator('[name="rule-game"]').last
    expect(standard).to_be_visible()  # outside the folded rules
    expect(page.locator('details [name="rule-game"]')).to_have_count(0)
    expect(page.get_by_role("radio", name="6 players")).to_have_count(0)
    page.get_by_role("radio", name=re.compile("^Rust Belt")).check()
    expect(page.locator("form")).to_contain_text("Age of Steam")
    page.get_by_role("radio", name="6 players").check()
    standard.check()
    for seat in "BCDEF":
        page.locator(f'[name="seat-{seat}"][value="bot"]').check()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator('.control[data-element="hex:kansas_city"]')).to_be_visible()
    expect(page.locator(".players > li")).to_have_count(6)
    page.wait_for_timeout(900)
    assert page.locator(".bubble").count() == 0, "the pointer rests where the button was and opened nothing"
    assert barriers(page) == []
