"""A whole game of Brass through the page, by clicking what is offered, to the final scoring."""

from playwright.sync_api import Page, expect

from ironmaster.core.replay import replay
from tests.browser.playing import Hands, ask, await_turn, sit_down
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

    card = ask(guest, "GET", f"/api/tables/{table}")
    assert card["status"] == "finished"
    result = guest.locator(".result")
    expect(result.locator(".ranking li")).to_have_count(3)
    for place, seat in enumerate(card["ranking"]):
        row = result.locator(".ranking li").nth(place)
        expect(row.locator(".points")).to_have_text(str(card["scores"][seat]))

    totals = [int(text) for text in result.locator("tr.total td").all_inner_texts()]
    assert totals == [card["scores"][seat] for seat in card["ranking"]]
    rows = result.locator(".wide tbody tr").all()[:-1]
    parts = [[int(cell) for cell in row.locator("td").all_inner_texts()] for row in rows]
    assert [sum(column) for column in zip(*parts, strict=True)] == totals, "the parts do not add up"
    result.locator("summary").first.click()
    lines = [int(text) for text in result.locator("details").first.locator("li b").all_inner_texts()]
    assert sum(lines) == totals[0], "not every point is explained"
    expect(result.locator("figure")).to_have_count(3)
    assert barriers(guest) == []
    for width, height in ((390, 844), (1024, 768), (1440, 900)):
        guest.set_viewport_size({"width": width, "height": height})
        expect(result).to_be_visible()
        longer = guest.evaluate("document.documentElement.scrollHeight - innerHeight")
        assert longer <= 0, f"at {width} px the page goes on for {longer} px after its end"

    with guest.expect_download() as download:
        result.get_by_role("link", name="Download the record").click()
    text = download.value.path().read_text("utf-8")
    match = replay(text)  # checks every line of it
    assert match.over and match.scores() == [card["scores"][seat] for seat in "ABC"]

    result.get_by_role("button", name="Play again").click()
    expect(guest).not_to_have_url(f"**/table/{table}")
