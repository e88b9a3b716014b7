"""A whole game of Brass through the page, by clicking what is offered, to the final scoring."""

from playwright.sync_api import Page, expect

from tests.browser.ending import check_result
from tests.browser.playing import Hands, await_turn, sit_down
from tests.browser.visiting import barriers


def test_a_whole_game_against_bots_to_the_final_scoring(guest: Page) -> None:
    table = sit_down(guest)
    hands = Hands(guest, seed=8)
    for _ in range(80):
        await_turn(guest)
        if guest.locator(".result").count():
            break
        hands.action()
    assert {"slot", "card", "industry", "line"} <= set(hands.clicked), hands.clicked
    result = check_result(guest, table)
    expect(result.locator("figure")).to_have_count(3)
    assert barriers(guest) == []
    for width, height in ((390, 844), (1024, 768), (1440, 900)):
        guest.set_viewport_size({"width": width, "height": height})
        expect(result).to_be_visible()
        longer = guest.evaluate("document.documentElement.scrollHeight - innerHeight")
        assert longer <= 0, f"at {width} px the page goes on for {longer} px after its end"

    result.get_by_role("button", name="Play again").click()
    expect(guest).not_to_have_url(f"**/table/{table}")
