"""The time from a click to the frame that shows its effect, over a game against bots and its replay."""

import argparse

from playwright.sync_api import Page
from tests.browser.playing import Hands, await_turn, sit_down

from bench.page.browsing import SIZES, CpuTime, browsing, dom_and_heap, visit
from bench.server.players import quantile

KINDS = {
    "pick": "a choice that the page handles without the server",
    "pressed": "a choice sent to the server, until the page first reacts",
    "draft": "the same, until the preview is shown",
    "move": "confirm, until the move is shown",
    "update": "a change sent by the server, from its arrival",
    "replay": "one step of the replay",
}


def play(page: Page, actions: int, seed: int) -> None:
    """Play a whole game, or its first actions, and print the CPU time per change of the page."""
    sit_down(page)
    await_turn(page)
    cpu_time = CpuTime(page)
    before, changes = cpu_time.spent(), len(page.evaluate("window.found"))
    hands = Hands(page, seed)
    for _ in range(actions):
        await_turn(page)
        if page.locator(".result").count():
            break
        hands.action()
    await_turn(page)
    changes = len(page.evaluate("window.found")) - changes
    each = {name: (ms - before[name]) / changes for name, ms in cpu_time.spent().items()}
    print(
        ", ".join(f"{name} {ms:.1f} ms" for name, ms in each.items()),
        f"of CPU time for each of {changes} changes",
    )
    page.locator(".replay .head").click()
    page.get_by_role("button", name="To the beginning").click()
    page.wait_for_timeout(500)
    for _ in range(40):
        page.get_by_role("button", name="One move on").click()
        page.wait_for_timeout(120)


def main() -> None:
    """Measure and print."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--slower", type=float, default=1, help="factor by which the CPU is throttled")
    words.add_argument("--size", choices=SIZES, default="desk")
    words.add_argument("--actions", type=int, default=80, help="end the game after this number of actions")
    words.add_argument("--seed", type=int, default=8)
    asked = words.parse_args()
    with browsing() as (browser, server):
        context, page = visit(browser, server, asked.size, asked.slower)
        context.set_default_timeout(60_000)
        page.goto("/")
        play(page, asked.actions, asked.seed)
        found: list[tuple[str, float]] = page.evaluate("window.found")
        nodes, heap = dom_and_heap(page)
    for kind, meaning in KINDS.items():
        times = [ms / 1e3 for name, ms in found if name == kind]
        if times:
            print(f"{kind:8} {len(times):4} times, p50 {quantile(times, 0.5):6.1f} ms, ", end="")
            print(f"p95 {quantile(times, 0.95):6.1f} ms, most {quantile(times, 1.0):6.1f} ms: {meaning}")
    print(f"{nodes} elements, {heap:.1f} MB of heap at the end")


if __name__ == "__main__":
    main()
