"""Compares the page of a finished game with the server and with the record."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from ironmaster.core.replay import replay
from tests.browser.playing import ask


def figures(found: Locator) -> list[int]:
    """Numbers as the page shows them, with a typographic minus sign."""
    return [int(text.replace("−", "-")) for text in found.all_inner_texts()]


def check_result(page: Page, table: str) -> Locator:
    """Check that ranking, parts and points on the page add up to the scores."""
    card = ask(page, "GET", f"/api/tables/{table}")
    assert card["status"] == "finished"
    result = page.locator(".result")
    ranked = [card["scores"][seat] for seat in card["ranking"]]
    expect(result.locator(".ranking li")).to_have_count(len(ranked))
    assert figures(result.locator(".ranking .points")) == ranked
    assert figures(result.locator("tr.total td")) == ranked
    rows = result.locator(".wide tbody tr").all()[:-1]
    parts = [figures(row.locator("td")) for row in rows]
    assert [sum(column) for column in zip(*parts, strict=True)] == ranked, "the parts do not add up"
    result.locator("summary").first.click()
    lines = figures(result.locator("details").first.locator("li b"))
    assert sum(lines) == ranked[0], "not every point is explained"
    _check_record(page, result, card)
    return result


def _check_record(page: Page, result: Locator, card: dict[str, Any]) -> None:
    with page.expect_download() as download:
        result.locator("a[download]").click()
    match = replay(download.value.path().read_text("utf-8"))  # checks every line of it
    assert match.over and match.scores() == [card["scores"][seat] for seat in sorted(card["scores"])]
